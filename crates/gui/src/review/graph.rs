//! The value of a game over its plies.

use crate::palette::Palette;
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};
use tabletop::{Grade, Review};
use workbench::Contest;

/// The height of the graph, in points.
const HEIGHT: f32 = 110.0;

/// The width of the names of its two ends beside it, in points.
const NAMES: f32 = 42.0;

/// The places of plies and values on the screen.
struct Plane {
    area: Rect,
    plies: f32,
}

impl Plane {
    fn at(&self, ply: usize, bar: f64) -> Pos2 {
        let x = ply as f32 / self.plies;
        pos2(
            self.area.left() + x * self.area.width(),
            self.area.bottom() - bar as f32 * self.area.height(),
        )
    }

    fn ply(&self, x: f32) -> usize {
        let part = ((x - self.area.left()) / self.area.width()).clamp(0.0, 1.0);
        (part * self.plies).round() as usize
    }
}

/// Draws the graph; the number of plies that was pressed.
pub(super) fn show(ui: &mut Ui, review: &Review, plies: usize) -> Option<usize> {
    let size = vec2(ui.available_width(), HEIGHT);
    let (area, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let length = review.plies.max(1);
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Image, true, "value of the game over its plies")
    });
    let palette = Palette::of(ui);
    let mut drawn = area.shrink2(vec2(6.0, 6.0));
    drawn.min.x += NAMES;
    let plane = Plane { area: drawn, plies: length as f32 };
    let painter = ui.painter_at(area);
    painter.rect_filled(area, 4.0, palette.empty);
    draw_values(&painter, &plane, review, &palette);
    draw_marks(&painter, &plane, review, &palette);
    let now = plane.at(plies, 0.0).x;
    painter.vline(now, area.y_range(), Stroke::new(2.0, palette.accent));
    let (up, down) = match review.contest {
        Contest::Duel => ("seat 1", "seat 2"),
        Contest::Solo | Contest::Roles => ("more", "less"),
    };
    let write = |at: Pos2, align: Align2, text: &str| {
        painter.text(at, align, text, FontId::proportional(11.0), palette.faint);
    };
    let names = area.shrink2(vec2(6.0, 2.0));
    write(names.left_top(), Align2::LEFT_TOP, up);
    write(names.left_bottom(), Align2::LEFT_BOTTOM, down);
    // The board may stand beside what is pointed at, where chance is on turn: so only what is new counts.
    let pointed = response.interact_pointer_pos().map(|at| plane.ply(at.x));
    let before: Option<usize> = ui.data_mut(|data| {
        let before = data.get_temp(response.id).flatten();
        data.insert_temp(response.id, pointed);
        before
    });
    pointed.filter(|_| pointed != before)
}

fn draw_values(painter: &Painter, plane: &Plane, review: &Review, palette: &Palette) {
    let middle = plane.at(0, 0.5).y;
    let faint = Stroke::new(1.0, palette.faint.gamma_multiply(0.5));
    painter.hline(plane.area.x_range(), middle, faint);
    let points = review.graph().into_iter().map(|(ply, bar)| plane.at(ply, bar));
    painter.add(Shape::line(points.collect(), Stroke::new(2.0, palette.line)));
}

fn draw_marks(painter: &Painter, plane: &Plane, review: &Review, palette: &Palette) {
    for turn in review.turns.iter().filter(|turn| turn.grade > Grade::Fine) {
        let colour = if turn.grade == Grade::Blunder { palette.alarm } else { palette.warning };
        let at = plane.at(turn.ply - 1, turn.bar);
        let radius = if turn.grade == Grade::Inaccuracy { 2.5 } else { 4.0 };
        painter.circle(at, radius, colour, Stroke::new(1.0, Color32::WHITE));
    }
}
