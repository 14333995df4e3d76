//! The evaluator of the searches, and the order in which they try actions.

use crate::line::{COLUMNS, LINES};
use crate::rules::NewGame;
use crate::state::NewGameState;
use damier_game::{Game, Seat, Turn};
use damier_search::{Evaluator, GameKnowledge, MoveOrder};

/// Evaluates a running position by the lines in which only one seat has stones: the more stones, the better.
///
/// If the seat on turn can complete a line at once, the value is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NewGameEvaluator;

/// A win, in hundredths of a point: 1 for the winner, -1 for the loser.
const WIN: i64 = 200;

/// The largest estimate: closer to a draw than a win is.
const LIMIT: i64 = WIN - 1;

/// Hundredths of a point for a line with this number of stones of one seat. A guess: weights of your own come from
/// games (`damier match`), and stand here with their seed and interval.
const WEIGHTS: [i64; 5] = [0, 1, 4, 16, 0];

impl Evaluator<NewGame> for NewGameEvaluator {
    fn evaluate(&self, rules: &NewGame, state: &NewGameState, seat: Seat) -> i64 {
        match rules.turn(state) {
            Turn::Player(_) => self
                .exact_value(rules, state, seat)
                .unwrap_or_else(|| self.static_value(rules, state, seat)),
            _ => WIN * rules.score(state, seat),
        }
    }

    fn static_value(&self, _: &NewGame, state: &NewGameState, seat: Seat) -> i64 {
        let (own, other) = (state.stones(seat), state.stones(seat.other()));
        let weigh = |stones: u64, against: u64, line: u64| {
            if against & line == 0 { WEIGHTS[(stones & line).count_ones() as usize] } else { 0 }
        };
        let balance = LINES.iter().map(|&line| weigh(own, other, line) - weigh(other, own, line));
        balance.sum::<i64>().clamp(-LIMIT, LIMIT)
    }

    fn exact_value(&self, _: &NewGame, state: &NewGameState, seat: Seat) -> Option<i64> {
        let mover = state.next();
        state.completing(mover).next().map(|_| if mover == seat { WIN } else { -WIN })
    }

    fn max_value(&self, _: &NewGame) -> Option<i64> {
        Some(WIN)
    }
}

/// Tries the columns in the middle first: most lines pass there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NewGameOrder;

impl MoveOrder<NewGame> for NewGameOrder {
    fn score(&self, _: &NewGame, _: &NewGameState, column: usize, _depth: u32) -> i64 {
        -(column.abs_diff(COLUMNS / 2) as i64)
    }
}

/// The knowledge of every search.
pub(crate) fn search_knowledge() -> GameKnowledge<NewGameEvaluator, NewGameOrder> {
    GameKnowledge::new(NewGameEvaluator).with_order(NewGameOrder)
}
