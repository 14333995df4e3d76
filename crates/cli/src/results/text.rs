//! Tables to read.

use super::file::RunFile;
use crate::failure::CommandError;
use crate::number::{estimate, seconds, share, short_share, whole_percent};
use crate::table::{Align, TextTable};
use std::collections::BTreeSet;
use std::io::Write;
use workbench::arena::{
    DuelTable, EventReport, FaultLine, PairVerdict, RoleRow, RolesTable, SoloRow, SoloTable,
    Standings,
};

/// The most faults of an entrant still in that are listed one by one.
const MAX_FAULT_LINES: usize = 10;

/// One event: its table, what it means, and who is out.
pub(crate) fn event(
    event: &EventReport,
    source: RunFile<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    title(event, out)?;
    if event.counted == 0 {
        writeln!(out, "no game is behind a table yet")?;
        misconduct(event, source, out)?;
        return Ok(writeln!(out)?);
    }
    match &event.standings {
        Standings::Solo(table) => solo(table, out)?,
        Standings::Duel(table) => duel(table, out)?,
        Standings::Roles(table) => roles(table, out)?,
    }
    if event.retries > 0 {
        let retries = event.retries;
        writeln!(
            out,
            "Attempts at games that the machine failed, and that were played again: {retries}."
        )?;
    }
    misconduct(event, source, out)?;
    Ok(writeln!(out)?)
}

fn title(event: &EventReport, out: &mut dyn Write) -> Result<(), CommandError> {
    let same = event.name == event.game;
    let name = if same { event.name.clone() } else { format!("{} ({})", event.name, event.game) };
    let budget = match event.budget.as_str() {
        "none" => "no budget".to_string(),
        budget => format!("budget {budget}"),
    };
    let games = match event.scheduled - event.stored.min(event.scheduled) {
        0 => format!("{} games", event.stored),
        _ => format!("{} of {} games", event.stored, event.scheduled),
    };
    let outside = event
        .cpu_outside
        .map_or(String::new(), |share| format!(", {} % of it the referee's", whole_percent(share)));
    writeln!(out, "== {name}: {games}, {budget}; {} of CPU time{outside}", seconds(event.cpu))?;
    Ok(())
}

fn solo(table: &SoloTable, out: &mut dyn Write) -> Result<(), CommandError> {
    let values = histogram_values(&table.rows);
    let whole = solo_columns(&table.rows, true, &values);
    if whole.fits() {
        writeln!(out, "{whole}")?;
    } else {
        writeln!(out, "{}\n", solo_columns(&table.rows, true, &BTreeSet::new()))?;
        writeln!(out, "{}", solo_columns(&table.rows, false, &values))?;
    }
    if let Some(histogram) = table.rows.first().and_then(|row| row.histograms.first()) {
        writeln!(out, "The numbers count games by {}. Intervals are 95 %.", histogram.fact)?;
    }
    verdicts(&table.verdicts, out)
}

/// A table of the scores, of how often each value of the first histogram occurred, or of both.
fn solo_columns(rows: &[SoloRow], scores: bool, values: &BTreeSet<i64>) -> TextTable {
    let mut columns = TextTable::new(&[("", Align::Right), ("player", Align::Left)]);
    if scores {
        columns.column("games", Align::Right).column("mean score", Align::Right);
        columns.column("best", Align::Right).column("CPU/game", Align::Right);
        for milestone in rows.first().map_or(&[][..], |row| &row.milestones) {
            columns.column(format!("% {} >= {}", milestone.fact, milestone.value), Align::Right);
        }
    }
    for value in values {
        columns.column(value.to_string(), Align::Right);
    }
    for row in rows {
        let mut cells = vec![row.rank.to_string(), row.name.clone()];
        if scores {
            cells.extend(score_cells(row));
        }
        cells.extend(values.iter().map(|value| games_with(row, *value)));
        columns.row(cells);
    }
    columns
}

fn score_cells(row: &SoloRow) -> Vec<String> {
    let best = row.best.map_or("-".to_string(), |best| format!("{best:.0}"));
    let cpu = seconds(row.usage.cpu_per_game);
    let mut cells = vec![row.games.to_string(), estimate(&row.mean), best, cpu];
    cells.extend(row.milestones.iter().map(|milestone| share(&milestone.share)));
    cells
}

/// The number of games of a player with this value of the first histogram.
fn games_with(row: &SoloRow, value: i64) -> String {
    let counts = row.histograms.first().map_or(&[][..], |histogram| &histogram.counts);
    let found = counts.iter().find(|(seen, _)| *seen == value);
    found.map_or(".".to_string(), |(_, games)| games.to_string())
}

/// The values of the first histogram that occurred for anyone.
fn histogram_values(rows: &[SoloRow]) -> BTreeSet<i64> {
    let first = rows.iter().filter_map(|row| row.histograms.first());
    first.flat_map(|histogram| histogram.counts.iter().map(|&(value, _)| value)).collect()
}

