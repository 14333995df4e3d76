//! Players of the second seat, which places the tiles.

use crate::evaluator::Course;
use crate::rules::{Twenty48, Twenty48Action};
use crate::state::Twenty48State;
use damier_game::{Budget, Decision, Game, Strategy};
use damier_search::AlphaBeta;

/// Player that places the tile after which the best afterstate of the slider looks worst by the evaluation of the
/// course. If it can, it places a tile after which no slide changes the board. Among equal tiles, it takes the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hardest;

impl Strategy<Twenty48> for Hardest {
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let legal = game.legal_actions(state);
        budget.spend(legal.len() as u64);
        let best = legal
            .iter()
            .copied()
            .min_by_key(|&action| value_for_slider(game, &game.after(state, action)));
        best.map_or_else(Decision::resign, |action| Decision {
            nodes: legal.len() as u64,
            depth: 1,
            ..Decision::act(action)
        })
    }
}

/// Returns the value of the best afterstate of the slider, as if it were the turn of the slider.
fn value_for_slider(game: &Twenty48, state: &Twenty48State) -> i64 {
    let slid = |&direction| game.slid(state, direction);
    let afterstates = game.directions().iter().filter_map(slid);
    afterstates.map(|after| Course::default().value(game, &after)).max().unwrap_or(i64::MIN)
}

/// Player that uses alpha-beta for both seats, with the evaluation of the course.
#[derive(Clone, Debug)]
pub(crate) struct Minimax(AlphaBeta<Course>);

impl Minimax {
    /// Creates a search of `plies` plies. The tile that it places is the first of them.
    pub(crate) fn new(plies: u32) -> Self {
        Self(AlphaBeta::new(plies, Course::default()))
    }
}

impl Strategy<Twenty48> for Minimax {
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        // Reports no value, because the evaluation does not estimate the score.
        Decision { value: None, ..self.0.choose(game, state, budget) }
    }
}
