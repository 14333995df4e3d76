//! Tests of generated catalogues, and of the errors for invalid ones.

use damier_i18n_build::generate;
use std::fs;

/// Generates a catalogue from two files.
fn make(english: &str, french: &str) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("en.ftl"), english).expect("written");
    fs::write(folder.path().join("fr.ftl"), french).expect("written");
    generate(folder.path()).map_err(|problem| problem.to_string())
}

#[test]
fn a_message_becomes_a_function_with_typed_arguments() {
    let code = make(
        "# Games played.\n# $games (count) games\n# $name\ngames-played = { $name }: { $games }\n",
        "games-played = { $games } pour { $name }\n",
    );
    let code = code.expect("a catalogue");
    let head = "pub(crate) fn games_played(games: u64, name: impl Into<::damier_i18n::Message>)";
    assert!(code.contains(head) && code.contains("/// Games played."), "{code}");
    assert!(
        code.contains(r#"[::damier_i18n::Part::Argument(0), ::damier_i18n::Part::Plain(" pour ")"#)
    );
}

#[test]
fn areas_become_modules() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lang, text) in [("en", "yes = yes\n"), ("fr", "yes = oui\n")] {
        fs::create_dir(folder.path().join(lang)).expect("made");
        fs::write(folder.path().join(lang).join("board.ftl"), text).expect("written");
    }
    let code = generate(folder.path()).expect("a catalogue");
    assert!(code.contains("pub(crate) mod board {") && code.contains("const fn yes()"), "{code}");
}

#[test]
fn an_area_may_be_for_some_builds_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lang, text) in [("en", "### @cfg unix\n\nyes = yes\n"), ("fr", "yes = oui\n")] {
        fs::create_dir(folder.path().join(lang)).expect("made");
        fs::write(folder.path().join(lang).join("page.ftl"), text).expect("written");
    }
    let code = generate(folder.path()).expect("a catalogue");
    assert!(code.starts_with("#[cfg(unix)]\npub(crate) mod page {"), "{code}");
}

#[test]
fn an_area_may_be_shown_to_other_crates() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lang, text) in [("en", "### @shared\n\n# $x\na = { $x }\n"), ("fr", "a = { $x }\n")] {
        fs::create_dir(folder.path().join(lang)).expect("made");
        fs::write(folder.path().join(lang).join("load.ftl"), text).expect("written");
    }
    let code = generate(folder.path()).expect("a catalogue");
    assert!(code.contains("\npub mod load {") && code.contains("\npub fn a(x"), "{code}");
}

#[test]
fn translations_of_texts_in_the_source_become_a_list() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("fr")).expect("made");
    let write = |text: &str| fs::write(folder.path().join("fr/help.ftl"), text).expect("written");
    write("### @list\n\nb = C'est B\na = A\n");
    let code = generate(folder.path()).expect("a catalogue");
    let list = r#"TRANSLATIONS: &[(&str, [&str; 1])] = &[("a", ["A"]), ("b", ["C’est B"])];"#;
    assert!(code.contains("pub(crate) mod help {") && code.contains(list), "{code}");
    for (text, reason) in [
        ("### @list\n\na = { $x }\n", "`a`: a listed text must not have arguments or selections"),
        ("a = A\n", "has no file in the first language"),
    ] {
        write(text);
        let error = generate(folder.path()).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}, not: {reason}");
    }
}

#[test]
fn languages_that_disagree_are_refused_with_the_message() {
    let one = "-x = 1\n# $games (count) games\na = { $games }\n";
    for (english, french, reason) in [
        ("a = 1\nb = 2\n", "a = 1\n", "fr.ftl: `b`: is missing"),
        ("a = 1\n", "a = 1\nb = 2\n", "en.ftl: `b`: is missing"),
        ("a = { $x }\n", "a = 1\n", "`$x` is declared but not used, or used but not declared"),
        (one, "a = { $games } { $name }\n", "`$name` is not an argument of this message"),
        (one, "a = rien\n", "`$games` is not used"),
        (one, "a = { $games -> \n [one] x\n *[many] { $games }\n }\n", "has no `*[other]`"),
        (one, "a = { $games -> \n [few] x\n *[other] { $games }\n }\n", "one, many, other"),
        ("# $x (amount)\na = { $x }\n", "a = 1\n", "text, count, number or word"),
        ("# $x\na = { $x -> \n *[other] 1\n }\n", "a = { $x }\n", "not a number or a word"),
        ("a = { NUMBER(3) }\n", "a = 3\n", "other than text, arguments"),
        ("a = { -name }\n", "a = 3\n", "the term `-name` is not defined"),
        ("a = 1\na = 2\n", "a = 3\n", "is defined twice"),
        ("a = 1\n", "a = Attention!\n", "`Attention!` needs a space before its punctuation mark"),
        ("a\n", "a = 1\n", "not valid Fluent"),
    ] {
        let error = make(english, french).expect_err(reason);
        assert!(error.contains(reason), "{error}, not: {reason}");
    }
}

#[test]
fn french_is_set_with_its_own_spaces() {
    let code = make("a = Sure?\n", "a = C'est sûr ?\n").expect("a catalogue");
    assert!(code.contains(r#"C’est sûr\u{a0}?"#), "{code}");
}
