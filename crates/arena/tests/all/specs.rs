//! Specs: which are read, which are refused and how. No text can make reading panic.

use damier_arena::{Spec, TournamentFormat, check};
use damier_game::toml_error;
use damier_i18n::{Lang, Message};
use proptest::prelude::*;
use serde::Deserialize;

const FULL: &str = r#"
seed = 7

[[event]]
name = "first"
game = "nim:21"
players = ["random", "one"]
format = "gauntlet"
games = 12
budget = "FAST"

[[event]]
game = "nim:9,thief"
players = ["most", "random", "perfect"]
"#;

#[test]
fn a_spec_reads_with_its_defaults_and_round_trips() {
    let spec = Spec::read(FULL).expect("valid");
    let [first, second] = spec.events.as_slice() else { panic!("{spec:?}") };
    assert_eq!((spec.seed, first.format, first.games), (Some(7), TournamentFormat::Gauntlet, 12));
    assert_eq!((first.name.as_str(), first.budget.to_string().as_str()), ("first", "10s/game"));
    assert_eq!((second.name.as_str(), second.budget.to_string().as_str()), ("nim:9,thief", "none"));
    assert_eq!((second.format, second.games), (TournamentFormat::RoundRobin, 100));
    assert_eq!(Spec::read(&spec.write()).expect("canonical"), spec);
    let unseeded = Spec::read("[[event]]\ngame='g'\nplayers=['a']").expect("valid");
    assert_eq!((unseeded.seed, unseeded.run_seed()), (None, 1));
    assert_eq!(Spec::read(&unseeded.write()).expect("canonical"), unseeded.with_run_seed());
}

/// What is replaced in a whole spec, by what, and a part of the error.
const MISTAKES: &[(&str, &str, &str)] = &[
    ("seed = 7", "seed = -1", "seed: found `-1`, expected a whole number from 0 to 2^63 - 1"),
    ("seed = 7", "seed = 1e3", "line 2: found `seed = 1e3`, expected a whole number"),
    (
        "seed = 7",
        "seed = 99999999999999999999",
        "line 2: found `seed = 99999999999999999999`, expected a whole number",
    ),
    ("seed = 7", "sed = 7", "line 2: `sed` is unknown; did you mean `seed`?"),
    ("seed = 7", "seed = ", "line 2: found `seed =`, expected TOML, with lines such as games = 20"),
    (
        "games = 12",
        "games = 0",
        "event 1, games: found `0`, expected a number from 1 to 1000000000",
    ),
    (
        "games = 12",
        "games = -3",
        "event 1, games: found `-3`, expected a number from 1 to 1000000000",
    ),
    (
        "games = 12",
        "games = 1000000001",
        "event 1, games: found `1000000001`, expected a number from 1 to 1000000000",
    ),
    ("games = 12", "games = 'many'", "line 9: found `games = 'many'`, expected a whole number"),
    ("games = 12", "rounds = 12", "line 9: `rounds` is unknown; allowed: name, game"),
    (
        "gauntlet",
        "league",
        "event 1, format: `league` is unknown; allowed: round-robin, gauntlet, swiss",
    ),
    ("FAST", "10 s", "event 1, budget: found `10 s`, expected `none`, `fast` (10s/game)"),
    ("FAST", "0nodes", "event 1, budget: found `0nodes`, expected `none`, `fast`"),
    ("\"nim:21\"", "\"\"", "event 1, game: nothing given, expected 1 to 1000 characters"),
    ("game = \"nim:21\"", "", "line 4: the key `game` is missing"),
    (
        "\"one\"",
        "\"random\"",
        "event 1, players, number 2: `random` is listed twice; list every player once",
    ),
    ("\"one\"", "\" \"", "event 1, players, number 2: nothing given, expected 1 to 1000"),
    (
        "\"one\"",
        "1",
        "line 7: found `players = [\"random\", 1]`, expected a text in quotation marks",
    ),
    ("[\"random\", \"one\"]", "[]", "event 1, players: found `0`, expected 1 to 1000 elements"),
    (
        "\"first\"",
        "\"a\\nb\"",
        "event 1, name: found `a b`, expected 1 to 1000 characters on one line",
    ),
    ("\"first\"", "\"nim:9,thief\"", "event 2: another event is also called `nim:9,thief`"),
];

