//! Pieces with four traits: the board of Quarto.

use super::view::{BoardView, centre, draw_middle, size};
use crate::play::app::Targets;
use crate::play::paint::Paint;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType};
use workbench::{Cell, CellKind, Scene};

/// A square with its frame.
const SQUARE: Size = Size { width: 10, height: 4 };

/// Room for labels: left of the board, and above it.
const LABELS: Size = Size { width: 2, height: 1 };

/// The traits that the bits of a piece stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceStyle {
    is_white: bool,
    is_tall: bool,
    is_solid: bool,
    is_square: bool,
}

impl PieceStyle {
    pub(super) fn of(bits: u8) -> Self {
        let has = |bit: u8| bits & bit != 0;
        Self { is_white: has(8), is_tall: has(4), is_solid: has(2), is_square: has(1) }
    }

    /// The foot of a piece, as `[█W█]` or `( b )`: brackets for the shape, blocks for solid, `w` or `b` for
    /// the colour, a capital for tall.
    pub(super) fn foot(self) -> String {
        let letter = match (self.is_white, self.is_tall) {
            (true, true) => 'W',
            (true, false) => 'w',
            (false, true) => 'B',
            (false, false) => 'b',
        };
        self.frame(&if self.is_solid { format!("█{letter}█") } else { format!(" {letter} ") })
    }

    /// The head of a tall piece.
    fn head(self) -> Option<String> {
        let inside = if self.is_solid { "███" } else { "   " };
        self.is_tall.then(|| self.frame(inside))
    }

    fn frame(self, inside: &str) -> String {
        if self.is_square { format!("[{inside}]") } else { format!("({inside})") }
    }

    pub(super) fn style(self, paint: Paint) -> Style {
        paint.piece(self.is_white)
    }
}

pub(super) fn least(scene: &Scene) -> Size {
    Size {
        width: LABELS.width + SQUARE.width * size(scene.columns()),
        height: LABELS.height + SQUARE.height * size(scene.rows()),
    }
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &BoardView<'_>) -> Targets {
    let (scene, least) = (view.scene, least(view.scene));
    let spare = (area.height.saturating_sub(least.height) / size(scene.rows()).max(1)).min(2);
    let square = Size { width: SQUARE.width, height: SQUARE.height + spare };
    let board = centre(area, least.width, LABELS.height + square.height * size(scene.rows()));
    let place = |row: usize, column: usize| Rect {
        x: board.x + LABELS.width + square.width * size(column),
        y: board.y + LABELS.height + square.height * size(row),
        width: square.width,
        height: square.height,
    };
    for column in 0..scene.columns() {
        let label = scene.column_label(column).unwrap_or_default();
        let above = Rect { y: board.y, height: 1, ..place(0, column) };
        draw_middle(frame, above, 0, label, Modifier::DIM.into());
    }
    for row in 0..scene.rows() {
        let label = scene.row_label(row).unwrap_or_default();
        let beside = Rect { x: board.x, width: 1, ..place(row, 0) };
        draw_middle(frame, beside, square.height / 2, label, Modifier::DIM.into());
    }
    let mut targets = Targets::default();
    for ((row, column), cell) in scene.cells() {
        let is_pointed = view.cursor == Some((row, column));
        draw_square(frame, place(row, column), cell, view.paint, is_pointed);
        targets.cells.push((place(row, column), row, column));
    }
    targets
}

fn draw_square(frame: &mut Frame<'_>, place: Rect, cell: &Cell, paint: Paint, is_pointed: bool) {
    let (edge, border) = match (cell.marked, is_pointed) {
        (true, _) => (Modifier::BOLD.into(), BorderType::Double),
        (_, true) => (Modifier::BOLD.into(), BorderType::Thick),
        _ => (Style::from(Modifier::DIM), BorderType::Plain),
    };
    let mut block = Block::bordered().border_type(border).border_style(edge);
    let inside = block.inner(place);
    if let CellKind::Piece(bits) = cell.kind {
        let traits = PieceStyle::of(bits);
        block = block.title(cell.text.clone());
        let foot = inside.height / 2;
        if let (Some(head), Some(row)) = (traits.head(), foot.checked_sub(1)) {
            draw_middle(frame, inside, row, &head, traits.style(paint));
        }
        draw_middle(frame, inside, foot, &traits.foot(), traits.style(paint));
    }
    frame.render_widget(block, place);
}
