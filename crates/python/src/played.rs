//! A single game played by the referee, and its record.

use crate::arguments;
use crate::chosen_language::current;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::objects::{PyGame, PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::referee::{own_players, referee};
use crate::review::{PyReview, review};
use crate::table::{Raised, Table};
use crate::text::python as text;
use damier_catalog::{AnyGame, AnyState};
use damier_experiments::Hosting;
use damier_experiments::arena::{Openings, Pairing, Record, Unplayed};
use damier_game::{Contest, Seat, TextError};
use damier_i18n::Message;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::{Arc, PoisonError};

/// A game that was played to its end.
#[pyclass(name = "Played", module = "damier", frozen)]
pub(crate) struct PyPlayed {
    game: Arc<dyn AnyGame>,
    record: Record,
}

/// Plays a game. `own` maps the names of players written in Python to the players.
#[pyfunction]
pub(crate) fn _play(
    py: Python<'_>,
    game: &Bound<'_, PyGame>,
    players: Vec<String>,
    own: &Bound<'_, PyDict>,
    seed: &Bound<'_, PyAny>,
    budget: &str,
    opening: Option<String>,
) -> PyResult<PyPlayed> {
    let game = Arc::clone(&game.get().game);
    let (own, raised, hosting) = (own_players(own)?, Raised::default(), Hosting::default());
    let openings = opening.map_or(Openings::Usual, |opening| Openings::Listed(vec![opening]));
    let limits = arguments::limits(budget)?;
    let table =
        Table { openings: &openings, limits, hosting: &hosting, own: &own, raised: &raised };
    let seats = game.seats();
    if players.len() != seats {
        let error = TextError::new(
            players.len(),
            text::players(),
            text::one_for_each_seat(seats.to_string()),
        );
        return Err(Error::Text(error).into());
    }
    // A player that takes both seats is one entrant.
    let mut entrants: Vec<String> = Vec::with_capacity(seats);
    let mut sits = Vec::with_capacity(seats);
    for player in players {
        let known = entrants.iter().position(|entrant| *entrant == player);
        sits.push(known.unwrap_or(entrants.len()));
        if known.is_none() {
            entrants.push(player);
        }
    }
    let arbiter =
        catch_panic(|| referee(game.as_ref(), &entrants, &table))?.map_err(Error::from)?;
    for (seat, &entrant) in sits.iter().enumerate() {
        if !arbiter.serves(entrant, Seat::new(seat)) {
            let checked = game.check_player(&entrants[entrant], Some(Seat::new(seat)));
            checked.map_err(Error::from)?;
        }
    }
    let seed = arguments::seed(seed)?;
    let pairing = Pairing { event: 0, id: 0, pair: 0, round: 0, seats: sits, seed };
    let played = run_interruptible(py, |stop| arbiter.play_unless(&pairing, stop))?;
    if let Some(error) = raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(error);
    }
    match played {
        Ok(record) => Ok(PyPlayed { game, record }),
        Err(Unplayed::Void(cause)) => Err(Error::Machine(cause).into()),
        Err(Unplayed::Stopped) => Err(Error::Machine(Message::from(text::stopped())).into()),
    }
}

/// Restores a game that was pickled.
#[pyfunction]
pub(crate) fn _played(game: &Bound<'_, PyGame>, record: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
    Ok(PyPlayed { game: Arc::clone(&game.get().game), record: pythonize::depythonize(record)? })
}

impl PyPlayed {
    fn texts(&self) -> impl Iterator<Item = &str> {
        self.record.actions.split(", ").filter(|text| !text.is_empty())
    }
}

#[pymethods]
impl PyPlayed {
    /// The game.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: Arc::clone(&self.game) }
    }

    /// The names of the players, by seat.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.record.entrants.iter().map(ToString::to_string).collect()
    }

    /// The seed of the opening and of chance.
    #[getter]
    fn seed(&self) -> u64 {
        self.record.seed
    }

    /// The texts of all actions, including those of chance.
    #[getter]
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.texts().collect::<Vec<_>>())
    }

    /// The game's own points, by seat.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.record.scores)
    }

    /// The result of each seat: 1, 0.5 or 0 in a duel, otherwise the score. A seat that resigned or was at fault has
    /// lost.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let contest = self.game.contest();
        let points = self.record.points(contest).unwrap_or_default();
        // A difference, because the negative of 0 would be -0.
        let second = if contest == Contest::Roles { 0.0 - points[1] } else { points[1] };
        let points = [points[0], second];
        PyTuple::new(py, &points[..self.record.seats.len()])
    }

    /// The way the game ended: "finished", "resigned" or a fault, for example "illegal", "time" or "crash".
    #[getter]
    fn ending(&self) -> String {
        let text = self.record.termination.to_string();
        text.split(' ').next().unwrap_or_default().to_string()
    }

    /// The way the game ended, in words.
    #[getter]
    fn ending_in_words(&self) -> String {
        self.record.termination.in_words().say(current())
    }

    /// The number of actions that each seat chose.
    #[getter]
    fn moves(&self) -> Vec<u32> {
        self.record.moves.clone()
    }

    /// The CPU time that each seat used, in seconds.
    #[getter]
    fn cpu(&self) -> Vec<f64> {
        self.record.cpu.iter().map(std::time::Duration::as_secs_f64).collect()
    }

    /// The last state.
    #[getter]
    fn last(&self) -> PyResult<PyState> {
        let last = catch_panic(|| self.game.read(&self.record.last))?.map_err(Error::from)?;
        Ok(PyState::new(&self.game, last))
    }

    /// The states from the opening to the end, one more than there are actions.
    #[getter]
    fn states(&self) -> PyResult<Vec<PyState>> {
        let states = catch_panic(|| {
            let mut state = self.game.read(&self.record.opening)?;
            let mut states: Vec<Arc<dyn AnyState>> = vec![Arc::clone(&state)];
            for action in self.texts() {
                state = state.after(action)?;
                states.push(Arc::clone(&state));
            }
            Ok::<_, Error>(states)
        })??;
        Ok(states.into_iter().map(|state| PyState::new(&self.game, state)).collect())
    }

    /// Returns the game as text, which every front end of damier can load.
    fn save(&self) -> String {
        self.record.saved().write()
    }

    /// Reviews the game: for each turn, the best action, the action taken, and its cost.
    #[pyo3(signature = (*, budget=None, advisor=None, every=None, threads=None))]
    fn review(
        &self,
        py: Python<'_>,
        budget: Option<&str>,
        advisor: Option<String>,
        every: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyReview> {
        review(py, &self.save(), budget, advisor, every, threads)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (PyGame, Bound<'py, PyAny>)> {
        let restore = py.import("damier._damier")?.getattr("_played")?;
        Ok((restore, (self.game(), pythonize::pythonize(py, &self.record)?)))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        let last = self.last()?;
        let (scene, title) = (last.state.scene(), last.state.text());
        Ok(catch_panic(|| damier_reports::picture::svg(&scene, &title, current()))?)
    }

    fn __repr__(&self) -> String {
        let scores: Vec<String> = self.record.scores.iter().map(ToString::to_string).collect();
        let (game, players) = (&self.record.game, self.players().join(" - "));
        format!("<Played {game}: {players}, {} ({})>", scores.join(" - "), self.ending())
    }
}
