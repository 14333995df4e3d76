//! The reviewer: chooses the next turn to ask about, and records the answers.

use super::grade::Grade;
use super::judge::Scale;
use super::report::{GameEnding, Review, ReviewedTurn};
use super::turn::{TakenTurn, is_known};
use crate::analyser::{ActionComparison, Analyser, Query, Reply, Request};
use crate::game_controller::{PERSON, means_player};
use crate::seat_name::SeatNames;
use damier_catalog::{AnyGame, Session, ThreadPool, open};
use damier_game::saved::SavedGame;
use damier_game::{Contest, Limits, Seat, TextError, Turn, Worth};
use damier_i18n::Message;
use std::cmp::Ordering;
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};
use std::time::Duration;

/// Default CPU time for a whole game, and the minimum and maximum for a turn.
const GAME: Duration = Duration::from_secs(60);
const LEAST: Duration = Duration::from_millis(2);
const MOST: Duration = Duration::from_millis(500);

/// Returns the default budget of a turn in a game of this many turns: its share of a minute of CPU time, at most half
/// a second.
#[must_use]
pub fn usual_limits(turns: usize) -> Limits {
    let each = (GAME / u32::try_from(turns.max(1)).unwrap_or(u32::MAX)).clamp(LEAST, MOST);
    // Whole milliseconds, because people read it.
    let each = Duration::from_millis(u64::try_from(each.as_millis()).unwrap_or(u64::MAX));
    Limits { move_time: Some(each), ..Limits::NONE }
}

/// The settings of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewOrder {
    /// Total budget of a turn.
    pub limits: Limits,
    /// Player that estimates what is not proven, if it can take the seat. Otherwise the network does, or a player
    /// that suits the game.
    pub advisor: Option<String>,
    /// One turn in this many of each seat is reviewed; at least 1.
    pub every: usize,
}

impl Default for ReviewOrder {
    fn default() -> Self {
        Self { limits: Limits::NONE, advisor: None, every: 1 }
    }
}

/// Reviews a game turn by turn. A duel is reviewed from its end, where exact answers are quick. Other games are
/// reviewed with long strides first and then finer ones, so that an overview is soon available.
pub struct Reviewer {
    order: ReviewOrder,
    /// Turns to ask about, in this order.
    turns: Vec<TakenTurn>,
    /// Number of answered turns.
    done: usize,
    /// True if a solver exists for the game.
    is_solved: bool,
    expected: Option<f64>,
    /// True until the worst mistake has been shown, or the reader looks at another position.
    is_opening: bool,
    review: Review,
}

impl Reviewer {
    /// Begins the review of a game.
    ///
    /// # Errors
    /// A game that does not replay, or an advisor that the game does not have.
    pub fn new(saved: &SavedGame, order: ReviewOrder) -> Result<Self, TextError> {
        let game = open(&saved.game)?;
        if let Some(advisor) = &order.advisor {
            game.check_player(advisor, None)?;
        }
        let mut session = game.load(saved, 0)?;
        let review = Review {
            game: game.name(),
            contest: game.contest(),
            score_scale: game.score_scale(),
            players: saved.players.clone(),
            names: name_seats(game.as_ref(), &saved.players, &|player| player.into()),
            puzzled: find_people(game.as_ref(), &saved.players),
            plies: session.plies(),
            moves: 0,
            ending: None,
            turns: Vec::new(),
            every: order.every.max(1),
            wanted: 0,
            unjudged: 0,
            trouble: None,
        };
        let (scores, shown) = (session.state().scores(), session.state().shown_scores());
        let (is_over, resigned) = (session.turn() == Turn::Over, session.resigned());
        let turns = list_turns(session.as_mut());
        let moves = turns.len();
        let turns = arrange(turns, game.contest(), review.every);
        let is_solved = game.analyst().is_some();
        let review = Review { wanted: turns.len(), moves, ..review };
        let (done, expected, is_opening) = (0, None, true);
        let mut reviewer = Self { order, turns, done, is_solved, expected, is_opening, review };
        if is_over {
            let bar = reviewer.final_bar(&scores, resigned);
            reviewer.review.ending = Some(GameEnding { scores, shown, resigned, bar });
        }
        Ok(reviewer)
    }

    /// Describes the players that played against a person by other names than their own, for example by their levels.
    pub fn name_players(&mut self, game: &dyn AnyGame, describe: &dyn Fn(&str) -> Message) {
        self.review.names = name_seats(game, &self.review.players, describe);
    }

