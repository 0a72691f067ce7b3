//! Games as bytes: what has to be known of each, in few words, and checked when it is read.

use crate::BatchError;
use crate::batch::{Autoreset, Settings};
use crate::line::Line;
use crate::play::Play;
use serde::{Deserialize, Serialize};
use tabia::encode::{Encode, Layout, View, Viewpoint};
use tabia::{Counts, Notation, RuleSet, Turn};

/// The form of the bytes; another one is another version.
const VERSION: u8 = 1;

/// A batch.
#[derive(Serialize, Deserialize)]
pub(crate) struct Stored {
    version: u8,
    rules: RuleSet,
    seed: u64,
    autoreset: u8,
    max_plies: Option<u32>,
    starts: Vec<String>,
    view: (u8, u8, u8),
    threads: usize,
    pub(crate) games: Vec<StoredPlay>,
}

/// A game.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPlay {
    turn: String,
    counts: [u16; tabia::MAX_CLAUSES],
    keys: Vec<u64>,
    plies: u32,
    /// The latest first.
    earlier: Vec<String>,
    pub(crate) chance: u64,
}

impl Stored {
    pub(crate) fn of(settings: &Settings, games: Vec<StoredPlay>) -> Stored {
        let view = settings.view;
        Stored {
            version: VERSION,
            rules: settings.rules,
            seed: settings.seed,
            autoreset: match settings.autoreset {
                Autoreset::NextStep => 0,
                Autoreset::SameStep => 1,
                Autoreset::Disabled => 2,
            },
            max_plies: settings.max_plies,
            starts: settings.starts.clone(),
            view: (
                match view.from {
                    Viewpoint::White => 0,
                    Viewpoint::Black => 1,
                    Viewpoint::Mover => 2,
                },
                (view.layout == Layout::Hwc).into(),
                view.history,
            ),
            threads: settings.threads,
            games,
        }
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // A list of bytes takes whatever is written, and every field has a form.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Stored, BatchError> {
        if bytes.first() != Some(&VERSION) {
            return Err(fault("its version is another one"));
        }
        postcard::from_bytes(bytes).map_err(|error| fault(&error.to_string()))
    }

    pub(crate) fn settings(&self) -> Result<Settings, BatchError> {
        let (from, layout, history) = self.view;
        Ok(Settings {
            rules: self.rules,
            games: self.games.len(),
            seed: self.seed,
            autoreset: match self.autoreset {
                0 => Autoreset::NextStep,
                1 => Autoreset::SameStep,
                2 => Autoreset::Disabled,
                _ => return Err(fault("games are started again in no known way")),
            },
            max_plies: self.max_plies,
            starts: self.starts.clone(),
            view: View {
                from: match from {
                    0 => Viewpoint::White,
                    1 => Viewpoint::Black,
                    _ => Viewpoint::Mover,
                },
                layout: if layout == 0 {
                    Layout::Chw
                } else {
                    Layout::Hwc
                },
                history,
            },
            threads: self.threads,
        })
    }
}

impl StoredPlay {
    pub(crate) fn of<P: Encode>(play: &Play<P>, chance: u64) -> StoredPlay {
        let earlier = (0..).map_while(|ago| play.earlier(ago));
        StoredPlay {
            turn: text_of(&play.turn),
            counts: play.line.counts.to_words(),
            keys: play.line.keys.clone(),
            plies: play.line.plies,
            earlier: earlier.map(|position| position.fen().to_string()).collect(),
            chance,
        }
    }

    /// The game, under these rules.
    pub(crate) fn play<P: Encode>(
        self,
        options: P::Options,
        max_plies: Option<u32>,
        history: u8,
    ) -> Result<Play<P>, BatchError> {
        let told = |error: tabia::FenError| fault(&error.to_string());
        let turn = Turn::<P>::from_text_with(&self.turn, options).map_err(told)?;
        if turn.finished().is_some() || self.earlier.len() > history.into() {
            return Err(fault(
                "a turn that is finished, or too many earlier positions",
            ));
        }
        let counts = Counts::from_words(self.counts);
        let line = Line::stored(turn.position(), counts, self.keys, self.plies);
        let mut play = Play::at(turn, line, max_plies, history);
        for fen in self.earlier.iter().rev() {
            let position = P::from_fen_with(fen, options).map_err(told)?;
            play.remember(position);
        }
        Ok(play)
    }
}

/// A turn as text.
pub(crate) fn text_of<P: Notation>(turn: &Turn<P>) -> String {
    let mut text = String::new();
    // A string takes whatever is written.
    let _ = turn.write(P::STYLE.squares, &mut text);
    text
}

pub(crate) fn fault(what: &str) -> BatchError {
    BatchError::Snapshot(what.to_owned())
}
