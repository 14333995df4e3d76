//! A guest as a strategy: the communication during one game.

use crate::connection::Connection;
use crate::handshake::{Greeting, MOST_LINES, explain_line, greet_for};
use crate::info_filter::InfoFilter;
use crate::lenient::LEFT_OUT;
use crate::policy::Policy;
use crate::protocol::{
    self, ClockMessage, ErrorMessage, FromGuest, GameOverMessage, GoMessage, HelloMessage,
    NewGameMessage, RESIGN, SearchInfo, ToGuest,
};
use crate::sentence::{gave_up, illegal, too_many_lines, wrong_id};
use crate::submission::Submission;
use crate::waiting::{StopReason, next_line};
use crate::watchdog::{WaitLimits, Watchdog};
use damier_game::{
    Budget, Choice, Decision, Failure, FailureKind, Notation, Seat, Strategy, Value,
};
use damier_i18n::Message;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A guest in one game.
pub struct Guest {
    /// `None` once the game is over.
    connection: Option<Box<dyn Connection>>,
    hello: HelloMessage,
    /// How its language flushes a line.
    remedy: Message,
    /// Keys of its messages that were left out so far.
    left_out: BTreeSet<&'static str>,
    policy: Policy,
    options: BTreeMap<String, String>,
    seat: Seat,
    seed: u64,
    /// Number of the last question.
    id: u64,
    /// First state, once it is known.
    opening: Option<String>,
    /// True once the message `newgame` has been sent.
    begun: bool,
    plies: u32,
    /// Actions since the last question.
    last: Vec<String>,
    /// CPU time charged so far.
    charged: Duration,
    /// Time in which it neither computed nor answered.
    idled: Duration,
    /// Time spent waiting for it.
    attended: Duration,
}

impl Guest {
    /// Starts a submission and waits for its hello. `is_same` returns true if a name, as the submission declares it, means
    /// this game.
    ///
    /// # Errors
    /// Fails with a [`FailureKind::Start`] if the program does not get that far, and with a [`FailureKind::Host`] if
    /// the machine cannot start it.
    pub fn start(
        submission: &Submission,
        policy: &Policy,
        game: &str,
        is_same: &dyn Fn(&str) -> bool,
        seat: Seat,
        seed: u64,
    ) -> Result<Self, Failure> {
        let Greeting { connection, hello, remedy } = greet_for(submission, policy, game, is_same)?;
        let charged = connection.cpu();
        let options = hello.values(&submission.options);
        Ok(Self {
            connection: Some(connection),
            hello,
            remedy,
            left_out: BTreeSet::new(),
            policy: *policy,
            options,
            seat,
            seed,
            id: 0,
            opening: None,
            begun: false,
            plies: 0,
            last: Vec::new(),
            charged,
            idled: Duration::ZERO,
            attended: Duration::ZERO,
        })
    }

    /// Returns the guest's hello.
    #[must_use]
    pub const fn hello(&self) -> &HelloMessage {
        &self.hello
    }

    fn say(&mut self, message: &ToGuest) {
        if let Some(connection) = &mut self.connection {
            connection.send(&protocol::write(message));
        }
    }

    /// Sends the message `newgame`, unless it has been sent already.
    fn begin<G: Notation>(&mut self, game: &G, budget: &Budget) {
        if std::mem::replace(&mut self.begun, true) {
            return;
        }
        self.id += 1;
        self.say(&ToGuest::NewGame(NewGameMessage {
            id: self.id,
            game: game.name(),
            rules_version: game.rules_version(),
            seat: self.seat.index() + 1,
            seats: game.seats(),
            state: self.opening.clone().unwrap_or_default(),
            seed: self.seed,
            clock: ClockMessage::new(budget.limits()),
            options: self.options.clone(),
        }));
    }

    /// Stores the first state.
    fn notice<G: Notation>(&mut self, game: &G, state: &G::State) {
        if self.opening.is_none() {
            self.opening = Some(game.state_text(state));
        }
    }

    fn ask<G: Notation>(&mut self, game: &G, state: &G::State, budget: &Budget) {
        self.id += 1;
        let left = |time: Option<Duration>| time.map(protocol::milliseconds);
        let go = GoMessage {
            id: self.id,
            ply: self.plies,
            state: game.state_text(state),
            last: std::mem::take(&mut self.last),
            legal: game.legal_texts(state),
            clock_left: ClockMessage {
                game_ms: left(budget.game_left()),
                move_ms: left(budget.limits().move_time.and(budget.move_left())),
                ..ClockMessage::new(budget.limits())
            },
        };
        self.say(&ToGuest::Go(go));
    }

    /// Waits for the answer to the last question. Returns it with the search information that preceded it.
    fn hear(&mut self, budget: &Budget) -> Result<(String, SearchInfo), StopReason> {
        let mut watchdog = Watchdog::begin(self.charged, self.allowance(budget));
        let heard = self.listen(budget, &mut watchdog);
        self.idled += watchdog.idled();
        self.attended += watchdog.attended();
        heard
    }

    fn listen(
        &mut self,
        budget: &Budget,
        watchdog: &mut Watchdog,
    ) -> Result<(String, SearchInfo), StopReason> {
        let mut filter = InfoFilter::default();
        let connection = self.connection.as_mut().ok_or(StopReason::Stopped)?;
        for _ in 0..MOST_LINES {
            let line =
                next_line(connection.as_mut(), watchdog, &self.remedy, &|| budget.is_stopped())?;
            let Some(line) = filter.sift(line) else { continue };
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let read = protocol::read(&line);
            match read.map_err(|error| explain_line(connection.as_mut(), &line, &error))? {
                FromGuest::Hello(_) => {}
                FromGuest::Info { id, thought } if id <= self.id => {
                    notice(connection.as_mut(), &mut self.left_out, &thought);
                    if let Some(text) = &thought.text {
                        connection.remark(&format!("[ply {}] {text}", self.plies));
                    }
                    filter.learn(thought);
                }
                FromGuest::Move { id, action, thought } if id == self.id => {
                    notice(connection.as_mut(), &mut self.left_out, &thought);
                    return Ok((action, filter.conclude(id, thought)));
                }
                FromGuest::Info { id, .. } | FromGuest::Move { id, .. } => {
                    return Err(wrong_id(id, self.id));
                }
                FromGuest::Error(complaint) => return Err(gave_up(&complaint)),
            }
        }
        Err(too_many_lines(MOST_LINES))
    }

