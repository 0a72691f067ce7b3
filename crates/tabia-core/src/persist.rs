//! Positions, moves, outcomes and games for serde: text for formats that people read, few bytes for others.
//!
//! What is read is checked as text from outside is: a position by its FEN, a game by playing its moves.

use crate::options::chosen;
use crate::{Game, Move, Notation, OptionError, Options, Outcome, Reason, Side, Square};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer};
use serde::ser::{Serialize, Serializer};

/// The options of a game that are not its usual ones, by name and value.
pub type Chosen = alloc::collections::BTreeMap<String, String>;

/// These options, but for those chosen by name.
///
/// # Errors
///
/// If there is no such option or value, or the values do not go together.
pub fn choose<O: Options>(mut usual: O, chosen: &Chosen) -> Result<O, OptionError> {
    for (name, value) in chosen {
        usual.set(name, value)?;
    }
    usual.check()?;
    Ok(usual)
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadablePosition {
    fen: String,
    #[serde(default, skip_serializing_if = "Chosen::is_empty")]
    options: Chosen,
}

/// Writes a position: its FEN, and those of its options that are not the usual ones.
///
/// # Errors
///
/// If the serializer fails.
pub fn serialize_position<P: Notation, S: Serializer>(
    position: &P,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let fen = position.fen().to_string();
    let options = chosen(&position.options(), &P::Options::default());
    let options = options
        .into_iter()
        .map(|(name, value)| (name.to_string(), value));
    let options: Chosen = options.collect();
    if serializer.is_human_readable() {
        ReadablePosition { fen, options }.serialize(serializer)
    } else {
        (fen, options).serialize(serializer)
    }
}

/// Reads a position.
///
/// # Errors
///
/// If the deserializer fails, or what it finds is no position of the game.
pub fn deserialize_position<'de, P: Notation, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<P, D::Error> {
    let (fen, options) = if deserializer.is_human_readable() {
        let ReadablePosition { fen, options } = Deserialize::deserialize(deserializer)?;
        (fen, options)
    } else {
        Deserialize::deserialize(deserializer)?
    };
    let options = choose(P::Options::default(), &options).map_err(de::Error::custom)?;
    P::from_fen_with(&fen, options).map_err(de::Error::custom)
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = self.to_bytes();
        if serializer.is_human_readable() {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
            serializer.serialize_str(&digits.collect::<String>())
        } else {
            bytes.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let bytes = if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            bytes_of(&text).ok_or_else(|| {
                de::Error::custom(format!("`{text}` is no move: 32 hexadecimal digits are"))
            })?
        } else {
            <[u8; 16]>::deserialize(deserializer)?
        };
        Move::from_bytes(bytes).ok_or_else(|| de::Error::custom("no move has these bytes"))
    }
}

fn bytes_of(digits: &str) -> Option<[u8; 16]> {
    let plain = digits.len() == 32 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let word = u128::from_str_radix(digits, 16).ok().filter(|_| plain)?;
    Some(word.to_be_bytes())
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Square::new(index).ok_or_else(|| de::Error::custom(format!("no square has index {index}")))
    }
}

/// One of a few things with names: the name where people read, otherwise the place in the list.
fn serialize_named<T: Copy + PartialEq, S: Serializer>(
    thing: T,
    all: &[T],
    name: fn(T) -> &'static str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        return serializer.serialize_str(name(thing));
    }
    let place = all.iter().position(|other| *other == thing);
    serializer.serialize_u8(place.unwrap_or_default() as u8)
}

fn deserialize_named<'de, T: Copy, D: Deserializer<'de>>(
    what: &str,
    all: &[T],
    name: fn(T) -> &'static str,
    deserializer: D,
) -> Result<T, D::Error> {
    if deserializer.is_human_readable() {
        let text = String::deserialize(deserializer)?;
        let found = all.iter().copied().find(|&thing| name(thing) == text);
        return found.ok_or_else(|| de::Error::custom(format!("`{text}` is no {what}")));
    }
    let place = u8::deserialize(deserializer)?;
    let found = all.get(usize::from(place)).copied();
    found.ok_or_else(|| de::Error::custom(format!("{place} is no {what}")))
}

const SIDES: &[Side] = &[Side::White, Side::Black];

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_named(*self, SIDES, Side::name, serializer)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        deserialize_named("side", SIDES, Side::name, deserializer)
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_named(*self, Reason::ALL, Reason::name, serializer)
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Reason, D::Error> {
        deserialize_named("reason", Reason::ALL, Reason::name, deserializer)
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Outcome", deny_unknown_fields)]
struct PlainOutcome {
    winner: Option<Side>,
    reason: Reason,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PlainOutcome::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        PlainOutcome::deserialize(deserializer)
    }
}

/// A game as it is written; reading plays it.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainGame<P, M> {
    /// The position it began with.
    pub start: P,
    /// The moves made, and after them those taken back.
    pub moves: Vec<M>,
    /// How many of them are made.
    pub made: usize,
    /// What the players made of it.
    pub end: Option<Outcome>,
}

/// A move as a game holds it: as bytes, or as text.
pub trait Stored: fmt::Debug {
    /// The move, read where it is made.
    fn read<P: Notation>(&self, position: &P) -> Option<Move>;
}

impl Stored for Move {
    fn read<P: Notation>(&self, _: &P) -> Option<Move> {
        Some(*self)
    }
}

impl Stored for String {
    fn read<P: Notation>(&self, position: &P) -> Option<Move> {
        position.parse_move(self).ok()
    }
}

impl<P: Notation, M: Stored> PlainGame<P, M> {
    /// Plays the game.
    ///
    /// # Errors
    ///
    /// If a move is not legal, or the game cannot have ended so: which, in words.
    pub fn play(self) -> Result<Game<P>, String> {
        let mut game = Game::new(self.start);
        for (ply, mv) in self.moves.iter().enumerate() {
            let read = mv.read(game.position());
            let played = read.map(|mv| game.play_on(mv));
            if played != Some(Ok(())) {
                return Err(format!("ply {}: {mv:?} is no legal move there", ply + 1));
            }
        }
        while game.plies() > self.made && game.undo().is_some() {}
        if game.plies() < self.made {
            return Err(format!("{} moves made of {}", self.made, game.plies()));
        }
        match self.end {
            Some(end) if !game.end_as(end) => {
                Err(format!("the players cannot have ended the game so: {end}"))
            }
            _ => Ok(game),
        }
    }
}

impl<P: Serialize> PlainGame<P, Move> {
    /// Writes the game: with these texts of its moves where people read, else with the moves.
    ///
    /// # Errors
    ///
    /// If the serializer fails.
    pub fn store<S: Serializer>(
        self,
        texts: impl FnOnce() -> Vec<String>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.serialize(serializer);
        }
        let readable = PlainGame {
            start: self.start,
            moves: texts(),
            made: self.made,
            end: self.end,
        };
        readable.serialize(serializer)
    }
}

impl<P: Notation + Serialize> Serialize for Game<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plain = PlainGame {
            start: self.first_position(),
            moves: [self.moves(), self.undone()].concat(),
            made: self.plies(),
            end: self.ended_by_players(),
        };
        plain.store(|| self.texts(), serializer)
    }
}

impl<'de, P: Notation + DeserializeOwned> Deserialize<'de> for Game<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game<P>, D::Error> {
        let played = if deserializer.is_human_readable() {
            PlainGame::<P, String>::deserialize(deserializer)?.play()
        } else {
            PlainGame::<P, Move>::deserialize(deserializer)?.play()
        };
        played.map_err(de::Error::custom)
    }
}
