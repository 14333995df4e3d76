//! An event on a page: its tables, charts and faults.

use crate::grid;
use crate::growth::growth;
use crate::number::{seconds, whole, whole_percent};
use crate::reel::Reel;
use crate::sample::Sample;
use crate::say::{page as say, results};
use crate::{duel, misconduct, roles, solo, staged};
use maud::{Markup, html};
use words::Message;
use workbench::arena::{Error, EventReport, Standings, Store};

/// The section of an event.
///
/// # Errors
/// If the file cannot be read, a record is damaged, or one does not replay.
pub(crate) fn section(
    store: &Store,
    number: u32,
    event: &EventReport,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let sample = Sample::read(store, number, &store.lineups()[number as usize])?;
    // What went wrong comes first, where there is no room for all games.
    let misconduct = misconduct::faults(store, number, event, reel)?;
    let standings = match &event.standings {
        _ if event.counted == 0 => html! { p { (results::nothing_yet().say(lang)) } },
        Standings::Solo(table) => solo::table(number, table, &sample, reel)?,
        Standings::Duel(table) => {
            duel::tables(number, table, &sample, &growth(store, number, event.stored)?, reel)?
        }
        Standings::Roles(table) => roles::table(number, table, &sample, reel)?,
    };
    Ok(html! {
        section id={ "event-" (number + 1) } {
            h2 { (event.name) }
            p.lead { (lead(event).say(lang)) }
            (grid::sentences(&event.warnings.iter().map(|said| said.say(lang)).collect::<Vec<_>>()))
            (standings)
            @if let Some(staged) = &event.staged { (staged::section(staged, lang)) }
            (misconduct)
        }
    })
}

/// The game, the budget, the games and the time of an event.
fn lead(event: &EventReport) -> Message {
    let budget = match event.budget.as_str() {
        "none" => results::no_budget().into(),
        budget => results::budget(budget),
    };
    let games = match event.scheduled - event.stored.min(event.scheduled) {
        0 => results::games(whole(event.stored)),
        _ => results::games_of(whole(event.stored), whole(event.scheduled)),
    };
    let cpu = seconds(event.cpu);
    let cpu = match event.cpu_outside {
        Some(share) => say::cpu_outside(cpu, whole_percent(share)),
        None => say::cpu(cpu),
    };
    say::event_lead(&event.game, budget, games, cpu)
}
