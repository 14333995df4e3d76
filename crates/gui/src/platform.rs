//! The differences between a window and a page: threads, files and random numbers.

#[cfg(feature = "window")]
pub(crate) mod desktop;
pub(crate) mod files;
pub(crate) mod sharing;
#[cfg(target_arch = "wasm32")]
pub(crate) mod web;
#[cfg(feature = "window")]
pub(crate) mod window;

use crate::sound::MoveSound;
use damier_catalog::{SavedGame, days_since_1970};
use damier_i18n::{Lang, Message};
use damier_play::{BestScores, PuzzleProgress, Thinking};

/// A file that a person has opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedFile {
    /// Its name, for messages.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// What a board needs from its platform: a window or a web page.
pub trait Platform {
    /// Creates a thinker that runs beside the board.
    ///
    /// # Errors
    /// The reason why there is none, as a message.
    fn thinker(&self) -> Result<Box<dyn Thinking>, Message>;

    /// Prepares players in the background, if that is possible, because the person may choose one soon.
    fn prepare(&self) {}

    /// Returns a random number.
    fn draw_lot(&self) -> u64;

    /// Returns true if the person types paths of files, as in a window; false if [`Platform::ask_for_file`] asks for
    /// them.
    fn has_paths(&self) -> bool;

    /// Saves a game under a name. Returns a message that says where it was saved.
    ///
    /// # Errors
    /// The reason why it was not saved, as a message. Nothing changes then.
    fn save(&mut self, name: &str, game: &SavedGame) -> Result<Message, Message>;

    /// Saves a picture, the bytes of a PNG file, under this name, or under a similar name if there is such a file
    /// already. Never replaces a file. Returns a message that says where it was saved.
    ///
    /// # Errors
    /// The reason why it was not saved, as a message. Nothing changes then.
    fn save_picture(&mut self, name: &str, png: &[u8]) -> Result<Message, Message>;

    /// Returns the address of the page without the part after `#`; `None` in a window.
    fn address(&self) -> Option<String> {
        None
    }

    /// Returns true if saving under this name would replace a file.
    fn has_file(&self, name: &str) -> bool;

    /// Reads a file by its path.
    ///
    /// # Errors
    /// The reason why it cannot be read, as a message.
    fn read(&mut self, path: &str) -> Result<OpenedFile, Message>;

    /// Lets the person choose a file. [`Platform::take_chosen`] returns it later.
    fn ask_for_file(&mut self);

    /// Returns the chosen file once, when it has been read.
    fn take_chosen(&mut self) -> Option<Result<OpenedFile, Message>>;

    /// Returns the names of files that may be saved games; often none.
    fn saved_games(&self) -> Vec<String>;

    /// Describes the board for screen readers and programs: who is on turn or how the game ended, the text of the
    /// state, and where actions are on the screen.
    fn tell(&mut self, told: &BoardDescription);

    /// Returns the saved best scores; none if nothing is saved here.
    fn best_scores(&self) -> BestScores {
        BestScores::default()
    }

    /// Saves the best scores. Errors are ignored, so as not to disturb a game.
    fn keep_best_scores(&mut self, _scores: &BestScores) {}

    /// Returns the saved progress with puzzles; none if nothing is saved here.
    ///
    /// # Errors
    /// The progress is damaged, as a message.
    fn puzzle_progress(&self) -> Result<PuzzleProgress, Message> {
        Ok(PuzzleProgress::default())
    }

    /// Changes the saved progress with puzzles, and returns it.
    ///
    /// # Errors
    /// The progress is damaged or cannot be saved, as a message. It is unchanged then.
    fn update_puzzle_progress(
        &mut self,
        change: &dyn Fn(&mut PuzzleProgress),
    ) -> Result<PuzzleProgress, Message> {
        let mut progress = self.puzzle_progress()?;
        change(&mut progress);
        Ok(progress)
    }

    /// Returns the unfinished game of the last visit; none if nothing is saved here.
    fn game_left(&self) -> Option<SavedGame> {
        None
    }

    /// Saves the unfinished game, or that there is none. Errors are ignored, so as not to disturb a game.
    fn keep_game_left(&mut self, _game: Option<&SavedGame>) {}

    /// Returns today's date, in days since 1 January 1970.
    fn today(&self) -> u64 {
        days_since_1970()
    }

    /// Notes that a person has chosen a language. A platform saves it if it cannot wait for [`eframe::App::save`].
    fn keep_lang(&mut self, _lang: Lang) {}

    /// Returns true if the person wanted letters on colours at the last visit.
    fn has_letters(&self) -> bool {
        false
    }

    /// Notes that a person has switched letters on colours on or off. A platform saves it if it cannot wait for
    /// [`eframe::App::save`].
    fn keep_letters(&mut self, _has_letters: bool) {}

    /// Returns true if sounds are switched on, and false if they are off; `None` on a platform without sound.
    fn sound(&self) -> Option<bool> {
        None
    }

    /// Switches sounds on or off, and saves the choice for later visits.
    fn switch_sound(&mut self, _is_on: bool) {}

    /// Plays a sound, if sounds are switched on. Errors are ignored, so as not to disturb a game.
    fn play(&mut self, _sound: MoveSound) {}
}

/// The position on the board, in text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardDescription {
    /// Language of the texts.
    pub lang: Lang,
    /// The game's name.
    pub game: String,
    /// One line: whose turn it is and what to do, or how the game ended.
    pub status: String,
    /// Latest notice, for example that a goal was reached; often empty.
    pub news: String,
    /// The text of the state.
    pub state: String,
    /// Number of plies played.
    pub plies: usize,
    /// True if it is a person's turn.
    pub is_persons_turn: bool,
    /// True if the game is over.
    pub is_over: bool,
    /// Actions that can be done by pointing: each action, and the centre of its place in points from the top left.
    pub targets: Vec<(String, [f32; 2])>,
}
