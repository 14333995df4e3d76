//! Search for puzzles: plays games between weak players and has a solver analyse one position of each.

use super::{is_trivial, set_question};
use damier_catalog::{AnyAnalyst, AnyGame, Effort, Puzzle, Session};
use damier_game::{Limits, Rng, TextError, ThreadPool, Turn, mix};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Number of times that a grader tries a puzzle, each with another seed, and number of right answers that it needs.
const TRIES: u64 = 4;
const ENOUGH: usize = 3;

/// A search for puzzles. Whether game number `i` gives a puzzle, and which one, depends only on `i` and the settings
/// below, not on the games searched before, unless the limits include time.
pub struct PuzzleHunt<'a> {
    /// Game that is played.
    pub game: &'a dyn AnyGame,
    /// Solver that proves which action is best. It remembers what it has proven.
    pub analyst: &'a mut dyn AnyAnalyst,
    /// Seed of all games.
    pub seed: u64,
    /// Names of players. The first two play the games.
    pub players: &'a [String],
    /// Names of players that try each puzzle. Its grade is the number of them that fail, plus 1. Players of one kind
    /// work best, each of which looks farther ahead than the one before.
    pub graders: &'a [String],
    /// Budget of the proof.
    pub limits: Limits,
    /// Flag that ends the search early when it is raised.
    pub stop: Arc<AtomicBool>,
    /// Threads that work on the proof.
    pub pool: &'a dyn ThreadPool,
}

impl PuzzleHunt<'_> {
    /// Plays game number `number` and looks for a puzzle in one of its positions. `None` if the position is no puzzle,
    /// or if this cannot be proven within the budget.
    ///
    /// # Errors
    /// If the game does not have a player.
    pub fn find(&mut self, number: u64) -> Result<Option<Puzzle>, TextError> {
        let seed = mix(self.seed, number);
        let mut rng = Rng::new(seed);
        let mut session = self.game.session(seed);
        self.play(session.as_mut(), &mut rng)?;
        let plies = session.plies();
        let wanted = rng.index(plies.max(1));
        while session.plies() > wanted || !matches!(session.turn(), Turn::Player(_)) {
            if !session.undo() {
                return Ok(None);
            }
        }
        let effort = Effort {
            limits: self.limits,
            stop: Some(Arc::clone(&self.stop)),
            gauge: None,
            pool: self.pool,
        };
        let Some(found) = session.analyse(self.analyst, &effort)? else { return Ok(None) };
        let actions = found.candidates.len();
        let puzzle = Puzzle::from_analysis(self.game, session.state(), &found);
        let Some(puzzle) = puzzle.filter(|puzzle| !is_trivial(puzzle, actions)) else {
            return Ok(None);
        };
        let question = set_question(self.game, puzzle.task, &puzzle.position, seed)?;
        let grade = self.grade(question.as_ref(), &puzzle.solution)?;
        Ok(Some(Puzzle { grade, ..puzzle }))
    }

    /// Plays a game to its end.
    fn play(&self, session: &mut dyn Session, rng: &mut Rng) -> Result<(), TextError> {
        let weakest = &self.players[..self.players.len().min(2)];
        loop {
            match session.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => _ = session.roll(),
                Turn::Player(_) => {
                    let player = &weakest[rng.index(weakest.len())];
                    let advice = session.advise(player, Limits::NONE, rng.bits())?;
                    let Some(action) = advice.action else { return Ok(()) };
                    session.act(&action)?;
                }
            }
        }
    }

    /// Returns the number of graders that fail to solve the puzzle, plus 1; `None` without graders. Each grader tries
    /// several times, because one right answer may be luck.
    fn grade(&self, session: &dyn Session, solution: &str) -> Result<Option<u32>, TextError> {
        let mut grade = 1;
        for player in self.graders {
            let solves = |seed| -> Result<bool, TextError> {
                let advice = session.advise(player, Limits::NONE, seed)?;
                Ok(advice.action.as_deref() == Some(solution))
            };
            let tries = (0..TRIES).map(solves).collect::<Result<Vec<bool>, _>>()?;
            let found = tries.into_iter().filter(|&is_solved| is_solved).count();
            grade += u32::from(found < ENOUGH);
        }
        Ok((!self.graders.is_empty()).then_some(grade))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::PuzzleTask;
    use damier_catalog::open;
    use damier_game::SingleThread;

    fn hunt(game: &str, players: &[&str], count: usize) -> Vec<Puzzle> {
        let nodes = (game != "2048:2x3").then_some(20_000);
        let game = open(game).expect("known");
        let mut analyst = game.analyst().expect("solvable");
        let players: Vec<String> = players.iter().map(|&name| name.to_string()).collect();
        let mut hunt = PuzzleHunt {
            game: game.as_ref(),
            analyst: analyst.as_mut(),
            seed: 1,
            players: &players,
            graders: &players,
            limits: Limits { nodes, ..Limits::NONE },
            stop: Arc::default(),
            pool: &SingleThread,
        };
        let found = (0..2_000).filter_map(|number| hunt.find(number).expect("sound"));
        found.take(count).collect()
    }

    #[test]
    fn a_number_gives_the_same_puzzle_whatever_came_before() {
        let puzzles = hunt("filler:5x5", &["novice", "casual"], 3);
        assert_eq!(puzzles.len(), 3);
        assert_eq!(hunt("filler:5x5", &["novice", "casual"], 3), puzzles);
        assert!(puzzles.iter().all(|puzzle| puzzle.grade.is_some()), "{puzzles:?}");
    }

    #[test]
    fn a_game_of_one_seat_asks_for_the_most_points() {
        let puzzles = hunt("2048:2x3", &["random", "greedy"], 2);
        assert!(!puzzles.is_empty());
        assert!(puzzles.iter().all(|puzzle| puzzle.task == PuzzleTask::Most), "{puzzles:?}");
        for puzzle in puzzles {
            assert!(puzzle.faults.len() > 1, "what others cost is known: {puzzle:?}");
            assert!(puzzle.faults.iter().all(|fault| fault.cost > 0.0), "{puzzle:?}");
        }
    }
}
