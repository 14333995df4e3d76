//! Columns that count games by a fact, such as the largest tile.

use crate::table::{Align, TextTable};
use reports::name_fact;
use reports::say::results as say;
use std::collections::BTreeSet;
use words::{Lang, Message};
use workbench::arena::{Histogram, RoleRow, RolesTable};

/// The values of the first histogram that occurred for anyone.
pub(super) fn values<'a>(rows: impl Iterator<Item = &'a [Histogram]>) -> BTreeSet<i64> {
    let first = rows.filter_map(|histograms| histograms.first());
    first.flat_map(|histogram| histogram.counts.iter().map(|&(value, _)| value)).collect()
}

/// The number of games with this value of the first histogram.
pub(super) fn games_with(histograms: &[Histogram], value: i64) -> String {
    let counts = histograms.first().map_or(&[][..], |histogram| &histogram.counts);
    let found = counts.iter().find(|(seen, _)| *seen == value);
    found.map_or(".".to_string(), |(_, games)| games.to_string())
}

/// The entrants of both roles, each with the number of its games by the first fact that is counted so, and the name of
/// that fact; `None` where no game counts any.
pub(super) fn of_roles(table: &RolesTable, lang: Lang) -> Option<(TextTable, Message)> {
    let values = values(table.first.iter().map(|row| row.histograms.as_slice()));
    let fact = table.first.iter().find_map(|row| row.histograms.first())?;
    let mut columns = TextTable::new(lang);
    columns.column(say::seat_column(), Align::Right).column(say::player(), Align::Left);
    for value in &values {
        columns.column(value.to_string(), Align::Right);
    }
    let mut rows = |seat: usize, rows: &[RoleRow]| {
        for row in rows {
            let counts = values.iter().map(|&value| games_with(&row.histograms, value));
            let named = [seat.to_string(), row.name.clone()];
            columns.row(named.into_iter().chain(counts));
        }
    };
    rows(1, &table.first);
    rows(2, &table.second);
    (!values.is_empty()).then(|| (columns, name_fact(&fact.fact)))
}
