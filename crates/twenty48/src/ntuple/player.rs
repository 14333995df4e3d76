//! Players with a network.

use super::search::{Judged, Search, Width};
use super::{Fast, General, Kernel, Network, most_runs};
use crate::formation::Formations;
use crate::packed::Packed;
use crate::rules::{Action, Twenty48};
use crate::shape::Direction;
use crate::state::State;
use game::{Budget, Decision, Game, Seat, Strategy, Value};
use std::time::Duration;

/// Each further look at a position gets this many times the effort of the one before.
const GROWTH: f32 = 3.0;

/// A slide that alone is promising at this effort is taken without a further look.
const CLEAR: f32 = 200.0;

/// The sum of tiles at which a game is taken to end, for planning time: few games go on much farther, and
/// those that do have time for [`LEAST_SLIDES`] at every slide.
const LAST_SUM: f64 = 44_000.0;

/// The sum of tiles grows by this much per slide: a 4 in one spawn of ten.
const SUM_PER_SLIDE: f64 = 2.2;

/// Time is always planned for so many slides more.
const LEAST_SLIDES: f64 = 5_000.0;

/// What a player thinks with.
#[derive(Clone)]
pub struct Means {
    /// What afterstates are worth.
    pub network: Network,
    /// What is spent on a position without a budget: 0 for the network alone, 1 to look two slides
    /// ahead, more for more.
    pub effort: f32,
    /// Tiles above this exponent, 8 to 14, are played as if they were one rank lower, for a network that
    /// has not seen enough of them.
    pub top: u8,
    /// Exact chances where large tiles stand in a formation; may be none.
    pub formations: Formations,
}

/// Slides by a network and a search.
struct Slider<K> {
    search: Search<K>,
    effort: f32,
    /// None where the fast kernel does not play these rules.
    formations: Formations,
}

/// A player of these rules.
#[must_use]
pub fn slider(rules: &Twenty48, means: Means) -> Box<dyn Strategy<Twenty48>> {
    judge(rules, means)
}

/// A player that also tells what it thinks of every slide.
pub(super) trait Judge: Strategy<Twenty48> {
    /// Every legal slide with the points that are expected, its own included.
    fn slides(&mut self, state: &State, budget: &mut Budget) -> Vec<(Direction, f64)>;
}

/// As [`slider`].
pub(super) fn judge(rules: &Twenty48, means: Means) -> Box<dyn Judge> {
    let tuples = means.network.tuples().clone();
    match most_runs(&tuples) {
        0..=2 if is_fast(rules) => Slider::boxed(Fast::<2>::new(&tuples).topped(means.top), means),
        3..=4 if is_fast(rules) => Slider::boxed(Fast::<4>::new(&tuples).topped(means.top), means),
        _ if is_fast(rules) => Slider::boxed(Fast::<7>::new(&tuples).topped(means.top), means),
        _ => {
            let means = Means { formations: Formations::default(), ..means };
            Slider::boxed(General::new(rules, &tuples), means)
        }
    }
}

/// Whether the fast kernel plays these rules.
pub(crate) fn is_fast(rules: &Twenty48) -> bool {
    Packed::suits(rules) && rules.four() == Twenty48::default().four()
}

impl<K: Kernel + 'static> Slider<K> {
    fn boxed(kernel: K, means: Means) -> Box<dyn Judge> {
        let Means { network, effort, formations, .. } = means;
        Box::new(Self { search: Search::new(kernel, network), effort, formations })
    }

    /// The slides that keep the chance of a formation's target, as bits; all where no table speaks. Only
    /// equal chances are left to the search: of 1,600 games on from 40 boards with 1024 to 16384 (effort 30,
    /// tables 442 and 443), 69.4 % made 32768; 66.0 % where 0.2 % of the chance might be given up for what
    /// the network thinks, 61.3 % with 1 %, and 19.6 % without tables.
    fn keeping(&self, state: &State) -> u8 {
        if self.formations.is_empty() {
            return u8::MAX;
        }
        let Some(guidance) = self.formations.slides(Packed::lowered(state)) else { return u8::MAX };
        let chances = guidance.chances.map(|chance| chance.unwrap_or(0.0));
        let best = chances.into_iter().fold(0.0, f32::max);
        let keeps = |chance: f32| u8::from(chance >= best);
        (0..4).map(|direction| keeps(chances[direction]) << direction).sum()
    }

    /// The slides, judged as deeply as the budget allows, and how many times they were looked at.
    fn judge(&mut self, state: &State, width: Width, budget: &mut Budget) -> (Vec<Judged>, u32) {
        let board = self.search.kernel().board(state);
        let plan = Plan::of(state, budget);
        let (mut effort, mut rounds) = (plan.first_effort(self.effort), 0);
        let mut judged = Vec::new();
        loop {
            let before = plan.used(budget);
            let Some(found) = self.search.judge(board, effort, width, budget) else { break };
            (judged, rounds) = (found, rounds + 1);
            let is_clear = judged.len() < 2 && (effort == 0.0 || effort >= CLEAR);
            if is_clear || !plan.affords(before, budget) || rounds == budget.depth(64) {
                break;
            }
            effort = if effort == 0.0 { 1.0 } else { effort * GROWTH };
        }
        (judged, rounds)
    }
}

