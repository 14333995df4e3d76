//! Learning by playing against itself.

use crate::ntuple::endgame::{Endgame, EndgameKernel};
use crate::ntuple::kernel::{FastKernel, GeneralKernel, Kernel, most_runs};
use crate::ntuple::learner::{Learner, Rate};
use crate::ntuple::player::is_fast;
use crate::ntuple::tuples::Tuples;
use crate::rules::Twenty48;
use game::{Rng, TextError, ThreadPool, mix, thread_clock};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A part of a game shorter than this is not begun anew from its middle.
const SHORTEST: usize = 10;

/// Boards kept of each later stage's beginnings.
const MOST_BEGUN: usize = 1000;

/// The most slides of a position.
const MOST_SLIDES: usize = 8;

/// How a network is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Hyperparameters {
    /// What its weights look at.
    pub tuples: Tuples,
    /// How fast they learn.
    pub rate: Rate,
    /// How much of the result that followed, instead of the next estimate, a position learns (0 to 1).
    pub lambda: f32,
    /// After how many slides of training games are also played again from their middle, and again, until
    /// little is left: late positions are rare otherwise (Matsuzaki, TAAI 2017). `None` for never. It
    /// pays once most games get far.
    pub restart: Option<u64>,
    /// Seed of all games.
    pub seed: u64,
    /// The tuples that it began with, and after how many slides the others were added.
    pub base: Option<(Tuples, u64)>,
    /// The ending that is learnt instead of whole games; on the fast 4x4 board only.
    pub ending: Option<Endgame>,
}

/// What was played in one stretch of training; only whole games from the opening are counted, not the
/// parts that are played again.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SelfPlayStats {
    /// Games from the opening.
    pub games: u64,
    /// The sum of their scores. On the fast 4x4 board tiles above 16384 are played one rank lower, and
    /// count so.
    pub score: f64,
    /// The sum of the squares of their scores.
    pub squares: f64,
    /// Games by the exponent of their largest tile.
    pub largest: [u64; 24],
    /// Slides learnt from, in parts played again, too.
    pub moves: u64,
    /// CPU time of all hands; zero where there is no clock.
    pub cpu: Duration,
}

impl SelfPlayStats {
    /// Adds another stretch.
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

    /// The mean score of the games.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.score / (self.games as f64).max(1.0)
    }

    /// The standard deviation of the games' scores.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let games = self.games as f64;
        if games < 2.0 {
            return 0.0;
        }
        ((self.squares - self.score * self.score / games) / (games - 1.0)).max(0.0).sqrt()
    }

    /// The share of games that made a tile of this exponent or a larger one.
    #[must_use]
    pub fn reached(&self, exponent: usize) -> f64 {
        let made: u64 = self.largest.iter().skip(exponent).sum();
        made as f64 / (self.games as f64).max(1.0)
    }
}

/// How far a training is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TrainingProgress {
    /// Stretches done: the next one's seed follows from it.
    pub iterations: u64,
    /// Slides learnt from.
    pub moves: u64,
    /// CPU time used.
    pub cpu: Duration,
}

/// A network in training.
pub struct Trainer {
    rules: Twenty48,
    hyperparameters: Hyperparameters,
    learner: Learner,
    progress: TrainingProgress,
}

impl Trainer {
    /// A network that knows nothing yet.
    #[must_use]
    pub fn new(rules: &Twenty48, hyperparameters: Hyperparameters) -> Self {
        let learner = learner(&hyperparameters);
        Self {
            rules: rules.clone(),
            hyperparameters,
            learner,
            progress: TrainingProgress::default(),
        }
    }

    /// The weights.
    #[must_use]
    pub const fn learner(&self) -> &Learner {
        &self.learner
    }

    /// The game.
    #[must_use]
    pub const fn rules(&self) -> &Twenty48 {
        &self.rules
    }

    /// How it is trained.
    #[must_use]
    pub const fn hyperparameters(&self) -> &Hyperparameters {
        &self.hyperparameters
    }

    /// How far it is.
    #[must_use]
    pub const fn progress(&self) -> TrainingProgress {
        self.progress
    }

    /// Goes on from there: for weights read from a file.
    pub fn set_progress(&mut self, progress: TrainingProgress) {
        self.progress = progress;
    }

