//! Asks a player for one turn in each of many positions.

use super::challenge::ChallengePosition;
use super::loss::ActionLoss;
use crate::offered::open;
use crate::outside::{Hosting, is_outside};
use damier_arena::{Error, Fault, Openings, Pairing, Record, Referee, Termination, Unplayed};
use damier_game::{Limits, mix};
use damier_i18n::Message;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Takes the other seat. It never acts, because only one turn is played.
const OTHER_SEAT: &str = damier_search::RANDOM;

/// Questions to players: one turn in each position, under the conditions of a game.
pub struct TurnExam<'a> {
    /// Name of the game.
    pub game: &'a str,
    /// The positions.
    pub positions: &'a [ChallengePosition],
    /// Budget of the player, which is new in each position.
    pub budget: Limits,
    /// Seed of the player's own random choices.
    pub seed: u64,
    /// Where submissions are, and under which restrictions they run.
    pub hosting: &'a Hosting,
    /// Flag that ends the exam early when it is raised.
    pub stop: Arc<AtomicBool>,
    /// Called after each position with the number of positions that are done.
    pub answered: &'a dyn Fn(usize),
}

/// A player's turn in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct ExamAnswer {
    /// The action; `None` after a fault or a resignation.
    pub action: Option<String>,
    /// The fault, if the player committed one.
    pub fault: Option<TurnFault>,
    /// What the turn loses.
    pub loss: ActionLoss,
}

/// A fault of a player on its turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnFault {
    /// Kind of fault.
    pub kind: Fault,
    /// The cause, on one line.
    pub cause: Message,
    /// Last lines that the player wrote; empty if it wrote none.
    pub log: String,
}

/// A player's answers.
#[derive(Clone, PartialEq, Debug)]
pub struct ExamPaper {
    /// Name of the player.
    pub player: String,
    /// An answer to each position, in the same order.
    pub answers: Vec<ExamAnswer>,
}

impl TurnExam<'_> {
    /// Asks a player: a submission if the text has a `/`, otherwise a built-in player. A submission that does not start is
    /// started only once. `None` if the exam was stopped.
    ///
    /// # Errors
    /// If the player does not exist or cannot play the game, or if the machine failed.
    pub fn ask(&self, player: &str) -> Result<Option<ExamPaper>, Error> {
        let mut players = vec![player.to_string()];
        players.extend(is_outside(player).then(|| OTHER_SEAT.to_string()));
        let texts = self.positions.iter().map(|one| one.position.clone()).collect();
        let game = open(self.game)?;
        let listed = Openings::Listed(texts);
        let referee = game.referee_on(&listed, &players, self.budget, self.hosting)?;
        // Without another entrant, no name is changed to tell two apart.
        let alone = game.referee_on(&listed, &players[..1], self.budget, self.hosting)?;
        let name = alone.entrants().into_iter().next().unwrap_or_default();
        let others = vec![players.len() - 1; game.seats()];
        let answers = self.ask_all(referee.as_ref(), &others)?;
        Ok(answers.map(|answers| ExamPaper { player: name, answers }))
    }

    /// Asks the first entrant in all positions; `None` if the exam was stopped. `others` holds the entrant in each seat
    /// that the first one does not take.
    fn ask_all(
        &self,
        referee: &dyn Referee,
        others: &[usize],
    ) -> Result<Option<Vec<ExamAnswer>>, Error> {
        let mut answers: Vec<ExamAnswer> = Vec::with_capacity(self.positions.len());
        for (number, position) in (0..).zip(self.positions) {
            let first_fault = answers.first().and_then(|first| first.fault.clone());
            let answer = match first_fault.filter(|fault| fault.kind == Fault::Start) {
                Some(fault) => ExamAnswer::new(position, None, Some(fault)),
                None => {
                    let mut seats = others.to_vec();
                    seats[position.seat.index()] = 0;
                    let Some(record) = self.ask_one(referee, number, seats)? else {
                        return Ok(None);
                    };
                    ExamAnswer::from_record(position, &record)
                }
            };
            answers.push(answer);
            (self.answered)(answers.len());
        }
        Ok(Some(answers))
    }

    /// Plays one turn; `None` if the exam was stopped.
    fn ask_one(
        &self,
        referee: &dyn Referee,
        number: u64,
        seats: Vec<usize>,
    ) -> Result<Option<Record>, Error> {
        let seed = mix(self.seed, number);
        let pairing = Pairing { event: 0, id: number, pair: number, round: number, seats, seed };
        match referee.play_first_turn(&pairing, &self.stop) {
            Ok(record) => Ok(Some(record)),
            Err(Unplayed::Stopped) => Ok(None),
            Err(Unplayed::Void(cause)) => Err(Error::Machine(cause)),
        }
    }
}

