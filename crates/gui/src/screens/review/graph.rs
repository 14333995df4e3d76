//! Graph of the value of a game, ply by ply.

use crate::palette::Palette;
use crate::text::review as text;
use damier_catalog::{Contest, Seat};
use damier_i18n::{Lang, Message};
use damier_play::{Grade, Review};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// Height of the graph, in points.
const HEIGHT: f32 = 110.0;

/// Text size of the labels of its two ends, and the margin around them, in points.
const NAMES: f32 = 12.0;
const AROUND: f32 = 8.0;

/// Positions of plies and values on the screen.
struct GraphArea {
    area: Rect,
    plies: f32,
}

impl GraphArea {
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

/// Draws the graph. Returns the number of plies that was pressed.
pub(super) fn show(ui: &mut Ui, review: &Review, plies: usize, lang: Lang) -> Option<usize> {
    let size = vec2(ui.available_width(), HEIGHT);
    let (area, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let length = review.plies.max(1);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text::graph().say(lang)));
    let palette = Palette::from_ui(ui);
    let painter = ui.painter_at(area);
    painter.rect_filled(area, 4.0, palette.inset);
    let names = draw_names(&painter, area, &names_of_ends(review), &palette, lang);
    let mut drawn = area.shrink2(vec2(6.0, 6.0));
    drawn.min.x += names;
    let plane = GraphArea { area: drawn, plies: length as f32 };
    draw_values(&painter, &plane, review, &palette);
    draw_marks(&painter, &plane, review, &palette);
    let now = plane.at(plies, 0.0).x;
    painter.vline(now, area.y_range(), Stroke::new(2.0, palette.accent));
    // At chance's turn, the board cannot show the exact ply under the pointer. So only a new ply counts.
    let pointed = response.interact_pointer_pos().map(|at| plane.ply(at.x));
    let before: Option<usize> = ui.data_mut(|data| {
        let before = data.get_temp(response.id).flatten();
        data.insert_temp(response.id, pointed);
        before
    });
    pointed.filter(|_| pointed != before)
}

/// Returns the labels of the top and the bottom.
fn names_of_ends(review: &Review) -> [Message; 2] {
    match review.contest {
        Contest::Duel => [Seat::FIRST, Seat::SECOND].map(|seat| review.names.get(seat).message()),
        Contest::Solo | Contest::Roles => [text::more().into(), text::less().into()],
    }
}

/// Draws the labels of the two ends. Returns their width.
fn draw_names(
    painter: &Painter,
    area: Rect,
    names: &[Message; 2],
    palette: &Palette,
    lang: Lang,
) -> f32 {
    let places = area.shrink2(vec2(6.0, 2.0));
    let places =
        [(places.left_top(), Align2::LEFT_TOP), (places.left_bottom(), Align2::LEFT_BOTTOM)];
    let widths = names.iter().zip(places).map(|(name, (at, align))| {
        let font = FontId::proportional(NAMES);
        painter.text(at, align, name.say(lang), font, palette.faint).width()
    });
    widths.fold(0.0, f32::max) + AROUND
}

fn draw_values(painter: &Painter, plane: &GraphArea, review: &Review, palette: &Palette) {
    let middle = plane.at(0, 0.5).y;
    let faint = Stroke::new(1.0, palette.faint.gamma_multiply(0.5));
    painter.hline(plane.area.x_range(), middle, faint);
    let points = review.graph().into_iter().map(|(ply, bar)| plane.at(ply, bar));
    painter.add(Shape::line(points.collect(), Stroke::new(2.0, palette.line)));
}

fn draw_marks(painter: &Painter, plane: &GraphArea, review: &Review, palette: &Palette) {
    for turn in review.turns.iter().filter(|turn| turn.grade > Grade::Fine) {
        let colour = if turn.grade == Grade::Blunder { palette.alarm } else { palette.warning };
        let at = plane.at(turn.ply - 1, turn.bar);
        let radius = if turn.grade == Grade::Inaccuracy { 2.5 } else { 4.0 };
        painter.circle(at, radius, colour, Stroke::new(1.0, Color32::WHITE));
    }
}
