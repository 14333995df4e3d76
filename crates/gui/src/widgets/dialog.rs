//! Questions to the person, over the board.

mod confirm;
mod file;
mod help;
mod new_game;
mod outcome;
mod play;
mod rules;
mod share;

use damier_catalog::GameInfo;
use damier_play::GameController;
use egui::Ui;
use file::{LoadForm, SaveForm};
use help::HelpForm;
use new_game::NewGame;
use play::PlayForm;

pub(crate) use outcome::{Confirmation, DialogContext, DialogOutcome, SharedItem};

/// A dialog that is open.
pub(crate) enum Dialog {
    /// Asks against whom a game is played.
    Play(PlayForm),
    /// Asks for a game with all its parameters, and its players.
    New(Box<NewGame>),
    /// Asks for a name to save the game under.
    Save(SaveForm),
    /// Asks for a file to load.
    Load(LoadForm),
    /// Asks for a confirmation.
    Confirm(Confirmation),
    /// Asks what is to be handed on; of a puzzle, its result.
    Share { has_puzzle: bool },
    /// Shows the rules in pictures, and the keys.
    Help(HelpForm),
}

impl Dialog {
    /// Asks against whom a game is played, by its place in the list of games.
    pub(crate) fn play(index: usize) -> Self {
        Self::Play(PlayForm::new(index))
    }

    /// Asks against whom the game on the board is played anew.
    pub(crate) fn play_again(table: &GameController) -> Self {
        Self::Play(PlayForm::like(table))
    }

    /// Asks for everything that there is to a game of this name.
    pub(crate) fn customise(table: &GameController, name: &str) -> Self {
        Self::New(Box::new(NewGame::named(table, name)))
    }

    /// Asks for a name to save the game under; at first it is the given one.
    pub(crate) fn save(name: &str) -> Self {
        Self::Save(SaveForm::new(name))
    }

    /// Asks for a file, of those listed or another.
    pub(crate) fn load(name: &str, listed: Vec<String>) -> Self {
        Self::Load(LoadForm::new(name, listed))
    }

    /// Shows the rules of a game.
    pub(crate) fn rules(info: &'static GameInfo) -> Self {
        Self::Help(HelpForm::rules(info))
    }

    /// Shows the keys.
    pub(crate) fn keys() -> Self {
        Self::Help(HelpForm::Keys)
    }

    /// The width that it takes where there is room, in points.
    pub(crate) fn width(&self) -> f32 {
        if let Self::Help(_) = self { 720.0 } else { 560.0 }
    }

    /// Draws the dialog and reads the answer.
    pub(crate) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        match self {
            Self::Play(form) => form.show(ui, context),
            Self::New(form) => form.show(ui, context),
            Self::Save(form) => form.show(ui, context),
            Self::Load(form) => form.show(ui, context),
            Self::Confirm(act) => confirm::show(ui, *act, context),
            Self::Share { has_puzzle } => share::show(ui, *has_puzzle, context),
            Self::Help(form) => form.show(ui, context.lang),
        }
    }
}