fn duel(table: &DuelTable, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut columns = TextTable::new(&[("", Align::Right), ("player", Align::Left)]);
    columns.column("score %", Align::Right).column("Elo", Align::Right);
    columns.column("ranks", Align::Right).column("won", Align::Right);
    columns.column("drawn", Align::Right).column("lost", Align::Right);
    columns.column("CPU/move", Align::Right);
    for row in &table.rows {
        let [best, worst] = row.ranks;
        let ranks = if best == worst { best.to_string() } else { format!("{best}-{worst}") };
        columns.row([
            row.rank.to_string(),
            row.name.clone(),
            short_share(&row.score),
            estimate(&row.rating),
            ranks,
            row.games[0].to_string(),
            row.games[1].to_string(),
            row.games[2].to_string(),
            seconds(row.usage.cpu_per_move),
        ]);
    }
    writeln!(out, "{columns}")?;
    if table.rows.len() > 2 {
        cross(table, out)?;
    }
    let first = share(&table.first_seat);
    writeln!(out, "{} pairs of games; the first seat made {first} % of the points.", table.pairs)?;
    if table.unpaired > 0 {
        writeln!(out, "{} games wait for their other half.", table.unpaired)?;
    }
    verdicts(&table.verdicts, out)
}

fn cross(table: &DuelTable, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut columns = TextTable::new(&[("", Align::Right), ("score % against", Align::Left)]);
    for row in &table.rows {
        columns.column(row.rank.to_string(), Align::Right);
    }
    for (row, cells) in table.rows.iter().zip(&table.cells) {
        let mut line = vec![row.rank.to_string(), row.name.clone()];
        line.extend(
            cells
                .iter()
                .map(|cell| cell.as_ref().map_or("-".to_string(), |cell| short_share(&cell.score))),
        );
        columns.row(line);
    }
    Ok(writeln!(out, "\n{columns}\n")?)
}

fn roles(table: &RolesTable, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut columns = TextTable::new(&[("", Align::Right), ("seat 1 \\ seat 2", Align::Left)]);
    for second in &table.second {
        columns.column(format!("{}. {}", second.rank, second.name), Align::Right);
    }
    columns.column("all", Align::Right).column("CPU/move", Align::Right);
    for (first, cells) in table.first.iter().zip(&table.cells) {
        let mut line = vec![first.rank.to_string(), first.name.clone()];
        line.extend(
            cells
                .iter()
                .map(|cell| cell.as_ref().map_or("-".to_string(), |cell| estimate(&cell.mean))),
        );
        line.extend([estimate(&first.mean), seconds(first.usage.cpu_per_move)]);
        columns.row(line);
    }
    let mut last = vec![String::new(), "all".to_string()];
    last.extend(table.second.iter().map(|second: &RoleRow| estimate(&second.mean)));
    last.extend([String::new(), String::new()]);
    columns.row(last);
    writeln!(out, "{columns}")?;
    Ok(writeln!(
        out,
        "Mean score of seat 1: high is good for seat 1, low for seat 2. Intervals are 95 %; without one, \
         all games were the same."
    )?)
}

fn verdicts(verdicts: &[PairVerdict], out: &mut dyn Write) -> Result<(), CommandError> {
    for verdict in verdicts {
        writeln!(out, "- {}", verdict.text)?;
    }
    Ok(())
}

/// Writes the entrants that are out, with the reasons; and the faults of those still in.
fn misconduct(
    event: &EventReport,
    source: RunFile<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    for out_of_it in &event.disqualified {
        writeln!(out, "disqualified: {}, at its third fault:", out_of_it.name)?;
        fault(event, &out_of_it.cause, source, out)?;
    }
    let in_play = |fault: &&FaultLine| !event.disqualified.iter().any(|d| d.name == fault.entrant);
    let faults: Vec<&FaultLine> = event.faults.iter().filter(in_play).collect();
    for line in faults.iter().take(MAX_FAULT_LINES) {
        writeln!(out, "a fault of {}:", line.entrant)?;
        fault(event, line, source, out)?;
    }
    if faults.len() > MAX_FAULT_LINES {
        writeln!(
            out,
            "and {} more faults (--format json lists all)",
            faults.len() - MAX_FAULT_LINES
        )?;
    }
    if event.void > 0 {
        writeln!(out, "{} games are void: an entrant was disqualified before them.", event.void)?;
    }
    Ok(())
}

fn fault(
    event: &EventReport,
    fault: &FaultLine,
    source: RunFile<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    writeln!(out, "  {} at ply {} of game {}: {}", fault.kind, fault.ply, fault.id, fault.message)?;
    writeln!(out, "  state: {}", fault.state)?;
    let replay = |file| format!("damier replay {file} '{}/{}'", event.name, fault.id);
    match source.name {
        Some(file) => writeln!(out, "  replay: {}", replay(file))?,
        None => {
            writeln!(out, "  to replay it, run again with --db RUN.db; then {}", replay("RUN.db"))?;
        }
    }
    Ok(())
}
