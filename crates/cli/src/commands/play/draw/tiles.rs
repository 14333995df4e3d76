//! The board of 2048 and of any game without its own drawing.

use super::digits;
use super::view::{BoardView, centre, draw_middle, size};
use crate::commands::play::targets::Targets;
use damier_catalog::{BoardLook, Cell, CellKind};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Block;

/// Smallest and largest width of a tile, with the column between tiles.
const WIDE: (u16, u16) = (6, 26);

/// The largest height of a tile.
const HIGH: u16 = 11;

/// The smallest height of a tile with a large number.
const LARGE: u16 = 6;

/// Space between grids.
const GRIDS: Size = Size { width: 3, height: 1 };

/// Returns the space for labels: left of the board, and above it.
fn labels(view: &BoardView<'_>) -> Size {
    let labels = (0..view.scene.rows()).filter_map(|row| view.scene.row_label(row));
    let widest = labels.map(|label| label.chars().count()).max();
    let above = u16::from(view.scene.column_label(0).is_some());
    Size { width: widest.map_or(0, |width| size(width) + 1), height: above }
}

/// Returns the space for everything but tiles.
fn measure_fixed(view: &BoardView<'_>) -> Size {
    let (labels, scene) = (labels(view), view.scene);
    let down = scene.grids.len().div_ceil(scene.across);
    Size {
        width: labels.width + GRIDS.width * size(scene.across - 1),
        height: labels.height + GRIDS.height * size(down - 1),
    }
}

pub(super) fn least(view: &BoardView<'_>) -> Size {
    let (fixed, scene) = (measure_fixed(view), view.scene);
    Size {
        width: fixed.width + WIDE.0 * size(scene.columns()),
        height: fixed.height + size(scene.rows()),
    }
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &BoardView<'_>) -> Targets {
    let (scene, fixed, labels) = (view.scene, measure_fixed(view), labels(view));
    let (rows, columns) = (size(scene.rows()).max(1), size(scene.columns()).max(1));
    let high = ((area.height - fixed.height) / rows).clamp(1, HIGH);
    let wide = ((area.width - fixed.width) / columns).clamp(WIDE.0, (2 * high + 4).min(WIDE.1));
    let board = centre(area, fixed.width + wide * columns, fixed.height + high * rows);
    let [ground, _] = view.paint.board();
    if view.paint.has_grounds() && scene.look == BoardLook::Tiles {
        draw_ground(frame, board, labels, ground);
    }
    let left = |column: usize| {
        let gap = GRIDS.width * size(column / scene.grids[0].columns);
        board.x + labels.width + wide * size(column) + gap
    };
    let top = |row: usize| {
        let gap = GRIDS.height * size(row / scene.grids[0].rows);
        board.y + labels.height + high * size(row) + gap
    };
    for column in 0..scene.columns() {
        let label = scene.column_label(column).unwrap_or_default();
        let place = Rect { x: left(column), y: board.y, width: wide, height: 1 };
        draw_middle(frame, place, 0, label, view.paint.faint());
    }
    for row in 0..scene.rows() {
        let label = scene.row_label(row).unwrap_or_default();
        let place = Rect { x: board.x, y: top(row), width: labels.width, height: high };
        draw_middle(frame, place, (high - 1) / 2, label, view.paint.faint());
    }
    let mut targets = Targets::default();
    for ((row, column), cell) in scene.cells() {
        let place = Rect { x: left(column), y: top(row), width: wide, height: high };
        draw_tile(frame, place, cell, view, view.cursor == Some((row, column)));
        targets.cells.push((place, row, column));
    }
    targets
}

/// Draws the background of the tiles, one column further left, because every tile has a column to its right.
fn draw_ground(frame: &mut Frame<'_>, board: Rect, labels: Size, ground: Style) {
    let left = board.x + labels.width;
    let more = left.min(1);
    let tiles = Rect {
        x: left - more,
        y: board.y + labels.height,
        width: board.width - labels.width + more,
        height: board.height - labels.height,
    };
    frame.render_widget(Block::new().style(ground), tiles);
}

fn draw_tile(
    frame: &mut Frame<'_>,
    place: Rect,
    cell: &Cell,
    view: &BoardView<'_>,
    is_pointed: bool,
) {
    if cell.kind == CellKind::Hole {
        return;
    }
    // Leaves a column between tiles, and a line if there is room.
    let body = Rect {
        width: place.width - 1,
        height: if place.height > 2 { place.height - 1 } else { place.height },
        ..place
    };
    let is_empty = cell.kind == CellKind::Empty;
    let style = style_of(cell, view);
    // With few colours, a tile may look like the terminal, so a frame marks its edge.
    let framed = body.height > 2
        && (is_pointed || !view.paint.has_grounds() && (!is_empty || !view.paint.has_colours()));
    frame.render_widget(Block::new().style(style), body);
    if framed {
        let edge = if is_empty && !is_pointed { view.paint.faint() } else { Style::new() };
        frame.render_widget(Block::bordered().border_style(edge), body);
    }
    let text = match cell.kind {
        CellKind::Tile(exponent) => tile_text(&cell.text, exponent, body.width),
        _ if is_empty && (framed || view.paint.has_grounds()) => String::new(),
        _ => cell.text.clone(),
    };
    let style = if is_pointed { style.add_modifier(Modifier::REVERSED) } else { style };
    let large = digits::large(&text, body.width.saturating_sub(4));
    if let Some(lines) = large.filter(|_| body.height >= LARGE && !is_pointed) {
        for (line, row) in lines.iter().zip((body.height - digits::HIGH) / 2..) {
            draw_middle(frame, body, row, line, style);
        }
        return;
    }
    let text = if is_pointed { format!("›{text}‹") } else { text };
    draw_middle(frame, body, (body.height - 1) / 2, &text, style);
}

fn style_of(cell: &Cell, view: &BoardView<'_>) -> Style {
    let [_, place] = view.paint.board();
    match cell.kind {
        CellKind::Tile(exponent) => view.paint.tile(exponent),
        CellKind::Owned(seat) | CellKind::Stone(seat) => view.paint.zone(seat.index()),
        CellKind::Colour(colour) => view.paint.call(colour),
        CellKind::Empty if view.paint.has_grounds() => place,
        CellKind::Empty | CellKind::Hole | CellKind::Piece(_) => Style::new(),
    }
}

/// Returns a tile's number, or its power of two if the number does not fit.
fn tile_text(text: &str, exponent: u8, width: u16) -> String {
    if text.chars().count() <= usize::from(width.saturating_sub(2)).max(4) {
        text.to_string()
    } else {
        format!("2^{exponent}")
    }
}
