//! Referees for players that are written in Python.

use crate::error::Error;
use crate::strategy::entrant;
use crate::table::{OwnPlayer, OwnPlayers, Table};
use crate::text::python as text;
use damier_catalog::{AnyGame, OfferVisitor, visit};
use damier_experiments::arena::Referee;
use damier_experiments::referee_with;
use damier_game::offer::Offer;
use damier_game::{Notation, Show, TextError};
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
fn check_names(game: &dyn AnyGame, players: &[String], own: &OwnPlayers) -> Result<(), TextError> {
    let roster = game.players();
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
    game: &dyn AnyGame,
    players: &[String],
    table: &Table<'_>,
) -> Result<Box<dyn Referee>, TextError> {
    check_names(game, players, table.own)?;
    visit(&game.name(), RefereeMaker { players, table })?
}

/// Makes a referee from the typed offer of a game.
struct RefereeMaker<'a> {
    players: &'a [String],
    table: &'a Table<'a>,
}

impl OfferVisitor for RefereeMaker<'_> {
    type Output = Result<Box<dyn Referee>, TextError>;

    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Self::Output {
        let Table { openings, limits, hosting, own, raised } = self.table;
        let offer = Arc::new(offer);
        let mut own = |text: &str| own.get(text).map(|one| entrant(&offer, one, raised));
        referee_with(&offer, openings, self.players, *limits, hosting, &mut own)
    }
}
