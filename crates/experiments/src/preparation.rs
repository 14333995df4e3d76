//! The one way from a spec to a run that can be played, for every front end: submissions invited, the seed settled, referees
//! made, the results file opened, machine and sandbox noted in it.

use crate::checksum::{FileComparison, checksums};
use crate::machine::machine_name;
use crate::outside::{Hosting, invite, is_outside};
use crate::path::PassedOver;
use crate::text::run as text;
use crate::tournament::{RefereeMaker, referees_by, usual_referee};
use damier_arena::{Error, EventGrowth, Plan, Skipped, Spec, Store, USUAL_SEED};
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};

/// A run as a front end asks for it.
#[derive(Clone, Debug)]
pub struct RunRequest<'a> {
    /// The spec as it was written: its players may be patterns, its seed may be missing.
    pub spec: Spec,
    /// Where submissions lie, and how they are run.
    pub hosting: &'a Hosting,
    /// The results file to create or to continue; `None` for a run that is kept nowhere.
    pub db: Option<&'a Path>,
    /// True if other processes play parts of the run: its seed cannot be drawn here.
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
    /// Prepares the run: nothing is written, no game is played.
    ///
    /// # Errors
    /// A folder of submissions that cannot be read; a game, player or budget that does not exist, named with its event; a
    /// shared run of submissions without a seed; a results file that holds another run, or one that cannot be continued so.
    pub fn prepare(self) -> Result<PreparedRun, Error> {
        self.prepare_by(&mut usual_referee)
    }

    /// Prepares the run with referees of the caller's making.
    ///
    /// # Errors
    /// As [`RunRequest::prepare`].
    pub fn prepare_by(self, referee: &mut RefereeMaker<'_>) -> Result<PreparedRun, Error> {
        let Self { spec, hosting, db, is_shared } = self;
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
    /// The checked run.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The games that are played beyond those that the results file was planned with, by event.
    #[must_use]
    pub fn growth(&self) -> &[EventGrowth] {
        &self.growth
    }

    /// Refuses a run whose players' files have changed since it was prepared: some games are of another version.
    ///
    /// # Errors
    /// The players whose files have changed.
    pub fn check_unchanged(&self) -> Result<(), Error> {
        let plan = &self.plan;
        let compared = FileComparison::new(plan.spec(), plan.lineups(), &self.hosting);
        if compared.other.is_empty() {
            return Ok(());
        }
        Err(Error::Refused(text::changed_meanwhile(compared.other.join(", "))))
    }

    /// The files that the patterns of the spec fit and that cannot be submissions, each with the reason.
    #[must_use]
    pub const fn passed_over(&self) -> &PassedOver {
        &self.passed_over
    }

    /// Opens the run's results file, or creates it, and notes in it which machine plays from now on, what is enforced of
    /// submissions, and which files were passed over.
    ///
    /// # Errors
    /// A file that cannot be used, or that holds another run.
    pub fn open_store(&self) -> Result<Store, Error> {
        let spec = self.plan.spec();
        // Found out first: a run that this machine refuses leaves no file.
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
        store.tell_machine(&machine_name());
        enforced.map_or(Ok(()), |enforced| store.tell_hosting(&enforced))?;
        store.note_skipped(&self.skipped())?;
        Ok(store)
    }

    fn skipped(&self) -> Vec<Skipped> {
        let skipped = self.passed_over.iter().map(|(path, why)| Skipped {
            // A report is published: it does not tell where on the machine the class lies.
            path: path.strip_prefix(&self.hosting.folder).unwrap_or(path).display().to_string(),
            reason: why.to_string(),
        });
        skipped.collect()
    }
}

fn has_submissions(spec: &Spec) -> bool {
    spec.events.iter().flat_map(|event| &event.players).any(|player| is_outside(player))
}

/// Returns the seed of a run: the one its spec names; that of the file that is continued; drawn where submissions play, which
/// could otherwise foresee all of chance; else the usual one.
fn settle_seed(spec: &Spec, earlier: Option<&Store>, is_shared: bool) -> Result<u64, Error> {
    match spec.seed {
        Some(seed) => Ok(seed),
        None if !has_submissions(spec) => Ok(USUAL_SEED),
        // Each part of the run would draw another.
        None if is_shared => Err(Error::Refused(text::one_seed().into())),
        None => Ok(earlier.map_or_else(draw_seed, |earlier| earlier.spec().run_seed())),
    }
}

/// Draws a seed that nobody can foresee, 0 to 2^63 - 1: by the standard library's randomly keyed hasher.
#[must_use]
pub fn draw_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 1
}
