//! Players that use a network.

use crate::formation::formations::Formations;
use crate::ntuple::deepening::{Horizon, IterativeDeepening, PositionSearch};
use crate::ntuple::endgame::{Endgame, EndgameKernel};
use crate::ntuple::kernel::{FastKernel, GeneralKernel, Kernel, most_runs};
use crate::ntuple::network::Network;
use crate::ntuple::search::{ScoredMove, Width};
use crate::ntuple::word::WordKernel;
use crate::packed::Packed;
use crate::rules::{Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::Twenty48State;
use damier_game::{Budget, Decision, Game, Seat, Strategy, Value};

/// Networks, tables and effort of a player.
#[derive(Clone)]
pub struct PlayerResources {
    /// Network that evaluates afterstates.
    pub network: Network,
    /// Effort for a position if there is no budget. 0 stands for the network alone, 1 for a search of two slides, and
    /// larger values for deeper searches.
    pub effort: f32,
    /// Exponent, from 8 to 14, of the largest tile that the network evaluates well. Larger tiles count as one rank
    /// lower, because the network has had too little training on them.
    pub top: u8,
    /// Tables with exact probabilities for boards that fit a formation; may be empty.
    pub formations: Formations,
    /// Endgame, with the network that evaluates its afterstates. `None` for none.
    pub ending: Option<(Endgame, Network)>,
}

/// Player with networks, a search and tables.
struct Slider<K> {
    search: IterativeDeepening<K>,
    /// Empty if the fast kernel does not support these rules.
    formations: Formations,
    /// `None` if the fast kernel does not support these rules.
    ending: Option<(Endgame, Box<dyn PositionSearch>)>,
}

/// Builds a player for these rules.
#[must_use]
pub fn slider(rules: &Twenty48, resources: PlayerResources) -> Box<dyn Strategy<Twenty48>> {
    slide_scorer(rules, resources)
}

/// Player that can also score every slide.
pub(super) trait SlideScorer: Strategy<Twenty48> {
    /// Returns every legal slide with the points expected from it, including the points of the slide.
    fn slides(&mut self, state: &Twenty48State, budget: &mut Budget) -> Vec<(Direction, f64)>;
}

/// Builds the same player as [`slider`], with access to its scores.
pub(super) fn slide_scorer(rules: &Twenty48, resources: PlayerResources) -> Box<dyn SlideScorer> {
    let (tuples, top) = (resources.network.tuples().clone(), resources.top);
    let horizon = Horizon::from_cells(rules.cells());
    if is_fast(rules) {
        return match most_runs(&tuples) {
            0..=2 => Slider::boxed(FastKernel::<2>::new(&tuples).with_top(top), horizon, resources),
            3..=4 => Slider::boxed(FastKernel::<4>::new(&tuples).with_top(top), horizon, resources),
            _ => Slider::boxed(FastKernel::<7>::new(&tuples).with_top(top), horizon, resources),
        };
    }
    let resources =
        PlayerResources { formations: Formations::default(), ending: None, ..resources };
    if WordKernel::suits(rules) {
        Slider::boxed(WordKernel::new(rules, &tuples).with_top(top), horizon, resources)
    } else {
        Slider::boxed(GeneralKernel::new(rules, &tuples), horizon, resources)
    }
}

/// Builds the search for the positions of an endgame.
fn endgame_search(ending: Endgame, network: Network, effort: f32) -> Box<dyn PositionSearch> {
    let tuples = network.tuples().clone();
    match most_runs(&tuples) {
        0..=4 => Box::new(IterativeDeepening::new(
            EndgameKernel::<4>::new(ending, &tuples),
            network,
            effort,
            Horizon::from_cells(16),
        )),
        _ => Box::new(IterativeDeepening::new(
            EndgameKernel::<7>::new(ending, &tuples),
            network,
            effort,
            Horizon::from_cells(16),
        )),
    }
}

/// Returns true if the fast kernel supports these rules, false if a slower kernel is needed.
pub(crate) fn is_fast(rules: &Twenty48) -> bool {
    Packed::suits(rules) && rules.four() == Twenty48::default().four()
}

impl<K: Kernel + 'static> Slider<K> {
    fn boxed(kernel: K, horizon: Horizon, resources: PlayerResources) -> Box<dyn SlideScorer> {
        let PlayerResources { network, effort, formations, ending, .. } = resources;
        let ending = ending.map(|(ending, own)| (ending, endgame_search(ending, own, effort)));
        let search = IterativeDeepening::new(kernel, network, effort, horizon);
        Box::new(Self { search, formations, ending })
    }

    /// Returns the slides that keep the best probability of making the target of a formation, as a bit for each
    /// direction. Returns `None` if no table applies. So the search only decides between slides of equal probability.
    ///
    /// Measured on 1,600 games from 40 boards with 1024 to 16384 (effort 30, tables 442 and 443), 69.4 % made 32768. If
    /// the search was allowed to give up 0.2 % of the probability, 66.0 % did; with 1 %, 61.3 %; without tables, 19.6
    /// %.
    fn keep_chance(&self, board: Packed) -> Option<u8> {
        let chances = self.formations.slides(board)?.chances.map(|chance| chance.unwrap_or(0.0));
        let best = chances.into_iter().fold(0.0, f32::max);
        let keeps = |chance: f32| u8::from(chance >= best);
        Some((0..4).map(|direction| keeps(chances[direction]) << direction).sum())
    }

    /// Scores the promising slides. It uses the most exact source for the position: the tables, the endgame network or
    /// the main network.
    fn score_promising(
        &mut self,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> (Vec<ScoredMove>, u32) {
        let all = Width::Promising(u8::MAX);
        if self.formations.is_empty() && self.ending.is_none() {
            return self.search.score_slides(state, all, budget);
        }
        let board = Packed::from_state_downgraded(state);
        let view = self.ending.as_ref().and_then(|(ending, _)| ending.view(board));
        let is_last_step = view.is_some_and(Endgame::is_last_step);
        let kept = if is_last_step { None } else { self.keep_chance(board) };
        let width = kept.map_or(all, Width::Promising);
        match &mut self.ending {
            Some((_, own)) if view.is_some() => own.score_slides(state, width, budget),
            _ => self.search.score_slides(state, width, budget),
        }
    }
}

impl<K: Kernel + 'static> SlideScorer for Slider<K> {
    fn slides(&mut self, state: &Twenty48State, budget: &mut Budget) -> Vec<(Direction, f64)> {
        let (scored, _) = self.search.score_slides(state, Width::All, budget);
        scored.iter().map(|slide| (slide.direction, f64::from(slide.value))).collect()
    }
}

impl<K: Kernel + 'static> Strategy<Twenty48> for Slider<K> {
    /// In an endgame, the reported value includes the prizes of the endgame.
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let legal = game.legal_actions(state);
        let slide = |action: &&Twenty48Action| matches!(action, Twenty48Action::Slide(way) if game.changes(state, *way));
        let Some(&first) = legal.iter().find(slide).or_else(|| legal.first()) else {
            return Decision::resign();
        };
        let (scored, rounds) = self.score_promising(state, budget);
        // `max_by` returns the last maximum, so reversing gives the first.
        let best = scored.iter().rev().max_by(|a, b| a.value.total_cmp(&b.value));
        let Some(best) = best else { return Decision::act(first) };
        let expected = (state.score() as f64 + f64::from(best.value)) * 100.0;
        let action = Twenty48Action::Slide(best.direction);
        Decision {
            value: Some(Value { seat: Seat::FIRST, centipoints: expected as i64 }),
            pv: vec![action],
            nodes: budget.nodes(),
            depth: rounds,
            ..Decision::act(action)
        }
    }
}
