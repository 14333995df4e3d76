//! A review in progress, and the state of the game before it.

use crate::palette::Palette;
use crate::text::review as text;
use crate::theme::plain;
use damier_catalog::SavedGame;
use damier_i18n::Lang;
use damier_play::{GameController, Reviewer, Thinking};
use egui::{ProgressBar, Ui};

/// A review, in progress or finished.
pub(crate) struct ReviewState {
    /// The game as it was played.
    pub(super) saved: SavedGame,
    pub(super) reviewer: Reviewer,
    pub(super) thinker: Box<dyn Thinking>,
    pub(super) is_stopped: bool,
    /// Value of [`damier_play::GameController::line`] while the board shows the reviewed game and not another move.
    pub(super) line: u64,
    pub(super) before: SavedTable,
}

/// State of the game before its review.
#[derive(Clone, Copy)]
pub(super) struct SavedTable {
    pub(super) plies: usize,
    pub(super) is_paused: bool,
    pub(super) is_unsaved: bool,
}

impl SavedTable {
    /// Records the current state.
    pub(super) fn new(table: &GameController) -> Self {
        Self {
            plies: table.session().plies(),
            is_paused: table.is_paused(),
            is_unsaved: table.is_unsaved(),
        }
    }
}

impl ReviewState {
    /// Draws the progress, with a button that pauses or continues the review.
    pub(super) fn show_progress(&mut self, ui: &mut Ui, lang: Lang) {
        let (done, all) = self.reviewer.progress();
        if done == all {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let part = done as f32 / all.max(1) as f32;
            let text = text::progress(done as u64, all as u64).say(lang);
            ui.add(ProgressBar::new(part).text(text).desired_width(170.0));
            let name = if self.is_stopped { text::resume() } else { text::stop() };
            if plain(ui, name.say(lang)).clicked() {
                self.is_stopped = !self.is_stopped;
                self.thinker.forget();
            }
        });
        if let Some(trouble) = &self.reviewer.review().trouble {
            ui.colored_label(Palette::from_ui(ui).alarm, trouble.say(lang));
        }
    }
}
