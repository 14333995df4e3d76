//! Tables to read.

use super::file::RunFile;
use super::histogram::{self, games_with};
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use reports::number::{
    bare_share, elo_if_any, estimate, percent, seconds, share, short_share, whole, whole_percent,
};
use reports::say::results as say;
use reports::{name_fact, name_fault, ranks, stage_columns, stage_rows, stage_sentence};
use std::collections::BTreeSet;
use std::io::Write;
use words::{Lang, Message};
use workbench::arena::{
    Disqualified, DuelCell, DuelRow, DuelTable, Estimate, EventReport, FaultLine, RoleRow,
    RolesTable, SoloRow, SoloTable, StagedResults, Standings,
};
use workbench::kept_sentence;

/// The columns of a table that say of whom a row is.
const NAMED: usize = 2;

/// The most faults of an entrant still in that are listed one by one.
const MAX_FAULT_LINES: usize = 10;

/// One event: its table, what it means, and who is out.
pub(crate) fn event(
    event: &EventReport,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    title(event, out)?;
    if event.counted == 0 {
        out.say(say::nothing_yet())?;
        misconduct(event, source, out)?;
        return Ok(writeln!(out)?);
    }
    match &event.standings {
        Standings::Solo(table) => solo(table, &event.disqualified, out)?,
        Standings::Duel(table) => duel(table, &event.disqualified, out)?,
        Standings::Roles(table) => roles(table, out)?,
    }
    for warning in &event.warnings {
        writeln!(out, "- {}", warning.say(out.lang))?;
    }
    if let Some(staged) = &event.staged {
        stages(staged, out)?;
    }
    if event.retries > 0 {
        out.say(say::retries(whole(event.retries)))?;
    }
    misconduct(event, source, out)?;
    Ok(writeln!(out)?)
}

/// Writes who met whom in each round, and who has won.
fn stages(staged: &StagedResults, out: &mut Out<'_>) -> Result<(), CommandError> {
    let mut table = TextTable::new(out.lang);
    for (at, name) in stage_columns(staged).into_iter().enumerate() {
        table.column(name, if at == 0 || at == 2 { Align::Right } else { Align::Left });
    }
    for row in stage_rows(staged) {
        table.row(row);
    }
    writeln!(out, "\n{table}")?;
    Ok(stage_sentence(staged).map_or(Ok(()), |said| out.say(said))?)
}

fn title(event: &EventReport, out: &mut Out<'_>) -> Result<(), CommandError> {
    let same = event.name == event.game;
    let name = if same { event.name.clone() } else { format!("{} ({})", event.name, event.game) };
    let budget = match event.budget.as_str() {
        "none" => say::no_budget().into(),
        budget => say::budget(budget),
    };
    let games = match event.scheduled - event.stored.min(event.scheduled) {
        0 => say::games(whole(event.stored)),
        _ => say::games_of(whole(event.stored), whole(event.scheduled)),
    };
    let cpu = seconds(event.cpu);
    Ok(out.say(match event.cpu_outside {
        Some(share) => say::title_outside(name, games, budget, cpu, whole_percent(share)),
        None => say::title(name, games, budget, cpu),
    })?)
}

fn solo(
    table: &SoloTable,
    dismissed: &[Disqualified],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let values = histogram::values(table.rows.iter().map(|row| row.histograms.as_slice()));
    let columns = |scores, values| {
        let mut columns = solo_columns(&table.rows, scores, values, out.lang);
        dismissed.iter().for_each(|one| disqualified_row(&mut columns, one, out.lang));
        columns
    };
    let one = columns(true, &values);
    let tables = if one.fits() {
        format!("{one}")
    } else {
        let [scores, counts] = [columns(true, &BTreeSet::new()), columns(false, &values)];
        format!("{}\n\n{}", scores.folded(NAMED), counts.folded(NAMED))
    };
    writeln!(out, "{tables}")?;
    if let Some(histogram) = table.rows.first().and_then(|row| row.histograms.first()) {
        out.say(say::histogram(name_fact(&histogram.fact)))?;
    }
    summary(&table.summary, &table.alike, out)
}

/// The row of an entrant that is out: its name, and why.
fn disqualified_row(columns: &mut TextTable, out_of_it: &Disqualified, lang: Lang) {
    let fault = name_fault(&out_of_it.cause.kind);
    columns.row(["-".to_string(), say::disqualified_row(&out_of_it.name, fault).say(lang)]);
}