    /// Returns the number of the open question; `None` when all is done.
    #[must_use]
    pub fn wanted(&self) -> Option<u64> {
        (self.done < self.turns.len()).then_some(self.done as u64)
    }

    /// Answers all questions, one after another, with an analyser that may have reviewed other games before. `told` is
    /// called with the number of finished turns. Returns false if the flag stopped it.
    pub fn go_over(
        &mut self,
        analyser: &mut Analyser,
        pool: &dyn ThreadPool,
        stop: &Arc<AtomicBool>,
        told: &mut dyn FnMut(usize),
    ) -> bool {
        while let Some(query) = self.query() {
            let reply = analyser.think(&query, stop, pool).map_err(Message::from);
            // An answer that was cut short is not used.
            if stop.load(atomic::Ordering::Relaxed) {
                return false;
            }
            self.hear(query.number, reply);
            told(self.done);
        }
        true
    }

    /// Returns the next question; `None` when all is done.
    #[must_use]
    pub fn query(&self) -> Option<Query> {
        let turn = self.turns.get(self.done)?;
        let saved = SavedGame {
            game: self.review.game.clone(),
            opening: Some(turn.position.clone()),
            ..SavedGame::default()
        };
        let player = self.order.advisor.clone();
        let request = Request::Compare { player, action: turn.action.clone() };
        let number = self.wanted()?;
        Some(Query { number, saved, request, limits: self.limits(), seed: 1 })
    }

    /// Returns the budget of this turn. In a solved game for a score, the exact answer about the first turn contains
    /// those about all others, so it may use the budget of all turns.
    fn limits(&self) -> Limits {
        let limits = self.order.limits;
        if self.done > 0 || self.review.contest == Contest::Duel || !self.is_solved {
            return limits;
        }
        let turns = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        Limits {
            move_time: limits.move_time.map(|time| time.saturating_mul(turns)),
            nodes: limits.nodes.map(|nodes| nodes.saturating_mul(u64::from(turns))),
            ..limits
        }
    }

    /// Sets the budget of the following turns.
    pub fn limit(&mut self, limits: Limits) {
        self.order.limits = limits;
    }

    /// Takes an answer. Drops it if its question is no longer open.
    pub fn hear(&mut self, number: u64, reply: Result<Reply, Message>) {
        if self.wanted() != Some(number) {
            return;
        }
        let turn = &self.turns[self.done];
        self.done += 1;
        match reply {
            Ok(Reply::Compared(found)) if is_known(&found) => {
                let reviewed = self.grade_turn(turn, *found);
                let at = self.review.turns.partition_point(|other| other.ply < reviewed.ply);
                self.expected.get_or_insert(reviewed.value.score.unwrap_or_default());
                self.review.turns.insert(at, reviewed);
                self.settle();
                return;
            }
            Err(trouble) => self.review.trouble = Some(trouble),
            Ok(_) => {}
        }
        self.review.unjudged += 1;
    }

    fn grade_turn(&self, turn: &TakenTurn, found: ActionComparison) -> ReviewedTurn {
        let mut scale = self.scale();
        if self.expected.is_none() {
            let value = scale.to_first(found.best.worth, turn.seat);
            scale.expected = value.score.unwrap_or_default();
        }
        turn.judge(found, scale)
    }

    /// Updates the bar of the result, which depends on the expectation at the first turn.
    fn settle(&mut self) {
        let Some(GameEnding { scores, resigned, .. }) = &self.review.ending else { return };
        let bar = self.final_bar(scores, *resigned);
        if let Some(ending) = &mut self.review.ending {
            ending.bar = bar;
        }
    }

    fn scale(&self) -> Scale {
        let (contest, score_scale) = (self.review.contest, self.review.score_scale);
        Scale { contest, score_scale, expected: self.expected.unwrap_or_default() }
    }

    fn final_bar(&self, scores: &[i64], resigned: Option<Seat>) -> f64 {
        let first = scores[Seat::FIRST.index()] as f64;
        if self.review.contest != Contest::Duel {
            return self.scale().bar(Worth { score: Some(first), ..Worth::default() });
        }
        let second = scores[Seat::SECOND.index()] as f64;
        match (resigned, first.total_cmp(&second)) {
            (Some(Seat::FIRST), _) | (None, Ordering::Less) => 0.0,
            (Some(_), _) | (None, Ordering::Greater) => 1.0,
            (None, Ordering::Equal) => 0.5,
        }
    }

