//! A tournament run in the window: its tables, and its games to look at.

mod table;
mod view;

use crate::app::App;
use crate::dialog::Confirmation;
use crate::notice::Notice;
use egui::Ui;
use std::path::Path;
use view::RunAnswer;

pub(crate) use view::{RunView, is_run};

impl App {
    /// Opens a run of a tournament.
    ///
    /// # Errors
    /// A file that is no run, or damaged, in words.
    pub(crate) fn open_run(&mut self, path: &str) -> Result<(), String> {
        self.run = Some(RunView::open(Path::new(path))?);
        self.is_run_shown = true;
        Ok(())
    }

    /// Draws the run instead of the board.
    pub(crate) fn show_run(&mut self, ui: &mut Ui) {
        let Some(mut run) = self.run.take() else { return };
        let done = run.read_on().and_then(|()| run.show(ui));
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
