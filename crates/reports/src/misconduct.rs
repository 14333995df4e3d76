//! Faults of players, each with its game.

use crate::fault::name_fault;
use crate::grid::{self, number, text};
use crate::number::whole;
use crate::page_games::PageGames;
use crate::sample::faults_shown;
use crate::text::{page as text, results};
use damier_experiments::arena::{Error, EventReport, FaultLine, Store};
use maud::{Markup, html};

/// Renders the faults of an event. Nothing if there are none.
pub(crate) fn faults(
    store: &Store,
    number_of_event: u32,
    event: &EventReport,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    if event.faults.is_empty() && event.retries == 0 {
        return Ok(html! {});
    }
    let lang = page_games.lang;
    let mut rows = Vec::new();
    for fault in faults_shown(event) {
        let game = page_games.link(number_of_event, Some(fault.id), &fault.id.to_string())?;
        rows.push(cells(fault, game, page_games));
    }
    let columns = [
        number("", lang),
        text(text::fault_player(), lang),
        text(text::fault_kind(), lang),
        number(text::fault_game(), lang),
        number(text::fault_ply(), lang),
        text(text::fault_cause(), lang),
    ];
    let replay = format!("damier replay {} '{}/…'", store.file(), event.name);
    Ok(html! {
        h3 { (text::misconduct().say(lang)) }
        @for out in &event.disqualified {
            p.alarm { (text::disqualified(&out.name, name_fault(&out.cause.kind)).say(lang)) }
        }
        (grid::ranked(&text::misconduct().say(lang), &columns, &rows))
        @if event.faults.len() > rows.len() {
            p.note { (results::more_faults(whole((event.faults.len() - rows.len()) as u64)).say(lang)) }
        }
        @if event.void > 0 { p.note { (results::void(whole(event.void)).say(lang)) } }
        @if event.retries > 0 { p.note { (results::retries(whole(event.retries)).say(lang)) } }
        p.note { (text::replay_with(replay).say(lang)) }
    })
}

fn cells(fault: &FaultLine, game: Markup, page_games: &PageGames<'_>) -> Vec<Markup> {
    vec![
        html! {},
        html! { (fault.entrant) },
        html! { (name_fault(&fault.kind).say(page_games.lang)) },
        game,
        html! { (fault.ply) },
        html! {
            (fault.message.say(page_games.lang))
            @if !fault.log.is_empty() {
                details { summary { (results::last_lines().say(page_games.lang)) } pre { (fault.log) } }
            }
        },
    ]
}
