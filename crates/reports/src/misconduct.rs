//! Faults of players, each with its game.

use crate::fault::name_fault;
use crate::grid::{self, text};
use crate::number::whole;
use crate::page_games::PageGames;
use crate::sample::faults_shown;
use crate::text::{page as text, results};
use damier_catalog::shell_word;
use damier_experiments::arena::{Error, EventReport, FaultLine};
use maud::{Markup, html};

/// Renders the faults of an event. Nothing if there are none.
pub(crate) fn faults(
    number_of_event: u32,
    event: &EventReport,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    if event.faults.is_empty() && event.retries == 0 {
        return Ok(html! {});
    }
    let lang = page_games.lang;
    let shown = faults_shown(event);
    let mut rows = Vec::new();
    for same in group_faults(&shown) {
        rows.push(cells(number_of_event, event, &same, page_games)?);
    }
    let columns = [
        text(text::fault_player(), lang),
        text(text::fault_kind(), lang),
        text(text::fault_games(), lang),
        text(text::fault_cause(), lang),
    ];
    let replay = format!("damier replay {} '{}/…'", shell_word(&page_games.file()), event.name);
    Ok(html! {
        h3 { (text::misconduct().say(lang)) }
        @if !rows.is_empty() { (grid::ranked(&text::misconduct().say(lang), &columns, &rows)) }
        @if event.faults.len() > shown.len() {
            p.note { (results::more_faults(whole((event.faults.len() - shown.len()) as u64)).say(lang)) }
        }
        @if event.void > 0 { p.note { (results::void(whole(event.void)).say(lang)) } }
        @if event.retries > 0 { p.note { (results::retries(whole(event.retries)).say(lang)) } }
        @if !rows.is_empty() { p.note { (text::replay_with(replay).say(lang)) } }
    })
}

/// Groups the faults of a player that have the same cause, in the order of the first of each group.
fn group_faults<'a>(faults: &[&'a FaultLine]) -> Vec<Vec<&'a FaultLine>> {
    let mut groups: Vec<Vec<&FaultLine>> = Vec::new();
    for &fault in faults {
        let is_same = |group: &&mut Vec<&FaultLine>| {
            let first = group[0];
            (&first.entrant, &first.kind, &first.message)
                == (&fault.entrant, &fault.kind, &fault.message)
        };
        match groups.iter_mut().find(is_same) {
            Some(group) => group.push(fault),
            None => groups.push(vec![fault]),
        }
    }
    groups
}

/// Renders a row for faults of a player with the same cause.
fn cells(
    number_of_event: u32,
    event: &EventReport,
    faults: &[&FaultLine],
    page_games: &mut PageGames<'_>,
) -> Result<Vec<Markup>, Error> {
    let (lang, first) = (page_games.lang, faults[0]);
    let link = |fault: &&FaultLine| {
        page_games.link(number_of_event, Some(fault.id), &fault.id.to_string())
    };
    let games = faults.iter().map(link).collect::<Result<Vec<_>, _>>()?;
    let is_disqualified = event.disqualified.iter().any(|out| out.name == first.entrant);
    let kind = name_fault(&first.kind);
    let kind = if is_disqualified { text::disqualified(kind) } else { kind };
    Ok(vec![
        html! { (first.entrant) },
        html! { (kind.say(lang)) },
        html! { @for (place, game) in games.iter().enumerate() { @if place > 0 { ", " } (game) } },
        html! {
            (first.message.say(lang))
            @if !first.log.is_empty() {
                details { summary { (results::last_lines().say(lang)) } pre { (first.log) } }
            }
        },
    ])
}
