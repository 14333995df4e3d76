//! The connection to the worker: messages sent and received.

use super::words;
use crate::text::page as text;
use damier_i18n::Message;
use js_sys::{Array, Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Script of the worker, beside the page.
const SCRIPT: &str = "./thinker.js";

type Said = Rc<RefCell<Option<Result<String, Message>>>>;

/// A worker, terminated when this is dropped.
pub(super) struct WorkerLink {
    worker: Worker,
    said: Said,
    /// Callbacks of the browser, kept as long as it may call them.
    _answered: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl WorkerLink {
    /// Starts a worker on the program of the page, so nothing is loaded or compiled again.
    pub(super) fn start(context: &egui::Context) -> Result<Self, Message> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).map_err(|error| words(&error))?;
        let said = Said::default();
        let answered = on_answer(&said, context);
        let failed = on_failure(&said, context);
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let link = Self { worker, said, _answered: answered, _failed: failed };
        link.send("module", &wasm_bindgen::module())?;
        Ok(link)
    }

    /// Sends a question. [`WorkerLink::receive`] returns the answer.
    pub(super) fn post(&self, question: &str) -> Result<(), Message> {
        self.said.replace(None);
        self.send("question", &question.into())
    }

    fn send(&self, name: &str, value: &JsValue) -> Result<(), Message> {
        let entry = Array::of2(&name.into(), value);
        let message = Object::from_entries(&Array::of1(&entry)).map_err(|error| words(&error))?;
        self.worker.post_message(&message).map_err(|error| words(&error).into())
    }

    /// Returns the answer once, or the reason why there will be none.
    pub(super) fn receive(&self) -> Option<Result<String, Message>> {
        self.said.take()
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Stores what the worker sends: a text, or nothing if the player failed.
fn on_answer(said: &Said, context: &egui::Context) -> Closure<dyn FnMut(MessageEvent)> {
    let (said, context) = (Rc::clone(said), context.clone());
    Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string();
        said.replace(Some(text.ok_or_else(|| text::player_failed().into())));
        context.request_repaint();
    })
}

fn on_failure(said: &Said, context: &egui::Context) -> Closure<dyn FnMut(Event)> {
    let (said, context) = (Rc::clone(said), context.clone());
    Closure::new(move |event: Event| {
        let why = Reflect::get(&event, &"message".into()).ok().and_then(|text| text.as_string());
        let why = why.map_or_else(|| text::no_script().into(), Message::from);
        said.replace(Some(Err(text::no_thinker(why))));
        context.request_repaint();
    })
}
