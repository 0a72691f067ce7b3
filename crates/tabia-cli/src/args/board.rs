//! What can be asked of the commands that draw a board.

use super::{Common, game, name_and_value};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use tabia::Variant;
use tabia::picture::{Picture, Theme};

const SHOW_EXAMPLES: &str = "\
Examples:
  tabia show russian
  tabia show turkish --turned --fen 'W:WKh5:Bb7'
  tabia show shatra --svg board.svg --set theme=print --set from=47
  tabia show russian --fen 'W:Wc1:Bd2,d4 > c1:e3' --svg - --set arrows=d4-c3

In ASCII, men are w and b, kings W and B; where there are other pieces, their letters, large for White and
small for Black. A playing square without a piece is a dot. Of a tower the top piece shows; the
whole of it is listed below the board. [ ] is around what is marked, ( ) around the last move, < > around a
piece that can be taken or was; * is a square where a piece may go.";

/// `tabia show`
#[derive(Args, Debug)]
#[command(after_help = SHOW_EXAMPLES, after_long_help = show_help())]
pub struct Show {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// The position, instead of the starting position of the game; or a turn under way, as `POSITION > c1:e3`.
    #[arg(long)]
    pub fen: Option<String>,
    /// Draw the board as Black sees it.
    #[arg(long)]
    pub turned: bool,
    /// Draw an SVG into this file; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// What the picture shows, such as `theme=dark` or `from=c3`. Can be given several times; `--help` lists all.
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub settings: Vec<(String, String)>,
    #[command(flatten)]
    pub look: Look,
    #[command(flatten)]
    pub(super) common: Common,
}

/// What a board in the terminal looks like.
#[derive(Args, Copy, Clone, Debug)]
pub struct Look {
    /// What pieces are written with: letters, or signs of Unicode. In a terminal the signs, if it has them.
    #[arg(long, value_enum, value_name = "GLYPHS", default_value_t = Signs::Auto)]
    pub glyphs: Signs,
    /// Whether the board is coloured. In a terminal it is, unless NO_COLOR is set.
    #[arg(long, alias = "colour", value_enum, value_name = "WHEN", default_value_t = When::Auto)]
    pub color: When,
}

/// What pieces are written with.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum Signs {
    /// As the terminal can.
    Auto,
    /// Letters.
    Ascii,
    /// Signs of Unicode.
    Unicode,
}

/// Whether something is done.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// In a terminal that can.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The examples, and the list of settings.
fn show_help() -> String {
    let mut help = format!("{SHOW_EXAMPLES}\n\nSettings:\n");
    for setting in Picture::SETTINGS {
        let name = format!("{}=", setting.name);
        help += &format!("  {name:<13} {} ({})\n", setting.about, setting.values);
    }
    let parts = Theme::PARTS.join(", ");
    help + &format!("  colour-NAME=  a colour, as #rrggbb; NAME is one of {parts}")
}

const PLAY_EXAMPLES: &str = "\
Examples:
  tabia play russian
  tabia play shatra --black search
  tabia play turkish --white random --black search --depth 3 --seed 7
  tabia play bashni --load game.pdn --save game.pdn

A move is typed in any notation, or made square by square: the arrow keys go over the board, Tab to the next piece
that can move or the next square it can go to, Enter chooses it. Where moves are written in numbers, vacant squares
show theirs. Typed `help` tells the rest.

The players `random` and `search` are examples and no engines: one plays any move, the other looks a few moves ahead
and counts men.";

/// `tabia play`
#[derive(Args, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub struct Play {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// The position to start from, instead of the starting position of the game.
    #[arg(long, conflicts_with = "load")]
    pub fen: Option<String>,
    /// Who plays White.
    #[arg(long, value_enum, default_value_t = Player::Person)]
    pub white: Player,
    /// Who plays Black.
    #[arg(long, value_enum, default_value_t = Player::Person)]
    pub black: Player,
    /// How many plies `search` looks ahead.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    pub depth: u8,
    /// What the choices of `random`, and of `search` among equals, start from; another each time, if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// A record to go on from: its first game.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Where `save` writes the record, and where it is written on leaving: a file that is not there yet, or the one
    /// named after --load, if it holds nothing but that game.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Draw the board as Black sees it.
    #[arg(long)]
    pub turned: bool,
    #[command(flatten)]
    pub look: Look,
    #[command(flatten)]
    pub(super) common: Common,
}

/// Who plays a side.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Who sits at the terminal.
    Person,
    /// Any legal move.
    Random,
    /// A search of a few plies that counts men.
    Search,
}
