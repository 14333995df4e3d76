//! Dialogs over the board.

mod confirm;
mod file;
mod help;
mod missed;
mod new_game;
mod outcome;
mod play;
mod rules;
mod share;

use crate::theme::reach;
use damier_catalog::{GameInfo, RulePicture};
use damier_i18n::Phrase;
use damier_play::{GameController, MissedPuzzle};
use egui::Ui;
use file::{LoadForm, SaveForm};
use help::HelpForm;
use new_game::NewGame;
use play::PlayForm;

pub(crate) use outcome::{Confirmation, DialogContext, DialogOutcome, SharedItem};

/// An open dialog.
pub(crate) enum Dialog {
    /// Asks for an opponent.
    Play(PlayForm),
    /// Asks for a game with all its parameters and players.
    New(Box<NewGame>),
    /// Asks for a name to save the game under.
    Save(SaveForm),
    /// Asks for a file to load.
    Load(LoadForm),
    /// Asks for a confirmation.
    Confirm(Confirmation),
    /// Asks what to share; for a puzzle, its result.
    Share { has_puzzle: bool },
    /// Lists the missed puzzles.
    Missed(Vec<MissedPuzzle>),
    /// Shows the rules in pictures, and the keys.
    Help(HelpForm),
}

impl Dialog {
    /// Opens the choice of an opponent for a game, by its index in the list.
    pub(crate) fn play(index: usize) -> Self {
        Self::Play(PlayForm::new(index))
    }

    /// Opens the choice of an opponent for another game like the one on the board.
    pub(crate) fn play_again(table: &GameController) -> Self {
        Self::Play(PlayForm::like(table))
    }

    /// Opens the form with all settings of a game.
    pub(crate) fn customise(table: &GameController, name: &str) -> Self {
        Self::New(Box::new(NewGame::named(table, name)))
    }

    /// Opens the form to save the game, with a suggested name.
    pub(crate) fn save(name: &str) -> Self {
        Self::Save(SaveForm::new(name))
    }

    /// Opens the form to load a file, with a title that says what for, and a list of files.
    pub(crate) fn load(title: Phrase, name: &str, listed: Vec<String>) -> Self {
        Self::Load(LoadForm::new(title, name, listed))
    }

    /// Opens the rules of a game in these pictures.
    pub(crate) fn rules(info: &'static GameInfo, pictures: &'static [RulePicture]) -> Self {
        Self::Help(HelpForm::rules(info, pictures))
    }

    /// Opens the list of keys.
    pub(crate) fn keys() -> Self {
        Self::Help(HelpForm::Keys)
    }

    /// Returns its width if there is room, in points.
    pub(crate) fn width(&self) -> f32 {
        if let Self::Help(_) | Self::New(_) = self { 720.0 } else { 560.0 }
    }

    /// Draws the dialog. Returns the answer.
    pub(crate) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        ui.spacing_mut().interact_size.y = reach(ui);
        match self {
            Self::Play(form) => form.show(ui, context),
            Self::New(form) => form.show(ui, context),
            Self::Save(form) => form.show(ui, context),
            Self::Load(form) => form.show(ui, context),
            Self::Confirm(act) => confirm::show(ui, *act, context),
            Self::Share { has_puzzle } => share::show(ui, *has_puzzle, context),
            Self::Missed(missed) => missed::show(ui, missed, context),
            Self::Help(form) => form.show(ui, context.lang),
        }
    }
}
