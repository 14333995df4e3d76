//! Input and output of dialogs.

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

/// Something to share.
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

/// The answer to a dialog, after each frame.
pub(crate) enum DialogOutcome {
    /// No answer yet.
    Stay,
    /// Close the dialog without doing anything.
    Close,
    /// The act was confirmed.
    Confirmed(Confirmation),
    /// Save the game under this name, and replace a file of that name.
    Save(String),
    /// Copy the text of the game.
    CopyText,
    /// Share this.
    Share(SharedItem),
    /// Open the file at this path.
    OpenFile(String),
    /// Load the game in this text.
    LoadText(String),
    /// Let the platform ask for a file.
    ChooseFile,
    /// Open the form with all settings of this game.
    Customise(&'static str),
    /// Pose the missed puzzle with this index.
    PoseMissed(usize),
    /// Start this game.
    Begin(Box<Start>),
}

/// What dialogs need to know about the board and its platform.
pub(crate) struct DialogContext<'a> {
    pub(crate) table: &'a GameController,
    pub(crate) platform: &'a dyn Platform,
    /// File that the game on the board was loaded from or saved to.
    pub(crate) file: Option<&'a str>,
    pub(crate) lang: Lang,
}
