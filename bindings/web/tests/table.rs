//! Every game at the table, with whatever a person may click: what cannot be done changes nothing, and a table that
//! was saved is the same table again.

use tabia::Variant;
use tabia_web::{Answer, Request, Rules, Table};

const REQUESTS: usize = 250;

/// Always the same numbers, none of them special.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (self.0 >> 16) as usize % most.max(1)
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}

fn rules(game: &str) -> Rules {
    Rules {
        game: game.to_owned(),
        options: Vec::new(),
    }
}

fn start(game: Variant) -> Table {
    let mut table = Table::new();
    let answer = table.ask(Request::Start(rules(game.name())));
    assert_eq!(answer.error, None);
    table
}

fn position(game: &str, fen: &str) -> Table {
    let mut table = Table::new();
    let (rules, fen) = (rules(game), fen.to_owned());
    let answer = table.ask(Request::Position { rules, fen });
    assert_eq!(answer.error, None);
    table
}

fn click(square: &str) -> Request {
    Request::Click {
        square: square.to_owned(),
    }
}

/// All that is seen, without the error.
fn seen(answer: &Answer) -> String {
    serde_json::to_string(&answer.view).unwrap()
}

fn show(table: &mut Table) -> String {
    seen(&table.ask(Request::Show))
}

/// A click where something can be done mostly, anywhere else sometimes; and everything else now and then.
fn something(numbers: &mut Numbers, before: &Answer) -> Request {
    let view = &before.view;
    if let Some(choice) = numbers.pick(&view.choices) {
        return Request::Choose { step: choice.step };
    }
    let of_use = |square: &&tabia_web::SquareView| square.can_be_chosen();
    let useful: Vec<_> = view.squares.iter().filter(of_use).collect();
    match numbers.below(60) {
        0 => Request::Back,
        1 => Request::Forward,
        2 => Request::Stop,
        3 => Request::Cancel,
        4 => Request::Go {
            plies: numbers.below(view.moves.len() + 2),
        },
        5 => Request::Choose {
            step: numbers.below(2000) as u16,
        },
        6 => click("z9"),
        7 => click(&numbers.pick(&view.squares).unwrap().name),
        8 if numbers.below(8) == 0 => Request::Resign,
        9 => Request::Claim,
        10 => Request::Play {
            text: view.moves.last().cloned().unwrap_or_default(),
        },
        11 => Request::Look {
            turned: numbers.below(2) == 0,
            theme: ["light", "dark", "blue"][numbers.below(3)].to_owned(),
            coordinates: ["usual", "letters", "numbers", "none", ""][numbers.below(5)].to_owned(),
        },
        12 if view.is_over => Request::Go { plies: 0 },
        _ if view.can_stop && numbers.below(3) == 0 => Request::Stop,
        _ => match numbers.pick(&useful) {
            Some(square) => click(&square.name),
            None => Request::Back,
        },
    }
}

/// What was saved, at another table looked at in the same way.
fn check_saved(answer: &Answer) {
    let mut other = Table::new();
    let saved = answer.view.saved.clone();
    let resumed = other.ask(Request::Resume { saved });
    assert_eq!(resumed.error, None);
    assert_eq!(resumed.view.fen, answer.view.fen);
    assert_eq!(resumed.view.moves, answer.view.moves);
    assert_eq!(resumed.view.saved, answer.view.saved);
    assert_eq!(resumed.view.status, answer.view.status);
}

/// The record, read again.
fn check_record(answer: &Answer) {
    let mut other = Table::new();
    let read = other.ask(Request::Record {
        rules: rules(answer.view.game),
        text: answer.view.record.clone(),
        number: 1,
    });
    assert_eq!(read.error, None, "{}", answer.view.record);
    assert_eq!(read.view.fen, answer.view.fen);
    assert_eq!(read.view.record, answer.view.record);
}

/// What can be gone to and made again, at another table, and what was taken back in the whole record.
fn check_line(answer: &Answer) {
    let view = &answer.view;
    let mut other = Table::new();
    let saved = view.saved.clone();
    other.ask(Request::Resume { saved });
    let forward = other.ask(Request::Forward);
    assert_eq!(forward.error.is_none(), view.can_forward);
    for plies in 0..=view.moves.len() {
        let there = other.ask(Request::Go { plies });
        assert_eq!((there.error, there.view.plies), (None, plies));
        assert_eq!(there.view.whole, view.whole);
    }
    let end = other.ask(Request::Show);
    assert_eq!(
        (end.view.record, end.view.can_forward),
        (view.whole.clone(), false)
    );
}

#[test]
fn whatever_is_clicked() {
    for (at, &game) in Variant::ALL.iter().enumerate() {
        let mut table = start(game);
        let mut numbers = Numbers(at as u32 + 1);
        let mut before = table.ask(Request::Show);
        let mut most = 0;
        for i in 0..REQUESTS {
            let request = something(&mut numbers, &before);
            let told = format!("{}: {request:?}", game.name());
            let answer = table.ask(request);
            if answer.error.is_some() {
                assert!(seen(&answer) == seen(&before), "{told}");
            }
            if i % 25 == 0 {
                check_saved(&answer);
                check_record(&answer);
                check_line(&answer);
            }
            most = most.max(answer.view.plies);
            before = answer;
        }
        assert!(most >= 5, "{}: only {most} moves", game.name());
    }
}

