//! Calls of the C functions in an order and with arguments that bytes say: handles that are there or null, moves of
//! other positions or of no game, texts of any kind, buffers of any size, numbers of any value.
//!
//! Whatever they are, each call answers with a status, and none with `TABIA_STATUS_PANIC`; a text ends with a NUL
//! within its buffer. The same driver serves the random test and the fuzz target.

use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia_c::games::*;
use tabia_c::items::*;
use tabia_c::library::*;
use tabia_c::moves::*;
use tabia_c::perft::*;
use tabia_c::pictures::*;
use tabia_c::positions::*;
use tabia_c::readers::*;
use tabia_c::records::*;
use tabia_c::rules::*;
use tabia_c::squares::*;
use tabia_c::status::TabiaStatus;
use tabia_c::turns::*;
use tabia_c::values::*;
use tabia_c::variants::*;

/// What calls are made with.
#[derive(Default)]
// A handle is a box: its address is what C holds.
#[allow(clippy::vec_box)]
struct Hands<'a> {
    bytes: &'a [u8],
    rules: Vec<Box<TabiaRules>>,
    positions: Vec<Box<TabiaPosition>>,
    games: Vec<Box<TabiaGame>>,
    turns: Vec<Box<TabiaTurn>>,
    readers: Vec<Box<TabiaReader>>,
    records: Vec<Box<TabiaRecord>>,
    moves: Vec<TabiaMove>,
    calls: usize,
}

/// Makes the calls that the bytes say, and tells how many they were.
pub fn run(bytes: &[u8]) -> usize {
    let mut hands = Hands {
        bytes,
        ..Hands::default()
    };
    while !hands.bytes.is_empty() {
        hands.call();
    }
    hands.calls
}

/// Texts that mean something to some function.
const WORDS: &[&str] = &[
    "russian",
    "turkish",
    "shatra",
    "shatar",
    "bashni",
    "vigman",
    "international",
    "keny",
    "armenian",
    "spantsireti",
    "take",
    "at_once",
    "rejump",
    "free",
    "c3-d4",
    "d6-c5",
    "c3:e5",
    "22-18",
    "e2e4",
    "49-42",
    "a3-a4",
    "White",
    "W:WKd2:Be3,c5,e5,f6",
    "W:WKg1:Bg3,g6",
    "W:c3bW,d4b",
    "W:Wc1:Bd2,d4 > c1:e3",
    "W:WKa1:BKh8",
    "sds/sts/yty/b/sssssss/7/7/7/7/SSSSSSS/B/YTY/STS/SDS w 1-10,53-62 - -",
    "7r/6NP/2B3pk/8/5p2/4Pn2/8/3K4 w - - 0 1 -",
    "[GameType \"25\"]\n[White \"A\"]\n\n1. c3-d4 d6-c5 {x} $1 (2. e3-f4) *\n",
    "",
];

/// A slot that a function may write a value to.
fn slot<T>() -> MaybeUninit<T> {
    MaybeUninit::zeroed()
}

