//! A thread that computes answers, so that a board never waits. Only a few modules start threads, and this is one of
//! them.

use crate::analyser::{Analyser, Query, Reply};
use crate::text;
use crate::thinking::Thinking;
use damier_catalog::{ScopedThreads, games, open};
use damier_i18n::Message;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Once};
use std::thread;

/// Name of the thread, by which a panic hook recognises it.
const NAME: &str = "thinker";

/// Answers one question at a time on its own thread. A new question drops the one before. Dropping the thinker stops
/// the thread.
pub struct Thinker {
    orders: Sender<Order>,
    answers: Receiver<Answer>,
    running: Option<RunningQuery>,
    /// Number of the last order. It identifies an order; the number of a question does not, because questions of two
    /// sources may have the same number.
    ordered: u64,
}

struct Order {
    number: u64,
    query: Query,
    stop: Arc<AtomicBool>,
}

/// Number of the order, and the result or the error.
type Answer = (u64, Result<Reply, Message>);

struct RunningQuery {
    /// Number of the question, given by its source.
    query: u64,
    /// Number of the order.
    order: u64,
    stop: Arc<AtomicBool>,
}

impl Thinker {
    /// Starts the thread. Exact answers may use `threads` threads in parallel.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    #[expect(clippy::disallowed_methods, reason = "the thread that thinks beside a board")]
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let (orders, inbox) = channel();
        let (outbox, answers) = channel();
        thread::Builder::new()
            .name(NAME.to_string())
            .spawn(move || work(&inbox, &outbox, ScopedThreads(threads)))?;
        Ok(Self { orders, answers, running: None, ordered: 0 })
    }

    /// Builds on another thread, in advance, the players that take long to build the first time, so that a board that
    /// needs one later does not wait. Only the first call does anything.
    #[expect(
        clippy::disallowed_methods,
        reason = "players that take long to build are built beside the board"
    )]
    pub fn warm_up() {
        static ONCE: Once = Once::new();
        let make = || {
            for (game, player) in games().iter().flat_map(|info| info.slow_players) {
                // A player that cannot be built is reported where it is named.
                let _ = open(game).and_then(|game| game.check_player(player, None));
            }
        };
        // Without a thread, the board waits a little when it first needs the player.
        ONCE.call_once(|| _ = thread::Builder::new().name("warm-up".to_string()).spawn(make));
    }

    /// Returns true if the calling thread belongs to a thinker. A panic on such a thread becomes an answer: an error.
    #[must_use]
    pub fn is_here() -> bool {
        thread::current().name() == Some(NAME)
    }
}

impl Thinking for Thinker {
    fn ask(&mut self, query: Query) {
        self.forget();
        let stop = Arc::new(AtomicBool::new(false));
        self.ordered += 1;
        let (number, order_stop) = (self.ordered, Arc::clone(&stop));
        self.running = Some(RunningQuery { query: query.number, order: number, stop });
        // The thread ends only with the thinker.
        let _ = self.orders.send(Order { number, query, stop: order_stop });
    }

    fn poll(&mut self) -> Option<(u64, Result<Reply, Message>)> {
        let running = self.running.as_ref()?;
        let (query, order) = (running.query, running.order);
        let (_, reply) = self.answers.try_iter().find(|(number, _)| *number == order)?;
        self.running = None;
        Some((query, reply))
    }

    fn hurry(&mut self) {
        if let Some(running) = &self.running {
            running.stop.store(true, Ordering::Relaxed);
        }
    }

    fn forget(&mut self) {
        self.hurry();
        self.running = None;
    }

    fn asked(&self) -> Option<u64> {
        self.running.as_ref().map(|running| running.query)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.forget();
    }
}

/// Runs the thread. Only the newest order counts.
fn work(inbox: &Receiver<Order>, outbox: &Sender<Answer>, pool: ScopedThreads) {
    let mut analyser = Analyser::default();
    while let Ok(first) = inbox.recv() {
        let order = inbox.try_iter().last().unwrap_or(first);
        let think = AssertUnwindSafe(|| analyser.think(&order.query, &order.stop, &pool));
        let reply = match catch_unwind(think) {
            Ok(reply) => reply.map_err(Message::from),
            Err(_) => {
                analyser = Analyser::default();
                Err(text::thinker::player_failed().into())
            }
        };
        if outbox.send((order.number, reply)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyser::Request;
    use damier_game::{Limits, Stopwatch};
    use std::time::Duration;

    fn query(number: u64, player: &str) -> Query {
        let saved = open("quarto").expect("known").session(1).saved(Vec::new());
        let request = Request::Move { player: player.to_string() };
        Query { number, saved, request, limits: Limits::NONE, seed: 1 }
    }

    fn wait(thinker: &mut Thinker) -> (u64, Result<Reply, Message>) {
        loop {
            if let Some(answer) = thinker.poll() {
                return answer;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn it_answers_the_last_question_and_in_a_hurry() {
        let mut thinker = Thinker::start(1).expect("a thread");
        assert!(thinker.poll().is_none());
        // A search that would take hours.
        thinker.ask(query(1, "mcts(playouts=1000000)"));
        thinker.ask(query(2, "random"));
        let (number, reply) = wait(&mut thinker);
        assert_eq!(number, 2);
        assert!(matches!(reply, Ok(Reply::Move(advice)) if advice.action.is_some()));
        let watch = Stopwatch::start();
        thinker.ask(query(3, "mcts(playouts=1000000)"));
        assert!(thinker.is_busy());
        thinker.hurry();
        assert_eq!(wait(&mut thinker).0, 3);
        assert!(watch.elapsed() < Duration::from_secs(20), "{:?}", watch.elapsed());
    }

    #[test]
    fn questions_of_two_askers_may_have_the_same_number() {
        let mut thinker = Thinker::start(1).expect("a thread");
        thinker.ask(query(0, "nobody"));
        // The answer arrives before the next question, when it is no longer wanted.
        thread::sleep(Duration::from_millis(100));
        thinker.forget();
        thinker.ask(query(0, "random"));
        assert!(matches!(wait(&mut thinker), (0, Ok(Reply::Move(_)))));
    }

    #[test]
    fn what_goes_wrong_is_told() {
        let mut thinker = Thinker::start(1).expect("a thread");
        thinker.ask(query(1, "nobody"));
        let (_, reply) = wait(&mut thinker);
        assert!(reply.expect_err("no such player").to_string().contains("nobody"));
    }
}
