//! The strong player: searches on regions with territory at the leaves, and proves results where it can.

use crate::analyst::sort_by_gain;
use crate::on_regions::OnRegions;
use crate::rules::{Filler, FillerAction, Win};
use crate::selective::SelectiveSearch;
use crate::solver::FillerSolver;
use crate::solver::proof::ProofAllowance;
use crate::state::FillerState;
use damier_game::{Budget, Choice, Decision, Game, Strategy, Turn, Value, Verdict};

#[cfg(test)]
mod tests;

/// Largest number of regions of a position that is worth an attempt at a proof.
const PROVE_FROM: usize = 170;

/// Part of a move's budget that an attempt may take.
const PART: f64 = 0.3;

/// Nodes (floods) that a question may take in the first attempt. Each further attempt may take twice as many.
const FIRST_ATTEMPT: u64 = 2048;

/// Nodes that a question may take in the last attempt.
const LAST_ATTEMPT: u64 = 1 << 20;

/// Nodes per move from which a search gets a large table, because creating one takes milliseconds.
const LONG_SEARCH: u64 = 50_000;

/// Number of nodes for estimating each side after each first call, under the swap rule.
const SIDE_NODES: u64 = 200;

/// Plays by a search on territory. As soon as it can prove who wins, it plays the proven call.
pub struct Expert {
    search: OnRegions<SelectiveSearch>,
    /// True if the search has its table, whose size depends on the budget.
    is_ready: bool,
    /// A search for the most cells, for positions in which every call loses.
    rescue: Option<OnRegions<SelectiveSearch>>,
    /// A short search, to compare sides.
    sides: OnRegions<SelectiveSearch>,
    solver: FillerSolver,
    /// Number of regions in the last position that could not be proven. The next attempt waits until there are clearly
    /// fewer.
    unproven: usize,
    /// Nodes per move if the budget sets no limit.
    nodes: u64,
}

impl Expert {
    /// Creates a player that searches at most `nodes` nodes per move, including those of proofs; 0 means no limit.
    /// `nodes` only matters if the budget limits neither nodes nor time.
    #[must_use]
    pub fn new(nodes: u64, seed: u64) -> Self {
        Self {
            search: OnRegions::new(SelectiveSearch::new().with_table(0).with_seed(seed)),
            is_ready: false,
            rescue: None,
            sides: OnRegions::new(SelectiveSearch::new().with_nodes(SIDE_NODES)),
            solver: FillerSolver::new(),
            unproven: usize::MAX,
            nodes: if nodes == 0 { u64::MAX } else { nodes },
        }
    }

    /// Prepares the search for a budget and returns it.
    fn ready(&mut self, budget: &Budget) -> &mut OnRegions<SelectiveSearch> {
        if !self.is_ready {
            self.is_ready = true;
            let is_short = self.most_nodes(budget) < LONG_SEARCH;
            self.search.search.resize_table(if is_short { 16 } else { 20 });
        }
        let left = self.nodes_left(budget);
        self.search.search.limit_nodes(left);
        &mut self.search
    }

    fn nodes_left(&self, budget: &Budget) -> u64 {
        self.most_nodes(budget).saturating_sub(budget.nodes())
    }

