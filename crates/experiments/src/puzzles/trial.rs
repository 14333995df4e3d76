//! Lets players try puzzles.

use super::set_question;
use damier_catalog::{AnyGame, Puzzle};
use damier_game::{Limits, TextError, ThreadPool, mix};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// A trial, in which every player answers every puzzle once. The seed of an answer depends only on the trial's seed and
/// the numbers of the puzzle and the player. So answers are the same with any number of threads.
pub struct PuzzleTrial<'a> {
    /// Game of the puzzles.
    pub game: &'a dyn AnyGame,
    /// Seed of all answers.
    pub seed: u64,
    /// Names of the players.
    pub players: &'a [String],
    /// Flag that ends the trial early when it is raised.
    pub stop: Arc<AtomicBool>,
    /// Called from any thread, after all players have tried a puzzle.
    pub tried: &'a (dyn Fn() + Sync),
}

impl PuzzleTrial<'_> {
    /// Lets all players try these puzzles. Returns for each puzzle whether each player found the solution. If `stop` is
    /// raised, returns only the puzzles before the first one that some player has not tried.
    ///
    /// # Errors
    /// If the game does not have a player, or refuses a position.
    pub fn ask(
        &self,
        puzzles: &[Puzzle],
        pool: &dyn ThreadPool,
    ) -> Result<Vec<Vec<bool>>, TextError> {
        let next = AtomicUsize::new(0);
        let found: Vec<OnceLock<Result<Vec<bool>, TextError>>> =
            puzzles.iter().map(|_| OnceLock::new()).collect();
        pool.run(&|_| {
            while !self.stop.load(Relaxed) {
                let number = next.fetch_add(1, Relaxed);
                let Some((slot, puzzle)) = found.get(number).zip(puzzles.get(number)) else {
                    break;
                };
                slot.get_or_init(|| self.ask_one(puzzle, number as u64));
                (self.tried)();
            }
        });
        found.into_iter().map_while(OnceLock::into_inner).collect()
    }

    fn ask_one(&self, puzzle: &Puzzle, number: u64) -> Result<Vec<bool>, TextError> {
        let seed = mix(self.seed, number);
        let session = set_question(self.game, puzzle.task, &puzzle.position, seed)?;
        let answers = self.players.iter().zip(0..).map(|(player, index)| {
            let advice = session.advise(player, Limits::NONE, mix(seed, index))?;
            Ok(advice.action.as_deref() == Some(puzzle.solution.as_str()))
        });
        answers.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::PuzzleSet;
    use damier_catalog::open;
    use damier_game::SingleThread;

    fn try_some(count: usize, stopped: bool) -> Vec<Vec<bool>> {
        let game = open("quarto").expect("known");
        let set = PuzzleSet::read(game.info().puzzles[0]).expect("sound");
        let players = ["novice", "casual"].map(str::to_string);
        let trial = PuzzleTrial {
            game: game.as_ref(),
            seed: 5,
            players: &players,
            stop: Arc::new(AtomicBool::new(stopped)),
            tried: &|| {},
        };
        trial.ask(&set.puzzles[..count], &SingleThread).expect("known players")
    }

    #[test]
    fn a_puzzle_is_answered_alike_whatever_else_is_asked() {
        let all = try_some(40, false);
        assert_eq!(all[..10], try_some(10, false));
        let solved = |player: usize| all.iter().filter(|found| found[player]).count();
        assert!(solved(0) < solved(1) && solved(1) < all.len(), "{all:?}");
        assert!(try_some(10, true).is_empty(), "stopped");
    }
}
