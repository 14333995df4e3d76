//! The other side of the page's thinker: what runs in the worker.

use damier_catalog::SingleThread;
use damier_i18n::Message;
use damier_play::{Analyser, Query, Reply};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of the question, and what was found or what went wrong.
pub(super) type Answer = (u64, Result<Reply, Message>);

/// Thinks about one question after another, in a worker, for the page that started it.
#[wasm_bindgen]
#[derive(Default)]
pub struct WorkerThinker {
    analyser: Analyser,
}

#[wasm_bindgen]
impl WorkerThinker {
    /// One that has learnt nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a question; both are JSON, and the page that asks is of the same build. Nothing at all for a
    /// text that is no question.
    #[must_use]
    pub fn think(&mut self, question: &str) -> Option<String> {
        let query: Query = serde_json::from_str(question).ok()?;
        // The page stops a worker by ending it.
        let stop = Arc::new(AtomicBool::new(false));
        let reply = self.analyser.think(&query, &stop, &SingleThread);
        let answer: Answer = (query.number, reply.map_err(Message::from));
        serde_json::to_string(&answer).ok()
    }
}
