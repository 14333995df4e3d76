//! A file that keeps the proofs of exact searches between runs.

use crate::failure::{CommandError, complain};
use crate::file::{refuse_read, refuse_write};
use crate::powers::list_examples;
use crate::progress::{Spinner, stop_flag};
use crate::text::{answer, file as text, progress};
use damier_catalog::{
    AnalysisText, AnyAnalyst, AnyGame, Effort, Limits, ScopedThreads, SearchTable, Session,
    TextError,
};
use damier_experiments::arena::{LockFailure, lock_file};
use damier_i18n::Lang;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// CPU time of a search between two saves. A search that is interrupted finds its place again in a fraction of a
/// second, because everything that it needs is in the table.
const SLICE: Duration = Duration::from_secs(30);

/// The table of an analyst, and its file. The file is locked while the program runs.
pub(crate) struct KeptTable {
    path: PathBuf,
    file: File,
    table: Arc<dyn SearchTable>,
}

impl KeptTable {
    /// Opens or creates a file, lets the analyst use the proofs in it, and cuts off an incomplete end.
    pub(crate) fn open(
        path: &Path,
        game: &dyn AnyGame,
        analyst: &mut dyn AnyAnalyst,
    ) -> Result<Self, CommandError> {
        let table = analyst.search_table().ok_or_else(|| refuse_game(game))?;
        let opened = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(|error| refuse_write(path, &error))?;
        lock(path, &file)?;
        let mut content = Vec::new();
        file.read_to_end(&mut content).map_err(|error| refuse_read(path, &error))?;
        let place = path.display().to_string();
        let intact = table.load(&content).map_err(|error| error.within(place))? as u64;
        let cut = file.set_len(intact).and_then(|()| file.seek(SeekFrom::Start(intact)));
        cut.map_err(|error| refuse_write(path, &error))?;
        Ok(Self { path: path.to_path_buf(), file, table })
    }

    /// Searches a position until its value is proven, and saves the proofs at intervals. Ctrl-C saves them too.
    pub(crate) fn search(
        &mut self,
        analyst: &mut dyn AnyAnalyst,
        session: &dyn Session,
        pool: &ScopedThreads,
        lang: Lang,
    ) -> Result<AnalysisText, CommandError> {
        let (stop, table) = (stop_flag(), Arc::clone(&self.table));
        let known = move || progress::far_proofs(table.proofs());
        let spinner = Spinner::watching(answer::searching(), known, lang);
        let limits = Limits { move_time: Some(SLICE), ..Limits::NONE };
        loop {
            let effort = Effort { limits, stop: Some(stop.clone()), gauge: None, pool };
            let found = session.analyse(analyst, &effort)?;
            self.save()?;
            if let Some(found) = found {
                return Ok(found);
            }
            if stop.load(Ordering::Relaxed) {
                drop(spinner);
                let path = self.path.display().to_string();
                complain(text::table_kept(path, self.table.proofs()), lang);
                return Err(CommandError::Stopped);
            }
        }
    }

    /// Appends the new proofs to the file.
    fn save(&mut self) -> Result<(), CommandError> {
        let bytes = self.table.unsaved();
        let saved = self.file.write_all(&bytes).and_then(|()| self.file.sync_data());
        saved.map_err(|error| refuse_write(&self.path, &error))
    }
}

fn lock(path: &Path, file: &File) -> Result<(), CommandError> {
    match lock_file(file) {
        // Without locks, two runs may use one file. They then overwrite records of each other, which loses proofs but
        // makes none of them wrong.
        Ok(()) | Err(LockFailure::Unsupported) => Ok(()),
        Err(LockFailure::InUse) => {
            Err(CommandError::Input(text::table_in_use(path.display().to_string())))
        }
        Err(LockFailure::Failed(error)) => Err(refuse_write(path, &error)),
    }
}

fn refuse_game(game: &dyn AnyGame) -> TextError {
    let has_table = |game: &dyn AnyGame| {
        game.analyst().is_some_and(|mut analyst| analyst.search_table().is_some())
    };
    TextError::failed("--table", text::no_table(game.name(), list_examples(has_table)))
}
