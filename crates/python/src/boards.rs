//! Boards of games that have no faster implementation. The rules step them.

use damier_game::offer::{BoardKernel, BoardStanding, Numbering};
use damier_game::{Game, Rng, Seat, Turn};

/// Boards of a game without a faster implementation.
pub(crate) struct RuleBoards<G: Game> {
    rules: G,
    numbers: Numbering<G>,
    states: Vec<G::State>,
}

impl<G: Game> RuleBoards<G> {
    /// Creates `count` boards. All have the same opening until they are reset.
    pub(crate) fn new(rules: G, numbers: Numbering<G>, count: usize) -> Self {
        let state = rules.opening(&mut Rng::new(0));
        Self { rules, numbers, states: vec![state; count] }
    }

    fn settle(&mut self, board: usize, rng: &mut Rng) {
        let state = &mut self.states[board];
        while let Some(drawn) = self.rules.sample_chance(state, rng) {
            self.rules.apply(state, drawn);
        }
    }
}

impl<G: Game> BoardKernel for RuleBoards<G> {
    fn open(&mut self, board: usize, rng: &mut Rng) {
        self.states[board] = self.rules.opening(rng);
        self.settle(board, rng);
    }

    fn act(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool {
        let state = &mut self.states[board];
        let Some(action) = (self.numbers.action)(&self.rules, action) else { return false };
        if !self.rules.is_legal(state, action) {
            return false;
        }
        self.rules.apply(state, action);
        self.settle(board, rng);
        true
    }

    fn observe(&self, board: usize, seen: &mut [u8], mask: &mut [u8]) -> BoardStanding {
        let (rules, state) = (&self.rules, &self.states[board]);
        (self.numbers.write)(rules, state, seen);
        mask.fill(0);
        for action in rules.legal_actions(state) {
            mask[(self.numbers.number)(rules, action)] = 1;
        }
        let on_turn = match rules.turn(state) {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let second = if rules.seats() > 1 { rules.score(state, Seat::SECOND) } else { 0 };
        BoardStanding { on_turn, scores: [rules.score(state, Seat::FIRST), second] }
    }
}
