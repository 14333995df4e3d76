//! Puzzles from the mistakes of a reviewed game.

use super::grade::Grade;
use super::report::Review;
use crate::text::review as text;
use damier_catalog::Puzzle;
use damier_i18n::{Joint, Message};

/// The mistakes of a game as puzzles. If people played, only their mistakes count.
#[derive(Clone, PartialEq, Debug)]
pub struct GamePuzzles {
    /// The positions before those mistakes in which, as a solver has proven, exactly one action is best.
    pub puzzles: Vec<Puzzle>,
    /// Number of mistakes in which several actions are good.
    pub several: u64,
    /// Number of mistakes that no solver has proven within the budget of the review.
    pub unproven: u64,
}

impl Review {
    /// Collects the mistakes, including inaccuracies, as puzzles, in the order of play.
    #[must_use]
    pub fn puzzles(&self) -> GamePuzzles {
        let mut found = GamePuzzles { puzzles: Vec::new(), several: 0, unproven: 0 };
        let is_mistake = |grade: Grade| grade > Grade::Fine;
        for turn in self.turns.iter().filter(|turn| is_mistake(turn.grade)) {
            match &turn.puzzle {
                _ if !self.puzzled.contains(&turn.seat) => {}
                Some(puzzle) => found.puzzles.push(puzzle.clone()),
                None if turn.source.is_exact() => found.several += 1,
                None => found.unproven += 1,
            }
        }
        found
    }
}

impl GamePuzzles {
    /// Says how many mistakes make puzzles, and why the others do not. `None` if there are no mistakes.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        let puzzles = self.puzzles.len() as u64;
        let all = puzzles + self.several + self.unproven;
        let first = match puzzles {
            0 => text::no_puzzle().into(),
            _ => text::one_answer(puzzles, all),
        };
        let several = (self.several > 0).then(|| text::several_good(self.several));
        let unproven = (self.unproven > 0).then(|| text::not_proven(self.unproven));
        let sentences = std::iter::once(first).chain(several).chain(unproven);
        (all > 0).then(|| Message::list(sentences.collect(), Joint::Space))
    }
}
