//! Files larger than memory.

use std::cell::Cell;
use std::io::Read;
use tabia::pdn::Reader;

const GAMES: u64 = 10_000;
const GAME: &[u8] = b"[Event \"Stream\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 {a comment} 2. b2-c3 f6-g5 (2... b6-a5) 3. c3-b4 g5-h4 4. b4xd6 1-0\n\n";

/// Many games, made as they are asked for, in pieces of odd sizes.
struct Endless<'a> {
    given: &'a Cell<u64>,
    piece: usize,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let left = GAMES * GAME.len() as u64 - self.given.get();
        self.piece = self.piece % 7919 + 13;
        let count = self
            .piece
            .min(buffer.len())
            .min(usize::try_from(left).unwrap());
        for (i, byte) in buffer[..count].iter_mut().enumerate() {
            *byte = GAME[(self.given.get() as usize + i) % GAME.len()];
        }
        self.given.set(self.given.get() + count as u64);
        Ok(count)
    }
}

#[test]
fn ten_thousand_games_are_read_a_few_bytes_ahead() {
    let given = Cell::new(0);
    let mut games = 0;
    for record in Reader::new(Endless {
        given: &given,
        piece: 0,
    }) {
        let record = record.unwrap();
        games += 1;
        assert_eq!(
            (record.number(), record.line()),
            (games, (games - 1) * 5 + 1)
        );
        assert_eq!(record.items().count(), 11);
        let ahead = given.get() - games * GAME.len() as u64 + 1;
        assert!(
            ahead <= 16 * 1024 + GAME.len() as u64,
            "{ahead} bytes ahead"
        );
    }
    assert_eq!(games, GAMES);
}

#[test]
fn a_file_that_comes_byte_by_byte_is_read_the_same() {
    struct Slow<'a>(&'a [u8]);
    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.0.len().min(buffer.len()).min(1);
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }
    let file = [
        GAME,
        b"\xef\xbb\xbf1. c3-d4 {\r\n[Event \"a\"]\r\n\r\n 1. c3 - d4 (!) 1/2\r\n",
        GAME,
    ]
    .concat();
    let fast: Vec<_> = Reader::new(&file[..]).collect();
    let slow: Vec<_> = Reader::new(Slow(&file)).collect();
    assert_eq!(fast, slow);
    assert_eq!(fast.iter().filter(|game| game.is_ok()).count(), 3);
}
