//! Tournaments, played by threads of their own while the calling thread checks for Ctrl-C.

use crate::arguments;
use crate::arrow;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::panic_guard::detached;
use crate::referee::{own_players, referee};
use crate::table::{Raised, Table};
use crate::text::python as text;
use damier_catalog::ScopedThreads;
use damier_experiments::arena::{
    self, Lineup, Options, Plan, Record, Report, RunProgress, Spec, Store,
};
use damier_experiments::{Hosting, RunRequest};
use damier_game::TextError;
use damier_reports::{EventLosses, GameLosses, LossOrder, measure_games};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use pythonize::{Depythonizer, pythonize};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Games of a tournament, in a file or in memory.
#[pyclass(name = "Run", module = "damier", frozen)]
pub(crate) struct PyRun {
    store: Mutex<Option<Store>>,
}

impl PyRun {
    fn lock(&self) -> MutexGuard<'_, Option<Store>> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads from the store with `act`, without the interpreter's lock.
    pub(crate) fn read<T: Send>(
        &self,
        py: Python<'_>,
        act: impl FnOnce(&Store) -> Result<T, arena::Error> + Send,
    ) -> Result<T, Error> {
        detached(py, || match self.lock().as_ref() {
            Some(store) => act(store).map_err(Error::from),
            None => Err(Error::Results(text::run_is_closed().into())),
        })?
    }
}

/// Reads a spec from Python values with the keys of its TOML form.
pub(crate) fn spec_from_values(spec: &Bound<'_, PyAny>) -> Result<Spec, arena::Error> {
    Spec::from_values(&mut Depythonizer::from_object(spec))
}

/// Plays the tournament of a spec, given as text or as values. `own` maps the names of players written in Python to the
/// players.
#[pyfunction]
#[pyo3(signature = (spec, own, *, db, threads, shard, progress, folder, trust))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn _tournament(
    py: Python<'_>,
    spec: &Bound<'_, PyAny>,
    own: &Bound<'_, PyDict>,
    db: Option<PathBuf>,
    threads: Option<&Bound<'_, PyAny>>,
    shard: Option<(u64, u64)>,
    progress: Option<Py<PyAny>>,
    folder: PathBuf,
    trust: bool,
) -> PyResult<PyRun> {
    let spec = match spec.extract::<String>() {
        Ok(text) => Spec::read(&text),
        Err(_) => spec_from_values(spec),
    };
    let spec = spec.map_err(Error::from)?;
    let own = own_players(own)?;
    let options = Options { threads: arguments::threads(threads)?, shard };
    let raised = Raised::default();
    let hosting = Hosting::new(folder, trust);
    let (prepared, mut store) = detached(py, || {
        let (db, is_shared) = (db.as_deref(), shard.is_some());
        let prepared = RunRequest { spec, hosting: &hosting, db, is_shared }.prepare_by(
            &mut |event, hosting| {
                let (openings, limits) = (&event.openings, event.budget);
                let table = Table { openings, limits, hosting, own: &own, raised: &raised };
                referee(damier_catalog::open(&event.game)?.as_ref(), &event.players, &table)
            },
        )?;
        let store = prepared.open_store()?;
        Ok::<_, arena::Error>((prepared, store))
    })?
    .map_err(Error::from)?;
    conduct(py, prepared.plan(), &mut store, &options, progress.as_ref())?;
    detached(py, || prepared.check_unchanged())?.map_err(Error::from)?;
    Ok(PyRun { store: Mutex::new(Some(store)) })
}

/// Plays the rest of a run. A signal's exception, or an exception of the progress function, stops the run and is
/// returned. Finished games stay stored.
fn conduct(
    py: Python<'_>,
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    progress: Option<&Py<PyAny>>,
) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    let mut ended: PyResult<()> = Ok(());
    let played = {
        let mut look = |now: &RunProgress<'_>| {
            if ended.is_err() {
                return;
            }
            ended = Python::attach(|py| {
                py.check_signals()?;
                let (done, total) = (now.done, now.total);
                progress.map_or(Ok(()), |told| told.call1(py, (done, total)).map(drop))
            });
            if ended.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        };
        detached(py, || arena::run(plan, store, options, &stop, &mut look))?
    };
    ended?;
    played.map_err(Error::from)?;
    // A signal may have come after the last check.
    py.check_signals()
}

/// Opens the results file of an earlier run to read it.
#[pyfunction]
#[pyo3(name = "open_run")]
pub(crate) fn open_run(py: Python<'_>, path: PathBuf) -> PyResult<PyRun> {
    let store = detached(py, || Store::open_to_read(&path))?.map_err(Error::from)?;
    Ok(PyRun { store: Mutex::new(Some(store)) })
}

