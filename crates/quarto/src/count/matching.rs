//! The number of ways to put pieces on a set of squares without a line.
//!
//! A board of all 16 pieces is four colourings of its squares, one for each trait, which together distinguish any two
//! squares. A line has no trait in common exactly if none of the four colourings gives it one colour: call such a
//! colouring *fair*. The first three colourings, each of 8 squares against 8, leave 8 pairs of squares that only the
//! fourth distinguishes. So the number of boards is a sum over the 15·13·11·…·1 = 2,027,025 ways to pair up the
//! squares. Each term is a product: the number of triples of fair colourings that keep every pair together and separate
//! the 8 pairs from each other, times the number of fair colourings that split every pair. Both factors follow from the
//! same 2^8 colourings, so a pairing costs a few hundred table lookups, and no board is ever constructed.
//!
//! With fewer pieces, the remaining pieces are put on the empty squares in any order, where lines do not count. Empty
//! squares are interchangeable, so only the pairings of the occupied squares are enumerated, each square with another
//! occupied square or with an empty one, times the number of ways to choose the empty ones.

use crate::line::LineTable;
use crate::piece::COUNT;

/// Pairs that a pairing of 16 squares has.
const PAIRS: usize = COUNT as usize / 2;

/// Colourings of [`PAIRS`] things of which the first has colour 0.
const COLOURINGS: usize = 1 << (PAIRS - 1);

/// Number of colourings with four things of each colour.
const EVEN: usize = 35;

/// Set of the colourings of the squares (bit *i* for the square of index *i*) that give no line within a set of squares
/// one colour.
struct Fair(Box<[u64]>);

impl Fair {
    fn new(table: &LineTable, occupied: u16) -> Self {
        let is_fair = |colouring: u16| {
            !table.holds_line(colouring & occupied) && !table.holds_line(!colouring & occupied)
        };
        let word = |high: u16| (0..64).map(|low| u64::from(is_fair(high << 6 | low)) << low).sum();
        Self((0..1 << 10).map(word).collect())
    }

    #[inline]
    fn holds(&self, colouring: u16) -> u64 {
        self.0[usize::from(colouring >> 6)] >> (colouring & 63) & 1
    }
}

/// Even colourings of eight things, and the sets of three of them that separate all eight.
pub(super) struct Triples {
    /// Even colourings: bit *i* for thing *i* + 1, as thing 0 has colour 0.
    even: [usize; EVEN],
    /// For colourings *a* < *b*, the set of colourings *c* > *b* that separate all things together with them;
    /// `partners[a]` is the set of *b* for which there may be such a *c*.
    thirds: Box<[[u64; EVEN]; EVEN]>,
    partners: [u64; EVEN],
}

impl Triples {
    pub(super) fn new() -> Self {
        let mut all = (0..COLOURINGS).filter(|colouring| colouring.count_ones() == 4);
        let even: [usize; EVEN] = std::array::from_fn(|_| all.next().unwrap_or_default());
        let quarters = |a: usize, b: usize| (even[a] & even[b]).count_ones() == 2;
        let separate = |a: usize, b: usize, c: usize| {
            let all_three = (even[a] & even[b] & even[c]).count_ones() == 1;
            quarters(a, b) && quarters(a, c) && quarters(b, c) && all_three
        };
        let above = |low: usize, holds: &dyn Fn(usize) -> bool| {
            (low + 1..EVEN).filter(|&at| holds(at)).fold(0, |set, at| set | 1 << at)
        };
        let thirds = |a, b| above(b, &|c| separate(a, b, c));
        Self {
            even,
            thirds: Box::new(std::array::from_fn(|a| std::array::from_fn(|b| thirds(a, b)))),
            partners: std::array::from_fn(|a| above(a, &|b| quarters(a, b))),
        }
    }

    /// Returns the number of triples, in no order, that separate all eight things, from a set of even colourings.
    #[inline]
    fn within(&self, colourings: u64) -> u64 {
        let mut triples = 0;
        let mut firsts = colourings;
        while firsts != 0 {
            let first = firsts.trailing_zeros() as usize;
            firsts &= firsts - 1;
            let mut seconds = firsts & self.partners[first];
            while seconds != 0 {
                let thirds = self.thirds[first][seconds.trailing_zeros() as usize];
                seconds &= seconds - 1;
                triples += (colourings & thirds).count_ones();
            }
        }
        u64::from(triples)
    }
}

/// Sum over the pairings of the squares, for one set of occupied squares.
pub(super) struct Pairings<'a> {
    triples: &'a Triples,
    fair: Fair,
    /// Colourings that keep together the pairs chosen so far: element *i* gives colour 1 to the pairs in the bits of
    /// *i*, and the first pair has colour 0. Before the last pair is chosen, only the beginning of the array is in use.
    together: [u16; COLOURINGS],
    sum: u64,
}

