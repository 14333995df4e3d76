//! The language of the page. `web/page.js` chooses it, because it shows the first texts: by the address (`?lang=fr`),
//! an earlier choice, or the browser's languages. This module saves it and tells screen readers.

use super::document;
use crate::text::page as text;
use damier_i18n::Lang;

/// Key of the storage, which `web/page.js` reads too.
const KEY: &str = "damier.lang";

/// Saves a choice for later visits. Errors are ignored.
pub(super) fn keep(lang: Lang) {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    if let Some(storage) = storage {
        let _ = storage.set_item(KEY, lang.code());
    }
}

/// Sets the language of the page, which decides the voice of a screen reader.
pub(super) fn declare(lang: Lang) {
    let Some(document) = document() else { return };
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("lang", lang.code());
    }
    if let Some(board) = document.get_element_by_id("board") {
        let _ = board.set_attribute("aria-label", &text::board().say(lang));
    }
}
