//! Settings of a referee: budget, openings, submissions, and players written in Python.

use damier_experiments::Hosting;
use damier_experiments::arena::Openings;
use damier_game::Limits;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The first exception that a strategy raised, so that the caller can raise it again.
pub(crate) type Raised = Arc<Mutex<Option<PyErr>>>;

/// A player that is written in Python.
pub(crate) struct OwnPlayer {
    /// Name of the player in tables.
    pub(crate) name: String,
    /// A function of a state, an object with the method `choose`, or a class of such objects. A class is called once
    /// for each game.
    pub(crate) callee: Py<PyAny>,
}

/// Players written in Python, by their names in the spec.
pub(crate) type OwnPlayers = BTreeMap<String, Arc<OwnPlayer>>;

/// Settings of a referee besides its players' names.
pub(crate) struct Table<'a> {
    /// The positions that games begin in.
    pub(crate) openings: &'a Openings,
    /// The budget of each player.
    pub(crate) limits: Limits,
    /// Where submissions are, and how they are run.
    pub(crate) hosting: &'a Hosting,
    /// Players that are written in Python.
    pub(crate) own: &'a OwnPlayers,
    /// Receives the first exception that one of these players raises.
    pub(crate) raised: &'a Raised,
}
