//! Simple players of the course for the first seat.

use crate::rules::{Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::Twenty48State;
use damier_game::{Budget, Decision, Game, Strategy};

/// Player that cycles through the directions and takes the next one that is legal.
#[derive(Clone, Debug)]
pub(crate) struct Cycle {
    next: usize,
}

/// Directions in the order of the cycle. On rectangles, the last four do not exist and are skipped.
const CYCLE: [Direction; 8] = [
    Direction::Up,
    Direction::Down,
    Direction::Left,
    Direction::Right,
    Direction::Ana,
    Direction::Kata,
    Direction::In,
    Direction::Out,
];

impl Cycle {
    pub(crate) const fn new() -> Self {
        Self { next: 0 }
    }
}

impl Strategy<Twenty48> for Cycle {
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        _: &mut Budget,
    ) -> Decision<Twenty48Action> {
        for turn in 0..CYCLE.len() {
            let at = (self.next + turn) % CYCLE.len();
            let action = Twenty48Action::Slide(CYCLE[at]);
            if game.is_legal(state, action) {
                self.next = at + 1;
                return Decision::act(action);
            }
        }
        Decision::resign()
    }
}

/// Player that takes the first direction of a fixed order that changes the board. If no legal slide changes the board,
/// it takes the first direction of the order.
#[derive(Clone, Debug)]
pub(crate) struct Corner {
    order: Vec<Direction>,
}

/// All orders of the four directions of rectangles.
pub(crate) const ORDERS: [&str; 24] = [
    "down-left-right-up",
    "down-left-up-right",
    "down-right-left-up",
    "down-right-up-left",
    "down-up-left-right",
    "down-up-right-left",
    "left-down-right-up",
    "left-down-up-right",
    "left-right-down-up",
    "left-right-up-down",
    "left-up-down-right",
    "left-up-right-down",
    "right-down-left-up",
    "right-down-up-left",
    "right-left-down-up",
    "right-left-up-down",
    "right-up-down-left",
    "right-up-left-down",
    "up-down-left-right",
    "up-down-right-left",
    "up-left-down-right",
    "up-left-right-down",
    "up-right-down-left",
    "up-right-left-down",
];

impl Corner {
    /// Creates a player with one of [`ORDERS`]. In the 2x2x2x2 box, the further directions follow in a fixed order.
    pub(crate) fn new(order: &str) -> Self {
        let mut order: Vec<_> = order.split('-').filter_map(Direction::from_word).collect();
        order.extend_from_slice(&Direction::ALL[4..]);
        Self { order }
    }
}

impl Strategy<Twenty48> for Corner {
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        _: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let legal = |&direction: &Direction| game.is_legal(state, Twenty48Action::Slide(direction));
        let mut order = self.order.iter().copied().filter(legal);
        let changing = order.clone().find(|&direction| game.changes(state, direction));
        let chosen = changing.or_else(|| order.next());
        chosen.map_or_else(Decision::resign, |direction| {
            Decision::act(Twenty48Action::Slide(direction))
        })
    }
}

/// Player that takes the slide whose afterstate has the highest value of a function. Among equally good slides, it
/// prefers those that change the board, and then the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most(fn(&Twenty48, &Twenty48State) -> i64);

impl Most {
    /// Creates a player that keeps as many empty cells as possible.
    pub(crate) const fn empties() -> Self {
        Self(|game, after| game.empty_cells(after).count() as i64)
    }

    /// Creates a player that scores as many points as possible with the next slide.
    pub(crate) const fn points() -> Self {
        Self(|_, after| after.score())
    }
}

impl Strategy<Twenty48> for Most {
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let legal = game.legal_actions(state);
        budget.spend(legal.len() as u64);
        let worth = |&action: &Twenty48Action| {
            let after = game.after(state, action);
            ((self.0)(game, &after), after.cells != state.cells)
        };
        // `max_by_key` returns the last maximum, so reversing gives the first.
        let best = legal.iter().copied().rev().max_by_key(worth);
        best.map_or_else(Decision::resign, |action| Decision {
            nodes: legal.len() as u64,
            depth: 1,
            ..Decision::act(action)
        })
    }
}
