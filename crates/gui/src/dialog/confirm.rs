//! A question before an act that cannot be taken back.

use super::outcome::{Confirmation, DialogOutcome};
use egui::Ui;
use tabletop::{Tabletop, ending};
use workbench::{Contest, Turn};

/// Draws the question.
pub(super) fn show(ui: &mut Ui, act: Confirmation, table: &Tabletop) -> DialogOutcome {
    let (title, text, yes) = match act {
        Confirmation::Resign => {
            let end = match table.game().contest() {
                Contest::Solo => "The game ends with the score that it has now.",
                Contest::Duel | Contest::Roles => "The game ends, and the other side wins.",
            };
            ("Resign?", end.to_string(), "Resign")
        }
        Confirmation::Exit => ("Exit?", sum_up(table), "Exit"),
        Confirmation::Again => {
            ("Begin anew?", "The game on the board is not saved.".to_string(), "Begin anew")
        }
        #[cfg(feature = "window")]
        Confirmation::Look => {
            ("Open this game?", "The one on the board is not saved.".to_string(), "Open")
        }
    };
    ui.heading(title);
    ui.label(text);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if ui.button(yes).clicked() {
            DialogOutcome::Confirmed(act)
        } else if ui.button("Cancel").clicked() {
            DialogOutcome::Close
        } else {
            DialogOutcome::Stay
        }
    })
    .inner
}

/// The result, the notes and a warning, for those who leave the game.
fn sum_up(table: &Tabletop) -> String {
    let session = table.session();
    let is_over = session.turn() == Turn::Over;
    let contest = table.game().contest();
    let end = if is_over {
        format!("{}. ", ending(session.resigned(), contest, &session.scores()))
    } else {
        String::new()
    };
    let facts: Vec<String> = table.scene().notes.iter().map(ToString::to_string).collect();
    let unsaved = if table.is_unsaved() { ". The game is not saved." } else { "." };
    format!("{end}{}{unsaved}", facts.join(", "))
}
