//! Answers about a position, as text for people and as JSON Lines.

mod digits;
mod json;
mod prospect;
mod sentence;

pub(crate) use json::{ActionObject, ValueObject};

use crate::args::AnswerFormat;
use crate::board;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::answer as text;
use damier_catalog::{AnalysisText, CandidateText, Contest, Prospect, Session};
use damier_i18n::{Joint, Lang, Message, Number};
use damier_play::{
    Hint, SeatNames, Source, ending, expected_in_words, margin_in_words, results_in_words,
    worth_in_words,
};
use digits::Digits;
use serde::Serialize;
use std::io::Write;

/// The most actions of a line of play that a table shows. JSON shows the whole line.
const SHOWN: usize = 8;

/// Writes the exact value of the position and of every action.
pub(crate) fn exact(
    session: &dyn Session,
    found: &AnalysisText,
    format: AnswerFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if format == AnswerFormat::Json {
        return json_line(&json::exact(session, found), out);
    }
    show(session, out)?;
    out.say(text::worth(sentence::name_turn(session), worth_in_words(&found.worth, found.unit)))?;
    if let Some(sentence) = results_in_words(found) {
        out.say(sentence)?;
    }
    prospect::write(&found.prospects, out)?;
    if found.candidates.is_empty() {
        return Ok(writeln!(out)?);
    }
    Ok(writeln!(out, "\n{}\n", table(&found.candidates, found.unit, Digits::Exact, out.lang))?)
}

/// Writes that the game is over in this position, and its result.
pub(crate) fn over(
    session: &dyn Session,
    contest: Contest,
    format: AnswerFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if format == AnswerFormat::Json {
        return json_line(&json::over(session, contest), out);
    }
    show(session, out)?;
    let ending = ending(session, contest, &SeatNames::numbered());
    out.say(match session.scene().marked_names() {
        None => text::over(ending),
        Some(cells) => text::over_by(ending, cells),
    })?;
    Ok(writeln!(out)?)
}

/// Writes the best action and its source. The second item of the pair is the unit of scores, in the plural.
pub(crate) fn advice(
    session: &dyn Session,
    (hint, unit): (&Hint, &str),
    format: AnswerFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if format == AnswerFormat::Json {
        return json_line(&json::advice(session, hint), out);
    }
    show(session, out)?;
    let Some(best) = hint.ranked.first() else { return Ok(()) };
    let (seat, action) = (sentence::name_turn(session), &best.action);
    let value = worth_in_words(&best.worth, &hint.unit);
    match &hint.source {
        Source::Exact => {
            out.say(text::exact(seat, action, value))?;
            out.say(hint.sentence.clone())?;
        }
        Source::Network => {
            let expected = best.worth.score.map(|points| expected_in_words(points, unit));
            out.say(text::network(seat, action, expected.unwrap_or(value)))?;
        }
        Source::Player(player) => out.say(match best.worth.score {
            None => text::choice(seat, action, player),
            Some(points) if points.is_sign_negative() => {
                text::estimate(seat, action, player, Number::rounded(points))
            }
            Some(points) => text::estimate_above(seat, action, player, Number::rounded(points)),
        })?,
    }
    if !best.reason.is_empty() {
        out.say(text::reason(action, best.reason.clone()))?;
    }
    if hint.source == Source::Network {
        return write_expectations(hint, out);
    }
    if hint.source.is_exact() || best.line.len() > 1 {
        out.say(text::line(line(&best.line)))?;
    }
    Ok(writeln!(out)?)
}

/// Writes the chances of reaching goals, and the expected value of every action.
fn write_expectations(hint: &Hint, out: &mut Out<'_>) -> Result<(), CommandError> {
    let chance = |goal: &Prospect| {
        text::chance_of(&goal.goal, Number::ungrouped(100.0 * (1.0 - goal.fail), 0))
    };
    let chances: Vec<Message> = hint.prospects.iter().map(chance).collect();
    if !chances.is_empty() {
        out.say(text::chances(Message::list(chances, Joint::Comma)))?;
        out.say(text::chances_of_others())?;
    }
    Ok(writeln!(out, "\n{}\n", table(&hint.ranked, &hint.unit, Digits::Estimated, out.lang))?)
}

/// Writes an object as one line of JSON.
pub(crate) fn json_line(object: &impl Serialize, out: &mut Out<'_>) -> Result<(), CommandError> {
    let text = serde_json::to_string(object).map_err(|error| CommandError::machine(&error))?;
    Ok(writeln!(out, "{text}")?)
}

/// Writes the position as one line and as a board.
fn show(session: &dyn Session, out: &mut Out<'_>) -> Result<(), CommandError> {
    out.say(text::position(session.state().game(), session.state().text()))?;
    for line in board::lines(&session.scene(), out.lang) {
        writeln!(out, "  {line}")?;
    }
    Ok(writeln!(out)?)
}

/// Returns a table of all actions, best first, with a column for each value that at least one action has.
fn table(candidates: &[CandidateText], unit: &str, digits: Digits, lang: Lang) -> TextTable {
    let any = |has: fn(&CandidateText) -> bool| candidates.iter().any(has);
    let verdicts = any(|candidate| candidate.worth.verdict.is_some());
    let scores = any(|candidate| margin_in_words(&candidate.worth).is_some());
    let distances = any(|candidate| candidate.worth.distance.is_some());
    let goals = prospect::find_differing(candidates);
    let mut table = TextTable::new(lang);
    table.fit();
    table.column(text::action(), Align::Left);
    let columns: [(bool, Message, Align); 3] = [
        (verdicts, text::value().into(), Align::Left),
        (scores, text::score().into(), Align::Right),
        (distances, sentence::name_unit(unit), Align::Right),
    ];
    let shown = columns.into_iter().filter(|(shown, ..)| *shown);
    let goal_columns = goals.iter().map(|&goal| (true, goal.into(), Align::Right));
    for (_, name, align) in shown.chain(goal_columns) {
        table.column(name, align);
    }
    table.column(text::line_column(), Align::Left);
    for candidate in candidates {
        let CandidateText { action, worth, line: play, .. } = candidate;
        let cells: [(bool, Option<Message>); 3] = [
            (verdicts, worth.verdict.map(|verdict| verdict.phrase().into())),
            (scores, worth.score.map(|score| digits.score(score))),
            (distances, worth.distance.map(|distance| distance.to_string().into())),
        ];
        let cells = cells.into_iter().filter(|(shown, _)| *shown).map(|(_, cell)| cell);
        let chances = goals.iter().map(|goal| prospect::chance(candidate, goal, digits));
        let cells = cells.chain(chances).map(|cell| cell.unwrap_or_else(|| "-".into()));
        table.row([action.into()].into_iter().chain(cells).chain([line(play).into()]));
    }
    table
}

/// Returns the first actions of a line of play, as text.
pub(crate) fn line(actions: &[String]) -> String {
    let shown = actions[..actions.len().min(SHOWN)].join(", ");
    if actions.len() > SHOWN { format!("{shown}, …") } else { shown }
}
