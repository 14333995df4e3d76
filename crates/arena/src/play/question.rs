//! Questions that can end a run. The run looks at a question after numbers of games that are fixed beforehand, so its
//! end depends only on the spec and the question, not on threads or clocks.

use crate::play::lead::{LeadAnswer, LeadQuestion};
use crate::schedule::lineup::Lineup;
use crate::schedule::tournament_format::TournamentFormat;
use crate::statistics::duel;
use crate::statistics::holm::TableComparisons;
use crate::statistics::rating::RESAMPLES;
use crate::statistics::solo;
use crate::statistics::sprt::SprtDecision;
use crate::statistics::tally::Tally;
use damier_game::Contest;
use serde::{Deserialize, Serialize};

/// A question that can end a run of one event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Question {
    /// Is one entrant better than another? Decided by a sequential probability ratio test.
    Lead(LeadQuestion),
    /// Are all entrants separated from each other? At look `k` the comparisons of the table may make a false claim with
    /// probability `0.05 · 6 / (π·k)²`, so that all looks together stay within 5 % (Lan and DeMets, Discrete sequential
    /// boundaries for clinical trials, Biometrika 70, 1983; any sequence with this sum will do).
    Groups,
}

/// The answer to a question so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum QuestionAnswer {
    /// Answers [`Question::Lead`].
    Lead(LeadAnswer),
    /// Answers [`Question::Groups`].
    Groups {
        /// Number of separated groups, corrected for all looks so far.
        groups: usize,
        /// Number of entrants that are not disqualified.
        entrants: usize,
    },
}

/// A question as a results file stores it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AskedQuestion {
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// Number of games that were stored when it was asked. If it is not 0, the question may have been chosen after
    /// seeing these games, and wrong answers are then more frequent than stated.
    pub asked_after: u64,
}

/// A question, with the answer that all stored games give.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnsweredQuestion {
    /// The question.
    #[serde(flatten)]
    pub asked: AskedQuestion,
    /// The answer; `None` if there is none because one of the two entrants is disqualified or has not played.
    pub answer: Option<QuestionAnswer>,
    /// True if the games decide it, either way.
    pub decided: bool,
}

impl AskedQuestion {
    /// Answers from the games of a tally.
    pub(crate) fn answer(&self, tally: &Tally) -> AnsweredQuestion {
        let answer = self.question.answer(tally);
        let decided = answer.is_some_and(|answer| answer.is_final());
        AnsweredQuestion { asked: self.clone(), answer, decided }
    }
}

impl Question {
    /// Answers from the games of a tally.
    pub(crate) fn answer(&self, tally: &Tally) -> Option<QuestionAnswer> {
        match self {
            Self::Lead(question) => question.answer(tally).map(QuestionAnswer::Lead),
            Self::Groups => {
                let look = self.looks(tally.lineup()).number(tally.reach());
                let lost = (look as f64 * std::f64::consts::PI).powi(2) / 6.0;
                let compared = comparisons(tally, lost)?;
                let groups = compared.groups().last().copied().unwrap_or_default();
                Some(QuestionAnswer::Groups { groups, entrants: compared.rows() })
            }
        }
    }

    /// Returns the looks at the games of an event.
    pub(crate) fn looks(&self, lineup: &Lineup) -> LookSchedule {
        self.looks_at(Rounds::from_lineup(lineup))
    }

    fn looks_at(&self, rounds: Rounds) -> LookSchedule {
        let (first, growth) = match self {
            Self::Lead(_) => (8, 1.05),
            // Each look uses up a part of the 5 %, and costs a joint fit with its resamples.
            Self::Groups => (10, 1.5),
        };
        LookSchedule { rounds, first, growth }
    }
}

impl QuestionAnswer {
    /// Returns true if no more games are needed.
    #[must_use]
    pub fn is_final(&self) -> bool {
        match self {
            Self::Lead(answer) => answer.decision() != SprtDecision::Continue,
            Self::Groups { groups, entrants } => groups == entrants,
        }
    }
}

/// Returns the comparisons of an event's table at the significance level `0.05 / lost`; `None` if the seats have
/// different tasks.
fn comparisons(tally: &Tally, lost: f64) -> Option<TableComparisons> {
    let counted = tally.counted();
    let entrants = tally.lineup().entrants.len();
    match tally.lineup().contest {
        Contest::Solo => Some(solo::comparisons(entrants, &counted, lost)),
        Contest::Duel => Some(duel::comparisons(entrants, &counted, RESAMPLES, lost)),
        Contest::Roles => None,
    }
}

/// The rounds of an event. A round is one pair of every matchup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rounds {
    /// Number of games per round.
    games: u64,
    /// Number of games of the event.
    all: u64,
}

impl Rounds {
    fn from_lineup(lineup: &Lineup) -> Self {
        let entrants = lineup.current().count() as u64;
        let games = match lineup.contest {
            Contest::Solo | Contest::Roles => entrants,
            Contest::Duel if lineup.format == TournamentFormat::Gauntlet => 2 * (entrants - 1),
            Contest::Duel => entrants * (entrants - 1),
        };
        Self { games: games.max(1), all: lineup.scheduled }
    }
}

/// The numbers of games after which a run looks at its question. Each look comes after a whole number of rounds:
/// `growth` times as many as at the previous look, and at least one more. The last look comes after the last game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct LookSchedule {
    rounds: Rounds,
    first: u64,
    growth: f64,
}

impl LookSchedule {
    fn iter(self) -> impl Iterator<Item = u64> {
        let next =
            move |&rounds: &u64| Some(((rounds as f64 * self.growth) as u64).max(rounds + 1));
        let looks = std::iter::successors(Some(self.first), next);
        looks.map(move |rounds| rounds.saturating_mul(self.rounds.games).min(self.rounds.all))
    }

    /// Returns the number of games at the first look after at least `games` games.
    pub(crate) fn at_least(self, games: u64) -> u64 {
        self.iter().find(|&look| look >= games || look == self.rounds.all).unwrap_or(games)
    }

    /// Returns the number of the look, counted from 1, that comes after this many games. If there is none, returns the
    /// number of the next look.
    fn number(self, games: u64) -> u64 {
        let before = self.iter().take_while(|&look| look < games && look < self.rounds.all);
        before.count() as u64 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_whole_rounds_and_end_with_the_schedule() {
        let rounds = Rounds { games: 6, all: 600 };
        let looks = Question::Groups.looks_at(rounds);
        let found: Vec<u64> = looks.iter().take(7).collect();
        assert_eq!(found, [60, 90, 132, 198, 294, 438, 600]);
        assert_eq!(
            [0, 60, 61, 439, 600].map(|games| looks.at_least(games)),
            [60, 60, 90, 600, 600]
        );
        assert_eq!([0, 60, 61, 90, 600].map(|games| looks.number(games)), [1, 1, 2, 2, 7]);
    }

    #[test]
    fn a_short_schedule_is_looked_at_once() {
        let looks = Question::Groups.looks_at(Rounds { games: 2, all: 4 });
        assert_eq!((looks.at_least(0), looks.number(4)), (4, 1));
    }
}
