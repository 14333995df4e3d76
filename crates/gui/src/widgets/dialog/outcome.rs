//! The values that dialogs take and give back.

use crate::platform::Platform;
use crate::start::Start;
use damier_i18n::Lang;
use damier_play::GameController;

/// An act that needs a confirmation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Confirmation {
    Again,
    Resign,
    Exit,
}

/// What is handed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SharedItem {
    /// A link to the position on the board.
    Position,
    /// A link to the whole game.
    Game,
    /// A link to the puzzle on the board, with how it was solved.
    Puzzle,
    /// The game as text.
    Text,
    /// A picture of the board.
    Picture,
}

/// The answer of a person to a dialog, after a frame of it.
pub(crate) enum DialogOutcome {
    /// None yet.
    Stay,
    /// The dialog is closed, and nothing is done.
    Close,
    /// The act may be done.
    Confirmed(Confirmation),
    /// The game is to be saved under this name, which replaces a file of that name.
    Save(String),
    /// The text of the game is to be copied.
    CopyText,
    /// This is to be handed on.
    Share(SharedItem),
    /// The file at this path is to be opened.
    OpenFile(String),
    /// The game in this text is to be loaded.
    LoadText(String),
    /// A file is to be chosen by the means of the place.
    ChooseFile,
    /// Everything is to be chosen about the game of this name.
    Customise(&'static str),
    /// This game is to begin.
    Begin(Box<Start>),
}

/// The board that a dialog is about, and where it stands.
pub(crate) struct DialogContext<'a> {
    pub(crate) table: &'a GameController,
    pub(crate) platform: &'a dyn Platform,
    /// The file that the game on the board was loaded from or saved to.
    pub(crate) file: Option<&'a str>,
    pub(crate) lang: Lang,
}
