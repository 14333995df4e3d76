//! The proofs that the solver remembers: bounds on a value, by a hash of the position.

use crate::bits::BitSet;
use crate::front::Front;
use damier_search::table::add_word;

/// Bounds on a value, both included, and the call that proved the last of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ProvenBounds {
    pub(super) low: i16,
    pub(super) high: i16,
    /// A colour, or [`NO_CALL`].
    pub(super) best: u8,
}

pub(super) const NO_CALL: u8 = u8::MAX;

/// Bounds of a value of which nothing is known.
pub(super) const UNKNOWN: ProvenBounds =
    ProvenBounds { low: i16::MIN, high: i16::MAX, best: NO_CALL };

/// A hash and bounds as words. All zeros is an unused slot, so that the system clears the pages of a new table when they
/// are first touched, instead of all at once.
type Slot = [u64; 2];

const fn pack(key: u64, known: ProvenBounds) -> Slot {
    let low = known.low.wrapping_sub(UNKNOWN.low) as u16 as u64;
    let high = UNKNOWN.high.wrapping_sub(known.high) as u16 as u64;
    let best = (NO_CALL - known.best) as u64;
    [key, low | high << 16 | best << 32]
}

const fn unpack(slot: Slot) -> ProvenBounds {
    ProvenBounds {
        low: UNKNOWN.low.wrapping_add(slot[1] as i16),
        high: UNKNOWN.high.wrapping_sub((slot[1] >> 16) as i16),
        best: NO_CALL - (slot[1] >> 32) as u8,
    }
}

/// A hash table that grows up to 2^22 positions of 16 bytes. A new position replaces an older one in the same slot. A
/// position is identified by 64 bits of its hash.
#[derive(Clone, Debug)]
pub(super) struct ProofMemory {
    slots: Vec<Slot>,
    /// Number of slots in use.
    used: usize,
}

/// Smallest and largest size, as powers of two.
const BITS: [u32; 2] = [8, 22];

impl ProofMemory {
    pub(super) fn new() -> Self {
        Self { slots: vec![Slot::default(); 1 << BITS[0]], used: 0 }
    }

    /// By the highest bits of the key.
    #[inline]
    const fn place(&self, key: u64) -> usize {
        (key >> (u64::BITS - self.slots.len().trailing_zeros())) as usize
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> ProvenBounds {
        let slot = self.slots[self.place(key)];
        if slot[0] == key { unpack(slot) } else { UNKNOWN }
    }

    #[inline]
    fn put(&mut self, key: u64, known: ProvenBounds) {
        let place = self.place(key);
        self.used += usize::from(self.slots[place][1] == 0);
        self.slots[place] = pack(key, known);
        if 4 * self.used > 3 * self.slots.len() && self.slots.len() < 1 << BITS[1] {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![Slot::default(); 4 * self.slots.len()];
        self.used = 0;
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot[1] != 0 {
                let place = self.place(slot[0]);
                self.slots[place] = slot;
                self.used += 1;
            }
        }
    }

    /// Narrows the bounds of a position.
    #[inline]
    pub(super) fn narrow(&mut self, key: u64, low: i32, high: i32, best: u8) {
        let known = self.get(key);
        let best = if best == NO_CALL { known.best } else { best };
        let low = known.low.max(low.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        let high = known.high.min(high.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        self.put(key, ProvenBounds { low, high, best });
    }
}

/// Returns the hash of a front and of `more`, which tells apart positions with the same front.
#[inline]
pub(super) fn key<const W: usize>(front: &Front<W>, more: u64) -> u64 {
    let [first, second] = &front.touch;
    let sets = [&front.open, first, second].into_iter();
    let words = sets.flat_map(|BitSet(words)| words.iter().copied());
    let hash = words.fold(START ^ more, add_word);
    damier_game::mix(hash, 0)
}

/// A random number: binary digits of pi.
const START: u64 = 0x243f_6a88_85a3_08d3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_hold_all_bounds_and_an_empty_one_knows_nothing() {
        assert_eq!(unpack(Slot::default()), UNKNOWN);
        for (low, high, best) in
            [(i16::MIN, i16::MAX, 0), (-3, 5, NO_CALL), (i16::MAX, i16::MIN, 7)]
        {
            let known = ProvenBounds { low, high, best };
            assert_eq!(unpack(pack(1, known)), known);
        }
    }
}
