//! `perfect`: the solver as a player. Among equally good actions it takes the one after which the other seat can make
//! the most mistakes.

use crate::book::Book;
use crate::evaluator::{Heuristic, QuartoSearch, WIN, search_knowledge};
use crate::outcome::QuartoOutcome;
use crate::rules::{Quarto, QuartoAction};
use crate::solver::QuartoSolver;
use crate::state::{Phase, Position};
use damier_game::{Budget, Choice, Decision, Game, Rng, SingleThread, Strategy, Value, Verdict};
use damier_search::{Pvs, winning_action};
use std::time::Duration;

/// Fewest pieces placed at which equal actions are compared by the mistakes that they allow. With fewer, that takes
/// seconds, and players make no mistakes so early.
const TEMPT_FROM: u32 = 6;

/// Smallest number of pieces placed from which misere is solved. With fewer, an answer takes seconds to hours.
const MISERE_FROM: u32 = 6;

/// Smallest number of pieces placed from which rule sets without a book are solved. With fewer, an answer takes seconds
/// to minutes.
const BOOKLESS_FROM: u32 = 4;

/// Nodes of a search that provides a move in case the solver does not finish in time: a small part of any budget.
const RESERVE: u64 = 3000;

/// Shortest time of a move within which the solver is asked. It decides the last eight squares at once, which takes up to
/// half a millisecond.
const SOLVES_WITHIN: Duration = Duration::from_millis(2);

/// A player that plays what [`QuartoSolver`] proves, with the help of the book from the first piece on.
///
/// In misere, and under rules without a book, it plays like `expert` early in the game, if the book has no answer and
/// the solver would take too long. If a budget ends before the solver has an answer, it plays the move of a short
/// search that ran first, as strong as `club`.
pub struct Perfect {
    solver: QuartoSolver,
    search: QuartoSearch,
    reserve: QuartoSearch,
    rng: Rng,
    /// Smallest number of pieces placed from which the solver is asked.
    solves_from: u32,
    /// With fewer pieces placed than this, the book has the answer, although the solver is not asked yet.
    known_below: u32,
}

impl Perfect {
    /// Creates a player of these rules with this seed.
    #[must_use]
    pub fn new(rules: &Quarto, seed: u64) -> Self {
        let search = Pvs::new(32, search_knowledge(Heuristic::default())).with_seed(seed);
        let book = Book::shipped(rules);
        let (known_below, solves_from) = match &book {
            Some(book) if rules.is_misere() => (book.depth(), MISERE_FROM),
            Some(_) => (0, 0),
            None if rules.is_misere() => (0, MISERE_FROM),
            None => (0, BOOKLESS_FROM),
        };
        Self {
            solver: QuartoSolver::new(*rules, book),
            solves_from,
            known_below,
            reserve: search.clone().with_nodes(RESERVE),
            search: search.with_nodes(200_000),
            rng: Rng::new(seed),
        }
    }

    /// Returns the actions that are known to be best, with their outcome. `None` if others are not solved, and either all
    /// known actions lose, or one action wins at once.
    fn best(
        &mut self,
        rules: &Quarto,
        state: &Position,
        budget: &mut Budget,
    ) -> Option<(QuartoOutcome, Vec<QuartoAction>)> {
        if state.placed() < TEMPT_FROM
            && let Some(found) = self.as_good(rules, state, budget)
        {
            return Some(found);
        }
        let mut outcomes = Vec::new();
        let legal = rules.legal_actions(state);
        for &action in &legal {
            match self.solver.outcome_after(state, action, budget, &SingleThread) {
                Some(outcome) => outcomes.push((action, outcome)),
                None => break,
            }
        }
        let best = outcomes.iter().map(|(_, outcome)| *outcome).max_by_key(|best| best.rank())?;
        // An action that is not solved may be better than a loss. A win at once is better than anything.
        if outcomes.len() < legal.len()
            && (best.verdict() == Verdict::Loss || winning_action(rules, state).is_some())
        {
            return None;
        }
        let equal = outcomes.iter().filter(|(_, outcome)| *outcome == best);
        Some((best, equal.map(|(action, _)| *action).collect()))
    }

