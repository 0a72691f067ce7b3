//! The arrays that a batch writes into.

use crate::BatchError;

/// Planes as they are asked for.
#[derive(Default, Debug)]
pub enum Planes<'a> {
    /// Not at all.
    #[default]
    None,
    /// The numbers themselves.
    Bytes(&'a mut [u8]),
    /// Divided by the largest of each plane.
    Floats(&'a mut [f32]),
    /// As packed bits.
    Packed(&'a mut [u8]),
}

impl<'a> Planes<'a> {
    fn len(&self) -> Option<usize> {
        match self {
            Planes::None => None,
            Planes::Bytes(out) | Planes::Packed(out) => Some(out.len()),
            Planes::Floats(out) => Some(out.len()),
        }
    }

    fn split(self, games: usize, of: usize) -> (Planes<'a>, Planes<'a>) {
        match self {
            Planes::None => (Planes::None, Planes::None),
            Planes::Bytes(out) => {
                let (first, rest) = split(out, games, of);
                (Planes::Bytes(first), Planes::Bytes(rest))
            }
            Planes::Floats(out) => {
                let (first, rest) = split(out, games, of);
                (Planes::Floats(first), Planes::Floats(rest))
            }
            Planes::Packed(out) => {
                let (first, rest) = split(out, games, of);
                (Planes::Packed(first), Planes::Packed(rest))
            }
        }
    }
}

/// The arrays that a batch of `n` games writes into. What is empty is not asked for.
#[derive(Default, Debug)]
pub struct Outputs<'a> {
    /// Planes: `n` times [`Batch::planes_len`](crate::Batch::planes_len), packed `n` times
    /// [`Batch::packed_len`](crate::Batch::packed_len).
    pub planes: Planes<'a>,
    /// Where a game is started again in the step that ended it, the planes of its end, as `planes`. Others are left as they are.
    pub final_planes: Planes<'a>,
    /// 1 for each legal step, else 0: `n` times [`Batch::step_count`](crate::Batch::step_count). Where the game is over, all are 0.
    pub mask: &'a mut [u8],
    /// What White and what Black gets: `n` times 2.
    pub reward: &'a mut [f32],
    /// Whether the game has ended by its rules: `n`.
    pub terminated: &'a mut [bool],
    /// Whether the game was broken off at the limit of plies: `n`.
    pub truncated: &'a mut [bool],
    /// The side to move, 0 White and 1 Black: `n`.
    pub player: &'a mut [i8],
}

/// How much each game takes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Widths {
    pub(crate) planes: usize,
    pub(crate) packed: usize,
    pub(crate) steps: usize,
}

impl<'a> Outputs<'a> {
    pub(crate) fn check(&self, games: usize, widths: &Widths) -> Result<(), BatchError> {
        let of_planes = |planes: &Planes<'_>| match planes {
            Planes::Packed(_) => widths.packed,
            _ => widths.planes,
        };
        let lengths = [
            ("planes", self.planes.len(), of_planes(&self.planes)),
            (
                "final planes",
                self.final_planes.len(),
                of_planes(&self.final_planes),
            ),
            ("mask", asked(self.mask), widths.steps),
            ("reward", asked(self.reward), 2),
            ("terminated", asked(self.terminated), 1),
            ("truncated", asked(self.truncated), 1),
            ("player", asked(self.player), 1),
        ];
        for (what, found, width) in lengths {
            let needed = games * width;
            if let Some(found) = found.filter(|&found| found != needed) {
                return Err(BatchError::Length {
                    what,
                    needed,
                    found,
                });
            }
        }
        Ok(())
    }

    /// Those of the first so many games of several, and those of the rest.
    pub(crate) fn split(self, games: usize, of: usize) -> (Outputs<'a>, Outputs<'a>) {
        let planes = self.planes.split(games, of);
        let final_planes = self.final_planes.split(games, of);
        let mask = split(self.mask, games, of);
        let reward = split(self.reward, games, of);
        let terminated = split(self.terminated, games, of);
        let truncated = split(self.truncated, games, of);
        let player = split(self.player, games, of);
        let first = Outputs {
            planes: planes.0,
            final_planes: final_planes.0,
            mask: mask.0,
            reward: reward.0,
            terminated: terminated.0,
            truncated: truncated.0,
            player: player.0,
        };
        let rest = Outputs {
            planes: planes.1,
            final_planes: final_planes.1,
            mask: mask.1,
            reward: reward.1,
            terminated: terminated.1,
            truncated: truncated.1,
            player: player.1,
        };
        (first, rest)
    }
}

fn asked<T>(out: &[T]) -> Option<usize> {
    (!out.is_empty()).then_some(out.len())
}

/// The part of the first so many games; two empty ones of an empty one.
fn split<T>(out: &mut [T], games: usize, of: usize) -> (&mut [T], &mut [T]) {
    let width = out.len() / of.max(1);
    out.split_at_mut(games * width)
}