impl<K: Kernel + 'static> Judge for Slider<K> {
    fn slides(&mut self, state: &State, budget: &mut Budget) -> Vec<(Direction, f64)> {
        let (judged, _) = self.judge(state, Width::All, budget);
        judged.iter().map(|slide| (slide.direction, f64::from(slide.value))).collect()
    }
}

impl<K: Kernel + 'static> Strategy<Twenty48> for Slider<K> {
    /// Without time for anything, the first legal slide.
    fn choose(&mut self, game: &Twenty48, state: &State, budget: &mut Budget) -> Decision<Action> {
        let Some(&first) = game.legal_actions(state).first() else {
            return Decision::resign();
        };
        let width = Width::Promising(self.keeping(state));
        let (judged, rounds) = self.judge(state, width, budget);
        // The last of the largest from the back is the first of them.
        let best = judged.iter().rev().max_by(|a, b| a.value.total_cmp(&b.value));
        let Some(best) = best else { return Decision::act(first) };
        let expected = (state.score() as f64 + f64::from(best.value)) * 100.0;
        let action = Action::Slide(best.direction);
        Decision {
            value: Some(Value { seat: Seat::FIRST, centipoints: expected as i64 }),
            pv: vec![action],
            nodes: budget.nodes(),
            depth: rounds,
            ..Decision::act(action)
        }
    }
}

/// What one move may use.
enum Plan {
    /// CPU time for the move, of which so much was left when it began.
    Time { allowed: Duration, left: Duration },
    /// Nodes or looks: until the budget ends.
    Count,
    /// One look.
    Once,
}

impl Plan {
    fn of(state: &State, budget: &Budget) -> Self {
        let limits = budget.limits();
        let Some(left) = budget.move_left() else {
            let counted = limits.nodes.is_some() || limits.depth.is_some();
            return if counted { Self::Count } else { Self::Once };
        };
        let by_game = budget.game_left().map(|left| {
            let slides = (LAST_SUM - state.sum() as f64) / SUM_PER_SLIDE;
            left.div_f64(slides.max(LEAST_SLIDES))
        });
        // Half: the cost of the next look is only guessed.
        let by_move = limits.move_time.map(|limit| limit / 2);
        let allowed = by_game.into_iter().chain(by_move).min().unwrap_or_default();
        Self::Time { allowed, left }
    }

    /// The effort of the first look; 0 for the network alone.
    fn first_effort(&self, wanted: f32) -> f32 {
        match self {
            Self::Once => wanted,
            Self::Count | Self::Time { .. } => 0.0,
        }
    }

    /// Time used so far.
    fn used(&self, budget: &Budget) -> Duration {
        match self {
            Self::Time { left, .. } => left.saturating_sub(budget.move_left().unwrap_or(*left)),
            Self::Count | Self::Once => Duration::ZERO,
        }
    }

    /// Whether another look may be begun; `before` was used before the last one.
    fn affords(&self, before: Duration, budget: &Budget) -> bool {
        match self {
            Self::Time { allowed, .. } => {
                let used = self.used(budget);
                used + (used - before).mul_f32(GROWTH) <= allowed.mul_f32(1.5)
            }
            Self::Count => !budget.is_spent(),
            Self::Once => false,
        }
    }
}
