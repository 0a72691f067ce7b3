//! All that the page shows.

use crate::games::{Game, Setting, settings};
use crate::squares::{SquareView, squares};
use crate::table::Table;
use crate::{picture, words};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use tabia::pdn::Record;
use tabia::{StepAction, Variant};

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// Why what was asked for was not done.
    pub error: Option<String>,
    /// The list of games, where it was asked for.
    pub games: Option<Vec<Game>>,
    /// How everything is now.
    pub view: View,
}

/// All that the page shows.
#[derive(Debug, Serialize)]
pub struct View {
    /// The name of the game.
    pub game: &'static str,
    /// The name that people use.
    pub title: &'static str,
    /// What is chosen of its rules.
    pub options: Vec<Setting>,
    /// The move made last; in a turn under way, as much of it as is made.
    pub last: Option<String>,
    /// Who is to move, or how the game ended.
    pub status: String,
    /// Whether the game is over.
    pub is_over: bool,
    /// What players say of the last move.
    pub announcements: Vec<String>,
    /// The draw clauses whose counts have begun.
    pub clauses: Vec<String>,
    /// Why the side to move may claim a draw, if it may.
    pub claim: Option<String>,
    /// The moves, and after them those taken back.
    pub moves: Vec<String>,
    /// How many of them are made.
    pub plies: usize,
    /// Whether Black moved first.
    pub black_began: bool,
    /// Whether something can be taken back.
    pub can_back: bool,
    /// Whether something that was taken back can be made again.
    pub can_forward: bool,
    /// Whether the move under way may end here.
    pub can_stop: bool,
    /// The steps that lead to the square chosen last, where there are several.
    pub choices: Vec<Choice>,
    /// The position as text.
    pub fen: String,
    /// The game as text, in PDN or PGN.
    pub record: String,
    /// The same with what was taken back: all moves, and how the players ended it.
    pub whole: String,
    /// All of the table as one text, from which it can be made again.
    pub saved: String,
    /// The board, drawn as SVG.
    pub svg: String,
    /// The width of that drawing, in its own units.
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// The squares, with their places in the drawing.
    pub squares: Vec<SquareView>,
}

/// One of several steps to the same square.
#[derive(Debug, Serialize)]
pub struct Choice {
    /// Its number.
    pub step: u16,
    /// What it is, in words.
    pub text: String,
}

impl View {
    pub(crate) fn of(table: &Table) -> View {
        let game = &table.game;
        let about = game.variant().about();
        let picture = picture::of(table);
        let (width, height) = picture.size();
        View {
            game: about.name,
            title: about.title,
            options: settings(&game.rules()),
            last: words::last(table),
            status: words::status(table),
            is_over: game.outcome().is_some(),
            announcements: words::announcements(game),
            clauses: words::clauses(game),
            claim: game.claimable().map(words::reason),
            moves: game.texts(),
            plies: game.plies(),
            black_began: game.first_position().turn() == tabia::Side::Black,
            can_back: table.turn.path().len() > 1
                || game.plies() > 0
                || game.ended_by_players().is_some(),
            can_forward: !game.undone().is_empty() || table.is_to_end(),
            can_stop: table.turn.may_stop(),
            choices: choices(table),
            fen: game.position().fen().to_string(),
            record: Record::of(game).to_string(),
            whole: Record::of(&table.whole()).to_string(),
            saved: table.saved(),
            width,
            height,
            squares: squares(table, &picture),
            svg: picture.svg().to_string(),
        }
    }
}

fn choices(table: &Table) -> Vec<Choice> {
    let game: Variant = table.game.variant();
    let told = |action: &StepAction| {
        Some(Choice {
            step: table.turn.numbering().encode(*action)?,
            text: words::action(game, *action),
        })
    };
    table.choices.iter().filter_map(told).collect()
}
