//! What is drawn around a board: names of rows and columns, names of directions, joined edges, and a warning.

use super::BoardPainter;
use super::cell::CellPainter;
use super::zone::draw_pattern;
use crate::lettering;
use crate::palette::Palette;
use damier_catalog::CellKind;
use damier_i18n::Message;
use egui::epaint::TextShape;
use egui::{
    Align2, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use std::f32::consts::FRAC_PI_2;

/// Opacity of repeated edges.
const DIM: f32 = 0.45;

/// Distances of a warning's middle, and of the two lines of arrows, from what is beside them, in points.
const WARNING: f32 = 15.0;
const ARROWS: [f32; 2] = [14.0, 38.0];

/// Widths of the edge of a board with a warning, and of an arrow, in points.
const EDGE: f32 = 4.0;
const ARROW: f32 = 1.5;

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
        for (names, area, away) in
            [(&axes.within, first, ARROWS[0]), (&axes.across, whole, ARROWS[1])]
        {
            let [level, upright] = names;
            let ends = |from: Pos2, to: Pos2| Arrow { from, to, lang: self.lang, palette };
            let top = whole.top() - away;
            ends(pos2(area.left(), top), pos2(area.right(), top)).draw(painter, level);
            let left = whole.left() - away;
            ends(pos2(left, area.top()), pos2(left, area.bottom())).draw(painter, upright);
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
    /// Draws the arrow with a name at each end. The names of a vertical one are turned.
    fn draw(&self, painter: &Painter, names: &[Message; 2]) {
        let (middle, colour) = (self.from.lerp(self.to, 0.5), self.palette.faint);
        let line = Stroke::new(ARROW, colour);
        for end in [self.from, self.to] {
            painter.arrow(middle, end - middle, line);
        }
        let is_upright = self.from.x == self.to.x;
        for (name, part) in names.iter().zip([0.25, 0.75]) {
            let font = FontId::proportional(lettering::SECONDARY);
            let text = painter.layout_no_wrap(name.say(self.lang), font, self.palette.ink);
            let (at, size) = (self.from.lerp(self.to, part), text.size());
            // The line passes behind its name.
            let turned = if is_upright { vec2(size.y, size.x) } else { size };
            let ground = Rect::from_center_size(at, turned + Vec2::splat(6.0));
            painter.rect_filled(ground, 0.0, self.palette.page);
            let corner =
                if is_upright { at + vec2(-size.y, size.x) / 2.0 } else { at - size / 2.0 };
            let mut shape = TextShape::new(corner, text, self.palette.ink);
            if is_upright {
                shape.angle = -FRAC_PI_2;
            }
            painter.add(shape);
        }
    }
}
