//! What can be asked on the command line.

mod board;

pub use board::{Look, Play, Player, Show, Signs, When};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use tabia::Variant;

const EXAMPLES: &str = "\
Examples:
  tabia games
  tabia show turkish
  tabia moves russian --fen 'W:Wc3:Bb6,d4'
  tabia apply russian c3-d4 d6-c5
  tabia perft russian 9
  tabia replay games.pdn
  tabia moves turkish --option several_v_one_man=yes

Exit codes: 0 fine, 1 the input was wrong (a position, a move, an option), 2 wrong usage
(a command, a flag or a game that there is not).";

/// Plays by the rules of traditional board games: legal moves, boards, leaf counts, random games.
#[derive(Parser, Debug)]
#[command(name = "tabia", version, after_help = EXAMPLES)]
pub struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

impl Cli {
    /// The command, and what every command can be told, given before its name or after it.
    pub fn together(self) -> (Command, Common) {
        let after = self.command.common();
        let mut options = self.common.options;
        options.extend(after.options.iter().cloned());
        let json = self.common.json || after.json;
        (self.command, Common { json, options })
    }
}

/// What every command can be told.
#[derive(Args, Debug)]
pub struct Common {
    /// Answer in JSON, for programs.
    #[arg(long)]
    pub json: bool,
    /// Choose a rule of the game, such as `several_v_one_man=yes`. Can be given several times;
    /// `tabia games` lists the options of each game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub options: Vec<(String, String)>,
}

fn name_and_value(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games: name, family, board, starting position, options.
    Games(Games),
    /// Count the positions that can arise after exactly so many plies.
    Perft(Perft),
    /// List the legal moves of one position, or of many from standard input.
    Moves(Moves),
    /// Play moves and show the position after them.
    Apply(Apply),
    /// Draw the board as text or as SVG.
    Show(Show),
    /// Play a game in the terminal: two people, or a person and the computer.
    Play(Play),
    /// Play random games and tell how they end, how long they are and how fast they went.
    Random(Random),
    /// Replay recorded games: check every move and the result against the rules.
    Replay(Replay),
    /// Rewrite records or positions: letters or numbers, short or full moves.
    Convert(Convert),
}

impl Command {
    fn common(&self) -> &Common {
        match self {
            Command::Games(args) => &args.common,
            Command::Perft(args) => &args.common,
            Command::Moves(args) => &args.common,
            Command::Apply(args) => &args.common,
            Command::Show(args) => &args.common,
            Command::Play(args) => &args.common,
            Command::Random(args) => &args.common,
            Command::Replay(args) => &args.common,
            Command::Convert(args) => &args.common,
        }
    }
}

/// `tabia games`
#[derive(Args, Debug)]
pub struct Games {
    #[command(flatten)]
    common: Common,
}

const PERFT_EXAMPLES: &str = "\
Examples:
  tabia perft russian 9
  tabia perft turkish 5 --routes --divide
  tabia perft russian 13 --threads 0 --hash 256
  tabia perft russian 3 --fen 'W:WK24:B6,19' --json

A position without a legal move has no leaves at any depth above 0; no draw rule counts.";

/// `tabia perft`
#[derive(Args, Debug)]
#[command(after_help = PERFT_EXAMPLES)]
pub struct Perft {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// How many plies deep, 0 to 255.
    #[arg(value_parser = clap::value_parser!(u32).range(..=255))]
    pub depth: u32,
    /// The position to start from, instead of the starting position of the game.
    #[arg(long)]
    pub fen: Option<String>,
    /// Count every route of a capture, not only captures with different results.
    #[arg(long)]
    pub routes: bool,
    /// Show the count for each first move.
    #[arg(long)]
    pub divide: bool,
    /// Count on so many threads; 0 for as many as there are processors.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(..=1024), conflicts_with = "routes")]
    pub threads: u16,
    /// Keep what is counted in a table of so many MiB. Two positions in about 10^19 look the same to it.
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=1 << 20), conflicts_with = "routes")]
    pub hash: Option<u32>,
    #[command(flatten)]
    common: Common,
}

const MOVES_EXAMPLES: &str = "\
Examples:
  tabia moves russian
  tabia moves russian --fen 'W:Wc3:Bb6,d4' --json
  tabia moves russian - < positions.txt > moves.jsonl

