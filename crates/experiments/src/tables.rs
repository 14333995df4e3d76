//! Endgame tables of a game in a folder: planned within a budget, built, listed and verified.

use crate::text::prerequisite as text;
use damier_catalog::text::refusal;
use damier_catalog::{examples_with, open};
use damier_game::offer::{
    BytesWatch, TableBuilt, TableError, TableMethods, TablePlan, TableRow, TableSet, TableWatch,
};
use damier_game::{TextError, ThreadPool};
use damier_i18n::Message;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Limits of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableBudget {
    /// Largest size of its file, in bytes.
    pub disk: u64,
    /// Largest amount of memory while it is built, in bytes.
    pub memory: u64,
}

/// Reason why a table could not be built.
#[derive(Debug)]
pub enum TableFailure {
    /// The table cannot be built, or exceeds its budget.
    Refused(TextError),
    /// The caller's `watch` function stopped the work.
    Stopped,
    /// The file cannot be written. The message names it.
    Unwritten(Message),
}

impl From<TextError> for TableFailure {
    fn from(error: TextError) -> Self {
        Self::Refused(error)
    }
}

/// Tables that are worth building together.
#[derive(Clone, PartialEq, Debug)]
pub struct TableAdvice {
    /// The tables.
    pub plans: Vec<TablePlan>,
    /// Approximate size of the files of these tables and those of all earlier advice, in bytes.
    pub disk: u64,
    /// Approximate memory that the largest of their builds needs, in bytes.
    pub memory: u64,
    /// True if `disk` and `memory` are within the budget.
    pub fits: bool,
    /// Mean score that was measured with these tables and those of all earlier advice, and half the width of its 95 %
    /// interval.
    pub score: (u32, u32),
}

/// Tables of a game in a folder.
pub struct Tables {
    methods: TableMethods,
    folder: PathBuf,
}

/// Opens the tables of a game in a folder.
///
/// # Errors
/// If the game has no tables.
pub fn tables(game: &str, folder: &Path) -> Result<Tables, TextError> {
    let game = open(game)?;
    let methods = game.tables().ok_or_else(|| {
        let with_tables = examples_with(|game| game.tables().is_some());
        TextError::failed(refusal::game(), text::with_tables(game.name(), with_tables))
    })?;
    Ok(Tables { methods, folder: folder.to_path_buf() })
}

impl Tables {
    /// Plans the table of a formation within a budget. Without a target, plans the table with the largest target that
    /// fits.
    ///
    /// # Errors
    /// If the formation or the target is unknown, or the table exceeds the budget.
    pub fn plan(
        &self,
        formation: &str,
        target: Option<u32>,
        budget: TableBudget,
    ) -> Result<TablePlan, TextError> {
        if let Some(target) = target {
            let plan = (self.methods.plan)(formation, target)?;
            return fits(&plan, budget).map(|()| plan);
        }
        let mut refused = Err(TextError::new(formation, text::formation(), text::with_a_target()));
        for &target in self.methods.targets {
            let plan = (self.methods.plan)(formation, target);
            refused = plan.and_then(|plan| fits(&plan, budget).map(|()| plan));
            if refused.is_ok() {
                break;
            }
        }
        refused
    }

    /// Returns the sets of tables that are worth building, the one with the lowest score first. Its first entry has no
    /// tables. All tables together may take the disk space of the budget, and each build its memory.
    ///
    /// # Errors
    /// If a table is impossible, which is a fault of the game.
    pub fn advise(&self, budget: TableBudget) -> Result<Vec<TableAdvice>, TextError> {
        let mut disk = 0;
        let advise = |set: &TableSet| {
            let plan = |&(formation, target): &(&str, u32)| (self.methods.plan)(formation, target);
            let plans = set.tables.iter().map(plan).collect::<Result<Vec<_>, _>>()?;
            disk += plans.iter().map(|plan| plan.disk).sum::<u64>();
            let memory = plans.iter().map(|plan| plan.memory).max().unwrap_or(0);
            let fits = disk <= budget.disk && memory <= budget.memory;
            Ok(TableAdvice { plans, disk, memory, fits, score: set.score })
        };
        self.methods.sets.iter().map(advise).collect()
    }

    /// Returns the file of a plan's table, if it exists. A file that cannot be read as a table does not count.
    ///
    /// # Errors
    /// If the file holds another table, which a build would replace.
    pub fn built(&self, plan: &TablePlan) -> Result<Option<PathBuf>, TextError> {
        let path = self.folder.join(&plan.file);
        let Ok(row) = (self.methods.row)(&path) else { return Ok(None) };
        if (&row.formation, row.target) == (&plan.formation, plan.target) {
            return Ok(Some(path));
        }
        let sentence = text::another_table(row.formation, row.target.to_string());
        Err(TextError::failed(path.display().to_string(), sentence))
    }

