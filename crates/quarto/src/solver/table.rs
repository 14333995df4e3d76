//! Proofs about positions near the root: a table that all threads of a solve share.

use crate::state::Position;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Largest number of decisive placements that an entry can hold. It stands for "at any time".
pub(super) const EVER: u32 = (1 << BOUND_BITS) - 1;

/// Bits of an entry for each of the two bounds.
const BOUND_BITS: u32 = 4;

/// Bits of an entry for the bounds and for the 13 bits of the key that are not mixed.
const LOW_BITS: u32 = 2 * BOUND_BITS + 13;

/// Bounds of one position and one attacker, in decisive placements, `1..=EVER`. The attacker makes these placements or,
/// in misere, the other seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ForcedBounds {
    /// Smallest number of decisive placements in which the attacker is known to be able to force a line; 0 if none is
    /// known.
    pub(super) by: u32,
    /// Largest number of decisive placements in which the attacker is known to be unable to force a line; 0 if none is
    /// known.
    pub(super) not_by: u32,
}

impl ForcedBounds {
    /// Returns true if the attacker can force a line in `by` decisive placements, false if it cannot; `None` if that is
    /// not known.
    pub(super) const fn answer(self, by: u32) -> Option<bool> {
        if self.by != 0 && self.by <= by {
            Some(true)
        } else if self.not_by >= by {
            Some(false)
        } else {
            None
        }
    }

    fn learn(&mut self, by: u32, forced: bool) {
        if !forced {
            self.not_by = self.not_by.max(by);
        } else if self.by == 0 || by < self.by {
            self.by = by;
        }
    }

    /// Takes over the bounds of another proof about the same key.
    fn join(&mut self, other: Self) {
        if other.by != 0 {
            self.learn(other.by, true);
        }
        self.learn(other.not_by, false);
    }

    const fn from_bits(bits: u64) -> Self {
        let mask = (1 << BOUND_BITS) - 1;
        Self { by: (bits >> BOUND_BITS) as u32 & mask, not_by: bits as u32 & mask }
    }

    const fn bits(self) -> u64 {
        (self.by << BOUND_BITS | self.not_by) as u64
    }
}

/// The bounds of one key, in a form that does not depend on the size of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableRecord {
    /// The 64 bits of the key that are mixed.
    pub(super) mixed: u64,
    /// The other 13 bits of the key, above the two bounds.
    pub(super) low: u32,
}

/// Number of entries in a block: 32 KiB.
const BLOCK: usize = 1 << 12;

/// A table with a fixed number of entries of one word each. A new entry replaces an older one in the same place.
///
/// An answer is a proof, so an entry must never be mistaken for that of another position. The place and the bits in the
/// word together therefore identify the key uniquely.
pub(super) struct ForcedTable {
    /// Blocks of [`BLOCK`] entries. Each is allocated when its first entry is stored: to clear the whole table at once
    /// takes milliseconds, in which no player could look at its clock.
    blocks: Box<[OnceLock<Box<[AtomicU64]>>]>,
    /// Base-2 logarithm of the number of entries.
    bits: u32,
    /// What was learned since [`ForcedTable::take_unsaved`], if the table is saved at all.
    unsaved: Option<Mutex<Vec<TableRecord>>>,
}

/// A question about a canonical position with a piece to be given: can the attacker force its aim in `by` decisive
/// placements?
pub(super) struct TableQuestion<'a> {
    pub(super) table: &'a ForcedTable,
    pub(super) canonical: Position,
    /// True if the attacker gives.
    pub(super) attacker: bool,
    pub(super) by: u32,
}

impl TableQuestion<'_> {
    /// Returns the answer, if the table has it.
    pub(super) fn answer(&self) -> Option<bool> {
        self.table.get(&self.canonical, self.attacker).answer(self.by)
    }

    /// Stores the answer.
    pub(super) fn learn(&self, answer: bool) {
        self.table.learn(&self.canonical, self.attacker, self.by, answer);
    }

    /// Returns a key that differs between positions, except for rare pairs.
    pub(super) fn key(&self) -> u64 {
        let Place { index, tag } = self.table.place(&self.canonical, self.attacker);
        tag ^ index as u64
    }
}

