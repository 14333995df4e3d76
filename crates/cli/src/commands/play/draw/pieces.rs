//! Pieces with four traits: the board of Quarto.

use super::shape::{PieceStyle, draw_shape};
use super::view::{BoardView, centre, draw_middle, size};
use crate::commands::play::paint::Paint;
use crate::commands::play::targets::Targets;
use damier_catalog::{Cell, CellKind, Scene};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType};

/// A square with its frame.
const SQUARE: Size = Size { width: 10, height: 4 };

/// The smallest square, without a frame.
const SMALL: Size = Size { width: 7, height: 1 };

/// Lines of the largest square, and of the smallest that also grows in width.
const HIGHEST: u16 = 12;
const GROWING: u16 = 6;

/// Space for labels: left of the board, and above it.
const LABELS: Size = Size { width: 2, height: 1 };

/// Returns the size of a board of squares of this size.
fn measure(scene: &Scene, square: Size) -> Size {
    Size {
        width: LABELS.width + square.width * size(scene.columns()),
        height: LABELS.height + square.height * size(scene.rows()),
    }
}

/// Returns the smallest area for a board with frames.
pub(super) fn least(scene: &Scene) -> Size {
    measure(scene, SQUARE)
}

/// Returns the smallest area for any board.
pub(super) fn smallest(scene: &Scene) -> Size {
    measure(scene, SMALL)
}

/// Returns the largest square that fits.
fn fit(area: Rect, scene: &Scene) -> Size {
    let part = |length: u16, count: usize| length / size(count).max(1);
    let wide = part(area.width.saturating_sub(LABELS.width), scene.columns());
    let high = part(area.height.saturating_sub(LABELS.height), scene.rows());
    if wide < SQUARE.width || high < SQUARE.height {
        return Size { width: SMALL.width, height: high.clamp(SMALL.height, 2) };
    }
    let height = high.min(HIGHEST);
    let widest = if height < GROWING { SQUARE.width } else { 2 * height + 2 };
    let width = wide.min(widest);
    // A narrow square need not be tall.
    Size { width, height: height.min((width / 2).max(SQUARE.height + 1)) }
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &BoardView<'_>) -> Targets {
    let scene = view.scene;
    let square = fit(area, scene);
    let all = measure(scene, square);
    let board = centre(area, all.width, all.height);
    let place = |row: usize, column: usize| Rect {
        x: board.x + LABELS.width + square.width * size(column),
        y: board.y + LABELS.height + square.height * size(row),
        width: square.width,
        height: square.height,
    };
    for column in 0..scene.columns() {
        let label = scene.column_label(column).unwrap_or_default();
        let above = Rect { y: board.y, height: 1, ..place(0, column) };
        draw_middle(frame, above, 0, label, view.paint.faint());
    }
    for row in 0..scene.rows() {
        let label = scene.row_label(row).unwrap_or_default();
        let beside = Rect { x: board.x, width: 1, ..place(row, 0) };
        draw_middle(frame, beside, square.height / 2, label, view.paint.faint());
    }
    let mut targets = Targets::default();
    for ((row, column), cell) in scene.cells() {
        let (place, is_pointed) = (place(row, column), view.cursor == Some((row, column)));
        if square.height < SQUARE.height {
            draw_small(frame, place, cell, view.paint, is_pointed);
        } else {
            draw_square(frame, place, cell, view.paint, is_pointed);
        }
        targets.cells.push((place, row, column));
    }
    targets
}

fn draw_square(frame: &mut Frame<'_>, place: Rect, cell: &Cell, paint: Paint, is_pointed: bool) {
    let [cloth, socket] = if paint.has_grounds() { paint.cloth() } else { [Style::new(); 2] };
    let (edge, border) = match (cell.marked, is_pointed) {
        (true, _) => (Modifier::BOLD.into(), BorderType::Double),
        (_, true) => (Modifier::BOLD.into(), BorderType::Thick),
        _ => (Style::new(), BorderType::Plain),
    };
    let block = Block::bordered().border_type(border).border_style(edge);
    let inside = block.inner(place);
    frame.render_widget(Block::new().style(cloth), place);
    // With backgrounds, squares need no frames.
    if !paint.has_grounds() || cell.marked || is_pointed {
        frame.render_widget(block, place);
    }
    frame.render_widget(Block::new().style(socket), inside);
    if let CellKind::Piece(bits) = cell.kind {
        let title = Rect { x: place.x + 1, width: place.width - 2, height: 1, ..place };
        frame.render_widget(cell.text.as_str(), title);
        draw_shape(frame, inside, PieceStyle::from_bits(bits), paint);
    }
}

/// Draws a square without a frame in one or two lines.
fn draw_small(frame: &mut Frame<'_>, place: Rect, cell: &Cell, paint: Paint, is_pointed: bool) {
    let body = Rect { width: place.width - 1, ..place };
    let [_, socket] = if paint.has_grounds() { paint.cloth() } else { [Style::new(); 2] };
    frame.render_widget(Block::new().style(socket), body);
    match cell.kind {
        CellKind::Piece(bits) => draw_shape(frame, body, PieceStyle::from_bits(bits), paint),
        _ => draw_middle(frame, body, body.height / 2, "·", Style::new()),
    }
    if is_pointed || cell.marked {
        let mark = Rect { x: body.right() - 1, width: 1, height: 1, ..body };
        frame.render_widget(if is_pointed { "‹" } else { "*" }, mark);
    }
}
