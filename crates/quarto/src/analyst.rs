//! The solver as an analyst: the value of every action, with the line of play that shows it.

use crate::outcome::QuartoOutcome;
use crate::rules::{Quarto, QuartoAction};
use crate::solver::QuartoSolver;
use crate::state::{Phase, Position};
use damier_game::{Analysis, Analyst, Budget, Candidate, Game, SearchTable, ThreadPool};
use std::sync::Arc;

/// Smallest number of pieces placed from which lines of play that end in a draw are shown to the end. With fewer
/// pieces, every further ply costs as much as the question itself.
const FOLLOW_DRAWS_FROM: u32 = 7;

impl QuartoSolver {
    /// Returns the outcome of every legal action for the seat on turn, in the order of the rules; `None` if
    /// the budget ends first.
    pub fn outcomes(
        &mut self,
        position: &Position,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Vec<(QuartoAction, QuartoOutcome)>> {
        let actions = self.rules().legal_actions(position);
        actions
            .into_iter()
            .map(|action| Some((action, self.outcome_after(position, action, budget, pool)?)))
            .collect()
    }

    /// Returns the outcome of one legal action for the seat that takes it.
    pub(crate) fn outcome_after(
        &mut self,
        position: &Position,
        action: QuartoAction,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<QuartoOutcome> {
        let next = self.rules().after(position, action);
        Some(match next.phase() {
            Phase::Completed if self.rules().is_misere() => QuartoOutcome::Loss(1),
            Phase::Completed => QuartoOutcome::Win(1),
            Phase::Full => QuartoOutcome::Draw,
            Phase::Place(_) => self.outcome(&next, budget, pool)?.opposite(),
            Phase::Give => match self.outcome(&next, budget, pool)? {
                QuartoOutcome::Win(placements) => QuartoOutcome::Win(placements + 1),
                QuartoOutcome::Draw => QuartoOutcome::Draw,
                QuartoOutcome::Loss(placements) => QuartoOutcome::Loss(placements + 1),
            },
        })
    }

    /// Returns the best play of both seats after an action, beginning with this action.
    fn line(
        &mut self,
        position: &Position,
        action: QuartoAction,
        outcome: QuartoOutcome,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Vec<QuartoAction>> {
        let mut line = vec![action];
        let mut state = self.rules().after(position, action);
        while matches!(state.phase(), Phase::Give | Phase::Place(_))
            && (outcome != QuartoOutcome::Draw || state.placed() >= FOLLOW_DRAWS_FROM)
        {
            let wanted = self.outcome(&state, budget, pool)?;
            let Some(best) = self.best_action(&state, wanted, budget, pool)? else { break };
            line.push(best);
            state = self.rules().after(&state, best);
        }
        Some(line)
    }

    /// Returns the first action with this outcome. `None` if the budget ends first; `Some(None)` if there is no such
    /// action, because the book contradicts itself.
    fn best_action(
        &mut self,
        position: &Position,
        wanted: QuartoOutcome,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Option<QuartoAction>> {
        for action in self.rules().legal_actions(position) {
            if self.outcome_after(position, action, budget, pool)? == wanted {
                return Some(Some(action));
            }
        }
        Some(None)
    }
}

impl Analyst<Quarto> for QuartoSolver {
    fn unit(&self) -> &'static str {
        "placements"
    }

    fn analyse(
        &mut self,
        _game: &Quarto,
        state: &Position,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Analysis<QuartoAction>> {
        let before = budget.nodes();
        let mut outcomes = self.outcomes(state, budget, pool)?;
        outcomes.sort_by_key(|(_, outcome)| -outcome.rank());
        let mut candidates = Vec::with_capacity(outcomes.len());
        for (action, outcome) in outcomes {
            let line = self.line(state, action, outcome, budget, pool)?;
            candidates.push(Candidate {
                action,
                worth: outcome.into(),
                prospects: Vec::new(),
                line,
            });
        }
        let worth = candidates.first().map(|best| best.worth).unwrap_or_default();
        Some(Analysis { worth, prospects: Vec::new(), candidates, nodes: budget.nodes() - before })
    }

    fn search_table(&mut self) -> Option<Arc<dyn SearchTable>> {
        Some(self.kept_table())
    }
}
