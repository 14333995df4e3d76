//! The table of a game.

use super::access::{Requester, Visitor};
use super::answer::live_page;
use super::app_state::{AppState, blocking};
use super::layout::{PageRefresh, marked, name};
use crate::http_error::HttpError;
use crate::ladder_games::last_games;
use crate::people::Person;
use crate::published::{PreviousRank, PublishedTable, RankedRow};
use crate::text::page as text;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use damier_i18n::Lang;
use damier_reports::budget_in_words;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The number of last games below a table.
const LAST: i64 = 10;

/// `GET /table/{game}`.
pub(crate) async fn table(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let class_game = web.site.class.game(&game).ok_or(HttpError::Absent)?;
    let standings = web.site.table(&game);
    let tag = standings.as_ref().map_or(0, |table| table.made);
    let games = standings.as_ref().map_or(0, |table| table.games);
    let result = web.site.final_result(&game);
    let ended = result.as_ref().map_or(0, |result| result.table.made);
    let tag = format!("\"{tag}-{games}-{ended}-{}-{:?}\"", visitor.lang.code(), visitor.caller);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let event = game.clone();
    let last =
        blocking(&web, move |web| web.site.database.read(|base| last_games(base, &event, LAST)))
            .await?;
    let lang = visitor.lang;
    let own = match visitor.caller {
        Requester::Known(Person::Student(student)) => Some(student),
        _ => None,
    };
    let names: BTreeMap<&str, &str> = standings
        .iter()
        .flat_map(|table| &table.rows)
        .map(|row| (row.key.as_str(), row.name.as_str()))
        .collect();
    let body = html! {
        section {
            h1 { (game) }
            p.lead { (class_game.game) " · " (budget_in_words(class_game.budget).say(lang)) }
            @if let Some(result) = &result {
                h2 { (text::the_final().say(lang)) }
                (rows(&web, &result.table, Ranking::Final, own, lang))
                h2 { (text::before_the_final().say(lang)) }
            }
            @match &standings {
                Some(table) if table.games > 0 => { (rows(&web, table, Ranking::Live, own, lang)) }
                _ => { p { (text::nothing_yet().say(lang)) } }
            }
        }
        @if !last.is_empty() { section.screen {
            h2 { (text::last_games().say(lang)) }
            ul { @for one in &last { li {
                a href={ (web.site.class.base) "/play/" (one.id) } {
                    @for (place, key) in one.keys.iter().enumerate() {
                        @if place > 0 { " – " }
                        (name(names.get(key.as_str()).copied().unwrap_or("…")))
                    }
                    (text::colon().say(lang)) (one.record.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" – "))
                }
            } } }
        } }
    };
    let mut response = live_page(&web, visitor, &game, &body, PageRefresh::InPlace(10));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(ETAG, tag);
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
    Ok(response)
}

/// The ranking that a table shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ranking {
    /// The one that is played until the final.
    Live,
    /// That of the final.
    Final,
}

impl Ranking {
    /// Returns a word for the ids of the table.
    const fn word(self) -> &'static str {
        match self {
            Self::Live => "made",
            Self::Final => "final",
        }
    }
}

fn rows(
    web: &AppState,
    table: &PublishedTable,
    ranking: Ranking,
    own: Option<i64>,
    lang: Lang,
) -> Markup {
    let counted = match ranking {
        Ranking::Live => text::table_of(table.games, web.site.class.show_time(table.made)),
        Ranking::Final => text::games_of_final(table.games),
    };
    let value = if table.is_duel { text::rating() } else { text::mean_score() }.say(lang);
    let played = if table.is_duel { text::pairs() } else { text::games_played() }.say(lang);
    html! {
        // Outside the table, which scrolls sideways on a phone.
        p.note id=(ranking.word()) { (counted.say(lang)) }
        div.wide { table.cards aria-describedby=(ranking.word()) {
            thead { tr {
                th.number scope="col" { (text::place().say(lang)) }
                th scope="col" { (text::player().say(lang)) }
                th.number scope="col" { (value) }
                th.number scope="col" { (text::places().say(lang)) }
                @if ranking == Ranking::Live { th.number scope="col" { (text::since_yesterday().say(lang)) } }
                th.number scope="col" { (played) }
            } }
            tbody { @for row in &table.rows { (self::row(web, row, ranking, [&value, &played], own, lang)) } }
        } }
        @for warning in &table.warnings { p.note { (marked(&warning.say(lang))) } }
        p.note { (text::groups_meaning().say(lang)) }
    }
}

fn row(
    web: &AppState,
    row: &RankedRow,
    ranking: Ranking,
    [value, played]: [&str; 2],
    own: Option<i64>,
    lang: Lang,
) -> Markup {
    let is_own = own.is_some() && row.student == own;
    let kind = match (is_own, row.is_reference()) {
        (true, _) => "own",
        (false, true) => "reference",
        (false, false) => "other",
    };
    let is_live = ranking == Ranking::Live;
    html! {
        tr class=(kind) id={ (ranking.word()) "-" (row.key) } {
            td.number data-title=(text::place().say(lang)) { @if row.is_out { "–" } @else { (row.group) } }
            th scope="row" {
                @if row.key.is_empty() { (name(&row.name)) }
                @else { a href={ (web.site.class.base) "/player/" (row.key) } { (name(&row.name)) } }
                @if is_own { " (" (text::you().say(lang)) ")" }
                @if row.is_reference() { " " span.note { (text::reference().say(lang)) } }
            }
            @if row.is_out {
                td colspan=(if is_live { 4 } else { 3 }) { @if is_own && is_live { (text::out_for_faults().say(lang)) } @else { (text::is_out().say(lang)) } }
            } @else {
                td.number data-title=(value) { (row.value.shown().say(lang)) }
                td.number data-title=(text::places().say(lang)) { (row.ranks[0]) @if row.ranks[1] > row.ranks[0] { "–" (row.ranks[1]) } }
                @if is_live { td.number data-title=(text::since_yesterday().say(lang)) { (since(row, lang)) } }
                td.number data-title=(played) { (row.games) }
            }
        }
    }
}

/// Returns the change of a player's place since yesterday.
fn since(row: &RankedRow, lang: Lang) -> String {
    let rank = row.rank as i64;
    match row.before {
        PreviousRank::Unknown => String::new(),
        PreviousRank::New => text::is_new().say(lang),
        PreviousRank::Place(place) if place > rank => format!("+{}", place - rank),
        PreviousRank::Place(place) if place < rank => format!("−{}", rank - place),
        PreviousRank::Place(_) => "=".to_string(),
    }
}
