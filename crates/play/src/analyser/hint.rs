//! Hints: the best action of a state.

use super::estimate::rank;
use super::open_game::{Authority, OpenGame};
use super::resources::Resources;
use crate::advisor::hinter;
use crate::sentence::{margin_in_words, ranking, results_in_words};
use crate::source::Source;
use crate::text::board;
use damier_catalog::{AnalysisText, CandidateText, Session};
use damier_game::{Prospect, TextError, Worth};
use damier_i18n::Message;

/// The best action of a state, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Hint {
    /// The source of the worths.
    pub source: Source,
    /// The unit of distances, in the plural, for example `placements`.
    pub unit: String,
    /// The worth of the state to the seat on turn.
    pub worth: Worth,
    /// Goals that can still be reached, in games with goals besides the score. Players do not know them.
    pub prospects: Vec<Prospect>,
    /// Actions with their value to the seat on turn, the best first; at least one. If the answer is not exact, some may
    /// be missing. The action is [`damier_catalog::RESIGN`] if a player would resign.
    pub ranked: Vec<CandidateText>,
    /// The hint in one sentence, for example `every square draws except C2, which loses in 3 placements`.
    pub sentence: Message,
}

impl OpenGame {
    /// Finds the best action. With `alternatives`, a player is also asked about the other actions, which doubles the
    /// time and does not change its choice.
    pub(super) fn hint(
        &mut self,
        session: &mut dyn Session,
        named: Option<&str>,
        alternatives: bool,
        resources: Resources<'_>,
    ) -> Result<Hint, TextError> {
        let points = self.game.score_scale().unit;
        let player = match self.consult(session, named, hinter, resources)? {
            Authority::Analyst(source, found) => {
                let sentence = self.in_words(&source, &found);
                return Ok(Hint {
                    source,
                    unit: found.unit.to_string(),
                    worth: found.worth,
                    prospects: found.prospects,
                    ranked: found.candidates,
                    sentence,
                });
            }
            Authority::Player(player) => player,
        };
        let ranked = rank(self.game.as_ref(), session, &player, alternatives, resources)?;
        if named.is_some()
            && ranked.first().is_some_and(|best| session.state().is_idle(&best.action))
        {
            // A player may waste its turn, but a person should not be told to.
            return self.hint(session, None, alternatives, resources);
        }
        let source = Source::Player(player);
        Ok(Hint {
            sentence: ranking(&source, &ranked, points),
            source,
            unit: "plies".to_string(),
            worth: ranked.first().map(|best| best.worth).unwrap_or_default(),
            prospects: Vec::new(),
            ranked,
        })
    }

    /// Describes an answer in a sentence. It adds that scores are of play to the end if the game may end before.
    fn in_words(&self, source: &Source, found: &AnalysisText) -> Message {
        let ranked = || ranking(source, &found.candidates, self.game.score_scale().unit);
        let Some(results) = results_in_words(found) else { return ranked() };
        let all = &found.candidates;
        if all.iter().all(|one| margin_in_words(&one.worth).is_none()) {
            return results;
        }
        // If all win or all lose, the score tells which is best.
        let are_alike = all.iter().all(|one| one.worth.verdict == all[0].worth.verdict);
        let sentence = match are_alike && all.len() > 1 {
            true => board::and_best(results, ranked()),
            false => results,
        };
        match self.game.played_out() {
            Some(_) => board::with_scores_at_the_end(sentence),
            None => sentence,
        }
    }
}