    /// Returns the limits on waiting for the next answer.
    fn allowance(&self, budget: &Budget) -> WaitLimits {
        let idle = self.policy.timeouts.idle;
        let limits = budget.limits();
        let of_move = limits.move_time.map(|limit| (limit, "move", limit));
        let of_game = budget.game_left().zip(limits.game_time);
        let of_game = of_game.map(|(left, limit)| (left, "game", limit));
        let net = self.policy.timeouts.thinking;
        let tightest = [of_move, of_game].into_iter().flatten().min();
        let (cpu, per, limit) = tightest.unwrap_or((net, "unset", net));
        let idle_left = Some(self.policy.timeouts.idle_in_all.saturating_sub(self.idled));
        let attended = limit.saturating_mul(self.policy.timeouts.wall_per_cpu);
        let attended =
            if per == "game" { attended.saturating_sub(self.attended) } else { attended };
        WaitLimits { cpu, per, limit, idle, idle_left, attended }
    }

    /// Returns the CPU time since the last charge, and counts it as charged.
    fn bill(&mut self) -> Duration {
        let Some(connection) = &self.connection else { return Duration::ZERO };
        let used = connection.cpu().max(self.charged);
        used - std::mem::replace(&mut self.charged, used)
    }

    /// Converts an answer to a decision.
    fn decide<G: Notation>(
        &self,
        game: &G,
        state: &G::State,
        (action, thought): (String, SearchInfo),
    ) -> Decision<G::Action> {
        if action.trim().eq_ignore_ascii_case(RESIGN) {
            return Decision::resign();
        }
        let choice = match game.read_action(state, &action) {
            Ok(read) if game.is_legal(state, read) => Choice::Act(read),
            _ => return Decision::fail(illegal(game, state, &action)),
        };
        let centipoints = |value: f64| (value * 100.0).round() as i64;
        let value = thought.value.filter(|value| value.is_finite()).map(centipoints);
        Decision {
            choice,
            value: value.map(|centipoints| Value { seat: self.seat, centipoints }),
            pv: line_of_play(game, state, &thought.pv),
            nodes: thought.nodes.unwrap_or(0),
            depth: thought.depth.unwrap_or(0),
        }
    }

    /// Tells the guest what it did wrong, for its own log. A guest that uses too much of the machine is killed at once,
    /// because it would continue.
    fn complain(&mut self, failure: &Failure) {
        let takes = [FailureKind::Time, FailureKind::Memory, FailureKind::Output];
        if let Some(connection) = self.connection.as_mut().filter(|_| takes.contains(&failure.kind))
        {
            return connection.kill();
        }
        let complaint = ErrorMessage::new(Some(self.id), &failure.kind, &failure.message);
        self.say(&ToGuest::Error(complaint));
    }
}

impl<G: Notation> Strategy<G> for Guest {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        budget.charge(Duration::ZERO);
        self.notice(game, state);
        self.begin(game, budget);
        self.ask(game, state, budget);
        let heard = self.hear(budget);
        budget.charge(self.bill());
        let decision = match heard {
            Ok(answer) => self.decide(game, state, answer),
            // The decision is no longer needed.
            Err(StopReason::Stopped) => Decision::resign(),
            Err(StopReason::Failure(failure)) => Decision::fail(failure),
        };
        match &decision.choice {
            Choice::Act(action) => self.last.push(game.action_text(state, *action)),
            Choice::Fail(failure) => self.complain(failure),
            Choice::Resign => {}
        }
        self.plies += 1;
        decision
    }

    fn observe(&mut self, game: &G, state: &G::State, action: G::Action) {
        self.notice(game, state);
        self.last.push(game.action_text(state, action));
        self.plies += 1;
    }

    fn close(&mut self, game: &G, state: &G::State, ending: &str) -> Option<String> {
        let connection = self.connection.take()?;
        let mut last_words = String::new();
        if self.begun {
            last_words = protocol::write(&ToGuest::GameOver(GameOverMessage {
                id: self.id + 1,
                reason: ending.to_string(),
                state: game.state_text(state),
                scores: (0..game.seats()).map(|seat| game.score(state, Seat::new(seat))).collect(),
            }));
        }
        last_words.push_str(&protocol::write(&ToGuest::Quit));
        Some(connection.end(&last_words).0)
    }
}

/// Tells the author, once for each key, what was left out of the record.
fn notice(
    connection: &mut dyn Connection,
    known: &mut BTreeSet<&'static str>,
    thought: &SearchInfo,
) {
    for key in &thought.left_out {
        if known.insert(key) {
            connection.remark(&format!("{LEFT_OUT}{key}"));
        }
    }
}

/// Parses a line of play up to its first illegal action.
fn line_of_play<G: Notation>(game: &G, state: &G::State, texts: &[String]) -> Vec<G::Action> {
    let mut state = state.clone();
    let mut line = Vec::new();
    for text in texts {
        let Ok(action) = game.read_action(&state, text) else { break };
        if game.try_apply(&mut state, action).is_err() {
            break;
        }
        line.push(action);
    }
    line
}
