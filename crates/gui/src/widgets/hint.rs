//! Hints: the best actions, the reasons, and the bar that shows who is ahead.

use crate::app::App;
use crate::opponent;
use crate::palette::Palette;
use crate::screens::review::worth_text;
use crate::text::panel as text;
use crate::theme::{plain, reach};
use damier_catalog::{CandidateText, Contest, Seat, Turn};
use damier_i18n::{Lang, Number};
use damier_play::{Hint, duel_bar};
use egui::{Align2, FontId, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Largest number of actions that are listed.
const LISTED: usize = 8;

/// Height of the bar, in points.
const BAR: f32 = 20.0;

impl App {
    /// Returns the hint for the position, if it is to be shown.
    fn shown_hint(&self) -> Option<&Hint> {
        self.table.hint().filter(|_| !self.is_judged || self.board.is_hint_shown)
    }

    /// Draws the hint in words: its source and one sentence. While a hint is being searched, draws that.
    pub(crate) fn show_hint_in_words(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        if self.table.is_hint_wanted() && !self.is_judged {
            ui.horizontal_wrapped(|ui| {
                ui.spinner();
                ui.label(text::looking().say(lang));
                if plain(ui, text::stop().say(lang)).clicked() {
                    self.thinker.hurry();
                }
            });
        }
        let Some(hint) = self.shown_hint() else { return };
        let who = hint.source.estimator_in_words();
        let head = who.map_or_else(|| text::hint_exact().into(), text::hint_by);
        ui.label(RichText::new(head.say(lang)).strong());
        if !hint.sentence.is_empty() {
            ui.label(hint.sentence.say(lang));
        }
    }

    /// Draws the best actions of the hint, each with its value and reason, and plays the one that was pressed.
    pub(crate) fn show_candidates(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        let Some(hint) = self.shown_hint() else { return };
        let mut chosen = None;
        let legal = self.table.session().legal();
        for candidate in hint.ranked.iter().take(LISTED) {
            let can = legal.contains(&candidate.action);
            if show_candidate(ui, candidate, hint, can, lang) {
                chosen = Some(candidate.action.clone());
            }
        }
        if let Some(best) = hint.ranked.first().filter(|best| best.line.len() > 1) {
            let line = text::expected(best.line.join(", ")).say(lang);
            ui.label(RichText::new(line).color(Palette::from_ui(ui).faint));
        }
        if let Some(action) = chosen.filter(|_| self.table.person().is_some()) {
            self.act(&action);
        }
    }

    /// Returns the advantage in a duel, from 0 (seat 2 wins) to 1 (seat 1 wins), if it is known.
    fn standing(&self) -> Option<f64> {
        if let Some(review) = self.known().filter(|_| !self.is_off()) {
            return review.bar_at(self.table.session().plies());
        }
        let Turn::Player(seat) = self.table.session().turn() else { return None };
        let best = self.table.hint()?.ranked.first()?;
        let is_known = best.worth.verdict.is_some() || best.worth.score.is_some();
        is_known.then(|| duel_bar(best.worth, seat, self.table.game().score_scale()))
    }

    /// Draws the bar that shows who is ahead.
    pub(crate) fn show_bar(&self, ui: &mut Ui) {
        if self.table.game().contest() != Contest::Duel {
            return;
        }
        let Some(standing) = self.standing() else { return };
        let (area, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
        let lang = self.lang;
        let percent = |share: f64| Number::fixed(100.0 * share, 0);
        let name =
            text::standing(opponent::who(&self.table, Seat::FIRST), percent(standing)).say(lang);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &name));
        let painter = ui.painter_at(area);
        let [first, second] = [0, 1].map(Palette::zone);
        painter.rect_filled(area, 4.0, second);
        let mut left = area;
        left.set_width(area.width() * standing as f32);
        painter.rect_filled(left, 4.0, first);
        let line = egui::Stroke::new(1.0, Palette::from_ui(ui).faint);
        painter.rect_stroke(area, 4.0, line, egui::StrokeKind::Inside);
        let parts = [standing, 1.0 - standing];
        let ends =
            [(area.left() + 6.0, Align2::LEFT_CENTER), (area.right() - 6.0, Align2::RIGHT_CENTER)];
        for (index, (part, (x, align))) in parts.into_iter().zip(ends).enumerate() {
            let text =
                text::share(opponent::who(&self.table, Seat::new(index)), percent(part)).say(lang);
            let ink = Palette::ink(Palette::zone(index));
            let text = painter.layout_no_wrap(text, FontId::proportional(12.0), ink);
            if text.size().x + 12.0 <= area.width() * part as f32 {
                let at = align.anchor_size(pos2(x, area.center().y), text.size());
                painter.galley(at.min, text, ink);
            }
        }
    }
}

/// Draws an action with its value and its reason. Returns true if it was pressed.
fn show_candidate(
    ui: &mut Ui,
    candidate: &CandidateText,
    hint: &Hint,
    can: bool,
    lang: Lang,
) -> bool {
    let value = worth_text(&candidate.worth, &hint.unit, lang);
    ui.horizontal_wrapped(|ui| {
        let text = RichText::new(&candidate.action).strong();
        let name = text::play(&candidate.action).say(lang);
        let response = ui.add_enabled(can, egui::Button::new(text).min_size(vec2(0.0, reach(ui))));
        let response = response.on_hover_text(candidate.line.join(", "));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, &name));
        if !value.is_empty() {
            ui.label(value);
        }
        if !candidate.reason.is_empty() {
            ui.label(RichText::new(candidate.reason.say(lang)).color(Palette::from_ui(ui).faint));
        }
        response.clicked()
    })
    .inner
}
