//! Expectimax over afterstates, as deep as each is likely to be met.

use crate::ntuple::kernel::Kernel;
use crate::ntuple::network::Network;
use crate::shape::Direction;
use game::Budget;
use smallvec::SmallVec;

/// Afterstates remembered: 2^19 entries of 16 bytes.
const TABLE_BITS: u32 = 19;

/// A remembered value: of the afterstate `key`, looked into with `effort`, 0 for the network's own.
#[derive(Clone, Copy, Default)]
struct TableEntry {
    key: u64,
    effort: f32,
    value: f32,
}

/// A slide that the network thinks so many points worse than the best gets 1/e of its effort. Measured on
/// 128 positions against a search of effort 150 without doubt: at effort 30 it loses as little per move
/// (27.2 points with 1,000 here, 26.5 with 3,000; without doubt 28.4) with 1,595 and 2,187 nodes instead
/// of 64,140.
const DOUBT: f32 = 1500.0;

/// Which slides of the position itself are looked into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// All, with the whole effort.
    All,
    /// Of these, a bit for each direction by its number, those that the network does not doubt too much,
    /// as behind the position. The others are left out.
    Promising(u8),
}

/// A slide of a position, and what it is worth: its points and all that is expected to follow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ScoredMove {
    pub(crate) direction: Direction,
    pub(crate) value: f32,
}

/// The search.
///
/// Every slide of the position gets an *effort*. An afterstate that is given an effort of 1 or more is
/// looked into: each board that chance makes of it passes on the effort times its probability. There the
/// best slide by the network gets all of it, another one less, by [`DOUBT`]. What gets less than 1 is
/// worth what the network says. So likely lines, and crowded boards, are searched deeper than unlikely
/// ones. Where an afterstate was looked into with more effort before, that value stands.
///
/// The literature counts slides: *1-ply* is the best sum of a slide's points and the network's value of
/// its afterstate, *2-ply* averages over the tiles that follow and adds the best slide after each, and
/// so on. An effort below 1 is 1-ply. An effort of 1 is 2-ply everywhere, as a tile's probability is at
/// most 0.9. More goes deeper where it reaches: behind an afterstate with `n` empty cells, a 2 leads to
/// 3-ply from an effort of `n / 0.9` on, a 4 from `10 n` on (at the usual tenth of 4s).
pub(crate) struct NetworkSearch<K> {
    kernel: K,
    tree: Tree,
}

/// What a search knows, and what it has used.
struct Tree {
    network: Network,
    /// Empty before the first search.
    table: Vec<TableEntry>,
    /// Entries that the table will have.
    room: usize,
    /// Room for the features of one afterstate.
    features: Vec<u32>,
    /// Points that divide a slide's effort by e.
    doubt: f32,
    is_stopped: bool,
}

/// An afterstate, the points of its slide, and both with what the network expects.
type Slide<B> = (B, f32, f32);

impl<K: Kernel> NetworkSearch<K> {
    pub(crate) fn new(kernel: K, network: Network) -> Self {
        let features = vec![0; kernel.lookups()];
        let (table, room) = (Vec::new(), 1 << TABLE_BITS);
        Self {
            kernel,
            tree: Tree { network, table, room, features, doubt: DOUBT, is_stopped: false },
        }
    }

    /// The same search, but it remembers nothing.
    #[cfg(test)]
    fn forgetful(self) -> Self {
        Self { tree: Tree { room: 0, ..self.tree }, ..self }
    }

    /// The same search, but every slide gets the whole effort.
    #[cfg(test)]
    fn without_doubt(self) -> Self {
        Self { tree: Tree { doubt: f32::INFINITY, ..self.tree }, ..self }
    }

    /// The kernel.
    pub(crate) const fn kernel(&self) -> &K {
        &self.kernel
    }

    /// Legal slides with their values, in the order left, right, up, down; `None` if the budget ends
    /// first. What was found at higher effort before is used again.
    pub(crate) fn score_slides(
        &mut self,
        board: K::Board,
        effort: f32,
        width: Width,
        budget: &mut Budget,
    ) -> Option<Vec<ScoredMove>> {
        let Self { kernel, tree } = self;
        if tree.table.is_empty() {
            tree.table = vec![TableEntry::default(); tree.room];
        }
        tree.is_stopped = false;
        let mut slides = SmallVec::<[(Direction, K::Board, f32, f32); 4]>::new();
        let wanted = |direction: Direction| match width {
            Width::All => true,
            Width::Promising(directions) => directions >> direction as u8 & 1 == 1,
        };
        kernel.slides(board, |direction, after, points| {
            if !wanted(direction) {
                return;
            }
            slides.push((
                direction,
                after,
                points,
                points + tree.afterstate(kernel, after, 0.0, budget),
            ));
        });
        let best = slides.iter().map(|slide| slide.3).fold(f32::NEG_INFINITY, f32::max);
        let mut scored = Vec::with_capacity(slides.len());
        for (direction, after, points, value) in slides {
            let own = if width == Width::All { effort } else { tree.share(effort, value - best) };
            if own >= 1.0 {
                let value = points + tree.afterstate(kernel, after, own, budget);
                scored.push(ScoredMove { direction, value });
            } else if effort < 1.0 {
                scored.push(ScoredMove { direction, value });
            }
        }
        (!tree.is_stopped).then_some(scored)
    }
}

