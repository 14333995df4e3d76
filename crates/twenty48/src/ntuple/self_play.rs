//! Self-play: the games of one thread, which it plays and trains on, and their statistics.

use crate::ntuple::hyperparameters::Hyperparameters;
use crate::ntuple::kernel::Kernel;
use crate::ntuple::learner::Learner;
use damier_game::Rng;
use std::time::Duration;

/// Number of slides above which a game is restarted from its middle.
const SHORTEST: usize = 10;

/// Largest number of legal slides of a position.
const MOST_SLIDES: usize = 8;

/// Number of afterstates whose weights are prefetched while one is updated, at most [`MOST_SLIDES`].
const AHEAD: usize = 4;

/// Statistics of the self-play in one iteration. They count only whole games from the opening, not restarts.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SelfPlayStats {
    /// Number of games from the opening.
    pub games: u64,
    /// Sum of their scores. On the fast 4x4 board tiles above 16384 are played one rank lower, and count as such.
    pub score: f64,
    /// Sum of the squares of the scores.
    pub squares: f64,
    /// Number of games for each exponent of their largest tile. The last entry also counts games with larger tiles.
    pub largest: [u64; 24],
    /// Number of slides of training, including those of restarts.
    pub moves: u64,
    /// CPU time of all threads; zero on platforms without a CPU clock.
    pub cpu: Duration,
}

impl SelfPlayStats {
    /// Adds the statistics of another iteration.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.score += other.score;
        self.squares += other.squares;
        self.moves += other.moves;
        self.cpu += other.cpu;
        for (all, new) in self.largest.iter_mut().zip(other.largest) {
            *all += new;
        }
    }

    /// Returns the mean score of the games.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.score / (self.games as f64).max(1.0)
    }

    /// Returns the standard deviation of the scores.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let games = self.games as f64;
        if games < 2.0 {
            return 0.0;
        }
        ((self.squares - self.score * self.score / games) / (games - 1.0)).max(0.0).sqrt()
    }

    /// Returns the share of games that made a tile of this exponent or a larger one, from 0 to 1.
    #[must_use]
    pub fn reached(&self, exponent: usize) -> f64 {
        let made: u64 = self.largest.iter().skip(exponent).sum();
        made as f64 / (self.games as f64).max(1.0)
    }
}

/// Self-play of one thread.
pub(super) struct SelfPlayWorker<'a, K: Kernel> {
    kernel: &'a K,
    learner: &'a Learner,
    hyperparameters: &'a Hyperparameters,
    rng: Rng,
    /// Afterstates of the game, each with the points of the slide that led to it.
    path: Vec<(K::Board, f32)>,
    pub(super) stats: SelfPlayStats,
    /// Buffers for the slides of one position, the features of all their afterstates, and updates.
    candidates: Vec<(K::Board, f32)>,
    features: Vec<u32>,
    seen: Vec<u64>,
}

impl<'a, K: Kernel> SelfPlayWorker<'a, K> {
    /// Creates a worker with the seed of its games.
    pub(super) fn new(
        kernel: &'a K,
        learner: &'a Learner,
        hyperparameters: &'a Hyperparameters,
        seed: u64,
    ) -> Self {
        Self {
            kernel,
            learner,
            hyperparameters,
            rng: Rng::new(seed),
            path: Vec::new(),
            stats: SelfPlayStats::default(),
            candidates: Vec::with_capacity(MOST_SLIDES),
            features: vec![0; MOST_SLIDES * kernel.lookups()],
            seen: vec![0; kernel.lookups()],
        }
    }

    /// Plays a game from the opening, trains on it, and then restarts it from its middle if `has_restarts` is true.
    pub(super) fn episode(&mut self, has_restarts: bool) {
        let opening = self.kernel.opening(&mut self.rng);
        let (score, largest) = self.play(opening);
        self.count(score, largest);
        self.learn();
        while has_restarts && self.path.len() > SHORTEST {
            let middle = self.path[self.path.len() / 2].0;
            let board = self.kernel.place_tile(middle, &mut self.rng);
            self.play(board);
            self.learn();
        }
    }

    /// Adds a game to the statistics.
    fn count(&mut self, score: f64, largest: u8) {
        self.stats.games += 1;
        self.stats.score += score;
        self.stats.squares += score * score;
        let last = self.stats.largest.len() - 1;
        self.stats.largest[usize::from(largest).min(last)] += 1;
    }

    /// Plays a game greedily to its end. Returns its score and the exponent of its largest tile.
    fn play(&mut self, mut board: K::Board) -> (f64, u8) {
        self.path.clear();
        let (mut score, mut downgrades) = (0.0, 0);
        while let Some((after, points)) = self.best(board) {
            downgrades += self.kernel.count_downgrades(board, after);
            score += f64::from(points);
            self.path.push((after, points));
            board = self.kernel.place_tile(after, &mut self.rng);
        }
        self.stats.moves += self.path.len() as u64;
        (score, self.kernel.largest(board) + downgrades)
    }

    /// Returns the afterstate with the best sum of points and value, with these points. Returns `None` if no slide
    /// changes the board.
    #[inline]
    fn best(&mut self, board: K::Board) -> Option<(K::Board, f32)> {
        let Self { kernel, learner, candidates, features, .. } = self;
        candidates.clear();
        let mut rooms = features.chunks_exact_mut(kernel.lookups());
        // Compute all indices first, so that the memory accesses of all afterstates overlap.
        kernel.slides(board, |_, after, points| {
            if let Some(room) = rooms.next() {
                kernel.features(after, room);
                learner.prefetch(room);
                candidates.push((after, points));
            }
        });
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (&candidate, room) in candidates.iter().zip(features.chunks_exact(kernel.lookups())) {
            let exact = kernel.exact_value(candidate.0);
            let worth = candidate.1 + exact.unwrap_or_else(|| learner.value(room));
            if worth > most {
                (most, best) = (worth, Some(candidate));
            }
        }
        best
    }

    /// Trains on the game from its end to its start, with TD(lambda) over afterstates. The target of an afterstate is
    /// the points of the next slide, plus a mixture of the next value and what really followed. Weights that will soon
    /// be needed are prefetched.
    fn learn(&mut self) {
        let Self { kernel, learner, path, features, seen, .. } = self;
        let (lambda, lookups) = (self.hyperparameters.lambda, kernel.lookups());
        let fetch = |step: usize, features: &mut [u32]| -> Option<()> {
            let (after, _) = path[path.len().checked_sub(step + 1)?];
            kernel.features(after, features);
            learner.prefetch(features);
            Some(())
        };
        for step in 0..AHEAD {
            fetch(step, &mut features[step * lookups..][..lookups]);
        }
        let mut target = 0.0;
        for (step, &(after, points)) in path.iter().rev().enumerate() {
            let features = &mut features[step % AHEAD * lookups..][..lookups];
            let exact = kernel.exact_value(after);
            let value = exact.unwrap_or_else(|| learner.learn(features, seen, target));
            target = points + lambda * target + (1.0 - lambda) * value;
            fetch(step + AHEAD, features);
        }
    }
}
