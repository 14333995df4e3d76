//! The mistakes of a game, or all its turns, as a table.

use crate::answer;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::review as text;
use damier_catalog::Contest;
use damier_i18n::{Lang, Message, Number};
use damier_play::{Grade, LossUnit, Review, ReviewedTurn, SeatName, worth_in_words};
use damier_reports::number::whole;
use damier_reports::text::figure;
use std::io::Write;

/// The most mistakes that are shown. The mistakes that lost most are chosen.
const SHOWN: usize = 20;

pub(super) fn write(review: &Review, all: bool, out: &mut Out<'_>) -> Result<(), CommandError> {
    let erred = || review.turns.iter().filter(|turn| turn.grade >= Grade::Inaccuracy);
    let mut shown: Vec<&ReviewedTurn> =
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
    writeln!(out, "\n{}", table(review, &shown, all, out.lang))?;
    if left_out > 0 {
        out.say(text::smaller_ones(whole(left_out as u64)))?;
    }
    Ok(())
}

fn table(review: &Review, turns: &[&ReviewedTurn], all: bool, lang: Lang) -> TextTable {
    let mut table = TextTable::new(lang);
    table.fit();
    table.column(text::ply(), Align::Right);
    if review.contest != Contest::Solo {
        table.column(text::player(), Align::Left);
    }
    table.column(text::played(), Align::Left).column(text::better(), Align::Left);
    if all {
        table.column(text::value(), Align::Left);
    }
    table.column(text::cost(), Align::Left).column(text::line(), Align::Left);
    for turn in turns {
        table.row(cells(review, turn, all));
    }
    table
}

fn cells(review: &Review, turn: &ReviewedTurn, all: bool) -> Vec<Message> {
    let mut cells: Vec<Message> = vec![turn.number.to_string().into()];
    if review.contest != Contest::Solo {
        cells.push(match review.names.get(turn.seat) {
            SeatName::Numbered(seat) => (seat.index() + 1).to_string().into(),
            name => name.message(),
        });
    }
    let is_best = turn.grade == Grade::Best;
    let unless_best = |text: String| if is_best { String::new() } else { text }.into();
    cells.push(format!("{}{}", turn.taken.action, turn.grade.sign()).into());
    cells.push(unless_best(turn.best.action.clone()));
    if all {
        let worth = match turn.best.worth.verdict {
            Some(_) => worth_in_words(&turn.best.worth, &turn.unit),
            None => turn.best.worth.score.map_or_else(Message::default, say_score),
        };
        cells.push(if turn.source.is_exact() { worth } else { text::about(worth) });
    }
    cells.push(cost(turn, review.loss_unit()));
    cells.push(unless_best(answer::line(&turn.best.line)));
    cells
}

/// Formats a score.
fn say_score(score: f64) -> Message {
    figure::alone(Number::rounded(score))
}

/// Formats the cost of a turn, for example `draw → loss`, a number of points, or a part of a win; empty if nothing was lost.
fn cost(turn: &ReviewedTurn, unit: LossUnit) -> Message {
    if let (Some(best), Some(taken)) = (turn.best.worth.verdict, turn.taken.worth.verdict)
        && best != taken
    {
        return text::change(best.phrase(), taken.phrase());
    }
    match (unit, turn.cost) {
        (LossUnit::Points(_), Some(cost)) if cost > 0.0 => say_score(cost),
        _ if turn.lost > 0.0 => text::percent(Number::ungrouped(100.0 * turn.lost, 0)),
        _ => Message::default(),
    }
}
