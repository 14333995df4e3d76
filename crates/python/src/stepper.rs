//! Many boards of one game, stepped in place in NumPy arrays.

use crate::arguments;
use crate::error::Error;
use crate::fleet::{Autoreset, Fleet, Views};
use crate::objects::PyGame;
use crate::panic_guard::{catch_panic, detached};
use crate::text::python as text;
use damier_catalog::NumberingSizes;
use damier_game::offer::BoardStanding;
use damier_game::{Rng, TextError};
use numpy::{PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Largest number of boards of one object.
const MOST: usize = 1 << 24;

/// Many boards of one game, stepped in place. The arrays stay the same objects after every step.
///
/// They have one row for each board: `observations` (uint8), `masks` (int8: 1 for each legal action), `rewards`
/// (float64: one for each seat), `terminated` (bool) and `seats` (int8: the seat on turn, -1 when the game is over).
#[pyclass(name = "Boards", module = "damier", frozen)]
pub(crate) struct PyBoards {
    inner: Mutex<Fleet>,
    count: usize,
    /// True if the last observation of a finished game is stored.
    keeps_last: bool,
    /// The observation of each board: uint8.
    #[pyo3(get)]
    observations: Py<PyArrayDyn<u8>>,
    /// The last observation of each board before it began a new game: uint8. Only filled if `autoreset` is "same-step".
    #[pyo3(get)]
    final_observations: Py<PyArrayDyn<u8>>,
    /// For each action that seats have, 1 if it is legal, otherwise 0: int8.
    #[pyo3(get)]
    masks: Py<PyAny>,
    /// The bytes of `masks` as uint8.
    bits: Py<PyArray2<u8>>,
    /// The reward of each seat for the last step: float64.
    #[pyo3(get)]
    rewards: Py<PyArray2<f64>>,
    /// True for each board whose game ended in the last step: bool.
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    /// The seat on turn on each board, -1 when the game is over: int8.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
}

impl PyBoards {
    fn lock(&self) -> MutexGuard<'_, Fleet> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls a function with the boards and the arrays, without the interpreter's lock.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        call: impl FnOnce(&mut Fleet, &mut Views<'_>) -> T + Send,
    ) -> PyResult<T> {
        let borrow = |name: &'static str| move |_| refuse_shared(name);
        let mut seen =
            self.observations.bind(py).try_readwrite().map_err(borrow("observations"))?;
        let is_kept = self.keeps_last.then(|| self.final_observations.bind(py).try_readwrite());
        let mut last = is_kept.transpose().map_err(borrow("final_observations"))?;
        let mut mask = self.bits.bind(py).try_readwrite().map_err(borrow("masks"))?;
        let mut reward = self.rewards.bind(py).try_readwrite().map_err(borrow("rewards"))?;
        let mut over = self.terminated.bind(py).try_readwrite().map_err(borrow("terminated"))?;
        let mut seat = self.seats.bind(py).try_readwrite().map_err(borrow("seats"))?;
        let lost = |name: &'static str| move |_| refuse_shared(name);
        let mut views = Views {
            seen: seen.as_slice_mut().map_err(lost("observations"))?,
            last: match &mut last {
                Some(last) => last.as_slice_mut().map_err(lost("final_observations"))?,
                None => &mut [],
            },
            mask: mask.as_slice_mut().map_err(lost("masks"))?,
            reward: reward.as_slice_mut().map_err(lost("rewards"))?,
            over: over.as_slice_mut().map_err(lost("terminated"))?,
            seat: seat.as_slice_mut().map_err(lost("seats"))?,
        };
        Ok(detached(py, || call(&mut self.lock(), &mut views))?)
    }

    fn refuse(&self, board: usize, action: i64) -> PyErr {
        let inner = self.lock();
        let is_over = inner.standings[board].on_turn.is_none();
        let error = if is_over {
            TextError::failed(text::action(), text::game_is_over())
        } else {
            let last = (inner.actions - 1).to_string();
            TextError::new(action, text::action(), text::ones_of_the_mask(last))
        };
        Error::Illegal(error.within(text::on_board(board.to_string()))).into()
    }
}

fn refuse_array(name: &str, length: usize, kind: &str) -> Error {
    TextError::failed(text::array(name), text::wrong_array(length.to_string(), kind)).into()
}

fn refuse_shared(name: &str) -> Error {
    TextError::failed(text::array(name), text::array_in_use()).into()
}

/// Reads the value of `autoreset`, which says what happens to a board whose game is over.
fn read_mode(text: &str) -> Result<Autoreset, Error> {
    match text {
        "next-step" => Ok(Autoreset::NextStep),
        "same-step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        other => {
            let modes = ["next-step", "same-step", "disabled"];
            Err(TextError::unknown(other, text::mode(), &modes).into())
        }
    }
}

