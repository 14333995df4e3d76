//! What is drawn around a board: names of rows and columns, names of directions, joined edges, and a warning.

use super::BoardPainter;
use super::cell::CellPainter;
use super::zone::draw_pattern;
use crate::lettering;
use crate::palette::Palette;
use damier_catalog::CellKind;
use damier_i18n::Message;
use egui::{Align2, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, pos2};

/// Opacity of repeated edges.
const DIM: f32 = 0.45;

/// Distance of a warning's middle from what is below it, and of the two arrows from the board: above it, and to its
/// left, in points.
const WARNING: f32 = 15.0;
const ROWS: [f32; 2] = [20.0, 44.0];
const COLUMNS: [f32; 2] = [30.0, 74.0];

/// Widths of the edge of a board with a warning and of an arrow, and the length of its head, in points.
const EDGE: f32 = 4.0;
const ARROW: f32 = 1.5;
const HEAD: f32 = 8.0;

impl BoardPainter<'_> {
    /// Draws everything around the board.
    pub(crate) fn draw_surroundings(&self, ui: &Ui) {
        let palette = Palette::from_ui(ui);
        self.draw_labels(ui.painter(), &palette);
        self.draw_axes(ui.painter(), &palette);
        self.draw_warning(ui.painter(), &palette);
    }

    /// Draws the names of rows and columns.
    fn draw_labels(&self, painter: &Painter, palette: &Palette) {
        let write = |at: Pos2, text: &str| {
            let font = FontId::proportional(lettering::SECONDARY);
            painter.text(at, Align2::CENTER_CENTER, text, font, palette.faint);
        };
        for row in 0..self.scene.rows() {
            let label = self.scene.row_label(row);
            label.into_iter().for_each(|label| write(self.layout.row_label(row), label));
        }
        for column in 0..self.scene.columns() {
            let label = self.scene.column_label(column);
            label.into_iter().for_each(|label| write(self.layout.column_label(column), label));
        }
    }

    /// Draws an arrow with two heads and two names for each direction: along the first grid, and along the whole board.
    fn draw_axes(&self, painter: &Painter, palette: &Palette) {
        let Some(axes) = &self.scene.marks.axes else { return };
        let whole = self.layout.board;
        let grid = &self.scene.grids[0];
        let first = self.layout.cell(0, 0).union(self.layout.cell(grid.rows - 1, grid.columns - 1));
        for (names, area, place) in [(&axes.within, first, 0), (&axes.across, whole, 1)] {
            let [level, upright] = names;
            let arrow = |from: Pos2, to: Pos2| Arrow { from, to, lang: self.lang, palette };
            let top = whole.top() - ROWS[place];
            arrow(pos2(area.left(), top), pos2(area.right(), top)).draw(painter, level);
            let left = whole.left() - COLUMNS[place];
            arrow(pos2(left, area.top()), pos2(left, area.bottom())).draw(painter, upright);
        }
    }

    /// Draws a warning above the board.
    fn draw_warning(&self, painter: &Painter, palette: &Palette) {
        let warning = &self.scene.marks.warning;
        if warning.is_empty() {
            return;
        }
        let above = if self.scene.column_label(0).is_some() {
            self.layout.column_label(0).y - lettering::SECONDARY / 2.0
        } else {
            self.layout.board.top() - self.layout.repeated
        };
        let at = pos2(self.layout.board.center().x, above - WARNING);
        let font = lettering::strong(lettering::BODY);
        painter.text(at, Align2::CENTER_CENTER, warning.say(self.lang), font, palette.alarm);
    }

    /// Draws a red edge around the board if there is something to beware of.
    pub(super) fn draw_edge(&self, painter: &Painter, area: Rect, corner: CornerRadius, ui: &Ui) {
        if !self.scene.marks.warning.is_empty() {
            let line = Stroke::new(EDGE, Palette::from_ui(ui).alarm);
            painter.rect_stroke(area, corner, line, StrokeKind::Middle);
        }
    }

    /// Repeats the edges dimly where they are joined.
    pub(super) fn draw_repeated(&self, cells: &CellPainter<'_>) {
        let repeated = self.layout.repeated_cells();
        if repeated.is_empty() {
            return;
        }
        let around = self.layout.board.expand(self.layout.repeated);
        let mut painter = cells.painter.with_clip_rect(around.intersect(cells.painter.clip_rect()));
        painter.set_opacity(DIM);
        let dim = CellPainter { painter: &painter, ..*cells };
        for ((row, column), area) in repeated {
            let Some(cell) = self.scene.cell(row, column) else { continue };
            dim.draw(self.layout.without_gap(area), cell);
            if let CellKind::Owned(seat) = cell.kind {
                draw_pattern(&painter, area, seat.index());
            }
        }
    }
}

/// An arrow with two heads beside a board, horizontal or vertical.
struct Arrow<'a> {
    from: Pos2,
    to: Pos2,
    lang: damier_i18n::Lang,
    palette: &'a Palette,
}

impl Arrow<'_> {
    /// Draws the arrow with a name near each end.
    fn draw(&self, painter: &Painter, names: &[Message; 2]) {
        let line = Stroke::new(ARROW, self.palette.faint);
        painter.line_segment([self.from, self.to], line);
        let along = (self.to - self.from).normalized() * HEAD;
        for (end, back) in [(self.from, along), (self.to, -along)] {
            for side in [back.rot90(), -back.rot90()] {
                painter.line_segment([end, end + back + side * 0.6], line);
            }
        }
        for (name, part) in names.iter().zip([0.25, 0.75]) {
            let font = FontId::proportional(lettering::CAPTION);
            let text = painter.layout_no_wrap(name.say(self.lang), font, self.palette.ink);
            // The line passes behind its name.
            let place =
                Align2::CENTER_CENTER.anchor_size(self.from.lerp(self.to, part), text.size());
            painter.rect_filled(place.expand(2.0), 0.0, self.palette.page);
            painter.galley(place.min, text, self.palette.ink);
        }
    }
}
