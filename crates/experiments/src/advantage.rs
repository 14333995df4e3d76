//! Advantage of the first move and of the seat: shares over many openings, each of which both seats begin once if
//! possible.

use crate::boards::{Outcome, SurveyedOpening};
use damier_arena::{Estimate, Moments};
use damier_game::Verdict;

/// Results of one side over many openings. The two games of an opening are not independent, so shares and intervals
/// count openings: each adds the mean of its games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SideResults {
    won: Moments,
    drawn: Moments,
    lost: Moments,
    margin: Moments,
}

impl SideResults {
    /// Returns the share of games won, with Wilson's 95 % interval.
    #[must_use]
    pub fn won(&self) -> Estimate {
        self.won.share()
    }

    /// Returns the share of games drawn, with the same interval.
    #[must_use]
    pub fn drawn(&self) -> Estimate {
        self.drawn.share()
    }

    /// Returns the share of games lost, with the same interval.
    #[must_use]
    pub fn lost(&self) -> Estimate {
        self.lost.share()
    }

    /// Returns the mean margin with Student's 95 % interval; `None` if margins are unknown.
    #[must_use]
    pub fn margin(&self) -> Option<Estimate> {
        (self.margin.count() > 0).then(|| self.margin.estimate())
    }

    /// Adds the games of one opening, with the results of this side.
    fn add(&mut self, games: &[Outcome]) {
        let mean = |value: &dyn Fn(&Outcome) -> f64| {
            games.iter().map(value).sum::<f64>() / games.len() as f64
        };
        let share = |verdict| mean(&|game: &Outcome| f64::from(game.verdict == verdict));
        self.won.add(share(Verdict::Win));
        self.drawn.add(share(Verdict::Draw));
        self.lost.add(share(Verdict::Loss));
        if games.iter().all(|game| game.margin.is_some()) {
            self.margin.add(mean(&|game: &Outcome| game.margin.unwrap_or_default()));
        }
    }
}

/// What decides an opening that is played twice, once begun by each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// The seat that begins wins both games.
    FirstMove,
    /// The seat that does not begin wins both games.
    SecondMove,
    /// The same seat wins both games.
    Board,
    /// None of the above: at least one game is drawn.
    Nothing,
}

impl Decider {
    /// All deciders.
    pub const ALL: [Self; 4] = [Self::FirstMove, Self::SecondMove, Self::Board, Self::Nothing];

    /// Classifies the two games of an opening. Each verdict is that of the seat that began the game.
    fn from_verdicts(games: [Verdict; 2]) -> Self {
        match games {
            [Verdict::Draw, _] | [_, Verdict::Draw] => Self::Nothing,
            [Verdict::Win, Verdict::Win] => Self::FirstMove,
            [Verdict::Loss, Verdict::Loss] => Self::SecondMove,
            [Verdict::Win, Verdict::Loss] | [Verdict::Loss, Verdict::Win] => Self::Board,
        }
    }
}

/// Advantages over the openings of a survey.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Advantage {
    /// Number of openings that were judged.
    pub openings: u64,
    /// Number of openings that could not be judged within the budget. They are not included in any other number.
    pub unsolved: u64,
    begins: SideResults,
    seats: [SideResults; 2],
    deciders: [Moments; Decider::ALL.len()],
}

impl Advantage {
    /// Adds an opening.
    pub fn add(&mut self, opening: &SurveyedOpening) {
        let games: Option<Vec<Outcome>> = opening.begun.iter().map(|begun| begun.outcome).collect();
        let Some(games) = games else {
            self.unsolved += 1;
            return;
        };
        self.openings += 1;
        self.begins.add(&games);
        let [first, second] = games[..] else { return };
        self.seats[0].add(&[first, opposite(second)]);
        self.seats[1].add(&[opposite(first), second]);
        let decider = Decider::from_verdicts([first.verdict, second.verdict]);
        for (shares, &each) in self.deciders.iter_mut().zip(&Decider::ALL) {
            shares.add(f64::from(each == decider));
        }
    }

    /// Returns the results of the seat that begins.
    #[must_use]
    pub const fn begins(&self) -> &SideResults {
        &self.begins
    }

    /// Returns the results of each seat, which begins half of its games. `None` if the same seat begins in all
    /// openings.
    #[must_use]
    pub fn seats(&self) -> Option<&[SideResults; 2]> {
        self.has_both().then_some(&self.seats)
    }

    /// Returns the share of openings that this decider decides, with Wilson's 95 % interval. `None` if the same seat
    /// begins in all openings.
    #[must_use]
    pub fn decides(&self, decider: Decider) -> Option<Estimate> {
        self.has_both().then(|| self.deciders[decider as usize].share())
    }

    fn has_both(&self) -> bool {
        self.seats[0].won.count() > 0
    }
}

fn opposite(game: Outcome) -> Outcome {
    Outcome { verdict: game.verdict.opposite(), margin: game.margin.map(|margin| -margin) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::Opening;

    fn opening(number: u64, margins: &[Option<f64>]) -> SurveyedOpening {
        let verdict = |margin: f64| match margin {
            m if m > 0.0 => Verdict::Win,
            m if m < 0.0 => Verdict::Loss,
            _ => Verdict::Draw,
        };
        let outcome = |margin| Outcome { verdict: verdict(margin), margin: Some(margin) };
        let begun = |margin: &Option<f64>| Opening {
            position: String::new(),
            outcome: margin.map(outcome),
        };
        SurveyedOpening { number, begun: margins.iter().map(begun).collect() }
    }

    #[test]
    fn shares_count_openings() {
        let mut advantage = Advantage::default();
        let games = [
            [Some(4.0), Some(2.0)],
            [Some(4.0), Some(-4.0)],
            [Some(-2.0), Some(-6.0)],
            [Some(0.0), Some(6.0)],
            [Some(1.0), None],
        ];
        for (number, margins) in (0..).zip(&games) {
            advantage.add(&opening(number, margins));
        }
        assert_eq!((advantage.openings, advantage.unsolved), (4, 1));
        let value = |estimate: Option<Estimate>| estimate.expect("both seats begin").value;
        for decider in Decider::ALL {
            assert_eq!(value(advantage.decides(decider)), 0.25, "{decider:?}");
        }
        let begins = advantage.begins();
        let shares = [begins.won(), begins.drawn(), begins.lost()].map(|share| share.value);
        assert_eq!(shares, [4.0 / 8.0, 1.0 / 8.0, 3.0 / 8.0]);
        assert_eq!(value(begins.margin()), (3.0 + 0.0 - 4.0 + 3.0) / 4.0);
        let [one, two] = advantage.seats().expect("both seats begin");
        assert_eq!([one, two].map(|seat| seat.won().value), [4.0 / 8.0, 3.0 / 8.0]);
        assert_eq!(value(one.margin()), (1.0 + 4.0 + 2.0 - 3.0) / 4.0);
        assert_eq!(value(two.margin()), -value(one.margin()));
        let [low, high] = begins.won().interval.expect("they differ");
        assert!(low < 0.5 && 0.5 < high && low > 0.0 && high < 1.0);
    }

    #[test]
    fn one_beginning_tells_nothing_of_seats() {
        let mut advantage = Advantage::default();
        advantage.add(&opening(0, &[Some(3.0)]));
        assert_eq!(advantage.openings, 1);
        assert!(advantage.seats().is_none());
        assert!(advantage.decides(Decider::Board).is_none());
    }
}
