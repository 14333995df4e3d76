//! Goals other than the score, in words: which are sure, which are out of reach, and how likely the others are.

use super::digits::Digits;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::answer as text;
use damier_catalog::{CandidateText, Prospect};
use damier_i18n::{Message, Number};
use damier_reports::text::figure;
use std::io::Write;

/// The smallest difference in a goal's probability between actions for which the goal gets a column.
const DIFFERENCE: f64 = 1e-6;

/// Writes what is known about the goals: a line for those that are certain, a row for each of the others.
pub(super) fn write(prospects: &[Prospect], out: &mut Out<'_>) -> Result<(), CommandError> {
    let named = |fits: fn(f64) -> bool| {
        let goals = prospects.iter().filter(|prospect| fits(prospect.fail));
        goals.map(|prospect| prospect.goal.as_str()).collect::<Vec<_>>().join(", ")
    };
    let (sure, never) = (named(|fail| fail == 0.0), named(|fail| fail == 1.0));
    if !sure.is_empty() {
        out.say(text::sure(sure))?;
    }
    if !never.is_empty() {
        out.say(text::out_of_reach(never))?;
    }
    let open: Vec<&Prospect> =
        prospects.iter().filter(|prospect| prospect.fail > 0.0 && prospect.fail < 1.0).collect();
    if open.is_empty() {
        return Ok(());
    }
    let mut table = TextTable::new(out.lang);
    table.column(text::goal(), Align::Right).column(text::reached(), Align::Right);
    table.column(text::missed(), Align::Right);
    for prospect in open {
        let reached = figure::alone(Number::ungrouped(1.0 - prospect.fail, 12));
        let missed = figure::alone(Number::scientific(prospect.fail, 6));
        table.row([Message::from(&prospect.goal), reached, missed]);
    }
    Ok(writeln!(out, "\n{table}")?)
}

/// Returns the goals whose probability depends on the action.
pub(super) fn find_differing(candidates: &[CandidateText]) -> Vec<&str> {
    let Some(first) = candidates.first() else { return Vec::new() };
    let differs = |prospect: &&Prospect| {
        let fails = candidates.iter().filter_map(|candidate| fail(candidate, &prospect.goal));
        let (least, most) = fails
            .fold((1.0, 0.0), |(least, most): (f64, f64), fail| (least.min(fail), most.max(fail)));
        most - least > DIFFERENCE
    };
    first.prospects.iter().filter(differs).map(|prospect| prospect.goal.as_str()).collect()
}

/// Formats the probability of a goal after an action, for a table.
pub(super) fn chance(candidate: &CandidateText, goal: &str, digits: Digits) -> Option<Message> {
    fail(candidate, goal).map(|fail| match fail {
        0.0 => "1".into(),
        1.0 => "0".into(),
        _ => digits.probability(1.0 - fail),
    })
}

/// Returns the probability of missing a goal after an action; `None` if the action reaches the goal immediately.
fn fail(candidate: &CandidateText, goal: &str) -> Option<f64> {
    candidate.prospects.iter().find(|prospect| prospect.goal == goal).map(|p| p.fail)
}