#[pymethods]
impl PyRun {
    /// The spec of the run, as TOML.
    #[getter]
    fn spec(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.read(py, |store| Ok(store.spec().write()))?)
    }

    /// The number of stored games.
    fn __len__(&self) -> PyResult<usize> {
        let stored = Python::attach(|py| self.read(py, Store::stored))?;
        Ok(usize::try_from(stored).unwrap_or(usize::MAX))
    }

    /// The digest of all games that count. Runs with the same games have the same digest.
    #[getter]
    fn digest(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.read(py, |store| arena::report(store).map(|report| report.digest))?)
    }

    /// The files that looked like submissions but were not played. Each is a path and the reason.
    #[getter]
    fn passed_over(&self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        let lang = crate::chosen_language::current();
        let skipped = self.read(py, Store::skipped)?.into_iter();
        Ok(skipped.map(|one| (one.path, one.reason.say(lang))).collect())
    }

    /// Returns the names of the columns, and the rows of all games, with a row for each seat of each game.
    fn _rows<'py>(&self, py: Python<'py>) -> PyResult<(Vec<String>, Bound<'py, PyAny>)> {
        let (columns, rows) = self.read(py, |store| {
            let columns = damier_reports::export::columns(store);
            let mut rows = Vec::new();
            for (event, lineup) in (0u32..).zip(store.lineups()) {
                for record in store.records(event) {
                    rows.extend(damier_reports::export::rows(&record?, lineup, &columns));
                }
            }
            Ok((columns, rows))
        })?;
        Ok((columns, pythonize(py, &rows)?))
    }

    /// Returns the report as values, and its summary in sentences.
    fn _report<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Vec<String>)> {
        let lang = crate::chosen_language::current();
        let report = self.read(py, arena::report)?;
        Ok((pythonize(py, &report)?, summarise(&report, lang)))
    }

    /// Returns the report as an HTML page with tables, charts and games that can be stepped through.
    fn html(&self, py: Python<'_>) -> PyResult<String> {
        let lang = crate::chosen_language::current();
        Ok(self.read(py, |store| {
            damier_reports::page(store, &arena::report(store)?, &[], None, lang)
        })?)
    }

    /// Returns the report: tables and a summary in sentences.
    fn report<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("damier.reports")?.getattr("Report")?.call1((slf,))
    }

    /// Returns the games as a list of rows, one for each seat of each game.
    fn games<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("damier.reports")?.getattr("rows")?.call1((slf,))
    }

    /// Measures what the moves of the players lost, compared with best play. Returns one dict per event. Its `players`
    /// have the losses per game and per 100 turns with 95 % intervals over games: `results` in wins and `points` are
    /// proven, `estimated_points` are not. `budget` is for the value of one turn. With `every=n`, one in n turns of each
    /// player is measured, and there are no losses per game.
    #[pyo3(signature = (*, budget="200ms/move", every=None, threads=None))]
    fn losses<'py>(
        &self,
        py: Python<'py>,
        budget: &str,
        every: Option<&Bound<'py, PyAny>>,
        threads: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let limits = arguments::limits(budget)?;
        let order = LossOrder { limits, every: arguments::every(every)? };
        let pool = ScopedThreads(arguments::threads(threads)?);
        let games = self.read(py, |store| {
            let lineups = (0u32..).zip(store.lineups());
            let event = |(number, lineup): (u32, &Lineup)| {
                let records = store.records(number).collect::<Result<Vec<Record>, _>>()?;
                Ok((lineup.clone(), records))
            };
            lineups.map(event).collect::<Result<Vec<_>, arena::Error>>()
        })?;
        let measured: Result<Vec<EventLosses>, TextError> = run_interruptible(py, |stop| {
            let events = games.iter();
            events.map(|(lineup, records)| measure(lineup, records, order, &pool, stop)).collect()
        })?;
        Ok(pythonize(py, &measured.map_err(Error::Text)?)?)
    }

    /// Returns the games as an Arrow stream for data-frame libraries: `polars.DataFrame(run)`, `pyarrow.table(run)`.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The Arrow interface lets the consumer cast.
        let _ = requested_schema;
        let stream = self.read(py, arrow::stream)?;
        PyCapsule::new_with_value(py, stream, arrow::CAPSULE)
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::report(slf)?.call_method0("_repr_html_")
    }

    /// Closes the results file.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        Ok(detached(py, || drop(self.lock().take()))?)
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __exit__(
        &self,
        py: Python<'_>,
        _kind: &Bound<'_, PyAny>,
        _error: &Bound<'_, PyAny>,
        _trace: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        self.close(py)
    }
}

/// Measures the games of an event.
fn measure(
    lineup: &Lineup,
    records: &[Record],
    order: LossOrder,
    pool: &ScopedThreads,
    stop: &Arc<AtomicBool>,
) -> Result<EventLosses, TextError> {
    let mut games = vec![None; records.len()];
    let all: Vec<&Record> = records.iter().collect();
    measure_games(&all, order, pool, stop, &mut |index, losses| {
        games[index] = Some(losses);
        true
    })?;
    let games: Vec<GameLosses> = games.into_iter().flatten().collect();
    let game = damier_catalog::open(&lineup.game)?;
    Ok(EventLosses::new(&lineup.name, game.as_ref(), &games, records.len() as u64))
}

fn summarise(report: &Report, lang: damier_i18n::Lang) -> Vec<String> {
    let of = |event: &arena::EventReport| damier_reports::summary(event, lang);
    report.events.iter().flat_map(of).collect()
}