/// A table of the scores, of how often each value of the first histogram occurred, or of both.
fn solo_columns(rows: &[SoloRow], scores: bool, values: &BTreeSet<i64>, lang: Lang) -> TextTable {
    let mut columns = ranked(lang);
    if scores {
        columns.column(say::games_column(), Align::Right).column(say::mean_score(), Align::Right);
        columns.column(say::ranks(), Align::Right);
        columns.column(say::best_score(), Align::Right).column(say::cpu_per_game(), Align::Right);
        for milestone in rows.first().map_or(&[][..], |row| &row.milestones) {
            let fact = name_fact(&milestone.fact);
            columns.column(say::milestone(fact, milestone.value.to_string()), Align::Right);
        }
    }
    for value in values {
        columns.column(value.to_string(), Align::Right);
    }
    for row in rows {
        let mut cells: Vec<Message> = vec![row.rank.to_string().into(), row.name.clone().into()];
        if scores {
            cells.extend(score_cells(row));
        }
        cells.extend(values.iter().map(|&value| games_with(&row.histograms, value).into()));
        columns.row(cells);
    }
    columns
}

/// A table of entrants, with the columns of their ranks and names.
fn ranked(lang: Lang) -> TextTable {
    let mut columns = TextTable::new(lang);
    columns.column("", Align::Right).column(say::player(), Align::Left);
    columns
}

fn score_cells(row: &SoloRow) -> Vec<Message> {
    let best = row.best.map_or("-".to_string(), |best| format!("{best:.0}"));
    let cpu = seconds(row.usage.cpu_per_game);
    let [games, ranks, best] = [row.games.to_string(), ranks(row.ranks), best].map(Message::from);
    let mut cells = vec![games, estimate(&row.mean), ranks, best, cpu];
    cells.extend(row.milestones.iter().map(|milestone| share(&milestone.share)));
    cells
}

fn duel(
    table: &DuelTable,
    dismissed: &[Disqualified],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let mut columns = ranked(out.lang);
    columns.column(say::score_percent(), Align::Right).column("Elo", Align::Right);
    columns.column(say::ranks(), Align::Right).column(say::won(), Align::Right);
    columns.column(say::drawn(), Align::Right).column(say::lost(), Align::Right);
    columns.column(say::cpu_per_move(), Align::Right);
    for row in &table.rows {
        let is_reference = row.reference && table.rows.len() > 1;
        let rating =
            if is_reference { say::reference().into() } else { elo_if_any(row.rating.as_ref()) };
        let [rank, ranks] = [row.rank.to_string(), ranks(row.ranks)].map(Message::from);
        let [won, drawn, lost] = row.games.map(|games| Message::from(games.to_string()));
        columns.row([
            rank,
            row.name.clone().into(),
            short_share(&row.score),
            rating,
            ranks,
            won,
            drawn,
            lost,
            seconds(row.usage.cpu_per_move),
        ]);
    }
    dismissed.iter().for_each(|one| disqualified_row(&mut columns, one, out.lang));
    writeln!(out, "{}", columns.folded(NAMED))?;
    match table.rows.as_slice() {
        [first, second] => between(table, [first, second], out)?,
        [] | [_] => {}
        _ => cross(table, out)?,
    }
    out.say(say::pairs(whole(table.pairs), share(&table.first_seat)))?;
    if table.unpaired > 0 {
        out.say(say::unpaired(whole(table.unpaired)))?;
    }
    summary(&table.summary, &table.alike, out)
}

/// Writes the figures of two players by their pairs.
fn between(
    table: &DuelTable,
    [first, second]: [&DuelRow; 2],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let Some(cell) = table.cells.first().and_then(|cells| cells.get(1)).and_then(Option::as_ref)
    else {
        return Ok(());
    };
    let counts = cell.pentanomial.map(whole);
    let [none, half, one, more, both] = counts;
    out.say(say::five_outcomes(&first.name, none, half, one, more, both, percent(cell.draws)))?;
    let Some(better) = cell.superiority.map(percent) else { return Ok(()) };
    match &cell.normalized_elo {
        Some(lead) => {
            let lead = estimate(lead);
            Ok(out.say(say::superiority_and_lead(&first.name, &second.name, better, lead))?)
        }
        None => Ok(out.say(say::superiority(&first.name, &second.name, better))?),
    }
}

