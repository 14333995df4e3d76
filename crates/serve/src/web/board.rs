//! A player's page, and a page that shows a game on the board.

use super::access::{Requester, Visitor};
use super::answer::page;
use super::app_state::{AppState, blocking};
use super::layout::name;
use crate::http_error::HttpError;
use crate::ladder_games::{LadderGame, find_game, games_of};
use crate::people::{Person, name_of};
use crate::published::RankedRow;
use crate::site::Site;
use crate::text::page as text;
use crate::versions::find_version;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::html;
use serde::Deserialize;
use std::sync::Arc;

/// The number of last games on a player's page.
const LAST: i64 = 30;

/// Returns the public name of a player.
fn name_by_key(site: &Site, key: &str) -> Result<String, HttpError> {
    if let Some(player) = key.strip_prefix('@') {
        return Ok(player.to_string());
    }
    let id = key.parse().map_err(|_| HttpError::Absent)?;
    site.database.read(|base| {
        let version = find_version(base, id)?;
        Ok(format!("{} ({})", name_of(base, version.student)?, version.number))
    })
}

fn named(site: &Site, game: &LadderGame) -> Result<Vec<String>, HttpError> {
    game.keys.iter().map(|key| name_by_key(site, key)).collect()
}

/// `GET /player/{key}`.
pub(crate) async fn player(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(key): Path<String>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let own = key.clone();
    let (who, games) = blocking(&web, move |web| {
        let who = name_by_key(&web.site, &own)?;
        let games = web.site.database.read(|base| games_of(base, &own, LAST))?;
        let named = games.into_iter().map(|game| Ok((named(&web.site, &game)?, game)));
        Ok((who, named.collect::<Result<Vec<_>, HttpError>>()?))
    })
    .await?;
    let rows: Vec<(String, RankedRow)> = web
        .site
        .class
        .games
        .iter()
        .filter_map(|game| {
            let table = web.site.table(&game.name)?;
            let row = table.rows.iter().find(|row| row.key == key)?.clone();
            Some((game.name.clone(), row))
        })
        .collect();
    let body = html! {
        section {
            h1 { (name(&who)) }
            @for (game, row) in &rows { p {
                a href={ (web.site.class.base) "/table/" (game) } { (game) } (text::colon().say(lang))
                (row.value.shown().say(lang)) ", "
                @if row.ranks[0] == row.ranks[1] { (text::place_at(row.ranks[0].to_string()).say(lang)) }
                @else { (text::places_from_to(row.ranks[0].to_string(), row.ranks[1].to_string()).say(lang)) }
            } }
        }
        section {
            h2 { (text::last_games().say(lang)) }
            @if games.is_empty() { p { (text::nothing_yet().say(lang)) } }
            ul { @for (players, game) in &games { li {
                a href={ (web.site.class.base) "/play/" (game.id) } {
                    @for (place, player) in players.iter().enumerate() { @if place > 0 { " – " } (name(player)) }
                    (text::colon().say(lang)) (game.record.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" – "))
                }
            } } }
        }
    };
    Ok(page(&web, visitor, &who, &body))
}

#[derive(Deserialize)]
pub(crate) struct BoardQuery {
    /// Text of a number. Any other text means the last turn.
    turn: Option<String>,
}

/// `GET /play/{id}?turn=`: a game on the board, turn by turn.
pub(crate) async fn board(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<i64>,
    Query(query): Query<BoardQuery>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let turn = query.turn.and_then(|turn| turn.parse().ok());
    let (game, stage) = blocking(&web, move |web| {
        let mut game = web.site.database.read(|base| find_game(base, id))?;
        let names = named(&web.site, &game)?;
        game.record.entrants = names.iter().map(|name| Arc::from(name.as_str())).collect();
        // The text of a fault is private. Others see only that there was one.
        let is_own = match visitor.caller {
            Requester::Known(Person::Teacher) => true,
            Requester::Known(Person::Student(student)) => owns_a_seat(&web.site, &game, student)?,
            Requester::Guest => false,
        };
        let stage = damier_reports::board_of(&game.event, &game.record, is_own, turn, lang)?;
        Ok((game, stage))
    })
    .await?;
    let title = text::game_number(id.to_string()).say(lang);
    let body = html! {
        section {
            h1 { (title) }
            p.lead { @for (place, player) in game.record.entrants.iter().enumerate() {
                @if place > 0 { " – " }
                a href={ (web.site.class.base) "/player/" (game.keys[place]) } { (name(player)) }
            } }
            (stage)
        }
        script src={ (web.site.class.base) "/assets/boards.js" } {}
    };
    Ok(page(&web, visitor, &title, &body))
}

fn owns_a_seat(site: &Site, game: &LadderGame, student: i64) -> Result<bool, HttpError> {
    for key in game.keys.iter().filter_map(|key| key.parse().ok()) {
        if site.database.read(|base| find_version(base, key))?.student == student {
            return Ok(true);
        }
    }
    Ok(false)
}
