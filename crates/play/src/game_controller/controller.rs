//! The controller itself: whose turn it is, the open question, and the pace.

use super::goal::BoardGoal;
use super::ply_record::PlyRecord;
use super::seat_plan::SeatPlan;
use super::undone_step::UndoneStep;
use crate::analyser::{Hint, Query, Reply, Request, is_wasted};
use crate::seat_name::SeatNames;
use crate::text::board;
use damier_catalog::{Advice, AnyGame, Session};
use damier_game::{Contest, Limits, Scene, Seat, TextError, Turn};
use damier_i18n::Message;
use std::cell::OnceCell;
use std::time::Duration;

/// The delays of a player's move, in milliseconds, from the fastest pace to the slowest.
const PACES: [u64; 9] = [0, 20, 50, 100, 250, 500, 1000, 2000, 5000];

/// Longest name of a person, in characters.
const LONGEST_NAME: usize = 24;

/// Index of the pace of a new game.
const USUAL: usize = 4;

/// One game at a board with people. The front end passes it the time, from any clock.
pub struct GameController {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) session: Box<dyn Session>,
    /// Board of the position, built on first use.
    pub(super) scene: OnceCell<Scene>,
    pub(super) seats: SeatPlan,
    /// Names that persons have typed, by seat.
    pub(super) names: Vec<Option<String>>,
    /// Undone steps, the latest first.
    pub(super) undone: Vec<UndoneStep>,
    /// An index into [`PACES`].
    pub(super) pace: usize,
    pub(super) is_paused: bool,
    /// Number of the open question. Every change of the game changes the number.
    pub(super) number: u64,
    /// Counts how often a seat has acted. Undo and redo do not count.
    pub(super) line: u64,
    pub(super) is_hint_wanted: bool,
    pub(super) hint: Option<Hint>,
    /// Action that the player on turn has chosen. It is played when the player's delay is over.
    pub(super) reply: Option<Advice>,
    /// Time at which the position arose; `None` until the clock is next read.
    pub(super) since: Option<Duration>,
    pub(super) is_unsaved: bool,
    /// Highest score of the first seat in this game.
    pub(super) highest: i64,
    /// Line that was played to the end of the game.
    pub(super) over: Option<u64>,
    pub(super) trouble: Option<Message>,
    pub(super) goal: BoardGoal,
    pub(super) record: PlyRecord,
}

impl GameController {
    /// Starts a controller for a new or unfinished game.
    #[must_use]
    pub fn new(game: Box<dyn AnyGame>, session: Box<dyn Session>, seats: SeatPlan) -> Self {
        let mut table = Self {
            game,
            session,
            scene: OnceCell::new(),
            seats,
            names: Vec::new(),
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
            highest: 0,
            over: None,
            trouble: None,
            goal: BoardGoal::default(),
            record: PlyRecord::default(),
        };
        table.record_anew();
        table.goal.begin(table.game.as_ref(), table.session.as_ref());
        table.note_position();
        table
    }

    /// Returns the game with its rules.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// Returns the game so far.
    #[must_use]
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Returns the player of each seat, or `None` for a person.
    #[must_use]
    pub fn players(&self) -> &[Option<String>] {
        &self.seats.players
    }

