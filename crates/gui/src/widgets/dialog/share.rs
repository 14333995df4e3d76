//! The choice of what to share: links, the text, a picture.

use super::outcome::{DialogContext, DialogOutcome, SharedItem};
use crate::lettering::{HEADING, SECONDARY, titled};
use crate::palette::Palette;
use crate::text::{dialog, share as text};
use crate::theme::{plain, reach};
use damier_i18n::Phrase;
use egui::{Button, RichText, Ui, vec2};

/// Draws the choice. Returns the answer.
pub(super) fn show(ui: &mut Ui, has_puzzle: bool, context: &DialogContext<'_>) -> DialogOutcome {
    let lang = context.lang;
    ui.set_min_width(ui.available_width().min(400.0));
    ui.label(titled(text::share().say(lang), HEADING));
    let links = [
        (text::link_to_position(), SharedItem::Position),
        (text::link_to_game(), SharedItem::Game),
    ];
    let puzzle = [(text::link_to_puzzle(), SharedItem::Puzzle)];
    let others = [(text::text(), SharedItem::Text), (text::picture(), SharedItem::Picture)];
    let links: &[(Phrase, SharedItem)] = if has_puzzle { &puzzle } else { &links };
    let mut outcome = DialogOutcome::Stay;
    for (name, shared) in links.iter().chain(&others) {
        let size = vec2(ui.available_width(), reach(ui));
        if ui.add_sized(size, Button::new(name.say(lang))).clicked() {
            outcome = DialogOutcome::Share(*shared);
        }
    }
    if context.platform.address().is_none() {
        let about = RichText::new(text::about_links().say(lang)).size(SECONDARY);
        ui.label(about.color(Palette::from_ui(ui).faint));
    }
    ui.add_space(8.0);
    if plain(ui, dialog::cancel().say(lang)).clicked() {
        outcome = DialogOutcome::Close;
    }
    outcome
}