impl Hands<'_> {
    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.bytes.split_first() else {
            return 0;
        };
        self.bytes = rest;
        byte
    }

    fn number(&mut self) -> usize {
        let byte = self.byte();
        match byte {
            0..=199 => byte.into(),
            200..=249 => usize::from(byte) << (self.byte() % 60),
            _ => usize::MAX - usize::from(self.byte()),
        }
    }

    /// A text with its length: often one that means something, spoilt now and then.
    fn text(&mut self) -> Vec<u8> {
        let byte = self.byte();
        let mut text: Vec<u8> = match byte {
            0..=19 => {
                let len = usize::from(byte).min(self.bytes.len());
                let (text, rest) = self.bytes.split_at(len);
                self.bytes = rest;
                text.to_vec()
            }
            _ => WORDS[usize::from(byte) % WORDS.len()].into(),
        };
        if byte > 240 && !text.is_empty() {
            let at = usize::from(self.byte()) % text.len();
            text[at] = self.byte();
        }
        text
    }

    fn a_move(&mut self) -> TabiaMove {
        let byte = self.byte();
        match self.moves.len() {
            len if len > 0 && byte < 230 => self.moves[usize::from(byte) % len],
            _ => {
                let mut bytes = [0; 16];
                let spread = self.byte() % 17;
                for place in &mut bytes[..spread.into()] {
                    *place = self.byte();
                }
                TabiaMove { bytes }
            }
        }
    }

    fn status(&mut self, status: TabiaStatus) -> bool {
        self.calls += 1;
        assert_ne!(status, TabiaStatus::Panic, "{}", last_text());
        status == TabiaStatus::Ok
    }

    /// A call that writes a text into a buffer of some size, which is or is not there.
    fn writes(
        &mut self,
        call: impl FnOnce(*mut c_char, usize, Option<&mut MaybeUninit<usize>>) -> TabiaStatus,
    ) {
        let (size, mut needed) = (usize::from(self.byte()), slot::<usize>());
        let mut buffer = vec![0x55_u8; size];
        let place = if size % 7 == 6 {
            std::ptr::null_mut()
        } else {
            buffer.as_mut_ptr().cast()
        };
        let wanted = size % 5 != 4;
        let status = call(place, size, wanted.then_some(&mut needed));
        if self.status(status) {
            assert!(buffer.contains(&0), "a text ends with a NUL");
        }
    }

    /// A call that writes a list into an array of some size, which is or is not there.
    fn lists<T: Copy>(
        &mut self,
        call: impl FnOnce(*mut T, usize, Option<&mut MaybeUninit<usize>>) -> TabiaStatus,
    ) -> Vec<T> {
        let (size, mut count) = (usize::from(self.byte()), slot::<usize>());
        let mut array: Vec<T> = Vec::with_capacity(size);
        let place = if size % 7 == 6 {
            std::ptr::null_mut()
        } else {
            array.as_mut_ptr()
        };
        let status = call(place, size, (size % 11 != 10).then_some(&mut count));
        if !self.status(status) {
            return Vec::new();
        }
        // SAFETY: the call succeeded, so that it has written the count and so many values, which fitted.
        unsafe {
            array.set_len(count.assume_init());
        }
        array
    }
}

fn last_text() -> String {
    let mut buffer = [0_u8; 500];
    // SAFETY: the buffer is as long as is said.
    let _ = unsafe { tabia_last_error(buffer.as_mut_ptr().cast(), buffer.len(), None) };
    String::from_utf8_lossy(&buffer).into_owned()
}

/// A move that may be none, played without a look. The position means nothing then, and calls with it may answer
/// anything, `TABIA_STATUS_PANIC` too: but they answer, and it can be freed.
fn play_unlooked(position: Option<&TabiaPosition>, mv: TabiaMove) {
    let (mut copy, mut moves) = (slot(), Vec::<TabiaMove>::with_capacity(64));
    let _ = tabia_position_clone(position, Some(&mut copy));
    // SAFETY: a call that makes a handle writes one or null, whatever it answers.
    let mut copy = unsafe { copy.assume_init() };
    let _ = tabia_position_play_listed(copy.as_deref_mut(), mv);
    let (count, leaves, outcome) = (&mut slot(), &mut slot(), &mut slot());
    // SAFETY: the array has room for so many.
    let _ = unsafe { tabia_position_moves(copy.as_deref(), moves.as_mut_ptr(), 64, Some(count)) };
    let _ = tabia_position_perft_routes(copy.as_deref(), 2, Some(leaves));
    let _ = tabia_position_outcome(copy.as_deref(), Some(outcome));
    tabia_position_free(copy);
}

/// One of a kind of handle, or null now and then.
macro_rules! pick {
    ($hands:ident, $from:ident) => {{
        let byte = $hands.byte();
        let len = $hands.$from.len().max(1);
        match byte {
            250.. => None,
            _ => $hands
                .$from
                .get(usize::from(byte) % len)
                .map(|handle| &**handle),
        }
    }};
    (mut $hands:ident, $from:ident) => {{
        let byte = $hands.byte();
        let len = $hands.$from.len().max(1);
        match byte {
            250.. => None,
            _ => $hands
                .$from
                .get_mut(usize::from(byte) % len)
                .map(|handle| &mut **handle),
        }
    }};
}

