//! Planes, symmetries and steps of a game chosen by name.

// The registry hands over the types of all games by their names there.
use super::*;
#[cfg(feature = "alloc")]
use crate::encode::Past;
use crate::encode::{Cell, Encode, EncodeError, Plane, Scene, Symmetry, View, WithGame};

/// Generates what is asked of a game chosen by name.
macro_rules! encodings_of_every_game {
    ($($game:ident: $position:ty,)*) => {
        impl RuleSet {
            /// Does something with the position type of the game.
            pub fn with_game<T: WithGame>(self, user: T) -> T::Output {
                match self { $(RuleSet::$game(options) => user.with::<$position>(options),)* }
            }
        }

        impl Variant {
            /// The planes of the game, in their order, without earlier positions.
            #[must_use]
            pub const fn planes(self) -> &'static [Plane] {
                match self { $(Variant::$game => <$position as Encode>::PLANES,)* }
            }

            /// What can be done with the board so that the game stays the same.
            #[must_use]
            pub const fn symmetries(self) -> &'static [Symmetry] {
                match self { $(Variant::$game => <$position as Encode>::SYMMETRIES,)* }
            }

            /// The shape of the planes in a view: see [`View::shape`].
            #[must_use]
            pub fn planes_shape(self, view: &View) -> [usize; 3] {
                match self { $(Variant::$game => view.shape::<$position>(),)* }
            }

            /// The bytes of the same as packed bits.
            #[must_use]
            pub fn packed_len(self, view: &View) -> usize {
                match self { $(Variant::$game => view.packed_len::<$position>(),)* }
            }

            /// Writes planes as they are on a board changed by a symmetry: see [`Symmetry::planes`].
            ///
            /// # Errors
            ///
            /// If either has not the room of [`Variant::planes_shape`].
            pub fn change_planes(
                self,
                symmetry: Symmetry,
                view: &View,
                planes: &[u8],
                out: &mut [u8],
            ) -> Result<(), EncodeError> {
                match self {
                    $(Variant::$game => symmetry.planes::<$position>(view, planes, out),)*
                }
            }

            /// Writes a policy as it is on a board changed by a symmetry: see [`Symmetry::policy`].
            ///
            /// # Errors
            ///
            /// If either is not as long as there are steps.
            pub fn change_policy<T: Copy>(
                self,
                symmetry: Symmetry,
                policy: &[T],
                out: &mut [T],
            ) -> Result<(), EncodeError> {
                match self {
                    $(Variant::$game => symmetry.policy::<$position, T>(policy, out),)*
                }
            }
        }
    };
}

with_games!(encodings_of_every_game);

impl AnyTurn {
    /// Writes the planes of the turn, of whose past nothing is known: see [`View::write`].
    ///
    /// # Errors
    ///
    /// If the room is not that of [`Variant::planes_shape`].
    pub fn write_planes<T: Cell>(&self, view: &View, out: &mut [T]) -> Result<(), EncodeError> {
        each!(AnyTurn: self, inner => view.write(&Scene::of(inner), out))
    }

    /// Writes the same as packed bits: see [`View::write_packed`].
    ///
    /// # Errors
    ///
    /// If the room is not [`Variant::packed_len`] bytes.
    pub fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        each!(AnyTurn: self, inner => view.write_packed(&Scene::of(inner), out))
    }
}

#[cfg(feature = "alloc")]
impl AnyGame {
    /// Writes the planes of the position now, with draw counts, repetitions and earlier positions: see [`View::write`].
    ///
    /// # Errors
    ///
    /// If the room is not that of [`Variant::planes_shape`].
    pub fn write_planes<T: Cell>(&self, view: &View, out: &mut [T]) -> Result<(), EncodeError> {
        each!(AnyGame: self, inner => {
            scene_of(inner, |scene| view.write(&scene, out))
        })
    }

    /// Writes the same as packed bits: see [`View::write_packed`].
    ///
    /// # Errors
    ///
    /// If the room is not [`Variant::packed_len`] bytes.
    pub fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        each!(AnyGame: self, inner => {
            scene_of(inner, |scene| view.write_packed(&scene, out))
        })
    }
}

/// Looks at the position now of a game, with its past.
#[cfg(feature = "alloc")]
fn scene_of<P: Encode, T>(game: &tabia_core::Game<P>, look: impl FnOnce(Scene<'_, P>) -> T) -> T {
    let turn = Turn::new(game.position().clone());
    look(Scene {
        turn: &turn,
        past: Past::of(game.running(), game.repetitions()),
        earlier: &|ago| game.positions().rev().nth(ago + 1),
    })
}