    /// Builds a table, of at most `disk` bytes. It is written to `FILE.part`, which is renamed when it is complete, so
    /// an earlier file is only replaced if nothing fails.
    ///
    /// # Errors
    /// See [`TableFailure`].
    pub fn build(
        &self,
        plan: &TablePlan,
        disk: u64,
        pool: &dyn ThreadPool,
        watch: TableWatch<'_>,
    ) -> Result<TableBuilt, TableFailure> {
        let unwritten = |path: &Path, error: io::Error| {
            TableFailure::Unwritten(text::unwritten(path.display().to_string(), error))
        };
        fs::create_dir_all(&self.folder).map_err(|error| unwritten(&self.folder, error))?;
        let path = self.folder.join(&plan.file);
        place(&path, |out| (self.methods.build)(plan, disk, pool, watch, out)).map_err(|unbuilt| {
            match unbuilt {
                TableError::Refused(error) => TableFailure::Refused(error),
                TableError::Stopped => TableFailure::Stopped,
                TableError::Unwritten(error) => unwritten(&path, error),
            }
        })
    }

    /// Lists the files of the tables, by name.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, TextError> {
        (self.methods.files)(&self.folder)
    }

    /// Describes the table in a file.
    ///
    /// # Errors
    /// If the file is not a table, has another version, is too short, or has a damaged header.
    pub fn row(&self, path: &Path) -> Result<TableRow, TextError> {
        (self.methods.row)(path)
    }

    /// Verifies a whole file. `watch` is called with the number of bytes verified so far. If it returns false, the work
    /// stops and returns false; otherwise it returns true in the end.
    ///
    /// # Errors
    /// As for [`Tables::row`], and if a part does not match its checksum.
    pub fn verify(&self, path: &Path, watch: BytesWatch<'_>) -> Result<bool, TextError> {
        (self.methods.verify)(path, watch)
    }
}

fn fits(plan: &TablePlan, budget: TableBudget) -> Result<(), TextError> {
    for (needed, given, name) in
        [(plan.disk, budget.disk, text::disk()), (plan.memory, budget.memory, text::memory())]
    {
        if needed > given {
            let needed = needed.div_ceil(1_000_000).to_string();
            let (formation, target) = (plan.formation.clone(), plan.target.to_string());
            let given = (given / 1_000_000).to_string();
            let sentence = text::over_budget(formation, target, needed, given);
            return Err(TextError::failed(name, sentence));
        }
    }
    Ok(())
}

/// Writes a file as `FILE.part` and renames it. If anything fails, the part is removed and an earlier file stays.
fn place<T>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, TableError>,
) -> Result<T, TableError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let file = claim(&beside).map_err(TableError::Unwritten)?;
    let written = written(&file, write)
        .and_then(|done| fs::rename(&beside, path).map(|()| done).map_err(TableError::Unwritten));
    if written.is_err() {
        // The first error is reported. If the removal fails too, the part stays.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn written<T>(
    file: &File,
    write: impl FnOnce(&mut dyn Write) -> Result<T, TableError>,
) -> Result<T, TableError> {
    let mut out = BufWriter::with_capacity(1 << 20, file);
    let done = write(&mut out)?;
    // Only data that has reached the disk may replace an earlier file.
    out.flush().and_then(|()| file.sync_all()).map_err(TableError::Unwritten)?;
    Ok(done)
}

