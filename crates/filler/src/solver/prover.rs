//! The proof without banned colours: how many of the contested cells a side can get.
//!
//! Only regions that both sides can still reach matter. So a position consists of these regions, of those that each
//! side touches, and of the side on turn (always side 0). Two orders of play that leave the same contested regions lead
//! to one position. A larger zone is never worse, so only calls that take a contested region are tried. A side that can
//! reach a contested region always touches one.
//!
//! Every question is yes or no: can side 0 still get at least `need` cells? Most answers come from [`Prover::sure`], a
//! bound from play against an opponent that may do more than the rules allow.

use crate::bits::BitSet;
use crate::front::Front;
use crate::graph::Graph;
use crate::rules::Filler;
use crate::solver::proof::{Purse, RegionProof, race};
use crate::solver::table::{NO_CALL, ProofMemory, ProvenBounds, key};
use crate::state::FillerState;
use damier_game::{Seat, Verdict};

/// Number of open regions from which calls are ordered by the cells that they claim, not only by those that they take.
const CLAIM_FROM: u32 = 14;

/// Number of open regions from which [`Prover::sure`] is used. With fewer, searching is as cheap.
const SURE_FROM: u32 = 14;

/// Worth to the side on turn of a cell that both sides need equally many calls for, in hundredths of a cell. With 40, as
/// in the search of the strong player, margins take more nodes.
const FIRST_COME: i32 = 33;

/// Cost of [`Prover::sure`], in floods.
const SURE_FLOODS: u64 = 4;

/// A question: can side 0, which is on turn, get `need` of the `rest` open cells?
#[derive(Clone, Copy, Debug)]
struct ProofQuestion<const W: usize> {
    /// Every open region is in reach of both sides.
    front: Front<W>,
    need: i32,
    rest: i32,
}

/// A call that is to be tried.
#[derive(Clone, Copy, Debug)]
struct Child<const W: usize> {
    colour: u8,
    /// Question that the other side must prove.
    question: ProofQuestion<W>,
    /// Higher, the sooner it is tried.
    rank: i32,
}

/// Proves answers and remembers them.
pub(super) struct Prover<const W: usize> {
    graph: Graph<W>,
    table: ProofMemory,
    /// 1 if the first side to get its need wins although the other could get its own later, as on a board of an even
    /// number of cells with `win=half`; otherwise 0.
    tie: i32,
    /// Calls still to be tried, of all questions that are being answered.
    due: Vec<Child<W>>,
}

impl<const W: usize> Prover<W> {
    pub(super) fn new(graph: Graph<W>) -> Self {
        Self { graph, table: ProofMemory::new(), tie: 0, due: Vec::new() }
    }

    /// Answers a question. `first` says whether the side that gets its need first wins. `None` if the purse is empty
    /// first.
    fn ask(
        &mut self,
        question: &ProofQuestion<W>,
        first: bool,
        purse: &mut Purse<'_>,
    ) -> Option<bool> {
        self.tie = i32::from(first);
        self.due.clear();
        self.answer(question, purse)
    }

    /// Returns the largest number of open cells that side 0, on turn, can get; `None` if the purse is empty first.
    fn most(&mut self, front: &Front<W>, rest: i32, purse: &mut Purse<'_>) -> Option<i32> {
        let (mut low, mut high) = (0, rest);
        let mut need = front.claim(&self.graph, 0).cells[0];
        while low < high {
            need = need.clamp(low + 1, high);
            if self.ask(&ProofQuestion { front: *front, need, rest }, false, purse)? {
                low = need;
                need += 1;
            } else {
                high = need - 1;
                need -= 1;
            }
        }
        Some(low)
    }

    fn answer(&mut self, question: &ProofQuestion<W>, purse: &mut Purse<'_>) -> Option<bool> {
        let &ProofQuestion { ref front, need, rest } = question;
        if need <= 0 {
            return Some(true);
        }
        if need + self.tie > rest {
            return Some(false);
        }
        if !purse.spend() {
            return None;
        }
        let key = key(front, self.tie as u64);
        let known = self.table.get(key);
        if need <= i32::from(known.low) {
            return Some(true);
        }
        if need > i32::from(known.high) {
            return Some(false);
        }
        if need > rest - self.second_best(front) {
            return Some(false);
        }
        let (proven, best) = self.try_calls(question, known, purse)?;
        let (low, high) = if proven { (need, i32::MAX) } else { (i32::MIN, need - 1) };
        self.table.narrow(key, low, high, best);
        Some(proven)
    }