    /// Returns the number of turns that have been answered, and of all turns.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.turns.len())
    }

    /// Returns the number of plies before the worst mistake, once, when all turns have been answered: a front end then
    /// shows that position. Returns `None` if nothing was worse than fine, or after [`Reviewer::look_elsewhere`].
    pub fn opening_position(&mut self) -> Option<usize> {
        if self.wanted().is_some() || !std::mem::take(&mut self.is_opening) {
            return None;
        }
        let worst = self.review.worst(None).filter(|worst| worst.grade > Grade::Fine)?;
        Some(worst.ply - 1)
    }

    /// Notes that the reader has chosen a position, which then stays on the board.
    pub fn look_elsewhere(&mut self) {
        self.is_opening = false;
    }

    /// Returns the findings so far.
    #[must_use]
    pub fn review(&self) -> &Review {
        &self.review
    }
}

/// Names the seats of a saved game. The only person is addressed, and anybody else is named who plays with a person.
/// Players among themselves have numbers, because the tables of a review number them.
fn name_seats(
    game: &dyn AnyGame,
    names: &[String],
    describe: &dyn Fn(&str) -> Message,
) -> SeatNames {
    let is_player: Vec<bool> = names.iter().map(|name| means_player(game, name)).collect();
    if is_player.iter().all(|is_player| *is_player) {
        return SeatNames::numbered();
    }
    let known = names.iter().zip(&is_player);
    let players: Vec<Option<Message>> =
        known.map(|(name, is_player)| is_player.then(|| describe(name))).collect();
    let typed = |name: &String| Some(name.clone()).filter(|name| name != PERSON);
    SeatNames::new(&players, &names.iter().map(typed).collect::<Vec<_>>())
}

/// Returns the seats of people, or all seats if no people are known to have played.
fn find_people(game: &dyn AnyGame, names: &[String]) -> Vec<Seat> {
    let is_person =
        |seat: &Seat| names.get(seat.index()).is_some_and(|name| !means_player(game, name));
    let seats = || (0..game.seats()).map(Seat::new);
    let people: Vec<Seat> = seats().filter(is_person).collect();
    if people.is_empty() { seats().collect() } else { people }
}

/// Lists the turns of the seats, in the order of play.
fn list_turns(session: &mut dyn Session) -> Vec<TakenTurn> {
    let mut turns = Vec::new();
    let mut ply = session.plies() + usize::from(session.resigned().is_some());
    loop {
        let action = if session.resigned().is_some() { None } else { session.last_action() };
        if !session.undo() {
            break;
        }
        if let Turn::Player(seat) = session.turn() {
            let position = session.state().text();
            turns.push(TakenTurn { ply, number: 0, seat, position, action });
        }
        ply -= 1;
    }
    turns.reverse();
    (1..).zip(&mut turns).for_each(|(number, turn)| turn.number = number);
    turns
}

/// Arranges the turns in the order in which they are asked about: one in `every` of each seat. It is the first of the
/// first `every` turns, the second of the next ones, and so on, because in Quarto a seat gives and places alternately.
fn arrange(mut turns: Vec<TakenTurn>, contest: Contest, every: usize) -> Vec<TakenTurn> {
    let mut counts = Vec::new();
    turns.retain(|turn| {
        let seat = turn.seat.index();
        counts.resize(counts.len().max(seat + 1), 0);
        counts[seat] += 1;
        let number = counts[seat] - 1;
        number % every == number / every % every
    });
    if contest == Contest::Duel {
        turns.reverse();
        return turns;
    }
    // Numbers with more zeros at the end, in binary, come first: 0, then 64, 128, …, then 32, 96, …
    let mut numbered: Vec<(usize, TakenTurn)> = turns.into_iter().enumerate().collect();
    numbered.sort_by_key(|(index, _)| std::cmp::Reverse(index.trailing_zeros()));
    numbered.into_iter().map(|(_, turn)| turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_look_at_both_seats_of_a_duel() {
        let turn = |ply: usize| TakenTurn {
            ply,
            number: ply,
            seat: Seat::new(ply % 2),
            position: String::new(),
            action: None,
        };
        let looked_at = arrange((0..10).map(turn).collect(), Contest::Duel, 2);
        let plies: Vec<usize> = looked_at.iter().map(|turn| turn.ply).collect();
        // Of each seat, the first of turns 1 and 2, the second of 3 and 4, and the first of 5 and 6.
        assert_eq!(plies, [9, 8, 7, 6, 1, 0]);
    }
}
