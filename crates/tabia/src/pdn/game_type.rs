//! Which game a record is of: the tags `GameType`, `Variant` and `Options`.

use super::record::Record;
use super::result::ResultStyle;
use crate::any::{RuleSet, Variant};
use alloc::string::String;
use core::fmt::{self, Write};
use tabia_core::OptionError;

/// The numbers of the standard, and the values that are written for them.
const TYPES: [(u32, Variant, &str); 5] = [
    (20, Variant::International, "20"),
    (25, Variant::Russian, "25,W,8,8,A0,0"),
    (26, Variant::Brazilian, "26"),
    (30, Variant::Turkish, "30,W,8,8,A0,0"),
    (41, Variant::Spantsireti, "41,W,10,8,A0,0"),
];

/// Why the tags of a record do not say which game it is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RulesError {
    /// The tag `GameType` has a number that stands for none of the games here.
    GameType {
        /// Its value.
        value: String,
    },
    /// The tag `Variant` names none of the games here.
    Variant {
        /// Its value.
        value: String,
    },
    /// The tags `GameType` and `Variant` name different games.
    Conflict {
        /// The game of the tag `GameType`.
        game_type: Variant,
        /// The game of the tag `Variant`.
        variant: Variant,
    },
    /// The tag `Options` is not a row of `name=value`.
    Form {
        /// The part that is not.
        part: String,
    },
    /// The tag `Options` chooses what the game does not have.
    Options(OptionError),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::GameType { value } => {
                write!(f, "tag GameType: no game here has the number `{value}`")?;
                f.write_str(": known are 20, 25, 26, 30 and 41")
            }
            RulesError::Variant { value } => {
                write!(f, "tag Variant: no game here has the name `{value}`")
            }
            RulesError::Conflict { game_type, variant } => write!(
                f,
                "the tag GameType says {}, the tag Variant says {}",
                game_type.name(),
                variant.name()
            ),
            RulesError::Form { part } => {
                write!(f, "tag Options: expected `name=value`, found `{part}`")
            }
            RulesError::Options(error) => write!(f, "tag Options: {error}"),
        }
    }
}

impl core::error::Error for RulesError {}

impl Record {
    /// The game the record is of, if its tags say so.
    ///
    /// ```
    /// use tabia::Variant;
    /// use tabia::pdn::Record;
    /// let mut record = Record::new();
    /// assert_eq!(record.variant(), Ok(None));
    /// record.set_tag("GameType", "25,W,8,8,A0,0").unwrap();
    /// assert_eq!(record.variant(), Ok(Some(Variant::Russian)));
    /// record.set_tag("Variant", "Poddavki").unwrap();
    /// assert_eq!(record.variant(), Ok(Some(Variant::Poddavki)));
    /// record.set_tag("GameType", "21").unwrap();
    /// assert_eq!(
    ///     record.variant().unwrap_err().to_string(),
    ///     "tag GameType: no game here has the number `21`: known are 20, 25, 26, 30 and 41"
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// If a tag names a game that is not known here, or two tags name different games.
    pub fn variant(&self) -> Result<Option<Variant>, RulesError> {
        let by_number = self.tag("GameType").map(from_game_type).transpose()?;
        let by_name = self.tag("Variant").map(from_title).transpose()?;
        match (by_number, by_name) {
            (Some(Variant::Russian), Some(Variant::Poddavki)) => Ok(by_name),
            (Some(game_type), Some(variant)) if game_type != variant => {
                Err(RulesError::Conflict { game_type, variant })
            }
            _ => Ok(by_name.or(by_number)),
        }
    }

    /// The game the record is of with what is chosen of its options, if its tags say so.
    ///
    /// # Errors
    ///
    /// As [`Record::variant`], or if the tag `Options` cannot be read.
    pub fn rules(&self) -> Result<Option<RuleSet>, RulesError> {
        let Some(variant) = self.variant()? else {
            return Ok(None);
        };
        let mut rules = variant.rules();
        let chosen = self.tag("Options").unwrap_or_default();
        for part in chosen.split_ascii_whitespace() {
            let form = || RulesError::Form { part: part.into() };
            let (name, value) = part.split_once('=').ok_or_else(form)?;
            rules.set(name, value).map_err(RulesError::Options)?;
        }
        rules.check().map_err(RulesError::Options)?;
        Ok(Some(rules))
    }