/// Opens and locks a file, and deletes what a stopped run left in it. On systems without locks, nothing prevents two
/// programs from writing the same file.
fn claim(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Err(io::Error::other(text::written_by_another().to_string()));
    }
    file.set_len(0)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::SingleThread;

    /// A folder of this test's own, empty at the start and gone at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("damier-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(&path).expect("a folder for tests");
            Self(path)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("readable");
            let name = |entry: io::Result<fs::DirEntry>| entry.expect("readable").file_name();
            let mut names: Vec<String> =
                entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const PLENTY: TableBudget = TableBudget { disk: 1 << 30, memory: 1 << 30 };

    #[test]
    fn a_full_disk_leaves_the_old_file() {
        let folder = Folder::new("full");
        let path = folder.0.join("a.formation");
        fs::write(&path, "old").unwrap();
        let full = place(&path, |out| -> Result<(), TableError> {
            out.write_all(b"half").map_err(TableError::Unwritten)?;
            Err(TableError::Unwritten(io::ErrorKind::StorageFull.into()))
        });
        assert!(matches!(full, Err(TableError::Unwritten(_))));
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), folder.names().len()), ("old", 1));
        let whole = place(&path, |out| out.write_all(b"new").map_err(TableError::Unwritten));
        assert!(whole.is_ok());
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), folder.names().len()), ("new", 1));
    }

    #[test]
    fn a_file_that_is_being_written_is_not_written_again() {
        let folder = Folder::new("twice");
        let path = folder.0.join("a.formation");
        let outer = place(&path, |_| {
            let inner = place(&path, |out| out.write_all(b"x").map_err(TableError::Unwritten));
            assert!(matches!(inner, Err(TableError::Unwritten(_))));
            Ok(())
        });
        assert!(outer.is_ok() && folder.names() == ["a.formation"]);
    }

    #[test]
    fn tables_are_planned_built_listed_and_verified() {
        let folder = Folder::new("built");
        let tables = tables("2048", &folder.0).expect("2048 has tables");
        let plan = tables.plan("222", Some(32), PLENTY).expect("it fits");
        assert_eq!(plan.file, "222-32.formation");
        assert!(tables.built(&plan).unwrap().is_none() && tables.files().unwrap().is_empty());
        let stopped = tables.build(&plan, PLENTY.disk, &SingleThread, &mut |_, _| false);
        assert!(matches!(stopped, Err(TableFailure::Stopped)) && folder.names().is_empty());
        let built =
            tables.build(&plan, PLENTY.disk, &SingleThread, &mut |_, _| true).expect("built");
        assert_eq!(tables.files().unwrap(), [tables.built(&plan).unwrap().expect("there")]);
        let path = &tables.files().unwrap()[0];
        let row = tables.row(path).expect("whole");
        assert_eq!((row.formation.as_str(), row.target), ("222", 32));
        assert_eq!((row.afterstates, row.bytes), (built.afterstates, built.bytes));
        assert_eq!(folder.names().len(), 1);
        assert_eq!(
            [false, true].map(|go_on| tables.verify(path, &mut |_| go_on).expect("intact")),
            [false, true]
        );
        assert_eq!(tables.files().unwrap().len(), 1);
    }

    /// An earlier version gave the name `L3` to another formation.
    #[test]
    fn a_file_with_the_name_of_another_table_is_not_replaced() {
        let folder = Folder::new("another");
        let tables = tables("2048", &folder.0).expect("2048 has tables");
        let plan = tables.plan("222", Some(32), PLENTY).expect("it fits");
        tables.build(&plan, PLENTY.disk, &SingleThread, &mut |_, _| true).expect("built");
        let other = tables.plan("221", Some(32), PLENTY).expect("it fits");
        fs::rename(folder.0.join(&plan.file), folder.0.join(&other.file)).unwrap();
        let refused = tables.built(&other).expect_err("another table").to_string();
        assert!(refused.contains("holds the table of 222 for the target 32"), "{refused}");
    }

    #[test]
    fn the_tables_worth_building_fit_together() {
        let tables = tables("2048", Path::new("nowhere")).expect("2048 has tables");
        for (disk, memory, sets) in [(1, 4, 1), (2, 4, 2), (9, 4, 2), (9, 12, 3)] {
            let budget = TableBudget { disk: disk * 1_000_000_000, memory: memory * 1_000_000_000 };
            let advice = tables.advise(budget).expect("possible");
            assert_eq!(advice.iter().filter(|set| set.fits).count(), sets, "{budget:?}");
            assert!(advice[0].plans.is_empty() && advice.is_sorted_by_key(|set| set.score.0));
        }
    }

    #[test]
    fn the_largest_target_that_fits_is_chosen() {
        let tables = tables("2048", Path::new("nowhere")).expect("2048 has tables");
        let sizes = [(2_000_000_000, 512), (500_000_000, 256), (10_000_000, 32)];
        for (disk, target) in sizes {
            let budget = TableBudget { disk, memory: 4_000_000_000 };
            assert_eq!(tables.plan("442", None, budget).expect("one fits").target, target);
        }
        let none = TableBudget { disk: 1000, memory: 1000 };
        let refused = tables.plan("442", None, none).expect_err("nothing fits").to_string();
        assert!(refused.contains("442 with target 16"), "{refused}");
        assert!(tables.plan("442", Some(100), PLENTY).is_err());
        assert!(tables.plan("9", None, PLENTY).is_err());
    }

    #[test]
    fn only_plain_2048_has_tables() {
        for game in ["2048:5x5", "2048:four=0.5", "quarto"] {
            let refused = tables(game, Path::new("nowhere")).err().expect(game).to_string();
            assert!(refused.contains("Games with tables: 2048"), "{refused}");
        }
    }
}
