//! Hash table for the boards of one sum, with a value for each. It is open-addressing and uses the keys of the boards.

/// Hash table of boards by their keys. A key is never 0.
pub(super) struct LevelMap<V> {
    /// Keys with the indices of their values. The length is a power of two, and the key 0 marks a free slot.
    slots: Vec<(u32, u32)>,
    values: Vec<V>,
}

impl<V> Default for LevelMap<V> {
    fn default() -> Self {
        Self { slots: Vec::new(), values: Vec::new() }
    }
}

impl<V: Copy> LevelMap<V> {
    /// Creates an empty table that has room for `boards` boards.
    pub(super) fn with_room(boards: usize) -> Self {
        let mut layer = Self { slots: Vec::new(), values: Vec::with_capacity(boards) };
        if boards > 0 {
            layer.slots = vec![(0, 0); (boards + boards / 2 + 1).next_power_of_two()];
        }
        layer
    }

    /// Returns the number of boards.
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns the keys, in arbitrary order.
    pub(super) fn keys(&self) -> impl Iterator<Item = u32> {
        self.slots.iter().map(|&(key, _)| key).filter(|&key| key != 0)
    }

    /// Returns keys and values, in arbitrary order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, V)> {
        let filled = self.slots.iter().filter(|&&(key, _)| key != 0);
        filled.map(|&(key, place)| (key, self.values[place as usize]))
    }

    #[inline]
    pub(super) fn get(&self, key: u32) -> Option<V> {
        if self.slots.is_empty() {
            return None;
        }
        let (found, place) = self.slots[self.slot(key)];
        (found == key).then(|| self.values[place as usize])
    }

    /// Inserts a board and returns true. If the board is already in the table, keeps its old value and returns false.
    #[inline]
    pub(super) fn insert(&mut self, key: u32, value: V) -> bool {
        // Keep at least one of three slots free.
        if 3 * self.values.len() >= 2 * self.slots.len() {
            self.grow();
        }
        let slot = self.slot(key);
        if self.slots[slot].0 == key {
            return false;
        }
        self.slots[slot] = (key, self.values.len() as u32);
        self.values.push(value);
        true
    }

    /// Returns the slot of a key, or the free slot in which the key would be stored.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let last = self.slots.len() - 1;
        // Fibonacci hashing: the upper bits of the product are well mixed.
        let mixed = u64::from(key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut slot = (mixed >> 32) as usize & last;
        while self.slots[slot].0 != key && self.slots[slot].0 != 0 {
            slot = (slot + 1) & last;
        }
        slot
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![(0, 0); (2 * self.slots.len()).max(16)];
        for (key, place) in std::mem::replace(&mut self.slots, larger) {
            if key != 0 {
                let slot = self.slot(key);
                self.slots[slot] = (key, place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Rng;
    use std::collections::HashMap;

    #[test]
    fn a_layer_is_a_map() {
        let (mut rng, mut layer, mut map) = (Rng::new(5), LevelMap::default(), HashMap::new());
        for number in 0..20_000u32 {
            let key = 1 + rng.below(10_000);
            assert_eq!(layer.insert(key, number), !map.contains_key(&key));
            map.entry(key).or_insert(number);
        }
        assert_eq!(layer.len(), map.len());
        assert!((0..=10_001).all(|key| key == 0 || layer.get(key) == map.get(&key).copied()));
        assert_eq!(layer.iter().collect::<HashMap<_, _>>(), map);
        assert_eq!(layer.keys().count(), map.len());
        assert_eq!(LevelMap::<u8>::with_room(0).get(7), None);
    }
}
