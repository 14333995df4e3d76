//! Tests `damier-host` with submissions like those of the class: good ones, and one for each common mistake.

#![cfg(target_os = "linux")]

mod build;
mod referee;

use build::built;
use damier_game::Params;
use damier_guest::protocol::{FromGuest, ToGuest};
use damier_twenty48::Twenty48;
use referee::{End, HOST, Host, Outcome, Submission, new_game, play, play_by};
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

/// Plays a game to its end; the host must exit normally.
fn plays(submission: &Submission, seed: u64) -> Outcome {
    let outcome = play(&submission.path, seed);
    assert_eq!(outcome.end, End::Finished, "{}", outcome.stderr);
    assert!(outcome.status.success(), "{}: {}", outcome.status, outcome.stderr);
    assert!(outcome.moves() > 20, "{} moves", outcome.moves());
    outcome
}

fn name(outcome: &Outcome) -> Option<&str> {
    outcome.hello.as_ref().expect("a hello").name.as_deref()
}

#[test]
fn a_strategy_without_memory_plays() {
    let outcome = plays(&Submission::new("corner.c", "corner", &[]), 1);
    let hello = outcome.hello.as_ref().expect("a hello");
    assert_eq!(hello.name.as_deref(), Some("Coin fidèle"));
    assert_eq!(hello.language.as_deref(), Some("C"));
    assert_eq!(hello.games.as_deref(), Some(&["2048".to_string()][..]));
    let order = ["down", "left", "right", "up"];
    assert!(outcome.actions.iter().any(|action| action == order[0]));
    assert_eq!(outcome.stderr, "");
}

#[test]
fn grids_come_from_us_from_libgrid_or_from_the_submission_itself() {
    let undefined = plays(&Submission::new("greedy.c", "greedy", &[]), 7);
    assert!(undefined.score > 500, "greedy play: {}", undefined.score);
    assert!(!undefined.stderr.contains("shrunk"), "{}", undefined.stderr);
    let freed = format!("freed after {} moves", undefined.moves());
    assert!(undefined.stderr.contains(&freed), "{}", undefined.stderr);

    let folder = built();
    let search = format!("-L{}", folder.display());
    let linked = Submission::new("greedy.c", "linked", &["-DNAME=linked", &search, "-lgrid"]);
    let alone = tempfile::tempdir().expect("a folder");
    let host = alone.path().join("damier-host");
    std::fs::copy(HOST, &host).expect("copied");
    let missing = play_by(&host, &linked.path, 7, "");
    assert!(missing.load_failure().contains("libgrid.so"), "{missing:?}");
    for place in [&alone, &linked.folder] {
        let library = place.path().join("libgrid.so");
        std::fs::copy(folder.join("libgrid.so"), &library).expect("copied");
        let outcome = play_by(&host, &linked.path, 7, "");
        assert_eq!(outcome.actions, undefined.actions, "{}", outcome.stderr);
        std::fs::remove_file(library).expect("removed");
    }

    let archive = folder.join("libgrid.a").display().to_string();
    let contained = Submission::new("greedy.c", "whole", &["-DNAME=whole", &archive]);
    assert_eq!(plays(&contained, 7).actions, undefined.actions);

    // It chooses like `greedy.c`, on boards with another layout.
    let island = plays(&Submission::new("island.c", "island", &[]), 7);
    assert_eq!(island.actions, undefined.actions);
}

#[test]
fn a_game_may_begin_in_its_middle() {
    let start = "2 4 8 16/2 . . ./. . . ./. . . 2 score=12344";
    for source in ["greedy", "island"] {
        let submission = Submission::new(&format!("{source}.c"), source, &[]);
        let outcome = play_by(HOST.as_ref(), &submission.path, 3, start);
        assert_eq!(outcome.end, End::Finished, "{}", outcome.stderr);
        assert!(outcome.score >= 12344 + 4, "{}", outcome.score);
        if source == "greedy" {
            assert!(!outcome.stderr.contains("shrunk"), "{}", outcome.stderr);
            let last = outcome.stderr.rsplit(' ').next().expect("a score").trim();
            let last: i64 = last.parse().expect("a number");
            assert!((12344..=outcome.score).contains(&last), "it saw the score {last}");
        }
    }
}

