//! Counts of pairs of games, and of games, by their results.

/// Pairs and games by their results.
#[derive(Clone, Copy, Default, Debug)]
pub struct PairCounts {
    /// Numbers of pairs by score: 0, 1/2, 1, 3/2, 2 points of 2.
    pub pairs: [u64; 5],
    /// Numbers of games won, drawn and lost.
    pub games: [u64; 3],
    /// True if these are a single pair that can repeat, so that it says nothing about the spread of others.
    pub(crate) is_single: bool,
    /// True if more pairs were played, all of which repeated these.
    pub(crate) is_repeated: bool,
}

impl PairCounts {
    /// Adds a pair, given the points of one side in its two games.
    pub fn add(&mut self, points: [f64; 2]) {
        self.pairs[(2.0 * (points[0] + points[1])) as usize] += 1;
        for points in points {
            self.games[2 - (2.0 * points) as usize] += 1;
        }
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.pairs.iter_mut().zip(other.pairs).for_each(|(a, b)| *a += b);
        self.games.iter_mut().zip(other.games).for_each(|(a, b)| *a += b);
        self.is_single = self.pairs.iter().sum::<u64>() == 1 && (self.is_single || other.is_single);
        self.is_repeated |= other.is_repeated;
    }

    /// Returns the counts from the other side.
    pub(crate) fn flipped(mut self) -> Self {
        self.pairs.reverse();
        self.games.reverse();
        self
    }
}
