//! The board of Seven Colours: with letters if it fits, otherwise two rows per line without letters, otherwise the part
//! around the cursor.

use super::view::{BoardView, centre, size};
use crate::commands::play::paint::{Ink, call_ink, zone_ink};
use crate::commands::play::targets::Targets;
use damier_catalog::{Cell, CellKind, Scene};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use ratatui::widgets::Block;

/// The smallest part of a board to show.
const PART: Size = Size { width: 16, height: 8 };

/// Columns of the widest cells.
const WIDEST: u16 = 12;

pub(super) fn least(scene: &Scene) -> Size {
    let whole = Size { width: 2 * size(scene.columns()) + 1, height: size(scene.rows()) };
    Size { width: whole.width.min(PART.width), height: whole.height.min(PART.height) }
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &BoardView<'_>) -> Targets {
    let scene = view.scene;
    let odd = u16::from(scene.is_shifted());
    let fits = 2 * size(scene.columns()) + odd <= area.width && size(scene.rows()) <= area.height;
    if fits {
        let wide = ((area.width - odd) / size(scene.columns()).max(1)).clamp(2, WIDEST) / 2 * 2;
        let high = (area.height / size(scene.rows()).max(1)).clamp(1, wide / 2);
        let width = wide * size(scene.columns()) + wide / 2 * odd;
        let board = centre(area, width, high * size(scene.rows()));
        draw_frame(frame, area, board, view);
        return draw_letters(frame, board, view, (0, 0), (wide, high));
    }
    match overview(scene, area) {
        Some(wide) if view.is_overview && view.paint.has_colours() => {
            draw_halves(frame, area, view, wide)
        }
        _ => {
            let (rows, columns) = (area.height, (area.width - odd) / 2);
            let cursor = view.cursor.unwrap_or((0, 0));
            let from = |at: usize, all: usize, shown: u16| {
                let shown = usize::from(shown).min(all);
                at.saturating_sub(shown / 2).min(all - shown)
            };
            let first =
                (from(cursor.0, scene.rows(), rows), from(cursor.1, scene.columns(), columns));
            draw_letters(frame, area, view, first, (2, 1))
        }
    }
}

/// Draws a frame around the board if there is room, because a zone may have the colour of the terminal.
fn draw_frame(frame: &mut Frame<'_>, area: Rect, board: Rect, view: &BoardView<'_>) {
    let has_room = board.x > area.x
        && board.y > area.y
        && board.right() < area.right()
        && board.bottom() < area.bottom();
    if has_room {
        let around = Rect {
            x: board.x - 1,
            y: board.y - 1,
            width: board.width + 2,
            height: board.height + 2,
        };
        frame.render_widget(Block::bordered().border_style(view.paint.faint()), around);
    }
}

/// Draws cells with their letters, as many as fit.
fn draw_letters(
    frame: &mut Frame<'_>,
    area: Rect,
    view: &BoardView<'_>,
    first: (usize, usize),
    (wide, high): (u16, u16),
) -> Targets {
    let scene = view.scene;
    let mut targets = Targets::default();
    let rows = (first.0..scene.rows()).take(usize::from(area.height / high));
    for (line, row) in rows.enumerate() {
        let shift = if scene.is_shifted() && row % 2 == 1 { wide / 2 } else { 0 };
        let columns = (first.1..scene.columns()).take(usize::from((area.width - shift) / wide));
        for (place, column) in columns.enumerate() {
            let place = Rect {
                x: area.x + shift + wide * size(place),
                y: area.y + high * size(line),
                width: wide,
                height: high,
            };
            let Some(cell) = scene.cell(row, column) else { continue };
            draw_cell(frame, place, cell, view, view.cursor == Some((row, column)));
            targets.cells.push((place, row, column));
        }
    }
    targets
}

fn draw_cell(
    frame: &mut Frame<'_>,
    place: Rect,
    cell: &Cell,
    view: &BoardView<'_>,
    is_pointed: bool,
) {
    let style = match cell.kind {
        CellKind::Colour(colour) => view.paint.call(colour),
        CellKind::Owned(seat) => view.paint.zone(seat.index()),
        _ => return,
    };
    let style = if is_pointed { style.add_modifier(Modifier::REVERSED) } else { style };
    let (text, width) = (&cell.text, usize::from(place.width));
    for line in 0..place.height {
        let text = if line == (place.height - 1) / 2 { text.as_str() } else { "" };
        let text = if width > 2 { format!("{text:^width$}") } else { format!("{text:<width$}") };
        frame.render_widget(Span::styled(text, style), Rect { y: place.y + line, ..place });
    }
}

/// Returns the columns per cell if two rows share a line; `None` if even that does not fit.
fn overview(scene: &Scene, area: Rect) -> Option<u16> {
    let fits = |wide: u16| {
        let width = wide * size(scene.columns()) + wide / 2 * u16::from(scene.is_shifted());
        width <= area.width && size(scene.rows().div_ceil(2)) <= area.height
    };
    let narrow = if scene.is_shifted() { 2 } else { 1 };
    fits(narrow).then_some(narrow)
}

/// Draws two rows per line, without letters, with half-block characters.
fn draw_halves(frame: &mut Frame<'_>, area: Rect, view: &BoardView<'_>, wide: u16) -> Targets {
    let scene = view.scene;
    let width = wide * size(scene.columns()) + wide / 2 * u16::from(scene.is_shifted());
    let board = centre(area, width, size(scene.rows().div_ceil(2)));
    draw_frame(frame, area, board, view);
    let mut targets = Targets::default();
    for line in 0..board.height {
        for column in 0..board.width {
            let cells = [0, 1].map(|half| at(scene, 2 * usize::from(line) + half, column, wide));
            let place = Rect { x: board.x + column, y: board.y + line, width: 1, height: 1 };
            let [upper, lower] = cells.map(|cell| cell.and_then(|(_, cell)| ink(cell)));
            let mut style = Style::new();
            if let Some(ink) = upper {
                style = style.fg(view.paint.colour(ink));
            }
            if let Some(ink) = lower {
                style = style.bg(view.paint.colour(ink));
            }
            let text = if upper.is_some() { "▀" } else { " " };
            let here = |cell: Option<((usize, usize), &Cell)>| cell.map(|(place, _)| place);
            let is_pointed = view.cursor.is_some_and(|at| cells.map(here).contains(&Some(at)));
            let text = if is_pointed { "◆" } else { text };
            frame.render_widget(Span::styled(text, style), place);
            if let Some((row, column)) = here(cells[0]) {
                targets.cells.push((place, row, column));
            }
        }
    }
    targets
}

/// Returns the cell of a row at a screen column.
fn at(scene: &Scene, row: usize, column: u16, wide: u16) -> Option<((usize, usize), &Cell)> {
    let shift = if scene.is_shifted() && row % 2 == 1 { wide / 2 } else { 0 };
    let column = usize::from(column.checked_sub(shift)? / wide);
    Some(((row, column), scene.cell(row, column)?))
}

fn ink(cell: &Cell) -> Option<Ink> {
    match cell.kind {
        CellKind::Colour(colour) => Some(call_ink(colour)),
        CellKind::Owned(seat) => Some(zone_ink(seat.index())),
        _ => None,
    }
}
