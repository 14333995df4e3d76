//! A question before an act that cannot be undone.

use super::outcome::{Confirmation, DialogContext, DialogOutcome};
use crate::opponent;
use crate::text::dialog as text;
use crate::theme::plain;
use damier_catalog::{Contest, Turn};
use damier_i18n::{Joint, Message};
use damier_play::{GameController, ending};
use egui::Ui;

/// Draws the question. Returns the answer.
pub(super) fn show(ui: &mut Ui, act: Confirmation, context: &DialogContext<'_>) -> DialogOutcome {
    let (lang, table) = (context.lang, context.table);
    let (title, text, yes) = match act {
        Confirmation::Resign => {
            let end = match table.game().contest() {
                Contest::Solo => text::resign_solo(),
                Contest::Duel | Contest::Roles => text::resign_duel(),
            };
            (text::resign_question(), end.into(), text::resign())
        }
        Confirmation::Exit => (text::exit_question(), sum_up(table), text::exit()),
        Confirmation::Again => (text::again_question(), text::not_saved().into(), text::again()),
    };
    ui.heading(title.say(lang));
    ui.label(text.say(lang));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if plain(ui, yes.say(lang)).clicked() {
            DialogOutcome::Confirmed(act)
        } else if plain(ui, text::cancel().say(lang)).clicked() {
            DialogOutcome::Close
        } else {
            DialogOutcome::Stay
        }
    })
    .inner
}

/// Returns the result, the notes and a warning, for people who leave the game.
fn sum_up(table: &GameController) -> Message {
    let (session, names) = (table.session(), opponent::names(table));
    let facts = table.scene().notes.iter();
    let facts = facts.map(|note| text::fact(names.of_note(note), note.aside.message())).collect();
    let facts = Message::list(facts, Joint::Comma);
    let contest = table.game().contest();
    let end = match session.turn() {
        Turn::Over => text::over_with(ending(session, contest, &names), facts),
        _ => text::under_way(facts),
    };
    let unsaved = table.would_be_lost().then(|| text::not_saved().into());
    Message::list(std::iter::once(end).chain(unsaved).collect(), Joint::Space)
}
