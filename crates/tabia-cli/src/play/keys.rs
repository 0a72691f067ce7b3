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
        Event::Paste(text) => paste(session, text),
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
        // Of a line under way a digit is a part.
        KeyCode::Char(digit @ '1'..='9')
            if session.line.is_empty() && !session.choices.is_empty() =>
        {
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

/// What is pasted is typed, and nothing of it is obeyed as a key: it is one line, to be looked at first.
fn paste(session: &mut Session, text: &str) {
    for letter in text.trim().chars() {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        write(session, letter);
    }
}

fn write(session: &mut Session, letter: char) {
    if !letter.is_control() && session.line.len() < LONGEST {
        session.line.push(letter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Player;
    use crate::play::saved::Saved;
    use tabia::{AnyGame, AnyPosition, Variant};

    fn press_all(session: &mut Session, keys: &str) {
        for letter in keys.chars() {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            handle(session, &Event::Key(key));
        }
    }

    /// A session of Shatra in which a promotion is to be picked.
    fn picking() -> Session {
        let fen = "3/1S1/3/1/7/7/7/7/7/7/B/3/3/b2 w - - -";
        let position = AnyPosition::from_fen(Variant::Shatra, fen).unwrap();
        let [five, two] = [5, 2].map(|number| position.grid().numbered(number).unwrap());
        let game = Saved::nowhere(AnyGame::new(position));
        let mut session = Session::new(game, [Player::Person; 2]);
        session.choose(five);
        session.choose(two);
        assert!(session.choices.len() > 1);
        session
    }

    #[test]
    fn digits_pick_where_nothing_is_typed_and_are_typed_elsewhere() {
        let mut session = picking();
        press_all(&mut session, "save 12");
        assert_eq!(session.line, "save 12");
        assert_eq!(session.game.plies(), 0);
        session.line.clear();
        press_all(&mut session, "1");
        assert_eq!(session.line, "");
        assert_eq!(session.game.plies(), 1);
    }

    #[test]
    fn what_is_pasted_picks_nothing_and_is_one_line() {
        let mut session = picking();
        handle(&mut session, &Event::Paste("1\t5-2\r\nquit!\r\n".into()));
        assert_eq!(session.line, "1 5-2  quit!");
        assert_eq!(session.game.plies(), 0);
        assert!(!session.is_left());
    }
}
