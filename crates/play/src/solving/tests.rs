use super::*;
use crate::analyser::Analyser;
use damier_catalog::{PuzzleFault, PuzzleTask};
use damier_game::SingleThread;
use std::sync::Arc;

/// The 6 in hand wins on B2 alone.
fn pose() -> (GameController, PuzzleAttempt) {
    let puzzle = Puzzle {
        task: PuzzleTask::Win(Some(1)),
        solution: "B2".to_string(),
        grade: Some(1),
        position: "b74./c.93/20fd/.5a. 6".to_string(),
        faults: Vec::new(),
    };
    let series = PuzzleSeries::from_game("quarto", vec![puzzle]).expect("one");
    PuzzleAttempt::pose(&series, 100).expect("a position of Quarto")
}

fn said(solving: &PuzzleAttempt) -> String {
    let told = solving.told();
    told.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Answers the board's questions, and lets time pass until nothing changes.
fn settle(table: &mut GameController, solving: &mut PuzzleAttempt) {
    let mut now = Duration::ZERO;
    while solving.is_busy() {
        if let Some(query) = table.query() {
            let reply = Analyser::default().think(&query, &Arc::default(), &SingleThread);
            table.hear(query.number, reply.map_err(Into::into));
        }
        solving.advance(table, now);
        now += Duration::from_millis(100);
        assert!(now < Duration::from_secs(60), "{:?}", solving.step());
    }
}

#[test]
fn a_wrong_answer_is_played_out_and_tried_again() {
    let (mut table, mut solving) = pose();
    assert!(solving.question().to_string().contains("Which one?"));
    let start = table.session().state().text();
    assert!(solving.answer(&mut table, "Z9").is_err(), "no answer");
    assert!(solving.is_clean());
    solving.answer(&mut table, "D1").expect("legal");
    assert_eq!(solving.step(), &AttemptStep::Checked("D1".to_string()));
    settle(&mut table, &mut solving);
    let AttemptStep::Refuted(rebuttal) = solving.step().clone() else { panic!("refuted") };
    assert_eq!(rebuttal.line.first().map(String::as_str), Some("D1"));
    assert!(rebuttal.worth.is_some() && rebuttal.line.len() > 1, "{rebuttal:?}");
    assert_eq!(table.session().plies(), rebuttal.line.len(), "it stands on the board");
    assert!(said(&solving).contains("What happens next: D1"), "{}", said(&solving));
    solving.answer(&mut table, "B2").expect("not awaited");
    assert!(!solving.is_over(), "first back to the question");
    solving.try_again(&mut table);
    assert_eq!(table.session().state().text(), start);
    solving.answer(&mut table, "B2").expect("legal");
    assert!(solving.is_over() && !solving.is_clean());
    assert!(said(&solving).contains("In 2 tries."), "{}", said(&solving));
}

#[test]
fn hints_come_in_steps_and_end_with_the_solution() {
    let (mut table, mut solving) = pose();
    assert!(solving.told().is_empty());
    solving.hint(&mut table);
    assert!(said(&solving).starts_with("Hint: "), "{}", said(&solving));
    assert_eq!(solving.pointed_at(), None);
    solving.hint(&mut table);
    assert_eq!(solving.pointed_at(), Some("B2"));
    solving.hint(&mut table);
    assert_eq!(solving.step(), &AttemptStep::Told);
    assert!(said(&solving).starts_with("The solution: B2."), "{}", said(&solving));
    assert!(!solving.is_clean());
    assert_eq!(table.session().last_action().as_deref(), Some("B2"));
}

#[test]
fn the_first_answer_may_be_right() {
    let (mut table, mut solving) = pose();
    solving.answer(&mut table, "B2").expect("legal");
    assert!(solving.is_over() && solving.is_clean());
    assert!(said(&solving).contains("On the first try"), "{}", said(&solving));
}

#[test]
fn what_was_proven_before_is_shown_at_once() {
    let (mut table, mut solving) = pose();
    let fault = PuzzleFault { action: "D1".to_string(), cost: 1.0, results: None, missed: None };
    solving.puzzle.faults.push(fault);
    solving.answer(&mut table, "D1").expect("legal");
    let now = Duration::from_secs(7);
    assert_eq!(solving.wait(now), Some(Duration::ZERO));
    assert!(solving.advance(&mut table, now) && !solving.is_busy());
    assert_eq!(table.session().last_action().as_deref(), Some("D1"));
    assert!(said(&solving).contains("lowers the expected score by 1"), "{}", said(&solving));
    assert!(!table.is_hint_wanted(), "nothing is looked for");
}

#[test]
fn where_points_are_asked_for_a_wrong_answer_is_told_in_points() {
    let puzzle = Puzzle {
        task: PuzzleTask::Most,
        solution: "C".to_string(),
        grade: None,
        position: "AB2/CAB/1CA 1 - -".to_string(),
        faults: Vec::new(),
    };
    let series = PuzzleSeries::from_game("filler:3x3", vec![puzzle]).expect("one");
    let (mut table, mut solving) = PuzzleAttempt::pose(&series, 100).expect("a position");
    let legal = table.session().legal();
    let wrong = legal.iter().find(|action| *action != "C").expect("another call");
    solving.answer(&mut table, wrong).expect("legal");
    settle(&mut table, &mut solving);
    assert!(said(&solving).contains("if the game is played to the end"), "{}", said(&solving));
}

#[test]
fn once_it_is_over_the_board_is_free_and_it_stays_over() {
    let (mut table, mut solving) = pose();
    solving.tell(&mut table);
    solving.try_again(&mut table);
    assert_eq!(table.session().plies(), 0, "the question can be looked at again");
    solving.answer(&mut table, "D1").expect("legal");
    solving.answer(&mut table, "give 1").expect("the board is free");
    assert_eq!(table.session().plies(), 2);
    solving.try_again(&mut table);
    solving.answer(&mut table, "B2").expect("legal");
    assert_eq!(solving.step(), &AttemptStep::Told, "a solution that was told is not found");
    assert!(!solving.is_clean());
}

type Change<'a> = &'a dyn Fn(&mut PuzzleProgress);

/// Changes a progress that is kept in memory.
fn keep(saved: &mut PuzzleProgress) -> impl FnOnce(Change<'_>) -> Result<PuzzleProgress, Message> {
    |change| {
        change(saved);
        Ok(saved.clone())
    }
}

#[test]
fn a_miss_is_recorded_at_once_and_a_later_clean_solution_removes_it() {
    let mut saved = PuzzleProgress::default();
    let (mut table, mut solving) = pose();
    solving.record(keep(&mut saved)).expect("nothing yet");
    assert_eq!(saved, PuzzleProgress::default());
    solving.hint(&mut table);
    solving.record(keep(&mut saved)).expect("saved");
    let [missed] = saved.missed() else { panic!("{saved:?}") };
    assert_eq!((missed.due, &*missed.game, &*missed.puzzle.solution), (103, "quarto", "B2"));
    solving.answer(&mut table, "B2").expect("legal");
    solving.record(keep(&mut saved)).expect("saved");
    assert_eq!((saved.missed().len(), solving.streak()), (1, 0), "it was found with a hint");
    let (mut table, mut solving) = pose();
    solving.answer(&mut table, "B2").expect("legal");
    solving.record(keep(&mut saved)).expect("saved");
    assert!(saved.missed().is_empty());
    let unread = |_: &dyn Fn(&mut PuzzleProgress)| panic!("nothing is new");
    solving.record(unread).expect("recorded before");
}

#[test]
fn a_puzzle_of_today_counts_for_the_streak() {
    for (is_clean, days) in [(true, 1), (false, 0)] {
        let series = PuzzleSeries::from_day(100).expect("sound").expect("puzzles ship");
        let (mut table, mut solving) = PuzzleAttempt::pose(&series, 100).expect("a position");
        let mut saved = PuzzleProgress::default();
        if !is_clean {
            solving.hint(&mut table);
        }
        solving.answer(&mut table, &series.current().puzzle.solution).expect("legal");
        solving.record(keep(&mut saved)).expect("saved");
        assert!(solving.is_of_today() && solving.streak() == days);
        assert!(saved.is_done(100, damier_catalog::PuzzleLevel::Easy));
        let (_, late) = PuzzleAttempt::pose(&series, 101).expect("a position");
        assert!(!late.is_of_today(), "the day is over");
    }
}

#[test]
fn a_progress_that_cannot_be_saved_is_reported_once() {
    let (mut table, mut solving) = pose();
    solving.tell(&mut table);
    let refuse = |_: &dyn Fn(&mut PuzzleProgress)| Err("the disk is full".into());
    assert!(solving.record(refuse).is_err());
    assert!(solving.record(refuse).is_ok());
}
