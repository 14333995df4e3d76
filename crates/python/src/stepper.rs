//! Many boards of one game, stepped in place in NumPy arrays.

use crate::arguments;
use crate::choices::Choices;
use crate::error::Error;
use crate::fleet::{Autoreset, Fleet, Views};
use crate::objects::{PyGame, PyState};
use crate::panic_guard::{catch_panic, detached};
use crate::position::{read_unfinished, refuse_finished};
use crate::text::python as text;
use damier_catalog::{AnyGame, NumberingSizes};
use damier_game::offer::{BoardStanding, Frame};
use damier_game::{Rng, TextError};
use damier_i18n::{Message, Phrase};
use numpy::{PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString, PyTuple};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Largest number of boards of one object.
const MOST: usize = 1 << 24;

/// Number of bytes that hold the state of a generator.
const CHANCE_BYTES: usize = 32;

/// Many boards of one game, stepped in place. The arrays stay the same objects after every step.
///
/// They have one row for each board: `observations` (uint8), `masks` (int8: 1 for each legal action), `rewards`
/// (float64: one for each seat), `terminated` and `truncated` (bool), and `seats` (int8: the seat on turn, -1 when the
/// game is over). When a game is over, its mask is all 1: no action is needed, and one that is given is ignored.
#[pyclass(name = "Boards", module = "damier", frozen)]
pub(crate) struct PyBoards {
    game: Arc<dyn AnyGame>,
    inner: Mutex<Fleet>,
    count: usize,
    /// True if the last observation of a finished game is stored.
    keeps_last: bool,
    /// True if the number of steps of an episode is limited.
    is_limited: bool,
    frame: Frame,
    /// The observation of each board: uint8. With the frame "agent", it is seen from the side of the seat on turn.
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
    /// True for each board whose episode reached `max_episode_steps` in the last step: bool.
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    /// The seat on turn on each board, -1 when the game is over: int8.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
}

impl PyBoards {
    /// Locks the boards. Python must not be called meanwhile: it might run another thread, which waits for the boards and
    /// keeps the interpreter's lock.
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
        let is_cut = self.is_limited.then(|| self.truncated.bind(py).try_readwrite());
        let mut cut = is_cut.transpose().map_err(borrow("truncated"))?;
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
            cut: match &mut cut {
                Some(cut) => cut.as_slice_mut().map_err(lost("truncated"))?,
                None => &mut [],
            },
            seat: seat.as_slice_mut().map_err(lost("seats"))?,
        };
        Ok(detached(py, || call(&mut self.lock(), &mut views))?)
    }

    fn refuse(&self, board: usize, action: i64) -> PyErr {
        let (is_waiting, last) = {
            let inner = self.lock();
            (inner.is_waiting(board), inner.actions as i64 - 1)
        };
        let place = |error: TextError| error.within(text::on_board(board.to_string()));
        let error = if is_waiting {
            Error::Illegal(place(TextError::failed(text::action(), text::game_is_over())))
        } else if (0..=last).contains(&action) {
            let expected = text::ones_of_the_mask(last.to_string());
            Error::Illegal(place(TextError::new(action, text::action(), expected)))
        } else {
            let expected = text::whole_up_to(last.to_string());
            Error::Text(place(TextError::new(action, text::action(), expected)))
        };
        error.into()
    }
}

fn refuse_array(name: &str, length: usize, kind: &str) -> Error {
    TextError::failed(text::array(name), text::wrong_array(length.to_string(), kind)).into()
}

