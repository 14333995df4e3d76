//! Training by self-play.

use crate::ntuple::endgame::EndgameKernel;
use crate::ntuple::hyperparameters::Hyperparameters;
use crate::ntuple::kernel::{FastKernel, GeneralKernel, Kernel, most_runs};
use crate::ntuple::learner::Learner;
use crate::ntuple::player::is_fast;
use crate::ntuple::self_play::{SelfPlayStats, SelfPlayWorker};
use crate::ntuple::word::WordKernel;
use crate::rules::Twenty48;
use crate::text;
use damier_game::{TextError, ThreadPool, mix, thread_clock};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Number of slides that a thread makes between two progress reports.
const REPORT_EVERY: u64 = 1 << 16;

/// Flag that stops the training when it is set, and callback that gets the number of slides so far.
type TrainingWatch<'a> = (&'a AtomicBool, &'a (dyn Fn(u64) + Sync));

/// Progress of a training.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TrainingProgress {
    /// Number of iterations done. The seed of the next one derives from it.
    pub iterations: u64,
    /// Number of slides of training.
    pub moves: u64,
    /// CPU time used.
    pub cpu: Duration,
}

/// Network in training.
pub struct Trainer {
    rules: Twenty48,
    hyperparameters: Hyperparameters,
    learner: Learner,
    progress: TrainingProgress,
}

impl Trainer {
    /// Creates an untrained network.
    #[must_use]
    pub fn new(rules: &Twenty48, hyperparameters: Hyperparameters) -> Self {
        let learner = build_learner(&hyperparameters);
        Self {
            rules: rules.clone(),
            hyperparameters,
            learner,
            progress: TrainingProgress::default(),
        }
    }

    /// Returns the weights.
    #[must_use]
    pub const fn learner(&self) -> &Learner {
        &self.learner
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Twenty48 {
        &self.rules
    }

    /// Returns the hyperparameters.
    #[must_use]
    pub const fn hyperparameters(&self) -> &Hyperparameters {
        &self.hyperparameters
    }

    /// Returns the progress.
    #[must_use]
    pub const fn progress(&self) -> TrainingProgress {
        self.progress
    }

    /// Sets the progress, after the weights have been read from a file.
    pub fn set_progress(&mut self, progress: TrainingProgress) {
        self.progress = progress;
    }

    /// Returns a training that continues this one with other hyperparameters.
    ///
    /// Tuples that both trainings have keep their weights. New tuples begin at 0 and learn what the others cannot
    /// express.
    ///
    /// # Errors
    /// If the trainings have no tuple in common. Also if one of them is on an endgame and the other is on whole games,
    /// because the same tiles have other values there.
    pub fn extend(self, hyperparameters: Hyperparameters) -> Result<Self, TextError> {
        let (own, old) = (&hyperparameters.tuples, &self.hyperparameters.tuples);
        if hyperparameters.ending.is_some() != self.hyperparameters.ending.is_some() {
            let sentence = match self.hyperparameters.ending {
                None => text::network::base_of_whole_games(),
                Some(_) => text::network::base_of_an_endgame(),
            };
            return Err(TextError::failed(text::network::base_training(), sentence));
        }
        let learner = build_learner(&hyperparameters);
        let mut shared = 0;
        for (list, &begin) in own.lists().iter().zip(&own.offsets()) {
            let Some(known) = old.lists().iter().position(|other| other == list) else { continue };
            shared += 1;
            let from = old.offsets()[known];
            for index in 0..old.weights_of(known) {
                learner.set_weight(begin + index, self.learner.weight(from + index));
                learner.set_errors(begin + index, self.learner.errors(from + index));
            }
        }
        if shared == 0 {
            let expected = text::network::shared_tuples(old.to_string());
            return Err(TextError::new(own, text::network::tuples(), expected));
        }
        let base = Some((old.clone(), self.progress.moves));
        Ok(Self { learner, hyperparameters: Hyperparameters { base, ..hyperparameters }, ..self })
    }

    /// Trains for about `moves` more slides, or until `stop` is set. Each thread completes its current game. With one
    /// thread, the same hyperparameters give the same weights.
    pub fn learn(&mut self, moves: u64, pool: &dyn ThreadPool, stop: &AtomicBool) -> SelfPlayStats {
        self.learn_watched(moves, pool, (stop, &|_| ()))
    }

    /// Trains like [`Trainer::learn`], and regularly reports the number of slides so far.
    pub(crate) fn learn_watched(
        &mut self,
        moves: u64,
        pool: &dyn ThreadPool,
        watch: TrainingWatch<'_>,
    ) -> SelfPlayStats {
        let is_fast = is_fast(&self.rules) && self.rules.start == 2;
        let tuples = &self.hyperparameters.tuples;
        let stats = match (most_runs(tuples), self.hyperparameters.ending) {
            (0..=4, Some(ending)) => {
                self.self_play(&EndgameKernel::<4>::new(ending, tuples), moves, pool, watch)
            }
            (_, Some(ending)) => {
                self.self_play(&EndgameKernel::<7>::new(ending, tuples), moves, pool, watch)
            }
            (0..=2, _) if is_fast => {
                self.self_play(&FastKernel::<2>::new(tuples), moves, pool, watch)
            }
            (3..=4, _) if is_fast => {
                self.self_play(&FastKernel::<4>::new(tuples), moves, pool, watch)
            }
            _ if is_fast => self.self_play(&FastKernel::<7>::new(tuples), moves, pool, watch),
            _ if WordKernel::suits(&self.rules) => {
                self.self_play(&WordKernel::new(&self.rules, tuples), moves, pool, watch)
            }
            _ => self.self_play(&GeneralKernel::new(&self.rules, tuples), moves, pool, watch),
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
        (stop, report): TrainingWatch<'_>,
    ) -> SelfPlayStats {
        let learnt = AtomicU64::new(0);
        let whole = Mutex::new(SelfPlayStats::default());
        let share = moves.div_ceil(pool.size() as u64);
        pool.run(&|number| {
            let seed = mix(mix(self.hyperparameters.seed, self.progress.iterations), number as u64);
            let mut worker =
                SelfPlayWorker::new(kernel, &self.learner, &self.hyperparameters, seed);
            // Assumes that every thread has learnt from as many slides as this one.
            let has_restarts = |own: u64| {
                let learnt = self.progress.moves + own * pool.size() as u64;
                self.hyperparameters.restart.is_some_and(|after| learnt >= after)
            };
            let clock = thread_clock();
            let began = clock.map(|read| read());
            let mut reported = 0;
            while worker.stats.moves < share && !stop.load(Ordering::Relaxed) {
                worker.episode(has_restarts(worker.stats.moves));
                let unreported = worker.stats.moves - reported;
                if unreported >= REPORT_EVERY {
                    reported = worker.stats.moves;
                    report(learnt.fetch_add(unreported, Ordering::Relaxed) + unreported);
                }
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

/// Creates a network whose weights are all 0.
fn build_learner(hyperparameters: &Hyperparameters) -> Learner {
    let learner = Learner::new(&hyperparameters.tuples, hyperparameters.rate);
    // An endgame has no boards one rank lower from which weights could be promoted.
    if hyperparameters.ending.is_some() { learner.without_promotion() } else { learner }
}
