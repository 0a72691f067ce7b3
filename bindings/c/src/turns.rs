//! A turn one step at a time: for a person who clicks squares, and for programs that learn.

use crate::edge::{given, guard, make, text, write_list, write_text};
use crate::positions::TabiaPosition;
use crate::rules::TabiaRules;
use crate::status::{Failure, TabiaStatus};
use crate::values::{TABIA_NONE, TabiaMove, TabiaPiece, form, square, variant};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::{AnyTurn, Kind, Set, Square, Step, StepAction};

/// A turn under way: a position, and the steps of the move gone so far. Made by `tabia_turn_new` and its like,
/// freed by `tabia_turn_free`.
pub struct TabiaTurn(pub(crate) AnyTurn);

/// How far a turn has come.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaTurnState {
    /// Whether the move is complete.
    pub is_finished: bool,
    /// Whether the move may end here, though it could go on: then `tabia_turn_stop` ends it.
    pub may_stop: bool,
    /// The square that the chosen piece has come to; `TABIA_NONE` if none is chosen.
    pub at: u8,
    /// The chosen piece, as what it is by now; none if none is chosen.
    pub piece: TabiaPiece,
    /// The squares of the pieces that can move, as a set.
    pub starts: u64,
    /// Where the chosen piece may go next, as a set; where any piece may, if none is chosen.
    pub next: u64,
    /// The squares of the pieces captured so far, as a set.
    pub captured: u64,
    /// The move, if it is complete; otherwise all its bytes are 0.
    pub mv: TabiaMove,
}

/// What a player can do next in a turn.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaStep {
    /// Not 0: to end the move here, though it could go on. Then nothing else matters.
    pub is_stop: u8,
    /// Where the piece stands before the step.
    pub from: u8,
    /// Where it stands after it.
    pub to: u8,
    /// Not 0: it captures.
    pub is_capture: u8,
    /// What the piece becomes with it, where that is the player's choice; otherwise `TABIA_NONE`.
    pub promotion: u8,
}

impl From<StepAction> for TabiaStep {
    fn from(action: StepAction) -> TabiaStep {
        match action {
            StepAction::Stop => TabiaStep {
                is_stop: 1,
                from: TABIA_NONE,
                to: TABIA_NONE,
                is_capture: 0,
                promotion: TABIA_NONE,
            },
            StepAction::Step(step) => TabiaStep {
                is_stop: 0,
                from: step.from.index() as u8,
                to: step.to.index() as u8,
                is_capture: u8::from(step.capture),
                promotion: step.promotion.map_or(TABIA_NONE, |kind| kind.0),
            },
        }
    }
}

/// Makes a turn in this position, with no piece chosen yet.
///
/// On success `*turn` is a handle that the caller frees with `tabia_turn_free`; on failure it is null. The
/// position stays the caller's.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_new(
    position: Option<&TabiaPosition>,
    turn: Option<&mut MaybeUninit<Option<Box<TabiaTurn>>>>,
) -> TabiaStatus {
    make(turn, || {
        Ok(TabiaTurn(AnyTurn::from(given(position)?.0.clone())))
    })
}

/// Reads a turn under way, as `tabia_turn_text` writes it, under these rules.
///
/// On success `*turn` is a handle that the caller frees with `tabia_turn_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_FEN`; `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_from_text(
    rules: Option<&TabiaRules>,
    text: *const c_char,
    length: usize,
    turn: Option<&mut MaybeUninit<Option<Box<TabiaTurn>>>>,
) -> TabiaStatus {
    make(turn, || {
        let rules = given(rules)?.0;
        rules.check()?;
        Ok(TabiaTurn(rules.turn(self::text(text, length)?)?))
    })
}

/// Makes another turn that is as this one is.
///
/// On success `*copy` is a handle that the caller frees with `tabia_turn_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_clone(
    turn: Option<&TabiaTurn>,
    copy: Option<&mut MaybeUninit<Option<Box<TabiaTurn>>>>,
) -> TabiaStatus {
    make(copy, || Ok(TabiaTurn(given(turn)?.0.clone())))
}

/// Frees a turn. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_free(turn: Option<Box<TabiaTurn>>) {
    drop(turn);
}

/// Makes the position that the turn began in.
///
/// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
/// it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_position(
    turn: Option<&TabiaTurn>,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || Ok(TabiaPosition(given(turn)?.0.position())))
}

/// Writes the turn as text: the position, ` > ` and the squares gone so far; `form` is a `TabiaSquareForm`.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such form; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_text(
    turn: Option<&TabiaTurn>,
    form: u8,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let turn = &given(turn)?.0;
        let form = self::form(turn.variant(), form)?;
        write_text(buffer, capacity, needed, |out| Ok(turn.write(form, out)?))
    })
}

/// Writes how far the turn has come, and what can be done next.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_state(
    turn: Option<&TabiaTurn>,
    state: Option<&mut MaybeUninit<TabiaTurnState>>,
) -> TabiaStatus {
    guard(|| {
        let turn = &given(turn)?.0;
        given(state)?.write(state_of(turn));
        Ok(())
    })
}

fn state_of(turn: &AnyTurn) -> TabiaTurnState {
    let mv = turn.finished();
    TabiaTurnState {
        is_finished: mv.is_some(),
        may_stop: turn.may_stop(),
        at: turn.at().map_or(TABIA_NONE, |sq| sq.index() as u8),
        piece: turn.piece().into(),
        starts: turn.starts().0,
        next: turn.next_squares().0,
        captured: turn.captured().iter().copied().collect::<Set>().0,
        mv: mv.map_or(TabiaMove { bytes: [0; 16] }, TabiaMove::from),
    }
}

