//! Tests that every sentence for people is in a catalogue, where it has all languages.

use std::path::Path;
use xtask::structure::{source, speech};

/// Crates that say nothing to people: how it is said.
const SPARED: &[&str] = &["i18n", "i18n-build"];

/// Files whose texts are not sentences for players, each with a description of these texts.
const MACHINE_FORMS: &[(&str, &str)] = &[
    ("cli/src/topic.rs", "clap's English, which the help's catalogue replaces as a whole"),
    ("gui/src/platform/desktop.rs", "the head of a file"),
    ("arena/src/error.rs", "the words of SQLite"),
    ("arena/src/store/deleted_file.rs", "an error of the system's kind"),
    ("arena/src/store/row.rs", "an error of the system's kind"),
    ("arena/src/store/schema.rs", "SQL"),
    ("arena/src/store/views.rs", "SQL"),
    ("arena/src/schedule/spec.rs", "names of formats"),
    ("cli/src/commands/lab/book.rs", "the head of a file"),
    ("catalog/src/puzzle/text.rs", "the head of a file"),
    ("cli/src/commands/lab/boards/args.rs", "help, which the catalogue replaces"),
    ("cli/src/usage_error.rs", "the parser's own words, which are looked for"),
    ("cli/src/commands/play/plain.rs", "a command as it is typed"),
    ("filler/src/graph.rs", "for developers"),
    ("filler/src/parameter.rs", "values as they are typed"),
    ("filler/src/rules.rs", "for developers"),
    ("game/src/conformance", "laws, for authors of a game"),
    ("game/src/playthrough.rs", "a text form"),
    ("game/src/saved.rs", "a text form"),
    ("game/src/toy.rs", "an example"),
    ("guest/src/python.rs", "programs in Python"),
    ("guest/src/lenient.rs", "a line in a log, and an error that the protocol tells programs"),
    ("guest/src/linux/machine_limits.rs", "names of limits in /proc"),
    ("guest/src/linux/sandbox/syscalls.rs", "a table for developers"),
    ("guest/src/linux/trial.rs", "a program in Python"),
    ("guest/src/process", "a guest's own log, and the words of languages"),
    ("guest/src/schema.rs", "a schema"),
    ("guest/src/silence.rs", "calls as programs write them"),
    ("guest/src/unfit.rs", "a command as it is typed"),
    ("game/src/parser_error.rs", "the words of parsers"),
    ("host/src/unix/library.rs", "the words of the system's loader"),
    ("quarto/src/parameter.rs", "values as they are typed"),
    ("quarto/src/state.rs", "for developers"),
    ("reports/src/result_table.rs", "heads of CSV"),
    ("reports/src/tabulate", "heads of CSV"),
    ("serve/src/usage_error.rs", "the parser's own words, which are looked for"),
    ("serve/src/ladder_games.rs", "SQL"),
    ("serve/src/versions.rs", "SQL"),
    ("serve/src/web.rs", "a policy for browsers"),
    ("twenty48/src/parameter.rs", "values as they are typed"),
    ("catalog/src/folder.rs", "a folder of the system"),
    ("experiments/src/tune/proof.rs", "a word of JSON"),
];

#[test]
fn no_text_for_people_stands_outside_the_catalogues() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let crates = source::read(root).expect("the sources are Rust");
    let mut strays = Vec::new();
    for one in crates.iter().filter(|one| !SPARED.contains(&one.name.as_str())) {
        for (path, text) in speech::stray(one) {
            let path = path.to_string_lossy().replace('\\', "/");
            let is_machine = |(known, _): &(&str, &str)| {
                path.strip_prefix("crates/").is_some_and(|path| path.starts_with(known))
            };
            if !MACHINE_FORMS.iter().any(is_machine) {
                strays.push(format!("{path}: {text}"));
            }
        }
    }
    assert!(strays.is_empty(), "these belong into messages/*.ftl:\n{}", strays.join("\n"));
}
