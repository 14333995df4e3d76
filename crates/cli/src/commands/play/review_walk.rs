//! The review of a game in full screen, with a verdict on every turn.

use crate::text::screen as text;
use damier_catalog::Worth;
use damier_i18n::{Message, Number};
use damier_play::{
    GameController, Grade, Review, ReviewedTurn, Reviewer, Thinker, Thinking, worth_in_words,
};
use std::io;

/// A running or finished review.
pub(crate) struct ReviewWalk {
    reviewer: Reviewer,
    thinker: Thinker,
}

impl ReviewWalk {
    /// Starts the review of a game. The search for exact answers uses this number of threads.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(crate) fn begin(reviewer: Reviewer, threads: usize) -> io::Result<Self> {
        Ok(Self { reviewer, thinker: Thinker::start(threads)? })
    }

    /// Continues the review. When it is complete, puts the worst mistake on the board, unless the reader has looked at
    /// another position. Returns true if another turn has been judged.
    pub(super) fn step(&mut self, table: &mut GameController) -> bool {
        let is_judged = self.thinker.serve(&mut self.reviewer);
        if let Some(plies) = self.reviewer.opening_position() {
            table.go_to(plies);
        }
        is_judged
    }

    /// Notes that the reader has chosen a position.
    pub(super) fn look_elsewhere(&mut self) {
        self.reviewer.look_elsewhere();
    }

    pub(super) fn is_busy(&self) -> bool {
        self.reviewer.wanted().is_some()
    }

    /// Returns the text of the panel after `plies` plies: the worst move, what each player lost, the verdict on the turn
    /// taken there, then the totals.
    pub(super) fn panel_text(&self, plies: usize) -> Vec<Message> {
        let review = self.reviewer.review();
        let verdict = |turn: &ReviewedTurn| verdict(turn, review.names.get(turn.seat).message());
        let turn = review.turn(plies + 1).map(verdict).unwrap_or_default();
        let (done, all) = self.reviewer.progress();
        let progress = (done < all).then(|| text::looked_at(done as u64, all as u64));
        let first = review.worst_in_words().into_iter().chain(review.losses_in_words());
        first.chain(turn).chain(progress).chain([review.rest_of_summary()]).collect()
    }

    /// Returns the results so far.
    pub(super) fn review(&self) -> &Review {
        self.reviewer.review()
    }
}

/// Describes the action taken, its grade, and the best action.
fn verdict(turn: &ReviewedTurn, player: Message) -> Vec<Message> {
    let (taken, best) = (&turn.taken, &turn.best);
    let who = turn.source.estimator_in_words().unwrap_or_else(|| text::exact().into());
    let action = format!("{}{}", taken.action, turn.grade.sign());
    let number = turn.number.to_string();
    let mut told = vec![text::taken(number, player, action, turn.grade.phrase(), who)];
    if !taken.reason.is_empty() {
        told.push(taken.reason.clone());
    }
    if turn.grade != Grade::Best {
        let value = match best.worth {
            Worth { verdict: None, score: Some(score), .. } => {
                text::estimated(Number::rounded(score))
            }
            proven => worth_in_words(&proven, &turn.unit),
        };
        told.push(if best.reason.is_empty() {
            text::best(&best.action, value)
        } else {
            text::best_because(&best.action, value, best.reason.clone())
        });
        if best.line.len() > 1 {
            told.push(text::line(best.line.join(", ")));
        }
    }
    told
}
