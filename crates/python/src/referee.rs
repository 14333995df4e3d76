//! Referees for players that are written in Python.

use crate::error::Error;
use crate::table::{OwnPlayer, OwnPlayers, Table};
use crate::text::python as text;
use crate::typed::AnyRules;
use damier_experiments::arena::Referee;
use damier_game::TextError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// Reads the players that are written in Python.
///
/// # Errors
/// If a name is not a text, or a player cannot be called.
pub(crate) fn own_players(given: &Bound<'_, PyDict>) -> PyResult<OwnPlayers> {
    let mut players = OwnPlayers::new();
    for (name, callee) in given.iter() {
        let name: String = name.extract()?;
        let choose = callee.getattr("choose").is_ok_and(|choose| choose.is_callable());
        if !callee.is_callable() && !choose {
            let error = TextError::new(
                crate::arguments::shown(&callee),
                text::player(),
                text::a_callable(),
            );
            return Err(Error::Text(error).into());
        }
        let player = OwnPlayer { name: name.clone(), callee: callee.unbind() };
        players.insert(name, Arc::new(player));
    }
    Ok(players)
}

/// Checks that no player written in Python has the name of one of the roster.
fn check_names(
    rules: &dyn AnyRules,
    players: &[String],
    own: &OwnPlayers,
) -> Result<(), TextError> {
    let roster = rules.plain().players();
    let is_taken = |name: &&String| {
        own.contains_key(*name) && roster.iter().any(|player| player.name == name.as_str())
    };
    let taken = players.iter().find(is_taken);
    taken.map_or(Ok(()), |name| Err(TextError::failed(text::player(), text::name_taken(name))))
}

/// Makes the referee of a game.
///
/// # Errors
/// If a player does not exist, or an opening is not a position of the game.
pub(crate) fn referee(
    rules: &Arc<dyn AnyRules>,
    players: &[String],
    table: &Table<'_>,
) -> Result<Box<dyn Referee>, TextError> {
    check_names(rules.as_ref(), players, table.own)?;
    Arc::clone(rules).referee(players, table)
}
