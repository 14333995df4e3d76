//! Finds what a call cuts off from the other side by looking only near the regions that it took.
//!
//! Before the call, the other side could reach every open region. A region that it can no longer reach was connected
//! with its zone through the taken regions only. So it is enough to find out which neighbours of a taken region are
//! still connected with each other: if all are, nothing is cut off, and a part that is closed and that the other side
//! does not touch is cut off.

use crate::bits::{BitSet, NearSet};
use crate::front::Front;
use crate::graph::Graph;

/// Numbers of levels after which a flood counts as one of a large part: of the first part near a taken region, and of
/// the others, which are more often small or connected with the first.
const LEVELS: [u32; 2] = [4, 8];

/// A connected part of the open regions near a taken one, as far as it is known.
struct Part {
    seen: NearSet,
    /// True if it has no other regions.
    is_closed: bool,
}

/// A position after a call.
pub(crate) struct AfterCall<'a, const W: usize> {
    pub(crate) graph: &'a Graph<W>,
    pub(crate) taken: BitSet<W>,
    pub(crate) front: &'a Front<W>,
    /// Regions that the other side touched before the call.
    pub(crate) touched: &'a BitSet<W>,
    pub(crate) other: usize,
}

impl<const W: usize> AfterCall<'_, W> {
    /// Returns the regions that the call has cut off from the other side. `None` if that cannot be seen nearby.
    pub(crate) fn cut_off(&self) -> Option<BitSet<W>> {
        if !self.graph.is_banded() {
            return None;
        }
        let mut cut = BitSet::NONE;
        for region in self.taken.members() {
            self.cut_off_by(region, &mut cut)?;
        }
        Some(cut)
    }

    /// Adds what one taken region has cut off.
    fn cut_off_by(&self, region: usize, cut: &mut BitSet<W>) -> Option<()> {
        let goal = self.graph.near(region).within(&self.front.open);
        let mut left = goal;
        let mut large: Option<NearSet> = None;
        while !left.is_empty() {
            let part = self.flood(left.lowest(), &left, large.as_ref());
            if part.is_closed {
                self.check_closed(region, &part.seen)?;
                cut.insert_all(&part.seen);
            } else {
                let is_joined = large.is_none_or(|large| large.meets(&part.seen));
                is_joined.then_some(())?;
                large = Some(large.map_or(part.seen, |large| large.or(&part.seen)));
            }
            left = left.without(&part.seen);
        }
        let touch = &self.front.touch[self.other];
        let is_entry = self.touched.has(region) && large.is_some();
        let leads = || !goal.within(touch).is_empty();
        (!is_entry || leads()).then_some(())
    }

    /// Returns the part around a region. The flood ends early if the part holds the whole goal, or meets the large part
    /// if there is one.
    fn flood(&self, start: NearSet, goal: &NearSet, large: Option<&NearSet>) -> Part {
        let (mut seen, mut fresh, mut is_closed) = (start, start, true);
        for _ in 0..LEVELS[usize::from(large.is_some())] {
            let is_known = match large {
                Some(large) => large.meets(&seen),
                None => goal.without(&seen).is_empty(),
            };
            if is_known {
                break;
            }
            let (around, leaves) = self.graph.neighbours_nearby(&fresh, &self.front.open);
            is_closed &= !leaves;
            fresh = around.within(&self.front.open).without(&seen);
            if fresh.is_empty() {
                return Part { seen, is_closed };
            }
            seen = seen.or(&fresh);
        }
        Part { seen, is_closed: false }
    }

    /// Returns `None` unless a closed part is out of the other side's reach and touches no other taken region.
    fn check_closed(&self, region: usize, part: &NearSet) -> Option<()> {
        let is_touched = !part.within(&self.front.touch[self.other]).is_empty();
        let (around, leaves) = self.graph.neighbours_nearby(part, &self.taken);
        let mut own = BitSet::<W>::NONE;
        own.insert(region);
        let is_shared = leaves || around.within(&self.taken) != around.within(&own);
        (!is_touched && !is_shared).then_some(())
    }
}
