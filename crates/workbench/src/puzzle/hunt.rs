//! The hunt for puzzles: games between players who err, a position out of each, and a solver.

use super::{Puzzle, set_task};
use crate::analysis::{AnyAnalyst, Effort};
use crate::entry::AnyGame;
use crate::session::Session;
use game::{Contest, Limits, Rng, TextError, ThreadPool, Turn, mix};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The part of the points still to be made by which the best action of a game of one seat must lead.
const CLEAR_PART: f64 = 0.05;

/// The number of times that a player is asked, with a seed of its own each, and of answers that have to be right.
const TRIES: u64 = 4;
const ENOUGH: usize = 3;

/// A hunt for puzzles. Puzzle number `i` of a seed follows from the two alone, whatever was looked at before.
pub struct PuzzleHunt<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Proves what is best; what it has learnt it keeps.
    pub analyst: &'a mut dyn AnyAnalyst,
    /// The number from which all games follow.
    pub seed: u64,
    /// Players, the weakest first: the first two play the games, and all are asked to solve what was found.
    pub players: &'a [String],
    /// The budget of the proof.
    pub limits: Limits,
    /// Raising the flag ends the hunt early.
    pub stop: Arc<AtomicBool>,
    /// The hands that work on the proof.
    pub pool: &'a dyn ThreadPool,
}

impl PuzzleHunt<'_> {
    /// Looks for a puzzle in a position of the game of this number. `None` if it is none, or not proven within the
    /// budget.
    ///
    /// # Errors
    /// A player that the game does not have.
    pub fn look(&mut self, number: u64) -> Result<Option<Puzzle>, TextError> {
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
        let best = found.worth.score.unwrap_or_default();
        let Some(task) = set_task(&found, self.gap(session.as_ref(), best)) else {
            return Ok(None);
        };
        let solution = found.candidates[0].action.clone();
        let grade = self.grade(session.as_ref(), &solution)?;
        Ok(Some(Puzzle { task, solution, grade, position: found.position }))
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

    /// The points by which the best action must lead.
    fn gap(&self, session: &dyn Session, best: f64) -> f64 {
        match self.game.contest() {
            Contest::Solo => CLEAR_PART * (best - session.scores()[0] as f64),
            _ => self.game.score_scale().lead,
        }
    }

    /// Finds the weakest player who mostly solves it.
    fn grade(&self, session: &dyn Session, solution: &str) -> Result<Option<u32>, TextError> {
        for (index, player) in self.players.iter().enumerate() {
            let solves = |seed| -> Result<bool, TextError> {
                let advice = session.advise(player, Limits::NONE, seed)?;
                Ok(advice.action.as_deref() == Some(solution))
            };
            let tries = (0..TRIES).map(solves).collect::<Result<Vec<bool>, _>>()?;
            if tries.into_iter().filter(|&is_solved| is_solved).count() >= ENOUGH {
                return Ok(Some(index as u32 + 1));
            }
        }
        Ok(Some(self.players.len() as u32 + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::open;
    use crate::puzzle::{PuzzleSet, PuzzleTask};
    use game::{Seat, SingleThread};
    use std::collections::HashMap;

    /// Positions with as many empty squares are proven in no time by the rules alone.
    const LATE: usize = 6;

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
            limits: Limits { nodes, ..Limits::NONE },
            stop: Arc::default(),
            pool: &SingleThread,
        };
        let found = (0..2_000).filter_map(|number| hunt.look(number).expect("sound"));
        found.take(count).collect()
    }

    /// The result of a game for a seat by the rules alone, from every line of play.
    fn value(session: &mut dyn Session, seat: Seat, known: &mut HashMap<String, i64>) -> i64 {
        let Turn::Player(turn) = session.turn() else {
            let scores = session.scores();
            return (scores[seat.index()] - scores[1 - seat.index()]).signum();
        };
        let state = session.state();
        if let Some(&value) = known.get(&state) {
            return value;
        }
        let values = session.legal().into_iter().map(|action| {
            session.act(&action).expect("legal");
            let value = value(session, seat, known);
            session.undo();
            value
        });
        let best = if turn == seat { values.max() } else { values.min() }.expect("an action");
        known.insert(state, best);
        best
    }

    /// The tasks that the rules alone set in a position: the best result, and the actions that reach it.
    fn prove(game: &dyn AnyGame, position: &str) -> (i64, Vec<String>) {
        let mut session = game.session_from(position, 1).expect("a position");
        let Turn::Player(seat) = session.turn() else { panic!("{position}") };
        let mut known = HashMap::new();
        let mut worths = Vec::new();
        for action in session.legal() {
            session.act(&action).expect("legal");
            worths.push((value(session.as_mut(), seat, &mut known), action));
            session.undo();
        }
        let best = worths.iter().map(|&(worth, _)| worth).max().expect("an action");
        let right = worths.into_iter().filter(|&(worth, _)| worth == best);
        (best, right.map(|(_, action)| action).collect())
    }

    #[test]
    fn the_rules_alone_prove_late_puzzles_that_ship() {
        let game = open("quarto").expect("known");
        let set = PuzzleSet::read(game.info().puzzles[0]).expect("sound");
        let late = set.puzzles.iter().filter(|one| one.position.matches('.').count() <= LATE);
        let late: Vec<&Puzzle> = late.take(25).collect();
        assert_eq!(late.len(), 25);
        for puzzle in late {
            let best = i64::from(matches!(puzzle.task, PuzzleTask::Win(_)));
            let proven = prove(game.as_ref(), &puzzle.position);
            assert_eq!(proven, (best, vec![puzzle.solution.clone()]), "{puzzle:?}");
        }
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
    }
}
