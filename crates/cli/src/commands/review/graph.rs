//! The course of the game as a small text graph: the higher, the better for the player in seat 1.

use crate::text::review as text;
use damier_catalog::{Contest, Seat};
use damier_i18n::{Lang, Message, Number};
use damier_play::{Grade, Review};
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
    lines
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
        let column = (turn.ply * columns).div_ceil(states).min(columns - 1);
        signs[column] = '^';
    }
    let text: String = signs.into_iter().collect();
    let text = text.trim_end();
    let name = text::mistakes().say(lang);
    (!text.is_empty()).then(|| format!("{name:>LABEL$}  {text}"))
}
