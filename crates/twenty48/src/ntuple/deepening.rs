//! Iterative deepening within the budget of a move.

use crate::ntuple::kernel::Kernel;
use crate::ntuple::network::Network;
use crate::ntuple::search::{NetworkSearch, ScoredMove, Width};
use crate::state::Twenty48State;
use damier_game::{Budget, Limits};
use std::time::Duration;

/// Factor of the effort from one iteration to the next.
const GROWTH: f32 = 3.0;

/// Effort after which the search stops if only one slide is promising.
const CLEAR: f32 = 200.0;

/// Sum of tiles at which a game on 16 cells is assumed to end, for time planning. Few games go much further. Those that
/// do still get time for [`Horizon::slides`] at every slide.
const LAST_SUM: f64 = 44_000.0;

/// Growth of the sum of tiles per slide, because one spawn in ten is a 4.
const SUM_PER_SLIDE: f64 = 2.2;

/// Time that a slide needs for a search that is worth it, on more than 16 cells. If the time of a game does not suffice
/// for the slides of such a board, fewer are planned for, but no fewer than on 16 cells. (On 5x5 with 1 s a game, this
/// made 495,845 points instead of 311,605: `docs/log/2048-experiments.md`.)
const SEARCHED: Duration = Duration::from_micros(80);

/// Smallest number of slides for which time is planned, on 16 cells.
const LEAST_SLIDES: f64 = 5_000.0;

/// Share of the time of a game that is reserved for slides without search, which take some time, too. (The longest of
/// 200 games of 10 s had 54,000 slides and used 10.01 s.)
const HELD_BACK: f64 = 0.03;

/// Time of a slide without search, with the clock, on a busy machine. It is reserved for each slide to come, because it
/// does not shrink with the time of a game. (With the share alone, 2 of 100 games of 1 s used 1.001 s.) The second
/// number is for more than 16 cells: 10 to 15 µs were measured on 5x5.
const UNSEARCHED: [Duration; 2] = [Duration::from_micros(6), Duration::from_micros(15)];

/// Expected rest of a game, for time planning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Horizon {
    last_sum: f64,
    least_slides: f64,
    /// Time to reserve for a slide without search.
    unsearched: Duration,
}

impl Horizon {
    /// Creates the horizon of a board with this number of cells. On 12 cells, games end at about an eighth of the sum
    /// of those on 16 cells. On more cells, a game can last longer than any time allows, so speed decides.
    pub(super) fn from_cells(cells: usize) -> Self {
        let more = cells as f64 - 16.0;
        let scale = (if more < 0.0 { 0.75 * more } else { 0.14 * more }).exp2();
        let unsearched = UNSEARCHED[usize::from(cells > 16)];
        Self { last_sum: LAST_SUM * scale, least_slides: LEAST_SLIDES * scale, unsearched }
    }

    /// Returns the number of slides to plan for, in a game of this limit in all.
    fn slides(self, state: &Twenty48State, limit: Duration) -> f64 {
        let searched = SUM_PER_SLIDE * limit.div_duration_f64(SEARCHED);
        let last_sum = self.last_sum.min(searched.max(LAST_SUM));
        let left = (last_sum - state.sum() as f64) / SUM_PER_SLIDE;
        left.max(self.least_slides * last_sum / self.last_sum)
    }
}

/// Search that scores the slides of a position.
pub(super) trait PositionSearch: Send {
    /// Scores the slides of a state as deeply as the budget allows. Returns the scores and the number of iterations.
    ///
    /// If the budget ends during the first iteration, the network values every slide once all the same: at most four
    /// evaluations, which take microseconds.
    fn score_slides(
        &mut self,
        state: &Twenty48State,
        width: Width,
        budget: &mut Budget,
    ) -> (Vec<ScoredMove>, u32);
}

/// Search that is repeated with increasing effort.
pub(super) struct IterativeDeepening<K> {
    search: NetworkSearch<K>,
    /// Effort of a position without a budget.
    effort: f32,
    horizon: Horizon,
}

impl<K: Kernel> IterativeDeepening<K> {
    pub(super) fn new(kernel: K, network: Network, effort: f32, horizon: Horizon) -> Self {
        Self { search: NetworkSearch::new(kernel, network), effort, horizon }
    }
}

impl<K: Kernel> PositionSearch for IterativeDeepening<K> {
    fn score_slides(
        &mut self,
        state: &Twenty48State,
        width: Width,
        budget: &mut Budget,
    ) -> (Vec<ScoredMove>, u32) {
        let board = self.search.kernel().board(state);
        let plan = MovePlan::new(state, budget, self.horizon);
        // A slide that tables leave without an alternative needs no search.
        let is_forced = matches!(width, Width::Promising(slides) if slides.is_power_of_two());
        let wanted = if is_forced { 0.0 } else { self.effort };
        let (mut effort, mut rounds) = (plan.first_effort(wanted), 0);
        let mut scored = Vec::new();
        loop {
            let before = plan.used(budget);
            let Some(found) = self.search.score_slides(board, effort, width, budget) else { break };
            (scored, rounds) = (found, rounds + 1);
            let is_clear = scored.len() < 2 && (effort == 0.0 || effort >= CLEAR);
            if is_clear || !plan.affords(before, budget) || rounds == budget.depth(64) {
                break;
            }
            effort = if effort == 0.0 { 1.0 } else { effort * GROWTH };
        }
        if rounds == 0 {
            let mut unlimited = Budget::new(Limits::NONE);
            let valued = self.search.score_slides(board, 0.0, width, &mut unlimited);
            scored = valued.unwrap_or_default();
        }
        (scored, rounds)
    }
}

