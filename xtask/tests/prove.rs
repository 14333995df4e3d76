//! Tests of the record of slow proofs against the code.

use std::fs;
use std::io::{Write, stderr};
use std::path::Path;
use xtask::prove::{self, Entry, PROOFS, Proof, RECORD, State};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}

/// If the code has changed since a proof was run, the test prints this even though it passes, because running the proof
/// again takes hours. If the record says that a proof fails for the current code, the test fails.
#[test]
fn the_record_says_what_is_proved_of_this_code() {
    let record = prove::read_record(root()).expect("a record");
    let mut open = Vec::new();
    for proof in PROOFS {
        let state = proof.state(root(), &record).expect("readable");
        assert_ne!(state, State::Fails, "{}", proof.name);
        if state != State::Holds {
            open.push(format!("{} ({})", proof.name, state.words()));
        }
    }
    if !open.is_empty() {
        let list = open.join(", ");
        writeln!(stderr(), "to be proved by `cargo xtask prove-all`: {list}").expect("told");
    }
}

#[test]
fn every_ignored_test_is_run_by_something() {
    assert_eq!(prove::ignored_by_all(root()).expect("readable"), Vec::<String>::new());
}

#[test]
fn a_change_of_the_code_makes_its_record_older() {
    let place = tempfile::tempdir().expect("a folder");
    let write = |text: &str| fs::write(place.path().join("code.rs"), text).expect("written");
    let sum = || prove::checksum(place.path(), &["."]).expect("readable");
    write("one\r\n");
    let before = sum();
    write("one\n");
    assert_eq!(sum(), before, "the ends of lines count for nothing");
    write("two\n");
    assert_ne!(sum(), before);
}

#[test]
fn a_record_holds_for_the_code_that_it_was_written_for() {
    let place = tempfile::tempdir().expect("a folder");
    let (page, code) = (place.path().join(RECORD.page), place.path().join("code"));
    fs::create_dir_all(page.parent().expect("a folder")).expect("made");
    fs::copy(root().join(RECORD.page), &page).expect("copied");
    fs::create_dir(&code).expect("made");
    fs::write(code.join("a.rs"), "one").expect("written");
    let proof = Proof { covers: &["code"], ..PROOFS[0] };
    let state = || proof.state(place.path(), &prove::read_record(place.path()).expect("a record"));
    for (has_passed, expected) in [(true, State::Holds), (false, State::Fails)] {
        let [date, commit] = ["2026-11-27", "0123abcd"].map(str::to_string);
        let checksum = proof.checksum(place.path()).expect("readable");
        let entry = Entry { date, commit, has_passed, checksum };
        let record = [(proof.name.to_string(), entry)].into();
        prove::write_record(place.path(), &record).expect("written");
        assert_eq!(state().expect("readable"), expected);
    }
    fs::write(code.join("a.rs"), "two").expect("written");
    assert_eq!(state().expect("readable"), State::IsOlder);
    prove::write_record(place.path(), &[].into()).expect("written");
    assert_eq!(state().expect("readable"), State::NeverRun);
}
