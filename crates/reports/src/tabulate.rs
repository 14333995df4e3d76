//! Builds the results table of an event.

mod draft;
mod duel;
mod roles;
mod solo;

use crate::fault::name_fault;
use crate::losses::{EventLosses, add_columns};
use crate::result_table::{Cell, Column, PLAYER, ResultTable, Section};
use damier_experiments::arena::{EventReport, Standings};
use damier_i18n::Lang;

/// Returns the results of an event as a table. Entrants without games follow the ranked ones, and disqualified entrants
/// come last. If the losses of the moves were measured and the seats have the same task, they have columns, too.
#[must_use]
pub fn tabulate(event: &EventReport, losses: Option<&EventLosses>) -> ResultTable {
    let mut table = match &event.standings {
        Standings::Solo(table) => solo::tabulate(table),
        Standings::Duel(table) => duel::tabulate(table),
        Standings::Roles(table) => roles::tabulate(table),
    };
    let is_fair = !matches!(event.standings, Standings::Roles(_));
    if let Some(losses) = losses.filter(|_| is_fair) {
        add_columns(&mut table, losses);
    }
    if !event.disqualified.is_empty() {
        table.columns.push(Column::new("disqualified", "", Section::Data));
        table.rows.iter_mut().for_each(|row| row.cells.push(Cell::Unknown));
    }
    for player in &event.unplayed {
        let cell = |column: &Column| match column.key.as_str() {
            PLAYER => Cell::Text(player.clone()),
            "games" => Cell::Count(0),
            _ => Cell::Unknown,
        };
        table.push(player, None, cell);
    }
    for out in &event.disqualified {
        let cause = out.cause.message.say(Lang::English);
        let cell = |column: &Column| match column.key.as_str() {
            PLAYER => Cell::Text(out.name.clone()),
            "disqualified" => Cell::Text(cause.clone()),
            _ => Cell::Unknown,
        };
        table.push(&out.name, Some(name_fault(&out.cause.kind)), cell);
    }
    table
}