    /// A training by another recipe, that begins with what this one knows of the tuples of both. The
    /// others begin with nothing: they learn what these do not tell. Stages are taken over in order; a new
    /// one begins with what the last one of before knows, and soon learns otherwise where that is wrong.
    ///
    /// # Errors
    /// A recipe without any of these tuples, or of an ending where this is of whole games, or the other way
    /// round: there the same tiles are worth other points.
    pub fn extend(self, hyperparameters: Hyperparameters) -> Result<Self, TextError> {
        let (own, old) = (&hyperparameters.tuples, &self.hyperparameters.tuples);
        if hyperparameters.ending.is_some() != self.hyperparameters.ending.is_some() {
            let found = self.hyperparameters.ending.map_or("whole games", |_| "an ending");
            return Err(TextError::new(found, "training, to begin with", "one of the same kind"));
        }
        let learner = learner(&hyperparameters);
        let mut shared = 0;
        let tables = (0..own.stages().count())
            .flat_map(|stage| own.lists().iter().map(move |list| (stage, list)));
        for ((stage, list), begin) in tables.zip(own.offsets()) {
            let Some(known) = old.lists().iter().position(|other| other == list) else { continue };
            shared += 1;
            let last = old.stages().count() - 1;
            let from = old.offsets()[stage.min(last) * old.lists().len() + known];
            for index in 0..old.weights_of(known) {
                learner.set_weight(begin + index, self.learner.weight(from + index));
                learner.set_errors(begin + index, self.learner.errors(from + index));
                if stage > last {
                    learner.doubt(begin + index);
                }
            }
        }
        if shared == 0 {
            let allowed = format!("at least one of those that it begins with: {old}");
            return Err(TextError::new(own, "tuples", allowed));
        }
        let base = Some((old.clone(), self.progress.moves));
        Ok(Self { learner, hyperparameters: Hyperparameters { base, ..hyperparameters }, ..self })
    }

    /// Trains for about so many slides more (each hand ends the game it is in), or until the flag is
    /// raised. With one hand, the same recipe gives the same weights.
    pub fn learn(&mut self, moves: u64, pool: &dyn ThreadPool, stop: &AtomicBool) -> SelfPlayStats {
        let is_fast = is_fast(&self.rules) && self.rules.start == 2;
        let tuples = &self.hyperparameters.tuples;
        let stats = match (most_runs(tuples), self.hyperparameters.ending) {
            (0..=4, Some(ending)) => {
                self.self_play(&EndgameKernel::<4>::new(ending, tuples), moves, pool, stop)
            }
            (_, Some(ending)) => {
                self.self_play(&EndgameKernel::<7>::new(ending, tuples), moves, pool, stop)
            }
            (0..=2, _) if is_fast => {
                self.self_play(&FastKernel::<2>::new(tuples), moves, pool, stop)
            }
            (3..=4, _) if is_fast => {
                self.self_play(&FastKernel::<4>::new(tuples), moves, pool, stop)
            }
            _ if is_fast => self.self_play(&FastKernel::<7>::new(tuples), moves, pool, stop),
            _ => self.self_play(&GeneralKernel::new(&self.rules, tuples), moves, pool, stop),
        };
        self.progress.iterations += 1;
        self.progress.moves += stats.moves;
        self.progress.cpu += stats.cpu;
        stats
    }

    fn self_play<K: Kernel>(
        &self,
        kernel: &K,
        moves: u64,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
    ) -> SelfPlayStats {
        let whole = Mutex::new(SelfPlayStats::default());
        let share = moves.div_ceil(pool.size() as u64);
        pool.run(&|number| {
            let seed = mix(mix(self.hyperparameters.seed, self.progress.iterations), number as u64);
            let mut worker = SelfPlayWorker {
                kernel,
                learner: &self.learner,
                hyperparameters: &self.hyperparameters,
                rng: Rng::new(seed),
                restarts: self
                    .hyperparameters
                    .restart
                    .is_some_and(|after| self.progress.moves >= after),
                path: Vec::new(),
                stage_starts: vec![Vec::new(); self.hyperparameters.tuples.stages().count() - 1],
                turn: 0,
                stats: SelfPlayStats::default(),
                candidates: Vec::with_capacity(MOST_SLIDES),
                features: vec![0; MOST_SLIDES * kernel.lookups()],
                seen: vec![0; kernel.lookups()],
            };
            let clock = thread_clock();
            let began = clock.map(|read| read());
            while worker.stats.moves < share && !stop.load(Ordering::Relaxed) {
                worker.episode();
            }
            let used = clock.zip(began).map(|(read, began)| read().saturating_sub(began));
            worker.stats.cpu = used.unwrap_or_default();
            if let Ok(mut whole) = whole.lock() {
                whole.add(&worker.stats);
            }
        });
        whole.into_inner().unwrap_or_default()
    }
}

/// Weights that know nothing yet.
fn learner(hyperparameters: &Hyperparameters) -> Learner {
    let learner = Learner::new(&hyperparameters.tuples, hyperparameters.rate);
    // An ending has no boards of a rank lower that weights could be lent from.
    if hyperparameters.ending.is_some() { learner.without_promotion() } else { learner }
}

