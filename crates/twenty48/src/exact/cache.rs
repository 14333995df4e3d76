//! Cache of values from one query to the next.

use crate::exact::level::LevelMap;
use crate::exact::values::LaneValues;

/// Most cached boards, about 80 to 100 bytes each.
const ROOM: usize = 1_200_000;

/// Cache of values of afterstates, by level.
///
/// All levels of a small query are cached. For a large query, the cache holds the lowest levels, where games begin, and
/// pairs of neighbouring levels at equal distances. Play cannot jump over such a pair, because a spawn goes up at most
/// two levels, so a later query ends at the next pair.
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

    /// Chooses the levels to cache, given the number of boards at each.
    pub(super) fn plan(&self, counts: &[usize]) -> impl Fn(usize) -> bool + use<N> {
        let room = ROOM.saturating_sub(self.kept);
        let all: usize = counts.iter().sum();
        let mut low = 0;
        let mut sum = 0;
        while low < counts.len() && sum + counts[low] <= room / 4 {
            sum += counts[low];
            low += 1;
        }
        // Half of the space goes to two adjacent levels in every `distance`.
        let distance = if room == 0 { usize::MAX } else { (4 * all).div_ceil(room).max(2) };
        let fits = all <= room;
        move |level| fits || level < low || level % distance < 2
    }

    /// Stores a level.
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
