//! What was done in a state beside what is best there, valued on the same terms.

use super::Known;
use super::weigh::{Means, after, by_worth, candidate, estimated, serves_all};
use crate::{CandidateText, Session};
use game::{Contest, TextError, Turn, Verdict, Worth};

/// What giving up is called.
pub(crate) const RESIGN: &str = "resign";

/// What is best in a state, and what was done there.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Compared {
    /// Whether it is proven.
    pub exact: bool,
    /// Who says so, if it is not.
    pub by: String,
    /// What distances count, in the plural.
    pub unit: String,
    /// How many actions there were to choose from.
    pub choices: usize,
    /// The best action; both are worth what they are to the seat on turn. A worth without verdict and
    /// score is not known.
    pub best: CandidateText,
    /// What was done, or `resign`; the same as the best where nothing is better.
    pub taken: CandidateText,
}

impl Known {
    /// Half of the means is for the proof, and half for the estimate, so that one comparison never takes
    /// more than is allowed.
    pub(super) fn compare(
        &mut self,
        session: &mut dyn Session,
        player: &str,
        action: Option<&str>,
        means: Means<'_>,
    ) -> Result<Compared, TextError> {
        let given_up = resigned(self.game.contest(), session);
        let half = means.shared(2);
        for (expert, by) in self.experts() {
            let Some(found) = half.analysis(expert.as_mut(), &session.state())? else { continue };
            let of = |action: &str| found.candidates.iter().find(|one| one.action == action);
            let taken = action.map_or(Some(&given_up), of).cloned().ok_or_else(|| {
                let legal = session.legal().join(", ");
                TextError::new(action.unwrap_or(RESIGN), "action", legal)
            })?;
            return Ok(Compared {
                exact: by.is_none(),
                by: by.unwrap_or_default().to_string(),
                unit: found.unit.to_string(),
                choices: found.candidates.len(),
                best: found.candidates[0].clone(),
                taken,
            });
        }
        let (best, taken) = self.estimates(session, player, action, given_up, half)?;
        let by = player.to_string();
        Ok(Compared {
            exact: false,
            by,
            unit: "plies".to_string(),
            choices: session.legal().len(),
            best,
            taken,
        })
    }

    /// What a player would do, and what was done. If these differ, the states that they lead to are valued
    /// with equal means; if that says that what was done is no worse, nothing is better.
    fn estimates(
        &self,
        session: &mut dyn Session,
        player: &str,
        action: Option<&str>,
        given_up: CandidateText,
        means: Means<'_>,
    ) -> Result<(CandidateText, CandidateText), TextError> {
        let Turn::Player(seat) = session.turn() else {
            return Err(TextError::new(session.state(), "position", "one with a seat on turn"));
        };
        let (first, rest) = (means.shared(2), means.shared(4));
        let own = first.advice(session, player)?;
        let worth = own.value.map(|value| estimated(value, seat));
        let Some(best) = own.action.filter(|best| action != Some(best)) else {
            // It would have done the same: also where both gave up.
            let taken = action.map_or(given_up, |action| candidate(session, action, worth, own.pv));
            return Ok((taken.clone(), taken));
        };
        let Some(action) = action else {
            return Ok((candidate(session, &best, worth, own.pv), given_up));
        };
        let game = self.game.as_ref();
        let (mut others, both) = (Vec::new(), [best.as_str(), action]);
        if serves_all(game, player) {
            for one in both {
                let found = after(game, session, player, one, rest)?;
                others
                    .extend(found.map(|(worth, line)| candidate(session, one, Some(worth), line)));
            }
        }
        let Ok([best, taken]) = <[CandidateText; 2]>::try_from(others) else {
            let [best, taken] = both.map(|one| candidate(session, one, None, Vec::new()));
            return Ok((best, taken));
        };
        let is_no_worse = by_worth(&taken.worth, &best.worth).is_ge();
        Ok(if is_no_worse { (taken.clone(), taken) } else { (best, taken) })
    }
}

/// Giving up, and what it is worth: in a duel a loss, elsewhere the score so far.
fn resigned(contest: Contest, session: &dyn Session) -> CandidateText {
    let worth = match (contest, session.turn()) {
        (Contest::Duel, _) => Worth { verdict: Some(Verdict::Loss), ..Worth::default() },
        (_, Turn::Player(seat)) => {
            let score = session.scores()[seat.index()] as f64;
            Worth { score: Some(score), ..Worth::default() }
        }
        _ => Worth::default(),
    };
    candidate(session, RESIGN, Some(worth), Vec::new())
}
