//! Transposition table: results of a search, stored by a hash of the state.

use damier_game::Limits;
use std::hash::{Hash, Hasher};

/// How a stored value relates to the true value of its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundKind {
    /// The stored value is the true value.
    Exact,
    /// The true value is at least the stored value.
    Lower,
    /// The true value is at most the stored value.
    Upper,
}

impl BoundKind {
    /// Returns the kind of a value that a search with a window from `alpha` to `beta` has returned.
    #[must_use]
    pub fn of<V: Copy + PartialOrd>(value: V, alpha: V, beta: V) -> Self {
        if value >= beta {
            Self::Lower
        } else if value <= alpha {
            Self::Upper
        } else {
            Self::Exact
        }
    }
}

/// Result of a search of one state.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableEntry {
    /// Value, or bound on it, for the seat on turn, in hundredths of a point.
    pub value: f64,
    /// How the stored value relates to the true value.
    pub bound: BoundKind,
    /// Depth of the search in plies.
    pub depth: u8,
    /// True if the value depends only on finished games, so that no deeper search can change it; false if it depends on
    /// estimates.
    pub whole: bool,
    /// Index of the best action in [`damier_game::Game::legal_actions`]. Two states may have the same hash, so a reader
    /// must check that the index is in range.
    pub best: u32,
}

impl TableEntry {
    /// Returns the stored value if it decides a node with the window from `alpha` to `beta`; otherwise `None`.
    #[must_use]
    pub fn decides(&self, alpha: f64, beta: f64) -> Option<f64> {
        let decided = match self.bound {
            BoundKind::Exact => true,
            BoundKind::Lower => self.value >= beta,
            BoundKind::Upper => self.value <= alpha,
        };
        decided.then_some(self.value)
    }
}

/// A slot as words: the key, the value, and the rest of the entry with the number of the search that stored it. All
/// zeros is a slot that has never been used, so a new table can be memory that the system clears page by page.
type Slot = [u64; 4];

/// Places of the parts in the third word of a slot, from the lowest bit: the best action, the depth, the kind of bound,
/// whether the value depends only on finished games, and the number of the search, which is never 0.
const DEPTH: u32 = 32;
const BOUND: u32 = 40;
const WHOLE: u32 = 42;
const AGE: u32 = 48;

const KINDS: [BoundKind; 3] = [BoundKind::Exact, BoundKind::Lower, BoundKind::Upper];

const fn pack(key: u64, entry: &TableEntry, age: u16) -> Slot {
    let rest = entry.best as u64
        | (entry.depth as u64) << DEPTH
        | (entry.bound as u64) << BOUND
        | (entry.whole as u64) << WHOLE
        | (age as u64) << AGE;
    [key, entry.value.to_bits(), rest, 0]
}

const fn unpack(slot: &Slot) -> TableEntry {
    let rest = slot[2];
    TableEntry {
        value: f64::from_bits(slot[1]),
        bound: KINDS[(rest >> BOUND & 3) as usize],
        depth: (rest >> DEPTH) as u8,
        whole: rest >> WHOLE & 1 == 1,
        best: rest as u32,
    }
}

/// Returns the number of the search that stored the entry of a slot; 0 if the slot has never been used.
const fn age(slot: &Slot) -> u16 {
    (slot[2] >> AGE) as u16
}

/// Number of slots in which the entry of a key may be.
const BUCKET: usize = 2;

/// Transposition table of fixed size. A new entry replaces an entry of an earlier search if there is one, and otherwise
/// the one of the shallowest search.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    /// Allocated when the first entry is stored, so that a player that never searches takes no memory.
    slots: Vec<Slot>,
    /// Base-2 logarithms of the number of slots: as wanted, and as the time of a move allows.
    wanted: u32,
    bits: u32,
    age: u16,
}

impl TranspositionTable {
    /// Largest size that [`TranspositionTable::new`] accepts: 2^28 entries of 32 bytes.
    pub const MOST_BITS: u32 = 28;

    /// Creates a table of 2^`bits` entries, with at most [`TranspositionTable::MOST_BITS`] bits. A table with 0 bits
    /// stores nothing.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        let bits = bits.min(Self::MOST_BITS);
        Self { slots: Vec::new(), wanted: bits, bits, age: 1 }
    }

    /// Begins a new search within these limits. Earlier entries stay in the table, but are the first to be replaced.
    ///
    /// If little time is allowed for a move, the table is smaller than wanted.
    pub fn begin(&mut self, limits: &Limits) {
        let allowed = limits.table_size::<Slot>(self.wanted).ilog2();
        if self.slots.is_empty() || allowed > self.bits {
            self.slots = Vec::new();
            self.bits = allowed;
        }
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.slots = Vec::new();
        self.age = 1;
    }

    /// Returns the entry of this key, if there is one.
    #[must_use]
    #[inline]
    pub fn get(&self, key: u64) -> Option<TableEntry> {
        if self.slots.is_empty() {
            return None;
        }
        let bucket = &self.slots[self.bucket(key)];
        bucket.iter().find(|slot| slot[0] == key && age(slot) != 0).map(unpack)
    }

    /// Stores an entry under this key.
    #[inline]
    pub fn put(&mut self, key: u64, entry: TableEntry) {
        if self.bits == 0 {
            return;
        }
        if self.slots.is_empty() {
            self.slots = vec![Slot::default(); 1 << self.bits];
        }
        let now = self.age;
        let range = self.bucket(key);
        let worth = |slot: &Slot| match age(slot) {
            _ if slot[0] == key => 0,
            old if old != now => u32::from(old != 0),
            _ => 2 + u32::from(unpack(slot).depth),
        };
        if let Some(slot) = self.slots[range].iter_mut().min_by_key(|slot| worth(slot)) {
            *slot = pack(key, &entry, now);
        }
    }

    /// Returns the slots of a key, selected by its highest bits. The table must have at least 1 bit.
    #[inline]
    const fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let first = (key >> (64 - self.bits) as u64) as usize & !(BUCKET - 1);
        first..first + BUCKET
    }
}

