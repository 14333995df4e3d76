//! Controls in the panel: pieces of the stock, colours, buttons.

use super::shape::PieceStyle;
use super::view::{TextColumn, size};
use crate::commands::play::app::{PIECES_WIDE, TerminalApp};
use crate::text::screen as text;
use damier_catalog::{Aside, BoardLook, Control, Reach, Seat};
use damier_i18n::Message;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// Columns of a piece in the list: its digit and its foot.
const PIECE: u16 = 7;

/// Draws the controls, and returns the places that can be clicked.
pub(super) fn draw(column: &mut TextColumn<'_, '_>, app: &TerminalApp) -> Vec<(Rect, String)> {
    let scene = app.table.scene();
    let mut targets = Vec::new();
    let top = column.left.y;
    for note in &scene.notes {
        if let Aside::Stock(pieces) = &note.aside {
            targets.extend(draw_stock(column, app, pieces));
        }
    }
    targets.extend(draw_swatches(column, app));
    if scene.look == BoardLook::Regions {
        let zone = |seat: usize| {
            let name = Message::from(Seat::new(seat)).say(app.lang);
            Span::styled(format!(" {name} "), app.paint.zone(seat))
        };
        column.line(Line::from(vec![zone(0), "   ".into(), zone(1)]));
    }
    targets.extend(draw_buttons(column, app));
    if column.left.y > top {
        column.gap();
    }
    targets.retain(|_| app.table.person().is_some());
    targets
}

/// Returns the number of lines that the controls take.
pub(super) fn count_lines(app: &TerminalApp) -> u16 {
    let scene = app.table.scene();
    let stock = scene.notes.iter().map(|note| match &note.aside {
        Aside::Stock(pieces) => pieces.len().div_ceil(PIECES_WIDE),
        _ => 0,
    });
    let has_swatches =
        scene.controls.iter().any(|control| matches!(control.reach, Reach::Swatch(_)));
    let buttons = scene.legal().filter(|control| control.reach == Reach::Button).count();
    let zones = usize::from(scene.look == BoardLook::Regions);
    size(stock.sum::<usize>() + usize::from(has_swatches) + zones + buttons)
}

/// Returns a piece as its digit and its foot. The digit is reversed if Enter picks the piece.
pub(super) fn piece(bits: u8, app: &TerminalApp, is_picked: bool) -> Vec<Span<'static>> {
    let modifier = if is_picked { Modifier::REVERSED } else { Modifier::empty() };
    let digit = Span::styled(format!("{bits:x}"), modifier);
    let foot = PieceStyle::from_bits(bits).foot(app.paint).spans;
    [digit].into_iter().chain(foot).collect()
}

/// Draws the remaining pieces; those that can be taken now can be clicked.
fn draw_stock(
    column: &mut TextColumn<'_, '_>,
    app: &TerminalApp,
    pieces: &[u8],
) -> Vec<(Rect, String)> {
    let mut targets = Vec::new();
    for four in pieces.chunks(PIECES_WIDE) {
        let mut spans = Vec::new();
        for (place, &bits) in four.iter().enumerate() {
            let mut legal = app.table.scene().legal();
            let control = legal.find(|control| control.reach == Reach::Piece(bits));
            let is_picked = control.is_some_and(|control| app.is_picked(control));
            spans.extend(piece(bits, app, is_picked));
            spans.push(Span::from(" "));
            let x = column.left.x + PIECE * size(place);
            let place = Rect { x, width: PIECE, height: 1, ..column.left };
            targets.extend(control.filter(|_| column.left.height > 0).map(|c| target(place, c)));
        }
        column.line(Line::from(spans));
    }
    targets
}

/// Draws the colours; those that cannot be called now appear as a dash.
fn draw_swatches(column: &mut TextColumn<'_, '_>, app: &TerminalApp) -> Vec<(Rect, String)> {
    let (mut spans, mut targets) = (Vec::new(), Vec::new());
    for control in &app.table.scene().controls {
        let Reach::Swatch(colour) = control.reach else { continue };
        let name = if control.is_legal { control.label.say(app.lang) } else { "-".into() };
        let x = column.left.x + 3 * size(spans.len());
        let is_pointed =
            app.play_mode.puzzle().and_then(|puzzle_view| puzzle_view.solving().pointed_at())
                == Some(control.action.as_str());
        let modifier = if is_pointed { Modifier::REVERSED } else { Modifier::empty() };
        let style = app.paint.call(colour).add_modifier(modifier);
        spans.push(Span::styled(format!(" {name} "), style));
        let place = Rect { x, width: 3, height: 1, ..column.left };
        targets.extend(control.is_legal.then(|| target(place, control)));
    }
    if !spans.is_empty() {
        column.line(Line::from(spans));
    }
    targets
}

/// Draws a line for each button: its keys and its label.
fn draw_buttons(column: &mut TextColumn<'_, '_>, app: &TerminalApp) -> Vec<(Rect, String)> {
    let mut targets = Vec::new();
    for control in app.table.scene().legal().filter(|control| control.reach == Reach::Button) {
        let style = if app.is_picked(control) { Modifier::REVERSED } else { Modifier::empty() };
        let place = Rect { height: 1, ..column.left };
        targets.extend((column.left.height > 0).then(|| target(place, control)));
        let label = control.label.clone();
        let whole = if control.keys.is_empty() { label } else { text::note(&control.keys, label) };
        let text = whole.say(app.lang);
        column.line(Line::from(text).style(style));
    }
    targets
}

fn target(place: Rect, control: &Control) -> (Rect, String) {
    (place, control.action.clone())
}
