//! A class that is served: what its threads and its pages share.

use crate::artefacts::Artefacts;
use crate::class::Class;
use crate::class_clock::ClassClock;
use crate::database::Database;
use crate::http_error::HttpError;
use crate::meta::{meta, set_meta};
use crate::paused_checks::PausedChecks;
use crate::people::{Person, has_teacher, new_link};
use crate::published::PublishedTable;
use crate::secret::new_seed;
use crate::server_threads::ServerThreads;
use crate::versions::wait_again;
use damier_experiments::Hosting;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

/// The phase of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ClassPhase {
    /// Versions come, and the ladder is played.
    Open,
    /// The ladder stands still; versions are checked, but do not play.
    Frozen,
    /// The final is played.
    Final,
    /// The final is over: report and grades are there.
    Over,
}

impl ClassPhase {
    /// All, in their order.
    pub const ALL: [Self; 4] = [Self::Open, Self::Frozen, Self::Final, Self::Over];

    /// The word by which addresses and the database know it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Frozen => "frozen",
            Self::Final => "final",
            Self::Over => "over",
        }
    }

    /// Reads a word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.word() == word)
    }

    /// The phase that the class is in.
    ///
    /// # Errors
    /// A failed read.
    pub fn of(base: &Connection) -> Result<Self, HttpError> {
        Ok(meta(base, PHASE)?.and_then(|word| Self::read(&word)).unwrap_or(Self::Open))
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
/// The seed of the final, which is secret until it has been played.
pub(crate) const FINAL_SEED: &str = "final-seed";

/// What a server has for its threads and its pages.
pub struct Site {
    /// The class.
    pub class: Class,
    /// Its database.
    pub base: Database,
    /// The files of its versions.
    pub artefacts: Artefacts,
    /// The policy under which submissions play.
    pub hosting: Hosting,
    /// Raised when the server is to end.
    pub stop: Arc<AtomicBool>,
    /// Versions that the machine failed to check, until it tries again.
    pub(crate) paused: PausedChecks,
    /// Raised by whoever changes who plays; looked at by the ladder.
    lineup: AtomicU64,
    /// Games of the final that are played, and all of them.
    final_games: [AtomicU64; 2],
    tables: RwLock<BTreeMap<String, Arc<PublishedTable>>>,
    files: Mutex<()>,
    bell: (Mutex<u64>, Condvar),
}

impl Site {
    /// Opens a class to be served.
    ///
    /// # Errors
    /// A folder that is served already, or that cannot be written.
    pub fn open(class: Class, crew: &mut ServerThreads) -> Result<Self, HttpError> {
        Self::open_by(class, crew, ClassClock::of_machine())
    }

    /// Opens a class to be served by this clock.
    ///
    /// # Errors
    /// As [`Site::open`].
    pub fn open_by(
        class: Class,
        crew: &mut ServerThreads,
        clock: ClassClock,
    ) -> Result<Self, HttpError> {
        let base = Database::open(&class.folder, crew, clock)?;
        let artefacts = Artefacts::open(&class.folder)?;
        let hosting = Hosting::new(".", false).by_this_program();
        base.write(|base| {
            wait_again(base)?;
            if meta(base, FINAL_SEED)?.is_none() {
                set_meta(base, FINAL_SEED, &new_seed().to_string())?;
            }
            Ok(())
        })?;
        Ok(Self {
            class,
            base,
            artefacts,
            hosting,
            stop: Arc::default(),
            paused: PausedChecks::default(),
            lineup: AtomicU64::new(1),
            final_games: Default::default(),
            tables: RwLock::default(),
            files: Mutex::default(),
            bell: Default::default(),
        })
    }

    /// Held while files come or go together with what the database says of them.
    pub(crate) fn hold_files(&self) -> MutexGuard<'_, ()> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The token of a new link for the teacher, if there is none yet.
    ///
    /// # Errors
    /// A failed write.
    pub fn first_teacher(&self) -> Result<Option<String>, HttpError> {
        self.base.write(|base| {
            if has_teacher(base)? { Ok(None) } else { new_link(base, Person::Teacher).map(Some) }
        })
    }

    /// The commitment to the seed of the final, and the seed itself when the final is over.
    ///
    /// # Errors
    /// A failed read.
    pub fn final_seed(&self) -> Result<(String, Option<u64>), HttpError> {
        self.base.read(|base| {
            let seed = meta(base, FINAL_SEED)?.and_then(|text| text.parse().ok()).unwrap_or(0);
            let is_over = ClassPhase::of(base)? == ClassPhase::Over;
            Ok((crate::secret::commitment(seed), is_over.then_some(seed)))
        })
    }

    /// The games of the final that are played, and all of them; none before it has begun.
    #[must_use]
    pub fn final_games(&self) -> [u64; 2] {
        [0, 1].map(|which| self.final_games[which].load(Ordering::Relaxed))
    }

    pub(crate) fn note_final(&self, games: [u64; 2]) {
        for (place, games) in self.final_games.iter().zip(games) {
            place.store(games, Ordering::Relaxed);
        }
    }

    /// The table of a game as it was last fitted.
    #[must_use]
    pub fn table(&self, game: &str) -> Option<Arc<PublishedTable>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(game).cloned()
    }

    pub(crate) fn publish(&self, game: &str, standings: PublishedTable) {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(game.to_string(), Arc::new(standings));
    }

    /// The number of the lineup: it grows when somebody plays who did not, or no longer does.
    pub(crate) fn lineup(&self) -> u64 {
        self.lineup.load(Ordering::Acquire)
    }

    /// Tells the ladder that others play now.
    pub fn change_lineup(&self) {
        self.lineup.fetch_add(1, Ordering::AcqRel);
        self.ring();
    }

    /// Wakes the threads that wait for work.
    pub fn ring(&self) {
        *self.bell.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.bell.1.notify_all();
    }

    /// Waits until there may be work, at most so long.
    pub(crate) fn wait(&self, longest: Duration) {
        let rung = self.bell.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.bell.1.wait_timeout(rung, longest));
    }

    /// Returns true when the server is to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    /// Ends the server's work: games under way are dropped, and played again another time.
    pub fn halt(&self) {
        self.stop.store(true, Ordering::Release);
        self.ring();
    }
}
