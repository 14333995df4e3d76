//! Simulates a referee for the wrappers' tests: creates bots with `damier_guest::scaffold`, sends them messages, and
//! reads their answers.

use damier_guest::protocol::{
    ClockMessage, DeclaredOption, ErrorMessage, FromGuest, GameOverMessage, GoMessage,
    HelloMessage, NewGameMessage, NumericOption, ToGuest, VERSION, read, write,
};
use damier_guest::scaffold::{self, Language};
use damier_i18n::Lang;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A state and its legal actions.
pub(crate) type Question<'a> = (&'a str, &'a [&'a str]);

/// A state of 2048.
pub(crate) const TILES: Question =
    ("2 4 . ./. . . ./. 8 . ./. . . 2 score=4", &["up", "right", "down"]);

/// The line break and the quotes test the wrappers' JSON.
pub(crate) const MOOD: &str = "\"bold\"\n\u{1f600}";

/// Returns the start of a game, with the largest possible seed.
pub(crate) fn new_game(game: &str) -> ToGuest {
    ToGuest::NewGame(NewGameMessage {
        id: 1,
        game: game.to_string(),
        rules_version: 1,
        seat: 1,
        seats: 2,
        state: "the first".to_string(),
        seed: u64::MAX,
        clock: ClockMessage::default(),
        options: BTreeMap::from([("mood".to_string(), MOOD.to_string())]),
    })
}

/// Returns the messages of a game with one question, in which two options are set.
pub(crate) fn game_with_options(question: Question) -> String {
    let ToGuest::NewGame(mut new) = new_game("2048") else { unreachable!("a new game") };
    let set = [("gain", "2.25"), ("depth", "4"), ("mood", MOOD)];
    new.options = set.map(|(name, value)| (name.to_string(), value.to_string())).into();
    script(&[ToGuest::NewGame(new), go(2, question), ToGuest::Quit])
}

/// Returns the numeric options that a bot declares: `gain` and `depth` with their numbers.
pub(crate) fn numbers(output: &Output) -> Vec<(String, NumericOption)> {
    let Some(FromGuest::Hello(hello)) = said(output).into_iter().next() else {
        panic!("no hello: {output:?}");
    };
    assert!(hello.left_out.is_empty(), "{output:?}");
    let number = |option: DeclaredOption| option.number.map(|number| (option.name, number));
    hello.options.into_iter().filter_map(number).collect()
}

/// Returns a question.
pub(crate) fn go(id: u64, (state, legal): Question) -> ToGuest {
    let legal = legal.iter().map(ToString::to_string).collect();
    let clock_left =
        ClockMessage { game_ms: Some(12.5), nodes: Some(7), ..ClockMessage::default() };
    let last = vec!["left".to_string(), "2@r1c1".to_string()];
    ToGuest::Go(GoMessage { id, ply: 3, state: state.to_string(), last, legal, clock_left })
}

/// Formats messages as lines.
pub(crate) fn script(messages: &[ToGuest]) -> String {
    messages.iter().map(write).collect()
}

/// Returns the messages of a game with one question.
pub(crate) fn game_of(game: &str, question: Question) -> String {
    let hello = ToGuest::Hello { protocol: VERSION, program: "a test".to_string() };
    let over = ToGuest::GameOver(GameOverMessage {
        id: 3,
        reason: "finished".to_string(),
        state: "the last".to_string(),
        scores: vec![4, -4],
    });
    script(&[hello, new_game(game), go(2, question), over, ToGuest::Quit])
}

/// Creates and builds a bot for a game.
pub(crate) fn bot(language: Language, game: &str) -> TempDir {
    rewritten(language, game, |text| text)
}

/// Creates a bot for a game, changes its source, and builds it without any interaction.
pub(crate) fn rewritten(
    language: Language,
    game: &str,
    change: impl Fn(String) -> String,
) -> TempDir {
    let place = tempfile::tempdir().expect("a folder");
    let family = game.split(':').next().unwrap_or_default();
    let source = starter(language, family);
    let files = scaffold::write(place.path(), language, family, source.as_deref(), Lang::English);
    let files = files.expect("a free folder");
    let text = fs::read_to_string(&files[0]).expect("the bot");
    let changed = change(text.clone());
    fs::write(&files[0], changed).expect("writable");
    match language {
        Language::Python => {}
        Language::C => {
            let strict = "CFLAGS=-std=c99 -Wall -Wextra -Wpedantic -Werror";
            build(place.path(), "make", &["-s", strict]);
        }
        // The command that cargo would run. Cargo itself might wait for another cargo.
        Language::Rust => {
            fs::create_dir_all(place.path().join("target/release")).expect("writable");
            let options = ["--edition=2021", "-Dwarnings", "src/main.rs", "-otarget/release/bot"];
            build(place.path(), "rustc", &options);
        }
    }
    place
}

/// Returns the starter bot of a game's crate.
fn starter(language: Language, family: &str) -> Option<String> {
    let wing = if family == "2048" { "twenty48" } else { family };
    let file = match language {
        Language::Python => "bot.py",
        Language::C => "bot.c",
        Language::Rust => "bot.rs",
    };
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("below the crates");
    fs::read_to_string(crates.join(wing).join("starters").join(file)).ok()
}

fn build(folder: &Path, program: &str, arguments: &[&str]) {
    let built = Command::new(program).args(arguments).current_dir(folder).output().expect(program);
    let said = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success() && said.is_empty(), "{program}: {said}");
}

/// Runs a bot on these lines with the command in its `submission.toml`.
pub(crate) fn run(folder: &Path, lines: &str) -> Output {
    let text = fs::read_to_string(folder.join("submission.toml")).expect("readable");
    let submission: toml::Table = text.parse().expect("sound");
    let command = submission["command"].as_array().expect("a command");
    let mut words = command.iter().map(|word| word.as_str().expect("a text"));
    let first = words.next().expect("a program");
    let own = folder.join(first);
    let mut child = Command::new(if own.exists() { own.as_os_str() } else { first.as_ref() })
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a bot that runs");
    // A bot may exit without reading everything.
    let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    child.wait_with_output().expect("its output")
}

/// Parses all messages of a bot.
pub(crate) fn said(output: &Output) -> Vec<FromGuest> {
    output
        .stdout
        .split_inclusive(|&byte| byte == b'\n')
        .map(|line| read(line).expect("a message"))
        .collect()
}

/// Returns the standard error of a bot.
pub(crate) fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns the actions of a bot; panics if its hello is incomplete or if it reports an error.
pub(crate) fn actions(output: &Output) -> Vec<(u64, String)> {
    assert!(output.status.success(), "{output:?}");
    let mut said = said(output).into_iter();
    let Some(FromGuest::Hello(HelloMessage { protocol, name, language, .. })) = said.next() else {
        panic!("no hello: {output:?}");
    };
    assert!(protocol == Some(VERSION) && name.is_some() && language.is_some(), "{output:?}");
    let moves = said.filter_map(|message| match message {
        FromGuest::Move { id, action, .. } => Some((id, action)),
        FromGuest::Info { .. } => None,
        other => panic!("{other:?}"),
    });
    moves.collect()
}

/// Returns the error messages of a bot.
pub(crate) fn complaints(output: &Output) -> Vec<ErrorMessage> {
    let complaint = |message| match message {
        FromGuest::Error(complaint) => Some(complaint),
        _ => None,
    };
    said(output).into_iter().filter_map(complaint).collect()
}