    /// Says by tags which game the record is of, and what is chosen of its options.
    ///
    /// ```
    /// use tabia::Variant;
    /// use tabia::pdn::Record;
    /// let mut rules = Variant::Bashni.rules();
    /// rules.set("take", "at_once").unwrap();
    /// let mut record = Record::new();
    /// record.set_rules(&rules);
    /// assert_eq!(record.tag("Variant"), Some("Bashni"));
    /// assert_eq!(record.rules(), Ok(Some(rules)));
    /// ```
    pub fn set_rules(&mut self, rules: &RuleSet) {
        let variant = rules.variant();
        let typed = if variant == Variant::Poddavki {
            Variant::Russian
        } else {
            variant
        };
        let known = TYPES.iter().find(|known| known.1 == typed);
        self.set_or_remove("GameType", known.map(|known| known.2));
        let named = known.is_none() || typed != variant;
        self.set_or_remove("Variant", named.then_some(variant.about().title));
        let chosen = chosen(rules);
        self.set_or_remove("Options", (!chosen.is_empty()).then_some(&chosen));
    }

    fn set_or_remove(&mut self, name: &str, value: Option<&str>) {
        match value {
            Some(value) => self.set_tag(name, value).unwrap_or_default(),
            None => self.remove_tag(name),
        }
    }

    /// How results are written: with two points on the boards of ten files, else with one.
    #[must_use]
    pub fn result_style(&self) -> ResultStyle {
        match self.variant() {
            Ok(Some(Variant::International | Variant::Spantsireti)) => ResultStyle::Two,
            _ => ResultStyle::One,
        }
    }

    /// The position the game starts from, where it is not the usual one. The tag `SetUp` with the
    /// value 0 says that it is, whatever the tag `FEN` says.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        let usual = self.tag("SetUp").is_some_and(|value| value.trim() == "0");
        let fen = self.tag("FEN")?.trim();
        (!usual && !matches!(fen, "" | "?")).then_some(fen)
    }

    /// The half-moves before the first move, as its number tells: odd where Black begins.
    pub(super) fn first_ply(&self) -> u64 {
        let fen = self.fen().unwrap_or_default();
        let mut fields = fen.split_ascii_whitespace();
        let first = fields.next().unwrap_or_default();
        let side = match first.split_once(':') {
            Some((side, _)) => side,
            None => fields.next().unwrap_or_default(),
        };
        // In chess FEN the last but one of our fields, in Shatra no number, tells the number of the move.
        let number = fields.nth(3).and_then(|number| number.parse::<u32>().ok());
        let before = u64::from(number.unwrap_or(1).max(1) - 1);
        before * 2 + u64::from(side.eq_ignore_ascii_case("b"))
    }
}

/// The game of a value such as `25,W,8,8,A0,0`: what follows the number is not asked.
fn from_game_type(value: &str) -> Result<Variant, RulesError> {
    let number = value.split(',').next().unwrap_or_default().trim();
    let known = TYPES.iter().find(|known| number.parse() == Ok(known.0));
    let unknown = || RulesError::GameType {
        value: number.into(),
    };
    known.map(|known| known.1).ok_or_else(unknown)
}

/// The game with this name or title, in capitals or small letters.
fn from_title(value: &str) -> Result<Variant, RulesError> {
    let value = value.trim();
    let is_meant = |variant: &Variant| {
        let about = variant.about();
        value.eq_ignore_ascii_case(about.name) || value.eq_ignore_ascii_case(about.title)
    };
    let unknown = || RulesError::Variant {
        value: value.into(),
    };
    let meant = Variant::ALL.iter().copied().find(is_meant);
    meant.ok_or_else(unknown)
}

/// What is chosen that is not usual in the game, as `name=value`.
fn chosen(rules: &RuleSet) -> String {
    let usual = rules.variant().rules();
    let mut chosen = String::new();
    for option in rules.variant().options() {
        let (now, before) = (value(rules, option.name), value(&usual, option.name));
        if now != before {
            let space = if chosen.is_empty() { "" } else { " " };
            let _ = write!(chosen, "{space}{}={now}", option.name);
        }
    }
    chosen
}

fn value(rules: &RuleSet, name: &str) -> String {
    let mut value = String::new();
    let _ = rules.write_value(name, &mut value);
    value
}
