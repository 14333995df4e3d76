//! One CSV table: a row per entrant (and role) of every event, with the columns that any event needs.

use crate::failure::CommandError;
use std::fmt::Display;
use std::io::Write;
use workbench::arena::{
    DuelTable, EntrantUsage, Estimate, EventReport, Histogram, Report, RolesTable, SoloTable,
    Standings,
};

/// Column and cell, in the order in which they should stand.
type Row = Vec<(String, String)>;

pub(crate) fn write(report: &Report, out: &mut dyn Write) -> Result<(), CommandError> {
    let rows: Vec<Row> = report.events.iter().flat_map(event).collect();
    let header = header(&rows);
    let mut csv = csv::Writer::from_writer(out);
    csv.write_record(&header).map_err(refuse)?;
    for row in &rows {
        let cell =
            |column: &&str| row.iter().find(|(name, _)| name == column).map_or("", |(_, c)| c);
        csv.write_record(header.iter().map(cell)).map_err(refuse)?;
    }
    Ok(csv.flush()?)
}

/// Every column in the order in which rows have them; runs of counts such as `tile 8`, `tile 16` by
/// their number.
fn header(rows: &[Row]) -> Vec<&str> {
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

fn refuse(error: csv::Error) -> CommandError {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error.into(),
        other => CommandError::Machine(format!("CSV: {other:?}").into()),
    }
}

fn event(event: &EventReport) -> Vec<Row> {
    let mut rows = match &event.standings {
        Standings::Solo(table) => solo(table),
        Standings::Duel(table) => duel(table),
        Standings::Roles(table) => roles(table),
    };
    for player in &event.unplayed {
        let mut row = Row::new();
        put(&mut row, "player", player);
        put(&mut row, "games", 0);
        rows.push(row);
    }
    for out in &event.disqualified {
        let mut row = Row::new();
        put(&mut row, "player", &out.name);
        put(&mut row, "disqualified", &out.cause.message);
        rows.push(row);
    }
    for row in &mut rows {
        let mut whole = vec![("event".to_string(), event.name.clone())];
        whole.push(("game".to_string(), event.game.clone()));
        whole.push(("budget".to_string(), event.budget.clone()));
        whole.append(row);
        *row = whole;
    }
    rows
}

fn put(row: &mut Row, column: &str, cell: impl Display) {
    row.push((column.to_string(), format!("{cell}")));
}

/// A measured number, to seven significant digits.
fn put_number(row: &mut Row, column: &str, number: f64) {
    let digits = format!("{number:.6e}").parse::<f64>().unwrap_or(number);
    put(row, column, digits);
}

fn put_estimate(row: &mut Row, column: &str, estimate: &Estimate) {
    put(row, column, estimate.value);
    let [low, high] = estimate
        .interval
        .map_or([String::new(), String::new()], |bounds| bounds.map(|bound| bound.to_string()));
    put(row, &format!("{column} low"), low);
    put(row, &format!("{column} high"), high);
}

fn put_usage(row: &mut Row, usage: &EntrantUsage, faults: u32) {
    put_number(row, "CPU s", usage.cpu);
    put_number(row, "CPU s/game", usage.cpu_per_game);
    put_number(row, "CPU s/move", usage.cpu_per_move);
    put_number(row, "nodes/move", usage.nodes_per_move);
    put_number(row, "plies/game", usage.plies_per_game);
    put(row, "faults", faults);
}

fn put_histograms(row: &mut Row, histograms: &[Histogram]) {
    for histogram in histograms {
        for (value, games) in &histogram.counts {
            put(row, &format!("{} {value}", histogram.fact), games);
        }
    }
}

fn solo(table: &SoloTable) -> Vec<Row> {
    let row = |player: &workbench::arena::SoloRow| {
        let mut row = Row::new();
        put(&mut row, "rank", player.rank);
        put(&mut row, "group", player.group);
        put(&mut row, "player", &player.name);
        put(&mut row, "games", player.games);
        put_estimate(&mut row, "mean", &player.mean);
        for (column, number) in
            [("best", player.best), ("median", player.median), ("worst", player.worst)]
        {
            put(&mut row, column, number.map_or(String::new(), |number| number.to_string()));
        }
        put_usage(&mut row, &player.usage, player.faults);
        for milestone in &player.milestones {
            let column = format!("{} >= {}", milestone.fact, milestone.value);
            put_estimate(&mut row, &column, &milestone.share);
        }
        put_histograms(&mut row, &player.histograms);
        row
    };
    table.rows.iter().map(row).collect()
}

fn duel(table: &DuelTable) -> Vec<Row> {
    let row = |(player, cells): (&workbench::arena::DuelRow, &Vec<_>)| {
        let mut row = Row::new();
        put(&mut row, "rank", player.rank);
        put(&mut row, "group", player.group);
        put(&mut row, "player", &player.name);
        put(&mut row, "games", player.games.iter().sum::<u64>());
        put_estimate(&mut row, "score", &player.score);
        match &player.rating {
            Some(rating) => put_estimate(&mut row, "Elo", rating),
            None => ["Elo", "Elo low", "Elo high"].iter().for_each(|name| put(&mut row, name, "")),
        }
        for (column, games) in ["won", "drawn", "lost"].iter().zip(player.games) {
            put(&mut row, column, games);
        }
        put_usage(&mut row, &player.usage, player.faults);
        for (rival, cell) in table.rows.iter().zip(cells) {
            let cell: &Option<workbench::arena::DuelCell> = cell;
            if let Some(cell) = cell {
                put_estimate(&mut row, &format!("score against {}", rival.name), &cell.score);
            }
        }
        row
    };
    table.rows.iter().zip(&table.cells).map(row).collect()
}

fn roles(table: &RolesTable) -> Vec<Row> {
    let row = |seat: usize, player: &workbench::arena::RoleRow| {
        let mut row = Row::new();
        put(&mut row, "seat", seat);
        put(&mut row, "rank", player.rank);
        put(&mut row, "player", &player.name);
        put(&mut row, "games", player.games);
        put_estimate(&mut row, "mean", &player.mean);
        put_usage(&mut row, &player.usage, player.faults);
        put_histograms(&mut row, &player.histograms);
        row
    };
    let mut rows = Vec::new();
    for (first, cells) in table.first.iter().zip(&table.cells) {
        let mut line = row(1, first);
        for (second, cell) in table.second.iter().zip(cells) {
            if let Some(cell) = cell {
                put_estimate(&mut line, &format!("mean against {}", second.name), &cell.mean);
            }
        }
        rows.push(line);
    }
    rows.extend(table.second.iter().map(|second| row(2, second)));
    rows
}