/// Limit of one move.
enum MovePlan {
    /// CPU time for the move. `left` is the time that was left when the move began.
    Time { allowed: Duration, left: Duration },
    /// Number of nodes or iterations: the move continues until the budget ends.
    Count,
    /// No limit: one iteration.
    Once,
}

impl MovePlan {
    fn new(state: &Twenty48State, budget: &Budget, horizon: Horizon) -> Self {
        let limits = budget.limits();
        let Some(left) = budget.move_left() else {
            let counted = limits.nodes.is_some() || limits.depth.is_some();
            return if counted { Self::Count } else { Self::Once };
        };
        let by_game = limits.game_time.zip(budget.game_left()).map(|(limit, left)| {
            let slides = horizon.slides(state, limit);
            let held_back = limit.mul_f64(HELD_BACK) + horizon.unsearched.mul_f64(slides);
            left.saturating_sub(held_back).div_f64(slides)
        });
        // Use half of the time, because the cost of the next iteration is only estimated.
        let by_move = limits.move_time.map(|limit| limit / 2);
        let allowed = by_game.into_iter().chain(by_move).min().unwrap_or_default();
        Self::Time { allowed, left }
    }

    /// Returns the effort of the first iteration. With 0, only the network is used.
    fn first_effort(&self, wanted: f32) -> f32 {
        match self {
            Self::Once => wanted,
            Self::Count | Self::Time { .. } => 0.0,
        }
    }

    /// Returns the time that the move has used so far; zero if time is not limited.
    fn used(&self, budget: &Budget) -> Duration {
        match self {
            Self::Time { left, .. } => left.saturating_sub(budget.move_left().unwrap_or(*left)),
            Self::Count | Self::Once => Duration::ZERO,
        }
    }

    /// Returns true if the limit allows another iteration, false if not. `before` is the time that had been used before
    /// the last iteration.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ntuple::advisor::advisor;
    use crate::rules::Twenty48;
    use damier_game::{Notation, SingleThread};

    #[test]
    fn larger_boards_are_planned_for_longer_if_there_is_time() {
        let slides = |cells, seconds| {
            let limit = Duration::from_secs(seconds);
            Horizon::from_cells(cells).slides(&Twenty48State::empty(0), limit) as u64
        };
        for seconds in [1, 10, 1_000] {
            assert_eq!([12, 16].map(|cells| slides(cells, seconds)), [2_500, 20_000]);
        }
        assert_eq!([25, 64].map(|cells| slides(cells, 1)), [20_000; 2]);
        // 80 µs each.
        assert_eq!([25, 64].map(|cells| slides(cells, 3)), [37_500; 2]);
        assert!(slides(25, 10) > 40_000 && slides(64, 1_000) > 2_000_000);
    }

    /// A machine under load can use up a short time before the search begins.
    #[cfg(feature = "network")]
    #[test]
    fn every_slide_has_a_value_although_the_budget_is_used_up() {
        let rules = Twenty48::default();
        let state = rules.read_state("2 2 . ./. . . ./. . . ./. . . 2").expect("a state");
        let mut advisor = advisor(&rules).expect("a network");
        for limits in [
            Limits { move_time: Some(Duration::ZERO), ..Limits::NONE },
            Limits { nodes: Some(1), ..Limits::NONE },
        ] {
            let mut budget = Budget::new(limits);
            budget.begin_move();
            let found = advisor.analyse(&rules, &state, &mut budget, &SingleThread);
            assert_eq!(found.map(|found| found.candidates.len()), Some(4), "{limits:?}");
        }
    }

    /// The last part of a game's time is reserved for slides without search, however long the game becomes.
    #[test]
    fn some_time_of_a_game_is_held_back() {
        let limits = Limits { game_time: Some(Duration::from_secs(10)), ..Limits::NONE };
        let state = Twenty48::default().read_state("32768 16384 8192 2/. . . ./. . . ./. . . 2");
        let state = state.expect("a state");
        let allowed = |used| {
            let mut budget = Budget::new(limits);
            budget.charge(Duration::from_millis(used));
            budget.end_move().expect("time is left");
            budget.begin_move();
            match MovePlan::new(&state, &budget, Horizon::from_cells(16)) {
                MovePlan::Time { allowed, .. } => allowed,
                MovePlan::Count | MovePlan::Once => unreachable!("time is limited"),
            }
        };
        assert!(allowed(0) > allowed(9500) && allowed(9500) > Duration::ZERO);
        // 3 %, and 6 µs for each of 5,000 slides.
        assert!(allowed(9669) > Duration::ZERO && allowed(9671) == Duration::ZERO);
        assert_eq!([allowed(9700), allowed(9999)], [Duration::ZERO; 2]);
    }
}