    /// Returns the name that a person has typed for a seat; empty if there is none.
    #[must_use]
    pub fn typed_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).and_then(Option::as_deref).unwrap_or_default()
    }

    /// Sets the name of a person in a seat. A name without letters and digits removes it. Control characters and `#`,
    /// which begins a comment in a saved game, are left out.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        let is_kept = |letter: &char| !letter.is_control() && *letter != '#';
        let name: String = name.chars().filter(is_kept).take(LONGEST_NAME).collect();
        self.names.resize(self.seats.players.len(), None);
        if let Some(kept) = self.names.get_mut(seat.index()) {
            *kept = Some(name).filter(|name| name.chars().any(char::is_alphanumeric));
        }
    }

    /// Returns the names of all seats, for sentences. `describe` returns the name of a player for people.
    #[must_use]
    pub fn seat_names(&self, describe: &dyn Fn(&str) -> Message) -> SeatNames {
        let player = |player: &Option<String>| player.as_deref().map(describe);
        let players: Vec<Option<Message>> = self.seats.players.iter().map(player).collect();
        SeatNames::new(&players, &self.names)
    }

    /// Returns the seat on turn if a person takes it.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        match self.session.turn() {
            Turn::Player(seat) if self.seats.players[seat.index()].is_none() => Some(seat),
            _ => None,
        }
    }

    /// Returns the player on turn; `None` if a person or chance is on turn.
    #[must_use]
    pub fn player(&self) -> Option<&str> {
        let Turn::Player(seat) = self.session.turn() else { return None };
        self.seats.players[seat.index()].as_deref()
    }

    /// Returns the budget for each move of a player and each search for a hint.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.seats.limits
    }

    /// Returns true if no person plays.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.seats.players.iter().all(Option::is_some)
    }

    /// Returns the number of moves of the seats up to the position shown. What chance drew does not count.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        let plies = self.record.plies.iter().take(self.session.plies());
        plies.filter(|ply| matches!(ply.turn, Turn::Player(_))).count()
    }

    /// Returns the highest score that the first seat has reached in this game, also if an earlier position is shown.
    #[must_use]
    pub fn highest_score(&self) -> i64 {
        self.highest
    }

    /// Returns true if the game was played to its end, also if an earlier position is shown.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.over == Some(self.line)
    }

    /// Returns true if leaving the game would lose something: it is neither saved nor finished.
    #[must_use]
    pub fn would_be_lost(&self) -> bool {
        self.is_unsaved() && !self.is_finished()
    }

    /// Returns a remark about an action that leaves the board as it is, although another legal action changes it.
    #[must_use]
    pub fn remark_on_waste(&self, action: &str) -> Option<Message> {
        is_wasted(self.session.as_ref(), action).then(|| board::gains_nothing(action))
    }

    /// Returns true if two people without names play a game that also has players of increasing strength.
    #[must_use]
    pub fn lacks_opponent(&self) -> bool {
        let is_unnamed = |seat| self.typed_name(seat).is_empty();
        let has_levels = !self.game.levels().is_empty() && self.game.contest() == Contest::Duel;
        let are_persons = self.seats.players.iter().all(Option::is_none);
        has_levels && are_persons && [Seat::FIRST, Seat::SECOND].into_iter().all(is_unnamed)
    }

    /// Plays an action of the person on turn. Chance then draws at once, because the next key may come before time
    /// passes.
    ///
    /// # Errors
    /// If it is not a person's turn, or if [`Session::act`] refuses the action.
    pub fn act(&mut self, text: &str) -> Result<(), TextError> {
        if let Some(player) = self.player() {
            return Err(TextError::failed(board::place_action(), board::on_turn(player)));
        }
        self.session.act(text)?;
        self.acted();
        while self.draw() {}
        Ok(())
    }

    /// Resigns for the person on turn. Returns false if no person is on turn.
    pub fn resign(&mut self) -> bool {
        let resigned = self.person().is_some() && self.session.resign();
        if resigned {
            self.acted();
        }
        resigned
    }

    /// Asks for a hint. Returns false if no seat is on turn. If a player is on turn, all players are paused.
    pub fn ask_hint(&mut self) -> bool {
        if !matches!(self.session.turn(), Turn::Player(_)) {
            return false;
        }
        self.is_paused |= self.person().is_none();
        self.changed();
        self.is_hint_wanted = true;
        true
    }

    /// Asks for a hint if a person is on turn and no hint was asked for yet. Players are not paused.
    pub fn ask_hint_once(&mut self) {
        if self.person().is_some() && !self.is_hint_wanted && self.hint.is_none() {
            self.ask_hint();
        }
    }

    /// Returns a number that changes whenever a seat acts or another game is put on the board. Undo and redo leave it
    /// as it is.
    #[must_use]
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Returns a number that changes whenever the position changes or a hint arrives.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.number
    }

    /// Cancels a hint that has not arrived. Returns false if none was awaited.
    pub fn drop_hint(&mut self) -> bool {
        let awaited = self.is_hint_wanted;
        if awaited {
            self.changed();
        }
        awaited
    }

    /// Returns the hint for this position.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Returns true if a hint is awaited.
    #[must_use]
    pub fn is_hint_wanted(&self) -> bool {
        self.is_hint_wanted
    }

    /// Pauses or continues the players.
    pub fn pause(&mut self, paused: bool) {
        self.record.forget_pause();
        self.is_paused = paused;
    }

    /// Returns true if players are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Shortens the delay before a player's move.
    pub fn faster(&mut self) {
        self.pace = self.pace.saturating_sub(1);
    }

    /// Lengthens the delay before a player's move.
    pub fn slower(&mut self) {
        self.pace = (self.pace + 1).min(PACES.len() - 1);
    }

    /// Sets the value to reach, for this game and new ones.
    ///
    /// # Errors
    /// A value that cannot be reached in this game. Nothing changes then.
    pub fn set_goal(&mut self, text: &str) -> Result<(), TextError> {
        self.game.goal(Some(text))?;
        self.goal.named = Some(text.to_string());
        self.goal.begin(self.game.as_ref(), self.session.as_ref());
        Ok(())
    }

    /// Returns the text that set the value to reach; `None` for the usual one.
    #[must_use]
    pub fn goal_named(&self) -> Option<&str> {
        self.goal.named.as_deref()
    }

    /// Sets a message for the next [`GameController::take_news`].
    pub fn announce(&mut self, news: Message) {
        self.goal.news = Some(news);
    }

    /// Returns the message that the value was reached, or another that was announced, once.
    pub fn take_news(&mut self) -> Option<Message> {
        self.goal.news.take()
    }

    /// Returns the least time for which a position is shown before a player moves.
    #[must_use]
    pub fn delay(&self) -> Duration {
        Duration::from_millis(PACES[self.pace])
    }

    /// Returns the error that has occurred since the last call, if any.
    pub fn take_trouble(&mut self) -> Option<Message> {
        self.trouble.take()
    }

    /// Returns the number of the open question.
    #[must_use]
    pub fn wanted(&self) -> Option<u64> {
        let moves = self.player().is_some() && self.reply.is_none() && !self.is_paused;
        (self.is_hint_wanted || moves).then_some(self.number)
    }

    /// Returns the open question, to be answered with [`GameController::hear`].
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

    /// Takes an answer. Drops it if its question is no longer open. After an error, players are paused.
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

    /// Lets time pass: chance draws, and a player's move is played when its delay is over. Returns true if the
    /// position changed.
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

    /// Updates everything after an action of a seat. Undone steps are dropped.
    fn acted(&mut self) {
        self.record_act();
        self.undone.clear();
        self.line += 1;
        self.is_unsaved = true;
        self.goal.update(self.session.as_ref());
        self.changed();
    }

    /// Notes the score, and whether the game is over.
    fn note_position(&mut self) {
        self.highest = self.highest.max(self.session.state().scores()[0]);
        if self.session.turn() == Turn::Over {
            self.over = Some(self.line);
        }
    }

    /// Discards everything about the previous position, including its open question and its hint.
    pub(super) fn changed(&mut self) {
        self.number += 1;
        self.goal.note(self.session.as_ref());
        self.note_position();
        self.scene.take();
        self.is_hint_wanted = false;
        self.hint = None;
        self.reply = None;
        self.since = None;
    }
}
