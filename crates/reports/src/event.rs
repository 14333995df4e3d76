//! An event on a page: its tables, charts and faults.

use crate::grid;
use crate::growth::growth;
use crate::headline::headline;
use crate::reel::Reel;
use crate::sample::Sample;
use crate::tabulate::tabulate;
use crate::text::results;
use crate::{duel, misconduct, roles, solo, staged};
use damier_experiments::arena::{Error, EventReport, Standings, Store};
use maud::{Markup, html};

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
    let results = tabulate(event);
    let standings = match &event.standings {
        _ if event.counted == 0 => html! { p { (results::nothing_yet().say(lang)) } },
        Standings::Solo(table) => solo::section(number, &results, table, &sample, reel)?,
        Standings::Duel(table) => {
            let growth = growth(store, number, event.stored)?;
            duel::section(number, &results, table, &sample, &growth, reel)?
        }
        Standings::Roles(table) => roles::section(number, &results, table, &sample, reel)?,
    };
    Ok(html! {
        section id={ "event-" (number + 1) } {
            h2 { (event.name) }
            p.lead { (headline(&event.game, event).say(lang)) "." }
            (grid::sentences(&event.warnings.iter().map(|said| said.say(lang)).collect::<Vec<_>>()))
            (standings)
            @if let Some(staged) = &event.staged { (staged::section(staged, lang)) }
            (misconduct)
        }
    })
}
