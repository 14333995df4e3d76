//! Questions to the person, over the board.

mod confirm;
mod file;
mod help;
mod new_game;
mod outcome;

use egui::Ui;
use file::{LoadForm, SaveForm};
use new_game::NewGame;
use tabletop::Tabletop;

pub(crate) use outcome::{Confirmation, DialogContext, DialogOutcome};

/// A dialog that is open.
pub(crate) enum Dialog {
    /// Asks for a game and its players.
    New(Box<NewGame>),
    /// Asks for a name to save the game under.
    Save(SaveForm),
    /// Asks for a file to load.
    Load(LoadForm),
    /// Asks for a confirmation.
    Confirm(Confirmation),
    /// Shows the keys.
    Help,
}

impl Dialog {
    /// Asks for a new game like the one on the board.
    pub(crate) fn new_game(table: &Tabletop) -> Self {
        Self::New(Box::new(NewGame::like(table)))
    }

    /// Asks for a name to save the game under; at first it is the given one.
    pub(crate) fn save(name: &str) -> Self {
        Self::Save(SaveForm::new(name))
    }

    /// Asks for a file, of those listed or another.
    pub(crate) fn load(name: &str, listed: Vec<String>) -> Self {
        Self::Load(LoadForm::new(name, listed))
    }

    /// Draws the dialog and reads the answer.
    pub(crate) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        match self {
            Self::New(form) => form.show(ui, context),
            Self::Save(form) => form.show(ui, context),
            Self::Load(form) => form.show(ui, context),
            Self::Confirm(act) => confirm::show(ui, *act, context),
            Self::Help => help::show(ui, context.lang),
        }
    }
}
