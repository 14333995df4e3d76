//! The text on the turns of a reviewed game.

use crate::palette::Palette;
use egui::{RichText, ScrollArea, Ui};
use tabletop::{Grade, Review, Reviewed, worth_in_words};
use words::{Lang, Number};
use workbench::Worth;

/// Shows the action taken in this state, and the best one.
pub(super) fn show_turn(ui: &mut Ui, turn: &Reviewed) {
    let colour = colour(turn.grade, ui);
    let taken = &turn.taken;
    let said = format!("{}. {}: {}{}", turn.ply, turn.seat, taken.action, turn.grade.sign());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(said).strong());
        ui.label(RichText::new(turn.grade.name()).color(colour));
        let by = turn.source.estimator().unwrap_or("exact");
        ui.label(RichText::new(format!("({by})")).color(Palette::of(ui).faint));
    });
    if !taken.reason.is_empty() {
        ui.label(taken.reason.to_string());
    }
    if turn.grade != Grade::Best {
        let best = &turn.best;
        let reason =
            if best.reason.is_empty() { String::new() } else { format!(": {}", best.reason) };
        let value = worth_text(&best.worth, &turn.unit);
        ui.label(format!("Best is {} ({value}){reason}.", best.action));
        if best.line.len() > 1 {
            let line = format!("expected: {}", best.line.join(", "));
            ui.label(RichText::new(line).color(Palette::of(ui).faint));
        }
    }
}

/// A worth in few words.
pub(crate) fn worth_text(worth: &Worth, unit: &str) -> String {
    match (worth.verdict, worth.score) {
        (None, Some(score)) => Number::rounded(score).say(Lang::English),
        _ => worth_in_words(worth, unit).to_string(),
    }
}

/// The mistakes, in order; the ply before the one that was pressed.
pub(super) fn show_mistakes(ui: &mut Ui, review: &Review) -> Option<usize> {
    let mut chosen = None;
    let mistakes = review.turns.iter().filter(|turn| turn.grade > Grade::Fine);
    ScrollArea::vertical().max_height(180.0).show(ui, |ui| {
        for turn in mistakes {
            let cost = turn.cost.filter(|cost| *cost > 0.0);
            let cost = cost.map_or(String::new(), |cost| {
                format!(", costs {}", Number::rounded(cost).say(Lang::English))
            });
            let better = &turn.best.action;
            let sign = turn.grade.sign();
            let text = format!(
                "{}. {}: {}{sign} ({} was better{cost})",
                turn.ply, turn.seat, turn.taken.action, better
            );
            let text = RichText::new(text).color(colour(turn.grade, ui));
            if ui.add(egui::Button::new(text).frame(false).wrap()).clicked() {
                chosen = Some(turn.ply - 1);
            }
        }
    });
    chosen
}

/// Marks by colour; their signs and words say the same.
fn colour(mark: Grade, ui: &Ui) -> egui::Color32 {
    let palette = Palette::of(ui);
    match mark {
        Grade::Best | Grade::Fine => palette.accent,
        Grade::Inaccuracy | Grade::Mistake => palette.warning,
        Grade::Blunder => palette.alarm,
    }
}