#[test]
fn luck_repeats_with_the_seed_of_the_game() {
    let submission = Submission::new("dice.c", "dice", &[]);
    let [first, again, other] = [5, 5, 6].map(|seed| plays(&submission, seed));
    assert_eq!(first.actions, again.actions);
    assert_ne!(first.actions, other.actions);
    let mut host = Host::start(HOST.as_ref(), &submission.path);
    assert!(matches!(host.hear(), Some(FromGuest::Hello(_))));
    for _ in 0..2 {
        let mut actions = Vec::new();
        assert_eq!(host.game(5, "", &mut actions).0, End::Finished);
        assert_eq!(actions, first.actions, "also the second game of a process");
    }
    assert!(host.end().0.success());
}

#[test]
fn helpers_may_be_called_anything() {
    let outcome = plays(&Submission::new("names.c", "names", &[]), 2);
    assert_eq!(name(&outcome), Some("names"));
}

#[test]
fn the_victory_of_the_course_takes_the_exponent_of_a_tile() {
    for own in [&[][..], &["-DOWN"]] {
        let outcome = plays(&Submission::new("victor.c", "victor", own), 3);
        assert_eq!(name(&outcome), Some("victor"));
    }
}

#[test]
fn untidy_strategies_play_to_the_end() {
    let outcome = plays(&Submission::new("untidy.c", "untidy", &[]), 4);
    assert_eq!(name(&outcome), None, "it was never set");
    assert!(outcome.stderr.contains("warning: `mem` is the address of a local variable"));
    assert!(outcome.stderr.contains("loaded without a line break, "), "{}", outcome.stderr);
    let local = play(&Submission::sin("LOCAL_NAME").path, 4);
    assert_eq!((name(&local), &local.end), (None, &End::Finished), "{}", local.stderr);
    assert_eq!(outcome.stderr.matches("nowhere").count(), outcome.moves());
}

#[test]
fn a_direction_that_can_never_move_is_for_the_referee_to_judge() {
    let outcome = play(&Submission::sin("MOVES_UP_ONLY").path, 1);
    assert_eq!(outcome.end, End::Illegal("up".to_string()));
    assert!(outcome.status.success());
}

/// The two strategies printed in the class's report, and ten more that never call `can_move`.
#[test]
fn strategies_that_slide_blindly_play_whole_games() {
    for strategy in [
        "at_random",
        "cycle",
        "clockwise",
        "reseeded",
        "talks",
        "mostly_left",
        "by_room",
        "remembers",
        "plays_on_it",
        "looks_ahead",
        "two_ways",
        "by_the_name",
    ] {
        let arguments = ["-DNAME=blind".to_string(), format!("-DSTRATEGY={strategy}")];
        let arguments = arguments.each_ref().map(String::as_str);
        let submission = Submission::new("blind.c", "blind", &arguments);
        let mut host = Host::start(HOST.as_ref(), &submission.path);
        assert!(matches!(host.hear(), Some(FromGuest::Hello(_))), "{strategy}");
        for seed in 0..5 {
            let end = host.game(seed, "", &mut Vec::new()).0;
            assert_eq!(end, End::Finished, "{strategy}, seed {seed}");
        }
        assert!(host.end().0.success(), "{strategy}");
    }
}

