//! The differences between a window and a page: threads, files and random numbers.

#[cfg(feature = "window")]
pub(crate) mod desktop;
pub(crate) mod files;
pub(crate) mod sharing;
#[cfg(target_arch = "wasm32")]
pub(crate) mod web;
#[cfg(feature = "window")]
pub(crate) mod window;

use damier_catalog::{SavedGame, days_since_1970};
use damier_i18n::{Lang, Message};
use damier_play::{BestScores, PuzzleStreak, Thinking};

/// A file that a person has opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedFile {
    /// Its name, for messages.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// The place where a board stands.
pub trait Platform {
    /// Someone who thinks, beside the board.
    ///
    /// # Errors
    /// If nobody can be found, in words.
    fn thinker(&self) -> Result<Box<dyn Thinking>, Message>;

    /// Players may be named soon: what takes long to be made for them is made beside the board, if it can be.
    fn prepare(&self) {}

    /// A number by lot.
    fn draw_lot(&self) -> u64;

    /// True if files have paths that are typed, as in a window; otherwise the person is asked by
    /// [`Platform::ask_for_file`].
    fn has_paths(&self) -> bool;

    /// Saves a game under a name, and says where it is now.
    ///
    /// # Errors
    /// The reason, in words; then nothing has changed.
    fn save(&mut self, name: &str, game: &SavedGame) -> Result<Message, Message>;

    /// Saves a picture, the bytes of a PNG file, under a name like this one, and says where it is now; nothing is replaced.
    ///
    /// # Errors
    /// The reason, in words; then nothing has changed.
    fn save_picture(&mut self, name: &str, png: &[u8]) -> Result<Message, Message>;

    /// The address of the page that shows the board, without what follows `#`; `None` in a window.
    fn address(&self) -> Option<String> {
        None
    }

    /// True if a file of this name would be replaced by saving.
    fn has_file(&self, name: &str) -> bool;

    /// Reads a file by its path.
    ///
    /// # Errors
    /// The reason, in words.
    fn read(&mut self, path: &str) -> Result<OpenedFile, Message>;

    /// Lets the person choose a file, which comes later by [`Platform::take_chosen`].
    fn ask_for_file(&mut self);

    /// The file that was chosen, once, when it is there.
    fn take_chosen(&mut self) -> Option<Result<OpenedFile, Message>>;

    /// Names of files that may be saved games, for a list; often nothing.
    fn saved_games(&self) -> Vec<String>;

    /// Tells those who cannot see the board what is on it now: who is on turn, or how it ended, the text of
    /// the state, and where things are that can be pointed at.
    fn tell(&mut self, told: &BoardDescription);

    /// The best scores of people that are kept here; none where nothing is kept.
    fn best_scores(&self) -> BestScores {
        BestScores::default()
    }

    /// Keeps the best scores, if it can: nobody is to be told in the middle of a game that it cannot.
    fn keep_best_scores(&mut self, _scores: &BestScores) {}

    /// The puzzles of the day that were solved here; none where nothing is kept.
    fn puzzle_streak(&self) -> PuzzleStreak {
        PuzzleStreak::default()
    }

    /// Keeps them, if it can.
    fn keep_puzzle_streak(&mut self, _streak: &PuzzleStreak) {}

    /// The game that was under way when the board was last left; none where nothing is kept.
    fn game_left(&self) -> Option<SavedGame> {
        None
    }

    /// Keeps the game that is under way, or that there is none, if it can.
    fn keep_game_left(&mut self, _game: Option<&SavedGame>) {}

    /// Today, counted in days from 1 January 1970.
    fn today(&self) -> u64 {
        days_since_1970()
    }

    /// A person has chosen a language: a place keeps the choice where it must not wait for [`eframe::App::save`].
    fn keep_lang(&mut self, _lang: Lang) {}
}

/// The position on the board, in text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardDescription {
    /// The language of what is said.
    pub lang: Lang,
    /// The game's name.
    pub game: String,
    /// One line: who is to do what, or how it ended.
    pub status: String,
    /// What has just happened beside the game, as a tile that was wanted; often empty.
    pub news: String,
    /// The text of the state.
    pub state: String,
    /// Plies played.
    pub plies: usize,
    /// True if a person is to act.
    pub is_persons_turn: bool,
    /// True if the game is over.
    pub is_over: bool,
    /// The actions by pointing: each action, and the middle of its place in points from the top left.
    pub targets: Vec<(String, [f32; 2])>,
}
