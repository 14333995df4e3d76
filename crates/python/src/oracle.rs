//! Values of states and actions for environments, from an exact solver or from a network.

use crate::arguments;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::objects::{PyGame, PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::{
    AnyAnalyst, AnyGame, AnyState, Effort, Goal, SingleThread, Turn, Verdict, Worth,
};
use damier_game::{Contest, Limits, Seat, TextError};
use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// The sources of values.
const KINDS: [&str; 2] = ["exact", "network"];

/// Values of states and actions as rewards that are still to come.
#[pyclass(name = "_Oracle", module = "damier._damier", frozen)]
pub(crate) struct PyOracle {
    game: Arc<dyn AnyGame>,
    kind: &'static str,
    limits: Limits,
    /// It keeps what it has found out for the next states.
    analyst: Mutex<Box<dyn AnyAnalyst>>,
}

#[pymethods]
impl PyOracle {
    /// Creates an oracle of a game: "exact" or "network". The budget is for one state.
    #[new]
    fn new(game: &Bound<'_, PyGame>, kind: &str, budget: &str) -> PyResult<Self> {
        let game = Arc::clone(&game.get().game);
        let Some(kind) = KINDS.into_iter().find(|known| *known == kind) else {
            return Err(
                Error::Text(TextError::unknown(kind, text::keyword("oracle"), &KINDS)).into()
            );
        };
        let limits = arguments::limits(budget)?;
        let analyst = catch_panic(|| {
            // Rewards of a duel depend only on who wins.
            let is_duel = game.contest() == Contest::Duel;
            let goal = if is_duel { Goal::Verdicts } else { Goal::Scores };
            let (found, missing) = if kind == "exact" {
                (game.analyst_for(goal), text::no_exact_answers(game.name()))
            } else {
                let network = game.training().and_then(|methods| methods.estimator());
                (network, text::no_network(game.name()))
            };
            found.ok_or_else(|| TextError::failed(text::game(), missing))
        })?;
        Ok(Self { game, kind, limits, analyst: Mutex::new(analyst.map_err(Error::from)?) })
    }

    /// Returns the sum of the rewards that the seat on turn can still expect under best play, and the same for each
    /// action that seats have, NaN for an illegal one. Returns None if the budget ends first. The state must not be one
    /// of chance.
    fn look<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'py, PyState>,
    ) -> PyResult<Option<(f64, Bound<'py, PyArray1<f64>>)>> {
        let state = &state.get().state;
        let found = run_interruptible(py, |stop| {
            let mut values = vec![f64::NAN; self.game.numbering()?.seat_actions];
            let Turn::Player(seat) = state.turn() else { return Ok(Some((0.0, values))) };
            let session = self.game.session_from(&state.text(), 0)?;
            let stop = Some(Arc::clone(stop));
            let effort = Effort { limits: self.limits, stop, gauge: None, pool: &SingleThread };
            let mut analyst = self.analyst.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(found) = session.analyse(analyst.as_mut(), &effort)? else { return Ok(None) };
            for candidate in &found.candidates {
                let number = state.action_number(&candidate.action)?;
                values[number] = self.rewards(state.as_ref(), seat, &candidate.worth);
            }
            Ok::<_, TextError>(Some((self.rewards(state.as_ref(), seat, &found.worth), values)))
        })?
        .map_err(Error::from)?;
        Ok(found.map(|(value, values)| (value, values.to_pyarray(py))))
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    /// Copies share what the oracle has found out.
    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, (PyGame, &'static str, String)> {
        let Self { game, kind, limits, .. } = slf.get();
        let class = slf.get_type().into_any();
        Ok((class, (PyGame { game: Arc::clone(game) }, *kind, limits.to_string())))
    }
}

impl PyOracle {
    /// Converts a worth to the sum of the rewards that a seat still receives.
    fn rewards(&self, state: &dyn AnyState, seat: Seat, worth: &Worth) -> f64 {
        if self.game.contest() == Contest::Duel {
            return worth.verdict.map_or(f64::NAN, |verdict| match verdict {
                Verdict::Loss => -1.0,
                Verdict::Draw => 0.0,
                Verdict::Win => 1.0,
            });
        }
        let points = state.scores()[seat.index()] as f64;
        worth.score.map_or(f64::NAN, |score| score - points)
    }
}
