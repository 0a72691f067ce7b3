//! What a person may do, and what is told.

use super::*;
use tabia::Variant;

fn session(players: [Player; 2]) -> Session {
    let game = AnyGame::start(Variant::Russian);
    Session::new(Saved::nowhere(game), players)
}

fn enter(session: &mut Session, line: &str) {
    session.line = line.to_owned();
    session.enter();
}

#[test]
fn nobody_acts_for_a_program() {
    let mut session = session([Player::Person, Player::Random]);
    enter(&mut session, "c3-d4");
    let kept = session.game.clone();
    let refused = |session: &Session| {
        assert_eq!(session.message.lines, ["it is not your turn"]);
        assert!(session.message.is_error);
        assert_eq!(session.game, kept);
        assert_eq!(session.turn.at(), None);
    };
    for line in ["d6-c5", "resign", "draw", "stop"] {
        enter(&mut session, line);
        refused(&session);
    }
    let d6 = session.turn.grid().square("d6").unwrap();
    session.choose(d6);
    refused(&session);
    // To take a move back is the person's own affair.
    enter(&mut session, "undo");
    assert_eq!(session.game.plies(), 0);
}

#[test]
fn a_move_made_square_by_square_takes_the_warning_back() {
    let mut session = session([Player::Person; 2]);
    enter(&mut session, "c3-d4");
    session.leave();
    assert!(session.message.is_error && !session.is_left());
    for name in ["d6", "c5"] {
        session.choose(session.turn.grid().square(name).unwrap());
    }
    assert_eq!(session.game.plies(), 2);
    session.leave();
    assert!(session.message.is_error && !session.is_left());
    session.leave();
    assert!(session.is_left());
}

#[test]
fn what_was_told_before_is_gone_once_a_side_resigns() {
    let mut session = session([Player::Person; 2]);
    enter(&mut session, "fen");
    assert_eq!(session.message.lines.len(), 1);
    enter(&mut session, "resign");
    assert_eq!(session.message.lines, ["black wins (resignation)"]);
    enter(&mut session, "undo");
    assert_eq!(session.game.outcome(), None);
}

#[test]
fn a_game_that_is_written_on_leaving_is_left_at_once() {
    let mut session = session([Player::Person; 2]);
    session.save_in("nowhere/game.pdn".into(), false);
    enter(&mut session, "c3-d4");
    enter(&mut session, "new");
    assert!(session.message.is_error);
    enter(&mut session, "quit");
    assert!(session.is_left());
    let (told, fault) = session.farewell();
    assert!(told.ends_with("1. c3-d4 *"), "{told}");
    assert!(fault.unwrap().starts_with("nowhere/game.pdn: "));
}

#[test]
fn squares_show_their_numbers_where_moves_are_written_in_numbers() {
    for &variant in Variant::ALL {
        let game = Saved::nowhere(AnyGame::start(variant));
        let session = Session::new(game, [Player::Person; 2]);
        let lines = session.picture().spans(Glyphs::Ascii);
        let has = |text: &str| lines.iter().flatten().any(|span| span.text.trim() == text);
        let is_numbered = variant.style().squares == SquareForm::Numbers;
        // A vacant square in the middle of every board whose squares are numbered.
        assert_eq!(has("30"), is_numbered, "{}", variant.name());
    }
}