/// Returns the key of a state, a hash of 64 bits. It is the same on every machine.
#[must_use]
#[inline]
pub fn key<S: Hash>(state: &S) -> u64 {
    let mut hasher = Mixer(0);
    state.hash(&mut hasher);
    hasher.finish()
}

/// Hash function for small states without pointers. It multiplies each word to 128 bits and combines the two halves,
/// like wyhash. The result is the same on every machine.
#[derive(Clone, Copy, Debug)]
struct Mixer(u64);

/// Two random odd numbers, from the binary digits of pi.
const MULTIPLIER: u64 = 0x243f_6a88_85a3_08d3;
const OFFSET: u64 = 0x1319_8a2e_0370_7345;

/// Returns a hash after one more word. Begin with any number, and end with [`damier_game::mix`].
#[must_use]
#[inline]
pub const fn add_word(hash: u64, word: u64) -> u64 {
    let product = (hash ^ word ^ OFFSET) as u128 * MULTIPLIER as u128;
    (product as u64 ^ (product >> 64) as u64).rotate_left(23)
}

impl Mixer {
    #[inline]
    const fn add(&mut self, word: u64) {
        self.0 = add_word(self.0, word);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        damier_game::mix(self.0, 0)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, value: f64) -> TableEntry {
        TableEntry { value, bound: BoundKind::Exact, depth, whole: false, best: 0 }
    }

    #[test]
    fn what_was_put_last_is_found_until_it_must_give_way() {
        let mut table = TranspositionTable::new(4);
        assert_eq!(table.get(7), None);
        table.put(7, entry(1, 1.0));
        table.put(7, entry(3, 2.0));
        assert_eq!(table.get(7), Some(entry(3, 2.0)));
        // The keys are in the same bucket. 8 gets the free slot, and 9 replaces the entry of the shallower search.
        table.put(8, entry(5, 3.0));
        table.put(9, entry(1, 4.0));
        assert_eq!((table.get(7), table.get(8)), (None, Some(entry(5, 3.0))));
        // Entries of the next search replace those of the previous one, even deep ones.
        table.begin(&Limits::NONE);
        table.put(10, entry(1, 5.0));
        table.put(11, entry(1, 6.0));
        assert_eq!(table.get(8), None);
        assert_eq!(table.get(11), Some(entry(1, 6.0)));
        table.clear();
        assert_eq!(table.get(11), None);
    }

    #[test]
    fn slots_hold_every_part_of_an_entry() {
        let entries = KINDS.into_iter().flat_map(|bound| {
            let [first, last] = [(0, false, 0), (u8::MAX, true, u32::MAX)];
            [first, last].map(|(depth, whole, best)| TableEntry {
                value: -0.5,
                bound,
                depth,
                whole,
                best,
            })
        });
        for entry in entries {
            let slot = pack(u64::MAX, &entry, u16::MAX);
            assert_eq!((unpack(&slot), age(&slot)), (entry, u16::MAX));
        }
        assert_eq!(age(&Slot::default()), 0);
    }

    #[test]
    fn a_short_move_has_a_small_table() {
        let mut table = TranspositionTable::new(20);
        let slots = |table: &mut TranspositionTable, budget: &str| {
            table.begin(&Limits::read(budget).expect("a budget"));
            table.put(1, entry(1, 1.0));
            table.slots.len()
        };
        assert_eq!(slots(&mut table, "1ms/move"), 1 << 13);
        assert_eq!(slots(&mut table, "1s/game"), 1 << 18);
        assert_eq!(slots(&mut table, "none"), 1 << 20);
        assert_eq!(slots(&mut table, "1ms/move"), 1 << 20, "it is there already");
    }

    #[test]
    fn a_table_of_no_entries_stores_none() {
        let mut table = TranspositionTable::new(0);
        table.put(1, entry(1, 1.0));
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn bounds_decide_on_their_side_only() {
        let with = |bound| TableEntry { bound, ..entry(1, 5.0) };
        assert_eq!(with(BoundKind::Exact).decides(0.0, 10.0), Some(5.0));
        assert_eq!(with(BoundKind::Lower).decides(0.0, 10.0), None);
        assert_eq!(with(BoundKind::Lower).decides(0.0, 5.0), Some(5.0));
        assert_eq!(with(BoundKind::Upper).decides(0.0, 10.0), None);
        assert_eq!(with(BoundKind::Upper).decides(5.0, 10.0), Some(5.0));
    }

    #[test]
    fn keys_spread_over_both_ends() {
        let mut high = [0u32; 64];
        let mut low = [0u32; 64];
        for state in 0..64_000u64 {
            let key = key(&(state, 0u16));
            high[(key >> 58) as usize] += 1;
            low[(key & 63) as usize] += 1;
        }
        for counts in [high, low] {
            // With 63 degrees of freedom, chi-square exceeds 120 in one of 50,000 runs.
            let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 1e3).powi(2) / 1e3).sum();
            assert!(chi < 120.0, "{chi}");
        }
    }
}
