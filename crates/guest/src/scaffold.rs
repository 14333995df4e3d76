//! Creates starting points for authors: a folder with a wrapper, a bot to change, and the files of a submission.

use crate::text::{folder as refused, scaffold as text};
use damier_game::TextError;
use damier_i18n::{Lang, Message};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Language with a wrapper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// Python 3.8 or newer, which needs no build.
    Python,
    /// C99.
    C,
    /// Rust, without dependencies.
    Rust,
}

/// Reason why a new folder cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum ScaffoldError {
    /// The folder cannot be used.
    #[error("{0}")]
    Folder(TextError),
    /// A file or folder cannot be written.
    #[error("{}", refused::unwritten(path.display().to_string(), error))]
    Unwritten {
        /// File or folder.
        path: PathBuf,
        /// Error of the system.
        error: io::Error,
    },
}

/// Folder of the wrapper for Python.
pub(crate) const PYTHON_PACKAGE: &str = "damier";
/// Path of the wrapper for Python, the module `damier.bot`. The Python package contains the same file.
pub(crate) const PYTHON_WRAPPER: &str = "damier/bot.py";
pub(crate) const PYTHON_SOURCE: &str = include_str!("../wrappers/python/bot.py");
/// The same module with comments in French, for authors who read it.
pub(crate) const FRENCH_PYTHON_SOURCE: &str = include_str!("../wrappers/python/bot.fr.py");

impl ScaffoldError {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Folder(error) => error.into(),
            Self::Unwritten { path, error } => {
                refused::unwritten(path.display().to_string(), error)
            }
        }
    }
}

/// A file: its name and contents.
type Page = (&'static str, String);

/// Manifest of a bot in Rust. It declares its own workspace because the folder may lie inside another workspace.
const MANIFEST: &str = "[package]
name = \"bot\"
version = \"0.1.0\"
edition = \"2021\"

[workspace]
";

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::Python, Self::C, Self::Rust];

    /// Returns the name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Python => "python",
            Self::C => "c",
            Self::Rust => "rust",
        }
    }

    /// Parses a name, ignoring case.
    ///
    /// # Errors
    /// Fails for any other text.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let named = |language: &Self| language.name().eq_ignore_ascii_case(text.trim());
        let found = Self::ALL.into_iter().find(named);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name);
            TextError::unknown(text, refused::language(), &names)
        })
    }

    /// Returns the command that builds the bot in its folder; `None` if there is nothing to build.
    #[must_use]
    pub const fn build(self) -> Option<&'static str> {
        match self {
            Self::Python => None,
            Self::C => Some("make"),
            Self::Rust => Some("cargo build --release"),
        }
    }

    /// Returns the command that starts the bot, for `submission.toml`.
    const fn command(self) -> &'static str {
        match self {
            Self::Python => "[\"python3\", \"bot.py\"]",
            Self::C => "[\"./bot\"]",
            Self::Rust => "[\"./target/release/bot\"]",
        }
    }

    /// Returns the source of a bot that plays any game at random.
    const fn bot(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Python, Lang::French) => include_str!("../wrappers/python/any.fr.py"),
            (Self::C, Lang::French) => include_str!("../wrappers/c/any.fr.c"),
            (Self::Rust, Lang::French) => include_str!("../wrappers/rust/any.fr.rs"),
            (Self::Python, _) => include_str!("../wrappers/python/any.py"),
            (Self::C, _) => include_str!("../wrappers/c/any.c"),
            (Self::Rust, _) => include_str!("../wrappers/rust/any.rs"),
        }
    }

    /// Returns all files except `submission.toml`, the bot first.
    fn pages(self, bot: String, lang: Lang) -> Vec<Page> {
        let page = |name, text: &str| (name, text.to_string());
        match self {
            Self::Python => {
                let is_french = lang == Lang::French;
                let wrapper = if is_french { FRENCH_PYTHON_SOURCE } else { PYTHON_SOURCE };
                vec![("bot.py", bot), page(PYTHON_WRAPPER, wrapper)]
            }
            Self::C => vec![
                ("bot.c", bot),
                page("damier.c", include_str!("../wrappers/c/damier.c")),
                page("damier.h", include_str!("../wrappers/c/damier.h")),
                page("damier_json.h", include_str!("../wrappers/c/damier_json.h")),
                (
                    "Makefile",
                    commented(&[text::make(), text::make_elsewhere()].map(|line| line.say(lang)))
                        + include_str!("../wrappers/c/Makefile"),
                ),
            ],
            Self::Rust => vec![
                ("src/main.rs", bot),
                page("src/damier.rs", include_str!("../wrappers/rust/damier.rs")),
                page("Cargo.toml", MANIFEST),
            ],
        }
    }
}

