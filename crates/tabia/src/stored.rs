//! Games by name, rules, positions and whole games for serde.
//!
//! For people a game is its name and a position its FEN; other formats get the number of the game, and
//! moves as 16 bytes.

use crate::draughts::{Draughts, DraughtsVariant, Vigman};
use crate::shatar::Shatar;
use crate::shatra::Shatra;
use crate::towers::Bashni;
use crate::{AnyGame, AnyMove, AnyPosition, RuleSet, Variant};
use alloc::format;
use alloc::string::{String, ToString};
use serde::de::{self, Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use tabia_core::persist::{Chosen, PlainGame, deserialize_position, serialize_position};

/// Positions whose game is known when the program is compiled.
macro_rules! positions {
    ($(($($of:tt)*) $position:ty;)*) => {$(
        impl$($of)* Serialize for $position {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serialize_position(self, serializer)
            }
        }

        impl_deserialize!(($($of)*) $position);
    )*};
}

macro_rules! impl_deserialize {
    ((<$v:ident: $bound:path>) $position:ty) => {
        impl<'de, $v: $bound> Deserialize<'de> for $position {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserialize_position(deserializer)
            }
        }
    };
    (() $position:ty) => {
        impl<'de> Deserialize<'de> for $position {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserialize_position(deserializer)
            }
        }
    };
}

positions! {
    (<V: DraughtsVariant>) Draughts<V>;
    () Vigman;
    () Bashni;
    () Shatra;
    () Shatar;
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u8(self.number())
        }
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        let (found, told) = if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            (Variant::from_name(&name), format!("`{name}`"))
        } else {
            let number = u8::deserialize(deserializer)?;
            (Variant::from_number(number), number.to_string())
        };
        found.ok_or_else(|| de::Error::custom(format!("there is no game {told}")))
    }
}

/// A game, what is chosen of its options, and a position by its FEN.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Readable {
    game: Variant,
    #[serde(default, skip_serializing_if = "Chosen::is_empty")]
    options: Chosen,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
}

fn serialize_rules<S: Serializer>(
    rules: &RuleSet,
    fen: Option<String>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let chosen = rules.chosen().into_iter();
    let options: Chosen = chosen
        .map(|(name, value)| (name.to_string(), value))
        .collect();
    let game = rules.variant();
    if serializer.is_human_readable() {
        Readable { game, options, fen }.serialize(serializer)
    } else {
        (game, options, fen).serialize(serializer)
    }
}

fn deserialize_rules<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<(RuleSet, Option<String>), D::Error> {
    let (game, options, fen): (Variant, Chosen, Option<String>) =
        if deserializer.is_human_readable() {
            let Readable { game, options, fen } = Deserialize::deserialize(deserializer)?;
            (game, options, fen)
        } else {
            Deserialize::deserialize(deserializer)?
        };
    let mut rules = game.rules();
    for (name, value) in &options {
        rules.set(name, value).map_err(de::Error::custom)?;
    }
    rules.check().map_err(de::Error::custom)?;
    Ok((rules, fen))
}

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_rules(self, None, serializer)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleSet, D::Error> {
        deserialize_rules(deserializer).map(|(rules, _)| rules)
    }
}

impl Serialize for AnyPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_rules(&self.rules(), Some(self.fen().to_string()), serializer)
    }
}

impl<'de> Deserialize<'de> for AnyPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyPosition, D::Error> {
        let (rules, fen) = deserialize_rules(deserializer)?;
        let fen = fen.ok_or_else(|| de::Error::missing_field("fen"))?;
        rules.position(&fen).map_err(de::Error::custom)
    }
}

impl Serialize for AnyGame {
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

impl<'de> Deserialize<'de> for AnyGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyGame, D::Error> {
        let played = if deserializer.is_human_readable() {
            AnyGame::from_plain(PlainGame::<_, String>::deserialize(deserializer)?)
        } else {
            AnyGame::from_plain(PlainGame::<_, AnyMove>::deserialize(deserializer)?)
        };
        played.map_err(de::Error::custom)
    }
}
