//! The lead of one entrant over another, weighed while a run goes on.

use crate::statistics::event_totals::EventTotals;
use crate::statistics::pair_counts::PairCounts;
use crate::statistics::solo::differences;
use crate::statistics::sprt::{SprtDecision, decide, mean_ratio, pair_deviations, pair_ratio};
use crate::statistics::tally::Tally;
use damier_game::{Contest, Seat};
use serde::{Deserialize, Serialize};

/// A question to a run of one event: is an entrant better than another?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LeadQuestion {
    /// The name of the one that may be better, as tables have it.
    pub better: String,
    /// The name of the other.
    pub than: String,
    /// The leads of the two hypotheses, in normalised Elo: in a game of one seat, the mean difference of scores on the same
    /// seeds in its own deviations counts like that of pairs.
    pub bounds: [f64; 2],
}

/// The answer so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LeadAnswer {
    /// Pairs, or seeds that both have played, that count.
    pub pairs: u64,
    /// The log-likelihood ratio of the hypotheses; the test ends at [`crate::statistics::sprt::limit`] either way.
    pub ratio: f64,
}

impl LeadAnswer {
    /// What is decided so far.
    #[must_use]
    pub fn decision(&self) -> SprtDecision {
        decide(self.ratio)
    }
}

impl LeadQuestion {
    /// Answers by the games of a tally; `None` where a name is not that of an entrant, where seats have different tasks,
    /// and where one of the two is out.
    pub(crate) fn answer(&self, tally: &Tally) -> Option<LeadAnswer> {
        let names = &tally.lineup().entrants;
        let index = |name: &str| names.iter().position(|one| one == name);
        let two = [index(&self.better)?, index(&self.than)?];
        let counted = tally.counted();
        if two.iter().any(|&entrant| !counted.is_in(entrant)) {
            return None;
        }
        match tally.lineup().contest {
            Contest::Solo => Some(self.by_scores(&counted, two)),
            Contest::Duel => Some(self.by_pairs(&counted, two)),
            Contest::Roles => None,
        }
    }

    fn by_pairs(&self, counted: &EventTotals, [better, than]: [usize; 2]) -> LeadAnswer {
        let mut sum = PairCounts::default();
        for (seats, meeting) in counted.meetings() {
            // A pair is counted for whoever had the first seat in its first game.
            if seats == [better, than] {
                sum.merge(meeting.pairs);
            } else if seats == [than, better] {
                sum.merge(meeting.pairs.flipped());
            }
        }
        let pairs = sum.pairs;
        LeadAnswer { pairs: pairs.iter().sum(), ratio: pair_ratio(&pairs, self.bounds) }
    }

    fn by_scores(&self, counted: &EventTotals, two: [usize; 2]) -> LeadAnswer {
        let [better, than] = two.map(|entrant| counted.meetings_of(entrant, Seat::FIRST).next());
        let differences = differences(better, than);
        let bounds = self.bounds.map(pair_deviations);
        LeadAnswer { pairs: differences.count(), ratio: mean_ratio(&differences, bounds) }
    }
}