    /// Answers by trying calls; returns the call that proves the answer.
    fn try_calls(
        &mut self,
        question: &ProofQuestion<W>,
        known: ProvenBounds,
        purse: &mut Purse<'_>,
    ) -> Option<(bool, u8)> {
        // The call that proved the last question probably proves this one too, so it is tried first.
        if known.best != NO_CALL && self.succeeds(question, known.best, purse)? {
            return Some((true, known.best));
        }
        let first_due = self.due.len();
        if let Some(answer) = self.list_or_bound(question, known, purse) {
            self.due.truncate(first_due);
            return Some(answer);
        }
        self.due[first_due..].sort_by_key(|child| -child.rank);
        let mut answer = (false, NO_CALL);
        for at in first_due..self.due.len() {
            let Child { colour, question, .. } = self.due[at];
            if !self.answer(&question, purse)? {
                answer = (true, colour);
                break;
            }
        }
        self.due.truncate(first_due);
        Some(answer)
    }

    /// Returns true if a call gains enough.
    fn succeeds(
        &mut self,
        question: &ProofQuestion<W>,
        colour: u8,
        purse: &mut Purse<'_>,
    ) -> Option<bool> {
        purse.pay(1);
        match self.after(question, colour.into()) {
            None => Some(true),
            Some((next, _)) => Some(!self.answer(&next, purse)?),
        }
    }

    /// Returns the other side's question after a call, and the gain of the call including the cells that it cuts off.
    /// `None` if the gain is enough.
    fn after(&self, question: &ProofQuestion<W>, colour: usize) -> Option<(ProofQuestion<W>, i32)> {
        let &ProofQuestion { ref front, need, rest } = question;
        let (after, _) = front.after(&self.graph, 0, colour);
        // A call cuts nothing off but the other side.
        let (reach, reached) = after.reach(&self.graph, 1);
        let gain = rest - reached;
        let front = after.within(&reach).swap_sides();
        let need = reached - (need - gain) + 1 - self.tie;
        (gain < question.need).then_some((ProofQuestion { front, need, rest: reached }, gain))
    }

    /// Lists every call but the best one known, or returns an answer that needs no search.
    fn list_or_bound(
        &mut self,
        question: &ProofQuestion<W>,
        known: ProvenBounds,
        purse: &mut Purse<'_>,
    ) -> Option<(bool, u8)> {
        if purse.counts_floods() {
            // Players keep the order in which they have always proven, because their nodes depend on it.
            let listed = self.list_calls(question, known, purse);
            return listed.or_else(|| self.bound(question, purse));
        }
        let bound = self.bound(question, purse);
        bound.or_else(|| self.list_calls(question, known, purse))
    }

    /// Lists every call but the best one known. If one of them gains enough at once, returns the answer instead.
    fn list_calls(
        &mut self,
        question: &ProofQuestion<W>,
        known: ProvenBounds,
        purse: &mut Purse<'_>,
    ) -> Option<(bool, u8)> {
        let by_claim = question.front.open.len() >= CLAIM_FROM;
        for colour in 0..self.graph.colours.len() {
            let touches = question.front.touch[0].meets(&self.graph.colours[colour]);
            if !touches || colour as u8 == known.best {
                continue;
            }
            purse.pay(1 + u64::from(by_claim));
            let Some((next, gain)) = self.after(question, colour) else {
                return Some((true, colour as u8));
            };
            let rank = if by_claim { self.rank(&next, gain, purse) } else { gain };
            self.due.push(Child { colour: colour as u8, question: next, rank });
        }
        None
    }

    /// Ranks a call by its gain and by what each side claims after it.
    fn rank(&self, next: &ProofQuestion<W>, gain: i32, purse: &Purse<'_>) -> i32 {
        if purse.counts_floods() {
            let [theirs, mine] = next.front.claim(&self.graph, 0).cells;
            return 2 * gain + mine - theirs;
        }
        let [theirs, mine] = next.front.share(&self.graph).cells;
        let shared = mine + theirs - next.rest;
        100 * (2 * gain + mine - theirs) - FIRST_COME * shared
    }

