//! A coach: judges the moves of people one by one, as they are made.

use super::grade::Grade;
use super::judge::Scale;
use super::report::ReviewedTurn;
use super::turn::{TakenTurn, is_known};
use crate::analyser::{Query, Reply, Request};
use crate::game_controller::GameController;
use damier_game::saved::SavedGame;
use damier_game::{Limits, Turn};
use damier_i18n::Message;
use std::collections::VecDeque;

/// Judges the moves of people one by one, like a review, while the game continues.
///
/// A front end calls [`Coach::before_move`] and [`Coach::move_made`] around each move, has the questions answered,
/// and shows the result ([`Coach::judged`]). If a turn has several plies, the worst one counts.
#[derive(Default)]
pub struct Coach {
    /// The position before the move that is being made.
    before: Option<MoveToJudge>,
    /// Moves that are still to be judged, the earliest first.
    asked: VecDeque<MoveToJudge>,
    /// Number of the question about the first of these moves.
    number: u64,
    judged: Option<ReviewedTurn>,
}

/// A move to judge.
struct MoveToJudge {
    game: String,
    scale: Scale,
    taken: TakenTurn,
    limits: Limits,
}

impl Coach {
    /// Notes the position before a move, and the budget for judging it.
    pub fn before_move(&mut self, table: &GameController, limits: Limits) {
        let Turn::Player(seat) = table.session().turn() else { return };
        let (game, ply) = (table.game(), table.session().plies() + 1);
        let number = table.moves_made() + 1;
        let scale =
            Scale { contest: game.contest(), score_scale: game.score_scale(), expected: 0.0 };
        let position = table.session().state().text();
        let taken = TakenTurn { ply, number, seat, position, action: None };
        self.before = Some(MoveToJudge { game: game.name(), scale, taken, limits });
    }

    /// Notes the move made since [`Coach::before_move`], if any.
    pub fn move_made(&mut self, table: &GameController) {
        let Some(mut asked) = self.before.take() else { return };
        let made =
            table.ply(asked.taken.ply - 1).filter(|_| table.session().plies() >= asked.taken.ply);
        let Some(made) = made else { return };
        asked.taken.action = Some(made.action.clone());
        let follows = |taken: (usize, _)| taken == (asked.taken.ply - 1, asked.taken.seat);
        if !self.judged.as_ref().is_some_and(|one| follows((one.ply, one.seat))) {
            self.judged = None;
        }
        if !self.asked.back().is_some_and(|one| follows((one.taken.ply, one.taken.seat))) {
            self.drop_asked();
        }
        self.asked.push_back(asked);
    }

    /// Forgets everything, because another position is on the board.
    pub fn forget(&mut self) {
        self.before = None;
        self.judged = None;
        self.drop_asked();
    }

    /// Returns the judgement on the last turn, once it has arrived.
    #[must_use]
    pub fn judged(&self) -> Option<&ReviewedTurn> {
        self.judged.as_ref()
    }

    fn drop_asked(&mut self) {
        self.number += self.asked.len() as u64;
        self.asked.clear();
    }

    /// Returns the number of the open question.
    #[must_use]
    pub fn wanted(&self) -> Option<u64> {
        (!self.asked.is_empty()).then_some(self.number)
    }

    /// Returns the open question.
    #[must_use]
    pub fn query(&self) -> Option<Query> {
        let MoveToJudge { game, taken, limits, .. } = self.asked.front()?;
        let opening = Some(taken.position.clone());
        let saved = SavedGame { game: game.clone(), opening, ..SavedGame::default() };
        let request = Request::Compare { player: None, action: taken.action.clone() };
        Some(Query { number: self.number, saved, request, limits: *limits, seed: 1 })
    }

    /// Takes an answer. Drops it if its question is no longer open. Errors are ignored, so as not to disturb a game.
    pub fn hear(&mut self, number: u64, reply: Result<Reply, Message>) {
        if self.wanted() != Some(number) {
            return;
        }
        let Some(asked) = self.asked.pop_front() else { return };
        self.number += 1;
        let Ok(Reply::Compared(found)) = reply else { return };
        if !is_known(&found) {
            return;
        }
        let new = asked.taken.judge(*found, asked.scale);
        let is_worse = |old: &ReviewedTurn| old.grade > new.grade && old.grade > Grade::Fine;
        if !self.judged.as_ref().is_some_and(is_worse) {
            self.judged = Some(new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyser::Analyser;
    use crate::game_controller::SeatPlan;
    use damier_catalog::open;
    use damier_game::SingleThread;

    const LIMITS: Limits = Limits { nodes: Some(4_000), ..Limits::NONE };

    /// Creates a game in which the 6 in hand wins on B2.
    fn table() -> GameController {
        let game = open("quarto").expect("known");
        let session = game.session_from("b74./c.93/20fd/.5a. 6", 1).expect("a position");
        let players = vec![None, None];
        let seated = SeatPlan { players, advisor: None, limits: LIMITS, seed: 1, position: None };
        GameController::new(game, session, seated)
    }

    fn answer(coach: &mut Coach) {
        let mut analyser = Analyser::default();
        while let Some(query) = coach.query() {
            let reply = analyser.think(&query, &std::sync::Arc::default(), &SingleThread);
            coach.hear(query.number, reply.map_err(Into::into));
        }
    }

    fn act(coach: &mut Coach, table: &mut GameController, action: &str) {
        coach.before_move(table, LIMITS);
        table.act(action).expect("legal");
        coach.move_made(table);
    }

    #[test]
    fn a_missed_win_is_told_with_what_was_better_until_the_next_turn() {
        let (mut coach, mut table) = (Coach::default(), table());
        act(&mut coach, &mut table, "a4");
        answer(&mut coach);
        let judged = coach.judged().expect("judged");
        assert_eq!((judged.taken.action.as_str(), judged.best.action.as_str()), ("A4", "B2"));
        assert!(judged.grade > Grade::Fine, "{judged:?}");
        act(&mut coach, &mut table, "give 8");
        answer(&mut coach);
        let judged = coach.judged().expect("still the turn");
        assert_eq!(judged.ply, 1, "the worst ply of the turn is told: {judged:?}");
        let square = table.session().legal()[0].clone();
        act(&mut coach, &mut table, &square);
        assert!(coach.judged().is_none(), "another turn");
        coach.forget();
        assert!(coach.wanted().is_none());
    }

    #[test]
    fn what_was_refused_is_not_judged() {
        let (mut coach, mut table) = (Coach::default(), table());
        coach.before_move(&table, LIMITS);
        assert!(table.act("A1").is_err());
        coach.move_made(&table);
        assert!(coach.wanted().is_none());
    }
}
