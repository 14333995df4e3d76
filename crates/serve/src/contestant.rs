//! Who plays an event: the versions that students play with, and the reference players.

use crate::artefacts::Artefacts;
use crate::class::ClassGame;
use crate::denial::Denial;
use crate::versions::playing;
use damier_catalog::Seat;
use damier_experiments::arena::{
    Fact, Lineup, Openings, PlacedReferee, Referee, Start, TournamentFormat,
};
use damier_experiments::{Hosting, open};
use rusqlite::Connection;

/// Somebody who plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contestant {
    /// The number of the version, or `@` and the reference player.
    pub(crate) key: String,
    /// The name in tables.
    pub(crate) name: String,
    /// The path of what is played, or the reference player.
    pub(crate) player: String,
    /// The student; `None` for a reference player.
    pub(crate) student: Option<i64>,
    /// The share of attention.
    pub(crate) weight: f64,
}

/// Everybody who plays a game now: reference players first, the weakest of them at the front.
pub(crate) fn contestants(
    artefacts: &Artefacts,
    base: &Connection,
    game: &ClassGame,
) -> Result<Vec<Contestant>, Denial> {
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

/// A reference player.
pub(crate) fn reference(player: &str) -> Contestant {
    let (name, player) = (player.to_string(), player.to_string());
    Contestant { key: format!("@{name}"), name, player, student: None, weight: 1.0 }
}

/// Makes the referee of these contestants, who have their names in tables.
///
/// # Errors
/// A player that is not there.
pub(crate) fn referee(
    hosting: &Hosting,
    game: &ClassGame,
    players: &[&Contestant],
) -> Result<Box<dyn Referee>, Denial> {
    let texts: Vec<String> = players.iter().map(|one| one.player.clone()).collect();
    let names: Vec<String> = players.iter().map(|one| one.name.clone()).collect();
    let inner = open(&game.game)?.referee_on(&Openings::Usual, &texts, game.budget, hosting)?;
    Ok(Box::new(PlacedReferee::named(inner, &names)))
}

/// The lineup of an event as tables need it.
///
/// # Errors
/// A game that there is not.
pub(crate) fn lineup(game: &ClassGame, contestants: &[Contestant]) -> Result<Lineup, Denial> {
    let players: Vec<String> = game.references.iter().map(|one| one.player.clone()).collect();
    let rules = open(&game.game)?.referee(&players, game.budget)?;
    debug_assert!(rules.serves(0, Seat::FIRST));
    let fact = |kind: &damier_catalog::FactKind| Fact {
        name: kind.name.to_string(),
        help: kind.help.to_string(),
        histogram: kind.histogram,
        milestone: kind.milestone,
    };
    Ok(Lineup {
        name: game.name.clone(),
        game: game.game.clone(),
        rules_version: rules.rules_version(),
        contest: game.contest,
        facts: rules.fact_kinds().iter().map(fact).collect(),
        entrants: contestants.iter().map(|one| one.name.clone()).collect(),
        format: TournamentFormat::RoundRobin,
        budget: game.budget.to_string(),
        scheduled: 0,
        start: Some(Start::new(rules.randomness(), &Openings::Usual)),
        checksums: Vec::new(),
        parts: Vec::new(),
        replaced: Vec::new(),
    })
}
