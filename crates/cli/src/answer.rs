//! Answers about a position, as text for people and as JSON Lines.

mod json;
mod prospect;
mod sentence;

pub(crate) use json::{Action, Value};

use crate::args::AnswerFormat;
use crate::board;
use crate::failure::Failure;
use crate::table::{Align, Table};
use serde::Serialize;
use std::io::Write;
use workbench::{
    Advice, AnalysisText, CandidateText, Prospect, Session, margin_in_words, score_in_words,
    worth_in_words,
};

/// Actions of a line of play that a table shows; JSON has them all.
const SHOWN: usize = 8;

/// Every action with its exact worth.
pub(crate) fn exact(
    session: &dyn Session,
    found: &AnalysisText,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if format == AnswerFormat::Json {
        return json_line(&json::exact(session, found), out);
    }
    show(session, out)?;
    writeln!(out, "{}: {}", sentence::turn(session), worth_in_words(&found.worth, found.unit))?;
    if let Some(sentence) = found.sentence() {
        writeln!(out, "{sentence}")?;
    }
    prospect::write(&found.prospects, out)?;
    if found.candidates.is_empty() {
        return Ok(writeln!(out)?);
    }
    Ok(writeln!(out, "\n{}\n", table(found))?)
}

/// The best action, known exactly.
pub(crate) fn advice(
    session: &dyn Session,
    found: &AnalysisText,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if format == AnswerFormat::Json {
        return json_line(&json::exact(session, found).advised(None), out);
    }
    show(session, out)?;
    let Some(best) = found.candidates.first() else { return Ok(()) };
    let value = worth_in_words(&best.worth, found.unit);
    writeln!(out, "{}: {} (exact: {value})", sentence::turn(session), best.action)?;
    if let Some(sentence) = found.sentence() {
        writeln!(out, "{sentence}")?;
    }
    reason(&best.action, &best.reason, out)?;
    Ok(writeln!(out, "line: {}\n", line(&best.line))?)
}

/// What an action does, on a line of its own.
fn reason(action: &str, reason: &str, out: &mut dyn Write) -> Result<(), Failure> {
    if reason.is_empty() { Ok(()) } else { Ok(writeln!(out, "{action}: {reason}")?) }
}

/// What a player would do, and what it believes.
pub(crate) fn estimate(
    session: &dyn Session,
    player: &str,
    advice: &Advice,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if format == AnswerFormat::Json {
        return json_line(&json::estimate(session, advice).advised(Some(player)), out);
    }
    show(session, out)?;
    let seat = sentence::turn(session);
    let action = advice.action.as_deref().unwrap_or("resign");
    let how = advice.value.map_or_else(
        || format!("{player}'s choice"),
        |value| format!("{player} estimates {:+.2} points", value.centipoints as f64 / 100.0),
    );
    writeln!(out, "{seat}: {action} (not exact: {how})")?;
    reason(action, &session.remark(action), out)?;
    if advice.pv.len() > 1 {
        writeln!(out, "line: {}", line(&advice.pv))?;
    }
    Ok(writeln!(out)?)
}

/// Every action with its estimated worth.
pub(crate) fn estimates(
    session: &dyn Session,
    found: &AnalysisText,
    format: AnswerFormat,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    const WHO: &str = "network";
    if format == AnswerFormat::Json {
        return json_line(&json::exact(session, found).advised(Some(WHO)), out);
    }
    show(session, out)?;
    let Some(best) = found.candidates.first() else { return Ok(()) };
    let value = worth_in_words(&best.worth, found.unit);
    let seat = sentence::turn(session);
    writeln!(out, "{seat}: {} (not exact: the {WHO} expects {value})", best.action)?;
    reason(&best.action, &best.reason, out)?;
    let chance = |goal: &Prospect| format!("{} {:.0} %", goal.goal, 100.0 * (1.0 - goal.fail));
    let chances: Vec<String> = found.prospects.iter().map(chance).collect();
    if !chances.is_empty() {
        writeln!(out, "chances: {}", chances.join(", "))?;
    }
    Ok(writeln!(out, "\n{}\n", table(found))?)
}

/// An object on a line of its own.
pub(crate) fn json_line(object: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    let text =
        serde_json::to_string(object).map_err(|error| Failure::Machine(error.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

/// The position in one line, and drawn.
fn show(session: &dyn Session, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}: {}", session.game(), session.state())?;
    for line in board::lines(&session.scene()) {
        writeln!(out, "  {line}")?;
    }
    Ok(writeln!(out)?)
}

/// All actions, the best first; a column for what at least one of them has.
fn table(found: &AnalysisText) -> Table {
    let any = |has: fn(&CandidateText) -> bool| found.candidates.iter().any(has);
    let verdicts = any(|candidate| candidate.worth.verdict.is_some());
    let scores = any(|candidate| margin_in_words(&candidate.worth).is_some());
    let distances = any(|candidate| candidate.worth.distance.is_some());
    let goals = prospect::differing(&found.candidates);
    let mut table = Table::new(&[("action", Align::Left)]);
    table.fit();
    let columns = [
        (verdicts, "value", Align::Left),
        (scores, "score", Align::Right),
        (distances, found.unit, Align::Right),
    ];
    let shown = columns.into_iter().filter(|(shown, ..)| *shown);
    for (_, name, align) in shown.chain(goals.iter().map(|&goal| (true, goal, Align::Right))) {
        table.column(name, align);
    }
    table.column("line", Align::Left);
    for candidate in &found.candidates {
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
