//! A table of results under construction.

use crate::result_table::{Cell, Column, Row, Section};
use crate::text::results as text;
use damier_experiments::arena::{EntrantUsage, Histogram};
use std::collections::BTreeSet;

/// A function that returns the cell of a row.
type CellOf<'a, T> = Box<dyn Fn(&T) -> Cell + 'a>;
/// A function that returns a cell on the time used by an entrant.
type UsageCell = fn(EntrantUsage) -> Cell;

/// A table under construction: columns, each with a function from a row of type `T` to its cell.
pub(super) struct Draft<'a, T> {
    pub(super) columns: Vec<Column>,
    cells: Vec<CellOf<'a, T>>,
}

impl<'a, T: 'a> Draft<'a, T> {
    /// Starts a table.
    pub(super) fn new() -> Self {
        Self { columns: Vec::new(), cells: Vec::new() }
    }

    /// Adds a column.
    pub(super) fn add(&mut self, column: Column, cell: impl Fn(&T) -> Cell + 'a) {
        self.columns.push(column);
        self.cells.push(Box::new(cell));
    }

    /// Returns the cells of a row.
    pub(super) fn row(&self, name: &str, row: &T) -> Row {
        let cells = self.cells.iter().map(|cell| cell(row)).collect();
        Row { name: name.to_string(), disqualified: None, cells }
    }

    /// Adds the columns on time, nodes and faults that all tables have. The column with the key `shown` is also for
    /// people.
    pub(super) fn add_usage(&mut self, shown: &str, usage: fn(&T) -> (EntrantUsage, u32)) {
        let columns: [(&str, UsageCell); 5] = [
            ("CPU s", |usage| Cell::Seconds(usage.cpu)),
            ("CPU s/game", |usage| Cell::Seconds(usage.cpu_per_game)),
            ("CPU s/move", |usage| Cell::Seconds(usage.cpu_per_move)),
            ("nodes/move", |usage| Cell::Number(usage.nodes_per_move)),
            ("plies/game", |usage| Cell::Number(usage.plies_per_game)),
        ];
        for (key, cell) in columns {
            let column = match key {
                _ if key != shown => Column::new(key, "", Section::Data),
                "CPU s/game" => Column::new(key, text::cpu_per_game(), Section::Figures),
                _ => Column::new(key, text::cpu_per_move(), Section::Figures),
            };
            self.add(column, move |row| cell(usage(row).0));
        }
        self.add(Column::new("faults", "", Section::Data), move |row| {
            Cell::Count(u64::from(usage(row).1))
        });
    }

    /// Adds the number of games with each value of every counted fact. People see only the first fact.
    pub(super) fn add_counts(
        &mut self,
        counted: &'a [&'a [Histogram]],
        own: fn(&T) -> &[Histogram],
    ) {
        let facts = counted.iter().map(|histograms| histograms.len()).max().unwrap_or(0);
        for fact in 0..facts {
            let histograms = || counted.iter().filter_map(move |own| own.get(fact));
            let Some(name) = histograms().next().map(|one| &one.fact) else { continue };
            let values: BTreeSet<i64> =
                histograms().flat_map(|one| one.counts.iter().map(|&(value, _)| value)).collect();
            let section = if fact == 0 { Section::Counts } else { Section::Data };
            for value in values {
                let column = Column::new(&format!("{name} {value}"), value.to_string(), section);
                self.add(column, move |row| {
                    let own = own(row).get(fact);
                    let found =
                        own.and_then(|own| own.counts.iter().find(|&&(seen, _)| seen == value));
                    found.map_or(Cell::NoGame, |&(_, games)| Cell::Count(games))
                });
            }
        }
    }
}

/// Returns a rank as a cell.
pub(super) fn rank(rank: usize) -> Cell {
    Cell::Count(rank as u64)
}
