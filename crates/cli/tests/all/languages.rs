//! Output of commands in English and French, word for word, and the choice of the language.
//!
//! With `WRITE_LANGUAGES` set, the stored texts are written instead of compared.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Name, command line and input. Times of this machine are removed from the stored texts.
const KEPT: [(&str, &str, &str); 18] = [
    ("help", "--help", ""),
    ("help-of-a-command", "match --help", ""),
    ("players", "list players quarto", ""),
    ("mistake", "match quarto random --games many", ""),
    ("refused", "solve quarto --position nonsense", ""),
    ("solve", "solve 2048:2x2", ""),
    ("count", "lab count quarto --what boards --rows 4", ""),
    ("prove", "lab prove 2048:2x2,spawner=adversary --tile 8", ""),
    ("marks", "check random --positions filler:8x7 --count 1 --budget none", ""),
    ("match", "match 2048:2x2 random greedy --games 20 --seed 1 --db run.db --threads 1", ""),
    ("games", "games run.db --games 3", ""),
    ("duel", "match quarto cautious random --games 4 --seed 1 --db duel.db --threads 1", ""),
    ("no-file", "report nothing.db", ""),
    ("replay", "replay duel.db 1 --out game.txt", ""),
    ("review", "review game.txt --budget 2000nodes --threads 1", ""),
    ("new", "new bot ada --language c --game quarto", ""),
    ("new-course", "new course quarto kit", ""),
    ("play", "play quarto --players human,human --seed 1 --plain", "help\nlegal\n3\nB2\nundo\nx\n"),
];

fn damier(folder: &Path, locale: &str, command: &str, typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_damier"));
    program
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", locale)
        .env("DAMIER_PROGRESS", "off")
        .current_dir(folder);
    program.env("DAMIER_DATA", folder).args(command.split_whitespace());
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().expect("runs");
    // A command that reads no input may have ended already.
    let _ = running.stdin.take().expect("piped").write_all(typed.as_bytes());
    running.wait_with_output().expect("ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// Returns the text without times, and without the column widths that depend on them.
fn steady(text: &str) -> String {
    let line = |line: &str| {
        // The title of a table ends with times and shares of them.
        let line = if line.starts_with("==") { line.split(';').next().unwrap_or("") } else { line };
        let units = ["s", "ms", "us", "µs", "ns"];
        // French keeps a unit on the same line as its number.
        let glued = units.iter().fold(line.to_string(), |line, unit| {
            line.replace(&format!("\u{a0}{unit} "), &format!(" {unit} "))
        });
        let mut words: Vec<&str> = glued.split(' ').filter(|word| !word.is_empty()).collect();
        for index in 1..words.len() {
            let is_unit = units.contains(&words[index]);
            if is_unit && words[index - 1].starts_with(|letter: char| letter.is_ascii_digit()) {
                (words[index - 1], words[index]) = ("…", "s");
            }
        }
        let rule = words.iter().all(|word| word.chars().all(|letter| letter == '─'));
        if rule && !words.is_empty() { "─".to_string() } else { words.join(" ") }
    };
    text.lines().map(|one| line(one) + "\n").collect()
}

fn kept(name: &str, language: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/languages");
    folder.join(format!("{name}.{language}.txt"))
}

#[test]
fn commands_say_what_was_kept_in_both_languages() {
    for (language, locale) in [("en", "en_GB.UTF-8"), ("fr", "fr_FR.UTF-8")] {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, command, typed) in KEPT {
            let output = damier(folder.path(), locale, command, typed);
            let said = text(&output.stdout) + &text(&output.stderr);
            let said = if ["match", "duel"].contains(&name) { steady(&said) } else { said };
            let said = format!("$ damier {command}\n{said}");
            let path = kept(name, language);
            if std::env::var_os("WRITE_LANGUAGES").is_some() {
                fs::write(&path, &said).expect("written");
            }
            let wanted = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(said, wanted, "{}", path.display());
        }
    }
}

#[test]
fn an_unknown_language_is_told_with_what_there_is() {
    let folder = tempfile::tempdir().expect("a folder");
    for (locale, wanted) in [
        ("C", "invalid value 'de' for '--lang <LANG>' [possible values: en, fr]"),
        ("fr_FR", "valeur « de » refusée pour « --lang <LANG> » [valeurs possibles : en, fr]"),
    ] {
        let output = damier(folder.path(), locale, "list games --lang de", "");
        let line = text(&output.stderr).replace('\u{a0}', " ");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
        assert!(line.contains(wanted) && line.lines().count() == 1, "{line}");
    }
}

#[test]
fn the_language_follows_the_option_then_the_locale_then_english() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |locale: &str, command: &str| {
        let output = damier(folder.path(), locale, command, "");
        assert!(output.status.success(), "{command}");
        assert!(output.stderr.is_empty(), "{command}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let (english, french) = ("players of quarto:", "joueurs (quarto)");
    for (locale, option, wanted) in [
        ("fr_CA.UTF-8@euro", "", french),
        ("C", "", english),
        ("de_DE.UTF-8", "", english),
        ("..//?\u{1b}[", "", english),
        ("fr", " --lang en", english),
        ("C", " --lang=fr", french),
    ] {
        let text = said(locale, &format!("list players quarto{option}"));
        assert!(text.starts_with(wanted), "{locale}{option}: {text}");
    }
    let pseudo = said("fr", "list players quarto --lang xx");
    assert!(pseudo.starts_with('['), "{pseudo}");
}

#[test]
fn forms_for_programs_are_the_same_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    for command in [
        "lab count quarto --what boards --rows 3 --format json",
        "lab prove 2048:2x2,spawner=adversary --tile 8 --format json",
        "completions bash",
    ] {
        let [english, french] = ["C", "fr_FR.UTF-8"].map(|locale| {
            let output = damier(folder.path(), locale, command, "");
            assert!(output.status.success(), "{command}: {}", text(&output.stderr));
            text(&output.stdout)
        });
        assert_eq!(english, french, "{command}");
    }
}
