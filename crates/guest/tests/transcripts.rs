//! Checks that the transcripts for authors match the types of the protocol. (`damier-experiments`, which knows the
//! rules, checks that their games follow the rules.)
#![cfg(target_os = "linux")]

use damier_guest::protocol::{FromGuest, ToGuest, read, read_to_guest, write};
use std::fs;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    assert!(files.len() >= 8, "{files:?}");
    files
}

/// Line of a transcript.
enum Line {
    ToGuest(ToGuest),
    FromGuest(FromGuest),
    /// A line that is not a message, and the explanation of it.
    Garbage(String),
}

/// Parses a line, which must be formatted like the types; `None` for comments.
fn read_line(line: &str) -> Option<Line> {
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (mark, message) = line.split_once(' ').expect(line);
    let whole = format!("{message}\n");
    match mark {
        ">" => {
            let said = read_to_guest(whole.as_bytes()).expect(line);
            assert_eq!(write(&said), whole);
            Some(Line::ToGuest(said))
        }
        "<" => {
            let said = read(whole.as_bytes()).expect(line);
            assert_eq!(write(&said), whole);
            Some(Line::FromGuest(said))
        }
        "<!" => Some(Line::Garbage(read(whole.as_bytes()).expect_err(line).to_string())),
        _ => panic!("{line}"),
    }
}

#[test]
fn every_line_is_as_the_types_write_it() {
    for path in files() {
        let text = fs::read_to_string(&path).expect("readable");
        let lines = text.lines().filter_map(read_line).count();
        assert!(lines > 6, "{}", path.display());
    }
}

#[test]
fn the_messages_shown_to_authors_are_as_the_types_write_them() {
    let text = include_str!("../PROTOCOL.md");
    let mut shown = [0, 0];
    for line in text.lines().filter(|line| line.starts_with("{\"type\"")) {
        let referees = read_to_guest(line.as_bytes()).is_ok_and(|said| write(&said).trim() == line);
        let guests = read(line.as_bytes()).is_ok_and(|said| write(&said).trim() == line);
        assert!(referees || guests, "{line}");
        shown[usize::from(guests)] += 1;
    }
    assert_eq!(shown, [5, 4]);
}

/// State of a conversation.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    Begun,
    Greeted,
    InGame,
    /// This question is open.
    Asked(u64),
    /// This question has been answered.
    Answered(u64),
    /// The guest made an error in answer to this question.
    Refused(u64),
    Over,
    Ended,
}

/// Returns the state after a line; panics if the line is not allowed in this state.
fn next(stage: Stage, line: &Line) -> Stage {
    use Stage::{Answered, Asked, Begun, Ended, Greeted, InGame, Over, Refused};
    match (stage, line) {
        (Ended, Line::ToGuest(ToGuest::Hello { protocol: 1, .. })) => Begun,
        (Begun, Line::FromGuest(FromGuest::Hello(_))) => Greeted,
        (Greeted, Line::ToGuest(ToGuest::NewGame(game))) if game.id == 1 => InGame,
        (InGame, Line::ToGuest(ToGuest::Go(go))) if go.id == 2 => Asked(2),
        (Answered(id), Line::ToGuest(ToGuest::Go(go))) if go.id == id + 1 => Asked(go.id),
        (Asked(open), Line::FromGuest(FromGuest::Info { id, .. })) if *id == open => Asked(open),
        (Asked(open), Line::FromGuest(FromGuest::Move { id, .. })) if *id == open => Answered(open),
        (Asked(open), Line::FromGuest(FromGuest::Error(told))) if told.id == Some(open) => {
            Answered(open)
        }
        // A message that is too early or too late is noticed with the next question.
        (Answered(done), Line::FromGuest(FromGuest::Move { id, .. })) if *id == done => stage,
        (Asked(open) | Answered(open), Line::ToGuest(ToGuest::Error(told)))
            if told.id == Some(open) =>
        {
            Refused(open)
        }
        (Answered(id) | Refused(id), Line::ToGuest(ToGuest::GameOver(over)))
            if over.id == id + 1 =>
        {
            Over
        }
        (Over, Line::ToGuest(ToGuest::Quit)) => Ended,
        (_, Line::ToGuest(message)) => panic!("{stage:?}: {message:?}"),
        (_, Line::FromGuest(message)) => panic!("{stage:?}: {message:?}"),
        (_, Line::Garbage(what)) => panic!("{stage:?}: {what}"),
    }
}

#[test]
fn conversations_keep_their_order() {
    for path in files() {
        let text = fs::read_to_string(&path).expect("readable");
        let mut stage = Stage::Ended;
        let mut lines = text.lines().filter_map(read_line);
        while let Some(line) = lines.next() {
            let Line::Garbage(what) = line else {
                stage = next(stage, &line);
                continue;
            };
            // The referee describes the error with these words.
            let answer = lines.next().expect("an answer");
            let Line::ToGuest(ToGuest::Error(told)) = &answer else { panic!("{what}") };
            assert!(told.message.starts_with(&what), "{}; but it is {what}", told.message);
            stage = next(stage, &answer);
        }
        assert_eq!(stage, Stage::Ended, "{}", path.display());
    }
}

#[test]
fn whoever_is_at_fault_is_told_so_twice() {
    for path in files() {
        let text = fs::read_to_string(&path).expect("readable");
        let lines: Vec<Line> = text.lines().filter_map(read_line).collect();
        for two in lines.windows(2) {
            if let [Line::ToGuest(ToGuest::Error(told)), Line::ToGuest(ToGuest::GameOver(over))] =
                two
            {
                let ending = format!("{}: {}", told.code, told.message);
                assert!(over.reason.ends_with(&ending), "{}: {ending}", over.reason);
            }
        }
    }
}
