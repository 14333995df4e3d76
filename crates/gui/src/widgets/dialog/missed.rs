//! The list of missed puzzles.

use super::outcome::{DialogContext, DialogOutcome};
use crate::lettering::{HEADING, titled};
use crate::text::{dialog, missed as text};
use crate::theme::{plain, reach};
use damier_catalog::{date_of_day, games};
use damier_i18n::Message;
use damier_play::{MissedPuzzle, level_in_words};
use egui::{Button, ScrollArea, Ui, vec2};

/// Draws the list. Returns the answer.
pub(super) fn show(
    ui: &mut Ui,
    missed: &[MissedPuzzle],
    context: &DialogContext<'_>,
) -> DialogOutcome {
    let lang = context.lang;
    ui.set_min_width(ui.available_width().min(400.0));
    ui.label(titled(text::missed_puzzles().say(lang), HEADING));
    ui.label(text::about_missed().say(lang));
    let mut outcome = DialogOutcome::Stay;
    let height = ui.ctx().content_rect().height() * 0.5;
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for (index, one) in missed.iter().enumerate() {
            let name = describe(index, one, context.platform.today()).say(lang);
            let size = vec2(ui.available_width(), reach(ui));
            if ui.add_sized(size, Button::new(name).wrap()).clicked() {
                outcome = DialogOutcome::PoseMissed(index);
            }
        }
    });
    ui.add_space(8.0);
    if plain(ui, dialog::cancel().say(lang)).clicked() {
        outcome = DialogOutcome::Close;
    }
    outcome
}

/// Returns the number of a missed puzzle, its game, its level, and the day on which it returns.
fn describe(index: usize, missed: &MissedPuzzle, today: u64) -> Message {
    let title = title_of(&missed.game);
    let game = match missed.puzzle.level() {
        Some(level) => text::of_level(title, level_in_words(level)),
        None => title,
    };
    let number = index as u64 + 1;
    match missed.due {
        due if due <= today => text::returned(number, game),
        due => text::returns(number, game, date_of_day(i64::try_from(due).unwrap_or_default())),
    }
}

/// Returns the title of a game, and the parameters of a variant.
fn title_of(name: &str) -> Message {
    let (game, variant) = name.split_once(':').unwrap_or((name, ""));
    let info = games().iter().find(|info| info.name == game);
    match (info, variant) {
        (Some(info), "") => info.title.into(),
        (Some(info), variant) => text::variant(info.title, variant),
        (None, _) => name.into(),
    }
}
