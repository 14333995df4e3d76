//! The table of a game for one player.

use super::draft::{Draft, rank};
use crate::result_table::{Cell, Column, PLAYER, ResultTable, Section};
use crate::text::results as text;
use crate::word::name_fact;
use damier_experiments::arena::{Histogram, SoloRow, SoloTable};

pub(super) fn tabulate(table: &SoloTable) -> ResultTable {
    let counted: Vec<&[Histogram]> =
        table.rows.iter().map(|row| row.histograms.as_slice()).collect();
    let number = |number: Option<f64>| number.map_or(Cell::Unknown, Cell::Number);
    let mut draft: Draft<'_, SoloRow> = Draft::new();
    draft.add(Column::new("rank", "", Section::Names), |row| rank(row.rank));
    draft.add(Column::new("group", "", Section::Data), |row| rank(row.group));
    draft.add(Column::new(PLAYER, text::player(), Section::Names), |row| {
        Cell::Text(row.name.clone())
    });
    let mut figure = |key: &str, title: damier_i18n::Phrase, cell: fn(&SoloRow) -> Cell| {
        draft.add(Column::new(key, title, Section::Figures), cell);
    };
    figure("games", text::games_column(), |row| Cell::Count(row.games));
    figure("mean", text::mean_score(), |row| Cell::Mean(row.mean));
    figure("ranks", text::ranks(), |row| Cell::Ranks(row.ranks));
    draft.add(Column::new("best", text::best_score(), Section::Figures), move |row| {
        number(row.best)
    });
    draft.add(Column::new("median", "", Section::Data), move |row| number(row.median));
    draft.add(Column::new("worst", text::worst_score(), Section::Figures), move |row| {
        number(row.worst)
    });
    draft.add_usage("CPU s/game", |row| (row.usage, row.faults));
    for (at, milestone) in table.rows.iter().flat_map(|row| row.milestones.iter().enumerate()) {
        let key = format!("{} >= {}", milestone.fact, milestone.value);
        if draft.columns.iter().any(|column| column.key == key) {
            continue;
        }
        let title = text::milestone(name_fact(&milestone.fact), milestone.value.to_string());
        draft.add(Column::new(&key, title, Section::Figures), move |row| {
            row.milestones.get(at).map_or(Cell::Unknown, |own| Cell::Share(own.share))
        });
    }
    draft.add_counts(&counted, |row| &row.histograms);
    let rows = table.rows.iter().map(|row| draft.row(&row.name, row)).collect();
    ResultTable { rows, columns: draft.columns }
}
