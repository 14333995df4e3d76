//! The language of the page. `web/page.js` chooses it, since it says the first words: by the address (`?lang=fr`), by what
//! was chosen before, by the browser's languages. Here it is kept, and told to those who read the page aloud.

use super::document;
use crate::text::page as text;
use damier_i18n::Lang;

/// The key of the storage, which `web/page.js` reads too.
const KEY: &str = "damier.lang";

/// Keeps a choice for later visits. A browser that keeps nothing speaks the language all the same.
pub(super) fn keep(lang: Lang) {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    if let Some(storage) = storage {
        let _ = storage.set_item(KEY, lang.code());
    }
}

/// Tells the browser in which language the page is: voices depend on it.
pub(super) fn declare(lang: Lang) {
    let Some(document) = document() else { return };
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("lang", lang.code());
    }
    if let Some(board) = document.get_element_by_id("board") {
        let _ = board.set_attribute("aria-label", &text::board().say(lang));
    }
}