fn refuse_shared(name: &str) -> Error {
    TextError::failed(text::array(name), text::array_in_use()).into()
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
    /// Creates `count` boards and begins their games. `autoreset` says what happens to a board whose episode has ended.
    /// With "next-step" the next step begins a new game, with "same-step" the same step does, and with "disabled" the
    /// board waits for `reset` or `reset_one`. Illegal actions are refused if `illegal` is "raise", and change nothing
    /// if it is "ignore". With the frame "agent", observations are from the side of the seat on turn; with "board" they
    /// are the same for both seats. An episode is truncated after `max_episode_steps` steps.
    #[new]
    #[pyo3(signature = (game, count, *, autoreset="next-step", illegal="raise", frame="agent", max_episode_steps=None, seed=None))]
    #[expect(clippy::too_many_arguments, reason = "all but the first two by their names")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyGame>,
        count: &Bound<'_, PyAny>,
        autoreset: &str,
        illegal: &str,
        frame: &str,
        max_episode_steps: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let count = positive(count, text::boards(), MOST as u64)? as usize;
        let limit =
            |steps| positive(steps, text::keyword("max_episode_steps"), u64::from(u32::MAX));
        let limit = max_episode_steps.map(limit).transpose()?.map(|steps| steps as u32);
        let choices = Choices::read(autoreset, illegal, frame, limit)?;
        let boards = Self::build(py, &game.get().game, count, &choices)?;
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        boards.begin(py, 0..count, |board| Some(seed.wrapping_add(board as u64)), |_| None)?;
        Ok(boards)
    }

    /// Begins new games on all boards, or on those where `mask` is True. With one seed, board i uses seed + i. With a
    /// list of seeds, each board uses its own. Without a seed, or for None in the list, a board continues with its own
    /// random numbers. `position` is a state to begin in, as `Game.state` reads it, or a list with a text or a state for
    /// each board.
    #[pyo3(signature = (seed=None, *, position=None, mask=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        position: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seeds = self.read_seeds(seed)?;
        let positions = self.read_positions(position)?;
        let chosen = mask.map(|mask| self.read_mask(mask)).transpose()?;
        let boards = (0..self.count).filter(|&board| chosen.as_ref().is_none_or(|all| all[board]));
        let position =
            |board: usize| positions.get(board).or(positions.first()).map(String::as_str);
        self.begin(py, boards, |board| seeds.get(board).copied().flatten(), position)
    }

    /// Begins a new game on one board. Without a seed, the board continues with its own random numbers. `position` is a
    /// state to begin in, as `Game.state` reads it.
    #[pyo3(signature = (board, seed=None, *, position=None))]
    fn reset_one(
        &self,
        py: Python<'_>,
        board: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        position: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let board = self.board(board)?;
        let seed = seed.map(arguments::seed).transpose()?;
        let position = position.map(|position| self.position(position)).transpose()?;
        self.begin(py, [board], |_| seed, |_| position.as_deref())
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
        let found = self.with(py, |inner, views| {
            let taken = inner.step(board, action as usize, views);
            taken.then(|| (views.reward[board * inner.seats], views.over[board]))
        })?;
        found.ok_or_else(|| self.refuse(board, action as i64))
    }

    /// Returns the points of each seat on a board so far. Without a board, returns a new array (int64) with a row for
    /// each board.
    #[pyo3(signature = (board=None))]
    fn scores<'py>(
        &self,
        py: Python<'py>,
        board: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(board) = board {
            let board = self.board(board)?;
            let scores = self.lock().standings[board].scores;
            return Ok(PyList::new(py, &scores[..self.game.seats()])?.into_any());
        }
        let scores = self.lock().standings.iter().map(|standing| standing.scores).collect();
        self.table(py, scores)
    }

    /// Returns the last points of each board before it began a new game, as a new array (int64) with a row for each
    /// board. Only filled if `autoreset` is "same-step".
    fn final_scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scores = self.lock().last_scores.clone();
        self.table(py, scores)
    }

    /// Returns the last masks of each board before it began a new game, as a new array (int8) like `masks`. Only filled
    /// if `autoreset` is "same-step".
    fn final_masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let masks = self.lock().last_masks.clone();
        let actions = masks.len() / self.count;
        let masks = PyArray1::from_vec(py, masks).reshape([self.count, actions])?;
        masks.call_method1("view", ("int8",))
    }

    /// Returns the state of a board.
    fn state(&self, board: &Bound<'_, PyAny>) -> PyResult<PyState> {
        let board = self.board(board)?;
        let read = catch_panic(|| self.game.read(&self.lock().kernel.state_text(board)))?;
        Ok(PyState::new(&self.game, read.map_err(Error::from)?))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<Boards: {}>", self.count)
    }

    /// Returns a function that creates such boards, and their state for `__setstate__`.
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>, Stored<'py>)> {
        let (py, boards) = (slf.py(), slf.get());
        let (choices, texts, chance, elapsed, last_scores, last_masks) = {
            let inner = boards.lock();
            let Fleet { mode, ignores, limit, .. } = *inner;
            let texts = (0..boards.count).map(|board| inner.kernel.state_text(board)).collect();
            let words = inner.chance.iter().flat_map(Rng::state);
            let chance: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
            let last = (inner.last_scores.clone(), inner.last_masks.clone());
            let choices = Choices { mode, ignores, frame: boards.frame, limit };
            (choices, texts, chance, inner.elapsed.clone(), last.0, last.1)
        };
        let game = PyGame { game: Arc::clone(&boards.game) };
        let partial = py.import("functools")?.getattr("partial")?;
        let given = (slf.get_type(), game, boards.count);
        let create = partial.call(given, Some(&choices.keywords(py)?))?;
        let stored = Stored {
            texts,
            chance: PyBytes::new(py, &chance),
            elapsed,
            last_scores,
            last_masks: PyBytes::new(py, &last_masks),
            arrays: PyTuple::new(py, boards.arrays(py))?,
        };
        Ok((create, PyTuple::empty(py), stored))
    }

    fn __setstate__(&self, py: Python<'_>, stored: Stored<'_>) -> PyResult<()> {
        let Stored { texts, chance, elapsed, last_scores, last_masks, arrays } = stored;
        let (chance, last_masks) = (chance.as_bytes(), last_masks.as_bytes());
        let lengths = [texts.len(), elapsed.len(), last_scores.len(), chance.len() / CHANCE_BYTES];
        let fits = lengths == [self.count; 4] && last_masks.len() == self.lock().last_masks.len();
        if !fits {
            return Err(refuse_array("state", self.count, "object").into());
        }
        let set = self.with(py, |inner, views| {
            for (board, text) in texts.iter().enumerate() {
                inner.set_up(board, text, views)?;
                inner.chance[board] = read_chance(&chance[CHANCE_BYTES * board..])?;
            }
            (inner.elapsed, inner.last_scores) = (elapsed, last_scores);
            inner.last_masks = last_masks.to_vec();
            Ok::<_, TextError>(())
        })?;
        set.map_err(Error::from)?;
        let copy = py.import("numpy")?.getattr("copyto")?;
        for (mine, given) in self.arrays(py).into_iter().zip(arrays) {
            copy.call1((mine, given))?;
        }
        Ok(())
    }
}

