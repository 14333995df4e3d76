//! Answers about a position, as text for people and as JSON Lines.

mod json;
mod prospect;
mod sentence;

pub(crate) use json::{ActionObject, ValueObject};

use crate::args::AnswerFormat;
use crate::board;
use crate::failure::CommandError;
use crate::table::{Align, TextTable};
use serde::Serialize;
use std::io::Write;
use tabletop::{Hint, Source, margin_in_words, results_in_words, score_in_words, worth_in_words};
use workbench::{AnalysisText, CandidateText, Prospect, Session};

/// Actions of a line of play that a table shows; JSON has them all.
const SHOWN: usize = 8;

/// Every action with its exact worth.
pub(crate) fn exact(
    session: &dyn Session,
    found: &AnalysisText,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    if format == AnswerFormat::Json {
        return json_line(&json::exact(session, found), out);
    }
    show(session, out)?;
    writeln!(
        out,
        "{}: {}",
        sentence::name_turn(session),
        worth_in_words(&found.worth, found.unit)
    )?;
    if let Some(sentence) = results_in_words(found) {
        writeln!(out, "{sentence}")?;
    }
    prospect::write(&found.prospects, out)?;
    if found.candidates.is_empty() {
        return Ok(writeln!(out)?);
    }
    Ok(writeln!(out, "\n{}\n", table(&found.candidates, found.unit))?)
}

/// Writes the best action, and who says so.
pub(crate) fn advice(
    session: &dyn Session,
    hint: &Hint,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    if format == AnswerFormat::Json {
        return json_line(&json::advice(session, hint), out);
    }
    show(session, out)?;
    let Some(best) = hint.ranked.first() else { return Ok(()) };
    let (seat, action) = (sentence::name_turn(session), &best.action);
    let value = worth_in_words(&best.worth, &hint.unit);
    match &hint.source {
        Source::Exact => writeln!(out, "{seat}: {action} (exact: {value})\n{}", hint.sentence)?,
        Source::Network => {
            writeln!(out, "{seat}: {action} (not exact: the network expects {value})")?;
        }
        Source::Player(player) => {
            let how = best.worth.score.map_or_else(
                || format!("{player}'s choice"),
                |points| format!("{player} estimates {points:+.2} points"),
            );
            writeln!(out, "{seat}: {action} (not exact: {how})")?;
        }
    }
    if !best.reason.is_empty() {
        writeln!(out, "{action}: {}", best.reason)?;
    }
    if hint.source == Source::Network {
        return write_expectations(hint, out);
    }
    if hint.source.is_exact() || best.line.len() > 1 {
        writeln!(out, "line: {}", line(&best.line))?;
    }
    Ok(writeln!(out)?)
}

/// Writes the chances of goals, and what every action is expected to bring.
fn write_expectations(hint: &Hint, out: &mut dyn Write) -> Result<(), CommandError> {
    let chance = |goal: &Prospect| format!("{} {:.0} %", goal.goal, 100.0 * (1.0 - goal.fail));
    let chances: Vec<String> = hint.prospects.iter().map(chance).collect();
    if !chances.is_empty() {
        writeln!(out, "chances: {}", chances.join(", "))?;
    }
    Ok(writeln!(out, "\n{}\n", table(&hint.ranked, &hint.unit))?)
}

/// An object on a line of its own.
pub(crate) fn json_line(object: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    let text =
        serde_json::to_string(object).map_err(|error| CommandError::Machine(error.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

/// The position in one line, and drawn.
fn show(session: &dyn Session, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "{}: {}", session.game(), session.state())?;
    for line in board::lines(&session.scene()) {
        writeln!(out, "  {line}")?;
    }
    Ok(writeln!(out)?)
}

/// All actions, the best first; a column for what at least one of them has.
fn table(candidates: &[CandidateText], unit: &str) -> TextTable {
    let any = |has: fn(&CandidateText) -> bool| candidates.iter().any(has);
    let verdicts = any(|candidate| candidate.worth.verdict.is_some());
    let scores = any(|candidate| margin_in_words(&candidate.worth).is_some());
    let distances = any(|candidate| candidate.worth.distance.is_some());
    let goals = prospect::find_differing(candidates);
    let mut table = TextTable::new(&[("action", Align::Left)]);
    table.fit();
    let columns = [
        (verdicts, "value", Align::Left),
        (scores, "score", Align::Right),
        (distances, unit, Align::Right),
    ];
    let shown = columns.into_iter().filter(|(shown, ..)| *shown);
    for (_, name, align) in shown.chain(goals.iter().map(|&goal| (true, goal, Align::Right))) {
        table.column(name, align);
    }
    table.column("line", Align::Left);
    for candidate in candidates {
        let CandidateText { action, worth, line: play, .. } = candidate;
        let cells = [
            (verdicts, worth.verdict.map(|verdict| verdict.to_string())),
            (scores, worth.score.map(score_in_words)),
            (distances, worth.distance.map(|distance| distance.to_string())),
        ];
        let cells = cells.into_iter().filter(|(shown, _)| *shown).map(|(_, cell)| cell);
        let cells = cells.chain(goals.iter().map(|goal| prospect::chance(candidate, goal)));
        let cells = cells.map(|cell| cell.unwrap_or_else(|| "-".to_string()));
        table.row([action.clone()].into_iter().chain(cells).chain([line(play)]));
    }
    table
}

/// The beginning of a line of play.
pub(crate) fn line(actions: &[String]) -> String {
    let shown = actions[..actions.len().min(SHOWN)].join(", ");
    if actions.len() > SHOWN { format!("{shown}, …") } else { shown }
}