/// Libraries for other board sizes: with the host's grids, and with our library linked in.
#[test]
fn a_library_plays_on_the_board_that_it_is_compiled_for() {
    let archive = built().join("libgrid.a").display().to_string();
    for side in [2, 3, 5] {
        let defines = ["-DNAME=blind", "-DSTRATEGY=looks_ahead", &format!("-DGRID_SIDE={side}")];
        for inside in [&[][..], &[archive.as_str()]] {
            let submission = Submission::new("blind.c", "blind", &[&defines, inside].concat());
            let mut host = Host::start(HOST.as_ref(), &submission.path);
            let size = Params::read(&format!("{side}x{side}")).expect("parameters");
            host.rules = Twenty48::read(&size).expect("a board");
            let Some(FromGuest::Hello(hello)) = host.hear() else { panic!("no hello") };
            assert_eq!(hello.games, Some(vec![format!("2048:{side}x{side}")]));
            let (end, score) = host.game(1, "", &mut Vec::new());
            assert_eq!(end, End::Finished);
            assert!(score > 0, "{score}");
            host.say(&new_game("2048", "", 1));
            let Some(FromGuest::Error(complaint)) = host.hear() else { panic!("it plays") };
            let sentence = format!(
                "2048: the library is compiled for 2048:{side}x{side}; compile it with -DGRID_SIDE=4"
            );
            assert_eq!(complaint.message, sentence);
            assert!(host.end().0.success());
        }
    }
    let wrong =
        Submission::new("blind.c", "blind", &["-DNAME=blind", "-DSTRATEGY=cycle", "-DSIDE=9"]);
    let told = play(&wrong.path, 1);
    let sentence = "it is compiled for boards of side 9: GRID_SIDE must be from 2 to 8";
    assert!(told.load_failure().contains(sentence), "{told:?}");
}

#[test]
fn no_direction_is_told_as_what_it_is() {
    let outcome = play(&Submission::sin("NO_DIRECTION").path, 1);
    let End::Complaint(complaint) = &outcome.end else { panic!("{outcome:?}") };
    assert_eq!(complaint.code, "direction");
    assert_eq!(complaint.id, Some(outcome.actions.len() as u64 + 1));
    assert!(complaint.message.contains("`play_move` returned 7, which is not a direction"));
    let outcome = play(&Submission::sin("LOSES_PLAY_MOVE").path, 1);
    let End::Complaint(complaint) = &outcome.end else { panic!("{outcome:?}") };
    assert!(complaint.message.contains("NULL"), "{complaint:?}");
}

#[test]
fn a_crash_is_the_process_s_end() {
    let crash = play(&Submission::sin("CRASHES_IN_MOVE").path, 1);
    assert_eq!((crash.end, crash.status.signal()), (End::Silence, Some(11)));
    assert!(crash.stderr.contains("about to crash"), "{}", crash.stderr);
    let exit = play(&Submission::sin("EXITS_IN_MOVE").path, 1);
    assert_eq!((exit.end, exit.status.code()), (End::Silence, Some(3)));
    let endless = play(&Submission::sin("RECURSES").path, 1);
    assert_eq!((endless.end, endless.status.signal()), (End::Silence, Some(6)));
    assert!(endless.stderr.contains("has overflowed its stack"), "{}", endless.stderr);
    let crash = play(&Submission::sin("CRASHES_AT_LOAD").path, 1);
    assert!(crash.hello.is_none());
    assert_eq!((crash.end, crash.status.signal()), (End::Silence, Some(11)));
    let exit = play(&Submission::sin("EXITS_AT_LOAD").path, 1);
    assert!(exit.hello.is_none());
    assert_eq!((exit.end, exit.status.code()), (End::Silence, Some(0)));
}

#[test]
fn a_crash_when_the_game_is_over_changes_nothing() {
    let outcome = play(&Submission::sin("CRASHES_IN_FREE").path, 1);
    assert_eq!(outcome.end, End::Finished);
    assert!(!outcome.status.success(), "free was called: {}", outcome.status);
}

