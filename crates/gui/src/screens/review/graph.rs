//! Graph of a game, ply by ply: its value, and below it what each move lost.

use super::graph_area::{GraphArea, plane_within};
use super::losses::LossBars;
use crate::lettering::CAPTION;
use crate::palette::Palette;
use crate::text::review as text;
use damier_catalog::{Contest, Seat};
use damier_i18n::{Lang, Message};
use damier_play::{Grade, Review};
use egui::{
    Align2, Color32, FontId, Painter, Rect, Response, RichText, Sense, Shape, Stroke, Ui,
    WidgetInfo, WidgetType, vec2,
};

/// Height of the curve, of the bars, and of the gap between them, in points.
const CURVE: f32 = 100.0;
const BARS: f32 = 70.0;
const GAP: f32 = 4.0;

/// Text size of the labels of its two ends, and the margin around them, in points.
const NAMES: f32 = 12.0;
const AROUND: f32 = 8.0;

/// Draws the graph. Returns the number of plies that was pressed.
pub(super) fn show(ui: &mut Ui, review: &Review, plies: usize, lang: Lang) -> Option<usize> {
    let bars = LossBars::new(review);
    let height = CURVE + if bars.is_some() { GAP + BARS } else { 0.0 };
    let size = vec2(ui.available_width(), height);
    let (area, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text::graph().say(lang)));
    let palette = Palette::from_ui(ui);
    let painter = ui.painter_at(area);
    let (above, mut below) = area.split_top_bottom_at_y(area.top() + CURVE);
    below.min.y += GAP;
    let names = names_of_ends(review).map(|name| name.say(lang));
    painter.rect_filled(above, 4.0, palette.inset);
    let left = draw_names(&painter, above, &names, &palette);
    let plane = plane_within(above, left, review);
    let now = plane.at(plies, 0.0).x;
    let marker = Stroke::new(2.0, palette.accent);
    painter.vline(now, above.y_range(), marker);
    draw_values(&painter, &plane, review, &palette);
    draw_marks(&painter, &plane, review, &palette);
    if let Some(bars) = &bars {
        painter.rect_filled(below, 4.0, palette.inset);
        painter.vline(now, below.y_range(), marker);
        if review.contest != Contest::Solo {
            let names = names_of_seats(review).map(|name| name.say(lang));
            draw_names(&painter, below, &names, &palette);
        }
        bars.draw(&painter, &plane_within(below, left, review), &palette);
    }
    if let Some(bars) = bars {
        ui.label(RichText::new(bars.caption().say(lang)).size(CAPTION).color(palette.faint));
        tell_turn(&response, &bars, &plane, review, lang);
    }
    pressed_ply(ui, &response, &plane)
}

/// Says beside the pointer what the move under it lost.
fn tell_turn(
    response: &Response,
    bars: &LossBars<'_>,
    plane: &GraphArea,
    review: &Review,
    lang: Lang,
) {
    let turn = response.hover_pos().and_then(|at| bars.turn_at(plane, at.x));
    if let Some(turn) = turn {
        response.clone().on_hover_text_at_pointer(review.turn_in_words(turn).say(lang));
    }
}

/// Returns the number of plies that is being pressed, when it changes. At chance's turn, the board cannot show the
/// exact ply under the pointer, so only a new ply counts.
fn pressed_ply(ui: &Ui, response: &Response, plane: &GraphArea) -> Option<usize> {
    let pointed = response.interact_pointer_pos().map(|at| plane.ply(at.x));
    let before: Option<usize> = ui.data_mut(|data| {
        let before = data.get_temp(response.id).flatten();
        data.insert_temp(response.id, pointed);
        before
    });
    pointed.filter(|_| pointed != before)
}

/// Returns the names of the two players.
fn names_of_seats(review: &Review) -> [Message; 2] {
    [Seat::FIRST, Seat::SECOND].map(|seat| review.names.get(seat).message())
}

/// Returns the labels of the top and the bottom.
fn names_of_ends(review: &Review) -> [Message; 2] {
    match review.contest {
        Contest::Duel => names_of_seats(review),
        Contest::Solo | Contest::Roles => [text::more().into(), text::less().into()],
    }
}

/// Draws the labels of the two ends. Returns their width.
fn draw_names(painter: &Painter, area: Rect, names: &[String; 2], palette: &Palette) -> f32 {
    let places = area.shrink2(vec2(6.0, 2.0));
    let places =
        [(places.left_top(), Align2::LEFT_TOP), (places.left_bottom(), Align2::LEFT_BOTTOM)];
    let widths = names.iter().zip(places).map(|(name, (at, align))| {
        let font = FontId::proportional(NAMES);
        painter.text(at, align, name, font, palette.faint).width()
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
