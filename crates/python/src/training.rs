//! Training from Python: a network that learns a game, step by step.

use crate::arguments;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::language::current;
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::{ScopedThreads, examples_with, open, replace_file};
use damier_game::{TextError, Training, TrainingOrder};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most moves of a step: more than any machine learns from.
const MOST_MOVES: u64 = 10_000_000_000_000;

/// A training that goes on as long as it is asked to.
#[pyclass(name = "Training", module = "damier", frozen)]
pub(crate) struct PyTraining {
    training: Mutex<Box<dyn Training>>,
}

impl PyTraining {
    fn lock(&self) -> MutexGuard<'_, Box<dyn Training>> {
        self.training.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, py: Python<'_>, path: &Path, form: Option<&str>) -> PyResult<()> {
        let written = py.detach(|| {
            catch_panic(|| {
                let training = self.lock();
                form.map_or(Ok(()), |form| training.check_form(form))?;
                Ok(replace_file(path, |out| training.write(form, out)))
            })
        });
        let written: Result<std::io::Result<()>, TextError> = written?;
        Ok(written.map_err(Error::from)??)
    }
}

#[pymethods]
impl PyTraining {
    /// Begins a training of a game's network, or goes on with one that `keep` has written. `tuples`, `ending` and `optimism` are the game's
    /// own settings; `rate` is the share of an error that is learnt, one per weight if not given; `restart` the moves after which games are
    /// played again from their middle, too.
    #[new]
    #[pyo3(signature = (game, *, kept=None, tuples=None, ending=None, optimism=None, rate=None, lambda_=0.5, restart=Some(15_000_000), seed=None))]
    #[expect(clippy::too_many_arguments, reason = "all but the first by their names")]
    fn new(
        game: &str,
        kept: Option<PathBuf>,
        tuples: Option<&str>,
        ending: Option<&str>,
        optimism: Option<f64>,
        rate: Option<f64>,
        lambda_: f64,
        restart: Option<u64>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        let kept = kept.map(std::fs::read).transpose()?;
        let begin = || {
            let game = open(game)?;
            let methods = game.school().ok_or_else(|| {
                let games = examples_with(|game| game.school().is_some());
                TextError::failed(text::game(), text::not_trained(game.name(), games))
            })?;
            if let Some(bytes) = &kept {
                return methods.resume(bytes);
            }
            let optimism = optimism.map(|points| points.to_string());
            let own = [("tuples", tuples), ("ending", ending), ("optimism", optimism.as_deref())];
            let given = own.into_iter().filter_map(|(name, text)| Some((name, text?)));
            let settings = methods.settings(&given.collect::<Vec<_>>())?;
            let order =
                TrainingOrder { settings, rate, lambda: lambda_, restart, seed, base: None };
            order.check("lambda_", "rate")?;
            methods.train(&order)
        };
        let training = catch_panic(begin)?.map_err(Error::from)?;
        Ok(Self { training: Mutex::new(training) })
    }

    /// The method and its parameters, in one line.
    #[getter]
    fn method(&self) -> String {
        self.lock().describe().say(current())
    }

    /// The moves learnt from so far.
    #[getter]
    fn moves(&self) -> u64 {
        self.lock().progress().0
    }

    /// Learns from about so many further moves. Returns a row of the learning curve: the games that were played from the
    /// opening, the mean and the deviation of their scores, the goals that a share of them reached, seconds of CPU time. Ctrl-C ends
    /// it; what was learnt stays.
    #[pyo3(signature = (moves, *, threads=None))]
    fn learn<'py>(
        &self,
        py: Python<'py>,
        moves: &Bound<'py, PyAny>,
        threads: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let moves = arguments::whole(moves, text::moves(), MOST_MOVES)?;
        let pool = ScopedThreads(arguments::threads(threads)?);
        let stats = run_interruptible(py, |stop| self.lock().learn(moves, &pool, stop, &|_| ()))?;
        let row = PyDict::new(py);
        row.set_item("moves", self.moves())?;
        row.set_item("games", stats.games)?;
        row.set_item("mean", stats.mean)?;
        row.set_item("deviation", stats.deviation)?;
        let reached = PyDict::new(py);
        for (goal, share) in stats.reached {
            reached.set_item(goal, share)?;
        }
        row.set_item("reached", reached)?;
        row.set_item("cpu", stats.cpu.as_secs_f64())?;
        Ok(row)
    }

    /// Writes the network, as players read it: `fast(file=PATH)`.
    #[pyo3(signature = (path, form="packed"))]
    fn save(&self, py: Python<'_>, path: PathBuf, form: &str) -> PyResult<()> {
        self.write(py, &path, Some(form))
    }

    /// Writes all that it knows, to go on later.
    fn keep(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        self.write(py, &path, None)
    }

    fn __repr__(&self) -> String {
        format!("Training({:?}, moves={})", self.method(), self.moves())
    }
}
