//! What a solver proves about a position of a set, in words.

use crate::text::puzzle as text;
use damier_experiments::PositionFinding;
use damier_i18n::{Message, Number};

/// Says whether a position has one best action, and why not. `budget` is the budget of the proof.
pub(crate) fn finding_in_words(finding: &PositionFinding, budget: &str) -> Message {
    match finding {
        PositionFinding::OneAnswer(puzzle) => text::one_answer(&puzzle.solution),
        PositionFinding::SeveralBest(actions) => text::several_best(actions.join(", ")),
        PositionFinding::SmallLead { best, next, lead, needed } => {
            let [lead, needed] = [lead, needed].map(|points| Number::fixed(*points, 1));
            text::small_lead(best, next, lead, needed)
        }
        PositionFinding::NoChoice(action) => text::no_choice(action),
        PositionFinding::OtherAnswer { named, best } => text::other_answer(named, best),
        PositionFinding::Unsolved => text::unsolved(budget),
        PositionFinding::Over => text::over().into(),
        PositionFinding::Chance => text::chance_on_turn().into(),
        PositionFinding::Unreadable(why) => text::unreadable(why.clone()),
    }
}