/// Writes the squares gone so far into the caller's array, the start first; none if no piece is chosen.
///
/// `*count` is how many there are; `TABIA_MAX_ROUTE` are always enough. Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_path(
    turn: Option<&TabiaTurn>,
    squares: *mut u8,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| write_squares(given(turn)?.0.path(), squares, capacity, count))
}

/// Writes the squares of the pieces captured so far into the caller's array, in the order of capture.
///
/// `*count` is how many there are; `TABIA_MAX_CAPTURES` are always enough. Errors:
/// `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_captured(
    turn: Option<&TabiaTurn>,
    squares: *mut u8,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| write_squares(given(turn)?.0.captured(), squares, capacity, count))
}

fn write_squares(
    all: &[Square],
    squares: *mut u8,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> Result<(), Failure> {
    write_list(squares, capacity, count, |out| {
        all.iter().for_each(|sq| out.push(sq.index() as u8));
        Ok(())
    })
}

/// Chooses the piece to move, or another one as long as none has moved.
///
/// Errors: `TABIA_STATUS_ILLEGAL_STEP` if no piece that can move stands there, or one has moved already;
/// `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_choose(turn: Option<&mut TabiaTurn>, square: u8) -> TabiaStatus {
    guard(|| {
        let turn = &mut given(turn)?.0;
        let sq = self::square(turn.variant(), square)?;
        Ok(turn.choose(sq)?)
    })
}

/// Goes one step with the chosen piece. `tabia_turn_state` says whether the move is then complete.
///
/// Errors: `TABIA_STATUS_ILLEGAL_STEP` if no piece is chosen, or it may not go there;
/// `TABIA_STATUS_AMBIGUOUS_STEP` if it may go there in several ways, of which `tabia_turn_take` takes one;
/// `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game. The turn stays as it was.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_go(turn: Option<&mut TabiaTurn>, to: u8) -> TabiaStatus {
    guard(|| {
        let turn = &mut given(turn)?.0;
        let sq = square(turn.variant(), to)?;
        turn.go(sq)?;
        Ok(())
    })
}

/// Does what has this number next. `tabia_turn_state` says whether the move is then complete.
///
/// Errors: `TABIA_STATUS_ILLEGAL_STEP` if it is not legal here; `TABIA_STATUS_OUT_OF_RANGE` if nothing has this
/// number. The turn stays as it was.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_take(turn: Option<&mut TabiaTurn>, number: u16) -> TabiaStatus {
    guard(|| {
        let turn = &mut given(turn)?.0;
        turn.take(decode(turn.numbering(), number)?)?;
        Ok(())
    })
}

/// Ends the move here, though it could go on.
///
/// Errors: `TABIA_STATUS_ILLEGAL_STEP` if it may not end here, or is finished already.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_stop(turn: Option<&mut TabiaTurn>) -> TabiaStatus {
    guard(|| {
        given(turn)?.0.stop()?;
        Ok(())
    })
}

/// Takes back what was done last: the stop, the last step, or the choice of a piece. A first step taken back
/// leaves nothing chosen.
///
/// Errors: `TABIA_STATUS_NOTHING_THERE` if nothing was done yet.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_turn_undo(turn: Option<&mut TabiaTurn>) -> TabiaStatus {
    guard(|| {
        let undone = given(turn)?.0.undo();
        let nothing = Failure::new(
            TabiaStatus::NothingThere,
            "nothing was done in this turn yet",
        );
        undone.then_some(()).ok_or(nothing)
    })
}

/// Writes the numbers of all that is legal next into the caller's array, ascending; while no piece is chosen,
/// that of all pieces.
///
/// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_steps(
    turn: Option<&TabiaTurn>,
    numbers: *mut u16,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let legal = given(turn)?.0.legal_steps();
        write_list(numbers, capacity, count, |out| {
            legal.iter().for_each(|number| out.push(number));
            Ok(())
        })
    })
}

/// Writes how many numbers of steps the game has: each from 0 to this one less 1 is a step, the same in every
/// position, and the last is to stop.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_step_count(
    variant: u8,
    count: Option<&mut MaybeUninit<u16>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(count)?;
        out.write(self::variant(variant)?.steps().len());
        Ok(())
    })
}

/// Writes the step with this number.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if nothing has this number.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_step_decode(
    variant: u8,
    number: u16,
    step: Option<&mut MaybeUninit<TabiaStep>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(step)?;
        let action = decode(self::variant(variant)?.steps(), number)?;
        out.write(action.into());
        Ok(())
    })
}

fn decode(steps: &tabia::Steps, number: u16) -> Result<StepAction, Failure> {
    let action = steps.decode(number);
    action.ok_or_else(|| Failure::out_of_range("no step of the game has this number", number))
}

/// Writes the number of a step.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if it is no step of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_step_encode(
    variant: u8,
    step: TabiaStep,
    number: Option<&mut MaybeUninit<u16>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(number)?;
        let steps = self::variant(variant)?.steps();
        let found = action_of(step).and_then(|action| steps.encode(action));
        let none = Failure::new(TabiaStatus::OutOfRange, "no step of the game is so");
        out.write(found.ok_or(none)?);
        Ok(())
    })
}

fn action_of(step: TabiaStep) -> Option<StepAction> {
    if step.is_stop != 0 {
        return Some(StepAction::Stop);
    }
    Some(StepAction::Step(Step {
        from: Square::new(step.from)?,
        to: Square::new(step.to)?,
        capture: step.is_capture != 0,
        promotion: (step.promotion != TABIA_NONE).then_some(Kind(step.promotion)),
    }))
}
