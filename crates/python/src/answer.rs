//! Python objects for answers about a position: advice and exact analysis.

#![expect(
    clippy::too_many_arguments,
    reason = "constructors from all fields, which pyo3 generates"
)]

use crate::chosen_language::current;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::objects::{PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::{
    Advice, AnalysisText, CandidateText, Effort, Goal, Prospect, ScopedThreads, Worth,
    default_advisor,
};
use damier_game::{Contest, Limits, Seat, TextError, Turn, Verdict};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::cmp::Ordering;
use std::sync::Arc;

/// Advice of a player in a state.
#[pyclass(name = "Advice", module = "damier", frozen, get_all, new = "from_fields")]
pub(crate) struct PyAdvice {
    /// The name of the player that was asked.
    player: String,
    /// The text of the action; None if it would resign, or if the game is over.
    pub(crate) action: Option<String>,
    /// Its estimate of the result, in points of the game; None if it does not make one.
    value: Option<f64>,
    /// The seat, from 0, whose result is estimated.
    seat: Option<usize>,
    /// The line of play that it expects, starting with the action.
    line: Vec<String>,
    /// The number of search nodes visited.
    nodes: u64,
    /// The number of plies looked ahead.
    depth: u32,
}

/// Exact values of all actions of a state.
#[pyclass(name = "Analysis", module = "damier", frozen, get_all, new = "from_fields")]
pub(crate) struct PyAnalysis {
    /// The text of the state.
    position: String,
    /// The seat, from 0, whose results the values are. If chance is on turn or the game is over, this is None and the
    /// values are those of the first seat.
    seat: Option<usize>,
    /// The result under best play: "win", "draw" or "loss"; None in games without a winner.
    verdict: Option<String>,
    /// The margin or the expected score under best play, in points of the game; None if it was not computed.
    score: Option<f64>,
    /// The distance to the end under best play; None if it is unknown.
    distance: Option<u32>,
    /// The unit of distances, in the plural, for example "placements".
    unit: String,
    /// The probability of missing each goal, in games that have goals besides the score.
    misses: Py<PyDict>,
    /// Every legal action with its value, the best first.
    actions: Vec<Py<PyCandidate>>,
    /// The number of search nodes visited.
    nodes: u64,
}

/// An action of a state, and its value.
#[pyclass(name = "Candidate", module = "damier", frozen, get_all, new = "from_fields")]
pub(crate) struct PyCandidate {
    /// The text of the action.
    action: String,
    /// The result after the action: "win", "draw" or "loss"; None in games without a winner.
    verdict: Option<String>,
    /// The margin or the expected score after the action, in points of the game; None if it was not computed.
    score: Option<f64>,
    /// The distance to the end under best play, including the action; None if it is unknown.
    distance: Option<u32>,
    /// The best play of both seats, starting with the action.
    line: Vec<String>,
    /// The effect of the action in words; may be empty.
    reason: String,
    /// The probability of missing each goal after the action, in games that have goals besides the score.
    misses: Py<PyDict>,
}

/// The parts of an analysis.
const ANALYSIS: [&str; 9] =
    ["position", "seat", "verdict", "score", "distance", "unit", "misses", "actions", "nodes"];

/// Returns the class of an object and its attributes with these names, which the class takes in this order.
pub(crate) fn reduce<'py, T>(
    object: &Bound<'py, T>,
    names: &[&str],
) -> Reduced<'py, Bound<'py, PyTuple>> {
    let values = names.iter().map(|name| object.as_any().getattr(*name));
    let values = values.collect::<PyResult<Vec<_>>>()?;
    Ok((object.as_any().get_type().into_any(), PyTuple::new(object.py(), values)?))
}

#[pymethods]
impl PyAdvice {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, Bound<'py, PyTuple>> {
        reduce(slf, &["player", "action", "value", "seat", "line", "nodes", "depth"])
    }

    fn __repr__(&self) -> String {
        let action = self.action.as_deref().unwrap_or(damier_catalog::RESIGN);
        let value = self.value.map(|value| format!(", value={value}")).unwrap_or_default();
        format!("Advice({action:?}{value}, player={:?}, nodes={})", self.player, self.nodes)
    }
}

#[pymethods]
impl PyAnalysis {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, Bound<'py, PyTuple>> {
        reduce(slf, &ANALYSIS)
    }

    fn __repr__(&self) -> String {
        let best = self.actions.first().map(|best| best.get().action.as_str());
        let best = best.map(|action| format!(", best={action:?}")).unwrap_or_default();
        let worth = worth_text(self.verdict.as_deref(), self.score, self.distance);
        format!("Analysis({worth}{best}, actions={})", self.actions.len())
    }
}

#[pymethods]
impl PyCandidate {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, Bound<'py, PyTuple>> {
        reduce(slf, &["action", "verdict", "score", "distance", "line", "reason", "misses"])
    }

    fn __repr__(&self) -> String {
        let worth = worth_text(self.verdict.as_deref(), self.score, self.distance);
        format!("Candidate({:?}, {worth})", self.action)
    }
}

