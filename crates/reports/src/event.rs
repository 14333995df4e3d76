//! An event on a page: its tables, charts and faults.

use crate::grid::{self, SectionParts};
use crate::growth::growth;
use crate::headline::headline;
use crate::losses::{self, EventLosses};
use crate::page_games::PageGames;
use crate::sample::Sample;
use crate::tabulate::tabulate;
use crate::text::results;
use crate::word::summary;
use crate::{duel, misconduct, roles, solo, staged};
use damier_experiments::arena::{Error, EventReport, Standings, Store};
use maud::{Markup, html};

/// Renders the section of an event.
///
/// # Errors
/// An unreadable file; a record that is damaged or does not replay.
pub(crate) fn section(
    store: &Store,
    number: u32,
    event: &EventReport,
    losses: Option<&EventLosses>,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    let lang = page_games.lang;
    let sample = Sample::read(store, number, &store.lineups()[number as usize])?;
    // Games with faults are added first, because there may not be room for all games.
    let misconduct = misconduct::faults(number, event, page_games)?;
    let results = tabulate(event, losses);
    let said = summary(event, lang);
    let standings = match &event.standings {
        _ if event.counted == 0 => SectionParts {
            ranking: html! { p { (results::nothing_yet().say(lang)) } },
            detail: html! {},
        },
        Standings::Solo(table) => {
            solo::section(number, &results, table, &said, &sample, page_games)?
        }
        Standings::Duel(table) => {
            let growth = growth(store, number, event.stored)?;
            duel::section(number, &results, table, said, &sample, &growth, page_games)?
        }
        Standings::Roles(table) => {
            roles::section(number, &results, table, &said, &sample, page_games)?
        }
    };
    let losses = losses.map(|losses| losses::section(number, losses, page_games)).transpose()?;
    Ok(html! {
        section id={ "event-" (number + 1) } {
            h2 { (event.name) }
            p.lead { (headline(&event.game, event).say(lang)) "." }
            (grid::sentences(&event.warnings.iter().map(|said| said.say(lang)).collect::<Vec<_>>()))
            (standings.ranking)
            div.detail {
                (standings.detail)
                @if let Some(losses) = &losses { (losses) }
                @if let Some(staged) = &event.staged { (staged::section(staged, lang)) }
                (misconduct)
            }
        }
    })
}