impl Tree {
    /// What is expected to follow an afterstate. Each one looked at is a node.
    fn afterstate<K: Kernel>(
        &mut self,
        kernel: &K,
        after: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> f32 {
        if self.is_stopped || !budget.spend(1) {
            self.is_stopped = true;
            return 0.0;
        }
        if let Some(value) = kernel.exact_value(after) {
            return value;
        }
        let key = kernel.key(after);
        let slot = slot(key);
        let effort = if effort < 1.0 { 0.0 } else { effort };
        let known = self.table.get(slot).filter(|known| known.key == key && known.effort >= effort);
        if let Some(known) = known {
            return known.value;
        }
        let value = if effort == 0.0 {
            kernel.features(after, &mut self.features);
            self.network.value(&self.features)
        } else {
            let mut mean = 0.0;
            kernel.spawns(after, |board, chance| {
                mean += chance * self.state(kernel, board, effort * chance, budget);
            });
            mean
        };
        if let Some(place) = self.table.get_mut(slot).filter(|_| !self.is_stopped) {
            *place = TableEntry { key, effort, value };
        }
        value
    }

    /// What is expected to follow a position: the best slide's value, 0 where there is none.
    fn state<K: Kernel>(
        &mut self,
        kernel: &K,
        board: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> f32 {
        let mut slides = SmallVec::<[Slide<K::Board>; 4]>::new();
        let mut best = f32::NEG_INFINITY;
        kernel.slides(board, |_, after, points| {
            let value = points + self.afterstate(kernel, after, 0.0, budget);
            best = best.max(value);
            slides.push((after, points, value));
        });
        if slides.is_empty() {
            return 0.0;
        }
        if effort < 1.0 {
            return best;
        }
        let searched = slides.into_iter().map(|(after, points, value)| {
            match self.share(effort, value - best) {
                own if own >= 1.0 => points + self.afterstate(kernel, after, own, budget),
                _ => value,
            }
        });
        searched.fold(f32::NEG_INFINITY, f32::max)
    }

    /// The effort of a slide that the network thinks this much (not above 0) better than the best.
    fn share(&self, effort: f32, better: f32) -> f32 {
        effort * (better / self.doubt).exp()
    }
}

/// Where an afterstate is remembered: the high bits of a product with the golden ratio.
#[inline]
fn slot(key: u64) -> usize {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - TABLE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ntuple::kernel::FastKernel;
    use crate::ntuple::kernel::twin::{Twin, boards};
    use crate::rules::Twenty48;
    use crate::state::Twenty48State;
    use game::{Game, Limits, Seat};
    use search::Expectimax;

    /// Tuples of every kind that there is a kernel for.
    const TUPLES: &str = "0123 4567 0145 1256 569a";

    fn search(twin: &Twin) -> NetworkSearch<FastKernel<4>> {
        NetworkSearch::new(FastKernel::new(&twin.tuples), twin.network())
    }

    /// What follows an afterstate, straight from the rule of efforts, without memory.
    fn after(twin: &Twin, after: &Twenty48State, effort: f64) -> f64 {
        if effort < 1.0 {
            return twin.value(after);
        }
        let rules = &twin.rules;
        let of = |(spawn, chance): (_, f64)| {
            let state = rules.after(after, spawn);
            let liked =
                best(slides(rules, &state).map(|(slide, points)| points + twin.value(&slide)));
            let slides = slides(rules, &state).map(|(slide, points)| {
                let better = points + twin.value(&slide) - liked;
                let own = effort * chance * (better / f64::from(DOUBT)).exp();
                points + self::after(twin, &slide, own)
            });
            chance * best(slides)
        };
        rules.chance_outcomes(after).into_iter().map(of).sum()
    }

    /// Afterstates, each with its points.
    fn slides(
        rules: &Twenty48,
        state: &Twenty48State,
    ) -> impl Iterator<Item = (Twenty48State, f64)> {
        let slides = rules.legal_actions(state).into_iter();
        slides.map(|slide| {
            let after = rules.after(state, slide);
            (after, (after.score() - state.score()) as f64)
        })
    }

    /// The best of these values; of none at all 0.
    fn best(values: impl Iterator<Item = f64>) -> f64 {
        values.reduce(f64::max).unwrap_or(0.0)
    }

    /// Compares all slides of a state with what a twin says of their afterstates.
    fn check(
        twin: &Twin,
        scored: &[ScoredMove],
        state: &Twenty48State,
        value: impl Fn(&Twenty48State) -> f64,
    ) {
        let wanted: Vec<f64> =
            slides(&twin.rules, state).map(|(after, points)| points + value(&after)).collect();
        assert_eq!(scored.len(), wanted.len());
        for (slide, wanted) in scored.iter().zip(&wanted) {
            let error = (f64::from(slide.value) - wanted).abs();
            assert!(error <= 1e-3 * wanted.abs().max(100.0), "{slide:?} {wanted} {state:?}");
        }
        // The first of the best slides is chosen.
        let most = scored.iter().map(|slide| slide.value).reduce(f32::max);
        if let Some(at) = scored.iter().position(|slide| Some(slide.value) == most) {
            let most = best(wanted.iter().copied());
            assert!(wanted[at] >= most - 2e-3 * most.abs().max(100.0), "{state:?}");
        }
    }

    #[test]
    fn it_looks_as_deep_as_its_rule_says() {
        let twin = Twin::new(TUPLES, 1);
        let mut search = search(&twin).forgetful();
        let efforts = [0.0, 0.99, 1.0, 2.7, 7.3];
        for (number, state) in boards(2, 1000).enumerate() {
            let effort = efforts[number % efforts.len()];
            let board = search.kernel().board(&state);
            let scored = search
                .score_slides(board, effort, Width::All, &mut Budget::unlimited())
                .expect("unlimited");
            check(&twin, &scored, &state, |slide| after(&twin, slide, f64::from(effort)));
        }
    }

    /// What the generic search believes of a position: the network's best slide.
    fn evaluator(twin: &Twin) -> impl Fn(&Twenty48, &Twenty48State, Seat) -> i64 {
        |rules, state, _| {
            let worth = |(after, points)| points + twin.value(&after);
            let best = best(slides(rules, state).map(worth));
            ((state.score() as f64 + best) * 100.0).round() as i64
        }
    }

    /// Compares with the generic search, so many slides behind the first one.
    fn check_generic(twin: &Twin, scored: &[ScoredMove], state: &Twenty48State, depth: u32) {
        let generic = Expectimax::new(1, evaluator(twin));
        check(twin, scored, state, |after| {
            let budget = &mut Budget::unlimited();
            let value = generic.value(&twin.rules, after, Seat::FIRST, depth - 1, budget);
            value.expect("unlimited") / 100.0 - after.score() as f64
        });
    }

    #[test]
    fn it_equals_the_generic_expectimax_on_a_thousand_states() {
        let twin = Twin::new(TUPLES, 3);
        // What it remembers of one state may be deeper than what it is asked of another.
        let mut search = search(&twin).forgetful().without_doubt();
        for state in boards(4, 1000) {
            let board = search.kernel().board(&state);
            let scored = search
                .score_slides(board, 1.0, Width::All, &mut Budget::unlimited())
                .expect("unlimited");
            check_generic(&twin, &scored, &state, 1);
        }
    }

    /// With 2 to 5 tiles and this effort every tile leads to 3-ply, and none farther.
    #[test]
    fn it_equals_the_generic_expectimax_one_slide_deeper() {
        let twin = Twin::new(TUPLES, 5);
        let mut search = search(&twin).forgetful().without_doubt();
        let empties = |state: &Twenty48State| twin.rules.empty_cells(state).count();
        for state in boards(6, 4000).filter(|state| (11..=14).contains(&empties(state))).take(12) {
            let empties = empties(&state);
            let (board, effort) = (search.kernel().board(&state), 10.1 * (empties + 1) as f32);
            let scored = search
                .score_slides(board, effort, Width::All, &mut Budget::unlimited())
                .expect("unlimited");
            check_generic(&twin, &scored, &state, 2);
        }
    }

    #[test]
    fn what_it_remembers_is_what_it_found() {
        let twin = Twin::new(TUPLES, 7);
        for state in boards(8, 100) {
            let mut search = search(&twin);
            let board = search.kernel().board(&state);
            let limits = Limits { nodes: Some(9), ..Limits::NONE };
            let mut few = Budget::new(limits);
            few.begin_move();
            // Cut off in the middle, it must have learnt nothing wrong.
            search.score_slides(board, 1.0, Width::All, &mut few);
            let first = search
                .score_slides(board, 1.0, Width::All, &mut Budget::unlimited())
                .expect("unlimited");
            check(&twin, &first, &state, |slide| after(&twin, slide, 1.0));
            let deep = search.score_slides(board, 9.0, Width::All, &mut Budget::unlimited());
            let mut again = Budget::unlimited();
            assert_eq!(search.score_slides(board, 9.0, Width::All, &mut again), deep);
            assert_eq!(
                search.score_slides(board, 1.0, Width::All, &mut again),
                deep,
                "more effort stands"
            );
            assert_eq!(
                again.nodes() as usize,
                4 * first.len(),
                "each once for the network, once for the search"
            );
        }
    }
}
