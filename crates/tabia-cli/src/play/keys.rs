//! What is pressed.

use super::cursor::Way;
use super::orders::Order;
use super::session::Session;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A line that is longer is no move and no name of a file.
const LONGEST: usize = 1000;

/// Does what a key asks for.
pub fn handle(session: &mut Session, event: &Event) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(session, *key),
        Event::Paste(text) => text.chars().for_each(|letter| write(session, letter)),
        _ => {}
    }
}

fn press(session: &mut Session, key: KeyEvent) {
    // What was typed before the terminal was ours comes with line feeds, which are Ctrl-J.
    let is_line_feed = key.code == KeyCode::Char('j');
    if key.modifiers.contains(KeyModifiers::CONTROL) && !is_line_feed {
        return with_control(session, key.code);
    }
    let grid = session.turn.grid();
    let turned = session.turned;
    let code = match key.modifiers.contains(KeyModifiers::CONTROL) {
        true => KeyCode::Enter,
        false => key.code,
    };
    match code {
        KeyCode::Char(digit @ '1'..='9') if !session.choices.is_empty() => {
            session.pick(digit as usize - '1' as usize);
        }
        KeyCode::Char(' ') if session.line.is_empty() => session.choose(session.cursor.square),
        KeyCode::Char(letter) => write(session, letter),
        KeyCode::Enter if session.line.is_empty() => session.choose(session.cursor.square),
        KeyCode::Enter => session.enter(),
        KeyCode::Backspace => {
            session.line.pop();
        }
        KeyCode::Esc => session.back(),
        KeyCode::Up => session.cursor.go(Way::Up, turned, grid),
        KeyCode::Down => session.cursor.go(Way::Down, turned, grid),
        KeyCode::Left => session.cursor.go(Way::Left, turned, grid),
        KeyCode::Right => session.cursor.go(Way::Right, turned, grid),
        KeyCode::Tab | KeyCode::BackTab => {
            let among = match session.turn.at() {
                Some(_) => session.turn.next_squares(),
                None => session.turn.starts(),
            };
            let forward = (code == KeyCode::Tab) != turned;
            session.cursor.cycle(among, forward, grid);
        }
        _ => {}
    }
}

fn with_control(session: &mut Session, code: KeyCode) {
    let done = match code {
        KeyCode::Char('c' | 'd' | 'q') => return session.leave(),
        KeyCode::Char('z') => session.obey(&Order::Undo),
        KeyCode::Char('y') => session.obey(&Order::Redo),
        KeyCode::Char('u') => {
            session.line.clear();
            Ok(())
        }
        _ => return,
    };
    if let Err(fault) = done {
        session.complain(fault);
    }
}

fn write(session: &mut Session, letter: char) {
    if !letter.is_control() && session.line.len() < LONGEST {
        session.line.push(letter);
    }
}
