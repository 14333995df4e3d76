//! The solver as an analyst: the worth of every call, with the line that shows it.

use crate::rules::{Filler, FillerAction, Win};
use crate::solver::FillerSolver;
use crate::solver::proof::verdict_of;
use crate::state::FillerState;
use damier_game::{
    Actions, Analysis, Analyst, Budget, Candidate, Game, Goal, ThreadPool, Turn, Verdict, Worth,
};
use std::cmp::Reverse;

/// An exact analyst: finds the value of every legal action. Its scores are margins in cells, see
/// [`FillerSolver::margin`].
#[derive(Default)]
pub struct FillerAnalyst {
    solver: FillerSolver,
    goal: Goal,
}

impl FillerAnalyst {
    /// Creates an analyst. With [`Goal::Scores`] it finds margins and verdicts, with [`Goal::Verdicts`] only verdicts.
    #[must_use]
    pub fn new(goal: Goal) -> Self {
        Self { solver: FillerSolver::new(), goal }
    }

    /// Returns the worth of a position for the seat on turn.
    fn worth_of(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<Worth> {
        let margin = match self.goal {
            Goal::Scores => Some(self.solver.margin(rules, state, budget)?),
            Goal::Verdicts => None,
        };
        let verdict = match margin {
            Some(margin) if rules.win == Win::Full => verdict_of(margin),
            _ => self.solver.verdict(rules, state, budget)?,
        };
        let score = margin.map(|margin| margin as f64);
        Some(Worth { verdict: Some(verdict), score, distance: None })
    }

    /// Returns the legal actions with their worth for the seat on turn, the best first. Equally good calls are sorted
    /// by gain.
    fn calls(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<Vec<(FillerAction, Worth)>> {
        let mut calls = Vec::new();
        for call in sort_by_gain(rules, state) {
            let after = self.worth_of(rules, &rules.after(state, call), budget)?;
            calls.push((call, for_other_seat(after)));
        }
        calls.sort_by_key(|(_, worth)| Reverse(rank(worth)));
        Some(calls)
    }

    /// Returns the best play of both seats to the end of the game, beginning with `call`.
    fn line(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        call: FillerAction,
        worth: Worth,
        budget: &mut Budget,
    ) -> Option<Vec<FillerAction>> {
        let (mut line, mut at) = (vec![call], rules.after(state, call));
        let mut wanted = for_other_seat(worth);
        while let Turn::Player(_) = rules.turn(&at) {
            let mut next = None;
            for call in sort_by_gain(rules, &at) {
                let after = rules.after(&at, call);
                if rank(&for_other_seat(self.worth_of(rules, &after, budget)?)) == rank(&wanted) {
                    next = Some((call, after));
                    break;
                }
            }
            let Some((call, after)) = next else { break };
            line.push(call);
            (at, wanted) = (after, for_other_seat(wanted));
        }
        Some(line)
    }
}

/// Returns the legal calls, the largest gain first.
pub(crate) fn sort_by_gain(rules: &Filler, state: &FillerState) -> Actions<FillerAction> {
    let mut calls = rules.legal_actions(state);
    let gain =
        |call: &FillerAction| call.colour().map_or(0, |colour| state.gain(state.next(), colour));
    calls.sort_by_key(|call| Reverse(gain(call)));
    calls
}

/// Returns a worth as seen by the other seat.
fn for_other_seat(worth: Worth) -> Worth {
    let verdict = worth.verdict.map(Verdict::opposite);
    // No negative zero.
    Worth { verdict, score: worth.score.map(|score| 0.0 - score), distance: None }
}

fn rank(worth: &Worth) -> (Option<Verdict>, i64) {
    (worth.verdict, worth.score.map_or(0, |score| score as i64))
}

impl Analyst<Filler> for FillerAnalyst {
    fn unit(&self) -> &'static str {
        "calls"
    }

    fn analyse(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Analysis<FillerAction>> {
        let before = budget.nodes();
        let calls = self.calls(rules, state, budget)?;
        let mut candidates = Vec::with_capacity(calls.len());
        for (call, worth) in calls {
            let line = self.line(rules, state, call, worth, budget)?;
            candidates.push(Candidate { action: call, worth, prospects: Vec::new(), line });
        }
        let worth = candidates.first().map(|best| best.worth).unwrap_or_default();
        Some(Analysis { worth, prospects: Vec::new(), candidates, nodes: budget.nodes() - before })
    }

    fn assess(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Worth> {
        self.worth_of(rules, state, budget)
    }
}
