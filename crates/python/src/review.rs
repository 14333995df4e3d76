//! Python objects for reviews of games: for each turn, the best action, the action taken, and its cost.

#![expect(
    clippy::too_many_arguments,
    reason = "constructors from all fields, which pyo3 generates"
)]

use crate::answer::reduce;
use crate::arguments;
use crate::chosen_language::current;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::objects::Reduced;
use crate::panic_guard::catch_panic;
use damier_catalog::{SavedGame, ScopedThreads};
use damier_game::{Limits, TextError};
use damier_play::{Analyser, Grade, Review, ReviewOrder, ReviewedTurn, Reviewer, usual_limits};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// Review of a game.
#[pyclass(name = "Review", module = "damier", frozen)]
pub(crate) struct PyReview {
    review: Review,
}

/// One turn of a seat.
#[pyclass(name = "Turn", module = "damier", frozen, get_all, new = "from_fields")]
pub(crate) struct PyTurn {
    /// The number of the ply, from 1.
    ply: usize,
    /// The seat, from 0, that was on turn.
    seat: usize,
    /// The text of the state before the action.
    position: String,
    /// The text of the action taken, or "resign".
    played: String,
    /// The text of the best action.
    best: String,
    /// "best", "fine", "inaccuracy", "mistake" or "blunder".
    grade: String,
    /// The loss caused by the action, from 0 to 1.
    lost: f64,
    /// The cost of the action in points of the score; None if only results are known.
    cost: Option<f64>,
    /// The value, for the first seat, of the state before the action, from 0 to 1.
    bar: f64,
    /// True if the values are proven, false if they are estimates.
    exact: bool,
}

/// The parts of a turn.
const TURN: [&str; 10] =
    ["ply", "seat", "position", "played", "best", "grade", "lost", "cost", "bar", "exact"];

#[pymethods]
impl PyTurn {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, Bound<'py, PyTuple>> {
        reduce(slf, &TURN)
    }

    fn __repr__(&self) -> String {
        let Self { ply, seat, played, best, grade, .. } = self;
        format!("Turn(ply={ply}, seat={seat}, played={played:?}, best={best:?}, grade={grade:?})")
    }
}

impl From<&ReviewedTurn> for PyTurn {
    fn from(turn: &ReviewedTurn) -> Self {
        Self {
            ply: turn.ply,
            seat: turn.seat.index(),
            position: turn.position.clone(),
            played: turn.taken.action.clone(),
            best: turn.best.action.clone(),
            grade: turn.grade.name().to_string(),
            lost: turn.lost,
            cost: turn.cost,
            bar: turn.bar,
            exact: turn.source.is_exact(),
        }
    }
}

#[pymethods]
impl PyReview {
    /// What decided the game, in sentences.
    #[getter]
    fn summary(&self) -> String {
        self.review.summary().say(current())
    }

    /// The turns, in the order of play.
    #[getter]
    fn turns(&self) -> Vec<PyTurn> {
        self.review.turns.iter().map(PyTurn::from).collect()
    }

    /// For each seat, the share of its turns that were well played, from 0 to 1; None for a seat that never had a
    /// choice.
    #[getter]
    fn accuracy(&self) -> Vec<Option<f64>> {
        self.review.seats().iter().map(|seat| seat.accuracy).collect()
    }

    /// For each seat, the number of turns with each grade.
    #[getter]
    fn grades<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let count = |grades: [usize; 5]| {
            let counted = PyDict::new(py);
            for grade in Grade::ALL {
                counted.set_item(grade.name(), grades[grade as usize])?;
            }
            Ok(counted)
        };
        self.review.seats().iter().map(|seat| count(seat.grades)).collect()
    }

    /// The number of plies after which the result was certain, 0 if it was certain from the start; None if this is
    /// unknown.
    #[getter]
    fn decided(&self) -> Option<usize> {
        self.review.turning().map(|turning| turning.ply)
    }

    /// The value for the first seat, from 0 to 1, after each number of plies for which it is known, as pairs.
    #[getter]
    fn graph(&self) -> Vec<(usize, f64)> {
        self.review.graph()
    }

    fn __repr__(&self) -> String {
        format!("Review(game={:?}, turns={})", self.review.game, self.review.turns.len())
    }
}

/// Reviews a game that was saved as text. The budget is for one turn. Without a budget, the whole game gets a minute of
/// CPU time.
#[pyfunction]
#[pyo3(signature = (saved, *, budget=None, advisor=None, every=None, threads=None))]
pub(crate) fn review(
    py: Python<'_>,
    saved: &str,
    budget: Option<&str>,
    advisor: Option<String>,
    every: Option<&Bound<'_, PyAny>>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyReview> {
    let limits = budget.map(arguments::limits).transpose()?;
    let every = arguments::every(every)? as usize;
    let threads = arguments::threads(threads)?;
    let order = ReviewOrder { limits: Limits::NONE, advisor, every };
    let begin = || {
        let saved = SavedGame::read(saved)?;
        let mut reviewer = Reviewer::new(&saved, order)?;
        let turns = reviewer.progress().1;
        reviewer.limit(limits.unwrap_or_else(|| usual_limits(turns)));
        Ok(reviewer)
    };
    let begun: Result<Reviewer, TextError> = catch_panic(begin)?;
    let mut reviewer = begun.map_err(Error::from)?;
    run_interruptible(py, |stop| {
        reviewer.go_over(&mut Analyser::default(), &ScopedThreads(threads), stop, &mut |_| ())
    })?;
    Ok(PyReview { review: reviewer.review().clone() })
}