/// The state of boards, for copies and pickles.
#[derive(FromPyObject, IntoPyObject)]
#[pyo3(from_item_all)]
struct Stored<'py> {
    texts: Vec<String>,
    /// The states of the boards' generators, with the lowest byte of each word first.
    chance: Bound<'py, PyBytes>,
    elapsed: Vec<u32>,
    last_scores: Vec<[i64; 2]>,
    last_masks: Bound<'py, PyBytes>,
    arrays: Bound<'py, PyTuple>,
}

/// Reads the state of a generator from its first bytes.
fn read_chance(bytes: &[u8]) -> Result<Rng, TextError> {
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    }
    Rng::from_state(words).ok_or_else(|| TextError::failed("chance", text::no_chance()))
}

/// Reads a whole number from 1 to `most`.
fn positive(given: &Bound<'_, PyAny>, place: impl Into<Message>, most: u64) -> Result<u64, Error> {
    let place = place.into();
    let number = arguments::whole(given, place.clone(), most)?;
    if number > 0 {
        return Ok(number);
    }
    Err(TextError::new(0, place, text::number_of_boards(most.to_string())).into())
}

impl PyBoards {
    fn build(
        py: Python<'_>,
        game: &Arc<dyn AnyGame>,
        count: usize,
        choices: &Choices,
    ) -> PyResult<Self> {
        let &Choices { mode, ignores, frame, limit } = choices;
        let (numbering, kernel) =
            catch_panic(|| Ok::<_, TextError>((game.numbering()?, game.boards(count, frame)?)))?
                .map_err(Error::from)?;
        let NumberingSizes { seat_actions: actions, ref shape, .. } = numbering;
        let seats = game.seats();
        let shape: Vec<usize> = [count].iter().chain(shape).copied().collect();
        let inner = Fleet {
            kernel,
            chance: vec![Rng::new(0); count],
            standings: vec![BoardStanding { on_turn: None, scores: [0; 2] }; count],
            last_scores: vec![[0; 2]; count],
            last_masks: vec![0; count * actions],
            elapsed: vec![0; count],
            limit,
            contest: game.contest(),
            mode,
            ignores,
            seats,
            actions,
            size: numbering.observation_bytes(),
        };
        let bits = PyArray2::<u8>::zeros(py, [count, actions], false);
        Ok(Self {
            game: Arc::clone(game),
            inner: Mutex::new(inner),
            count,
            observations: PyArrayDyn::zeros(py, shape.clone(), false).unbind(),
            final_observations: PyArrayDyn::zeros(py, shape, false).unbind(),
            masks: bits.call_method1("view", ("int8",))?.unbind(),
            bits: bits.unbind(),
            keeps_last: mode == Autoreset::SameStep,
            is_limited: limit.is_some(),
            frame,
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            terminated: PyArray1::zeros(py, [count], false).unbind(),
            truncated: PyArray1::zeros(py, [count], false).unbind(),
            seats: PyArray1::zeros(py, [count], false).unbind(),
        })
    }