/// Reads the value of `illegal`. Returns true if illegal actions change nothing, false if they are refused.
fn read_ignores(text: &str) -> Result<bool, Error> {
    match text {
        "raise" => Ok(false),
        "ignore" => Ok(true),
        other => {
            Err(TextError::unknown(other, text::illegal_actions(), &["raise", "ignore"]).into())
        }
    }
}

/// Reads whole numbers as an array of int64, and converts them if needed.
fn whole_numbers<'py>(
    given: &Bound<'py, PyAny>,
    name: &str,
    length: usize,
) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let refuse = || refuse_array(name, length, "int64");
    let array = match given.cast::<PyArray1<i64>>() {
        Ok(array) => array.clone(),
        Err(_) => {
            let numpy = given.py().import("numpy")?;
            let array = numpy.call_method1("asarray", (given,)).map_err(|_| refuse())?;
            let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
            if !["i", "u"].contains(&&*kind) {
                return Err(refuse().into());
            }
            let array = array.call_method1("astype", ("int64",)).map_err(|_| refuse())?;
            array.cast_into::<PyArray1<i64>>().map_err(|_| refuse())?
        }
    };
    let array = array.try_readonly().map_err(|_| refuse())?;
    let fits = array.as_slice().is_ok_and(|numbers| numbers.len() == length);
    if fits { Ok(array) } else { Err(refuse().into()) }
}