    /// Returns the choice of the search.
    fn search(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Decision<FillerAction> {
        let decision = self.ready(budget).choose(rules, state, budget);
        let is_lost = decision.value.is_some_and(|value| value.centipoints <= -most_worth(rules));
        if is_lost && rules.win != Win::Full && !budget.is_spent() {
            let value = decision.value;
            let rescue = self.hold_out(rules, state, budget);
            return rescue.map_or(decision, |rescue| Decision { value, ..rescue });
        }
        decision
    }

    /// Returns the call that loses by the fewest cells, for positions in which every call loses: the other player may
    /// still err, and a small error is then enough. `None` if the budget ends first.
    fn hold_out(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<Decision<FillerAction>> {
        let left = self.nodes_left(budget);
        let rescue = self.rescue.get_or_insert_with(|| OnRegions::new(SelectiveSearch::new()));
        rescue.search.limit_nodes(left);
        let rules = Filler { win: Win::Full, ..rules.clone() };
        Some(rescue.choose(&rules, state, budget)).filter(|decision| decision.depth > 0)
    }

    /// Returns the largest number of nodes for this move, including those of proofs.
    const fn most_nodes(&self, budget: &Budget) -> u64 {
        let limits = budget.limits();
        match limits.nodes {
            Some(nodes) => nodes,
            None if limits.is_timed() => u64::MAX,
            None => self.nodes,
        }
    }

    /// Returns the estimated worth of a position for the seat on turn, in hundredths of a point.
    fn estimate(&mut self, rules: &Filler, state: &FillerState, budget: &mut Budget) -> i64 {
        if rules.turn(state) == Turn::Over {
            let other = state.next().other();
            return 100 * (rules.score(state, state.next()) - rules.score(state, other));
        }
        let value = self.sides.choose(rules, state, budget).value;
        value.map_or(0, |value| value.centipoints)
    }

    /// Decides whether to swap.
    fn prefers_swap(&mut self, rules: &Filler, state: &FillerState, budget: &mut Budget) -> bool {
        let swapped = rules.after(state, FillerAction::Swap);
        self.estimate(rules, state, budget) < -self.estimate(rules, &swapped, budget)
    }

    /// Returns the first call after which the better of the two sides is worth least, so that the other player's choice
    /// of a side matters little.
    fn cut(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<FillerAction> {
        let mut best: Option<(i64, FillerAction)> = None;
        for call in rules.legal_actions(state) {
            let after = rules.after(state, call);
            let stay = self.estimate(rules, &after, budget);
            let worth = if rules.may_swap(&after) {
                let swapped = rules.after(&after, FillerAction::Swap);
                stay.max(-self.estimate(rules, &swapped, budget))
            } else {
                stay
            };
            if best.is_none_or(|(least, _)| worth < least) {
                best = Some((worth, call));
            }
        }
        best.map(|(_, call)| call)
    }

    /// Returns what is proven about the calls of a position. `None` if nothing is proven in time, or if all calls lose,
    /// margins count, and the best one is not proven.
    fn proven(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Option<ProvenCalls> {
        let last_node = match self.most_nodes(budget) {
            u64::MAX => u64::MAX,
            most => (PART * most as f64) as u64,
        };
        let (mut nodes, mut found) = (FIRST_ATTEMPT, None);
        while nodes <= LAST_ATTEMPT && budget.nodes() < last_node && budget.used() < PART {
            self.solver.allow(nodes, ProofAllowance { last_node, part: PART });
            found = prove_calls(&mut self.solver, rules, state, budget).or(found);
            if found.as_ref().is_some_and(|proven| proven.is_complete) {
                break;
            }
            nodes *= 2;
        }
        let is_open = |proven: &ProvenCalls| {
            proven.verdict == Verdict::Loss && rules.win == Win::Full && !proven.is_complete
        };
        found.filter(|proven| !is_open(proven))
    }

    /// Returns a decision for a call that keeps the proven verdict.
    fn choose_proven(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
        proven: &ProvenCalls,
    ) -> Decision<FillerAction> {
        let most = most_worth(rules);
        let centipoints = match proven.verdict {
            Verdict::Win => most,
            Verdict::Draw => 0,
            Verdict::Loss => -most,
        };
        let value = Some(Value { seat: state.next(), centipoints });
        let is_lost = proven.verdict == Verdict::Loss && rules.win != Win::Full;
        if is_lost && let Some(rescue) = self.hold_out(rules, state, budget) {
            return Decision { value, nodes: budget.nodes(), ..rescue };
        }
        let call = self.prefer(rules, state, budget, &proven.calls);
        let choice = Choice::Act(call);
        Decision { choice, value, pv: vec![call], nodes: budget.nodes(), depth: 0 }
    }

    /// Returns one of the calls, which are proven to be good enough: the search's choice if it is among them, otherwise
    /// the first.
    fn prefer(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
        calls: &[FillerAction],
    ) -> FillerAction {
        if calls.len() > 1
            && let Choice::Act(call) = self.ready(budget).choose(rules, state, budget).choice
            && calls.contains(&call)
        {
            return call;
        }
        calls[0]
    }
}

/// Returns the worth of a won position, in hundredths of a point.
const fn most_worth(rules: &Filler) -> i64 {
    100 * rules.cells() as i64
}

/// Calls that keep the proven verdict. It is one call if that call is known to be best; otherwise all calls that were
/// proven to keep the verdict, the largest gain first.
struct ProvenCalls {
    calls: Vec<FillerAction>,
    verdict: Verdict,
    /// True if no other call can be better: only the winner counts, or the margin is proven too, or no other call keeps
    /// the verdict.
    is_complete: bool,
}

/// Proves who wins, and a call that keeps it, the one of the largest gain; with `win=full`, one of the largest margin,
/// or, if that is not found, all calls that keep the verdict.
fn prove_calls(
    solver: &mut FillerSolver,
    rules: &Filler,
    state: &FillerState,
    budget: &mut Budget,
) -> Option<ProvenCalls> {
    let verdict = solver.verdict(rules, state, budget)?;
    let calls = sort_by_gain(rules, state);
    let is_full = rules.win == Win::Full;
    if is_full && let Some(margin) = solver.margin(rules, state, budget) {
        let keeps = |call: &FillerAction, solver: &mut FillerSolver, budget: &mut Budget| {
            solver.margin(rules, &rules.after(state, *call), budget) == Some(-margin)
        };
        if let Some(&call) = calls.iter().find(|call| keeps(call, solver, budget)) {
            return Some(ProvenCalls { calls: vec![call], verdict, is_complete: true });
        }
    }
    let (mut keeping, mut asked) = (Vec::new(), 0);
    for &call in &calls {
        let Some(after) = solver.verdict(rules, &rules.after(state, call), budget) else { break };
        asked += 1;
        if after.opposite() == verdict {
            keeping.push(call);
            if !is_full {
                break;
            }
        }
    }
    let is_complete = !is_full || asked == calls.len() && keeping.len() == 1;
    (!keeping.is_empty()).then_some(ProvenCalls { calls: keeping, verdict, is_complete })
}

impl Strategy<Filler> for Expert {
    fn choose(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Decision<FillerAction> {
        if rules.may_swap(state) && self.prefers_swap(rules, state, budget) {
            return Decision { nodes: budget.nodes(), ..Decision::act(FillerAction::Swap) };
        }
        if rules.opens_swap(state)
            && let Some(call) = self.cut(rules, state, budget)
        {
            return Decision { nodes: budget.nodes(), ..Decision::act(call) };
        }
        let regions = self.search.prepare(rules, state);
        // A tenth fewer than last time, or an attempt would fail again.
        if regions <= PROVE_FROM && regions < self.unproven - self.unproven / 10 {
            if let Some(proven) = self.proven(rules, state, budget) {
                return self.choose_proven(rules, state, budget, &proven);
            }
            self.unproven = regions;
        }
        let decision = self.search(rules, state, budget);
        Decision { nodes: budget.nodes(), ..decision }
    }
}
