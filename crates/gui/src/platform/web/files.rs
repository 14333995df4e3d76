//! Files in a browser: a download to save, and a file chosen by the person to open.

use super::{document, words};
use crate::platform::OpenedFile;
use crate::text::{file as text, page};
use damier_i18n::Message;
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Event, File, HtmlAnchorElement, HtmlInputElement, Url};

/// Largest file that is read as a saved game, in bytes. A game of a million plies is smaller.
const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;

/// Offers a text or an array of bytes as a download of this kind. Returns its object URL, to be revoked once the file
/// has surely been written.
pub(super) fn download(name: &str, part: &JsValue, kind: &str) -> Result<String, Message> {
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let parts = Array::of1(part);
    let refused = |error| page::unsaved(name, words(&error));
    let blob = Blob::new_with_blob_sequence_and_options(&parts, &bag).map_err(refused)?;
    let address = Url::create_object_url_with_blob(&blob).map_err(refused)?;
    let link = document().and_then(|document| document.create_element("a").ok());
    let link = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = &link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    link.map(|_| address).ok_or_else(|| page::unsaved(name, page::page_is_gone()))
}

type Changed = Closure<dyn FnMut(Event)>;

type Slot = Rc<RefCell<Option<Result<OpenedFile, Message>>>>;

/// Lets the person choose a file.
pub(super) struct Chooser {
    context: egui::Context,
    chosen: Slot,
    /// The open input field, and the callback for a chosen file.
    open: Option<(HtmlInputElement, Changed)>,
}

impl Chooser {
    pub(super) fn new(context: egui::Context) -> Self {
        Self { context, chosen: Slot::default(), open: None }
    }

    /// Opens the browser's own dialog.
    pub(super) fn ask(&mut self) {
        let field = document().and_then(|document| document.create_element("input").ok());
        let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        field.set_type("file");
        field.set_accept(".txt,.damier,text/plain");
        let (slot, context, own) = (Rc::clone(&self.chosen), self.context.clone(), field.clone());
        let changed = Closure::new(move |_: Event| {
            let file = own.files().and_then(|files| files.get(0));
            let (slot, context) = (Rc::clone(&slot), context.clone());
            if let Some(file) = file {
                spawn_local(async move {
                    slot.replace(Some(read(file).await));
                    context.request_repaint();
                });
            }
        });
        field.set_onchange(Some(changed.as_ref().unchecked_ref()));
        field.click();
        self.open = Some((field, changed));
    }

    /// Returns the chosen file once.
    pub(super) fn take(&mut self) -> Option<Result<OpenedFile, Message>> {
        let chosen = self.chosen.take();
        if chosen.is_some() {
            self.open = None;
        }
        chosen
    }
}

async fn read(file: File) -> Result<OpenedFile, Message> {
    let name = file.name();
    if file.size() > LARGEST {
        let too_large = text::too_large(file.size() as u64, LARGEST as u64);
        return Err(text::unreadable(name, too_large));
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.map_err(|error| text::unreadable(&name, words(&error)))?;
    Ok(OpenedFile { name, text: text.as_string().unwrap_or_default() })
}
