//! The proof where colours are banned.
//!
//! A call that takes nothing may be best, because it changes which colours may be called. So a position consists of all
//! neutral regions, those that each side touches, the last calls, and the number of calls without gain in a row, which
//! ends the game. Every legal call is tried.

use crate::bits::BitSet;
use crate::board::Colour;
use crate::front::Front;
use crate::graph::Graph;
use crate::rules::Filler;
use crate::solver::proof::{Purse, RegionProof, race, verdict_of};
use crate::solver::table::{NO_CALL, ProofMemory, key};
use crate::state::FillerState;
use damier_game::{Actions, Seat, Verdict};
use std::cmp::Reverse;

/// A position, with the side on turn as side 0.
#[derive(Clone, Copy, Debug)]
struct Place<const W: usize> {
    front: Front<W>,
    /// Cells that the sides own.
    owned: [i32; 2],
    calls: [Option<Colour>; 2],
    idle: u8,
    /// True if nobody has called yet.
    untouched: bool,
}

/// Meaning of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Cells controlled in the end, side 0's minus side 1's.
    Margin,
    /// 1 if side 0 is the first to control this number of cells, -1 if the other side is. If neither ever does, the
    /// sign of the margin.
    Race(i32),
}

/// Number of calls after which a question is given up, so that the stack does not overflow. Both sides may wait for
/// many calls before each call that takes cells.
const MOST_DEPTH: u32 = 1000;

/// Cost of [`BannedProver::range`], in floods.
const RANGE_FLOODS: u64 = 2;

/// Proves values and remembers them.
pub(super) struct BannedProver<const W: usize> {
    graph: Graph<W>,
    table: ProofMemory,
    /// Number of calls since the position of the question.
    depth: u32,
}

impl<const W: usize> BannedProver<W> {
    pub(super) fn new(graph: Graph<W>) -> Self {
        Self { graph, table: ProofMemory::new(), depth: 0 }
    }

    fn place(&self, rules: &Filler, state: &FillerState) -> Option<Place<W>> {
        let front = Front::from_state(&self.graph, state)?;
        let sides = [state.next(), state.next().other()];
        let [own, other] = sides.map(|seat| state.calls[seat.index()]);
        Some(Place {
            front: if state.next() == Seat::FIRST { front } else { front.swap_sides() },
            owned: sides.map(|seat| state.owned(seat) as i32),
            calls: [own.filter(|_| rules.ban.own), other],
            idle: state.idle,
            untouched: rules.is_untouched(state),
        })
    }

    /// Returns true if the value, for side 0 on turn, is at least `least`.
    fn reaches(
        &mut self,
        rules: &Filler,
        place: &Place<W>,
        aim: Aim,
        least: i32,
        purse: &mut Purse<'_>,
    ) -> Option<bool> {
        if self.depth == MOST_DEPTH || !purse.spend() {
            return None;
        }
        // Values are kept without what the sides already own, except where that decides the race.
        let (base, mark) = match aim {
            Aim::Margin => (place.owned[0] - place.owned[1], 0),
            Aim::Race(_) => (0, 1 + place.owned[0] as u64),
        };
        let key = key(&place.front, past(place) ^ mark << 32);
        let known = self.table.get(key);
        if least <= base + i32::from(known.low) {
            return Some(true);
        }
        if least > base + i32::from(known.high) {
            return Some(false);
        }
        purse.pay(RANGE_FLOODS);
        let ([low, high], contested) = self.range(rules, place, aim);
        let (proven, best) = if least <= low {
            (true, NO_CALL)
        } else if least > high {
            (false, NO_CALL)
        } else {
            self.search(rules, place, aim, least, (known.best, &contested), purse)?
        };
        let (low, high) =
            if proven { (least - base, i32::MAX) } else { (i32::MIN, least - 1 - base) };
        self.table.narrow(key, low, high, best);
        Some(proven)
    }

