//! The players of an event: the students' playing versions, and the reference players.

use crate::artefacts::Artefacts;
use crate::class::ClassGame;
use crate::http_error::HttpError;
use crate::versions::playing;
use damier_experiments::arena::{Event, Lineup, Openings, PlacedReferee, Referee};
use damier_experiments::{Hosting, open};
use rusqlite::Connection;

/// A player of an event.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contestant {
    /// The number of the version, or `@` followed by the text of the reference player.
    pub(crate) key: String,
    /// The name in tables.
    pub(crate) name: String,
    /// The path of the program, or the reference player.
    pub(crate) player: String,
    /// The student; `None` for a reference player.
    pub(crate) student: Option<i64>,
    /// Relative frequency with which the player is chosen to play: 1 for a reference player, and less for the version
    /// of a student who submitted several versions within a day.
    pub(crate) weight: f64,
}

/// Returns all players of a game: first the reference players, from the weakest to the strongest, then the versions.
pub(crate) fn contestants(
    artefacts: &Artefacts,
    base: &Connection,
    game: &ClassGame,
) -> Result<Vec<Contestant>, HttpError> {
    let mut all: Vec<Contestant> =
        game.references.iter().map(|one| reference(&one.player)).collect();
    for own in playing(base, &game.name)? {
        let name = match all.iter().any(|one| one.name == own.name) {
            true => format!("{}-{}", own.name, own.version.student),
            false => own.name,
        };
        all.push(Contestant {
            key: own.version.id.to_string(),
            name,
            player: artefacts.player(&own.version.digest).display().to_string(),
            student: Some(own.version.student),
            weight: 1.0 / own.today.max(1) as f64,
        });
    }
    Ok(all)
}

/// Returns a reference player as a contestant.
pub(crate) fn reference(player: &str) -> Contestant {
    let (name, player) = (player.to_string(), player.to_string());
    Contestant { key: format!("@{name}"), name, player, student: None, weight: 1.0 }
}

/// Returns a referee for these contestants, under their names in tables.
///
/// # Errors
/// An unknown player.
pub(crate) fn referee(
    hosting: &Hosting,
    game: &ClassGame,
    players: &[&Contestant],
) -> Result<Box<dyn Referee>, HttpError> {
    let texts: Vec<String> = players.iter().map(|one| one.player.clone()).collect();
    let names: Vec<String> = players.iter().map(|one| one.name.clone()).collect();
    let inner = open(&game.game)?.referee_on(&Openings::Usual, &texts, game.budget, hosting)?;
    Ok(Box::new(PlacedReferee::named(inner, &names)))
}

/// Returns the lineup of an event, for its tables.
///
/// # Errors
/// An unknown game.
pub(crate) fn lineup(game: &ClassGame, contestants: &[Contestant]) -> Result<Lineup, HttpError> {
    let players = game.references.iter().map(|one| one.player.clone()).collect();
    let whole = Event::new(&game.game, players);
    let event = Event { name: game.name.clone(), budget: game.budget, ..whole };
    let referee = open(&game.game)?.referee(&event.players, event.budget)?;
    let entrants = contestants.iter().map(|one| one.name.clone()).collect();
    Ok(Lineup { entrants, ..Lineup::new(&event, referee.as_ref(), 0) })
}
