//! Bars that show what each move of a reviewed game lost: those of the first player point up from a line, those of the
//! second one down, as the curve above them falls and rises.

use super::graph_area::GraphArea;
use crate::palette::{Palette, mix};
use crate::text::review as text;
use damier_catalog::Contest;
use damier_i18n::Message;
use damier_play::{Review, ReviewedTurn};
use egui::{Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

/// Smallest and largest width of a bar, in points, and its part of the distance between two plies.
const WIDTH: [f32; 2] = [2.0, 9.0];
const PART: f32 = 0.8;

/// Width from which a bar has an outline, in points.
const OUTLINED: f32 = 4.0;

/// Smallest height of a bar, in points.
const LEAST: f32 = 3.0;

/// Part of the player's colour in a bar whose loss is an estimate.
const ESTIMATED: f32 = 0.3;

/// The bars of one review.
pub(super) struct LossBars<'a> {
    review: &'a Review,
    /// The largest loss, which has the full height.
    most: f64,
}

impl<'a> LossBars<'a> {
    /// Creates the bars; `None` if no move has lost anything so far.
    pub(super) fn new(review: &'a Review) -> Option<Self> {
        let most = review.turns.iter().map(|turn| review.loss(turn)).fold(0.0, f64::max);
        (most > 0.0).then_some(Self { review, most })
    }

    fn losers(&self) -> impl Iterator<Item = &ReviewedTurn> {
        self.review.turns.iter().filter(|turn| self.review.loss(turn) > 0.0)
    }

    /// Draws the bars.
    pub(super) fn draw(&self, painter: &Painter, plane: &GraphArea, palette: &Palette) {
        let base = self.base(plane);
        let width = (plane.distance() * PART).clamp(WIDTH[0], WIDTH[1]);
        for turn in self.losers() {
            let bar = self.bar(turn, plane, width);
            let zone = Palette::zone(turn.seat.index());
            let part = if turn.source.is_exact() { 1.0 } else { ESTIMATED };
            painter.rect_filled(bar, 0.0, mix(palette.inset, zone, part));
            let line = if width >= OUTLINED { palette.edge } else { Color32::TRANSPARENT };
            painter.rect_stroke(bar, 0.0, Stroke::new(1.0, line), StrokeKind::Inside);
        }
        painter.hline(plane.area.x_range(), base, Stroke::new(1.0, palette.edge));
    }

    /// Returns the height of the line from which the bars start. In a game for points, all of them point up.
    fn base(&self, plane: &GraphArea) -> f32 {
        match self.review.contest {
            Contest::Solo => plane.area.bottom(),
            Contest::Duel | Contest::Roles => plane.area.center().y,
        }
    }

    fn bar(&self, turn: &ReviewedTurn, plane: &GraphArea, width: f32) -> Rect {
        let base = self.base(plane);
        let room = base - plane.area.top();
        let part = (self.review.loss(turn) / self.most) as f32;
        let height = (part * room).max(LEAST);
        let middle = plane.at(turn.ply - 1, 0.0).x;
        let top = if turn.seat.index() == 0 { base - height } else { base };
        Rect::from_min_size(pos2(middle - width / 2.0, top), vec2(width, height))
    }

    /// Returns the turn under the pointer: that of the nearest bar, if one is near, otherwise that of the nearest ply.
    pub(super) fn turn_at(&self, plane: &GraphArea, x: f32) -> Option<&ReviewedTurn> {
        let distance = |turn: &&ReviewedTurn| (plane.at(turn.ply - 1, 0.0).x - x).abs();
        let near = self.losers().filter(|turn| distance(turn) <= WIDTH[1]);
        let nearest = near.min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.or_else(|| self.review.turn(plane.ply(x) + 1))
    }

    /// Explains the bars in one line.
    pub(super) fn caption(&self) -> Message {
        let largest = self.losers().find(|turn| self.review.loss(turn) == self.most);
        let is_exact = largest.is_some_and(|turn| turn.source.is_exact());
        let most = self.review.loss_unit().amount(self.most, is_exact);
        let exact = self.losers().filter(|turn| turn.source.is_exact()).count();
        match exact {
            0 => text::bars_estimated(most),
            _ if exact == self.losers().count() => text::bars_proven(most),
            _ => text::bars_of_both(most),
        }
    }
}
