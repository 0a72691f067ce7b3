//! What bytes are made into for the fuzz targets: rules, positions, and laws to put them to.

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tabia::{AnyPosition, Notation, RuleSet, Values, Variant, mix};
use testkit::laws::Law;
use testkit::{GAMES, Game, UseGame, strategies, with_game};

/// Bytes, taken from the front.
#[derive(Clone, Copy)]
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// The next byte; 0 where there is none.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        first
    }

    /// The next bytes, if there are so many.
    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    /// What is left, as text: nothing if it is none.
    pub fn text(self) -> Option<&'a str> {
        std::str::from_utf8(self.0).ok()
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, these: &[T]) -> Option<T> {
        these
            .get(usize::from(self.byte()) % these.len().max(1))
            .copied()
    }

    /// A game, by one byte; its options, by one byte each if the game's is above 127.
    pub fn rules(&mut self) -> RuleSet {
        let chosen = self.0.first().is_some_and(|&first| first > 127);
        let variant = self.one_of(Variant::ALL).unwrap_or(Variant::Russian);
        let mut rules = variant.rules();
        for option in variant.options().iter().filter(|_| chosen) {
            let value = match option.values {
                Values::Words(words) => self.one_of(words).unwrap_or_default().to_owned(),
                Values::NumberOrNone(_) => match self.byte() {
                    0 => "none".to_owned(),
                    number => number.to_string(),
                },
            };
            rules
                .set(option.name, &value)
                .expect("the option has this value");
        }
        if rules.check().is_ok() {
            rules
        } else {
            variant.rules()
        }
    }

    /// A position reached by play: a byte for the number of moves, then one for each.
    pub fn reached(&mut self) -> AnyPosition {
        let mut position = self.rules().start();
        for _ in 0..self.byte() {
            let Some(mv) = self.one_of(&position.legal_moves()) else {
                break;
            };
            position.play(mv);
        }
        position
    }
}

/// Puts a position of some game, made from the bytes as the tests of laws make theirs, to laws.
pub fn put_to(bytes: &[u8], laws: impl Judge) {
    let mut bytes = Bytes(bytes);
    let Some(name) = bytes.one_of(GAMES) else {
        return;
    };
    with_game(name, Put { bytes, laws });
}

/// Chooses the laws that a position is put to.
pub trait Judge {
    /// The laws for positions of this game; some bytes may be taken for the choice.
    fn laws<P: Notation + 'static>(self, bytes: &mut Bytes<'_>) -> Vec<Law<P>>;
}

struct Put<'a, J> {
    bytes: Bytes<'a>,
    laws: J,
}

impl<J: Judge> UseGame for Put<'_, J> {
    type Output = ();

    fn with<P: Notation + Send + Sync + 'static>(mut self, game: &Game<P>) {
        let laws = self.laws.laws::<P>(&mut self.bytes);
        let position = match self.bytes.byte() % 2 {
            0 => {
                let choices = self.bytes.0.chunks_exact(2);
                let choices = choices.map(|two| u16::from_le_bytes([two[0], two[1]]));
                strategies::played(P::start_with(game.options), &choices.collect::<Vec<_>>())
            }
            _ => match set_up(game, self.bytes.0) {
                Some(position) => position,
                None => return,
            },
        };
        for law in laws {
            law(game, &position);
        }
    }
}

/// A position set up by chance, as the tests of laws make theirs; the bytes are all the chance there is.
fn set_up<P: Notation + 'static>(game: &Game<P>, bytes: &[u8]) -> Option<P> {
    let words = bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    let seed = words.fold(0, |seed, word| mix(&[seed, word]));
    let seed = [seed, mix(&[seed])].map(u64::to_le_bytes).concat();
    let config = Config {
        // A text that the game refuses is not made again and again.
        max_local_rejects: 8,
        ..Config::default()
    };
    let chance = TestRng::from_seed(RngAlgorithm::XorShift, &seed);
    let mut runner = TestRunner::new_with_rng(config, chance);
    let text = game.set_up.new_tree(&mut runner).ok()?.current();
    P::from_fen_with(&text, game.options).ok()
}
