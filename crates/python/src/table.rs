//! What a referee is made of beside its game: a budget, openings, and players that are written in Python.

use damier_experiments::Hosting;
use damier_experiments::arena::Openings;
use damier_game::Limits;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The first exception that a strategy raised, for whoever wants it as it was.
pub(crate) type Raised = Arc<Mutex<Option<PyErr>>>;

/// A player that is written in Python.
pub(crate) struct OwnPlayer {
    /// Its name in tables.
    pub(crate) name: String,
    /// A function of a state; an object with the method `choose`; or a class of such objects, made anew for every game.
    pub(crate) callee: Py<PyAny>,
}

/// The players of a run that are written in Python, by the names under which its spec has them.
pub(crate) type OwnPlayers = BTreeMap<String, Arc<OwnPlayer>>;

/// What a referee needs to know beside its players' names.
pub(crate) struct Table<'a> {
    /// The positions that games begin in.
    pub(crate) openings: &'a Openings,
    /// The budget of each player.
    pub(crate) limits: Limits,
    /// Where submissions lie, and how they are run.
    pub(crate) hosting: &'a Hosting,
    /// Players that are written in Python.
    pub(crate) own: &'a OwnPlayers,
    /// Takes the first exception that one of them raises.
    pub(crate) raised: &'a Raised,
}
