//! The mistakes of a game, or all its turns, as a table.

use crate::answer;
use crate::failure::CommandError;
use crate::table::{Align, TextTable};
use std::io::Write;
use tabletop::{Grade, Review, Reviewed, rounded, worth_in_words};
use workbench::Contest;

/// Mistakes that are shown; of more, those that lost most.
const SHOWN: usize = 20;

pub(super) fn write(review: &Review, all: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    let erred = || review.turns.iter().filter(|turn| turn.grade >= Grade::Inaccuracy);
    let mut shown: Vec<&Reviewed> =
        if all { review.turns.iter().collect() } else { erred().collect() };
    if shown.is_empty() {
        return Ok(());
    }
    let left_out = if all { 0 } else { shown.len().saturating_sub(SHOWN) };
    if left_out > 0 {
        shown.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        shown.truncate(SHOWN);
        shown.sort_by_key(|turn| turn.ply);
    }
    writeln!(out, "\n{}", table(review, &shown, all))?;
    if left_out > 0 {
        writeln!(out, "and {left_out} smaller ones (--all shows every turn)")?;
    }
    Ok(())
}

fn table(review: &Review, turns: &[&Reviewed], all: bool) -> TextTable {
    let mut table = TextTable::new(&[("ply", Align::Right)]);
    table.fit();
    if review.contest != Contest::Solo {
        table.column("seat", Align::Left);
    }
    table.column("played", Align::Left).column("better", Align::Left);
    if all {
        table.column("value", Align::Left);
    }
    table.column("cost", Align::Left).column("line", Align::Left);
    for turn in turns {
        table.row(cells(review, turn, all));
    }
    table
}

fn cells(review: &Review, turn: &Reviewed, all: bool) -> Vec<String> {
    let mut cells = vec![turn.ply.to_string()];
    if review.contest != Contest::Solo {
        cells.push((turn.seat.index() + 1).to_string());
    }
    let is_best = turn.grade == Grade::Best;
    let unless_best = |text: String| if is_best { String::new() } else { text };
    cells.push(format!("{}{}", turn.taken.action, turn.grade.sign()));
    cells.push(unless_best(turn.best.action.clone()));
    if all {
        let worth = match turn.best.worth.verdict {
            Some(_) => worth_in_words(&turn.best.worth, &turn.unit),
            None => turn.best.worth.score.map_or_else(String::new, rounded),
        };
        let sign = if turn.source.is_exact() { "" } else { "~" };
        cells.push(format!("{sign}{worth}"));
    }
    cells.push(cost(turn));
    cells.push(unless_best(answer::line(&turn.best.line)));
    cells
}

/// As `draw → loss`, or points; nothing where nothing was lost.
fn cost(turn: &Reviewed) -> String {
    match (turn.best.worth.verdict, turn.taken.worth.verdict, turn.cost) {
        (Some(best), Some(taken), _) if best != taken => format!("{best} → {taken}"),
        (_, _, Some(cost)) if cost > 0.0 => rounded(cost),
        _ if turn.lost > 0.0 => format!("{:.0} %", 100.0 * turn.lost),
        _ => String::new(),
    }
}
