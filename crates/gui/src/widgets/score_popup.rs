//! Points just made, which rise from the score and fade.

use crate::lettering;
use crate::palette::Palette;
use damier_i18n::{Lang, Number};
use egui::{Align2, Rect, Ui, vec2};

/// Time until they disappear, in seconds.
const LASTS: f64 = 0.6;

/// Height that they rise to, and text size, in points.
const HEIGHT: f32 = 24.0;
const SIZE: f32 = 16.0;

/// Points that rise from the score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ScorePopup {
    points: i64,
    began: f64,
}

impl ScorePopup {
    /// Creates the popup for the growth of a score, starting at a time in seconds.
    pub(crate) fn between(before: i64, after: i64, now: f64) -> Option<Self> {
        let points = after - before;
        (points > 0).then_some(Self { points, began: now })
    }

    /// Returns true once they have disappeared.
    pub(crate) fn is_over(&self, now: f64) -> bool {
        now - self.began >= LASTS
    }

    /// Draws them above the score.
    pub(crate) fn draw(&self, ui: &Ui, score: Rect, lang: Lang) {
        let now = ui.input(|input| input.time);
        if self.is_over(now) {
            return;
        }
        let part = ((now - self.began) / LASTS).max(0.0) as f32;
        let at = score.right_top() + vec2(-12.0, 16.0 - part * HEIGHT);
        let text = format!("+{}", Number::fixed(self.points as f64, 0).say(lang));
        let colour = Palette::from_ui(ui).accent.gamma_multiply(1.0 - part * part);
        let painter = ui.ctx().layer_painter(ui.layer_id());
        painter.text(at, Align2::RIGHT_CENTER, text, lettering::strong(SIZE), colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_points_that_were_made_rise_and_not_for_long() {
        assert_eq!(ScorePopup::between(4, 4, 1.0), None);
        assert_eq!(ScorePopup::between(8, 4, 1.0), None, "taken back");
        let popup = ScorePopup::between(4, 12, 1.0).expect("points");
        assert_eq!(popup.points, 8);
        assert!(!popup.is_over(1.5));
        assert!(popup.is_over(1.7));
    }
}
