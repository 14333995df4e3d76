//! The place of a board on a page.

use super::files::{self, Chooser};
use super::telling::Teller;
use super::thinker::PageThinker;
use crate::place::{Opened, Place, Told};
use std::cell::Cell;
use std::rc::Rc;
use tabletop::Thinking;
use web_sys::Url;
use workbench::SavedGame;

/// A browser's page.
pub struct Page {
    context: egui::Context,
    chooser: Chooser,
    teller: Teller,
    /// The address of the last download.
    downloaded: Option<String>,
}

impl Page {
    /// The page that a board is drawn on by this context.
    ///
    /// The flag is raised whenever the game has gone on.
    #[must_use]
    pub fn new(context: egui::Context, is_new: Rc<Cell<bool>>) -> Self {
        let (chooser, teller) = (Chooser::new(context.clone()), Teller::new(is_new));
        Self { context, chooser, teller, downloaded: None }
    }
}

impl Place for Page {
    fn thinker(&self) -> Result<Box<dyn Thinking>, String> {
        Ok(Box::new(PageThinker::new(self.context.clone())))
    }

    fn draw_lot(&self) -> u64 {
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        half() << 32 | half()
    }

    fn has_paths(&self) -> bool {
        false
    }

    fn save(&mut self, name: &str, game: &SavedGame) -> Result<String, String> {
        let address = files::download(name, &game.write())?;
        if let Some(old) = self.downloaded.replace(address) {
            // Forgetting spares memory; that it fails costs some.
            let _ = Url::revoke_object_url(&old);
        }
        Ok(format!("{name} is among your downloads"))
    }

    fn has_file(&self, _name: &str) -> bool {
        false
    }

    fn read(&mut self, path: &str) -> Result<Opened, String> {
        Err(format!("{path}: cannot be read; allowed: a file that you choose"))
    }

    fn ask_for_file(&mut self) {
        self.chooser.ask();
    }

    fn take_chosen(&mut self) -> Option<Result<Opened, String>> {
        self.chooser.take()
    }

    fn saved_games(&self) -> Vec<String> {
        Vec::new()
    }

    fn tell(&mut self, told: &Told) {
        self.teller.tell(told, self.context.zoom_factor());
    }
}
