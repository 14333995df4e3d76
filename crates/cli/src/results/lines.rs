//! Results as text.

use super::costliest::write_costliest;
use super::drawing::{draw, names};
use super::file::RunFile;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use damier_catalog::shell_word;
use damier_experiments::arena::{
    DuelRow, DuelTable, EventReport, FaultLine, StagedResults, Standings,
};
use damier_i18n::Phrase;
use damier_reports::number::{estimate, percent, share, whole};
use damier_reports::text::{losses as losses_text, results as text};
use damier_reports::{
    Cell, EventLosses, MOST_CROSSED, ResultTable, Section, headline, name_fact, name_fault,
    stage_columns, stage_rows, stage_sentence, summary, tabulate,
};
use std::io::Write;

/// The most faults that are listed for an entrant that is not disqualified.
const MAX_FAULT_LINES: usize = 10;

/// Writes one event: its table, the meaning of the columns, and the disqualified entrants.
pub(crate) fn event(
    event: &EventReport,
    losses: Option<&EventLosses>,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let same = event.name == event.game;
    let name = if same { event.name.clone() } else { format!("{} ({})", event.name, event.game) };
    out.say(text::title(headline(&name, event)))?;
    if event.counted == 0 {
        out.say(text::nothing_yet())?;
        misconduct(event, source, out)?;
        return Ok(writeln!(out)?);
    }
    standings(event, losses, source, out)?;
    for sentence in summary(event, out.lang) {
        writeln!(out, "- {sentence}")?;
    }
    for warning in &event.warnings {
        writeln!(out, "- {}", warning.say(out.lang))?;
    }
    if let Some(staged) = &event.staged {
        stages(staged, out)?;
    }
    if event.retries > 0 {
        out.say(text::retries(whole(event.retries)))?;
    }
    misconduct(event, source, out)?;
    writeln!(out)?;
    losses.map_or(Ok(()), |losses| write_losses(losses, out))
}

/// Writes how many games the losses are from, the costliest moves, and what the figures mean.
fn write_losses(losses: &EventLosses, out: &mut Out<'_>) -> Result<(), CommandError> {
    out.say(losses_text::measured(whole(losses.games), whole(losses.of)))?;
    out.say(losses_text::explained())?;
    write_costliest(losses, out)
}

/// Writes the pairings of each round, and the winner.
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

/// Writes the table of an event, followed by the legend of its figures.
fn standings(
    event: &EventReport,
    losses: Option<&EventLosses>,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let results = tabulate(event, losses);
    figures(&results, out)?;
    match &event.standings {
        Standings::Solo(table) => {
            if let Some(histogram) = table.rows.first().and_then(|row| row.histograms.first()) {
                out.say(text::histogram(name_fact(&histogram.fact)))?;
            }
            Ok(())
        }
        Standings::Duel(table) => {
            if let [first, second] = table.rows.as_slice() {
                between(table, [first, second], out)?;
            } else {
                cross(&results, text::cross(), source, out)?;
            }
            out.say(text::pairs(whole(table.pairs), share(&table.first_seat)))?;
            if table.unpaired > 0 {
                out.say(text::unpaired(whole(table.unpaired)))?;
            }
            Ok(())
        }
        Standings::Roles(table) => {
            out.say(text::role_scores())?;
            if let Some(fact) = table.first.iter().find_map(|row| row.histograms.first()) {
                out.say(text::role_histogram(name_fact(&fact.fact)))?;
            }
            cross(&results, text::cross_means(), source, out)
        }
    }
}

/// Writes the columns with the results and, next to or below them, the columns with the numbers of games.
fn figures(results: &ResultTable, out: &mut Out<'_>) -> Result<(), CommandError> {
    let drawn = |sections: &[Section]| draw(results, sections, Cell::shown, out.lang);
    let whole = drawn(&[Section::Names, Section::Figures, Section::Counts]);
    let has_counts = !results.columns_of(&[Section::Counts]).is_empty();
    let text = if whole.fits() || !has_counts {
        whole.folded(names(results))
    } else {
        let parts = [Section::Figures, Section::Counts];
        parts.map(|part| drawn(&[Section::Names, part]).folded(names(results))).join("\n\n")
    };
    Ok(writeln!(out, "{text}")?)
}

/// Writes the results of each player against each, if there are several on both sides and not too many.
fn cross(
    results: &ResultTable,
    heading: Phrase,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let sections = [Section::Names, Section::Cross];
    let columns = results.columns_of(&[Section::Cross]).len();
    let rows = results.rows_of(&sections).count();
    if columns.min(rows) < 2 {
        return Ok(());
    }
    if columns.max(rows) > MOST_CROSSED {
        let file = source.name.unwrap_or("RUN.db");
        let players = whole(columns.max(rows) as u64);
        return Ok(out.say(text::cross_left_out(players, shell_word(file)))?);
    }
    let full = draw(results, &sections, Cell::shown, out.lang);
    let shown =
        if full.fits_page() { full } else { draw(results, &sections, Cell::shown_bare, out.lang) };
    writeln!(out, "\n{}", heading.say(out.lang))?;
    Ok(writeln!(out, "{}\n", shown.folded(names(results)))?)
}

/// Writes the figures of two players from their pairs.
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
    out.say(text::five_outcomes(&first.name, none, half, one, more, both, percent(cell.draws)))?;
    let Some(better) = cell.superiority.map(percent) else { return Ok(()) };
    match &cell.normalized_elo {
        Some(lead) => {
            let lead = estimate(lead);
            Ok(out.say(text::superiority_and_lead(&first.name, &second.name, better, lead))?)
        }
        None => Ok(out.say(text::superiority(&first.name, &second.name, better))?),
    }
}

/// Writes the disqualified entrants with the reasons, and the faults of the others.
fn misconduct(
    event: &EventReport,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    for out_of_it in &event.disqualified {
        out.say(text::disqualified(&out_of_it.name))?;
        fault(event, &out_of_it.cause, source, out)?;
    }
    let in_play = |fault: &&FaultLine| !event.disqualified.iter().any(|d| d.name == fault.entrant);
    let faults: Vec<&FaultLine> = event.faults.iter().filter(in_play).collect();
    for line in faults.iter().take(MAX_FAULT_LINES) {
        out.say(text::fault_of(&line.entrant))?;
        fault(event, line, source, out)?;
    }
    if faults.len() > MAX_FAULT_LINES {
        out.say(text::more_faults(whole((faults.len() - MAX_FAULT_LINES) as u64)))?;
    }
    if event.void > 0 {
        out.say(text::void(whole(event.void)))?;
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
    out.say_within(text::fault(kind, ply, id, fault.message.clone()))?;
    out.say_within(text::state(&fault.state))?;
    out.quote(text::last_lines(), &fault.log)?;
    let replay = |file: &str| format!("damier replay {file} '{}/{}'", event.name, fault.id);
    Ok(out.say_within(match source.name {
        Some(file) => text::replay(replay(&shell_word(file))),
        None => text::replay_later(replay("RUN.db")),
    })?)
}
