//! `tabia play`: a game in the terminal.
//!
//! - here: the loop; `session`: the game being played, and what a person does to it
//! - `orders`: what is typed; `keys`: what is pressed; `screen`: what is drawn; `cursor`: a square at a time
//! - `opponent`: players that are programs; `saved`: records in files

mod cursor;
mod keys;
mod opponent;
mod orders;
mod saved;
mod screen;
mod session;

use crate::args::{Common, Play, Player};
use crate::choose;
use crate::failure::Failure;
use crate::terminal;
use opponent::Opponent;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::execute;
use saved::Saved;
use session::Session;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tabia::AnyGame;
use tabia::picture::Colouring;

/// How long two programs wait before each move, so that one can follow.
const PAUSE: Duration = Duration::from_millis(300);

/// Answers the command.
pub fn run(args: &Play, common: &Common) -> Result<(), Failure> {
    if common.json {
        return Err(Failure::input("play", "it has no answer in JSON"));
    }
    let mut session = session(args, common)?;
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::input("play", "it needs a terminal"));
    }
    let mut opponent = Opponent::new(args.depth, args.seed.unwrap_or_else(now));
    let mut terminal = ratatui::try_init()?;
    let pasting = Pasting::begin();
    let played = play(&mut session, &mut opponent, &mut terminal);
    drop(pasting);
    ratatui::restore();
    // Whatever happened, nothing of the game is lost: it is in its file, or here.
    let (told, fault) = session.farewell();
    let told = writeln!(io::stdout(), "{told}");
    if let Some(fault) = fault {
        return Err(Failure::Input(fault));
    }
    played?;
    Ok(told?)
}

/// For as long as it lives, the terminal tells what is pasted from what is pressed.
struct Pasting;

impl Pasting {
    fn begin() -> Pasting {
        // A terminal that cannot tell them apart goes on without.
        let _ = execute!(io::stdout(), EnableBracketedPaste);
        Pasting
    }
}

impl Drop for Pasting {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableBracketedPaste);
    }
}

fn session(args: &Play, common: &Common) -> Result<Session, Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    let begun = match &args.load {
        Some(file) => saved::load(file, &rules).map_err(Failure::Input)?,
        None => Saved::nowhere(AnyGame::new(choose::position(&rules, args.fen.as_deref())?)),
    };
    let besides = begun.besides;
    let mut session = Session::new(begun, [args.white, args.black]);
    if let Some(file) = args.save.clone() {
        let is_loaded = args.load.as_ref() == Some(&file);
        may_save(&file, is_loaded, besides)?;
        session.save_in(file, is_loaded);
    }
    let (glyphs, colouring) = terminal::look(Some(args.look));
    session.glyphs = glyphs;
    session.coloured = colouring == Colouring::Ansi;
    session.turned = args.turned;
    Ok(session)
}

/// Refuses a file in which something would be lost.
fn may_save(file: &Path, is_loaded: bool, besides: Option<&str>) -> Result<(), Failure> {
    let fault = match besides {
        _ if !is_loaded && file.exists() => {
            "it is there already: name it after --load too, or save elsewhere".to_owned()
        }
        Some(besides) if is_loaded => format!("there are {besides} in it: save elsewhere"),
        _ => return Ok(()),
    };
    Err(Failure::input(&file.display().to_string(), fault))
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

fn play(
    session: &mut Session,
    opponent: &mut Opponent,
    terminal: &mut DefaultTerminal,
) -> io::Result<()> {
    while !session.is_left() {
        terminal.draw(|frame| screen::draw(session, frame))?;
        let Some(program) = session.program_to_move() else {
            keys::handle(session, &event::read()?);
            continue;
        };
        // Keys come first, so that two programs at play can be left.
        let pause = match session.has_person() {
            true => Duration::ZERO,
            false => PAUSE,
        };
        if event::poll(pause)? {
            keys::handle(session, &event::read()?);
        } else if let Some(mv) = opponent.choose(program == Player::Search, &session.game) {
            session.play(mv);
        }
    }
    Ok(())
}
