//! The evaluator of the searches: territory, with its order of calls and its form of positions.

use crate::board::Colour;
use crate::contracted::{ContractedGame, ContractedState};
use damier_game::{Game, Seat, Turn};
use damier_search::{Canonical, Evaluator, GameKnowledge, LeafValue, MoveOrder, Pvs};

/// Evaluation by territory: the cells that each seat owns, and those that it can reach before the other.
///
/// With `win=full` the value is the margin. Otherwise a decided game is worth 100 points per cell of the board, and the
/// margin is the estimate until then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Territory;

impl<const W: usize> Evaluator<ContractedGame<W>> for Territory {
    fn evaluate(&self, game: &ContractedGame<W>, field: &ContractedState<W>, seat: Seat) -> i64 {
        if game.turn(field) == Turn::Over {
            return game.result(game.final_cells(field), seat);
        }
        match self.evaluate_leaf(game, field, seat) {
            LeafValue::Exact(value) | LeafValue::Static(value) => value,
        }
    }

    fn max_value(&self, game: &ContractedGame<W>) -> Option<i64> {
        (game.enough <= game.cells).then(|| game.most_centipoints())
    }

    #[inline]
    fn evaluate_leaf(
        &self,
        game: &ContractedGame<W>,
        field: &ContractedState<W>,
        seat: Seat,
    ) -> LeafValue {
        let claim = field.front.claim(&game.graph, field.next.index());
        let cells = [0, 1].map(|side| field.secured[side] + claim.cells[side]);
        if claim.contact {
            let most = game.most_centipoints() - 1;
            LeafValue::Static(game.worth(cells, seat).clamp(-most, most))
        } else {
            let value = game.result(cells, seat);
            // Both have half, and the first to get there has won, but who was first is not known here.
            let is_open = value == 0 && 2 * game.enough == game.cells;
            if is_open { LeafValue::Static(0) } else { LeafValue::Exact(value) }
        }
    }
}

/// Largest gain first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GainFirst;

impl<const W: usize> MoveOrder<ContractedGame<W>> for GainFirst {
    fn score(
        &self,
        game: &ContractedGame<W>,
        field: &ContractedState<W>,
        colour: Colour,
        _: u32,
    ) -> i64 {
        i64::from(field.front.gain(&game.graph, field.next.index(), colour.index()))
    }
}

/// Removes the cells that only one seat can still reach, and counts them as its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ContestedOnly;

impl<const W: usize> Canonical<ContractedGame<W>> for ContestedOnly {
    fn canonical(
        &self,
        game: &ContractedGame<W>,
        field: &ContractedState<W>,
    ) -> Option<ContractedState<W>> {
        // If every call is credited, no such cells are left.
        if game.credits { None } else { game.drop_private(field) }
    }
}

/// Search of Seven Colours with territory.
pub(crate) type TerritorySearch = Pvs<Territory, GainFirst, ContestedOnly>;

/// Returns the knowledge of every search.
pub(crate) fn search_knowledge() -> GameKnowledge<Territory, GainFirst, ContestedOnly> {
    GameKnowledge::new(Territory).with_order(GainFirst).with_canonical(ContestedOnly)
}

#[cfg(test)]
mod tests;