#[pymethods]
impl PyBoards {
    /// Creates `count` boards and begins their games. `autoreset` says what happens to a board whose game is over. With
    /// "next-step" the next step begins a new game, with "same-step" the same step does, and with "disabled" the board
    /// waits for `reset` or `reset_one`. Illegal actions are refused if `illegal` is "raise", and change nothing if it
    /// is "ignore".
    #[new]
    #[pyo3(signature = (game, count, *, autoreset="next-step", illegal="raise", seed=None))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyGame>,
        count: &Bound<'_, PyAny>,
        autoreset: &str,
        illegal: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let number = arguments::whole(count, text::boards(), MOST as u64)?;
        let count = usize::try_from(number).unwrap_or(MOST);
        if count == 0 {
            let error = TextError::new(0, text::boards(), text::number_of_boards(MOST.to_string()));
            return Err(Error::Text(error).into());
        }
        let (mode, ignores) = (read_mode(autoreset)?, read_ignores(illegal)?);
        let game = &game.get().game;
        let (numbering, kernel) =
            catch_panic(|| Ok::<_, TextError>((game.numbering()?, game.boards(count)?)))?
                .map_err(Error::from)?;
        let NumberingSizes { seat_actions: actions, ref shape, .. } = numbering;
        let seats = game.seats();
        let shape: Vec<usize> = [count].iter().chain(shape).copied().collect();
        let inner = Fleet {
            kernel,
            chance: vec![Rng::new(0); count],
            standings: vec![BoardStanding { on_turn: None, scores: [0; 2] }; count],
            contest: game.contest(),
            mode,
            ignores,
            seats,
            actions,
            size: numbering.observation_bytes(),
        };
        let bits = PyArray2::<u8>::zeros(py, [count, actions], false);
        let boards = Self {
            inner: Mutex::new(inner),
            count,
            observations: PyArrayDyn::zeros(py, shape.clone(), false).unbind(),
            final_observations: PyArrayDyn::zeros(py, shape, false).unbind(),
            masks: bits.call_method1("view", ("int8",))?.unbind(),
            bits: bits.unbind(),
            keeps_last: mode == Autoreset::SameStep,
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            terminated: PyArray1::zeros(py, [count], false).unbind(),
            seats: PyArray1::zeros(py, [count], false).unbind(),
        };
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        boards.seed_all(py, seed)?;
        Ok(boards)
    }

    /// Begins new games on all boards. With a seed, board i uses seed + i. Without one, each board continues with its
    /// own random numbers.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        if let Some(seed) = seed {
            return self.seed_all(py, arguments::seed(seed)?);
        }
        self.with(py, |inner, views| {
            (0..self.count).for_each(|board| inner.reset(board, views));
        })
    }

    /// Begins a new game on one board. Without a seed, the board continues with its own random numbers.
    #[pyo3(signature = (board, seed=None))]
    fn reset_one(
        &self,
        py: Python<'_>,
        board: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let board = self.board(board)?;
        let seed = seed.map(arguments::seed).transpose()?;
        self.with(py, |inner, views| {
            if let Some(seed) = seed {
                inner.chance[board] = Rng::new(seed);
            }
            inner.reset(board, views);
        })
    }

    /// Takes one action on every board, given as an array of their numbers. If an action is refused as illegal, no
    /// board changes.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = whole_numbers(actions, "actions", self.count)?;
        let numbers =
            actions.as_slice().map_err(|_| refuse_array("actions", self.count, "int64"))?;
        let refused = self.with(py, |inner, views| {
            let refused = inner.first_refused(numbers, views.mask);
            if refused.is_some() {
                return refused;
            }
            // The caller may have changed the mask, so the rules check each action again.
            let mut boards = numbers.iter().enumerate();
            boards.find_map(|(board, &action)| {
                let taken = inner.step(board, action.unsigned_abs() as usize, views);
                (!taken).then_some(board)
            })
        })?;
        refused.map_or(Ok(()), |board| Err(self.refuse(board, numbers[board])))
    }

    /// Takes an action on one board. Returns the reward of the first seat, and True if the game is over.
    fn step_one(
        &self,
        py: Python<'_>,
        board: &Bound<'_, PyAny>,
        action: &Bound<'_, PyAny>,
    ) -> PyResult<(f64, bool)> {
        let board = self.board(board)?;
        let action = arguments::whole(action, text::action(), i64::MAX as u64)?;
        let action = usize::try_from(action).unwrap_or(usize::MAX);
        let found = self.with(py, |inner, views| {
            let taken = inner.step(board, action, views);
            taken.then(|| (views.reward[board * inner.seats], views.over[board]))
        })?;
        found.ok_or_else(|| self.refuse(board, action as i64))
    }

    /// Returns the points of each seat on a board so far.
    fn scores(&self, board: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let board = self.board(board)?;
        let inner = self.lock();
        Ok(inner.standings[board].scores[..inner.seats].to_vec())
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<Boards: {}>", self.count)
    }
}

impl PyBoards {
    fn board(&self, given: &Bound<'_, PyAny>) -> Result<usize, Error> {
        let number = arguments::whole(given, text::board(), self.count as u64 - 1)?;
        Ok(usize::try_from(number).unwrap_or(0))
    }

    fn seed_all(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with(py, |inner, views| {
            for board in 0..self.count {
                inner.chance[board] = Rng::new(seed.wrapping_add(board as u64));
                inner.reset(board, views);
            }
        })
    }
}
