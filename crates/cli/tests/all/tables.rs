//! `damier lab tables`: built, listed and verified; damaged files refused in one line.

use assert_cmd::Command;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;
use std::fs;

fn damier(words: &str) -> Command {
    let mut command = Command::cargo_bin("damier").expect("the program");
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.args(["lab", "tables"]).args(words.split_whitespace());
    command
}

#[test]
fn a_table_is_built_once_listed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let there = |words: &str| {
        let mut command = damier(words);
        command.env("DAMIER_DATA", folder.path());
        command
    };
    there("list").assert().success().stdout(contains("no tables"));
    let build = "build 2048 --formation 222 --target 32";
    there(build).assert().success().stdout(contains("222-32.formation"));
    assert!(folder.path().join("222-32.checked").exists(), "players need not check the table");
    there(build).assert().success().stdout(contains("exists already"));
    there("list").assert().success().stdout(contains("222-32.formation").and(contains("32")));
    there("verify").assert().success().stdout(contains("intact"));

    let path = folder.path().join("222-32.formation");
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 4;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).unwrap();
    there("verify").assert().code(2).stderr(contains("is damaged"));
    fs::write(&path, &bytes[..middle]).unwrap();
    there("list").assert().code(2).stderr(contains("cut short"));
    there("verify").assert().code(2).stderr(contains("cut short"));
    there(build).assert().success().stdout(contains("afterstates"));
    there("verify").assert().success();
}

#[test]
fn the_tables_worth_building_are_shown_with_what_fits() {
    let advised = |words: &str| {
        let folder = tempfile::tempdir().unwrap();
        let shown = damier(words).env("DAMIER_DATA", folder.path()).assert().success();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{words}");
        let shown = String::from_utf8_lossy(&shown.get_output().stdout).into_owned();
        let fits = |line: &&str| line.trim_end().ends_with("yes");
        (shown.lines().filter(fits).count(), shown)
    };
    let (fit, shown) = advised("build --advise --disk 9GB --memory 12GB");
    assert!(fit == 3 && shown.contains("442 256, 442 512"), "{shown}");
    assert_eq!(advised("build --advise").0, 2);
    // Without --advise, nothing is built if nothing fits.
    let (fit, shown) = advised("build 2048 --disk 10MB");
    assert!(fit == 1 && shown.contains("Raise --disk and --memory"), "{shown}");
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    for (words, said) in [
        ("build 2048 --target 100", "a power of two"),
        ("build 2048 --target 8", "16 to 4096"),
        ("build 2048 --formation 9", "442"),
        ("build 2048 --formation L3@7 --target 32", "must be a wall"),
        ("build 2048 --advise --target 512", "--target"),
        ("build 2048 --disk lots", "2GB"),
        ("build 2048 --target 512 --disk 10MB", "the budget is 10 MB"),
        ("build 2048 --target 512 --memory 10MB", "the budget is 10 MB"),
        ("build 2048:5x5", "Games with tables: 2048"),
        ("list chess", "2048"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let refused = damier(words).env("DAMIER_DATA", folder.path()).assert().code(2);
        let error = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(error.contains(said) && error.lines().count() == 1, "{words}: {error}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{words}");
    }
}
