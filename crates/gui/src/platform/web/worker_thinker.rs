//! The part of the page's thinker that runs in the worker.

use damier_catalog::SingleThread;
use damier_i18n::Message;
use damier_play::{Analyser, Query, Reply};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wasm_bindgen::prelude::wasm_bindgen;

/// Number of the question, and the result or the error.
pub(super) type Answer = (u64, Result<Reply, Message>);

/// Answers one question after another, in a worker, for the page that started it.
#[wasm_bindgen]
#[derive(Default)]
pub struct WorkerThinker {
    analyser: Analyser,
}

#[wasm_bindgen]
impl WorkerThinker {
    /// Creates a thinker that has learnt nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a question. Both are JSON, and the page has the same build. Returns nothing if the text is not a
    /// question.
    #[must_use]
    pub fn think(&mut self, question: &str) -> Option<String> {
        let query: Query = serde_json::from_str(question).ok()?;
        // The page stops a worker by terminating it.
        let stop = Arc::new(AtomicBool::new(false));
        let reply = self.analyser.think(&query, &stop, &SingleThread);
        let answer: Answer = (query.number, reply.map_err(Message::from));
        serde_json::to_string(&answer).ok()
    }
}
