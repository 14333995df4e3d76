//! Training of networks from Python.

use crate::arguments;
use crate::chosen_language::current;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::{ScopedThreads, examples_with, open, replace_file};
use damier_game::{TextError, Training, TrainingOrder};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Largest number of moves of a step: more than any machine can learn from.
const MOST_MOVES: u64 = 10_000_000_000_000;

/// Number of moves after which games are also played again from their middle, if none is given.
const USUAL_RESTART: u64 = 15_000_000;

/// The lambda of TD(lambda), if none is given.
const USUAL_LAMBDA: f64 = 0.5;

/// The argument `restart`.
enum Restart {
    /// It was not given.
    Usual,
    /// This number of moves, or never.
    After(Option<u64>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Restart {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(Self::After)
    }
}

/// A training of a network, done in steps.
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
    /// Begins the training of a game's network, or continues one from a file that `keep` has written. `tuples` and
    /// `ending` are settings of the game. `rate` is the learning rate: the share of an error by which weights are
    /// corrected. By default each weight has its own rate. `lambda_` is 0.5 by default. After `restart`
    /// moves, by default 15 million, games are also played again from their middle; None turns this off. A training that
    /// is continued has its own settings, so none may be given.
    #[new]
    #[pyo3(signature = (game, *, kept=None, tuples=None, ending=None, rate=None, lambda_=None, restart=Restart::Usual, seed=None))]
    #[expect(clippy::too_many_arguments, reason = "all but the first by their names")]
    fn new(
        game: &str,
        kept: Option<PathBuf>,
        tuples: Option<&str>,
        ending: Option<&str>,
        rate: Option<f64>,
        lambda_: Option<f64>,
        restart: Restart,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let given = [
            ("tuples", tuples.is_some()),
            ("ending", ending.is_some()),
            ("rate", rate.is_some()),
            ("lambda_", lambda_.is_some()),
            ("restart", matches!(restart, Restart::After(_))),
            ("seed", seed.is_some()),
        ];
        let idle: Vec<&str> = given.iter().filter(|one| one.1).map(|one| one.0).collect();
        if kept.is_some() && !idle.is_empty() {
            let sentence = text::settings_are_stored(idle.join(", "));
            return Err(Error::Text(TextError::failed(text::keyword("kept"), sentence)).into());
        }
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        let kept = kept.map(std::fs::read).transpose()?;
        let begin = || {
            let game = open(game)?;
            let methods = game.training().ok_or_else(|| {
                let games = examples_with(|game| game.training().is_some());
                TextError::failed(text::game(), text::not_trained(game.name(), games))
            })?;
            if let Some(bytes) = &kept {
                return methods.resume(bytes);
            }
            let own = [("tuples", tuples), ("ending", ending)];
            let given = own.into_iter().filter_map(|(name, text)| Some((name, text?)));
            let settings = methods.settings(&given.collect::<Vec<_>>())?;
            let lambda = lambda_.unwrap_or(USUAL_LAMBDA);
            let restart = match restart {
                Restart::Usual => Some(USUAL_RESTART),
                Restart::After(moves) => moves,
            };
            let order = TrainingOrder { settings, rate, lambda, restart, seed, base: None };
            order.check("lambda_", "rate")?;
            methods.train(&order)
        };
        let training = catch_panic(begin)?.map_err(Error::from)?;
        Ok(Self { training: Mutex::new(training) })
    }

    /// The training method and its parameters, in one line.
    #[getter]
    fn method(&self) -> String {
        self.lock().describe().say(current())
    }

    /// The number of moves learnt from so far.
    #[getter]
    fn moves(&self) -> u64 {
        self.lock().progress().0
    }

    /// Learns from about this many more moves. Returns a row of the learning curve: the total number of moves, the
    /// number of games played from the opening, the mean and the standard deviation of their scores, the share of them
    /// that reached each goal, and the CPU time in seconds. Ctrl-C stops it, and what it has learnt stays.
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

    /// Writes the network to a file, which players can use: `fast(file=PATH)`.
    #[pyo3(signature = (path, form="packed"))]
    fn save(&self, py: Python<'_>, path: PathBuf, form: &str) -> PyResult<()> {
        self.write(py, &path, Some(form))
    }

    /// Writes the whole training to a file, from which it can be continued.
    fn keep(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        self.write(py, &path, None)
    }

    fn __repr__(&self) -> String {
        format!("Training({:?}, moves={})", self.method(), self.moves())
    }
}
