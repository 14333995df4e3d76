//! Tests during a run whether one entrant is better than another.

use crate::statistics::event_totals::EventTotals;
use crate::statistics::pair_counts::PairCounts;
use crate::statistics::solo::differences;
use crate::statistics::sprt::{SprtDecision, decide, mean_ratio, pair_deviations, pair_ratio};
use crate::statistics::tally::Tally;
use damier_game::{Contest, Seat};
use serde::{Deserialize, Serialize};

/// A question that can end a run of one event: is one entrant better than another?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LeadQuestion {
    /// Name of the entrant that may be better, as tables show it.
    pub better: String,
    /// Name of the other entrant.
    pub than: String,
    /// The leads that the two hypotheses H0 and H1 assume, in normalised Elo. In a game with one seat, the lead is the
    /// mean difference of the scores on the same seeds, divided by the standard deviation of these differences, on the
    /// same scale.
    pub bounds: [f64; 2],
}

/// The answer to a [`LeadQuestion`] so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LeadAnswer {
    /// Number of pairs that count; in a game with one seat, number of seeds that both have played.
    pub pairs: u64,
    /// The log-likelihood ratio of the hypotheses. The test ends when it is above [`crate::statistics::sprt::limit`] or
    /// below minus this limit.
    pub ratio: f64,
}

impl LeadAnswer {
    /// Returns the decision so far.
    #[must_use]
    pub fn decision(&self) -> SprtDecision {
        decide(self.ratio)
    }
}

impl LeadQuestion {
    /// Answers from the games of a tally. Returns `None` if a name is unknown, if the seats have different tasks, or if
    /// one of the two is disqualified.
    pub(crate) fn answer(&self, tally: &Tally) -> Option<LeadAnswer> {
        let names = &tally.lineup().entrants;
        let index = |name: &str| names.iter().position(|one| one == name);
        let two = [index(&self.better)?, index(&self.than)?];
        let counted = tally.counted();
        if two.iter().any(|&entrant| !counted.is_ranked(entrant)) {
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
            // A pair is counted for the entrant with the first seat in its first game.
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
