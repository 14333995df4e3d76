//! The table of an event whose two seats have different tasks.

use super::draft::{Draft, rank};
use crate::result_table::{Cell, Column, PLAYER, ResultTable, Section};
use crate::text::results as text;
use damier_experiments::arena::{Histogram, RoleRow, RolesTable};

/// An entrant in a seat, counted from 0, with its index among the entrants of that seat.
type Seated<'a> = (usize, usize, &'a RoleRow);

pub(super) fn tabulate(table: &RolesTable) -> ResultTable {
    let sides = [&table.first, &table.second];
    let counted: Vec<&[Histogram]> =
        sides.into_iter().flatten().map(|row| row.histograms.as_slice()).collect();
    let mut draft: Draft<'_, Seated<'_>> = Draft::new();
    draft.add(Column::new("seat", text::seat_column(), Section::Names), |&(seat, ..)| {
        rank(seat + 1)
    });
    draft.add(Column::new("rank", "", Section::Names), |(.., row)| rank(row.rank));
    draft.add(Column::new(PLAYER, text::player(), Section::Names), |(.., row)| {
        Cell::Text(row.name.clone())
    });
    draft.add(Column::new("games", text::games_column(), Section::Figures), |(.., row)| {
        Cell::Count(row.games)
    });
    draft.add(Column::new("mean", text::mean_of_first(), Section::Figures), |(.., row)| {
        Cell::Mean(row.mean)
    });
    draft.add_usage("CPU s/move", |(.., row)| (row.usage, row.faults));
    for (other, second) in table.second.iter().enumerate() {
        let key = format!("mean against {}", second.name);
        let title = format!("{}. {}", second.rank, second.name);
        let column =
            Column { rival: Some(second.name.clone()), ..Column::new(&key, title, Section::Cross) };
        draft.add(column, move |&(seat, own, _)| {
            let cells = if seat == 0 { table.cells.get(own) } else { None };
            let cell = cells.and_then(|cells| cells[other].as_ref());
            cell.map_or(Cell::Unknown, |cell| Cell::Mean(cell.mean))
        });
    }
    draft.add_counts(&counted, |(.., row)| &row.histograms);
    let seated = sides
        .into_iter()
        .enumerate()
        .flat_map(|(seat, rows)| rows.iter().enumerate().map(move |(own, row)| (seat, own, row)));
    let rows = seated.map(|seated| draft.row(&seated.2.name, &seated)).collect();
    ResultTable { rows, columns: draft.columns }
}
