//! Files of saved games.

use crate::app::{App, LoadPurpose};
use crate::start::Start;
use crate::text::file as text;
use crate::widgets::notice::Notice;
use damier_catalog::{SavedGame, TextError, decode_text, open};
use damier_i18n::Message;
use damier_play::BoardLink;

impl App {
    /// Opens a saved game by its path.
    ///
    /// # Errors
    /// The reason why it cannot be opened, as a message. Nothing changes then.
    pub fn open_file(&mut self, path: &str) -> Result<(), Message> {
        let opened = self.platform.read(path)?;
        self.load_text(opened.name, &opened.text)?;
        self.files.note(path);
        Ok(())
    }

    /// Loads a saved game from its text, follows a link, or starts from a position of the game on the board.
    ///
    /// # Errors
    /// If the text is none of these, or if the game does not replay. Nothing changes then.
    pub fn load_text(&mut self, name: impl Into<Message>, text: &str) -> Result<(), Message> {
        if BoardLink::is_one(text) {
            return self.follow(&BoardLink::read(text)?);
        }
        let name = name.into();
        if !text.contains("damier game") {
            return self.load_position(name, text);
        }
        let loaded = SavedGame::read(text).and_then(|saved| self.load_game(&saved));
        loaded.map_err(|error| error.within(name.clone()))?;
        self.message = Some(Notice::good(text::loaded(name)));
        if std::mem::take(&mut self.files.purpose) == LoadPurpose::Review {
            self.review();
        }
        Ok(())
    }

    /// Starts the game on the board from a position of it, in any form that is read.
    fn load_position(&mut self, name: Message, text: &str) -> Result<(), Message> {
        let game = self.table.session().state().game();
        if let Err(refusal) = open(&game)?.read(text) {
            return Err(text::neither(name, game, refusal));
        }
        let (position, limits) = (Some(text.to_string()), self.table.limits());
        self.begin(Start { game, position, limits, ..Start::default() })?;
        Ok(())
    }

    /// Puts a saved game on the board, and leaves a puzzle there.
    ///
    /// # Errors
    /// If the game does not replay. Nothing changes then.
    pub(crate) fn load_game(&mut self, saved: &SavedGame) -> Result<(), TextError> {
        self.kept_table_mut().load(saved)?;
        self.leave_puzzle();
        self.turn_to_game();
        Ok(())
    }

    /// Saves the game on the board, and shows where.
    ///
    /// # Errors
    /// The reason why it was not saved, as a message. Nothing changes then.
    pub(crate) fn save_file(&mut self, name: &str) -> Result<(), Message> {
        let done = self.platform.save(name, &self.game_to_save())?;
        self.table.mark_saved();
        self.files.note(name);
        self.message = Some(Notice::good(done));
        Ok(())
    }

    /// Loads files that were chosen or dropped on the board.
    pub(crate) fn take_files(&mut self, ctx: &egui::Context) {
        if let Some(chosen) = self.platform.take_chosen() {
            let done = chosen.and_then(|opened| self.load_text(opened.name, &opened.text));
            self.message = done.err().map(Notice::bad).or_else(|| self.message.take());
        }
        for dropped in ctx.input(|input| input.raw.dropped_files.clone()) {
            let done = match (&dropped.bytes, &dropped.path) {
                (Some(bytes), _) => match decode_text(bytes) {
                    Ok(text) => self.load_text(&dropped.name, &text),
                    Err(_) => Err(text::not_text(&dropped.name)),
                },
                (None, Some(path)) => self.open_file(&path.to_string_lossy()),
                (None, None) => Ok(()),
            };
            self.message = done.err().map(Notice::bad).or_else(|| self.message.take());
        }
    }
}