With `-`, each line read is a position and each line written is one JSON object, in the same order:
{\"fen\", \"outcome\", \"moves\"}, or {\"error\": {\"message\", \"offset\"}} for a line that is no
position (an empty one too), which does not keep the rest from being answered. If there was such a
line, the exit code is 1 in the end.";

/// `tabia moves`
#[derive(Args, Debug)]
#[command(after_help = MOVES_EXAMPLES)]
pub struct Moves {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// `-`: read positions from standard input, one a line.
    #[arg(value_name = "-", value_parser = ["-"], hide_possible_values = true, conflicts_with = "fen")]
    lines: Option<String>,
    /// The position, instead of the starting position of the game; `-` as above.
    #[arg(long)]
    fen: Option<String>,
    #[command(flatten)]
    common: Common,
}

impl Moves {
    /// The position asked for; `-` for lines of standard input.
    pub fn fen(&self) -> Option<&str> {
        self.lines.as_deref().or(self.fen.as_deref())
    }
}

const APPLY_EXAMPLES: &str = "\
Examples:
  tabia apply russian e3-d4 d6-c5 g3-f4 c5:g5
  tabia apply russian --fen 'B:Wd4,f4:Bc5' cg5

A move may be written in full (c5:e3:g5), by its ends (c5:g5), half-short (cg5) or in numbers.";

/// `tabia apply`
#[derive(Args, Debug)]
#[command(after_help = APPLY_EXAMPLES)]
pub struct Apply {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// The moves, in any accepted notation.
    #[arg(value_name = "MOVE", required = true)]
    pub moves: Vec<String>,
    /// The position to start from, instead of the starting position of the game.
    #[arg(long)]
    pub fen: Option<String>,
    #[command(flatten)]
    common: Common,
}

const RANDOM_EXAMPLES: &str = "\
Examples:
  tabia random russian
  tabia random turkish --games 1000 --seed 7 --max-plies 300 --json

Moves are chosen evenly with the generator PCG64Mcg: the same seed gives the same games in the same
version of the program. A game goes on until the rules say that it is over, draws by repetition and by
counts included; what players may claim is not claimed.";

/// `tabia random`
#[derive(Args, Debug)]
#[command(after_help = RANDOM_EXAMPLES)]
pub struct Random {
    /// The game.
    #[arg(value_parser = game())]
    pub game: Variant,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What the choice of moves starts from.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Stop a game after so many plies.
    #[arg(long, default_value_t = 1000)]
    pub max_plies: u32,
    #[command(flatten)]
    common: Common,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  tabia replay games.pdn
  tabia replay --game russian ussr-1950.pdn ussr-1965.pdn --json
  zcat all.pdn.gz | tabia replay --game turkish -

A file is PDN (or PGN for Shatar), in UTF-8, Windows 1251 or DOS 866, read game by game. A table of openings
or of legal moves, a file that ends in .tsv, is checked row by row. The exit code is 1 if any game has a fault: a
game that cannot be read, a move that is not legal, a result that the rules do not give. Games in which players went
on after the rules called a draw are counted, and are no fault.";

/// `tabia replay`
#[derive(Args, Debug)]
#[command(after_help = REPLAY_EXAMPLES)]
pub struct Replay {
    /// The files; `-` for standard input.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The game of records that do not say which they are of.
    #[arg(long, value_parser = game())]
    pub game: Option<Variant>,
    /// The encoding of tags and comments.
    #[arg(long, value_enum, default_value_t = TextEncoding::Guess)]
    pub encoding: TextEncoding,
    #[command(flatten)]
    common: Common,
}

/// The encoding of a file.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum TextEncoding {
    /// UTF-8, or else what is likelier of the two others.
    Guess,
    /// UTF-8.
    Utf8,
    /// Windows 1251.
    Cp1251,
    /// DOS 866.
    Cp866,
}

const CONVERT_EXAMPLES: &str = "\
Examples:
  tabia convert games.pdn --squares numbers > numbers.pdn
  tabia convert --game russian old.pdn --length full
  tabia convert --game russian --fen - --squares numbers < positions.txt
  tabia convert --game turkish --fen 'W:Wa3:Bb8' --squares numbers

Records come out as PDN in UTF-8, with the marks, comments and variations they had. A game with a fault is
left out and reported, and so is a line that is no position; the exit code is then 1 in the end.";

/// `tabia convert`
#[derive(Args, Debug)]
#[command(after_help = CONVERT_EXAMPLES)]
pub struct Convert {
    /// Files of records; `-` for standard input.
    #[arg(
        value_name = "FILE",
        required_unless_present = "fen",
        conflicts_with = "fen"
    )]
    pub files: Vec<PathBuf>,
    /// A position instead of records; `-` for positions from standard input, one a line.
    #[arg(long, requires = "game")]
    pub fen: Option<String>,
    /// The game of records that do not say which they are of, or of the position.
    #[arg(long, value_parser = game())]
    pub game: Option<Variant>,
    /// How squares are written; as usual in the game, if not given.
    #[arg(long, value_enum)]
    pub squares: Option<Squares>,
    /// How much of a move is written: its ends where they are enough, or every square.
    #[arg(long, value_enum)]
    pub length: Option<MoveLength>,
    /// The encoding of tags and comments.
    #[arg(long, value_enum, default_value_t = TextEncoding::Guess)]
    pub encoding: TextEncoding,
    #[command(flatten)]
    common: Common,
}

/// How squares are written.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum Squares {
    /// `c3`.
    Letters,
    /// `22`.
    Numbers,
}

/// How much of a move is written.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum MoveLength {
    /// The ends, where they are enough.
    Short,
    /// Every square.
    Full,
}

/// Reads the name of a game; for another name clap lists those there are.
fn game() -> impl TypedValueParser<Value = Variant> {
    let name = |variant: &Variant| PossibleValue::new(variant.name()).help(variant.about().title);
    PossibleValuesParser::new(Variant::ALL.iter().map(name))
        .try_map(|name| Variant::from_name(&name).ok_or("no game has this name"))
}
