//! Tests of the command line: errors are on one line and in the user's language.

use crate::class::{CLASS, Shown};
use std::process::{Command, Output};

fn typed(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_damier-serve"));
    program.args(arguments).output().expect("run")
}

fn refusal(arguments: &[&str]) -> String {
    let output = typed(arguments);
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    said
}

#[test]
fn mistakes_are_told_in_the_language_of_whoever_makes_them() {
    for (mistyped, english, french) in [
        (
            &["serve"][..],
            "required arguments were not provided",
            "il manque ces arguments\u{a0}: <CLASS.TOML>",
        ),
        (&["serve", "--what", "x"], "unexpected argument '--what'", "argument inattendu"),
        (&["servr", "x"], "a similar subcommand exists: 'serve'", "vouliez-vous dire «\u{a0}serve"),
        (&["submit", ".", "--to"], "a value is required for '--to", "il manque une valeur à"),
    ] {
        let said = |lang| refusal(&[&["--lang", lang], mistyped].concat());
        assert!(said("en").contains(english), "{}", said("en"));
        assert!(said("fr").contains(french), "{}", said("fr"));
    }
    let help = typed(&["serve", "--help"]);
    assert!(help.status.success() && !help.stdout.is_empty());
}

#[test]
fn a_class_is_read_with_any_byte_order_mark() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("class.toml");
    let marked = format!("\u{feff}csv_style = \"excel-fr\"\n{CLASS}");
    let utf16: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [marked.into_bytes(), utf16] {
        std::fs::write(&file, bytes).expect("written");
        let class = damier_serve::Class::read(&file).expect("sound");
        assert_eq!((class.games.len(), format!("{:?}", class.csv_style)), (1, "ExcelFr".into()));
    }
    std::fs::write(&file, format!("csv_style = \"excel\"\n{CLASS}")).expect("written");
    let refused = damier_serve::Class::read(&file).expect_err("no style").to_string();
    assert!(refused.contains("did you mean `excel-fr`?"), "{refused}");
}

#[test]
fn a_kit_for_other_rules_is_refused_with_the_kits_that_fit() {
    let refused = |game: &str, kit: &str| {
        let class = CLASS.replace("filler:4x4", game).replace("\"first\"", "\"random\"");
        let class = format!("{class}kit = \"{kit}\"\n");
        let parsed = damier_serve::Class::parse(&class, std::path::Path::new("."));
        parsed.err().map(|error| error.message().say(damier_i18n::Lang::French))
    };
    assert_eq!(refused("2048:preset=notebook", "notebook"), None);
    let said = refused("2048", "notebook").expect("other rules");
    assert!(said.contains("notebook") && said.ends_with("Kits pour 2048\u{a0}: 2048-c"), "{said}");
    let said = refused("2048:5x5", "2048-c").expect("no kit");
    assert!(said.contains("aucun autre ne l’est"), "{said}");
}

#[test]
fn a_second_server_of_a_folder_is_told_so() {
    let shown = Shown::new(CLASS);
    let file = shown.file("class.toml");
    std::fs::write(&file, CLASS).expect("written");
    let file = file.to_str().expect("plain");
    let said = refusal(&["serve", file]);
    assert!(said.contains("is already served by another server; stop that server first"), "{said}");
}
