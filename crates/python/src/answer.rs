//! Python objects for answers about a position: advice and exact analysis.

use crate::chosen_language::current;
use crate::error::Error;
use crate::interruptible::run_interruptible;
use crate::objects::PyState;
use crate::text::python as text;
use damier_catalog::{
    Advice, AnalysisText, CandidateText, Effort, Goal, Prospect, ScopedThreads, Worth,
    default_advisor,
};
use damier_game::{Limits, Seat, TextError, Turn, Verdict};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// Advice of a player in a state.
#[pyclass(name = "Advice", module = "damier", frozen, get_all)]
pub(crate) struct PyAdvice {
    /// The name of the player that was asked.
    player: String,
    /// The text of the action; None if it would resign.
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
#[pyclass(name = "Analysis", module = "damier", frozen, get_all)]
pub(crate) struct PyAnalysis {
    /// The text of the state.
    position: String,
    /// The seat, from 0, whose results the values are. If chance is on turn, this is None and the values are those of
    /// the first seat.
    seat: Option<usize>,
    /// The result under best play: "win", "draw" or "loss"; None in games without a winner.
    verdict: Option<&'static str>,
    /// The margin or the expected score under best play, in points of the game; None if it was not computed.
    score: Option<f64>,
    /// The distance to the end under best play; None if it is unknown.
    distance: Option<u32>,
    /// The unit of distances, in the plural, for example "placements".
    unit: &'static str,
    /// The probability of missing each goal, in games that have goals besides the score.
    misses: Py<PyDict>,
    /// Every legal action with its value, the best first.
    actions: Vec<Py<PyCandidate>>,
    /// The number of search nodes visited.
    nodes: u64,
}

/// An action of a state, and its value.
#[pyclass(name = "Candidate", module = "damier", frozen, get_all)]
pub(crate) struct PyCandidate {
    /// The text of the action.
    action: String,
    /// The result after the action: "win", "draw" or "loss"; None in games without a winner.
    verdict: Option<&'static str>,
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

#[pymethods]
impl PyAdvice {
    fn __repr__(&self) -> String {
        let action = self.action.as_deref().unwrap_or(damier_catalog::RESIGN);
        let value = self.value.map(|value| format!(", value={value}")).unwrap_or_default();
        format!("Advice({action:?}{value}, player={:?}, nodes={})", self.player, self.nodes)
    }
}

#[pymethods]
impl PyAnalysis {
    fn __repr__(&self) -> String {
        let best = self.actions.first().map(|best| best.get().action.as_str());
        let best = best.map(|action| format!(", best={action:?}")).unwrap_or_default();
        let worth = worth_text(self.verdict, self.score, self.distance);
        format!("Analysis({worth}{best}, actions={})", self.actions.len())
    }
}

#[pymethods]
impl PyCandidate {
    fn __repr__(&self) -> String {
        let worth = worth_text(self.verdict, self.score, self.distance);
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
    fn new(py: Python<'_>, found: CandidateText) -> PyResult<Py<Self>> {
        let Worth { verdict, score, distance } = found.worth;
        let candidate = Self {
            action: found.action,
            verdict: verdict.map(Verdict::word),
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
    fn new(py: Python<'_>, found: AnalysisText) -> PyResult<Self> {
        let Worth { verdict, score, distance } = found.worth;
        let mut actions = Vec::with_capacity(found.candidates.len());
        for candidate in found.candidates {
            actions.push(PyCandidate::new(py, candidate)?);
        }
        Ok(Self {
            position: found.position,
            seat: seat_of(found.turn),
            verdict: verdict.map(Verdict::word),
            score,
            distance,
            unit: found.unit,
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

/// Asks a player, or the game's own adviser, what it would do in a state.
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
        let session = game.session_from(&state.text(), seed)?;
        let advice = session.advise_until(&player, limits, seed, Some(Arc::clone(stop)))?;
        Ok::<(String, Advice), TextError>((player, advice))
    })?
    .map_err(Error::from)?;
    let Advice { action, value, pv, nodes, depth } = found;
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

/// Finds the value of every action of a state. `None` if the limits end first.
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
        let session = game.session_from(&state.text(), 0)?;
        let pool = ScopedThreads(threads);
        let effort = Effort { limits, stop: Some(Arc::clone(stop)), gauge: None, pool: &pool };
        session.analyse(analyst.as_mut(), &effort)
    })?
    .map_err(Error::from)?;
    found.map(|found| PyAnalysis::new(py, found)).transpose()
}
