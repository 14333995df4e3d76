//! The course of the game as a small text graph: the higher, the better for the player in seat 1. Below it, a bar for
//! each move that lost something.

use crate::text::review as text;
use damier_catalog::{Contest, Seat};
use damier_i18n::{Lang, Message, Number};
use damier_play::{Grade, Review, ReviewedTurn};
use damier_reports::text::figure;

/// Number of lines of the graph itself.
const ROWS: usize = 6;

/// Number of heights that a bar can have within a line.
const STEPS: usize = 8;

/// Blocks that fill a part of a cell from below.
const BLOCKS: [char; STEPS + 1] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Width of the labels left of the graph, in columns.
const LABEL: usize = 10;

/// The greatest width of a ply, in columns.
const WIDEST: usize = 3;

/// Returns the lines of the graph, at most `width` columns wide. Returns no lines if fewer than two values are known or
/// the width is too small.
pub(super) fn graph(review: &Review, width: usize, lang: Lang) -> Vec<String> {
    let points = review.graph();
    let room = width.saturating_sub(LABEL + 2);
    if points.len() < 2 || room < 8 {
        return Vec::new();
    }
    let states = review.plies + 1;
    let columns = if states > room { room } else { states * (room / states).min(WIDEST) };
    let bar = |column: usize| {
        let ply = column * states / columns;
        let known = points.partition_point(|(at, _)| *at <= ply);
        points[known.saturating_sub(1)].1
    };
    let levels: Vec<usize> =
        (0..columns).map(|column| (bar(column) * (ROWS * STEPS) as f64).round() as usize).collect();
    let line = |row: usize| {
        let below = (ROWS - 1 - row) * STEPS;
        let cells = levels.iter().map(|level| BLOCKS[level.saturating_sub(below).min(STEPS)]);
        let text = format!(
            "{:>LABEL$.LABEL$} ┤{}",
            label(review, row).say(lang),
            cells.collect::<String>()
        );
        text.trim_end().to_string()
    };
    let mut lines: Vec<String> = (0..ROWS).map(line).collect();
    lines.push(format!("{:>LABEL$} └{}", "", "─".repeat(columns)));
    lines.extend(mark_mistakes(review, states, columns, lang));
    let last = review.plies.to_string();
    let gap = columns.saturating_sub(last.len());
    lines.push(format!("{:>LABEL$}  {:<gap$}{last}", text::ply().say(lang), 0));
    lines.extend(draw_losses(review, states, columns, lang));
    lines
}

/// Returns the column of a turn.
fn column_of(turn: &ReviewedTurn, states: usize, columns: usize) -> usize {
    (turn.ply * columns).div_ceil(states).min(columns - 1)
}

/// Draws what the moves of each seat lost, one line for each seat, and marks the estimates. Returns no lines if nothing
/// was lost.
fn draw_losses(review: &Review, states: usize, columns: usize, lang: Lang) -> Vec<String> {
    let losers = || review.turns.iter().filter(|turn| review.loss(turn) > 0.0);
    let Some(worst) = losers().max_by(|a, b| review.loss(a).total_cmp(&review.loss(b))) else {
        return Vec::new();
    };
    let most = review.loss(worst);
    let caption = text::losses(review.loss_unit().amount(most, worst.source.is_exact()));
    let mut lines = vec![String::new(), caption.say(lang)];
    for seat in review.seats().iter().map(|seat| seat.seat) {
        // If several turns share a column, it shows the largest loss.
        let mut heights = vec![0; columns];
        for turn in losers().filter(|turn| turn.seat == seat) {
            let height = (review.loss(turn) / most * STEPS as f64).ceil() as usize;
            let column = &mut heights[column_of(turn, states, columns)];
            *column = (*column).max(height);
        }
        let bars = heights.into_iter().map(|height| BLOCKS[height.min(STEPS)]).collect();
        lines.push(labelled(&review.names.get(seat).message(), bars, lang));
    }
    let mut signs = vec![' '; columns];
    for turn in losers().filter(|turn| !turn.source.is_exact()) {
        signs[column_of(turn, states, columns)] = '~';
    }
    lines.extend(signs.contains(&'~').then(|| labelled(&text::estimates().into(), signs, lang)));
    lines
}

/// Returns a line with a label on the left.
fn labelled(label: &Message, cells: Vec<char>, lang: Lang) -> String {
    let cells: String = cells.into_iter().collect();
    format!("{:>LABEL$.LABEL$}  {}", label.say(lang), cells.trim_end())
}

/// Returns the label of a line: the leading seat, or the score expected at the first turn.
fn label(review: &Review, row: usize) -> Message {
    let expected = || {
        let first = review.turns.first().and_then(|turn| turn.value.score);
        first.map_or_else(Message::default, |score| figure::alone(Number::rounded(score)))
    };
    match (review.contest, row) {
        (Contest::Duel, 0) => review.names.get(Seat::FIRST).message(),
        (Contest::Duel, row) if row == ROWS - 1 => review.names.get(Seat::SECOND).message(),
        (Contest::Duel, row) if row == ROWS / 2 => text::even().into(),
        (Contest::Solo | Contest::Roles, row) if row == ROWS / 2 => expected(),
        _ => Message::default(),
    }
}

/// Marks every mistake and blunder below the graph.
fn mark_mistakes(review: &Review, states: usize, columns: usize, lang: Lang) -> Option<String> {
    let mut signs = vec![' '; columns];
    for turn in review.turns.iter().filter(|turn| turn.grade >= Grade::Mistake) {
        signs[column_of(turn, states, columns)] = '^';
    }
    signs.contains(&'^').then(|| labelled(&text::mistakes().into(), signs, lang))
}