    /// Returns one of the best actions, without solving all others.
    fn as_good(
        &mut self,
        rules: &Quarto,
        state: &Position,
        budget: &mut Budget,
    ) -> Option<(QuartoOutcome, Vec<QuartoAction>)> {
        let outcome = self.solver.outcome(state, budget, &SingleThread)?;
        let mut legal = rules.legal_actions(state);
        while !legal.is_empty() {
            let action = legal.swap_remove(self.rng.index(legal.len()));
            if self.solver.outcome_after(state, action, budget, &SingleThread)? == outcome {
                return Some((outcome, vec![action]));
            }
        }
        None
    }

    /// Returns the share of the other seat's next actions that are mistakes, in a state that an action of this player
    /// led to. If this player is to give, returns the share after the best piece to give.
    fn temptation(&mut self, rules: &Quarto, state: &Position, budget: &mut Budget) -> Option<f64> {
        match state.phase() {
            Phase::Place(_) => {
                let outcomes = self.solver.outcomes(state, budget, &SingleThread)?;
                let best = outcomes.iter().map(|(_, outcome)| outcome.verdict()).max()?;
                let wrong = outcomes.iter().filter(|(_, outcome)| outcome.verdict() < best);
                Some(wrong.count() as f64 / outcomes.len() as f64)
            }
            Phase::Give => {
                let (_, gifts) = self.best(rules, state, budget)?;
                let after = gifts.into_iter().map(|gift| rules.after(state, gift));
                let mut most = 0.0;
                for state in after {
                    most = self.temptation(rules, &state, budget)?.max(most);
                }
                Some(most)
            }
            Phase::Completed | Phase::Full => Some(0.0),
        }
    }

    /// Returns those of the equally good actions that tempt the other seat most; all of them, if comparing would cost
    /// too much.
    fn most_tempting(
        &mut self,
        rules: &Quarto,
        state: &Position,
        equal: Vec<QuartoAction>,
        budget: &mut Budget,
    ) -> Vec<QuartoAction> {
        if equal.len() < 2 || state.placed() < TEMPT_FROM {
            return equal;
        }
        let mut most = -1.0;
        let mut tempting = Vec::new();
        for &action in &equal {
            let next = rules.after(state, action);
            let Some(temptation) = self.temptation(rules, &next, budget) else { return equal };
            if temptation > most {
                most = temptation;
                tempting.clear();
            }
            if temptation == most {
                tempting.push(action);
            }
        }
        tempting
    }
}

impl Strategy<Quarto> for Perfect {
    fn choose(
        &mut self,
        rules: &Quarto,
        state: &Position,
        budget: &mut Budget,
    ) -> Decision<QuartoAction> {
        if (self.known_below..self.solves_from).contains(&state.placed()) {
            return self.search.choose(rules, state, budget);
        }
        let limits = budget.limits();
        let limited = limits.is_timed() || limits.nodes.is_some();
        let is_short = limits.usual_move_time().is_some_and(|time| time < SOLVES_WITHIN);
        if is_short {
            return self.reserve.choose(rules, state, budget);
        }
        let reserve = limited.then(|| self.reserve.choose(rules, state, budget));
        let Some((outcome, equal)) = self.best(rules, state, budget) else {
            return reserve.unwrap_or_else(|| self.search.choose(rules, state, budget));
        };
        let tempting = self.most_tempting(rules, state, equal, budget);
        let Some(action) = self.rng.pick(&tempting) else { return Decision::resign() };
        let damier_game::Turn::Player(seat) = rules.turn(state) else { return Decision::resign() };
        let centipoints = match outcome.verdict() {
            Verdict::Win => WIN,
            Verdict::Draw => 0,
            Verdict::Loss => -WIN,
        };
        Decision {
            choice: Choice::Act(action),
            value: Some(Value { seat, centipoints }),
            pv: vec![action],
            nodes: budget.nodes(),
            depth: outcome.placements().unwrap_or(16 - state.placed()),
        }
    }
}
