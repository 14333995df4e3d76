//! Prepares runs for every front end: expands patterns of submissions, chooses the seed, creates the referees, opens
//! the results file, and notes the machine and its restrictions there.

use crate::checksum::{FileComparison, checksums};
use crate::machine::machine_name;
use crate::outside::{Hosting, invite, is_outside};
use crate::path::PassedOver;
use crate::text::run as text;
use crate::tournament::{RefereeMaker, referees_by, usual_referee};
use damier_arena::{DEFAULT_SEED, Error, EventGrowth, Plan, Skipped, Spec, Store};
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};

/// A run that a front end asks for.
#[derive(Clone, Debug)]
pub struct RunRequest<'a> {
    /// Spec as it was written. Its players may be patterns, and its seed may be missing.
    pub spec: Spec,
    /// Where submissions are, and how they are run.
    pub hosting: &'a Hosting,
    /// Results file to create or to continue. `None` if the run is not stored.
    pub db: Option<&'a Path>,
    /// True if other processes play parts of the run. Then this process cannot draw the seed.
    pub is_shared: bool,
}

/// A run that is ready to be played.
#[derive(Debug)]
pub struct PreparedRun {
    plan: Plan,
    growth: Vec<EventGrowth>,
    passed_over: PassedOver,
    hosting: Hosting,
    db: Option<PathBuf>,
}

impl RunRequest<'_> {
    /// Prepares the run, without writing anything or playing a game.
    ///
    /// # Errors
    /// If a folder of submissions cannot be read; a game, player or budget does not exist; the spec names a Python that
    /// does not work; a shared run with submissions has no seed; or the results file contains another run or cannot be
    /// continued in this way.
    pub fn prepare(self) -> Result<PreparedRun, Error> {
        self.prepare_by(&mut usual_referee)
    }

    /// Prepares the run with referees that the caller creates.
    ///
    /// # Errors
    /// As for [`RunRequest::prepare`].
    pub fn prepare_by(self, referee: &mut RefereeMaker<'_>) -> Result<PreparedRun, Error> {
        let Self { spec, hosting, db, is_shared } = self;
        let hosting = match &spec.python {
            Some(python) => &hosting.clone().with_python(python)?,
            None => hosting,
        };
        let (spec, passed_over) = invite(&spec, hosting)?;
        let earlier = db.filter(|db| db.exists()).map(Store::open_to_read).transpose()?;
        let seed = settle_seed(&spec, earlier.as_ref(), is_shared)?;
        let spec = Spec { seed: Some(seed), ..spec };
        let referees = referees_by(&spec, hosting, referee)?;
        let checksums = checksums(&spec, hosting);
        let plan = damier_arena::check(spec, referees)?.with_checksums(checksums);
        let (plan, growth) = match &earlier {
            Some(earlier) => plan.continuing(earlier, draw_seed())?,
            None => (plan, Vec::new()),
        };
        if is_shared && !growth.is_empty() {
            return Err(Error::Refused(text::one_process().into()));
        }
        let db = db.map(Path::to_path_buf);
        Ok(PreparedRun { plan, growth, passed_over, hosting: hosting.clone(), db })
    }
}

impl PreparedRun {
    /// Returns the checked run.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns, by event, the games that are added to those that the results file was planned with.
    #[must_use]
    pub fn growth(&self) -> &[EventGrowth] {
        &self.growth
    }

    /// Checks that no player's files have changed since the run was prepared.
    ///
    /// # Errors
    /// If files have changed. The error names their players.
    pub fn check_unchanged(&self) -> Result<(), Error> {
        let plan = &self.plan;
        let compared = FileComparison::new(plan.spec(), plan.lineups(), &self.hosting);
        if compared.other.is_empty() {
            return Ok(());
        }
        Err(Error::Refused(text::changed_meanwhile(compared.other.join(", "))))
    }

    /// Returns the files that match patterns of the spec but cannot be submissions, each with the reason.
    #[must_use]
    pub const fn passed_over(&self) -> &PassedOver {
        &self.passed_over
    }

    /// Opens or creates the results file of the run. Writes into it which machine plays from now on, the restrictions
    /// of submissions, and the files that were passed over.
    ///
    /// # Errors
    /// If the file cannot be used or holds another run.
    pub fn open_store(&self) -> Result<Store, Error> {
        let spec = self.plan.spec();
        // Checked first, so that a run that this machine refuses leaves no file.
        let enforced = match &self.db {
            _ if !has_submissions(spec) => None,
            Some(db) => Some(self.hosting.enforced_beside(db)?),
            None => Some(self.hosting.enforced()?),
        };
        self.hosting.try_submissions(spec)?;
        let mut store = match self.db.as_deref() {
            None => Store::in_memory(spec)?,
            Some(db) => Store::open_or_create(db, spec)?,
        };
        store.continue_with(&self.plan)?;
        store.set_machine(&machine_name());
        enforced.map_or(Ok(()), |enforced| store.store_hosting(&enforced))?;
        store.store_skipped(&self.skipped())?;
        Ok(store)
    }

    fn skipped(&self) -> Vec<Skipped> {
        let skipped = self.passed_over.iter().map(|(path, why)| Skipped {
            // Reports are published, so they must not show where the class is stored.
            path: path.strip_prefix(&self.hosting.folder).unwrap_or(path).display().to_string(),
            reason: why.clone(),
        });
        skipped.collect()
    }
}

fn has_submissions(spec: &Spec) -> bool {
    spec.events.iter().flat_map(|event| &event.players).any(|player| is_outside(player))
}

/// Returns the seed of a run, which is that of its spec if it has one. Otherwise it is the default seed if no
/// submissions play. Submissions could foresee the default seed, so with them it is the seed of the file that is
/// continued, or drawn.
fn settle_seed(spec: &Spec, earlier: Option<&Store>, is_shared: bool) -> Result<u64, Error> {
    match spec.seed {
        Some(seed) => Ok(seed),
        None if !has_submissions(spec) => Ok(DEFAULT_SEED),
        // Each part of the run would draw a different seed.
        None if is_shared => Err(Error::Refused(text::one_seed().into())),
        None => Ok(earlier.map_or_else(draw_seed, |earlier| earlier.spec().run_seed())),
    }
}

/// Draws an unpredictable seed from 0 to 2^63 - 1, with the randomly keyed hasher of the standard library.
#[must_use]
pub fn draw_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 1
}
