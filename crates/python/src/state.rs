//! Python objects for states, which never change and are compared by value.

use crate::answer::{self, PyAdvice, PyAnalysis, seat_of};
use crate::arguments::{self, Given};
use crate::chosen_language::current;
use crate::error::Error;
use crate::objects::{PyChance, PyGame, PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::pixels;
use crate::text::python as text;
use damier_catalog::Goal;
use damier_game::{Contest, Rng, Seat, TextError, Turn};
use damier_reports::picture;
use numpy::ndarray::ArrayD;
use numpy::{PyArrayDyn, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::Arc;

impl PyState {
    /// Returns the state after an action.
    pub(crate) fn after(&self, action: &Given) -> Result<Self, Error> {
        let state = catch_panic(|| {
            Ok::<_, Error>(match action {
                Given::Text(text) => self.state.after(text)?,
                Given::Number(number) => self.state.after_number(*number)?,
            })
        })??;
        Ok(Self::new(&self.game, state))
    }
}

#[pymethods]
impl PyState {
    /// The game.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: Arc::clone(&self.game) }
    }

    /// The text of the state. `Game.state` reads it.
    #[getter]
    fn text(&self) -> PyResult<String> {
        Ok(catch_panic(|| self.state.text())?)
    }

    /// The seat on turn, from 0; None if chance is on turn or the game is over.
    #[getter]
    fn seat(&self) -> PyResult<Option<usize>> {
        Ok(seat_of(catch_panic(|| self.state.turn())?))
    }

    /// True if chance acts next.
    #[getter]
    fn is_chance(&self) -> PyResult<bool> {
        Ok(catch_panic(|| self.state.turn())? == Turn::Chance)
    }

    /// True if the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(catch_panic(|| self.state.turn())? == Turn::Over)
    }

    /// The points of each seat so far.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, catch_panic(|| self.state.scores())?)
    }

    /// The result of each seat when the game is over: 1, 0.5 or 0 in a duel, otherwise the score. None before the end.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let found = catch_panic(|| {
            let is_over = self.state.turn() == Turn::Over;
            let is_duel = self.game.contest() == Contest::Duel;
            is_over.then(|| (is_duel, self.state.scores()))
        })?;
        let Some((is_duel, scores)) = found else { return Ok(None) };
        let points = |(seat, &score): (usize, &i64)| match scores.get(1 - seat) {
            Some(&other) if is_duel => (1 + (score.cmp(&other) as i32)) as f64 / 2.0,
            _ => score as f64,
        };
        PyTuple::new(py, scores.iter().enumerate().map(points).collect::<Vec<f64>>()).map(Some)
    }

    /// The facts that reports show about a finished game, by name.
    #[getter]
    fn facts(&self) -> PyResult<std::collections::BTreeMap<&'static str, i64>> {
        Ok(catch_panic(|| self.state.facts())?.into_iter().collect())
    }

    /// The texts of all legal actions, which are those of a seat or of chance.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, catch_panic(|| self.state.legal())?)
    }

    /// The numbers of all legal actions, in the order of `legal`.
    #[getter]
    fn legal_numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let numbers = catch_panic(|| self.state.legal_numbers())?.map_err(Error::from)?;
        PyTuple::new(py, numbers)
    }

    /// The actions that chance can draw, each with its probability.
    #[getter]
    fn outcomes(&self) -> PyResult<Vec<(String, f64)>> {
        Ok(catch_panic(|| self.state.outcomes())?)
    }

    /// Returns the state after an action, given by its text or its number.
    fn apply(&self, action: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(self.after(&Given::read(action)?)?)
    }

    /// Lets chance act until a seat is on turn or the game is over, and returns that state. `chance` is a seed or a
    /// `Chance`.
    fn settle(&self, chance: &Bound<'_, PyAny>) -> PyResult<Self> {
        let state = match chance.cast::<PyChance>() {
            Ok(chance) => {
                let mut chance = chance.try_borrow_mut()?;
                catch_panic(|| self.state.settled(&mut chance.rng))?
            }
            Err(_) => {
                let mut rng = Rng::new(arguments::seed(chance)?);
                catch_panic(|| self.state.settled(&mut rng))?
            }
        };
        Ok(Self::new(&self.game, state))
    }

    /// Returns the number of an action, given by its text.
    fn number(&self, action: &str) -> PyResult<usize> {
        Ok(catch_panic(|| self.state.action_number(action))?.map_err(Error::from)?)
    }

    /// Returns the text of the action with this number.
    fn action(&self, number: &Bound<'_, PyAny>) -> PyResult<String> {
        let given = Given::read(number)?;
        Ok(catch_panic(|| given.text(self.state.as_ref()))??)
    }

    /// Returns a new array (int8) with an entry for each action that seats have: 1 if it is legal, otherwise 0.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArrayDyn<i8>>> {
        let mask = catch_panic(|| {
            let mut mask = vec![0; self.game.numbering()?.seat_actions];
            for number in self.state.legal_numbers()? {
                // Actions of chance have higher numbers.
                if let Some(bit) = mask.get_mut(number) {
                    *bit = 1;
                }
            }
            Ok::<_, TextError>(mask)
        })?
        .map_err(Error::from)?;
        Ok(array(&[mask.len()], mask).to_pyarray(py))
    }

    /// Returns the observation of the state as a new array (uint8) of the game's shape, from the side of a seat, from
    /// 0. The first seat sees the board as it is.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
        let last = self.game.seats() as u64 - 1;
        let seat =
            seat.map_or(Ok(0), |seat| arguments::whole(seat, text::keyword("seat"), last))?;
        let (shape, seen) = catch_panic(|| {
            let shape = self.game.numbering()?.shape;
            Ok::<_, TextError>((shape, self.state.observation(Seat::new(seat as usize))?))
        })?
        .map_err(Error::from)?;
        Ok(array(&shape, seen).to_pyarray(py))
    }

    /// Describes in words what a legal action does. The text may be empty.
    fn remark(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let given = Given::read(action)?;
        let remark = catch_panic(|| {
            let text = given.text(self.state.as_ref())?;
            // Only a legal action has a remark.
            self.state.after(&text)?;
            Ok::<_, Error>(self.state.remark(&text))
        })??;
        Ok(remark.say(current()))
    }

    /// Asks a player, or without a name the game's own adviser, what it would do in this state. The budget is a text,
    /// for example `1s/game,500nodes`.
    #[pyo3(signature = (player=None, *, budget="none", seed=None))]
    fn advise(
        &self,
        py: Python<'_>,
        player: Option<&str>,
        budget: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyAdvice> {
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        answer::advise(py, self, player, arguments::limits(budget)?, seed)
    }

    /// Finds the exact value of every action. With the goal "scores" it finds scores and results, with "verdicts" only
    /// results. Returns None if the budget ends first.
    #[pyo3(signature = (*, goal="scores", budget="none", threads=None))]
    fn solve(
        &self,
        py: Python<'_>,
        goal: &str,
        budget: &str,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<PyAnalysis>> {
        let goal = match goal {
            "scores" => Goal::Scores,
            "verdicts" => Goal::Verdicts,
            other => {
                let error = TextError::unknown(other, text::goal(), &["scores", "verdicts"]);
                return Err(Error::Text(error).into());
            }
        };
        let threads = arguments::threads(threads)?;
        answer::solve(py, self, goal, arguments::limits(budget)?, threads)
    }

    /// Draws the state as an SVG picture.
    fn svg(&self) -> PyResult<String> {
        Ok(catch_panic(|| picture::svg(&self.state.scene(), &self.state.text(), current()))?)
    }

    /// Draws the state as an array of pixels (uint8) of shape (rows, columns, 3), for red, green and blue. Each cell of
    /// the board has `side` by `side` pixels.
    #[pyo3(signature = (side=32))]
    fn pixels<'py>(&self, py: Python<'py>, side: usize) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
        let (shape, pixels) = catch_panic(|| pixels::draw(&self.state.scene(), side))?;
        Ok(array(&shape, pixels).to_pyarray(py))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    fn __repr__(&self) -> PyResult<String> {
        let (game, text) = catch_panic(|| (self.game.name(), self.state.text()))?;
        Ok(format!("State({game:?}, {text:?})"))
    }

    fn __str__(&self) -> PyResult<String> {
        self.text()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        Ok(catch_panic(|| self.state.is_same(other.get().state.as_ref()))?)
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(catch_panic(|| self.state.fingerprint())?)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String, String)> {
        let names = catch_panic(|| (self.game.name(), self.state.text()))?;
        Ok((py.import("damier")?.getattr("_state")?, names))
    }
}

