//! Endgames: 16384 and a sequence of the next smaller tiles are on the board, and the player wants to make 32768.

use crate::ntuple::kernel::{FastKernel, Kernel, TOP};
use crate::ntuple::tuples::Tuples;
use crate::packed::Packed;
use crate::shape::Direction;
use crate::state::Twenty48State;
use crate::text;
use damier_game::{Rng, TextError};
use std::fmt;
use std::ops::RangeInclusive;

/// Allowed numbers of walls at the start of an endgame. Walls are 16384, 8192, and so on. The sixth is 512.
const WALLS: RangeInclusive<u8> = 1..=6;

/// Points for making 32768 in a corner, in addition to those of merges. The prize is high enough that making the tile
/// for certain is worth more than making it soon.
const PRIZE: f32 = 100_000.0;

/// Points for making 32768 on another cell. With the same prize everywhere, 32768 was rarely made in a corner. Then
/// only 35 % of the games of `fast` with 32768 and 16384 reached 8192, compared to 64 % with tables, which stay in the
/// corner.
const PRIZE_ELSEWHERE: f32 = 85_000.0;

/// Lowest bit of each corner.
const CORNERS: u64 = 1 | 1 << 12 | 1 << 48 | 1 << 60;

/// Small tiles of an opening, which all differ: their largest number, and the exponent of the largest tile (32).
const MOST_TILES: u32 = 7;
const LARGEST_TILE: u32 = 5;

/// Cells of the walls in an opening. They lie along a row from a corner, and then back along the next row.
const SNAKE: [u8; 6] = [0, 1, 2, 3, 7, 6];

/// An endgame of the 4x4 board, with a network of its own. It begins as soon as a given number of *walls* is on the
/// board: 16384, 8192, 4096 and so on, without a missing one. It is won when 32768 is made, for which all walls must
/// merge.
///
/// A board with larger tiles belongs to the endgame if its downgraded form ([`Packed::downgraded`]) does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Endgame {
    walls: u8,
}

impl Endgame {
    /// Reads the number of walls at the start of an endgame.
    ///
    /// # Errors
    /// If the text is not a number from 1 to 6.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let walls = text.trim().parse().ok().filter(|walls| WALLS.contains(walls));
        let expected = || text::network::walls(WALLS.start().to_string(), WALLS.end().to_string());
        let walls =
            walls.ok_or_else(|| TextError::new(text, text::network::ending(), expected()))?;
        Ok(Self { walls })
    }

    /// Returns the board in the form that the network of this endgame uses. Returns `None` if the board does not belong
    /// to the endgame.
    pub(crate) fn view(self, board: Packed) -> Option<Packed> {
        let lower = board.downgraded(TOP);
        let is_of_it = lower.largest() == TOP && walls(lower) >= u32::from(self.walls);
        is_of_it.then_some(lower)
    }

    /// Returns true if the board has all six walls, so that another 512 wins the endgame.
    pub(crate) fn is_last_step(view: Packed) -> bool {
        walls(view) >= u32::from(*WALLS.end())
    }

    /// Draws an opening. It has at least the walls of this endgame, along a snake from a corner, and a few small tiles.
    /// In one opening of three, two neighbouring walls are swapped.
    fn opening(self, rng: &mut Rng) -> Packed {
        let more = rng.below(u32::from(WALLS.end() - self.walls) + 1) as u8;
        let mut order: Vec<u8> = (0..self.walls + more).map(|wall| TOP - wall).collect();
        if order.len() > 1 && rng.below(3) == 0 {
            let at = rng.index(order.len() - 1);
            order.swap(at, at + 1);
        }
        let place = |board: Packed, (&wall, cell): (&u8, u8)| {
            board.with_tile(1 << (4 * cell), u64::from(wall))
        };
        let mut board = order.iter().zip(SNAKE).fold(Packed::default(), place);
        for _ in 0..=rng.below(MOST_TILES) {
            let exponent = 1 + rng.below(LARGEST_TILE) as u8;
            if board.bits_of(exponent) == 0 {
                board = board.with_tile(empty_cell(board, rng), u64::from(exponent));
            }
        }
        board
    }
}

impl fmt::Display for Endgame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.walls.fmt(out)
    }
}

/// Counts the tiles without a missing one from the largest tile down: 1 for the largest, 2 if half of it is also on the
/// board, and so on.
fn walls(board: Packed) -> u32 {
    let tiles = board.tiles() & !1;
    (tiles << tiles.leading_zeros()).leading_ones()
}

/// Returns true if 32768 is on the board.
#[inline]
fn is_made(board: Packed) -> bool {
    board.bits_of(TOP + 1) != 0
}

/// Returns the points for having made 32768; 0 if it is not on the board.
#[inline]
fn prize(board: Packed) -> f32 {
    match board.bits_of(TOP + 1) {
        0 => 0.0,
        place if place & CORNERS != 0 => PRIZE,
        _ => PRIZE_ELSEWHERE,
    }
}

/// Returns the lowest bit of a random empty cell.
fn empty_cell(board: Packed, rng: &mut Rng) -> u64 {
    let mut empty = board.empty_bits();
    (0..rng.below(board.empties())).for_each(|_| empty &= empty - 1);
    empty & empty.wrapping_neg()
}

/// Kernel of an endgame, for training and for play.
pub(crate) struct EndgameKernel<const S: usize> {
    ending: Endgame,
    fast: FastKernel<S>,
}

