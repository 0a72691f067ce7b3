//! What a turn allows step by step, one test a rule.

use tabia::draughts::{Draughts, Keny, Russian, Turkish};
use tabia::shatra::{Shatra, ShatraOptions};
use tabia::towers::Bashni;
use tabia::{
    FenErrorKind, Kind, Notation, Options, Position, Square, Step, StepAction, StepError, Turn,
    Variant,
};

fn turn<P: Notation>(text: &str) -> Turn<P> {
    Turn::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sq<P: Notation>(name: &str) -> Square {
    let grid = P::grid();
    let number = || grid.numbered(name.parse().ok()?);
    grid.square(name).or_else(number).expect("a square")
}

/// The legal actions, written as the text of a turn writes them.
fn next<P: Notation>(turn: &Turn<P>) -> Vec<String> {
    let written = |action| match action {
        StepAction::Stop => "stop".to_owned(),
        StepAction::Step(step) => {
            let [from, to] = [step.from, step.to].map(|sq| testkit::square_name::<P>(sq));
            let sign = if step.capture { 'x' } else { '-' };
            let letter = step.promotion.map(|kind| P::kind_letter(kind).to_string());
            format!("{from}{sign}{to}{}", letter.unwrap_or_default())
        }
    };
    turn.steps().into_iter().map(written).collect()
}

fn go<P: Notation>(turn: &mut Turn<P>, squares: &[&str]) {
    for name in squares {
        turn.go(sq::<P>(name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn a_chosen_piece_shows_its_own_steps_only() {
    let mut turn = Turn::new(Draughts::<Russian>::start());
    assert_eq!(turn.starts().len(), 4);
    assert_eq!(turn.steps().len(), 7);
    turn.choose(sq::<Draughts<Russian>>("c3")).unwrap();
    assert_eq!(next(&turn), ["c3-b4", "c3-d4"]);
    turn.choose(sq::<Draughts<Russian>>("a3")).unwrap();
    assert_eq!(next(&turn), ["a3-b4"]);
}

#[test]
fn undo_goes_back_to_the_beginning() {
    let mut turn: Turn<Draughts<Russian>> = turn("W:Wc1:Bd2,d4 > c1:e3:c5");
    assert!(turn.finished().is_some());
    assert!(turn.undo());
    assert_eq!(turn.to_string(), "W:Wc1:Bd2,d4 > c1:e3");
    assert!(turn.undo());
    assert_eq!(turn, Turn::new(*turn.position()));
    assert!(!turn.undo());
}

#[test]
fn a_man_crowned_on_the_way_goes_on_as_a_king() {
    let mut turn: Turn<Draughts<Russian>> = turn("W:Wb6:Bc7,g5,e7 > b6");
    assert_eq!(turn.piece().map(|piece| piece.kind), Some(Kind::MAN));
    go(&mut turn, &["d8"]);
    assert_eq!(turn.piece().map(|piece| piece.kind), Some(Kind::KING));
    assert_eq!(next(&turn), ["d8xf6"]);
    assert!(turn.undo());
    assert_eq!(turn.piece(), None);
}

#[test]
fn a_turkish_king_takes_the_majority_step_by_step() {
    let mut turn: Turn<Draughts<Turkish>> = turn("W:WKa1:Ba3,c4,e2");
    let mut captures = 0;
    while turn.finished().is_none() {
        let step = turn.steps()[0];
        turn.take(step).unwrap();
        captures += 1;
        assert_eq!(turn.captured().len(), captures);
    }
    let mv = turn.finished().unwrap();
    assert_eq!(mv.captured().len() as usize, captures);
    assert!(turn.position().is_legal(mv));
}

#[test]
fn a_leap_over_an_own_man_is_one_quiet_step() {
    let turn: Turn<Draughts<Keny>> = turn("W:Wd4,d5:Ba8 > d4");
    assert!(next(&turn).contains(&"d4-d6".to_owned()));
}

#[test]
fn a_tower_takes_along() {
    let mut turn: Turn<Bashni> = turn("W:c3w,d4bb,f6wb > c3");
    go(&mut turn, &["e5"]);
    assert_eq!(turn.to_string(), "W:c3w,d4bb,f6wb > c3:e5");
    go(&mut turn, &["g7"]);
    assert_eq!(turn.after().unwrap().fen().to_string(), "B:d4b,f6w,g7bbw");
}

#[test]
fn a_tower_shows_a_king_from_the_landing_where_its_man_is_crowned() {
    let kinds = |text: &str, squares: [&str; 3]| {
        let mut turn: Turn<Bashni> = turn(text);
        squares.map(|name| {
            go(&mut turn, &[name]);
            turn.piece().expect("a piece on its way").kind
        })
    };
    let (man, king) = (Kind::MAN, Kind::KING);
    let route = ["d6", "f8", "h6"];
    assert_eq!(kinds("W:b4w,c5b,e7b,g7b > b4", route), [man, king, king]);
    let route = ["c5", "e3", "g1"];
    assert_eq!(kinds("B:a7b,b6w,d4w,f2w > a7", route), [man, man, king]);
}

#[test]
fn biy_may_stop_after_any_leap() {
    let fen = "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - -";
    let mut turn: Turn<Shatra> = turn(&format!("{fen} > 47"));
    assert!(
        !turn.may_stop(),
        "before the first leap there is nothing to stop"
    );
    let captures: Vec<String> = next(&turn)
        .into_iter()
        .filter(|text| text.contains('x'))
        .collect();
    assert!(!captures.is_empty());
    let mut ends = 0;
    while turn.finished().is_none() {
        let leap = turn
            .steps()
            .into_iter()
            .rfind(|action| *action != StepAction::Stop)
            .unwrap();
        turn.take(leap).unwrap();
        if turn.finished().is_none() {
            assert!(turn.may_stop());
            ends += 1;
        }
    }
    assert!(ends > 0);
}

#[test]
fn biy_chooses_between_a_step_and_a_leap_with_the_same_ends() {
    let fen = "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -";
    let mut turn: Turn<Shatra> = turn(&format!("{fen} > 53"));
    let actions = next(&turn);
    assert!(actions.contains(&"53-40".to_owned()) && actions.contains(&"53x40".to_owned()));
    let to = sq::<Shatra>("40");
    assert!(turn.next_squares().contains(to));
    let error = turn.go(to).unwrap_err();
    assert_eq!(
        error.to_string(),
        "several steps lead to `40`: name a capture or a promotion"
    );
    for (sign, text) in [("-", "53-40"), ("x", "53x40")] {
        let turn: Turn<Shatra> = Turn::from_text(&format!("{fen} > 53{sign}40")).unwrap();
        let mv = turn.finished().unwrap();
        assert_eq!(turn.position().text(mv).to_string(), text);
    }
}

#[test]
fn shatra_in_the_enemy_gate_may_stop_early() {
    let fen = "3/3/3/S/3s3/7/3s3/6b/7/6B/1/3/3/3 w - - -";
    let mut turn: Turn<Shatra> = turn(&format!("{fen} > 10"));
    assert!(next(&turn).contains(&"10-21".to_owned()) && next(&turn).contains(&"10x21".to_owned()));
    let [from, to] = ["10", "21"].map(sq::<Shatra>);
    let leap = StepAction::Step(Step {
        from,
        to,
        capture: true,
        promotion: None,
    });
    assert_eq!(turn.take(leap), Ok(None));
    assert_eq!(next(&turn), ["21x35", "stop"]);
    let mv = turn.stop().unwrap();
    assert_eq!(turn.position().text(mv).to_string(), "10x21");
    assert_eq!(turn.to_string(), format!("{fen} > 10x21 stop"));
    assert!(turn.undo() && turn.may_stop());
    go(&mut turn, &["35"]);
    assert!(turn.finished().is_some_and(|mv| mv.captured().len() == 2));
}

/// The cases of Shatra: each a name, its position and what is chosen of the rules.
fn shatra_cases() -> Vec<(String, Shatra)> {
    let table: serde_json::Value = serde_json::from_str(include_str!("cases/shatra.json")).unwrap();
    let read = |case: &serde_json::Value| {
        let mut options = ShatraOptions::default();
        for (name, value) in case["options"].as_object().unwrap() {
            options.set(name, value.as_str().unwrap()).unwrap();
        }
        let fen = case["end_fen"].as_str().unwrap();
        let position = Shatra::from_fen_with(fen, options).unwrap();
        (case["id"].as_str().unwrap().to_owned(), position)
    };
    table["cases"]
        .as_array()
        .unwrap()
        .iter()
        .map(read)
        .collect()
}

#[test]
fn every_move_of_the_cases_of_shatra_is_reached() {
    for (name, position) in shatra_cases() {
        println!("{name}");
        let game = testkit::shatra(position.options());
        testkit::laws::turns_reach_every_move(&game, &position);
    }
}

#[test]
fn a_promotion_in_a_capture_is_chosen_as_it_comes() {
    let mut cases = shatra_cases().into_iter();
    let (_, position) = cases
        .find(|(id, _)| id == "ru6-promotion-in-capture")
        .unwrap();
    let fen = position.fen();
    let mut turn: Turn<Shatra> = turn(&format!("{fen} > 9"));
    let to = sq::<Shatra>("3");
    assert!(matches!(turn.go(to), Err(StepError::Several { .. })));
    assert!(
        next(&turn)
            .iter()
            .filter(|text| text.starts_with("9x3"))
            .eq(["9x3D", "9x3T", "9x3Y"])
    );
    let without = Turn::<Shatra>::from_text(&format!("{fen} > 9x3")).unwrap_err();
    assert_eq!(without.kind, FenErrorKind::Rule);
    let turn: Turn<Shatra> = Turn::from_text(&format!("{fen} > 9x3Dx7")).unwrap();
    assert_eq!(
        turn.piece().map(|piece| Shatra::kind_letter(piece.kind)),
        Some('D')
    );
    assert_eq!(next(&turn), ["7x31"]);
    let done: Turn<Shatra> = Turn::from_text(&format!("{fen} > 9x3Dx7x31x17")).unwrap();
    let mv = done.finished().unwrap();
    assert_eq!(done.position().text(mv).to_string(), "9x3Dx7x31x17++");
}

#[test]
fn errors_name_the_squares() {
    let mut turn = Turn::new(Draughts::<Russian>::start());
    let [c3, d4, e5, b8] = ["c3", "d4", "e5", "b8"].map(sq::<Draughts<Russian>>);
    let text = |error: StepError| error.to_string();
    assert_eq!(text(turn.go(d4).unwrap_err()), "no piece is chosen");
    assert_eq!(
        text(turn.choose(b8).unwrap_err()),
        "no piece that can move stands on `b8`"
    );
    turn.choose(c3).unwrap();
    assert_eq!(
        text(turn.go(e5).unwrap_err()),
        "`c3-e5` is not a legal step here"
    );
    assert_eq!(text(turn.stop().unwrap_err()), "the move may not end here");
    assert!(turn.go(d4).unwrap().is_some());
    assert_eq!(
        text(turn.go(e5).unwrap_err()),
        "the turn is finished: no step follows"
    );
    assert_eq!(
        text(turn.choose(c3).unwrap_err()),
        "the turn is finished: no step follows"
    );
    let mut under_way: Turn<Draughts<Russian>> = Turn::from_text("W:Wc1:Bd2,d4 > c1:e3").unwrap();
    let error = under_way.choose(sq::<Draughts<Russian>>("c1")).unwrap_err();
    assert_eq!(
        text(error),
        "the piece on `e3` has moved: it goes on from there"
    );
}

#[test]
fn errors_in_text_point_at_their_place() {
    for (text, told) in [
        (
            "W:Wc1:Bd2,d9 > c1",
            "at byte 10: found `d9`: no playing square has this name",
        ),
        (
            "W:Wc1:Bd2,d4 > ",
            "at byte 15: expected a square, the text ends here",
        ),
        (
            "W:Wc1:Bd2,d4 > e3",
            "at byte 15: found `e3`: no piece that can move stands on this square",
        ),
        (
            "W:Wc1:Bd2,d4 > c1:e4",
            "at byte 18: found `e4`: no playing square has this name",
        ),
        (
            "W:Wc1:Bd2,d4 > c1-e3",
            "at byte 18: found `e3`: no legal step leads to this square",
        ),
        (
            "W:Wc1:Bd2,d4 > c1:e3 stop",
            "at byte 21: found `stop`: the move may not end here, or is complete",
        ),
        (
            "W:Wc1:Bd2,d4 > c1:e3:c5:a7",
            "at byte 23: expected the end of the turn: the move is complete, found `:`",
        ),
        (
            "W:Wc1:Bd2,d4 > c1:e3D",
            "at byte 20: expected `-`, `:` or `x` and a square, or ` stop`, found `D`",
        ),
    ] {
        let error = Turn::<Draughts<Russian>>::from_text(text).unwrap_err();
        assert_eq!(error.to_string(), told, "{text}");
    }
}

#[test]
fn the_first_turn_reads_back_in_every_game() {
    for &variant in Variant::ALL {
        let start = tabia::AnyTurn::start(variant);
        assert_eq!(variant.rules().turn(&start.to_string()), Ok(start));
    }
}