    /// Returns an array (int64) with the points of each board's seats.
    fn table<'py>(&self, py: Python<'py>, scores: Vec<[i64; 2]>) -> PyResult<Bound<'py, PyAny>> {
        let seats = self.game.seats();
        let all = scores.into_iter().flat_map(|scores| scores.into_iter().take(seats)).collect();
        Ok(PyArray1::from_vec(py, all).reshape([self.count, seats])?.into_any())
    }

    /// Returns all arrays that show the boards.
    fn arrays<'py>(&self, py: Python<'py>) -> [Bound<'py, PyAny>; 7] {
        [
            self.observations.bind(py).clone().into_any(),
            self.final_observations.bind(py).clone().into_any(),
            self.masks.bind(py).clone(),
            self.rewards.bind(py).clone().into_any(),
            self.terminated.bind(py).clone().into_any(),
            self.truncated.bind(py).clone().into_any(),
            self.seats.bind(py).clone().into_any(),
        ]
    }

    fn board(&self, given: &Bound<'_, PyAny>) -> Result<usize, Error> {
        let number = arguments::whole(given, text::board(), self.count as u64 - 1)?;
        Ok(usize::try_from(number).unwrap_or(0))
    }

    /// Begins games on some boards, in each board's position if there is one, otherwise in an opening that chance
    /// draws. A board that gets a seed starts its random numbers with it.
    fn begin<'a>(
        &self,
        py: Python<'_>,
        boards: impl IntoIterator<Item = usize, IntoIter: Send> + Send,
        seed: impl Fn(usize) -> Option<u64> + Sync,
        position: impl Fn(usize) -> Option<&'a str> + Sync,
    ) -> PyResult<()> {
        let finished = self.with(py, |inner, views| {
            for board in boards {
                if let Some(seed) = seed(board) {
                    inner.chance[board] = Rng::new(seed);
                }
                let Some(position) = position(board) else {
                    inner.reset(board, views);
                    continue;
                };
                inner.set_up(board, position, views)?;
                // What chance has drawn may have ended the game.
                if inner.is_waiting(board) {
                    return Ok(true);
                }
            }
            Ok::<_, TextError>(false)
        })?;
        if finished.map_err(Error::from)? { Err(refuse_finished().into()) } else { Ok(()) }
    }

    /// Reads one seed, or one for each board. The list is empty if no seed is given.
    fn read_seeds(&self, given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Option<u64>>> {
        let Some(given) = given else { return Ok(Vec::new()) };
        let Some(seeds) = items(given) else {
            let first = arguments::seed(given)?;
            return Ok((0..self.count as u64).map(|at| Some(first.wrapping_add(at))).collect());
        };
        if seeds.len() != self.count {
            return Err(self.refuse_length(seeds.len(), text::seed()).into());
        }
        let read = |seed: &Bound<'_, PyAny>| {
            Ok(if seed.is_none() { None } else { Some(arguments::seed(seed)?) })
        };
        seeds.iter().map(read).collect()
    }

    /// Reads one position, or one for each board. The list is empty if no position is given.
    fn read_positions(&self, given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let Some(given) = given else { return Ok(Vec::new()) };
        let is_whole = |item: &Bound<'_, PyAny>| {
            item.is_instance_of::<PyString>() || item.is_instance_of::<PyState>()
        };
        match items(given).filter(|items| items.first().is_some_and(is_whole)) {
            Some(items) if items.len() != self.count => {
                Err(self.refuse_length(items.len(), text::position()).into())
            }
            Some(items) => items.iter().map(|item| self.position(item)).collect(),
            None => Ok(vec![self.position(given)?]),
        }
    }

    fn position(&self, given: &Bound<'_, PyAny>) -> PyResult<String> {
        let state = read_unfinished(&self.game, given)?;
        Ok(catch_panic(|| state.text())?)
    }

    fn read_mask(&self, given: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
        let refuse = || refuse_array("mask", self.count, "bool");
        let mask = given.cast::<PyArray1<bool>>().map_err(|_| refuse())?;
        let mask = mask.to_vec().map_err(|_| refuse())?;
        if mask.len() == self.count { Ok(mask) } else { Err(refuse().into()) }
    }

    fn refuse_length(&self, length: usize, place: Phrase) -> Error {
        TextError::new(length, place, text::one_for_each_board(self.count.to_string())).into()
    }
}

/// Returns the items of a list, a tuple or an array of one dimension; `None` for anything else.
fn items<'py>(given: &Bound<'py, PyAny>) -> Option<Vec<Bound<'py, PyAny>>> {
    let is_array =
        || given.getattr("ndim").and_then(|ndim| ndim.extract()).is_ok_and(|n: u32| n == 1);
    let is_list = given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>();
    let iterator = (is_list || is_array()).then(|| given.try_iter().ok()).flatten()?;
    iterator.collect::<PyResult<_>>().ok()
}
