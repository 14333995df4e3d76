//! Questions to the person, over the board.

mod file;
mod help;
mod new_game;

use crate::app::App;
use egui::{Context, Id, Modal, Ui};
use file::{LoadForm, SaveForm};
use new_game::NewGame;
use workbench::{Contest, ending};

/// What is asked.
pub(crate) enum Dialog {
    /// Which game, and who plays.
    New(Box<NewGame>),
    /// Under which name the game is saved.
    Save(SaveForm),
    /// Which file is loaded.
    Load(LoadForm),
    /// Whether it is meant.
    Confirm(Risk),
    /// Nothing: the keys are shown.
    Help,
}

/// What is done only after a yes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Risk {
    Again,
    Resign,
    Exit,
    /// To put a game of a run on the board.
    #[cfg(feature = "window")]
    Look,
}

/// What came of a frame of a dialog.
enum Next {
    /// It stays.
    Stay,
    /// It goes.
    Close,
    /// It was agreed to.
    Accept(Risk),
}

impl Dialog {
    /// Asks for a new game like the one on the board.
    pub(crate) fn new_game(app: &App) -> Self {
        app.place.prepare();
        Self::New(Box::new(NewGame::like(&app.table)))
    }

    /// Asks for a name to save the game under.
    pub(crate) fn save(app: &App) -> Self {
        Self::Save(SaveForm::new(&app.file))
    }

    /// Asks for a file.
    pub(crate) fn load(app: &App) -> Self {
        Self::Load(LoadForm::new(&app.file, app.place.saved_games()))
    }
}

impl App {
    /// Draws the dialog that is open, and does what was answered.
    pub(crate) fn show_dialog(&mut self, ctx: &Context) {
        let Some(mut dialog) = self.dialog.take() else { return };
        let modal = Modal::new(Id::new("dialog")).show(ctx, |ui| {
            ui.set_max_width((ctx.content_rect().width() - 48.0).min(560.0));
            match &mut dialog {
                Dialog::New(form) => form.show(ui, self),
                Dialog::Save(form) => form.show(ui, self),
                Dialog::Load(form) => form.show(ui, self),
                Dialog::Confirm(risk) => self.confirm(ui, *risk),
                Dialog::Help => help::show(ui),
            }
        });
        match modal.inner {
            Next::Accept(risk) => self.accept(risk),
            Next::Close => {}
            Next::Stay if modal.should_close() => {}
            Next::Stay if self.dialog.is_none() => self.dialog = Some(dialog),
            Next::Stay => {}
        }
    }

    fn confirm(&self, ui: &mut Ui, risk: Risk) -> Next {
        let (title, text, yes) = match risk {
            Risk::Resign => {
                let end = match self.table.game().contest() {
                    Contest::Solo => "The game ends with the score that it has now.",
                    Contest::Duel | Contest::Roles => "The game ends, and the other side wins.",
                };
                ("Resign?", end.to_string(), "Resign")
            }
            Risk::Exit => ("Exit?", self.sum(), "Exit"),
            Risk::Again => {
                ("Begin anew?", "The game on the board is not saved.".to_string(), "Begin anew")
            }
            #[cfg(feature = "window")]
            Risk::Look => {
                ("Open this game?", "The one on the board is not saved.".to_string(), "Open")
            }
        };
        ui.heading(title);
        ui.label(text);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if ui.button(yes).clicked() {
                Next::Accept(risk)
            } else if ui.button("Cancel").clicked() {
                Next::Close
            } else {
                Next::Stay
            }
        })
        .inner
    }

    /// What the game has come to, for those who leave it.
    fn sum(&self) -> String {
        let session = self.table.session();
        let is_over = session.turn() == workbench::Turn::Over;
        let contest = self.table.game().contest();
        let end = if is_over {
            format!("{}. ", ending(session.resigned(), contest, &session.scores()))
        } else {
            String::new()
        };
        let facts: Vec<String> = self.table.scene().notes.iter().map(ToString::to_string).collect();
        let unsaved = if self.table.is_unsaved() { ". The game is not saved." } else { "." };
        format!("{end}{}{unsaved}", facts.join(", "))
    }
}