fn worth_text(verdict: Option<&str>, score: Option<f64>, distance: Option<u32>) -> String {
    let parts = [
        verdict.map(|verdict| format!("verdict={verdict:?}")),
        score.map(|score| format!("score={score}")),
        distance.map(|distance| format!("distance={distance}")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn misses(py: Python<'_>, prospects: &[Prospect]) -> PyResult<Py<PyDict>> {
    let misses = PyDict::new(py);
    for prospect in prospects {
        misses.set_item(&prospect.goal, prospect.fail)?;
    }
    Ok(misses.unbind())
}

impl PyCandidate {
    fn found(py: Python<'_>, found: CandidateText) -> PyResult<Py<Self>> {
        let Worth { verdict, score, distance } = found.worth;
        let candidate = Self {
            action: found.action,
            verdict: verdict.map(|verdict| verdict.word().to_string()),
            score,
            distance,
            line: found.line,
            reason: found.reason.say(current()),
            misses: misses(py, &found.prospects)?,
        };
        Py::new(py, candidate)
    }
}

impl PyAnalysis {
    fn found(py: Python<'_>, found: AnalysisText) -> PyResult<Self> {
        let Worth { verdict, score, distance } = found.worth;
        let mut actions = Vec::with_capacity(found.candidates.len());
        for candidate in found.candidates {
            actions.push(PyCandidate::found(py, candidate)?);
        }
        Ok(Self {
            position: found.position,
            seat: seat_of(found.turn),
            verdict: verdict.map(|verdict| verdict.word().to_string()),
            score,
            distance,
            unit: found.unit.to_string(),
            misses: misses(py, &found.prospects)?,
            actions,
            nodes: found.nodes,
        })
    }
}

/// Returns the seat on turn, from 0. `None` if chance is on turn or the game is over.
pub(crate) fn seat_of(turn: Turn) -> Option<usize> {
    match turn {
        Turn::Player(seat) => Some(seat.index()),
        Turn::Chance | Turn::Over => None,
    }
}

/// Returns the result of a finished game for the first seat: who won, and the margin or the score. `None` if the game is
/// not over.
fn result(at: &PyState) -> Option<Worth> {
    if at.state.turn() != Turn::Over {
        return None;
    }
    let scores = at.state.scores();
    if at.game.contest() != Contest::Duel {
        return Some(Worth { score: Some(scores[0] as f64), ..Worth::default() });
    }
    let verdict = match scores[0].cmp(&scores[1]) {
        Ordering::Less => Verdict::Loss,
        Ordering::Equal => Verdict::Draw,
        Ordering::Greater => Verdict::Win,
    };
    let margin = (scores[0] - scores[1]) as f64;
    Some(Worth { verdict: Some(verdict), score: Some(margin), distance: Some(0) })
}

/// Asks a player, or the game's own adviser, what it would do in a state. If the game is over, there is no action.
pub(crate) fn advise(
    py: Python<'_>,
    at: &PyState,
    player: Option<&str>,
    limits: Limits,
    seed: u64,
) -> PyResult<PyAdvice> {
    let (player, found) = run_interruptible(py, |stop| {
        let (game, state) = (at.game.as_ref(), &at.state);
        let seat = seat_of(state.turn()).map_or(Seat::FIRST, Seat::new);
        let player = match player {
            Some(player) => game.check_player(player, Some(seat))?,
            None => default_advisor(game, seat),
        };
        if state.turn() == Turn::Over {
            return Ok((player, None));
        }
        let session = game.session_from(&state.text(), seed)?;
        let advice = session.advise_until(&player, limits, seed, Some(Arc::clone(stop)))?;
        Ok::<_, TextError>((player, Some(advice)))
    })?
    .map_err(Error::from)?;
    let Some(Advice { action, value, pv, nodes, depth }) = found else {
        let value = catch_panic(|| result(at))?.and_then(|result| result.score);
        let (action, seat, line) = (None, Some(0), Vec::new());
        return Ok(PyAdvice { player, action, value, seat, line, nodes: 0, depth: 0 });
    };
    Ok(PyAdvice {
        player,
        action,
        value: value.map(|value| value.centipoints as f64 / 100.0),
        seat: value.map(|value| value.seat.index()),
        line: pv,
        nodes,
        depth,
    })
}

/// Finds the value of every action of a state. `None` if the limits end first. If the game is over, there is no action,
/// and the value is the result.
pub(crate) fn solve(
    py: Python<'_>,
    at: &PyState,
    goal: Goal,
    limits: Limits,
    threads: usize,
) -> PyResult<Option<PyAnalysis>> {
    let found = run_interruptible(py, |stop| {
        let (game, state) = (at.game.as_ref(), &at.state);
        let mut analyst = game
            .analyst_for(goal)
            .ok_or_else(|| TextError::failed(text::game(), text::no_exact_answers(game.name())))?;
        if let Some(worth) = result(at) {
            return Ok(Some(AnalysisText {
                position: state.text(),
                turn: Turn::Over,
                choice: "action",
                unit: "plies",
                worth,
                prospects: Vec::new(),
                candidates: Vec::new(),
                nodes: 0,
            }));
        }
        let session = game.session_from(&state.text(), 0)?;
        let pool = ScopedThreads(threads);
        let effort = Effort { limits, stop: Some(Arc::clone(stop)), gauge: None, pool: &pool };
        session.analyse(analyst.as_mut(), &effort)
    })?
    .map_err(Error::from)?;
    found.map(|found| PyAnalysis::found(py, found)).transpose()
}
