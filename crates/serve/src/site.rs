//! A class being served: the state that its threads and pages share.

use crate::artefacts::Artefacts;
use crate::class::Class;
use crate::class_clock::ClassClock;
use crate::database::Database;
use crate::http_error::HttpError;
use crate::meta::{meta, set_meta};
use crate::paused_checks::PausedChecks;
use crate::people::{Person, has_teacher, new_link};
use crate::published::{FinalResult, PublishedTable};
use crate::secret::new_seed;
use crate::server_threads::ServerThreads;
use crate::versions::requeue_unfinished;
use damier_experiments::Hosting;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

/// The phase of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ClassPhase {
    /// Students submit versions, and the ranking plays.
    Open,
    /// The ranking is frozen. Versions are checked, but new ones do not play.
    Frozen,
    /// The final is being played.
    Final,
    /// The final is over, and the report and the grades exist.
    Over,
}

impl ClassPhase {
    /// All phases, in their order.
    pub const ALL: [Self; 4] = [Self::Open, Self::Frozen, Self::Final, Self::Over];

    /// Returns the phase's word in forms and the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Frozen => "frozen",
            Self::Final => "final",
            Self::Over => "over",
        }
    }

    /// Returns the phase with this word; `None` for an unknown word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.word() == word)
    }

    /// Reads the present phase of the class.
    ///
    /// # Errors
    /// A failed read.
    pub fn current(base: &Connection) -> Result<Self, HttpError> {
        Ok(meta(base, PHASE)?.and_then(|word| Self::from_word(&word)).unwrap_or(Self::Open))
    }

    /// Puts the class into this phase.
    ///
    /// # Errors
    /// A failed write.
    pub fn begin(self, base: &Connection) -> Result<(), HttpError> {
        set_meta(base, PHASE, self.word())
    }
}

const PHASE: &str = "phase";
/// The key of the final's seed, which is secret until the final is over.
pub(crate) const FINAL_SEED: &str = "final-seed";

/// The shared state of a class being served.
pub struct Site {
    /// The class.
    pub class: Class,
    /// Its database.
    pub database: Database,
    /// The files of its versions.
    pub artefacts: Artefacts,
    /// The restrictions under which submissions run.
    pub hosting: Hosting,
    /// True once the server is to stop; false before.
    pub stop: Arc<AtomicBool>,
    /// Versions whose check failed because of the machine, until the next attempt.
    pub(crate) paused: PausedChecks,
    /// Grows with every change of the playing versions, so that ladders notice it.
    lineup: AtomicU64,
    /// Number of played games of the final, and of all its games.
    final_games: [AtomicU64; 2],
    tables: RwLock<BTreeMap<String, Arc<PublishedTable>>>,
    /// The results of the final by game; `None` until they have been computed.
    final_results: RwLock<Option<BTreeMap<String, Arc<FinalResult>>>>,
    files: Mutex<()>,
    wakeups: (Mutex<u64>, Condvar),
}

impl Site {
    /// Opens a class for serving. Adds the thread that writes to the database to `threads`.
    ///
    /// # Errors
    /// A folder that is already served, or cannot be written; a Python that does not work.
    pub fn open(class: Class, threads: &mut ServerThreads) -> Result<Self, HttpError> {
        Self::open_by(class, threads, ClassClock::system())
    }

    /// Opens a class for serving, like [`Site::open`], but with this clock.
    ///
    /// # Errors
    /// As [`Site::open`].
    pub fn open_by(
        class: Class,
        threads: &mut ServerThreads,
        clock: ClassClock,
    ) -> Result<Self, HttpError> {
        let database = Database::open(&class.folder, threads, clock)?;
        let artefacts = Artefacts::open(&class.folder)?;
        let hosting = class.hosting()?;
        database.write(|base| {
            requeue_unfinished(base)?;
            if meta(base, FINAL_SEED)?.is_none() {
                set_meta(base, FINAL_SEED, &new_seed().to_string())?;
            }
            Ok(())
        })?;
        Ok(Self {
            class,
            database,
            artefacts,
            hosting,
            stop: Arc::default(),
            paused: PausedChecks::default(),
            lineup: AtomicU64::new(1),
            final_games: Default::default(),
            tables: RwLock::default(),
            final_results: RwLock::default(),
            files: Mutex::default(),
            wakeups: Default::default(),
        })
    }