/// State of the sum over pairings.
#[derive(Clone, Copy)]
struct Open {
    /// Occupied squares that are not in a pair yet.
    occupied: u16,
    empty: u64,
    /// Number of pairs chosen.
    pairs: usize,
    /// One square of each pair of two occupied squares: a colouring that splits the pairs.
    split: u16,
    /// Number of ways in which the empty squares of the pairs could have been chosen.
    ways: u64,
}

impl<'a> Pairings<'a> {
    /// Returns the number of ways to put different pieces on all of the `occupied` squares so that no line among them
    /// shares a trait.
    pub(super) fn boards(triples: &'a Triples, table: &LineTable, occupied: u16) -> u64 {
        let fair = Fair::new(table, occupied);
        let mut pairings = Self { triples, fair, together: [0; COLOURINGS], sum: 0 };
        let empty = u64::from(occupied.count_zeros());
        pairings.extend(Open { occupied, empty, pairs: 0, split: 0, ways: 1 });
        // The colourings counted in `leaf` may exchange their colours, and three of them may change
        // places; the pieces on the empty squares may change places too.
        pairings.sum * (1 << 4) * 6 / (1..=empty).product::<u64>()
    }

    fn extend(&mut self, open: Open) {
        if open.pairs == PAIRS {
            self.leaf(open);
            return;
        }
        if open.occupied == 0 {
            let (empty, ways) = (open.empty - 2, open.ways * (open.empty - 1));
            self.choose(0, Open { empty, ways, ..open });
            return;
        }
        let first = open.occupied & open.occupied.wrapping_neg();
        let others = open.occupied & !first;
        if open.empty > 0 {
            let (empty, ways) = (open.empty - 1, open.ways * open.empty);
            self.choose(first, Open { occupied: others, empty, ways, ..open });
        }
        for second in (0..COUNT).map(|at| 1 << at).filter(|second| others & second != 0) {
            let (occupied, split) = (others & !second, open.split | second);
            self.choose(first | second, Open { occupied, split, ..open });
        }
    }

    /// Continues the sum with one more pair, whose occupied squares are `pair`.
    fn choose(&mut self, pair: u16, open: Open) {
        if let Some(last) = open.pairs.checked_sub(1) {
            let (without, with) = self.together.split_at_mut(1 << last);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without ^ pair;
            }
        }
        self.extend(Open { pairs: open.pairs + 1, ..open });
    }

    fn leaf(&mut self, open: Open) {
        let even = self.triples.even.iter().enumerate();
        let kept = even.fold(0, |set, (at, &i)| set | self.fair.holds(self.together[i]) << at);
        let triples = self.triples.within(kept);
        if triples > 0 {
            let splitting = self.together.iter().map(|&i| self.fair.holds(i ^ open.split));
            self.sum += open.ways * triples * splitting.sum::<u64>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::RuleSet;
    use crate::piece::{Piece, Square};
    use damier_game::Rng;

    /// Returns the same number as [`Pairings::boards`] by trying every piece on every square.
    fn boards_one_by_one(lines: &[u16], left: u16, board: &mut [Option<Piece>; 16]) -> u64 {
        let Some(square) = Square::in_mask(left).next() else {
            return 1;
        };
        let mut boards = 0;
        for piece in Piece::in_mask(u16::MAX) {
            if board.contains(&Some(piece)) {
                continue;
            }
            board[square.index()] = Some(piece);
            if !lines.iter().any(|&line| line & square.mask() != 0 && shares(line, board)) {
                boards += boards_one_by_one(lines, left & !square.mask(), board);
            }
            board[square.index()] = None;
        }
        boards
    }

    fn shares(line: u16, board: &[Option<Piece>; 16]) -> bool {
        let bits: Option<Vec<u8>> =
            Square::in_mask(line).map(|square| board[square.index()].map(Piece::bits)).collect();
        bits.is_some_and(|bits| {
            bits.iter().fold(15, |all, one| all & one) | bits.iter().fold(15, |all, one| all & !one)
                != 0
        })
    }

    #[test]
    fn pairings_count_what_putting_pieces_one_by_one_counts() {
        let (triples, mut rng) = (Triples::new(), Rng::new(4));
        for rule_set in RuleSet::ALL {
            let table = LineTable::for_rule_set(rule_set);
            for placed in 0..=6 {
                // A line and random squares, so that there is something to complete.
                let mut occupied = if placed < 4 { 0 } else { rng.pick(table.masks()).unwrap() };
                while occupied.count_ones() < placed {
                    occupied |= 1 << rng.below(16);
                }
                let expected = boards_one_by_one(table.masks(), occupied, &mut [None; 16]);
                let counted = Pairings::boards(&triples, table, occupied);
                assert_eq!(counted, expected, "{rule_set:?} {occupied:#x}");
            }
        }
    }

    #[test]
    fn there_are_840_triples_that_separate_eight_things() {
        // 8! ways to name eight things by three bits, up to 2^3 exchanges of values and 3! orders.
        assert_eq!(Triples::new().within((1 << EVEN) - 1), 40_320 / (8 * 6));
    }
}