#[test]
fn requests_that_are_none() {
    let mut table = Table::new();
    let before = show(&mut table);
    for request in [
        "",
        "{",
        "null",
        "[]",
        "\"nothing\"",
        "{\"click\":{}}",
        "{\"click\":{\"square\":3}}",
        "{\"start\":{\"game\":\"chess\"}}",
        "{\"start\":{\"game\":\"turkish\",\"options\":[[\"x\",\"y\"]]}}",
        "{\"go\":{\"plies\":-1}}",
        "{\"go\":{\"plies\":1}}",
        "{\"choose\":{\"step\":65535}}",
        "{\"resume\":{\"saved\":\"{}\"}}",
        "{\"position\":{\"rules\":{\"game\":\"shatra\"},\"fen\":\"\u{1F600}\"}}",
        "{\"record\":{\"rules\":{\"game\":\"shatra\"},\"text\":\"\",\"number\":0}}",
    ] {
        let answer = table.answer(request);
        assert!(answer.starts_with("{\"error\":\""), "{request}: {answer}");
        assert!(show(&mut table) == before, "{request}");
    }
}

#[test]
fn a_turn_that_is_not_of_its_game_is_not_resumed() {
    let mut table = Table::new();
    let saved = table.ask(Request::Show).view.saved;
    let other = saved.replace("\"turn\":\"W:", "\"turn\":\"B:");
    assert_ne!(saved, other);
    let answer = table.ask(Request::Resume { saved: other });
    assert_eq!(
        answer.error.as_deref(),
        Some("the turn is not one of the position in the game")
    );
}

#[test]
fn an_end_that_is_not_one_of_its_game_is_not_resumed() {
    let mut table = Table::new();
    for request in [click("c3"), click("d4"), Request::Go { plies: 0 }] {
        assert_eq!(table.ask(request).error, None);
    }
    let saved = table.ask(Request::Resign).view.saved;
    let end = r#"{"winner":"black","reason":"resignation"}"#;
    assert_eq!(saved.matches(end).count(), 2, "{saved}");
    for (there, other) in [
        // Another end than that of the game, and an end before the last move.
        (format!("\"ended\":{end}"), "\"ended\":null".to_owned()),
        (
            "\"moves\":[]".to_owned(),
            "\"moves\":[\"c3-d4\"]".to_owned(),
        ),
    ] {
        assert!(saved.contains(&there), "{saved}");
        let saved = saved.replace(&there, &other);
        let answer = table.ask(Request::Resume { saved });
        let told = "the players cannot have ended the game so";
        assert_eq!(answer.error.as_deref(), Some(told));
    }
}

#[test]
fn who_ends_the_game_after_going_back_ends_it_there() {
    for end in [Request::Resign, Request::Agree] {
        let mut table = Table::new();
        for text in ["c3-d4", "d6-c5", "b2-c3"].map(str::to_owned) {
            assert_eq!(table.ask(Request::Play { text }).error, None);
        }
        table.ask(Request::Go { plies: 1 });
        let over = table.ask(end);
        assert_eq!(over.view.moves, ["c3-d4"]);
        assert!(over.view.is_over && !over.view.can_forward);
        check_line(&over);
        assert!(table.ask(Request::Resign).error.is_some());
        assert!(!table.ask(Request::Go { plies: 0 }).view.is_over);
        assert!(table.ask(Request::Forward).view.can_forward);
        assert!(table.ask(Request::Forward).view.is_over);
    }
}

#[test]
fn the_end_that_players_made_goes_with_its_line_only() {
    let mut table = Table::new();
    for request in [click("c3"), click("d4"), Request::Resign] {
        assert_eq!(table.ask(request).error, None);
    }
    let over = table.ask(Request::Back);
    assert!(!over.view.is_over && over.view.plies == 1 && over.view.can_forward);
    assert!(table.ask(Request::Forward).view.is_over);
    // The same move made again leads to the same end, another one to none.
    table.ask(Request::Go { plies: 0 });
    table.ask(click("c3"));
    assert!(table.ask(click("d4")).view.can_forward);
    table.ask(Request::Go { plies: 0 });
    table.ask(click("c3"));
    assert!(!table.ask(click("b4")).view.can_forward);
}

#[test]
fn several_steps_to_one_square_are_asked_about() {
    let mut table = position("shatra", "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -");
    table.ask(click("d4"));
    let asked = table.ask(click("b6"));
    let texts: Vec<&str> = asked
        .view
        .choices
        .iter()
        .map(|choice| &*choice.text)
        .collect();
    assert_eq!(texts, ["move", "capture"]);
    let step = asked.view.choices[1].step;
    assert_eq!(table.ask(Request::Choose { step }).view.moves, ["53x40"]);
}

#[test]
fn how_far_a_turn_has_come_is_told() {
    let mut table = position("russian", "W:Wc1:Bd2,d4,h8");
    assert_eq!(table.ask(click("c1")).view.last, None);
    let view = table.ask(click("e3")).view;
    assert_eq!(view.last.as_deref(), Some("c1:e3"));
    let labels: Vec<&str> = view.squares.iter().map(|square| &*square.label).collect();
    for label in [
        "c1 empty",
        "d2 black man, captured",
        "e3 white man, in hand",
        "d4 black man",
        "c5 empty, can be reached",
    ] {
        assert!(labels.contains(&label), "{labels:?}");
    }
    let view = table.ask(click("c5")).view;
    assert_eq!(view.last.as_deref(), Some("c1:c5"));
    assert!(view.squares.iter().any(|square| square.label == "d2 empty"));
}

#[test]
fn draw_counts_say_what_they_count() {
    let mut table = position("russian", "W:WKa3,Kc1,Ke1:BKh8");
    for text in ["c1-d2", "h8-g7"].map(str::to_owned) {
        assert_eq!(table.ask(Request::Play { text }).error, None);
    }
    let told = table.ask(Request::Show).view.clauses;
    assert_eq!(
        told,
        [
            "three kings: 1 of 15 moves of the stronger side",
            "kings only: 2 of 30 half-moves"
        ]
    );
}