    /// Returns the lock that is held while files change together with the database.
    pub(crate) fn hold_files(&self) -> MutexGuard<'_, ()> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Creates the teacher's link and returns its token. `None` if the teacher already has a link.
    ///
    /// # Errors
    /// A failed write.
    pub fn first_teacher(&self) -> Result<Option<String>, HttpError> {
        self.database.write(|base| {
            if has_teacher(base)? { Ok(None) } else { new_link(base, Person::Teacher).map(Some) }
        })
    }

    /// Returns the commitment to the seed of the final, and the seed itself once the final is over.
    ///
    /// # Errors
    /// A failed read.
    pub fn final_seed(&self) -> Result<(String, Option<u64>), HttpError> {
        self.database.read(|base| {
            let seed = meta(base, FINAL_SEED)?.and_then(|text| text.parse().ok()).unwrap_or(0);
            let is_over = ClassPhase::current(base)? == ClassPhase::Over;
            Ok((crate::secret::commitment(seed), is_over.then_some(seed)))
        })
    }

    /// Returns the number of played games of the final, and of all its games. Both are 0 before the final starts.
    #[must_use]
    pub fn final_games(&self) -> [u64; 2] {
        [0, 1].map(|which| self.final_games[which].load(Ordering::Relaxed))
    }

    pub(crate) fn note_final(&self, games: [u64; 2]) {
        for (place, games) in self.final_games.iter().zip(games) {
            place.store(games, Ordering::Relaxed);
        }
    }

    /// Returns the last published table of the game with this name; `None` before the first one.
    #[must_use]
    pub fn table(&self, game: &str) -> Option<Arc<PublishedTable>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(game).cloned()
    }

    pub(crate) fn publish(&self, game: &str, standings: PublishedTable) {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(game.to_string(), Arc::new(standings));
    }

    /// Returns the result of the final in the game with this name; `None` before the end of the final, and for a game
    /// that no student played.
    pub(crate) fn final_result(&self, game: &str) -> Option<Arc<FinalResult>> {
        let results = self.final_results.read().unwrap_or_else(PoisonError::into_inner);
        results.as_ref()?.get(game).cloned()
    }

    /// Returns true if the results of the final have been published; false if they have to be computed.
    pub(crate) fn has_final_results(&self) -> bool {
        self.final_results.read().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Publishes the results of the final by game. `None` makes the thread that plays the final compute them again, for
    /// example without the name of a deleted student.
    pub(crate) fn publish_final(&self, results: Option<BTreeMap<String, Arc<FinalResult>>>) {
        *self.final_results.write().unwrap_or_else(PoisonError::into_inner) = results;
        self.wake();
    }

    /// Returns the number of the lineup, which grows with every change of the playing versions.
    pub(crate) fn lineup(&self) -> u64 {
        self.lineup.load(Ordering::Acquire)
    }

    /// Notifies the ladders of a changed lineup.
    pub fn change_lineup(&self) {
        self.lineup.fetch_add(1, Ordering::AcqRel);
        self.wake();
    }

    /// Wakes the threads that wait for work.
    pub fn wake(&self) {
        *self.wakeups.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.wakeups.1.notify_all();
    }

    /// Waits until there may be work, but at most this long.
    pub(crate) fn wait(&self, longest: Duration) {
        let wakeups = self.wakeups.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.wakeups.1.wait_timeout(wakeups, longest));
    }

    /// Returns true once the server is to stop; false before.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    /// Asks all threads to stop. Running games are dropped, and can be played again after the next start.
    pub fn halt(&self) {
        self.stop.store(true, Ordering::Release);
        self.wake();
    }
}
