//! All tables of a run as one data table: a row for each entrant of each event, with the union of all columns.

use crate::losses::EventLosses;
use crate::result_table::Field;
use crate::sheet::SheetWriter;
use crate::tabulate::tabulate;
use damier_experiments::arena::{EventReport, Report};
use std::io::{self, Write};

/// Names of columns with their fields, in order.
type NamedFields = Vec<(String, Field)>;

/// Writes the tables of a run. `losses` are those of each event; empty if they were not measured.
///
/// # Errors
/// A failed write.
pub fn write_rows<W: Write>(
    report: &Report,
    losses: &[EventLosses],
    sheet: &mut SheetWriter<W>,
) -> io::Result<()> {
    let events = report.events.iter().enumerate();
    let rows: Vec<NamedFields> =
        events.flat_map(|(number, event)| event_rows(event, losses.get(number))).collect();
    let header = header(&rows);
    sheet.write_names(&header)?;
    for row in &rows {
        let field = |column: &&str| {
            let own = row.iter().find(|(name, _)| name == column);
            own.map_or(Field::Empty, |(_, field)| field.clone())
        };
        sheet.write(header.iter().map(field))?;
    }
    Ok(())
}

fn event_rows(event: &EventReport, losses: Option<&EventLosses>) -> Vec<NamedFields> {
    let table = tabulate(event, losses);
    let named = [("event", &event.name), ("game", &event.game), ("budget", &event.budget)];
    let rows = table.rows.iter().map(|row| {
        let mut fields: NamedFields =
            named.map(|(name, text)| (name.to_string(), Field::text(text))).into();
        let cells = table.columns.iter().zip(&row.cells);
        fields.extend(cells.flat_map(|(column, cell)| cell.fields(&column.key)));
        fields
    });
    rows.collect()
}

/// Returns all columns in the order of the rows. Counts such as `tile 8` and `tile 16` are sorted by number.
fn header(rows: &[NamedFields]) -> Vec<&str> {
    let mut header: Vec<&str> = Vec::new();
    for (column, _) in rows.iter().flatten() {
        if header.contains(&column.as_str()) {
            continue;
        }
        let after = |known: &&str| match (number_at_end(known), number_at_end(column)) {
            (Some((fact, a)), Some((same, b))) => fact == same && a > b,
            _ => false,
        };
        let place = header.iter().position(after).unwrap_or(header.len());
        header.insert(place, column);
    }
    header
}

fn number_at_end(column: &str) -> Option<(&str, i64)> {
    let (fact, number) = column.rsplit_once(' ')?;
    Some((fact, number.parse().ok()?))
}