impl ExamAnswer {
    fn new(position: &ChallengePosition, action: Option<String>, fault: Option<TurnFault>) -> Self {
        let loss = position.loss_of(action.as_deref());
        Self { action, fault, loss }
    }

    fn from_record(position: &ChallengePosition, record: &Record) -> Self {
        match &record.termination {
            Termination::Finished => Self::new(position, Some(record.actions.clone()), None),
            Termination::Resigned(_) => Self::new(position, None, None),
            Termination::Fault { seat, fault, message, .. } => {
                let log = record.last_lines(*seat);
                let fault = TurnFault { kind: *fault, cause: message.clone(), log };
                Self::new(position, None, Some(fault))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::PositionMark;
    use super::*;
    use damier_catalog::{Effort, PuzzleLine, PuzzleSet};
    use damier_game::SingleThread;

    fn positions(game: &str, count: usize) -> Vec<ChallengePosition> {
        let game = damier_catalog::open(game).expect("known");
        let set = PuzzleSet::read(game.info().puzzles[0]).expect("sound");
        let mut analyst = game.analyst().expect("solvable");
        let effort = Effort { limits: Limits::NONE, stop: None, gauge: None, pool: &SingleThread };
        let numbered = (1..).zip(set.puzzles).take(count);
        let positions = numbered.map(|(number, puzzle)| {
            let line = PuzzleLine { number: 1, puzzle: Ok(puzzle) };
            let read = ChallengePosition::from_line(
                game.as_ref(),
                analyst.as_mut(),
                number,
                &line,
                &effort,
            );
            read.expect("its own analyst").expect("all values are stored")
        });
        positions.collect()
    }

    fn ask(game: &str, player: &str, positions: &[ChallengePosition]) -> Option<ExamPaper> {
        let exam = TurnExam {
            game,
            positions,
            budget: Limits::NONE,
            seed: 1,
            hosting: &Hosting::default(),
            stop: Arc::default(),
            answered: &|_| (),
        };
        exam.ask(player).expect("it plays")
    }

    #[test]
    fn a_player_that_sees_to_the_end_loses_nothing_and_chance_loses_much() {
        let positions = positions("quarto", 20);
        let mark = |player: &str| {
            let paper = ask("quarto", player, &positions).expect("not stopped");
            assert_eq!(ask("quarto", player, &positions), Some(paper.clone()), "the same again");
            assert_eq!((paper.player.as_str(), paper.answers.len()), (player, 20));
            PositionMark::of_all(&positions, &paper.answers)
        };
        let (perfect, random) = (mark("perfect"), mark("random"));
        assert_eq!((perfect.without_loss.value, perfect.lost_wins.value), (1.0, 0.0));
        assert!(random.without_loss.value < 0.5 && random.lost_wins.value > 0.3, "{random:?}");
        assert_eq!((perfect.positions, perfect.faults, random.faults), (20, 0, 0));
    }

    #[test]
    fn giving_up_loses_the_result_and_as_much_as_the_worst_action() {
        let positions = positions("filler:8x7", 40);
        for position in positions {
            let (gone, worst) = (position.loss_of(None), position.others.iter().map(|(_, l)| l));
            let most = worst.map(|loss| loss.points).fold(0.0, f64::max);
            assert!((gone.points - most).abs() < 1e-9 && most > 0.0, "{position:?}");
            assert!(position.others.iter().all(|(_, loss)| loss.wins <= gone.wins));
            assert!(position.loss_of(Some(&position.best[0])).is_nothing());
        }
    }
}
