//! Texts about the turns of a reviewed game.

use crate::palette::Palette;
use crate::text::{panel, review as text};
use crate::theme::{plain, reach};
use damier_catalog::Worth;
use damier_i18n::{Lang, Message, Number};
use damier_play::{Grade, Review, ReviewedTurn, worth_in_words};
use egui::{RichText, ScrollArea, Ui, vec2};

/// Shows the action taken in this state, and the best one.
pub(crate) fn show_turn(ui: &mut Ui, turn: &ReviewedTurn, who: Message, lang: Lang) {
    let colour = grade_colour(turn.grade, &Palette::from_ui(ui));
    let taken = &turn.taken;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(name_taken(turn, who).say(lang)).strong());
        ui.label(RichText::new(turn.grade.phrase().say(lang)).color(colour));
        let by = turn.source.estimator_in_words().unwrap_or_else(|| text::exact().into());
        ui.label(RichText::new(text::by(by).say(lang)).color(Palette::from_ui(ui).faint));
    });
    if !taken.reason.is_empty() {
        ui.label(taken.reason.say(lang));
    }
    if turn.grade != Grade::Best {
        let best = &turn.best;
        let value = worth_text(&best.worth, &turn.unit, lang);
        let said = if best.reason.is_empty() {
            text::best(&best.action, value)
        } else {
            text::best_because(&best.action, value, best.reason.clone())
        };
        ui.label(said.say(lang));
        if best.line.len() > 1 {
            let line = panel::expected(best.line.join(", ")).say(lang);
            ui.label(RichText::new(line).color(Palette::from_ui(ui).faint));
        }
    }
}

/// Returns the action taken, for example `12. player 1: C??`.
fn name_taken(turn: &ReviewedTurn, who: Message) -> Message {
    let (action, mark) = (&turn.taken.action, turn.grade.sign());
    text::taken(turn.number.to_string(), who, action, mark)
}

/// Returns a value in few words.
pub(crate) fn worth_text(worth: &Worth, unit: &str, lang: Lang) -> String {
    match (worth.verdict, worth.score) {
        (None, Some(score)) => Number::rounded(score).say(lang),
        _ => worth_in_words(worth, unit).say(lang),
    }
}

/// Draws the mistakes, in order. Returns the ply before the one that was pressed.
pub(super) fn show_mistakes(ui: &mut Ui, review: &Review, lang: Lang) -> Option<usize> {
    let mut chosen = None;
    let mistakes = review.turns.iter().filter(|turn| turn.grade > Grade::Fine);
    ScrollArea::vertical().max_height(180.0).show(ui, |ui| {
        for turn in mistakes {
            let who = review.names.get(turn.seat).message();
            let (taken, better) = (name_taken(turn, who), &turn.best.action);
            let text = match turn.loss_in_words(review.loss_unit()) {
                Some(loss) => text::mistake_with_loss(taken, loss, better),
                None => text::mistake(taken, better),
            };
            let text = RichText::new(text.say(lang))
                .color(grade_colour(turn.grade, &Palette::from_ui(ui)));
            let button = egui::Button::new(text).frame(false).wrap();
            if ui.add(button.min_size(vec2(0.0, reach(ui)))).clicked() {
                chosen = Some(turn.ply - 1);
            }
        }
    });
    chosen
}

/// Says how many mistakes make puzzles. Returns true if the person wants to solve them.
pub(super) fn show_puzzles(ui: &mut Ui, review: &Review, lang: Lang) -> bool {
    let found = review.puzzles();
    let Some(counted) = found.message() else { return false };
    ui.label(RichText::new(counted.say(lang)).color(Palette::from_ui(ui).faint));
    !found.puzzles.is_empty() && plain(ui, text::solve_puzzles().say(lang)).clicked()
}

/// Returns the colour of a grade. Signs and words say the same without colour.
pub(crate) fn grade_colour(mark: Grade, palette: &Palette) -> egui::Color32 {
    match mark {
        Grade::Best | Grade::Fine => palette.accent,
        Grade::Inaccuracy | Grade::Mistake => palette.warning,
        Grade::Blunder => palette.alarm,
    }
}