fn cross(table: &DuelTable, out: &mut Out<'_>) -> Result<(), CommandError> {
    let full = cross_columns(table, short_share, out.lang);
    let bare = cross_columns(table, bare_share, out.lang);
    let shown = if full.fits() { full } else { bare };
    Ok(writeln!(out, "\n{}\n", shown.folded(NAMED))?)
}

fn cross_columns(table: &DuelTable, format: fn(&Estimate) -> Message, lang: Lang) -> TextTable {
    let mut columns = TextTable::new(lang);
    columns.column("", Align::Right).column(say::score_against(), Align::Left);
    for row in &table.rows {
        columns.column(row.rank.to_string(), Align::Right);
    }
    for (row, cells) in table.rows.iter().zip(&table.cells) {
        let cell = |cell: &Option<DuelCell>| {
            cell.as_ref().map_or_else(|| "-".into(), |cell| format(&cell.score))
        };
        let line = [row.rank.to_string(), row.name.clone()].map(Message::from);
        columns.row(line.into_iter().chain(cells.iter().map(cell)));
    }
    columns
}

fn roles(table: &RolesTable, out: &mut Out<'_>) -> Result<(), CommandError> {
    let mut columns = TextTable::new(out.lang);
    columns.column("", Align::Right).column(say::seats_of_table(), Align::Left);
    for second in &table.second {
        columns.column(format!("{}. {}", second.rank, second.name), Align::Right);
    }
    columns.column(say::all(), Align::Right).column(say::cpu_per_move(), Align::Right);
    for (first, cells) in table.first.iter().zip(&table.cells) {
        let mut line: Vec<Message> = vec![first.rank.to_string().into(), first.name.clone().into()];
        line.extend(
            cells
                .iter()
                .map(|cell| cell.as_ref().map_or_else(|| "-".into(), |cell| estimate(&cell.mean))),
        );
        line.extend([estimate(&first.mean), seconds(first.usage.cpu_per_move)]);
        columns.row(line);
    }
    let mut last: Vec<Message> = vec!["".into(), say::all().into()];
    last.extend(table.second.iter().map(|second: &RoleRow| estimate(&second.mean)));
    last.extend(["".into(), "".into()]);
    columns.row(last);
    writeln!(out, "{}", columns.folded(NAMED))?;
    out.say(say::role_scores())?;
    if let Some((columns, fact)) = histogram::of_roles(table, out.lang) {
        writeln!(out, "\n{}", columns.folded(NAMED))?;
        out.say(say::role_histogram(fact))?;
    }
    Ok(())
}

/// Writes what a table shows, and who plays like whom.
fn summary(
    sentences: &[Message],
    alike: &[Vec<String>],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    for sentence in reports::summary(sentences, alike, out.lang) {
        writeln!(out, "- {sentence}")?;
    }
    Ok(())
}

/// Writes the entrants that are out, with the reasons; and the faults of those still in.
fn misconduct(
    event: &EventReport,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    for out_of_it in &event.disqualified {
        out.say(say::disqualified(&out_of_it.name))?;
        fault(event, &out_of_it.cause, source, out)?;
    }
    let in_play = |fault: &&FaultLine| !event.disqualified.iter().any(|d| d.name == fault.entrant);
    let faults: Vec<&FaultLine> = event.faults.iter().filter(in_play).collect();
    for line in faults.iter().take(MAX_FAULT_LINES) {
        out.say(say::fault_of(&line.entrant))?;
        fault(event, line, source, out)?;
    }
    if faults.len() > MAX_FAULT_LINES {
        out.say(say::more_faults(whole((faults.len() - MAX_FAULT_LINES) as u64)))?;
    }
    if event.void > 0 {
        out.say(say::void(whole(event.void)))?;
    }
    Ok(())
}

fn fault(
    event: &EventReport,
    fault: &FaultLine,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let kind = name_fault(&fault.kind);
    let (ply, id) = (fault.ply.to_string(), fault.id.to_string());
    out.say_within(say::fault(kind, ply, id, kept_sentence(&fault.message)))?;
    out.say_within(say::state(&fault.state))?;
    out.quote(say::last_lines(), &fault.log)?;
    let replay = |file| format!("damier replay {file} '{}/{}'", event.name, fault.id);
    Ok(out.say_within(match source.name {
        Some(file) => say::replay(replay(file)),
        None => say::replay_later(replay("RUN.db")),
    })?)
}
