//! A tournament run in the window: its tables, and its games to look at.

mod columns;
mod cross;
mod fault;
mod histogram;
mod table;
pub(crate) mod view;

use crate::app::App;
use crate::dialog::Confirmation;
use crate::notice::Notice;
use crate::say::window as say;
use egui::Ui;
use std::path::Path;
use view::{RunAnswer, RunView};
use words::Message;

impl App {
    /// Opens a run of a tournament.
    ///
    /// # Errors
    /// A file that is no run, or damaged, in words.
    pub(crate) fn open_run(&mut self, path: &str) -> Result<(), Message> {
        self.run = Some(RunView::open(Path::new(path))?);
        self.is_run_shown = true;
        Ok(())
    }

    /// Draws the button that leads back to a run from the board.
    pub(crate) fn show_way_to_run(&mut self, ui: &mut Ui) {
        if self.run.is_none() || self.is_run_shown {
            return;
        }
        let button = ui.button(say::run().say(self.lang));
        if button.on_hover_text(say::run_help().say(self.lang)).clicked() {
            self.is_run_shown = true;
        }
    }

    /// Draws the run instead of the board.
    pub(crate) fn show_run(&mut self, ui: &mut Ui) {
        let Some(mut run) = self.run.take() else { return };
        let done = run.read_on().and_then(|()| run.show(ui, self.lang));
        match done {
            Ok(RunAnswer::Closed) => self.is_run_shown = false,
            Ok(RunAnswer::Stays) => self.run = Some(run),
            Ok(RunAnswer::Pressed) => {
                self.run = Some(run);
                self.confirm(Confirmation::Look);
            }
            Err(why) => {
                self.message = Some(Notice::bad(why));
                self.is_run_shown = false;
            }
        }
    }

    /// Puts the game of the run that was pressed on the board.
    pub(crate) fn look_at_wanted(&mut self) {
        let Some(mut run) = self.run.take() else { return };
        let done =
            run.take_wanted().and_then(|game| game.map_or(Ok(()), |game| self.review_game(&game)));
        self.message = done.err().map(Notice::bad);
        self.run = Some(run);
    }
}