/// Writes a new folder with a bot for a family of games (for example `filler`), the wrapper that it uses, and
/// `submission.toml`. Comments are in the author's `lang`. The source of the bot comes from the game; the word `NAME`
/// in it is replaced by the folder's name. Without a source, the bot plays at random. Returns the files, the bot first.
/// Once the command from [`Language::build`], if any, has run in the folder, the folder is a submission.
///
/// # Errors
/// Fails if the folder exists and is not empty, or if a file cannot be written. Files written before the failure are
/// removed.
pub fn write(
    folder: &Path,
    language: Language,
    family: &str,
    source: Option<&str>,
    lang: Lang,
) -> Result<Vec<PathBuf>, ScaffoldError> {
    let is_new = check_free(folder)?;
    let name = bot_name(folder);
    let source = source.unwrap_or(language.bot(lang)).replace("NAME", &name);
    let mut pages = language.pages(source, lang);
    pages.push(("submission.toml", submission(&name, language, family, lang)));
    write_pages(folder, is_new, &pages)
}

/// Writes a new folder with these files, given as relative paths with `/` and their texts. Returns the paths of the
/// files in the same order.
///
/// # Errors
/// Fails if the path exists or a file cannot be written. In the latter case the folder is removed.
pub fn write_new(
    folder: &Path,
    pages: &[(&'static str, String)],
) -> Result<Vec<PathBuf>, ScaffoldError> {
    let unwritten = |error| ScaffoldError::Unwritten { path: folder.to_path_buf(), error };
    if folder.symlink_metadata().is_ok() {
        let error = TextError::failed(folder.display().to_string(), refused::free_path());
        return Err(ScaffoldError::Folder(error));
    }
    fs::create_dir_all(folder).map_err(unwritten)?;
    write_pages(folder, true, pages)
}

/// Writes all files into a folder, or none of them.
fn write_pages(folder: &Path, is_new: bool, pages: &[Page]) -> Result<Vec<PathBuf>, ScaffoldError> {
    let mut written = Vec::with_capacity(pages.len());
    for (file, text) in pages {
        let path = folder.join(file);
        if let Err(error) = write_page(&path, text) {
            take_back(folder, is_new, &written);
            return Err(ScaffoldError::Unwritten { path, error });
        }
        written.push(path);
    }
    Ok(written)
}

/// Returns true if a folder does not exist yet, and false if it is empty.
fn check_free(folder: &Path) -> Result<bool, ScaffoldError> {
    let refuse = |sentence: Message| {
        ScaffoldError::Folder(TextError::failed(folder.display().to_string(), sentence))
    };
    match fs::read_dir(folder).map(|mut entries| entries.next().is_none()) {
        Ok(true) => Ok(false),
        Ok(false) => Err(refuse(refused::holds_something().into())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(refuse(refused::new_folder(error))),
    }
}

/// Returns the folder's name without characters that need quoting.
fn bot_name(folder: &Path) -> String {
    let whole = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
    let name = whole.file_name().unwrap_or_default().to_string_lossy();
    let plain = |c: char| if c.is_alphanumeric() || "-_. ".contains(c) { c } else { '-' };
    let name: String = name.trim().chars().map(plain).collect();
    if name.is_empty() { "bot".to_string() } else { name }
}

/// Formats lines as comments of a Makefile or a manifest.
fn commented(lines: &[String]) -> String {
    lines.iter().map(|line| format!("# {line}\n")).collect()
}

fn submission(name: &str, language: Language, family: &str, lang: Lang) -> String {
    let mut head = vec![text::manifest().say(lang), text::try_it().say(lang)];
    head.extend(language.build().map(|build| text::build_first(build).say(lang)));
    let games = if family.is_empty() { String::new() } else { format!("games = [\"{family}\"]\n") };
    format!(
        "{}\nname = \"{name}\"\n# author = \"{}\"\ncommand = {}\n{games}",
        commented(&head),
        text::your_name().say(lang),
        language.command(),
    )
}

/// Writes a new file, creating its parent folders.
fn write_page(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    File::create_new(path)?.write_all(text.as_bytes())
}

/// Removes the written files. Ignores its own failures, because the caller reports the first one.
fn take_back(folder: &Path, is_new: bool, written: &[PathBuf]) {
    if is_new {
        let _ = fs::remove_dir_all(folder);
        return;
    }
    for path in written {
        let _ = fs::remove_file(path);
    }
    for below in ["src", PYTHON_PACKAGE] {
        let _ = fs::remove_dir(folder.join(below));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_empty_stays_as_it_is() {
        let place = tempfile::tempdir().expect("a folder");
        let files =
            write(place.path(), Language::C, "quarto", Some("// Plays Quarto.\n"), Lang::English)
                .expect("an empty folder will do");
        let bot = fs::read_to_string(&files[0]).expect("the bot");
        assert!(files[0].ends_with("bot.c") && bot.contains("Quarto"), "{bot}");
        for language in Language::ALL {
            let error = write(place.path(), language, "2048", None, Lang::French)
                .expect_err("it holds a bot");
            assert!(error.to_string().contains("is not empty"), "{error}");
        }
        let error = write(&files[0], Language::C, "2048", None, Lang::French)
            .expect_err("a file is no folder");
        assert!(error.to_string().contains("Name a new or empty folder"), "{error}");
        let kept = fs::read_dir(place.path()).expect("readable").count();
        assert_eq!((kept, fs::read_to_string(&files[0]).expect("the bot")), (files.len(), bot));
    }

    #[test]
    fn nothing_stays_behind_where_a_file_cannot_be_written() {
        let place = tempfile::tempdir().expect("a folder");
        fs::write(place.path().join("file"), "").expect("writable");
        let below = place.path().join("file").join("bot");
        assert!(write(&below, Language::Rust, "2048", None, Lang::French).is_err());
        assert_eq!(fs::read_dir(place.path()).expect("readable").count(), 1);

        let (new, empty) = (place.path().join("new"), place.path().join("empty"));
        fs::create_dir(&empty).expect("writable");
        for (folder, is_new) in [(&new, true), (&empty, false)] {
            let written = folder.join("src").join("main.rs");
            write_page(&written, "text").expect("writable");
            take_back(folder, is_new, &[written]);
            let left = fs::read_dir(folder).map(Iterator::count).ok();
            assert_eq!(left, (!is_new).then_some(0));
        }
    }

    #[test]
    fn a_path_that_is_taken_is_refused_and_a_new_folder_holds_every_file() {
        let place = tempfile::tempdir().expect("a folder");
        let pages = [("a.c", "A\n".to_string()), ("tests/b.c", "B\n".to_string())];
        let kit = place.path().join("new").join("kit");
        let files = write_new(&kit, &pages).expect("a new folder");
        assert_eq!(files, [kit.join("a.c"), kit.join("tests/b.c")]);
        assert_eq!(fs::read_to_string(&files[1]).expect("readable"), "B\n");
        let empty = place.path().join("empty");
        fs::create_dir(&empty).expect("writable");
        for taken in [&kit, &files[0], &empty] {
            let error = write_new(taken, &pages).expect_err("it is there").to_string();
            assert!(error.contains("name a folder that does not exist yet"), "{error}");
        }
        // A file and a folder of the same name: writing the second one fails.
        let clash = [("x", String::new()), ("x/y", String::new())];
        let broken = place.path().join("broken");
        assert!(matches!(write_new(&broken, &clash), Err(ScaffoldError::Unwritten { .. })));
        assert!(!broken.exists());
        assert!(write_new(&files[0].join("kit"), &pages).is_err(), "below a file");
    }

    /// Removes docstrings, comments and blank lines.
    fn code(python: &str) -> Vec<&str> {
        let parts = python.split("\"\"\"").step_by(2).flat_map(str::lines);
        let code = parts.map(|line| line.split('#').next().unwrap_or_default().trim());
        code.filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn the_french_wrapper_differs_from_the_english_one_in_comments_only() {
        let place = tempfile::tempdir().expect("a folder");
        let wrapper = |lang: Lang| {
            let folder = place.path().join(lang.code());
            write(&folder, Language::Python, "2048", None, lang).expect("a new folder");
            fs::read_to_string(folder.join(PYTHON_WRAPPER)).expect("readable")
        };
        let [english, french] = [Lang::English, Lang::French].map(wrapper);
        assert_eq!(code(&english), code(&french));
        let docstrings = |python: &str| python.split("\"\"\"").count();
        assert_eq!(docstrings(&english), docstrings(&french));
        let english: Vec<&str> = english.split("\"\"\"").skip(1).step_by(2).collect();
        assert!(!english.iter().any(|text| french.contains(text)), "a comment in English");
    }

    #[test]
    fn names_are_plain() {
        let place = tempfile::tempdir().expect("a folder");
        // Some systems forbid quotation marks and backslashes in names.
        let odd = if cfg!(windows) { "Zoé &'O'Neil)" } else { "Zoé \"\\O'Neil\"" };
        let folder = place.path().join(odd);
        let files =
            write(&folder, Language::Python, "filler", None, Lang::French).expect("a new folder");
        let text = fs::read_to_string(files.last().expect("submission.toml")).expect("readable");
        let read: toml::Table = text.parse().expect("sound");
        assert_eq!(read["name"].as_str(), Some("Zoé --O-Neil-"));
        assert_eq!(read["games"], toml::Value::Array(vec!["filler".into()]));
        let bot = fs::read_to_string(&files[0]).expect("the bot");
        assert!(bot.contains("name=\"Zoé --O-Neil-\""), "{bot}");
        assert_eq!(Language::read(" Rust ").expect("a language"), Language::Rust);
        let error = Language::read("java").expect_err("no wrapper").to_string();
        assert_eq!(error, "language: `java` is unknown; allowed: python, c, rust");
    }
}
