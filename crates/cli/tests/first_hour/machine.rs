//! If the machine lacks something, no game starts and nobody is disqualified.

use crate::stage::{Stage, printed_bot, rows};
use std::fs;
use std::io::ErrorKind;

#[test]
fn a_class_in_c_plays_with_this_program_alone() {
    let stage = Stage::new();
    stage.library("corner.c", "libcorner.so");
    // Alone in a folder, with nothing next to it.
    let alone = stage.path("damier");
    fs::copy(env!("CARGO_BIN_EXE_damier"), &alone).expect("copied");
    let program = alone.to_str().expect("plain").to_string();
    let mut command = stage.command(&program);
    command.args(["match", "2048", "./libcorner.so", "random", "--games", "4", "--quiet"]);
    command.args(["--format", "json"]);
    // Another test's child process may still hold the copy open from before its `exec`.
    let output = loop {
        match command.output() {
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => std::thread::yield_now(),
            known => break known.expect("runs"),
        }
    };
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let rows = rows(&String::from_utf8(output.stdout).expect("text"));
    let row = rows.iter().find(|row| row["name"] == "corner").expect("its row");
    assert_eq!((row["games"].as_u64(), row["faults"].as_u64()), (Some(4), Some(0)), "{row}");
}

#[test]
fn a_machine_without_python_refuses_before_the_first_game() {
    let stage = Stage::new();
    stage.write("zoe.py", &printed_bot());
    fs::create_dir(stage.path("bin")).expect("made");
    for command in
        [&["match", "2048", "./zoe.py", "greedy", "--db", "run.db"][..], &["check", "./zoe.py"]]
    {
        for (lang, words) in [("en", "needs Python 3"), ("fr", "a besoin de Python 3")] {
            let mut program = stage.command(env!("CARGO_BIN_EXE_damier"));
            program.env("PATH", stage.path("bin")).args(command).args(["--lang", lang]);
            let output = program.output().expect("runs");
            let line = String::from_utf8(output.stderr).expect("text");
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
            assert!(line.contains(words) && line.trim_end().lines().count() == 1, "{line}");
        }
    }
    assert!(!stage.path("run.db").exists(), "a run that was refused leaves nothing");
}