#[test]
fn every_mistake_is_named_in_one_line() {
    for &(from, to, expected) in MISTAKES {
        assert!(FULL.contains(from));
        let error = Spec::read(&FULL.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.starts_with(expected), "{to}: {error}");
        assert!(!error.contains('\n'), "{error:?}");
    }
    for (text, expected) in [
        ("", "event: found `0`, expected 1 to 1000 elements"),
        ("event = 3", "line 1: found `event = 3`, expected a list"),
        ("\0", "line 1"),
    ] {
        let error = Spec::read(text).expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only errors are read")]
struct TypedValues {
    name: String,
    games: u32,
    share: f64,
    shown: bool,
    players: Vec<String>,
    table: TypedTable,
}

#[derive(Deserialize)]
struct TypedTable {}

#[test]
fn errors_of_the_toml_parser_are_in_the_readers_language() {
    for (toml, english, french) in [
        ("nme = 1", "`nme` is unknown; did you mean `name`?", "vouliez-vous dire `name`"),
        ("name = 'a'", "the key `games` is missing", "la clé `games` manque"),
        ("name = 1", "expected a text in quotation marks", "un texte entre guillemets"),
        ("games = -1", "expected a whole number", "un nombre entier"),
        ("games = 'a'", "expected a whole number", "un nombre entier"),
        ("share = 'a'", "expected a number", "un nombre"),
        ("shown = 1", "expected true or false", "true ou false"),
        ("players = 1", "expected a list", "une liste"),
        ("table = 1", "expected a table", "une table"),
        ("name = a", "expected TOML", "du TOML"),
        ("name = 'a'\nname = 'b'", "line 2: this key or table is already", "figure déjà"),
    ] {
        let error = toml::from_str::<TypedValues>(toml).err().expect(toml);
        let start = error.span().map(|span| span.start);
        let refused = Message::from(toml_error(toml, start, error.message()));
        for (lang, expected) in [(Lang::English, english), (Lang::French, french)] {
            assert!(refused.say(lang).contains(expected), "{toml}: {}", refused.say(lang));
        }
    }
}

#[test]
fn tables_that_do_not_fit_are_refused() {
    let refuse = |event: &str| {
        let spec = crate::tables::spec(event);
        check(spec.clone(), crate::tables::tables(&spec)).expect_err(event).to_string()
    };
    assert_eq!(
        refuse("game = 'nim:5'\nplayers = ['one']"),
        "event 1, players: found `one`, expected at least two players"
    );
    assert_eq!(
        refuse("game = 'nim:5'\nplayers = ['one', 'ONE']"),
        "event 1, players: `one` is listed twice: a setting with its default value does not make \
         another player; list every player once"
    );
    let spec = crate::tables::spec("game = 'nim:5'\nplayers = ['one', 'most']");
    assert_eq!(
        check(spec, Vec::new()).expect_err("no table").to_string(),
        "tables: found `0`, expected 1 table, one for each event"
    );
}

/// Returns a valid spec with pieces cut, doubled, swapped or replaced.
fn mangled() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("\"".to_string()),
        Just("[[event]]".to_string()),
        Just("\n".to_string()),
        Just("=".to_string()),
        Just("-9223372036854775808".to_string()),
        Just("é\u{0}\u{202e}".to_string()),
        Just("1e999".to_string()),
        "[ -~]{0,12}",
        any::<String>(),
    ];
    let edit = (any::<prop::sample::Index>(), 0usize..30, piece);
    prop::collection::vec(edit, 1..6).prop_map(|edits| {
        let mut text: Vec<char> = FULL.chars().collect();
        for (at, cut, piece) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, piece.chars());
        }
        text.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mangled_specs_never_panic(text in mangled()) {
        match Spec::read(&text) {
            Ok(spec) => prop_assert_eq!(Spec::read(&spec.write()).unwrap(), spec.with_run_seed()),
            Err(error) => {
                let error = error.to_string();
                prop_assert!(!error.is_empty() && !error.contains(['\n', '\r']), "{:?}", error);
            }
        }
    }
}

#[test]
fn vain_moves_are_kept_where_they_are_named() {
    let text = |more: &str| format!("[[event]]\ngame = \"2048\"\nplayers = [\"random\"]\n{more}");
    let plain = Spec::read(&text("")).expect("sound");
    assert!(!plain.write().contains("vain_moves"), "files without it are as before");
    for number in [0, 1, 1_000_000] {
        let spec = Spec::read(&text(&format!("vain_moves = {number}"))).expect("sound");
        assert_eq!(spec.events[0].vain_moves, Some(number));
        assert_eq!(Spec::read(&spec.write()).expect("sound"), spec.with_run_seed());
    }
    for wrong in [-1, 1_000_001] {
        let refused =
            Spec::read(&text(&format!("vain_moves = {wrong}"))).expect_err("out of range");
        let sentence =
            format!("event 1, vain_moves: found `{wrong}`, expected a number from 0 to 1000000");
        assert_eq!(refused.to_string(), sentence);
    }
}

#[test]
fn the_python_of_submissions_is_kept_where_it_is_named() {
    let text = |python: &str| format!("{python}\n[[event]]\ngame = '2048'\nplayers = ['random']");
    assert!(!Spec::read(&text("")).expect("sound").write().contains("python"));
    let spec = Spec::read(&text("python = ' venv '")).expect("sound");
    assert_eq!(spec.python.as_deref(), Some("venv"));
    assert_eq!(Spec::read(&spec.write()).expect("sound"), spec.with_run_seed());
    let refused = Spec::read(&text("python = ''")).expect_err("no path").to_string();
    assert!(refused.starts_with("python: "), "{refused}");
}
