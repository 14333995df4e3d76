use super::*;
use damier_catalog::PuzzleTask;
use std::fs;

fn puzzle(position: &str) -> Puzzle {
    Puzzle {
        task: PuzzleTask::Hold,
        solution: "give 4".to_string(),
        grade: Some(1),
        position: position.to_string(),
        faults: Vec::new(),
    }
}

#[test]
fn a_missed_puzzle_returns_after_three_days_until_it_is_solved() {
    let mut progress = PuzzleProgress::default();
    progress.miss("quarto", &puzzle("a"), 100);
    progress.miss("quarto", &puzzle("b"), 101);
    let returned = |progress: &PuzzleProgress, day| {
        let all = progress.returned(day).iter();
        all.map(|missed| missed.puzzle.position.clone()).collect::<String>()
    };
    let days = [102, 103, 104].map(|day| returned(&progress, day));
    assert_eq!(days, ["", "a", "ab"]);
    progress.miss("quarto", &puzzle("a"), 103);
    assert_eq!((returned(&progress, 105), progress.missed().len()), ("b".to_string(), 2));
    progress.forget("quarto:torus", &puzzle("b"));
    progress.forget("quarto", &Puzzle { grade: None, ..puzzle("b") });
    assert_eq!((returned(&progress, 106), progress.missed().len()), ("a".to_string(), 1));
}

#[test]
fn the_list_of_missed_puzzles_does_not_grow_without_end() {
    let mut progress = PuzzleProgress::default();
    for number in 0..MOST_MISSED + 7 {
        progress.miss("quarto", &puzzle(&number.to_string()), 100 + number as u64);
    }
    assert_eq!(progress.missed().len(), MOST_MISSED);
    assert_eq!(progress.missed()[0].puzzle.position, "7");
}

#[test]
fn one_clean_puzzle_counts_for_the_day() {
    use PuzzleLevel::{Easy, Hard, Medium};
    let mut progress = PuzzleProgress::default();
    progress.finish(100, Easy, false);
    assert_eq!(progress.streak().on(100), 0);
    progress.finish(100, Medium, true);
    progress.finish(100, Hard, true);
    assert_eq!(progress.streak().on(100), 1);
    progress.finish(101, Hard, true);
    assert_eq!(progress.streak().on(101), 2);
    assert!(progress.is_done(101, Hard) && !progress.is_done(101, Easy));
    progress.finish(100, Easy, true);
    assert!(!progress.is_done(100, Easy), "the clock was set back");
    assert_eq!(progress.streak().on(101), 2);
}

#[test]
fn it_is_read_as_it_was_written_and_as_older_versions_wrote_it() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(PuzzleProgress::read("", "x"), Ok(progress.clone()));
    progress.miss("filler:8x7", &puzzle("AB/CD 1 - -"), 20_000);
    progress.finish(20_001, PuzzleLevel::Medium, true);
    assert_eq!(PuzzleProgress::read(&progress.write(), "x"), Ok(progress));
    let old = PuzzleProgress::read("day 20000\nstreak 3\nlongest 5\nsolved 12\n", "x");
    assert_eq!(old.expect("an old file").streak().on(20_001), 3);
}

#[test]
fn a_damaged_file_is_refused_with_its_line_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE);
    for damaged in ["day x", "streak", "done 7 easier", "missed 7 quarto", "nonsense 1"] {
        let text = format!("longest 5\n{damaged}\n");
        fs::write(&file, &text).expect("written");
        let change = |progress: &mut PuzzleProgress| progress.miss("quarto", &puzzle("a"), 1);
        for refused in
            [PuzzleProgress::load(folder.path()), PuzzleProgress::update(folder.path(), &change)]
        {
            let said = refused.expect_err(damaged).to_string();
            assert!(said.contains("puzzles.txt, line 2: ") && said.contains(damaged), "{said}");
            assert!(said.contains("delete"), "{said}");
        }
        assert_eq!(fs::read_to_string(&file).expect("there"), text);
    }
    fs::write(&file, [0xff, 0x41]).expect("written");
    assert!(PuzzleProgress::load(folder.path()).is_err(), "no text");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "threads stand for programs")]
fn programs_that_save_at_once_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("made/for/it");
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let place = &place;
            scope.spawn(move || {
                for number in 0..10 {
                    let missed = puzzle(&format!("{writer}/{number}"));
                    let change = |saved: &mut PuzzleProgress| saved.miss("quarto", &missed, 1);
                    PuzzleProgress::update(place, &change).expect("saved");
                }
            });
        }
    });
    assert_eq!(PuzzleProgress::load(&place).expect("sound").missed().len(), 40);
}
