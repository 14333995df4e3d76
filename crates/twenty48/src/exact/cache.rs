//! Cache that keeps values from one query to the next.

use crate::exact::level::LevelMap;
use crate::exact::values::LaneValues;

/// Largest number of cached boards. Each takes about 80 to 100 bytes.
const ROOM: usize = 1_200_000;

/// Cache of values of afterstates, by level.
///
/// All levels of a small query are cached. Of a large query, the cache holds the lowest levels, where games begin, and
/// pairs of adjacent levels at equal distances. A spawn goes up by at most two levels, so play cannot skip such a pair,
/// and a later query can stop at the next pair.
#[derive(Default)]
pub(super) struct LevelCache<const N: usize> {
    levels: Vec<LevelMap<LaneValues<N>>>,
    kept: usize,
}

impl<const N: usize> LevelCache<N> {
    /// Looks up an afterstate of a level.
    #[inline]
    pub(super) fn get(&self, level: usize, key: u32) -> Option<LaneValues<N>> {
        self.levels.get(level)?.get(key)
    }

    /// Returns a function that tells which levels to cache, given the number of boards at each level.
    pub(super) fn plan(&self, counts: &[usize]) -> impl Fn(usize) -> bool + use<N> {
        let room = ROOM.saturating_sub(self.kept);
        let all: usize = counts.iter().sum();
        let mut low = 0;
        let mut sum = 0;
        while low < counts.len() && sum + counts[low] <= room / 4 {
            sum += counts[low];
            low += 1;
        }
        // Half of the space is for pairs of adjacent levels, one pair in every `distance` levels.
        let distance = if room == 0 { usize::MAX } else { (4 * all).div_ceil(room).max(2) };
        let fits = all <= room;
        move |level| fits || level < low || level % distance < 2
    }

    /// Stores the values of a level.
    pub(super) fn put(&mut self, level: usize, layer: LevelMap<LaneValues<N>>) {
        if layer.len() == 0 {
            return;
        }
        if self.levels.len() <= level {
            self.levels.resize_with(level + 1, LevelMap::default);
        }
        self.kept += layer.len();
        let place = &mut self.levels[level];
        if place.len() == 0 {
            *place = layer;
        } else {
            layer.iter().for_each(|(key, worth)| {
                place.insert(key, worth);
            });
        }
    }
}