/// The place of a key in the table, and the bits, above the bounds, that distinguish it from other keys with this
/// place.
struct Place {
    index: usize,
    tag: u64,
}

impl ForcedTable {
    /// Creates a table of `1 << bits` entries of eight bytes. `bits` must be at least 21, so that a key fits an entry.
    pub(super) fn new(bits: u32) -> Self {
        let bits = bits.max(21);
        let blocks = std::iter::repeat_with(OnceLock::new).take((1 << bits) / BLOCK);
        Self { blocks: blocks.collect(), bits, unsaved: None }
    }

    /// Returns the same table, which from now on also lists what it learns.
    pub(super) fn with_records(mut self) -> Self {
        self.unsaved = Some(Mutex::default());
        self
    }

    /// Returns what was learned since the last call.
    pub(super) fn take_unsaved(&self) -> Vec<TableRecord> {
        let Some(unsaved) = &self.unsaved else { return Vec::new() };
        std::mem::take(&mut unsaved.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the number of records that the next call of [`ForcedTable::take_unsaved`] returns.
    pub(super) fn unsaved(&self) -> usize {
        let lock =
            |records: &Mutex<Vec<_>>| records.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.unsaved.as_ref().map_or(0, lock)
    }

    /// Takes over what an earlier table learned.
    pub(super) fn add(&self, record: TableRecord) {
        let low = u64::from(record.low);
        let bounds = low & ((1 << (2 * BOUND_BITS)) - 1);
        let index = (record.mixed & ((1 << self.bits) - 1)) as usize;
        let place = Place { index, tag: record.mixed >> self.bits << LOW_BITS | (low ^ bounds) };
        let mut known = self.read(&place);
        known.join(ForcedBounds::from_bits(bounds));
        self.store(&place, known);
    }

    /// Returns the bounds of a canonical position with a piece to be given. `attacker_gives` is true if the attacker
    /// gives it, false if the defender does.
    pub(super) fn get(&self, position: &Position, attacker_gives: bool) -> ForcedBounds {
        let place = self.place(position, attacker_gives);
        self.read(&place)
    }

    /// Narrows the bounds of a position as in [`ForcedTable::get`]: the attacker can force a line in `by` decisive
    /// placements if `forced` is true, and cannot if it is false.
    pub(super) fn learn(&self, position: &Position, attacker_gives: bool, by: u32, forced: bool) {
        let place = self.place(position, attacker_gives);
        let before = self.read(&place);
        let mut known = before;
        known.learn(by, forced);
        self.store(&place, known);
        if let Some(unsaved) = self.unsaved.as_ref().filter(|_| known != before) {
            let mixed = place.tag >> LOW_BITS << self.bits | place.index as u64;
            let low = (place.tag & ((1 << LOW_BITS) - 1) | known.bits()) as u32;
            let mut unsaved = unsaved.lock().unwrap_or_else(PoisonError::into_inner);
            unsaved.push(TableRecord { mixed, low });
        }
    }

    fn store(&self, place: &Place, bounds: ForcedBounds) {
        let empty = || std::iter::repeat_with(AtomicU64::default).take(BLOCK).collect();
        let block = self.blocks[place.index / BLOCK].get_or_init(empty);
        block[place.index % BLOCK].store(place.tag | bounds.bits(), Ordering::Relaxed);
    }

    fn read(&self, place: &Place) -> ForcedBounds {
        let Some(block) = self.blocks[place.index / BLOCK].get() else {
            return ForcedBounds::default();
        };
        let entry = block[place.index % BLOCK].load(Ordering::Relaxed);
        let bounds = entry & ((1 << (2 * BOUND_BITS)) - 1);
        if entry ^ bounds != place.tag {
            return ForcedBounds::default();
        }
        ForcedBounds::from_bits(bounds)
    }

    /// Returns the place of a key. A key has 77 bits: 16 for the occupied squares, 60 for the planes (in a canonical
    /// position the highest piece has no bit set, so D4 never has) and one for the attacker. 64 of them are mixed by a
    /// bijection that depends on the other 13, and give the place and the rest of the tag.
    fn place(&self, position: &Position, attacker_gives: bool) -> Place {
        let planes = (0..4).fold(0, |all, lane| all << 15 | u64::from(position.plane(lane)));
        let head = u64::from(position.occupied()) << 1 | u64::from(attacker_gives);
        let apart = head >> 4;
        let mixed = mix(planes | (head & 15) << 60, apart);
        let index = (mixed & ((1 << self.bits) - 1)) as usize;
        let tag = mixed >> self.bits << 13 | apart;
        Place { index, tag: tag << (2 * BOUND_BITS) }
    }
}

/// Returns a bijection of the word for every value of `apart`, by the steps of SplitMix64's finalizer.
pub(super) const fn mix(word: u64, apart: u64) -> u64 {
    let word = word ^ apart.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::PositionLayer;
    use crate::rules::Quarto;

    #[test]
    fn bounds_are_kept_and_answered() {
        let table = ForcedTable::new(21);
        let position = PositionLayer::empty().next(&Quarto::default()).positions()[0];
        assert_eq!(table.get(&position, true).answer(EVER), None);
        table.learn(&position, true, 2, false);
        table.learn(&position, true, 4, true);
        let known = table.get(&position, true);
        assert_eq!(known, ForcedBounds { by: 4, not_by: 2 });
        let answers = [1, 2, 3, 4, EVER].map(|by| known.answer(by));
        assert_eq!(answers, [Some(false), Some(false), None, Some(true), Some(true)]);
        assert_eq!(table.get(&position, false), ForcedBounds::default());
    }

    #[test]
    fn records_fill_a_table_of_another_size() {
        let table = ForcedTable::new(21).with_records();
        let rules = Quarto::default();
        let layer = PositionLayer::empty().next(&rules).next(&rules);
        for (number, position) in (1..).zip(layer.positions()) {
            table.learn(position, true, 1 + number % 3, false);
            table.learn(position, true, 4 + number % 3, true);
        }
        let records = table.take_unsaved();
        assert_eq!(records.len(), 2 * layer.positions().len());
        assert!(table.take_unsaved().is_empty());
        let larger = ForcedTable::new(23);
        // The order does not matter, because bounds are joined.
        records.iter().rev().for_each(|&record| larger.add(record));
        for (number, position) in (1..).zip(layer.positions()) {
            let known = larger.get(position, true);
            assert_eq!(known, ForcedBounds { by: 4 + number % 3, not_by: 1 + number % 3 });
            assert_eq!(larger.get(position, false), ForcedBounds::default());
        }
    }

    #[test]
    fn no_entry_is_taken_for_another() {
        // Far more keys than places: whatever a key finds must be its own.
        let table = ForcedTable::new(21);
        let rules = Quarto::default();
        let layers = [1, 2, 3, 4].iter().scan(PositionLayer::empty(), |layer, _| {
            *layer = layer.next(&rules);
            Some(layer.clone())
        });
        let positions: Vec<Position> = layers.flat_map(|l| l.positions().to_vec()).collect();
        for (number, position) in positions.iter().enumerate() {
            table.learn(position, number % 2 == 0, 1 + number as u32 % 6, number % 3 == 0);
        }
        let mut found = 0;
        for (number, position) in positions.iter().enumerate() {
            let known = table.get(position, number % 2 == 0);
            let (by, forced) = (1 + number as u32 % 6, number % 3 == 0);
            let own = if forced {
                ForcedBounds { by, not_by: 0 }
            } else {
                ForcedBounds { by: 0, not_by: by }
            };
            assert!(known == own || known == ForcedBounds::default(), "{position:?}: {known:?}");
            found += usize::from(known == own);
            assert_eq!(table.get(position, number % 2 == 1), ForcedBounds::default());
        }
        assert!(found > positions.len() * 9 / 10, "{found} of {}", positions.len());
    }
}