/// A call that makes a handle, which is kept with the others; of too many, an old one is freed.
macro_rules! keep {
    ($hands:ident, $kind:ident, $free:ident, $out:ident => $call:expr) => {{
        let mut made = slot();
        let $out = Some(&mut made);
        let status = $call;
        $hands.status(status);
        // SAFETY: a call that makes a handle writes one or null, whatever it answers.
        if let Some(handle) = unsafe { made.assume_init() } {
            $hands.$kind.push(handle);
        }
        if $hands.$kind.len() > 6 {
            $free(Some($hands.$kind.swap_remove(0)));
        }
    }};
}

// SAFETY of all that follows: texts are passed with their length, buffers and arrays by `writes` and `lists`
// with theirs; handles are those of `Hands`.
macro_rules! call {
    ($hands:ident, $call:expr) => {{
        #[allow(unused_unsafe)]
        // SAFETY: see above.
        let status = unsafe { $call };
        $hands.status(status)
    }};
}

impl Hands<'_> {
    fn call(&mut self) {
        match self.byte() % 8 {
            0 => self.about_variants(),
            1 => self.about_squares(),
            2 => self.make_positions(),
            3 => self.ask_positions(),
            4 => self.about_moves(),
            5 => self.about_games(),
            6 => self.about_turns(),
            _ => self.about_records(),
        }
    }

    fn about_variants(&mut self) {
        let (variant, index, value) = (self.byte() % 20, self.number() % 12, self.number());
        let text = self.text();
        let (name, length) = (text.as_ptr().cast(), text.len());
        let other = self.text();
        match self.byte() % 9 {
            0 => drop(call!(self, tabia_variant_at(index, Some(&mut slot())))),
            1 => drop(call!(
                self,
                tabia_variant_named(name, length, Some(&mut slot()))
            )),
            2 => drop(call!(self, tabia_variant_about(variant, Some(&mut slot())))),
            3 => drop(call!(
                self,
                tabia_variant_option(variant, index, Some(&mut slot()))
            )),
            4 => {
                let call = tabia_variant_option_value(variant, index, value, Some(&mut slot()));
                self.status(call);
            }
            5 => {
                let [side, kind] = [value as u8, index as u8];
                let piece = TabiaPiece { side, kind };
                let call = tabia_piece_letter(variant, piece, Some(&mut slot()));
                self.status(call);
            }
            6 => keep!(self, rules, tabia_rules_free, out => tabia_rules_new(variant, out)),
            7 => {
                let rules = pick!(mut self, rules);
                let value = other.as_ptr().cast();
                // SAFETY: see above.
                let status = unsafe { tabia_rules_set(rules, name, length, value, other.len()) };
                self.status(status);
                let rules = pick!(self, rules);
                let status = tabia_rules_check(rules);
                self.status(status);
            }
            _ => {
                let at = usize::from(self.byte()) % self.rules.len().max(1);
                let rules = (!self.rules.is_empty()).then(|| self.rules.swap_remove(at));
                self.writes(|buffer, capacity, needed| {
                    let rules = rules.as_deref();
                    // SAFETY: see above.
                    unsafe { tabia_rules_value(rules, name, length, buffer, capacity, needed) }
                });
                tabia_rules_free(rules);
            }
        }
    }

    fn about_squares(&mut self) {
        let [variant, square, form] = [self.byte() % 20, self.byte(), self.byte() % 4];
        let text = self.text();
        match self.byte() % 5 {
            0 => self.writes(|buffer, capacity, needed| {
                // SAFETY: see above.
                unsafe { tabia_square_name(variant, square, form, buffer, capacity, needed) }
            }),
            1 => {
                let (name, length) = (text.as_ptr().cast(), text.len());
                call!(
                    self,
                    tabia_square_named(variant, name, length, Some(&mut slot()))
                );
            }
            2 => {
                let number = self.number() as u32;
                call!(
                    self,
                    tabia_square_numbered(variant, number, Some(&mut slot()))
                );
            }
            3 => drop(call!(
                self,
                tabia_square_at(variant, square, form, Some(&mut slot()))
            )),
            _ => {
                let (file, rank) = (&mut slot(), &mut slot());
                call!(
                    self,
                    tabia_square_place(variant, square, Some(file), Some(rank))
                );
                call!(
                    self,
                    tabia_square_number(variant, square, Some(&mut slot()))
                );
            }
        }
    }

    fn make_positions(&mut self) {
        let text = self.text();
        let (text, length) = (text.as_ptr().cast(), text.len());
        match self.byte() % 6 {
            0 => {
                let rules = pick!(self, rules);
                keep!(self, positions, tabia_position_free, out => tabia_position_new(rules, out));
            }
            1 | 2 => keep!(self, positions, tabia_position_free, out => {
                // SAFETY: see above.
                unsafe { tabia_position_start(text, length, out) }
            }),
            3 => {
                let rules = pick!(self, rules);
                keep!(self, positions, tabia_position_free, out => {
                    // SAFETY: see above.
                    unsafe { tabia_position_from_fen(rules, text, length, out) }
                });
            }
            4 => {
                let position = pick!(self, positions);
                keep!(self, positions, tabia_position_free, out => tabia_position_clone(position, out));
            }
            _ => {
                let position = pick!(self, positions);
                keep!(self, rules, tabia_rules_free, out => tabia_position_rules(position, out));
            }
        }
    }

    fn ask_positions(&mut self) {
        let [what, square, form] = [self.byte() % 12, self.byte(), self.byte() % 4];
        let at = usize::from(self.byte()) % self.positions.len().max(1);
        let held = (!self.positions.is_empty()).then(|| self.positions.swap_remove(at));
        let position = held.as_deref();
        match what {
            0 => self.writes(|buffer, capacity, needed| {
                // SAFETY: see above.
                unsafe { tabia_position_fen(position, form, buffer, capacity, needed) }
            }),
            1 => self.writes(|buffer, capacity, needed| {
                // SAFETY: see above.
                unsafe { tabia_position_board(position, form > 1, buffer, capacity, needed) }
            }),
            2 => drop(call!(
                self,
                tabia_position_piece(position, square, Some(&mut slot()))
            )),
            3 => drop(self.lists(|pieces, capacity, count| {
                // SAFETY: see above.
                unsafe { tabia_position_tower(position, square, pieces, capacity, count) }
            })),
            4 => drop(call!(
                self,
                tabia_position_turn(position, Some(&mut slot()))
            )),
            5 => drop(call!(
                self,
                tabia_position_outcome(position, Some(&mut slot()))
            )),
            6 => drop(call!(self, tabia_position_key(position, Some(&mut slot())))),
            7 => {
                let other = pick!(self, positions);
                let status = tabia_position_equal(position, other, Some(&mut slot()));
                self.status(status);
            }
            8 => {
                // Shallow, for the positions are many; or deeper than allowed.
                let depth = if square > 250 {
                    65
                } else {
                    u32::from(form) % 3
                };
                call!(
                    self,
                    tabia_position_perft(position, depth, Some(&mut slot()))
                );
                call!(
                    self,
                    tabia_position_perft_routes(position, depth % 2, Some(&mut slot()))
                );
            }
            9 => {
                let settings = self.text();
                self.writes(|buffer, capacity, needed| {
                    let (text, length) = (settings.as_ptr().cast(), settings.len());
                    // SAFETY: see above.
                    unsafe { tabia_position_svg(position, text, length, buffer, capacity, needed) }
                });
            }
            10 => self.writes(|buffer, capacity, needed| {
                let none = std::ptr::null();
                let coloured = square > 127;
                // SAFETY: see above.
                unsafe {
                    tabia_position_drawn(
                        position, none, 0, form, coloured, buffer, capacity, needed,
                    )
                }
            }),
            _ => {
                let to = pick!(mut self, positions);
                let status = tabia_position_copy(to, position);
                self.status(status);
            }
        }
        self.positions.extend(held);
    }

    fn about_moves(&mut self) {
        let [what, form, length] = [self.byte() % 11, self.byte() % 4, self.byte() % 4];
        let (mv, text) = (self.a_move(), self.text());
        let at = usize::from(self.byte()) % self.positions.len().max(1);
        let mut held = (!self.positions.is_empty()).then(|| self.positions.swap_remove(at));
        let position = held.as_deref();
        match what {
            0..=2 => {
                let moves = self.lists(|moves, capacity, count| {
                    // SAFETY: see above.
                    unsafe { tabia_position_moves(position, moves, capacity, count) }
                });
                if !moves.is_empty() {
                    self.moves = moves;
                }
            }
            3 => drop(call!(
                self,
                tabia_position_is_legal(position, mv, Some(&mut slot()))
            )),
            4 if form == 0 => play_unlooked(position, mv),
            4 => drop(call!(self, tabia_position_play(held.as_deref_mut(), mv))),
            5 => drop(call!(
                self,
                tabia_position_route(position, mv, Some(&mut slot()))
            )),
            6 => drop(self.lists(|routes, capacity, count| {
                // SAFETY: see above.
                unsafe { tabia_position_routes(position, routes, capacity, count) }
            })),
            7 => self.writes(|buffer, capacity, needed| {
                // SAFETY: see above.
                unsafe {
                    tabia_position_move_text(position, mv, form, length, buffer, capacity, needed)
                }
            }),
            8 => {
                let (text, length) = (text.as_ptr().cast(), text.len());
                call!(
                    self,
                    tabia_position_parse_move(position, text, length, Some(&mut slot()))
                );
                self.lists(|moves, capacity, count| {
                    // SAFETY: see above.
                    unsafe {
                        tabia_position_candidates(position, text, length, moves, capacity, count)
                    }
                });
            }
            9 => drop(self.lists(|said, capacity, count| {
                // SAFETY: see above.
                unsafe { tabia_position_announcements(position, mv, said, capacity, count) }
            })),
            _ => {
                call!(self, tabia_move_read(mv, Some(&mut slot())));
                let _ = (
                    tabia_move_from(mv),
                    tabia_move_to(mv),
                    tabia_move_captured(mv),
                );
                self.writes(|buffer, capacity, needed| {
                    // SAFETY: see above.
                    unsafe { tabia_position_record_text(position, mv, buffer, capacity, needed) }
                });
            }
        }
        self.positions.extend(held);
    }

    fn about_games(&mut self) {
        let (what, number, mv) = (self.byte() % 13, self.number(), self.a_move());
        let text = self.text();
        let at = usize::from(self.byte()) % self.games.len().max(1);
        let mut held = (!self.games.is_empty()).then(|| self.games.swap_remove(at));
        let game = held.as_deref_mut();
        match what {
            0 => {
                let position = pick!(self, positions);
                keep!(self, games, tabia_game_free, out => tabia_game_new(position, out));
            }
            1..=3 => drop(call!(self, tabia_game_play(game, mv))),
            4 => drop(call!(self, tabia_game_play_on(game, mv))),
            5 => {
                let (text, length) = (text.as_ptr().cast(), text.len());
                call!(self, tabia_game_play_text(game, text, length, None));
            }
            6 => drop(call!(self, tabia_game_undo(game, None))),
            7 => drop(call!(self, tabia_game_redo(game, None))),
            8 => {
                keep!(self, positions, tabia_position_free, out => {
                    tabia_game_position_after(held.as_deref(), number, out)
                });
            }
            9 => {
                call!(self, tabia_game_outcome(held.as_deref(), Some(&mut slot())));
                call!(
                    self,
                    tabia_game_claimable(held.as_deref(), Some(&mut slot()))
                );
                call!(self, tabia_game_claim_draw(held.as_deref_mut(), None));
            }
            10 => {
                call!(self, tabia_game_resign(game, number as u8, None));
                call!(self, tabia_game_agree_draw(held.as_deref_mut(), None));
            }
            11 => drop(self.lists(|clauses, capacity, count| {
                // SAFETY: see above.
                unsafe { tabia_game_running(held.as_deref(), clauses, capacity, count) }
            })),
            _ => {
                keep!(self, positions, tabia_position_free, out => tabia_game_position(held.as_deref(), out));
                self.lists(|moves, capacity, count| {
                    // SAFETY: see above.
                    unsafe { tabia_game_moves(held.as_deref(), moves, capacity, count) }
                });
            }
        }
        self.games.extend(held);
    }

    fn about_turns(&mut self) {
        let (what, square, number) = (self.byte() % 10, self.byte(), self.number() as u16);
        let text = self.text();
        let at = usize::from(self.byte()) % self.turns.len().max(1);
        let mut held = (!self.turns.is_empty()).then(|| self.turns.swap_remove(at));
        let turn = held.as_deref_mut();
        match what {
            0 => {
                let position = pick!(self, positions);
                keep!(self, turns, tabia_turn_free, out => tabia_turn_new(position, out));
            }
            1 => {
                let (rules, text, length) = (pick!(self, rules), text.as_ptr().cast(), text.len());
                keep!(self, turns, tabia_turn_free, out => {
                    // SAFETY: see above.
                    unsafe { tabia_turn_from_text(rules, text, length, out) }
                });
            }
            2 => drop(call!(self, tabia_turn_choose(turn, square))),
            3 => drop(call!(self, tabia_turn_go(turn, square))),
            4 | 5 => {
                let steps: Vec<u16> = self.lists(|numbers, capacity, count| {
                    // SAFETY: see above.
                    unsafe { tabia_turn_steps(held.as_deref(), numbers, capacity, count) }
                });
                let chosen = steps.get(usize::from(square) % steps.len().max(1));
                let chosen = chosen.copied().unwrap_or(number);
                call!(self, tabia_turn_take(held.as_deref_mut(), chosen));
            }
            6 => drop(call!(self, tabia_turn_stop(turn))),
            7 => drop(call!(self, tabia_turn_undo(turn))),
            8 => self.writes(|buffer, capacity, needed| {
                // SAFETY: see above.
                unsafe { tabia_turn_text(held.as_deref(), square % 4, buffer, capacity, needed) }
            }),
            _ => {
                call!(self, tabia_turn_state(held.as_deref(), Some(&mut slot())));
                let step = TabiaStep {
                    is_stop: square & 1,
                    from: self.byte(),
                    to: self.byte(),
                    is_capture: square & 2,
                    promotion: self.byte(),
                };
                call!(
                    self,
                    tabia_step_encode(square % 20, step, Some(&mut slot()))
                );
                call!(
                    self,
                    tabia_step_decode(square % 20, number, Some(&mut slot()))
                );
            }
        }
        self.turns.extend(held);
    }

    fn about_records(&mut self) {
        let (what, number, text) = (self.byte() % 9, self.number(), self.text());
        let (text, length) = (text.as_ptr().cast(), text.len());
        let at = usize::from(self.byte()) % self.records.len().max(1);
        let mut held = (!self.records.is_empty()).then(|| self.records.swap_remove(at));
        let record = held.as_deref_mut();
        match what {
            0 => keep!(self, readers, tabia_reader_free, out => {
                // SAFETY: see above.
                unsafe { tabia_reader_new(text, length, number as u8 % 5, out) }
            }),
            1 => {
                let reader = pick!(mut self, readers);
                keep!(self, records, tabia_record_free, out => tabia_reader_next(reader, out));
            }
            2 => keep!(self, records, tabia_record_free, out => tabia_record_new(out)),
            3 => drop(call!(self, tabia_record_add_move(record, text, length))),
            4 => drop(call!(self, tabia_record_add_comment(record, text, length))),
            5 => {
                call!(
                    self,
                    tabia_record_set_tag(record, text, length, text, length)
                );
                call!(
                    self,
                    tabia_record_set_result(held.as_deref_mut(), number as u8)
                );
                self.writes(|buffer, capacity, needed| {
                    // SAFETY: see above.
                    unsafe {
                        tabia_record_tag_value(held.as_deref(), number, buffer, capacity, needed)
                    }
                });
            }
            6 => {
                let rules = pick!(self, rules);
                keep!(self, games, tabia_game_free, out => tabia_record_game(held.as_deref(), rules, out));
                let game = pick!(self, games);
                call!(self, tabia_record_check_result(held.as_deref(), game));
                let game = pick!(self, games);
                keep!(self, records, tabia_record_free, out => tabia_game_record(game, out));
            }
            7 => {
                call!(self, tabia_record_open_variation(record));
                call!(
                    self,
                    tabia_record_add_nag(held.as_deref_mut(), number as u8)
                );
                if number & 1 == 1 {
                    call!(self, tabia_record_close_variation(held.as_deref_mut()));
                }
            }
            _ => {
                self.writes(|buffer, capacity, needed| {
                    // SAFETY: see above.
                    unsafe { tabia_record_text(held.as_deref(), buffer, capacity, needed) }
                });
                self.writes(|buffer, capacity, needed| {
                    let item = &mut slot();
                    // SAFETY: see above.
                    unsafe {
                        tabia_record_item(
                            held.as_deref(),
                            number,
                            Some(item),
                            buffer,
                            capacity,
                            needed,
                        )
                    }
                });
            }
        }
        self.records.extend(held);
    }
}
