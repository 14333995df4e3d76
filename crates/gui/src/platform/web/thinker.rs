//! Thinks in a web worker, so that the page never waits. A worker shares no memory with its page if the host sets no
//! headers, for example a plain static host. So it cannot be asked to stop, only terminated and restarted.

use super::link::WorkerLink;
use super::worker_thinker::Answer;
use crate::text::page as text;
use damier_catalog::{Limits, Stopwatch};
use damier_i18n::Message;
use damier_play::{Query, Reply, Thinking};
use std::time::Duration;

/// Time limit of a question that has none of its own, so that nothing on a page thinks for ever.
const LONGEST: Duration = Duration::from_secs(10);

/// Time limit when the answer is wanted now. The results so far were lost with the worker.
const HURRY: Duration = Duration::from_millis(50);

/// Time beyond its limit after which an answer is given up.
const PATIENCE: Duration = Duration::from_secs(20);

/// Most searches for one question, each within the limits: a hint asks a solver, a player, and the player again about
/// other actions.
const SEARCHES: u32 = 3;

/// Time between two checks that a question has not taken too long.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// The page's thinker.
pub(super) struct PageThinker {
    context: egui::Context,
    /// The worker. It is kept between questions unless one was interrupted.
    link: Option<WorkerLink>,
    running: Option<WorkerState>,
}

struct WorkerState {
    query: Query,
    is_hurried: bool,
    watch: Stopwatch,
    /// Reason why the worker could not be asked.
    refused: Option<Message>,
}

impl PageThinker {
    /// Creates a thinker whose answers request a new frame.
    pub(super) fn new(context: egui::Context) -> Self {
        Self { context, link: None, running: None }
    }

    fn send(&mut self, query: Query, is_hurried: bool) {
        let refused = self.post(&query).err();
        self.running = Some(WorkerState { query, is_hurried, watch: Stopwatch::start(), refused });
    }

    /// Sends a question to the worker, which is started if needed.
    fn post(&mut self, query: &Query) -> Result<(), Message> {
        let text = serde_json::to_string(query).map_err(|error| error.to_string())?;
        let link = match self.link.take() {
            Some(link) => link,
            None => WorkerLink::start(&self.context)?,
        };
        self.link.insert(link).post(&text)
    }

    /// Returns the message of the worker, or the reason why none will come.
    fn receive(&mut self) -> Option<Result<String, Message>> {
        let refused = self.running.as_mut()?.refused.take();
        refused.map(Err).or_else(|| self.link.as_ref()?.receive())
    }

    /// Ends overdue questions: a player that ignores its budget is first asked for less, then given up.
    fn watch(&mut self) -> Option<Result<String, Message>> {
        self.context.request_repaint_after(LOOK_EVERY);
        let running = self.running.as_ref()?;
        let allowed = running.query.limits.move_time.unwrap_or(LONGEST);
        if running.watch.elapsed() < allowed * SEARCHES + PATIENCE {
            return None;
        }
        if running.is_hurried {
            return Some(Err(text::took_too_long().into()));
        }
        self.hurry();
        None
    }
}

impl Thinking for PageThinker {
    fn ask(&mut self, query: Query) {
        self.forget();
        let limits = bound(query.limits);
        self.send(Query { limits, ..query }, false);
    }

    fn poll(&mut self) -> Option<(u64, Result<Reply, Message>)> {
        let number = self.asked()?;
        let said = self.receive().or_else(|| self.watch())?;
        let answer = said.and_then(|text| {
            serde_json::from_str::<Answer>(&text).map_err(|error| error.to_string().into())
        });
        let (_, reply) = answer.unwrap_or_else(|trouble| {
            self.link = None;
            (number, Err(trouble))
        });
        self.running = None;
        Some((number, reply))
    }

    fn hurry(&mut self) {
        let Some(running) = self.running.take_if(|running| !running.is_hurried) else { return };
        self.link = None;
        let limits = Limits { move_time: Some(HURRY), ..running.query.limits };
        self.send(Query { limits, ..running.query }, true);
    }

    fn forget(&mut self) {
        if self.running.take().is_some() {
            self.link = None;
        }
    }

    fn asked(&self) -> Option<u64> {
        self.running.as_ref().map(|running| running.query.number)
    }
}

/// Adds a limit on the time of a move, because other limits may allow any time.
fn bound(limits: Limits) -> Limits {
    let usual = limits.game_time.map_or(LONGEST, |time| time.min(LONGEST));
    Limits { move_time: Some(limits.move_time.unwrap_or(usual)), ..limits }
}
