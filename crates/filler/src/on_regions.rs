//! Players that run a search of `damier_search` on the graph of regions, with sets of as few words as possible.

use crate::bits::WORD;
use crate::board::Colour;
use crate::contracted::ContractedGame;
use crate::graph::Graph;
use crate::region::{Scope, regions};
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use damier_game::{Budget, Choice, Decision, Strategy};
use damier_search::or_win;
use std::sync::Arc;

/// A strategy for contracted boards of every size.
pub(crate) trait AnySize:
    Strategy<ContractedGame<1>>
    + Strategy<ContractedGame<2>>
    + Strategy<ContractedGame<4>>
    + Strategy<ContractedGame<8>>
    + Strategy<ContractedGame<12>>
    + Strategy<ContractedGame<24>>
    + Strategy<ContractedGame<64>>
{
}

impl<S> AnySize for S where
    S: Strategy<ContractedGame<1>>
        + Strategy<ContractedGame<2>>
        + Strategy<ContractedGame<4>>
        + Strategy<ContractedGame<8>>
        + Strategy<ContractedGame<12>>
        + Strategy<ContractedGame<24>>
        + Strategy<ContractedGame<64>>
{
}

/// Number of complete plies up to which a search that the budget ended counts as cut.
const FEW_PLIES: u32 = 2;

/// Possible numbers of words of a set, for [`AnySize`].
const SIZES: [usize; 7] = [1, 2, 4, 8, 12, 24, 64];

/// A search that plays on regions. The graph stays the same from move to move, so that the entries of the search's
/// table stay valid. It is replaced when the position fits a smaller one or belongs to another game.
pub(crate) struct OnRegions<S> {
    pub(crate) search: S,
    graph: Option<Box<dyn SizedGraph<S>>>,
    /// Number of graphs created so far.
    graphs: u16,
}

/// A graph of some size.
trait SizedGraph<S>: Send {
    /// Number of words of a set.
    fn words(&self) -> usize;

    /// Returns the number of regions that both seats can reach in a position; `None` if it belongs to another game.
    fn regions(&self, rules: &Filler, state: &FillerState, mark: u16) -> Option<usize>;

    /// Returns the choice of the search.
    fn choose(
        &self,
        search: &mut S,
        rules: &Filler,
        state: &FillerState,
        mark: u16,
        budget: &mut Budget,
    ) -> Option<Decision<Colour>>;
}

impl<S: Strategy<ContractedGame<W>>, const W: usize> SizedGraph<S> for Arc<Graph<W>> {
    fn words(&self) -> usize {
        W
    }

    fn regions(&self, rules: &Filler, state: &FillerState, mark: u16) -> Option<usize> {
        Some(ContractedGame::new(rules, state, Self::clone(self), mark)?.regions())
    }

    fn choose(
        &self,
        search: &mut S,
        rules: &Filler,
        state: &FillerState,
        mark: u16,
        budget: &mut Budget,
    ) -> Option<Decision<Colour>> {
        let game = ContractedGame::new(rules, state, Self::clone(self), mark)?;
        Some(search.choose(&game, game.start(), budget))
    }
}

impl<S: AnySize + 'static> OnRegions<S> {
    /// Creates a player that uses this search on regions.
    pub(crate) fn new(search: S) -> Self {
        Self { search, graph: None, graphs: 0 }
    }

    /// Prepares the graph for a position. Returns the number of regions that both seats can reach.
    pub(crate) fn prepare(&mut self, rules: &Filler, state: &FillerState) -> usize {
        if let Some(graph) = &self.graph
            && let Some(count) = graph.regions(rules, state, self.graphs)
            && find_size(count) == graph.words()
        {
            return count;
        }
        let regions = regions(rules, state, Scope::Contested);
        let build_graph = |words| -> Box<dyn SizedGraph<S>> {
            macro_rules! build {
                ($words:literal) => {
                    Box::new(Arc::new(Graph::<$words>::new(
                        &regions,
                        rules.colours(),
                        state,
                        Scope::Contested,
                    )))
                };
            }
            match words {
                1 => build!(1),
                2 => build!(2),
                4 => build!(4),
                8 => build!(8),
                12 => build!(12),
                24 => build!(24),
                _ => build!(64),
            }
        };
        self.graph = Some(build_graph(find_size(regions.len())));
        self.graphs = self.graphs.wrapping_add(1);
        regions.len()
    }
}

/// Returns the smallest of [`SIZES`] that holds this number of regions.
fn find_size(regions: usize) -> usize {
    let fits = |words: &&usize| regions <= WORD * **words;
    SIZES.iter().find(fits).copied().unwrap_or(SIZES[SIZES.len() - 1])
}

impl<S: AnySize + 'static> Strategy<Filler> for OnRegions<S> {
    fn choose(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Decision<FillerAction> {
        self.prepare(rules, state);
        let graph = self.graph.as_ref();
        let found = graph
            .and_then(|graph| graph.choose(&mut self.search, rules, state, self.graphs, budget));
        let decision = found.map_or_else(Decision::resign, |found| Decision {
            choice: match found.choice {
                Choice::Act(colour) => Choice::Act(FillerAction::Colour(colour)),
                Choice::Resign => Choice::Resign,
                Choice::Fail(failure) => Choice::Fail(failure),
            },
            value: found.value,
            pv: found.pv.into_iter().map(FillerAction::Colour).collect(),
            nodes: found.nodes,
            depth: found.depth,
        });
        let is_cut = decision.depth == 0 || decision.depth <= FEW_PLIES && budget.is_spent();
        if !is_cut {
            return decision;
        }
        // The rules know wins that the first plies do not show: a call may win because it cuts the other seat off.
        Decision { nodes: decision.nodes, ..or_win(rules, state, decision) }
    }
}
