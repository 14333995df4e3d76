//! Exact answers: who wins, and by how many cells, if both seats play best.

mod analyst;
mod banned;
mod prover;
mod table;

use crate::bits::WORD;
use crate::front::Front;
use crate::graph::Graph;
use crate::region::{Region, Scope, regions};
use crate::rules::{Ban, Filler, Win};
use crate::state::State;
use banned::Banned;
use game::{Budget, Game, Seat, Verdict};
use prover::{Prover, Question};

pub use analyst::Exact;
pub(crate) use analyst::by_gain;

/// The most regions of a position that the solver looks at, without bans and with them: nobody could wait
/// for more.
const MOST_REGIONS: [usize; 2] = [16 * WORD, 4 * WORD];

/// Answers questions about positions, and remembers what it has proven while they are of one game.
///
/// ```
/// use filler::{Filler, Solver};
/// use game::{Budget, Notation, Params, Verdict};
///
/// let filler = Filler::read(&Params::read("3x3")?)?;
/// let state = filler.read_state("AB2/CDE/1FG 1 - -")?;
/// let (mut solver, mut budget) = (Solver::new(), Budget::unlimited());
/// assert_eq!(solver.verdict(&filler, &state, &mut budget), Some(Verdict::Win));
/// assert_eq!(solver.margin(&filler, &state, &mut budget), Some(1));
/// # Ok::<(), game::TextError>(())
/// ```
pub struct Solver {
    proof: Option<Box<dyn Proof>>,
    /// The bans that the proof knows.
    ban: Ban,
    nodes: u64,
}

/// Proofs about running positions in which no swap is open, for one graph of regions.
trait Proof: Send {
    /// Whether the position is one of the game that the graph was made for.
    fn covers(&self, state: &State) -> bool;

