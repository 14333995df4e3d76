//! The platform of a board on a web page.

use super::announcer::Announcer;
use super::files::{self, Chooser};
use super::game_storage::{self, LETTERS, SOUND};
use super::lang;
use super::sound::SoundPlayer;
use super::thinker::PageThinker;
use crate::platform::{BoardDescription, OpenedFile, Platform};
use crate::sound::MoveSound;
use crate::text::page as text;
use damier_catalog::SavedGame;
use damier_i18n::{Lang, Message};
use damier_play::{BestScores, PuzzleProgress, Thinking};
use js_sys::Uint8Array;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::Url;

/// A browser's page.
pub struct Page {
    context: egui::Context,
    chooser: Chooser,
    teller: Announcer,
    sound: SoundPlayer,
    /// Object URL of the last download.
    downloaded: Option<String>,
}

impl Page {
    /// Creates the platform of a board drawn by this context.
    ///
    /// The flag `is_new` is raised whenever the game has changed.
    #[must_use]
    pub fn new(context: egui::Context, is_new: Rc<Cell<bool>>) -> Self {
        let (chooser, teller) = (Chooser::new(context.clone()), Announcer::new(is_new));
        let sound = SoundPlayer::new(game_storage::is_on(SOUND));
        Self { context, chooser, teller, sound, downloaded: None }
    }
}

impl Page {
    /// Offers something as a download.
    fn hand_out(&mut self, name: &str, part: &JsValue, kind: &str) -> Result<Message, Message> {
        let address = files::download(name, part, kind)?;
        if let Some(old) = self.downloaded.replace(address) {
            // Revoking only frees memory, so its failure does not matter.
            let _ = Url::revoke_object_url(&old);
        }
        Ok(text::downloaded(name))
    }
}

impl Platform for Page {
    fn thinker(&self) -> Result<Box<dyn Thinking>, Message> {
        Ok(Box::new(PageThinker::new(self.context.clone())))
    }

    fn draw_lot(&self) -> u64 {
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        half() << 32 | half()
    }

    fn has_paths(&self) -> bool {
        false
    }

    fn save(&mut self, name: &str, game: &SavedGame) -> Result<Message, Message> {
        let text = game.write();
        self.hand_out(name, &text.into(), "text/plain;charset=utf-8")
    }

    fn save_picture(&mut self, name: &str, png: &[u8]) -> Result<Message, Message> {
        self.hand_out(name, &Uint8Array::from(png).into(), "image/png")
    }

    fn address(&self) -> Option<String> {
        let location = web_sys::window()?.location();
        let parts = [location.origin().ok()?, location.pathname().ok()?, location.search().ok()?];
        Some(parts.concat())
    }

    fn has_file(&self, _name: &str) -> bool {
        false
    }

    fn read(&mut self, path: &str) -> Result<OpenedFile, Message> {
        Err(text::no_path(path))
    }

    fn ask_for_file(&mut self) {
        self.chooser.ask();
    }

    fn take_chosen(&mut self) -> Option<Result<OpenedFile, Message>> {
        self.chooser.take()
    }

    fn saved_games(&self) -> Vec<String> {
        Vec::new()
    }

    fn tell(&mut self, told: &BoardDescription) {
        self.teller.tell(told, self.context.zoom_factor());
    }

    fn best_scores(&self) -> BestScores {
        game_storage::best_scores()
    }

    fn keep_best_scores(&mut self, scores: &BestScores) {
        game_storage::keep_best_scores(scores);
    }

    fn puzzle_progress(&self) -> Result<PuzzleProgress, Message> {
        game_storage::puzzle_progress()
    }

    fn update_puzzle_progress(
        &mut self,
        change: &dyn Fn(&mut PuzzleProgress),
    ) -> Result<PuzzleProgress, Message> {
        game_storage::update_puzzle_progress(change)
    }

    fn keep_lang(&mut self, lang: Lang) {
        lang::keep(lang);
    }

    fn has_letters(&self) -> bool {
        game_storage::is_on(LETTERS)
    }

    fn keep_letters(&mut self, has_letters: bool) {
        game_storage::keep_switch(LETTERS, has_letters);
    }

    fn sound(&self) -> Option<bool> {
        Some(self.sound.is_on())
    }

    fn switch_sound(&mut self, is_on: bool) {
        game_storage::keep_switch(SOUND, is_on);
        self.sound.switch(is_on);
    }

    fn play(&mut self, sound: MoveSound) {
        self.sound.play(sound);
    }
}
