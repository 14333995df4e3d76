//! What a puzzle asks, in words.

use crate::say::puzzle as say;
use words::Message;
use workbench::PuzzleTask;

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

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

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
