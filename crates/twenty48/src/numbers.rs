//! Positions and actions as numbers, and boards of plain 2048 that are played by the fast kernel.

use crate::packed::{Packed, RowTables};
use crate::playout::nth;
use crate::rules::{Spawner, Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::Twenty48State;
use crate::text::notation;
use damier_game::offer::{BoardKernel, BoardStanding, Numbering};
use damier_game::{Game, Notation, Rng, Seat, TextError, Turn};
use std::collections::BTreeMap;

/// Numbering of actions and observations. Slides come first, in the order left, right, up, down, then those of the box.
/// Tiles follow, with a 2 and a 4 for each cell, because placing a tile is an action if a seat does it. The observation
/// is the exponents of the tiles, with 0 for an empty cell.
pub(crate) const NUMBERS: Numbering<Twenty48> = Numbering {
    seat_actions: |rules| match rules.spawner {
        Spawner::Chance => rules.directions().len(),
        Spawner::Adversary => count(rules),
    },
    actions: count,
    number: |rules, action| match action {
        Twenty48Action::Slide(direction) => direction as usize,
        Twenty48Action::Spawn { cell, exponent } => {
            rules.directions().len() + 2 * usize::from(cell) + usize::from(exponent) - 1
        }
    },
    action: |rules, number| match rules.directions().get(number) {
        Some(&direction) => Some(Twenty48Action::Slide(direction)),
        None if number < count(rules) => {
            let tile = number - rules.directions().len();
            Some(Twenty48Action::Spawn { cell: (tile / 2) as u8, exponent: 1 + (tile % 2) as u8 })
        }
        None => None,
    },
    shape: |rules| vec![rules.rows(), rules.columns()],
    largest: Twenty48::largest_exponent,
    write: |rules, state, _, seen| seen.copy_from_slice(&state.exponents()[..rules.cells()]),
    read: |rules, seen| {
        let read = rules.refuse_unknown_turn().and_then(|()| rules.read_exponents(seen));
        read.map_err(|error| error.within(notation::state()))
    },
    kernel: |rules, boards| {
        let suits = Packed::suits(rules);
        suits.then(|| Box::new(PackedBoards::new(rules, boards)) as Box<dyn BoardKernel>)
    },
};

fn count(rules: &Twenty48) -> usize {
    rules.directions().len() + 2 * rules.cells()
}

/// Boards of plain 2048, each in one word. A board with two tiles 32768 is played by the general rules.
struct PackedBoards {
    rules: Twenty48,
    boards: Vec<Packed>,
    scores: Vec<i64>,
    large: BTreeMap<usize, Twenty48State>,
}

impl PackedBoards {
    fn new(rules: &Twenty48, boards: usize) -> Self {
        Self {
            rules: rules.clone(),
            boards: vec![Packed::default(); boards],
            scores: vec![0; boards],
            large: BTreeMap::new(),
        }
    }

    /// Returns the board with a tile placed by chance, which is drawn in the same way as by the rules.
    #[inline]
    fn place(&self, board: Packed, rng: &mut Rng) -> Packed {
        let empty = board.empty_bits();
        let chosen = rng.index(empty.count_ones() as usize) as u64;
        let exponent = 1 + u64::from(rng.happens(self.rules.four));
        let counts = empty.wrapping_mul(0x1111_1111_1111_1111);
        board.with_tile(nth(counts, empty, chosen), exponent)
    }

    #[cold]
    fn act_large(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool {
        let Some(state) = self.large.get_mut(&board) else { return false };
        let action = (NUMBERS.action)(&self.rules, action);
        let Some(action) = action.filter(|&action| self.rules.is_legal(state, action)) else {
            return false;
        };
        self.rules.apply(state, action);
        self.rules.settle(state, rng);
        true
    }

    #[cold]
    fn measure_large(
        &self,
        state: &Twenty48State,
        seen: &mut [u8],
        mask: &mut [u8],
    ) -> BoardStanding {
        (NUMBERS.write)(&self.rules, state, Seat::FIRST, seen);
        mask.fill(0);
        for action in self.rules.legal_actions(state) {
            mask[(NUMBERS.number)(&self.rules, action)] = 1;
        }
        let on_turn = (self.rules.turn(state) != Turn::Over).then_some(Seat::FIRST);
        BoardStanding { on_turn, scores: [state.score, 0] }
    }
}

impl BoardKernel for PackedBoards {
    fn open(&mut self, board: usize, rng: &mut Rng) {
        self.large.remove(&board);
        self.scores[board] = 0;
        let tiles = self.rules.start.max(1);
        self.boards[board] = (0..tiles).fold(Packed::default(), |all, _| self.place(all, rng));
    }

    fn set_up(&mut self, board: usize, state: &str, rng: &mut Rng) -> Result<(), TextError> {
        let mut state = self.rules.read_state(state)?;
        self.rules.settle(&mut state, rng);
        self.large.remove(&board);
        self.scores[board] = state.score;
        match Packed::from_state(&state).filter(|shown| !shown.may_overflow()) {
            Some(shown) => self.boards[board] = shown,
            None => drop(self.large.insert(board, state)),
        }
        Ok(())
    }

    fn state_text(&self, board: usize) -> String {
        let small = || self.boards[board].to_state(self.scores[board], 0);
        self.rules.state_text(&self.large.get(&board).copied().unwrap_or_else(small))
    }

    #[inline]
    fn act(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool {
        if !self.large.is_empty() && self.large.contains_key(&board) {
            return self.act_large(board, action, rng);
        }
        if action > Direction::Down as usize {
            return false;
        }
        let tables = RowTables::get();
        let before = self.boards[board];
        let is_upright = action >= Direction::Up as usize;
        let turned = if is_upright { before.transposed() } else { before };
        let slid = tables.rows_slid(turned, action % 2 == 1);
        if slid == turned {
            return false;
        }
        self.scores[board] += i64::from(tables.rows_points(turned));
        let slid = if is_upright { slid.transposed() } else { slid };
        let after = self.place(slid, rng);
        self.boards[board] = after;
        if after.may_overflow() {
            self.large.insert(board, after.to_state(self.scores[board], 0));
        }
        true
    }

    #[inline]
    fn observe(&self, board: usize, seen: &mut [u8], mask: &mut [u8]) -> BoardStanding {
        if let Some(state) = self.large.get(&board).filter(|_| !self.large.is_empty()) {
            return self.measure_large(state, seen, mask);
        }
        let shown = self.boards[board];
        seen[..8].copy_from_slice(&spread(shown.bits() as u32).to_le_bytes());
        seen[8..16].copy_from_slice(&spread((shown.bits() >> 32) as u32).to_le_bytes());
        let legal = legal_slides(shown);
        mask[..4].copy_from_slice(&legal.map(u8::from));
        let on_turn = legal.contains(&true).then_some(Seat::FIRST);
        BoardStanding { on_turn, scores: [self.scores[board], 0] }
    }
}

/// Returns for each of the slides left, right, up and down whether it changes the board.
#[inline]
const fn legal_slides(board: Packed) -> [bool; 4] {
    let empty = board.empty_bits();
    let filled = !empty & 0x1111_1111_1111_1111;
    let [across, down] = board.equal_pairs();
    let (merges_across, merges_down) = (across & filled != 0, down & filled != 0);
    [
        merges_across || filled & empty << 4 & 0x1110_1110_1110_1110 != 0,
        merges_across || filled & empty >> 4 & 0x0111_0111_0111_0111 != 0,
        merges_down || filled & empty << 16 != 0,
        merges_down || filled & empty >> 16 != 0,
    ]
}

/// Spreads eight cells of four bits to one byte each, from the lowest.
#[inline]
const fn spread(cells: u32) -> u64 {
    let x = cells as u64;
    let x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    let x = (x | x << 8) & 0x00ff_00ff_00ff_00ff;
    (x | x << 4) & 0x0f0f_0f0f_0f0f_0f0f
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Params;

    fn rules(params: &str) -> Twenty48 {
        Twenty48::read(&Params::read(params).expect("parameters")).expect("rules")
    }

    #[test]
    fn numbers_and_actions_are_each_others_inverse() {
        for params in ["", "3x5", "shape=4d", "3x3,spawner=adversary"] {
            let rules = rules(params);
            for number in 0..count(&rules) {
                let action = (NUMBERS.action)(&rules, number).expect("a number of an action");
                assert_eq!((NUMBERS.number)(&rules, action), number, "{params}");
            }
            assert_eq!((NUMBERS.action)(&rules, count(&rules)), None);
        }
    }

    /// Compares the kernel with the rules, with the same generator: every board, mask, score and refusal.
    #[test]
    fn the_kernel_plays_as_the_rules_do() {
        for params in ["", "four=0.5,start=0"] {
            let rules = rules(params);
            let mut boards = PackedBoards::new(&rules, 3);
            let (mut policy, mut plies) = (Rng::new(9), 0);
            for seed in 0..60 {
                let [mut rng, mut twin] = [Rng::new(seed), Rng::new(seed)];
                boards.open(1, &mut rng);
                let mut state = rules.opening(&mut twin);
                loop {
                    rules.settle(&mut state, &mut twin);
                    let (mut seen, mut mask) = ([9; 16], [9; 4]);
                    let standing = boards.observe(1, &mut seen, &mut mask);
                    assert_eq!(seen, state.exponents()[..16]);
                    assert_eq!(standing.scores, [state.score, 0]);
                    let legal = rules.legal_actions(&state);
                    for (number, &bit) in mask.iter().enumerate() {
                        let action = (NUMBERS.action)(&rules, number).expect("a slide");
                        assert_eq!(bit == 1, legal.contains(&action));
                        if bit == 0 {
                            assert!(!boards.act(1, number, &mut rng));
                        }
                    }
                    let Some(action) = policy.pick(&legal) else { break };
                    assert!(boards.act(1, (NUMBERS.number)(&rules, action), &mut rng));
                    rules.apply(&mut state, action);
                    plies += 1;
                }
                assert!(!boards.act(1, 4, &mut rng), "no action has this number");
            }
            assert!(plies > 4000, "{plies}");
        }
    }

    #[test]
    fn a_board_is_set_up_from_its_text() {
        let rules = Twenty48::default();
        let mut boards = PackedBoards::new(&rules, 2);
        let mut rng = Rng::new(5);
        // The second board is too large for the kernel.
        for text in
            ["2 4 . ./. . . ./. 8 . ./. . . 2 score=12", "32768 32768 . ./. . . ./. . . ./. . . 2"]
        {
            boards.set_up(1, text, &mut rng).expect("a state");
            assert_eq!(boards.state_text(1), text);
            assert!(boards.set_up(1, "2", &mut rng).is_err());
            assert_eq!(boards.state_text(1), text);
            assert!(boards.act(1, Direction::Right as usize, &mut rng));
        }
        boards.set_up(1, "2 . . ./. . . ./. . . ./. . . . spawn=1", &mut rng).expect("a state");
        let state = rules.read_state(&boards.state_text(1)).expect("text");
        let tiles = state.cells.iter().filter(|&&exponent| exponent > 0).count();
        assert_eq!((tiles, state.pending), (2, 0), "the tile that was due is placed");
    }

    #[test]
    fn states_are_read_from_observations() {
        let rules = rules("2x3");
        let state = rules.read_state("2 . 8/. 4 .").expect("a state");
        let read = |seen: [u8; 6]| (NUMBERS.read)(&rules, &seen);
        assert_eq!(read([1, 0, 3, 0, 2, 0]), Ok(state));
        let refused = |seen| read(seen).expect_err("wrong").to_string();
        assert_eq!(
            refused([1, 0, 3, 0, 8, 0]),
            "state, row 2, column 2: found `8`, expected an exponent from 0 to 7"
        );
        assert!(refused([7; 6]).contains("sum"));
        let adversary = self::rules("2x3,spawner=adversary");
        assert!((NUMBERS.read)(&adversary, &[0; 6]).is_err());
    }

    #[test]
    fn boards_beyond_the_kernel_go_on_by_the_rules() {
        let rules = Twenty48::default();
        let mut boards = PackedBoards::new(&rules, 1);
        let mut rng = Rng::new(5);
        let state = Twenty48State::set_up(&[15, 15, 1, 2], 7, 0);
        boards.large.insert(0, state);
        assert!(boards.act(0, Direction::Left as usize, &mut rng));
        let (mut seen, mut mask) = ([0; 16], [0; 4]);
        let standing = boards.observe(0, &mut seen, &mut mask);
        assert_eq!((seen[0], standing.scores[0]), (16, 7 + (1 << 16)));
        boards.open(0, &mut rng);
        assert_eq!(boards.observe(0, &mut seen, &mut mask).scores[0], 0);
    }
}
