//! What a puzzle asks, in words.

use crate::say::puzzle as say;
use crate::sentence::points_in_words;
use words::{Message, Number};
use workbench::{MissedGoal, PuzzleFault, PuzzleTask};

/// Says what is to be found, with the prompt of the seat on turn as `give a piece`.
#[must_use]
pub fn task_in_words(task: PuzzleTask, prompt: Message) -> Message {
    match task {
        PuzzleTask::Win(None) => say::win(prompt),
        PuzzleTask::Win(Some(distance)) => say::win_in(prompt, u64::from(distance)),
        PuzzleTask::Hold => say::hold(prompt),
        PuzzleTask::Most => say::most(prompt),
    }
}

/// Says what a wrong answer costs, as a phrase; `points` is what the score counts, in the plural.
#[must_use]
pub fn fault_in_words(fault: &PuzzleFault, points: &str) -> Message {
    let cost = points_in_words(fault.cost, points);
    match &fault.missed {
        None => say::costs(cost),
        Some(MissedGoal { goal, chance, best }) => {
            let [chance, best] = [*chance, *best].map(percent);
            say::costs_and_misses(cost, goal, chance, best)
        }
    }
}

/// A chance in percent, with a digit more where whole ones would say that it is certain.
fn percent(chance: f64) -> Number {
    let is_certain = chance <= 0.0 || chance >= 1.0;
    let digits = u8::from(!is_certain && !(0.01..0.99).contains(&chance));
    Number::fixed(100.0 * chance, digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_fault_is_told_with_what_it_costs_and_what_is_missed() {
        let missed = MissedGoal { goal: "512".to_string(), chance: 0.663, best: 0.996 };
        let fault = PuzzleFault { action: "up".to_string(), cost: 526.3, missed: Some(missed) };
        let said = fault_in_words(&fault, "points");
        assert_eq!(
            said.say(Lang::English),
            "costs 526 points of what can be expected, and 512 is reached in 66 % of games instead of 99.6 %"
        );
        let bare = PuzzleFault { missed: None, ..fault };
        assert_eq!(
            fault_in_words(&bare, "points").say(Lang::French),
            "coûte 526 points de ce qu’on peut espérer"
        );
    }

    #[test]
    fn every_task_is_a_question_in_both_languages() {
        let tasks =
            [PuzzleTask::Win(None), PuzzleTask::Win(Some(3)), PuzzleTask::Hold, PuzzleTask::Most];
        for task in tasks {
            for lang in [Lang::English, Lang::French] {
                let said = task_in_words(task, "give a piece".into()).say(lang);
                assert!(said.contains("give a piece") && said.ends_with('?'), "{said}");
            }
        }
    }
}