/// One hand's work.
struct SelfPlayWorker<'a, K: Kernel> {
    kernel: &'a K,
    learner: &'a Learner,
    hyperparameters: &'a Hyperparameters,
    rng: Rng,
    /// Whether games are played again from their middle by now.
    restarts: bool,
    /// The afterstates of the game, each with the points of the slide that led to it.
    path: Vec<(K::Board, f32)>,
    /// Boards with which later stages began, the last ones met.
    stage_starts: Vec<Vec<K::Board>>,
    /// Games so far.
    turn: usize,
    stats: SelfPlayStats,
    /// The slides of one position, the features of all their afterstates, and room for learning.
    candidates: Vec<(K::Board, f32)>,
    features: Vec<u32>,
    seen: Vec<u64>,
}

impl<K: Kernel> SelfPlayWorker<'_, K> {
    /// A game, learnt from, and its later parts again. Games begin in turn with the opening and, as soon
    /// as there are some, with boards of each later stage: these are rare otherwise (the carousel of
    /// Jaskowski, IEEE T-CIAIG 2017).
    fn episode(&mut self) {
        self.turn += 1;
        let stage = self.turn % (self.stage_starts.len() + 1);
        let stage_starts = stage.checked_sub(1).map(|later| &self.stage_starts[later]);
        let late = stage_starts.filter(|boards| !boards.is_empty());
        let late = late.map(|boards| boards[self.rng.index(boards.len())]);
        let mut board = late.unwrap_or_else(|| self.kernel.opening(&mut self.rng));
        let (score, largest) = self.play(board);
        if late.is_none() {
            self.count(score, largest);
        }
        self.learn();
        while self.restarts && self.path.len() > SHORTEST {
            let middle = self.path[self.path.len() / 2].0;
            board = self.kernel.place_tile(middle, &mut self.rng);
            self.play(board);
            self.learn();
        }
    }

    /// Counts a game from the opening.
    fn count(&mut self, score: f64, largest: u8) {
        self.stats.games += 1;
        self.stats.score += score;
        self.stats.squares += score * score;
        let last = self.stats.largest.len() - 1;
        self.stats.largest[usize::from(largest).min(last)] += 1;
    }

    /// Keeps a board with which a later stage begins, instead of some other when there are enough.
    fn keep(&mut self, stage: usize, board: K::Board) {
        let boards = &mut self.stage_starts[stage - 1];
        if boards.len() < MOST_BEGUN {
            boards.push(board);
        } else {
            let place = self.rng.index(MOST_BEGUN);
            boards[place] = board;
        }
    }

    /// Plays on to the end by the best value; the score and the largest tile's exponent.
    fn play(&mut self, mut board: K::Board) -> (f64, u8) {
        self.path.clear();
        let (mut score, mut downgrades) = (0.0, 0);
        let mut stage = self.kernel.stage(board);
        while let Some((after, points)) = self.best(board) {
            downgrades += self.kernel.count_downgrades(board, after);
            score += f64::from(points);
            self.path.push((after, points));
            board = self.kernel.place_tile(after, &mut self.rng);
            let now = self.kernel.stage(board);
            if now > stage {
                self.keep(now, board);
            }
            stage = now;
        }
        self.stats.moves += self.path.len() as u64;
        (score, self.kernel.largest(board) + downgrades)
    }

    /// The afterstate with the best points and value.
    #[inline]
    fn best(&mut self, board: K::Board) -> Option<(K::Board, f32)> {
        let Self { kernel, candidates, features, .. } = self;
        candidates.clear();
        let mut rooms = features.chunks_exact_mut(kernel.lookups());
        // All indices first: then memory answers for all afterstates at the same time.
        kernel.slides(board, |_, after, points| {
            if let Some(room) = rooms.next() {
                kernel.features(after, room);
                candidates.push((after, points));
            }
        });
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (&candidate, room) in candidates.iter().zip(features.chunks_exact(kernel.lookups())) {
            let exact = kernel.exact_value(candidate.0);
            let worth = candidate.1 + exact.unwrap_or_else(|| self.learner.value(room));
            if worth > most {
                (most, best) = (worth, Some(candidate));
            }
        }
        best
    }

    /// Learns the game from its end: TD(lambda) over afterstates, each towards the points that followed
    /// and a mixture of the next one's value and what came of it.
    fn learn(&mut self) {
        let lambda = self.hyperparameters.lambda;
        let features = &mut self.features[..self.kernel.lookups()];
        let mut target = 0.0;
        for &(after, points) in self.path.iter().rev() {
            let value = self.kernel.exact_value(after).unwrap_or_else(|| {
                self.kernel.features(after, features);
                self.learner.learn(features, &mut self.seen, target)
            });
            target = points + lambda * target + (1.0 - lambda) * value;
        }
    }
}
