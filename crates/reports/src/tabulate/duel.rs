//! The table of a duel.

use super::draft::{Draft, rank};
use crate::result_table::{Cell, Column, PLAYER, ResultTable, Section};
use crate::text::results as text;
use damier_experiments::arena::{DuelRow, DuelTable};

pub(super) fn tabulate(table: &DuelTable) -> ResultTable {
    let is_alone = table.rows.len() == 1;
    let mut draft: Draft<'_, (usize, &DuelRow)> = Draft::new();
    draft.add(Column::new("rank", "", Section::Names), |(_, row)| rank(row.rank));
    draft.add(Column::new("group", "", Section::Data), |(_, row)| rank(row.group));
    draft.add(Column::new(PLAYER, text::player(), Section::Names), |(_, row)| {
        Cell::Text(row.name.clone())
    });
    let games = |(_, row): &(usize, &DuelRow)| Cell::Count(row.games.iter().sum());
    draft.add(Column::new("games", "", Section::Data), games);
    draft.add(Column::new("pairs", text::pairs_column(), Section::Data), |(_, row)| {
        Cell::Count(row.pairs)
    });
    draft.add(Column::new("score", text::score_percent(), Section::Figures), |(_, row)| {
        Cell::Share(row.score)
    });
    draft.add(Column::new("Elo", "Elo", Section::Figures), move |(_, row)| match row.rating {
        Some(rating) if row.reference && !is_alone => Cell::Reference(rating),
        rating => Cell::Rating(rating),
    });
    draft.add(Column::new("ranks", text::ranks(), Section::Figures), |(_, row)| {
        Cell::Ranks(row.ranks)
    });
    let outcomes = [("won", text::won()), ("drawn", text::drawn()), ("lost", text::lost())];
    for (at, (key, title)) in outcomes.into_iter().enumerate() {
        draft.add(Column::new(key, title, Section::Figures), move |(_, row)| {
            Cell::Count(row.games[at])
        });
    }
    draft.add_usage("CPU s/move", |(_, row)| (row.usage, row.faults));
    for (other, rival) in table.rows.iter().enumerate() {
        let key = format!("score against {}", rival.name);
        let column = Column {
            rival: Some(rival.name.clone()),
            ..Column::new(&key, rival.rank.to_string(), Section::Cross)
        };
        draft.add(column, move |(own, _)| {
            let cell = table.cells[*own][other].as_ref();
            cell.map_or(Cell::Unknown, |cell| Cell::Share(cell.score))
        });
    }
    let rows = table.rows.iter().enumerate();
    let rows = rows.map(|(own, row)| draft.row(&row.name, &(own, row))).collect();
    ResultTable { rows, columns: draft.columns }
}