#[test]
fn what_is_no_strategy_is_told_in_a_sentence() {
    let sentences = [
        ("NOTHING", "no function `sinner` to create the strategy; it exports `Wrong_Name`"),
        ("RETURNS_NULL", "`sinner` returns NULL"),
        ("RETURNS_NUMBER", "`sinner` returns the number 0x1234 instead of a strategy"),
        ("RETURNS_LOCAL", "`sinner` returns the address of a local variable"),
        ("NO_PLAY_MOVE", "`sinner` leaves `play_move` NULL"),
        ("WILD_PLAY_MOVE", "`sinner` does not set `play_move`: its value is 0xa5a5a5a5"),
        ("UNDEFINED", "it uses `nobody_defines_this`, which is not defined anywhere"),
    ];
    for (sin, sentence) in sentences {
        let outcome = play(&Submission::sin(sin).path, 1);
        let failure = outcome.load_failure();
        assert!(failure.starts_with("libsinner.so: "), "{failure}");
        assert!(failure.contains(sentence), "{failure}");
        assert_eq!(failure.lines().count(), 1, "{failure}");
    }
}

#[test]
fn what_is_no_library_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("libalice.so");
    assert!(play(&missing, 1).load_failure().contains("does not exist"));
    std::fs::write(&missing, "int main;").expect("written");
    assert!(play(&missing, 1).load_failure().contains("not a shared library for this machine"));
    let named = folder.path().join("alice.so");
    std::fs::write(&named, "").expect("written");
    assert!(play(&named, 1).load_failure().contains("libNAME.so"));
}

#[test]
fn without_a_library_the_usage_is_told() {
    for arguments in [&[][..], &["liba.so", "libb.so"]] {
        let output = Command::new(HOST).args(arguments).output().expect("the host starts");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("usage: damier-host libNAME.so"));
    }
    let help = Command::new(HOST).arg("--help").output().expect("the host starts");
    assert!(help.status.success() && help.stdout.starts_with(b"usage: "));
}

#[test]
fn the_example_of_the_readme_plays() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));
    let readme = readme.expect("a README");
    let code = readme.split("```c\n").nth(1).and_then(|rest| rest.split("```").next());
    let folder = tempfile::tempdir().expect("a folder");
    let [source, library] = ["alice.c", "libalice.so"].map(|name| folder.path().join(name));
    std::fs::write(&source, code.expect("an example")).expect("written");
    let command = "cc -shared -fPIC -I crates/libgrid/include alice.c -o libalice.so";
    assert!(readme.contains(command));
    let include = concat!(env!("CARGO_MANIFEST_DIR"), "/include");
    let mut compiler = Command::new("cc");
    compiler.args(["-Wall", "-Werror", "-shared", "-fPIC", "-I", include]);
    assert!(compiler.arg(&source).arg("-o").arg(&library).status().expect("cc runs").success());
    let outcome = play(&library, 1);
    assert_eq!(outcome.end, End::Finished, "{}", outcome.stderr);
    assert_eq!(name(&outcome), Some("Alice"));
}

#[test]
fn other_games_and_odd_messages_are_answered_with_an_error() {
    let submission = Submission::new("corner.c", "corner", &[]);
    let mut host = Host::start(HOST.as_ref(), &submission.path);
    assert!(matches!(host.hear(), Some(FromGuest::Hello(_))));
    let mut code = |message: &ToGuest| {
        host.say(message);
        match host.hear() {
            Some(FromGuest::Error(complaint)) => complaint.code,
            other => panic!("{other:?}"),
        }
    };
    for game in ["quarto", "2048:5x5", "2048:spawner=adversary", "2048:nonsense"] {
        assert_eq!(code(&new_game(game, "", 1)), "game");
    }
    assert_eq!(code(&ToGuest::Hello { protocol: 99, program: "test".to_string() }), "protocol");
    let mut actions = Vec::new();
    assert_eq!(host.game(1, "", &mut actions).0, End::Finished, "it goes on");
    host.say(&ToGuest::Quit);
    assert!(host.end().0.success());
}