impl<const S: usize> EndgameKernel<S> {
    pub(crate) fn new(ending: Endgame, tuples: &Tuples) -> Self {
        // Tiles up to 32768 stay as they are, because an endgame ends with 32768.
        Self { ending, fast: FastKernel::new(tuples).with_top(TOP + 1) }
    }
}

impl<const S: usize> Kernel for EndgameKernel<S> {
    type Board = Packed;

    fn opening(&self, rng: &mut Rng) -> Packed {
        self.ending.opening(rng)
    }

    #[inline]
    fn slides(&self, board: Packed, mut take: impl FnMut(Direction, Packed, f32)) {
        if is_made(board) {
            return;
        }
        self.fast.slides(board, |direction, after, points| {
            take(direction, after, points + prize(after));
        });
    }

    #[inline]
    fn spawns(&self, after: Packed, take: impl FnMut(Packed, f32)) {
        self.fast.spawns(after, take);
    }

    fn board(&self, state: &Twenty48State) -> Packed {
        let board = Packed::from_state_downgraded(state);
        self.ending.view(board).unwrap_or(board)
    }

    #[inline]
    fn key(&self, after: Packed) -> u64 {
        after.bits()
    }

    #[inline]
    fn place_tile(&self, after: Packed, rng: &mut Rng) -> Packed {
        self.fast.place_tile(after, rng)
    }

    #[inline]
    fn features(&self, after: Packed, indices: &mut [u32]) {
        self.fast.features(after, indices);
    }

    fn lookups(&self) -> usize {
        self.fast.lookups()
    }

    fn largest(&self, board: Packed) -> u8 {
        board.largest()
    }

    fn count_downgrades(&self, _: Packed, _: Packed) -> u8 {
        0
    }

    #[inline]
    fn exact_value(&self, after: Packed) -> Option<f32> {
        is_made(after).then_some(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Twenty48;
    use damier_game::Notation;

    fn board(text: &str) -> Packed {
        let text = format!("{text}/4 . . ./. . . ./. . . 2");
        let state = Twenty48::default().read_state(&text).expect("a state");
        Packed::from_state_downgraded(&state)
    }

    #[test]
    fn endings_are_found_with_large_tiles_a_rank_lower() {
        let seen = |text| Endgame { walls: 3 }.view(board(text));
        let of_it = "16384 8192 4096 8";
        // If there is no 16384, a 32768 or 65536 counts as 16384.
        for text in [of_it, "32768 8192 4096 8", "65536 8192 4096 8"] {
            assert_eq!(seen(text), Some(board(of_it)), "{text}");
        }
        for text in ["16384 8192 2048 8", "8192 4096 2048 8", "16384 16384 4096 8"] {
            assert_eq!(seen(text), None, "{text}");
        }
    }

    #[test]
    fn an_ending_begins_with_its_walls() {
        let mut rng = Rng::new(1);
        for turn in 0..6000 {
            let ending = Endgame { walls: 1 + (turn % 6) as u8 };
            let board = ending.opening(&mut rng);
            assert_eq!(ending.view(board), Some(board));
            let large = (0..16).filter(|&cell| board.exponent(cell) > LARGEST_TILE as u8).count();
            assert!((usize::from(ending.walls)..=6).contains(&large), "{large}");
            assert!(!board.is_stuck() && board.empties() >= 5, "{:x}", board.bits());
        }
    }

    /// Slides follow the rules of the game. The endgame is over when 32768 is made.
    #[test]
    fn an_ending_is_played_by_the_rules_of_the_game() {
        let rules = Twenty48::default();
        let tuples = Tuples::read("0123 4567", &rules).expect("tuples");
        let ending = Endgame { walls: 6 };
        let finish = EndgameKernel::<2>::new(ending, &tuples);
        let (mut rng, mut made, mut stuck) = (Rng::new(2), 0, 0);
        for _ in 0..300 {
            // Add a second 512, as if most of the endgame had been played.
            let mut board = ending.opening(&mut rng);
            board = board.with_tile(empty_cell(board, &mut rng), 9);
            loop {
                let mut slides = Vec::new();
                finish.slides(board, |direction, after, points| {
                    let is_cornered = [0, 3, 12, 15].iter().any(|&cell| after.exponent(cell) > TOP);
                    let prize = match after.largest() > TOP {
                        true if is_cornered => 100_000.0,
                        true => 85_000.0,
                        false => 0.0,
                    };
                    assert_eq!(after, board.slid(direction));
                    assert_eq!(points, board.points(direction) as f32 + prize);
                    assert_eq!(finish.exact_value(after).is_some(), prize > 0.0);
                    slides.push((after, points));
                });
                let most = slides.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
                let Some((after, _)) = most else { break };
                board = finish.place_tile(after, &mut rng);
            }
            made += usize::from(board.largest() > TOP);
            stuck += usize::from(board.largest() <= TOP && board.is_stuck());
        }
        assert!(made > 0 && stuck > 0 && made + stuck == 300, "{made} {stuck}");
    }

    #[test]
    fn walls_are_a_number_in_range() {
        assert_eq!(Endgame::read(" 3 ").map(|ending| ending.to_string()), Ok("3".to_string()));
        for text in ["", "0", "7", "six", "3-6"] {
            let refused = Endgame::read(text).expect_err(text).to_string();
            assert!(refused.contains("1 to 6"), "{refused}");
        }
    }
}
