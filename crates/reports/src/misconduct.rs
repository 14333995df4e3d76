//! What players did wrong, each with the game that shows it.

use crate::fault::name_fault;
use crate::grid::{self, number, text};
use crate::number::whole;
use crate::reel::Reel;
use crate::sample::faults_shown;
use crate::text::{page as text, results};
use damier_experiments::arena::{Error, EventReport, FaultLine, Store};
use damier_experiments::kept_sentence;
use maud::{Markup, html};

/// The faults of an event: nothing where there are none.
pub(crate) fn faults(
    store: &Store,
    number_of_event: u32,
    event: &EventReport,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    if event.faults.is_empty() && event.retries == 0 {
        return Ok(html! {});
    }
    let lang = reel.lang;
    let mut rows = Vec::new();
    for fault in faults_shown(event) {
        let game = reel.link(number_of_event, Some(fault.id), &fault.id.to_string())?;
        rows.push(cells(fault, game, reel));
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

fn cells(fault: &FaultLine, game: Markup, reel: &Reel<'_>) -> Vec<Markup> {
    vec![
        html! {},
        html! { (fault.entrant) },
        html! { (name_fault(&fault.kind).say(reel.lang)) },
        game,
        html! { (fault.ply) },
        html! {
            (kept_sentence(&fault.message).say(reel.lang))
            @if !fault.log.is_empty() {
                details { summary { (results::last_lines().say(reel.lang)) } pre { (fault.log) } }
            }
        },
    ]
}