    /// Returns an answer by bounds alone.
    fn bound(&self, question: &ProofQuestion<W>, purse: &mut Purse<'_>) -> Option<(bool, u8)> {
        let &ProofQuestion { ref front, need, rest } = question;
        if front.open.len() < SURE_FROM {
            return None;
        }
        purse.pay(SURE_FLOODS);
        if self.sure(front, 0) >= need + self.tie {
            return Some((true, NO_CALL));
        }
        purse.pay(SURE_FLOODS);
        (rest - self.sure(front, 1) < need).then_some((false, NO_CALL))
    }

    /// Returns the gain that side 1 can make with its next call, whatever side 0 calls now: the second-largest, because
    /// a call of side 0 takes the regions of only one colour.
    fn second_best(&self, front: &Front<W>) -> i32 {
        let gains = (0..self.graph.colours.len()).map(|colour| front.gain(&self.graph, 1, colour));
        let [_, second] =
            gains.fold(
                [0, 0],
                |[best, second], gain| {
                    if gain > best { [gain, best] } else { [best, second.max(gain)] }
                },
            );
        second
    }

    /// Returns the number of cells that a side is sure to get, if side 0 is on turn. The side calls the colour of the
    /// largest gain each time, and the opponent takes, with every call, all regions of every colour that it touches. A
    /// larger zone is never worse, so the side gets at least as much against a real opponent.
    fn sure(&self, front: &Front<W>, side: usize) -> i32 {
        let (mut front, mut sure) = (*front, 0);
        for turn in side.. {
            if front.touch[side].is_empty() {
                break;
            }
            if turn % 2 == 0 {
                let gain = |colour: &usize| front.gain(&self.graph, side, *colour);
                let best = (0..self.graph.colours.len()).max_by_key(gain).unwrap_or(0);
                let (after, taken) = front.after(&self.graph, side, best);
                (front, sure) = (after, sure + taken);
            } else if front.touch[1 - side].is_empty() {
                return sure + front.reach(&self.graph, side).1;
            } else {
                let all: BitSet<W> = front.touch[1 - side];
                front = front.take(&self.graph, 1 - side, &all).0;
            }
        }
        sure
    }
}

impl<const W: usize> Prover<W> {
    /// Returns the front with the seat on turn as side 0.
    fn front_by_turn(&self, state: &FillerState) -> Option<Front<W>> {
        let front = Front::from_state(&self.graph, state)?;
        Some(if state.next() == Seat::FIRST { front } else { front.swap_sides() })
    }
}

impl<const W: usize> RegionProof for Prover<W> {
    fn covers(&self, state: &FillerState) -> bool {
        Front::from_state(&self.graph, state).is_some()
    }

    fn margin(&mut self, _: &Filler, state: &FillerState, purse: &mut Purse<'_>) -> Option<i64> {
        let (front, rest) = (self.front_by_turn(state)?, state.contested() as i32);
        let most = self.most(&front, rest, purse)?;
        let (mine, theirs) = (most, rest - most);
        let seat = state.next();
        let ahead = controlled(state, seat) - controlled(state, seat.other());
        Some(ahead + i64::from(mine) - i64::from(theirs))
    }

    fn verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<Verdict> {
        let (front, rest) = (self.front_by_turn(state)?, state.contested() as i32);
        let [mine, theirs] =
            [state.next(), state.next().other()].map(|seat| state.controlled(seat) as i32);
        if let Some(half) = race(rules, state) {
            let question = ProofQuestion { front, need: half - mine, rest };
            let wins = self.ask(&question, true, purse)?;
            return Some(if wins { Verdict::Win } else { Verdict::Loss });
        }
        // What the seat on turn needs, doubled, to end level.
        let level = rest + theirs - mine;
        let need = level.div_euclid(2) + 1;
        if self.ask(&ProofQuestion { front, need, rest }, false, purse)? {
            return Some(Verdict::Win);
        }
        if level % 2 == 0
            && self.ask(&ProofQuestion { front, need: need - 1, rest }, false, purse)?
        {
            return Some(Verdict::Draw);
        }
        Some(Verdict::Loss)
    }
}

fn controlled(state: &FillerState, seat: Seat) -> i64 {
    i64::from(state.controlled(seat))
}