    /// Returns the smallest and the largest value that are possible, which are equal if the game is over, and the
    /// regions that both sides can reach.
    fn range(&self, rules: &Filler, place: &Place<W>, aim: Aim) -> ([i32; 2], BitSet<W>) {
        let [(zero, cells), (one, others)] =
            [0, 1].map(|side| place.front.reach(&self.graph, side));
        let shared = zero.and(&one);
        let contested = self.graph.cells(&shared);
        let mine = place.owned[0] + cells - contested;
        let theirs = place.owned[1] + others - contested;
        let over = contested == 0 || usize::from(place.idle) >= rules.idle_limit();
        let range = match aim {
            Aim::Race(enough) if mine >= enough => [1, 1],
            Aim::Race(enough) if theirs >= enough => [-1, -1],
            Aim::Race(_) if over => [(mine - theirs).signum(); 2],
            Aim::Race(_) => [-1, 1],
            Aim::Margin if over => [mine - theirs; 2],
            Aim::Margin => [mine - theirs - contested, mine - theirs + contested],
        };
        (range, shared)
    }

    /// Tries the calls. Returns true and the call if one reaches `least`. Tries the best call known first, then those
    /// that take the most contested cells, and calls that only wait last.
    fn search(
        &mut self,
        rules: &Filler,
        place: &Place<W>,
        aim: Aim,
        least: i32,
        (first, contested): (u8, &BitSet<W>),
        purse: &mut Purse<'_>,
    ) -> Option<(bool, u8)> {
        let front = place.front.within(contested);
        let colours = (0..rules.colours() as u8).map(Colour);
        let legal = colours.filter(|&colour| {
            !rules.ban.forbids(colour, place.calls[0], place.calls[1], place.untouched)
        });
        let mut calls: Actions<(i32, Colour)> = legal
            .map(|colour| {
                let gain = front.gain(&self.graph, 0, colour.index());
                (if colour.0 == first { i32::MAX } else { gain }, colour)
            })
            .collect();
        calls.sort_by_key(|&(rank, _)| Reverse(rank));
        for (_, colour) in calls {
            let next = self.after(rules, place, colour);
            self.depth += 1;
            let refuted = self.reaches(rules, &next, aim, 1 - least, purse);
            self.depth -= 1;
            if !refuted? {
                return Some((true, colour.0));
            }
        }
        Some((false, NO_CALL))
    }

    /// Returns the position after a call of side 0, with the other side on turn.
    fn after(&self, rules: &Filler, place: &Place<W>, colour: Colour) -> Place<W> {
        let (front, taken) = place.front.after(&self.graph, 0, colour.index());
        Place {
            front: front.swap_sides(),
            owned: [place.owned[1], place.owned[0] + taken],
            calls: [place.calls[1].filter(|_| rules.ban.own), Some(colour)],
            idle: if taken > 0 { 0 } else { place.idle + 1 },
            untouched: false,
        }
    }
}

/// Returns the part of the past that distinguishes positions.
fn past<const W: usize>(place: &Place<W>) -> u64 {
    let call = |side: usize| place.calls[side].map_or(0, |colour| 1 + u64::from(colour.0));
    call(0) | call(1) << 8 | u64::from(place.idle) << 16 | u64::from(place.untouched) << 24
}

impl<const W: usize> RegionProof for BannedProver<W> {
    fn covers(&self, state: &FillerState) -> bool {
        Front::from_state(&self.graph, state).is_some()
    }

    fn margin(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<i64> {
        let place = self.place(rules, state)?;
        let ([mut low, mut high], _) = self.range(rules, &place, Aim::Margin);
        let claim = place.front.claim(&self.graph, 0).cells;
        let mut guess = place.owned[0] + claim[0] - place.owned[1] - claim[1];
        while low < high {
            let least = guess.clamp(low + 1, high);
            if self.reaches(rules, &place, Aim::Margin, least, purse)? {
                (low, guess) = (least, least + 1);
            } else {
                (high, guess) = (least - 1, least - 1);
            }
        }
        Some(i64::from(low))
    }

    fn verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<Verdict> {
        let place = self.place(rules, state)?;
        let aim = race(rules, state).map_or(Aim::Margin, Aim::Race);
        for least in [1, 0] {
            if self.reaches(rules, &place, aim, least, purse)? {
                return Some(verdict_of(least.into()));
            }
        }
        Some(Verdict::Loss)
    }
}
