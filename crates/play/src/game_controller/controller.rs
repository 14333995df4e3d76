//! The board itself: whose turn it is, the questions that are open, and the pace.

use super::goal::BoardGoal;
use super::ply_record::PlyRecord;
use super::seat_plan::SeatPlan;
use super::undone_step::UndoneStep;
use crate::analyser::{Hint, Query, Reply, Request};
use crate::text::board;
use damier_catalog::{Advice, AnyGame, Session};
use damier_game::{Limits, Scene, Seat, TextError, Turn};
use damier_i18n::Message;
use std::cell::OnceCell;
use std::time::Duration;

/// The delays of a player's move, in milliseconds, from the fastest pace to the slowest.
const PACES: [u64; 9] = [0, 20, 50, 100, 250, 500, 1000, 2000, 5000];

/// The pace at the beginning.
const USUAL: usize = 4;

/// One game at a board with people. Times are told by the door, on any clock of its own.
pub struct GameController {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) session: Box<dyn Session>,
    /// The board of the position, once it was looked at.
    pub(super) scene: OnceCell<Scene>,
    pub(super) seats: SeatPlan,
    /// The steps that were taken back, the last first.
    pub(super) undone: Vec<UndoneStep>,
    /// An index into [`PACES`].
    pub(super) pace: usize,
    pub(super) is_paused: bool,
    /// Counts what can be asked: every change makes an open question another one.
    pub(super) number: u64,
    /// Counts how often the game has gone on, as opposed to back and forth.
    pub(super) line: u64,
    pub(super) is_hint_wanted: bool,
    pub(super) hint: Option<Hint>,
    /// The action of the player on turn, made when its time has come.
    pub(super) reply: Option<Advice>,
    /// The time at which the position arose; `None` until the clock is next read.
    pub(super) since: Option<Duration>,
    pub(super) is_unsaved: bool,
    pub(super) trouble: Option<Message>,
    pub(super) goal: BoardGoal,
    pub(super) record: PlyRecord,
}

