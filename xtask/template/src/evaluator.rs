//! Evaluator and move order that all searches use.

use crate::line::{COLUMNS, LINES};
use crate::rules::NewGame;
use crate::state::NewGameState;
use damier_game::{Game, Seat, Turn};
use damier_search::{Evaluator, GameKnowledge, MoveOrder};

/// Evaluator that counts the lines in which only one seat has stones. A line with more stones counts more.
///
/// The value is exact if the seat on turn can complete a line with its next stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NewGameEvaluator;

/// Value of a win in hundredths of a point. The winner gets 1 point and the loser -1, a difference of 2.
const WIN: i64 = 200;

/// Largest estimate. It is below [`WIN`], so that a search prefers a win to any estimate.
const LIMIT: i64 = WIN - 1;

/// Value in hundredths of a point of a line in which only one seat has stones. The index is the number of stones. These
/// values are guesses. To find better ones, compare players with `damier match`, and write the seed and the interval
/// here.
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

/// Move order that tries the columns in the middle first, because most lines pass through them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NewGameOrder;

impl MoveOrder<NewGame> for NewGameOrder {
    fn score(&self, _: &NewGame, _: &NewGameState, column: usize, _depth: u32) -> i64 {
        -(column.abs_diff(COLUMNS / 2) as i64)
    }
}

/// Returns the evaluator and the move order that all searches use.
pub(crate) fn search_knowledge() -> GameKnowledge<NewGameEvaluator, NewGameOrder> {
    GameKnowledge::new(NewGameEvaluator).with_order(NewGameOrder)
}