    /// As [`Solver::margin`].
    fn margin(&mut self, rules: &Filler, state: &State, purse: &mut Purse<'_>) -> Option<i64>;

    /// As [`Solver::verdict`].
    fn verdict(&mut self, rules: &Filler, state: &State, purse: &mut Purse<'_>) -> Option<Verdict>;
}

impl Solver {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { proof: None, ban: Ban::default(), nodes: u64::MAX }
    }

    /// The same solver with at most so many nodes per question, besides what the budget allows.
    #[must_use]
    pub const fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Who wins under the rules as they are, told for the seat on turn (once the game is over, for the
    /// one that would be); `None` if the budget ends first, or if there are more than 1,024 regions to
    /// play for (256 where colours are banned).
    pub fn verdict(
        &mut self,
        rules: &Filler,
        state: &State,
        budget: &mut Budget,
    ) -> Option<Verdict> {
        self.find_verdict(rules, state, &mut Purse::new(budget, self.nodes))
    }

    /// The cells of the seat on turn minus the other's if both play for the most cells until nothing
    /// is contested, whatever the rules say about winning before; `None` as for [`Solver::verdict`].
    pub fn margin(&mut self, rules: &Filler, state: &State, budget: &mut Budget) -> Option<i64> {
        let rules = Filler { win: Win::Full, ..rules.clone() };
        let state = State { over: rules.is_over(state), ..state.clone() };
        self.find_margin(&rules, &state, &mut Purse::new(budget, self.nodes))
    }

    fn find_verdict(
        &mut self,
        rules: &Filler,
        state: &State,
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

    fn find_margin(&mut self, rules: &Filler, state: &State, purse: &mut Purse<'_>) -> Option<i64> {
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

    /// What proves things about a position; `None` if it is too large.
    fn proof(&mut self, rules: &Filler, state: &State) -> Option<&mut Box<dyn Proof>> {
        let is_known =
            self.ban == rules.ban && self.proof.as_ref().is_some_and(|proof| proof.covers(state));
        if !is_known {
            self.ban = rules.ban;
            self.proof = begin(rules, state);
        }
        self.proof.as_mut()
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// What one question may cost.
struct Purse<'a> {
    budget: &'a mut Budget,
    /// The budget's node count at which the question is given up, whatever the budget allows.
    last_node: u64,
}

impl<'a> Purse<'a> {
    fn new(budget: &'a mut Budget, nodes: u64) -> Self {
        let last_node = budget.nodes().saturating_add(nodes);
        Self { budget, last_node }
    }

    /// Pays for a node; false if there is nothing left.
    #[inline]
    fn spend(&mut self) -> bool {
        self.budget.spend(1) && self.budget.nodes() < self.last_node
    }
}

/// Begins proofs about a position.
fn begin(rules: &Filler, state: &State) -> Option<Box<dyn Proof>> {
    let regions = regions(rules, state, Scope::of(rules));
    let most = MOST_REGIONS[usize::from(rules.ban != Ban::default())];
    match regions.len().div_ceil(WORD) {
        _ if regions.len() > most => None,
        0 | 1 => Some(begin_with::<1>(rules, state, &regions)),
        2 => Some(begin_with::<2>(rules, state, &regions)),
        3 | 4 => Some(begin_with::<4>(rules, state, &regions)),
        _ => Some(begin_with::<16>(rules, state, &regions)),
    }
}

fn begin_with<const W: usize>(rules: &Filler, state: &State, regions: &[Region]) -> Box<dyn Proof> {
    let scope = Scope::of(rules);
    let graph = Graph::<W>::new(regions, rules.colours(), state, scope);
    match scope {
        Scope::Contested => Box::new(Prover::new(graph)),
        Scope::Neutral => Box::new(Banned::new(graph)),
    }
}

/// Whether more may happen now than the proofs know of: a swap, or the last call without gain.
fn branches(rules: &Filler, state: &State) -> bool {
    rules.may_swap(state)
        || rules.opens_swap(state)
        || usize::from(state.idle) + 1 >= rules.idle_limit()
}

fn controlled(state: &State, seat: Seat) -> i64 {
    i64::from(state.controlled(seat))
}

/// The difference of the scores, for the seat on turn or the one that would be.
fn margin_now(rules: &Filler, state: &State) -> i64 {
    rules.score(state, state.next()) - rules.score(state, state.next().other())
}

fn verdict_of(margin: i64) -> Verdict {
    match margin.signum() {
        1 => Verdict::Win,
        -1 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}

/// Half of the cells, where the first to control so many has won although the other may come to control
/// as many: on a board of an even number of cells with `win=half`.
fn race(rules: &Filler, state: &State) -> Option<i32> {
    let cells = rules.cells() as u32;
    let within_reach =
        state.controlled(Seat::FIRST) + state.controlled(Seat::SECOND) + state.contested();
    let is_race = rules.win == Win::Half && cells.is_multiple_of(2) && within_reach == cells;
    is_race.then_some(cells as i32 / 2)
}

impl<const W: usize> Prover<W> {
    /// The front with the seat on turn as side 0.
    fn turned_front(&self, state: &State) -> Option<Front<W>> {
        let front = self.graph.front(state)?;
        Some(if state.next() == Seat::FIRST { front } else { front.turned() })
    }
}

impl<const W: usize> Proof for Prover<W> {
    fn covers(&self, state: &State) -> bool {
        self.graph.front(state).is_some()
    }

    fn margin(&mut self, _: &Filler, state: &State, purse: &mut Purse<'_>) -> Option<i64> {
        let (front, rest) = (self.turned_front(state)?, state.contested() as i32);
        let most = self.most(&front, rest, purse)?;
        let (mine, theirs) = (most, rest - most);
        let seat = state.next();
        let ahead = controlled(state, seat) - controlled(state, seat.other());
        Some(ahead + i64::from(mine) - i64::from(theirs))
    }

    fn verdict(&mut self, rules: &Filler, state: &State, purse: &mut Purse<'_>) -> Option<Verdict> {
        let (front, rest) = (self.turned_front(state)?, state.contested() as i32);
        let [mine, theirs] =
            [state.next(), state.next().other()].map(|seat| state.controlled(seat) as i32);
        if let Some(half) = race(rules, state) {
            let question = Question { front, need: half - mine, rest };
            let wins = self.ask(&question, true, purse)?;
            return Some(if wins { Verdict::Win } else { Verdict::Loss });
        }
        // What the seat on turn needs, doubled, to end level.
        let level = rest + theirs - mine;
        let need = level.div_euclid(2) + 1;
        if self.ask(&Question { front, need, rest }, false, purse)? {
            return Some(Verdict::Win);
        }
        if level % 2 == 0 && self.ask(&Question { front, need: need - 1, rest }, false, purse)? {
            return Some(Verdict::Draw);
        }
        Some(Verdict::Loss)
    }
}
