//! Exact answers: the winner and the margin in cells under best play.

mod banned;
pub(crate) mod proof;
mod prover;
mod table;

use crate::ban::Ban;
use crate::bits::WORD;
use crate::graph::Graph;
use crate::region::{Region, Scope, regions};
use crate::rules::{Filler, Win};
use crate::solver::banned::BannedProver;
use crate::solver::proof::{ProofAllowance, Purse, RegionProof, verdict_of};
use crate::solver::prover::Prover;
use crate::state::FillerState;

use damier_game::{Budget, Game, Verdict};

/// Largest number of regions of a position that the solver accepts, without bans and with bans. More would take too
/// long.
const MOST_REGIONS: [usize; 2] = [16 * WORD, 4 * WORD];

/// Answers questions about positions, and remembers its proofs as long as the positions belong to the same game.
///
/// ```
/// use damier_filler::{Filler, FillerSolver};
/// use damier_game::{Budget, Notation, Params, Verdict};
///
/// let filler = Filler::read(&Params::read("3x3")?)?;
/// let state = filler.read_state("AB2/CDE/1FG 1 - -")?;
/// let (mut solver, mut budget) = (FillerSolver::new(), Budget::unlimited());
/// assert_eq!(solver.verdict(&filler, &state, &mut budget), Some(Verdict::Win));
/// assert_eq!(solver.margin(&filler, &state, &mut budget), Some(1));
/// # Ok::<(), damier_game::TextError>(())
/// ```
pub struct FillerSolver {
    proof: Option<Box<dyn RegionProof>>,
    /// Bans under which the proofs hold.
    ban: Ban,
    nodes: u64,
    allowance: Option<ProofAllowance>,
}

impl FillerSolver {
    /// Creates a solver that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { proof: None, ban: Ban::default(), nodes: u64::MAX, allowance: None }
    }

    /// Returns the same solver with a limit of `nodes` nodes per question, in addition to the limits of the budget.
    #[must_use]
    pub const fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// From now on, limits each question to `nodes` nodes, and all questions together to an allowance.
    pub(crate) const fn allow(&mut self, nodes: u64, allowance: ProofAllowance) {
        self.nodes = nodes;
        self.allowance = Some(allowance);
    }

    /// Returns the result under best play for the seat on turn, or after the end of the game for the seat that would be
    /// on turn. `None` if the budget ends first, or if more than 1,024 regions are open (256 with banned colours).
    pub fn verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<Verdict> {
        self.find_verdict(rules, state, &mut Purse::new(budget, self.nodes, self.allowance))
    }

    /// Returns the number of cells of the seat on turn minus that of the other, if both play for the most cells until
    /// no cell is contested, also if the rules end the game earlier. `None` as for [`FillerSolver::verdict`].
    pub fn margin(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<i64> {
        let rules = Filler { win: Win::Full, ..rules.clone() };
        let state = FillerState { over: rules.is_over(state), ..state.clone() };
        self.find_margin(&rules, &state, &mut Purse::new(budget, self.nodes, self.allowance))
    }

    fn find_verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<Verdict> {
        if state.over {
            return Some(verdict_of(margin_now(rules, state)));
        }
        if branches(rules, state) {
            let mut best = Verdict::Loss;
            for call in rules.legal_actions(state) {
                let after = rules.after(state, call);
                best = best.max(self.find_verdict(rules, &after, purse)?.opposite());
            }
            return Some(best);
        }
        self.proof(rules, state)?.verdict(rules, state, purse)
    }

    fn find_margin(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<i64> {
        if state.over {
            return Some(margin_now(rules, state));
        }
        if branches(rules, state) {
            let mut best = i64::MIN;
            for call in rules.legal_actions(state) {
                let after = rules.after(state, call);
                best = best.max(-self.find_margin(rules, &after, purse)?);
            }
            return Some(best);
        }
        self.proof(rules, state)?.margin(rules, state, purse)
    }

    /// Returns the proofs about the graph of a position; `None` if it is too large.
    fn proof(&mut self, rules: &Filler, state: &FillerState) -> Option<&mut Box<dyn RegionProof>> {
        let is_known =
            self.ban == rules.ban && self.proof.as_ref().is_some_and(|proof| proof.covers(state));
        if !is_known {
            self.ban = rules.ban;
            self.proof = begin(rules, state);
        }
        self.proof.as_mut()
    }
}

impl Default for FillerSolver {
    fn default() -> Self {
        Self::new()
    }
}

/// Prepares proofs about the game from a position on.
fn begin(rules: &Filler, state: &FillerState) -> Option<Box<dyn RegionProof>> {
    let regions = regions(rules, state, Scope::for_rules(rules));
    let most = MOST_REGIONS[usize::from(rules.ban != Ban::default())];
    match regions.len().div_ceil(WORD) {
        _ if regions.len() > most => None,
        0 | 1 => Some(begin_with::<1>(rules, state, &regions)),
        2 => Some(begin_with::<2>(rules, state, &regions)),
        3 | 4 => Some(begin_with::<4>(rules, state, &regions)),
        _ => Some(begin_with::<16>(rules, state, &regions)),
    }
}

fn begin_with<const W: usize>(
    rules: &Filler,
    state: &FillerState,
    regions: &[Region],
) -> Box<dyn RegionProof> {
    let scope = Scope::for_rules(rules);
    let graph = Graph::<W>::new(regions, rules.colours(), state, scope);
    match scope {
        Scope::Contested => Box::new(Prover::new(graph)),
        Scope::Neutral => Box::new(BannedProver::new(graph)),
    }
}

/// Returns true if the next call can have an effect that the proofs do not cover: a swap, or the end of the game by
/// calls without gain.
fn branches(rules: &Filler, state: &FillerState) -> bool {
    rules.may_swap(state)
        || rules.opens_swap(state)
        || usize::from(state.idle) + 1 >= rules.idle_limit()
}

/// Returns the difference of the scores, for the seat on turn or, after the end, the seat that would be on turn.
fn margin_now(rules: &Filler, state: &FillerState) -> i64 {
    rules.score(state, state.next()) - rules.score(state, state.next().other())
}