fn array<T>(shape: &[usize], items: Vec<T>) -> ArrayD<T> {
    ArrayD::from_shape_vec(shape, items).expect("as many items as the shape says")
}

#[pymethods]
impl PyChance {
    #[new]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self { rng: Rng::new(arguments::seed(seed)?) })
    }

    /// Draws the opening of a game, lets chance act until a seat is on turn, and returns that state.
    fn start(&mut self, game: &Bound<'_, PyGame>) -> PyResult<PyState> {
        let (game, rng) = (&game.get().game, &mut self.rng);
        Ok(PyState::new(game, catch_panic(|| game.opening(rng).settled(rng))?))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (u64,), [u64; 4])> {
        let state = slf.try_borrow()?.rng.state();
        Ok((slf.get_type().into_any(), (0,), state))
    }

    fn __setstate__(&mut self, state: [u64; 4]) -> PyResult<()> {
        let missing = || TextError::failed("chance", text::no_chance());
        self.rng = Rng::from_state(state).ok_or_else(missing).map_err(Error::from)?;
        Ok(())
    }

    /// Draws a whole number from 0 to one less than `bound`.
    fn below(&mut self, bound: &Bound<'_, PyAny>) -> PyResult<u64> {
        let bound = arguments::whole(bound, text::bound(), u64::from(u32::MAX))?;
        let bound = u32::try_from(bound.max(1)).unwrap_or(u32::MAX);
        Ok(u64::from(self.rng.below(bound)))
    }
}