impl GameController {
    /// A game that begins, or goes on.
    #[must_use]
    pub fn new(game: Box<dyn AnyGame>, session: Box<dyn Session>, seats: SeatPlan) -> Self {
        let mut table = Self {
            game,
            session,
            scene: OnceCell::new(),
            seats,
            undone: Vec::new(),
            pace: USUAL,
            is_paused: false,
            number: 0,
            line: 0,
            is_hint_wanted: false,
            hint: None,
            reply: None,
            since: None,
            is_unsaved: false,
            trouble: None,
            goal: BoardGoal::default(),
            record: PlyRecord::default(),
        };
        table.record_anew();
        table.goal.begin(table.game.as_ref(), table.session.as_ref());
        table
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// The game so far.
    #[must_use]
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// By seat: a player, or `None` for a person.
    #[must_use]
    pub fn players(&self) -> &[Option<String>] {
        &self.seats.players
    }

    /// The seat of the person whose turn it is.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        match self.session.turn() {
            Turn::Player(seat) if self.seats.players[seat.index()].is_none() => Some(seat),
            _ => None,
        }
    }

    /// The player on turn.
    #[must_use]
    pub fn player(&self) -> Option<&str> {
        let Turn::Player(seat) = self.session.turn() else { return None };
        self.seats.players[seat.index()].as_deref()
    }

    /// The budget of a player for a move, and of each search for a hint.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.seats.limits
    }

    /// Returns true if no person plays.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.seats.players.iter().all(Option::is_some)
    }

    /// A person acts, and chance after: the next key may come before time passes.
    ///
    /// # Errors
    /// As [`Session::act`]; if it is no person's turn.
    pub fn act(&mut self, text: &str) -> Result<(), TextError> {
        if let Some(player) = self.player() {
            return Err(TextError::failed(board::place_action(), board::on_turn(player)));
        }
        self.session.act(text)?;
        self.acted();
        while self.draw() {}
        Ok(())
    }

    /// The person on turn gives up; false if no person is on turn.
    pub fn resign(&mut self) -> bool {
        let resigned = self.person().is_some() && self.session.resign();
        if resigned {
            self.acted();
        }
        resigned
    }

    /// Asks for a hint; false if no seat is on turn. Players wait while nobody plays but they.
    pub fn ask_hint(&mut self) -> bool {
        if !matches!(self.session.turn(), Turn::Player(_)) {
            return false;
        }
        self.is_paused |= self.person().is_none();
        self.changed();
        self.is_hint_wanted = true;
        true
    }

    /// As [`GameController::ask_hint`], where none is awaited; what players do is not held up.
    pub fn ask_hint_once(&mut self) {
        if self.person().is_some() && !self.is_hint_wanted && self.hint.is_none() {
            self.ask_hint();
        }
    }

    /// Changes whenever a seat acts or another game comes to the board: the game is another one then, which going back
    /// and forth leaves as it is.
    #[must_use]
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Changes whenever the position, or what is known about it, does.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.number
    }

    /// Gives up on a hint that has not come; false if none was awaited.
    pub fn drop_hint(&mut self) -> bool {
        let awaited = self.is_hint_wanted;
        if awaited {
            self.changed();
        }
        awaited
    }

    /// The hint for this position.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Returns true if a hint is awaited.
    #[must_use]
    pub fn is_hint_wanted(&self) -> bool {
        self.is_hint_wanted
    }

    /// Players wait, or go on.
    pub fn pause(&mut self, paused: bool) {
        self.record.forget_pause();
        self.is_paused = paused;
    }

    /// Returns true if players wait.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Players wait less long before they move.
    pub fn faster(&mut self) {
        self.pace = self.pace.saturating_sub(1);
    }

    /// Players wait longer before they move.
    pub fn slower(&mut self) {
        self.pace = (self.pace + 1).min(PACES.len() - 1);
    }

    /// Plays for another value than the usual one, now and in new games.
    ///
    /// # Errors
    /// A value that cannot be reached in this game; then nothing has changed.
    pub fn set_goal(&mut self, text: &str) -> Result<(), TextError> {
        self.game.goal(Some(text))?;
        self.goal.named = Some(text.to_string());
        self.goal.begin(self.game.as_ref(), self.session.as_ref());
        Ok(())
    }

    /// The text that named the value which is played for, if it is not the usual one.
    #[must_use]
    pub fn goal_named(&self) -> Option<&str> {
        self.goal.named.as_deref()
    }

    /// Takes the news that the value was reached, once in a game.
    pub fn take_news(&mut self) -> Option<Message> {
        self.goal.news.take()
    }

    /// Returns the least time that a position stands before a player moves.
    #[must_use]
    pub fn delay(&self) -> Duration {
        Duration::from_millis(PACES[self.pace])
    }

    /// Takes the error since the last call.
    pub fn take_trouble(&mut self) -> Option<Message> {
        self.trouble.take()
    }

    /// The number of the question that is open, if one is.
    #[must_use]
    pub fn wanted(&self) -> Option<u64> {
        let moves = self.player().is_some() && self.reply.is_none() && !self.is_paused;
        (self.is_hint_wanted || moves).then_some(self.number)
    }

    /// The question that is open: what has to be thought about, for [`GameController::hear`].
    #[must_use]
    pub fn query(&self) -> Option<Query> {
        let number = self.wanted()?;
        let request = match self.player() {
            Some(player) if !self.is_hint_wanted => Request::Move { player: player.to_string() },
            _ => Request::Hint { player: self.seats.advisor.clone() },
        };
        let limits = self.seats.limits;
        let seed = self.seats.seed.wrapping_add(self.session.plies() as u64);
        Some(Query { number, saved: self.saved(), request, limits, seed })
    }

    /// Takes an answer. One to a question that is no longer open is dropped; where something went wrong,
    /// players wait.
    pub fn hear(&mut self, number: u64, reply: Result<Reply, Message>) {
        if self.wanted() != Some(number) {
            return;
        }
        self.is_hint_wanted = false;
        match reply {
            Ok(Reply::Move(advice)) => self.reply = Some(advice),
            Ok(Reply::Hint(hint)) => {
                self.number += 1;
                self.hint = Some(hint);
            }
            // A board never asks for a comparison.
            Ok(Reply::Compared(_)) => {}
            Err(trouble) => self.fail(trouble),
        }
    }

    /// Lets time pass: chance draws, and a player's move is made when its time has come. True if the
    /// position has changed.
    pub fn advance(&mut self, now: Duration) -> bool {
        let mut moved = false;
        while self.draw() {
            moved = true;
        }
        if moved {
            self.changed();
        }
        let since = *self.since.get_or_insert(now);
        let is_due = !self.is_paused && now.saturating_sub(since) >= self.delay();
        if let Some(advice) = self.reply.take_if(|_| is_due) {
            self.reply_with(&advice);
            self.since = Some(now);
            moved = true;
        }
        moved
    }

    fn reply_with(&mut self, advice: &Advice) {
        match &advice.action {
            Some(action) => match self.session.act(action) {
                Ok(()) => self.acted(),
                Err(error) => self.fail(error.into()),
            },
            None => {
                self.session.resign();
                self.acted();
            }
        }
    }

    fn fail(&mut self, trouble: Message) {
        self.trouble = Some(trouble);
        self.is_paused = true;
        self.changed();
    }

    /// The game has gone on: what was taken back is gone.
    fn acted(&mut self) {
        self.record_act();
        self.undone.clear();
        self.line += 1;
        self.is_unsaved = true;
        self.goal.update(self.session.as_ref());
        self.changed();
    }

    /// The position is another one: what was asked and answered about the last one is void.
    pub(super) fn changed(&mut self) {
        self.number += 1;
        self.scene.take();
        self.is_hint_wanted = false;
        self.hint = None;
        self.reply = None;
        self.since = None;
    }
}
