//! The task of a puzzle in words.

use crate::sentence::{points_in_words, worth_in_words};
use crate::text::puzzle as text;
use damier_catalog::{MissedGoal, PuzzleFault, PuzzleTask, Worth};
use damier_i18n::{Message, Number};

/// Returns the question of a puzzle, with the prompt of the seat on turn, for example `give your rival a piece`.
#[must_use]
pub fn task_in_words(task: PuzzleTask, prompt: Message) -> Message {
    match task {
        PuzzleTask::Win(None) => text::win(prompt),
        PuzzleTask::Win(Some(distance)) => text::win_in(prompt, u64::from(distance)),
        PuzzleTask::Hold => text::hold(prompt),
        PuzzleTask::Most => text::most(prompt),
    }
}

/// Describes the value of an answer, depending on the task. Distances count `unit`, and the score counts `points`,
/// both in the plural.
///
/// In "most points" puzzles of a duel, the points are those of a game played to the very end. The rules may end the
/// game earlier, once it is decided, so its own result would differ.
#[must_use]
pub fn answer_in_words(task: PuzzleTask, worth: &Worth, unit: &str, points: &str) -> Message {
    match (task, worth.verdict, worth.score) {
        (PuzzleTask::Most, Some(_), Some(score)) => {
            let lead = points_in_words(score.abs(), points);
            if score > 0.0 {
                text::ahead_at_last(lead)
            } else if score < 0.0 {
                text::behind_at_last(lead)
            } else {
                text::level_at_last().into()
            }
        }
        _ => worth_in_words(worth, unit),
    }
}

/// Describes what a wrong answer costs, as a phrase. `points` is the unit of the score, in the plural.
#[must_use]
pub fn fault_in_words(fault: &PuzzleFault, points: &str) -> Message {
    let cost = points_in_words(fault.cost, points);
    match &fault.missed {
        None => text::costs(cost),
        Some(MissedGoal { goal, chance, best }) => {
            let [chance, best] = [*chance, *best].map(percent);
            text::costs_and_misses(cost, goal, chance, best)
        }
    }
}

/// Formats a chance in percent, with a decimal if a whole number would say that it is certain.
fn percent(chance: f64) -> Number {
    let is_certain = chance <= 0.0 || chance >= 1.0;
    let digits = u8::from(!is_certain && !(0.01..0.99).contains(&chance));
    Number::fixed(100.0 * chance, digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    #[test]
    fn a_fault_is_told_with_what_it_costs_and_what_is_missed() {
        let missed = MissedGoal { goal: "512".to_string(), chance: 0.663, best: 0.996 };
        let fault = PuzzleFault {
            action: "up".to_string(),
            cost: 526.3,
            results: None,
            missed: Some(missed),
        };
        let said = fault_in_words(&fault, "points");
        assert_eq!(
            said.say(Lang::English),
            "lowers the expected score by 526 points, and 512 is reached in 66 % of games instead of 99.6 %"
        );
        let bare = PuzzleFault { missed: None, ..fault };
        assert_eq!(
            fault_in_words(&bare, "points").say(Lang::French),
            "abaisse le score attendu de 526 points"
        );
    }

    #[test]
    fn the_most_points_are_told_without_the_result_of_a_game_that_ends_before() {
        use damier_catalog::Verdict;
        let told = |task, score| {
            let verdict = Some(Verdict::Win);
            let worth = Worth { verdict, score: Some(score), distance: None };
            answer_in_words(task, &worth, "calls", "cells").say(Lang::English)
        };
        assert_eq!(told(PuzzleTask::Most, 7.0), "7 cells ahead if the game is played to the end");
        assert_eq!(told(PuzzleTask::Most, -3.0), "3 cells behind if the game is played to the end");
        assert_eq!(told(PuzzleTask::Most, 0.0), "level if the game is played to the end");
        assert_eq!(told(PuzzleTask::Win(None), 7.0), "win, score 7");
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
