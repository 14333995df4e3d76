//! Paths of submissions in players' texts: options after them, and patterns that match several.

use crate::text::contest as text;
use damier_game::TextError;
use damier_guest::Folder;
use damier_i18n::Message;
use glob::Pattern;
use std::path::{Path, PathBuf, is_separator};

/// Signs of a pattern: any characters, any one character, one of several characters.
const SIGNS: [char; 3] = ['*', '?', '['];

/// Paths that match a pattern but cannot be submissions, each with the reason.
pub type PassedOver = Vec<(PathBuf, Message)>;

/// Paths that match a pattern: those that can be submissions, and those that cannot, with the reason.
#[derive(Default)]
pub(crate) struct Expansion {
    pub(crate) found: Vec<String>,
    /// Matching programs that could be submissions but are not executable.
    pub(crate) inert: Vec<String>,
    pub(crate) passed_over: PassedOver,
}

/// Splits a text into a path and the options in brackets after it, if there are any.
pub(crate) fn bracketed(text: &str) -> Option<(&str, &str)> {
    text.strip_suffix(')').and_then(|text| text.rsplit_once('('))
}

/// Returns the path in a submission's text, without options.
pub(crate) fn path_of(text: &str) -> &str {
    bracketed(text).map_or(text, |(path, _)| path)
}

/// Returns the path that a submission's text names in a folder: the whole text if that exists, otherwise the text
/// without options.
pub(crate) fn path_in<'a>(text: &'a str, folder: &Path) -> &'a str {
    if folder.join(text).exists() { text } else { path_of(text) }
}

/// Expands a pattern in any part of a path that starts from this folder. `None` if the text has no pattern, or if it
/// only matches the file with exactly this name.
///
/// # Errors
/// If a folder cannot be read, nothing matches, or the pattern is malformed.
pub(crate) fn expand(text: &str, from: &Path) -> Result<Option<Expansion>, TextError> {
    let is_there = || from.join(text).exists();
    let parts = text.rsplit_once(is_separator).filter(|_| path_of(text).contains(SIGNS));
    // A name with brackets may be that of a file; names with stars are rare.
    let Some((folder, last)) = parts.filter(|_| text.contains('*') || !is_there()) else {
        return Ok(None);
    };
    let mut expanded = Expansion::default();
    for folder in folders(folder, from)? {
        fill(&mut expanded, &folder, &pattern(last)?, from)?;
    }
    match expanded.found.is_empty() {
        false => Ok(Some(expanded)),
        true if is_there() => Ok(None),
        true if !expanded.passed_over.is_empty() => Ok(Some(expanded)),
        true => Err(TextError::failed(text::submissions(), text::no_match(text))),
    }
}

/// Returns the folders that match a path without its last part, as they would be typed.
fn folders(text: &str, from: &Path) -> Result<Vec<String>, TextError> {
    if !text.contains(SIGNS) {
        return Ok(vec![text.to_string()]);
    }
    let mut found = vec![String::new()];
    for part in text.split(is_separator) {
        let mut next = Vec::new();
        for above in found {
            next.extend(below(&above, part, from)?.iter().map(|name| format!("{above}{name}/")));
        }
        found = next;
    }
    for folder in &mut found {
        folder.pop();
    }
    Ok(found)
}

/// Returns the folders in a folder that match one part of a path.
fn below(above: &str, part: &str, from: &Path) -> Result<Vec<String>, TextError> {
    let place = from.join(above);
    let is_there = above.is_empty() && part.is_empty() || place.join(part).is_dir();
    if is_there && !part.contains('*') {
        return Ok(vec![part.to_string()]);
    }
    let pattern = pattern(part)?;
    let listed = Folder::all_in(if above.is_empty() { from } else { &place })?.submissions;
    let folders =
        listed.into_iter().filter(|path| path.is_dir()).map(|path| last_of(path.as_path()));
    Ok(folders.filter(|name| pattern.matches(name)).collect())
}

/// Adds the paths that match a pattern in a folder.
fn fill(
    expanded: &mut Expansion,
    folder: &str,
    pattern: &Pattern,
    from: &Path,
) -> Result<(), TextError> {
    let listed = Folder::all_in(&from.join(format!("{folder}/")))?;
    let fits = |path: &PathBuf| pattern.matches(&last_of(path));
    for path in listed.submissions.into_iter().filter(fits) {
        let text = format!("{folder}/{}", last_of(&path));
        if text.chars().count() > damier_arena::LONGEST_NAME {
            expanded.passed_over.push((path, text::long_path().into()));
        } else {
            expanded.found.push(text);
        }
    }
    let inert = listed.inert.iter().filter(|path| fits(path));
    expanded.inert.extend(inert.map(|path| format!("{folder}/{}", last_of(path))));
    expanded.passed_over.extend(listed.others.into_iter().filter(|(path, _)| fits(path)));
    Ok(())
}

fn last_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads a pattern for one name. Several stars in a row count as one, because no pattern matches across folders.
fn pattern(text: &str) -> Result<Pattern, TextError> {
    let mut single = text.to_string();
    while single.contains("**") {
        single = single.replace("**", "*");
    }
    Pattern::new(&single).map_err(|_| TextError::new(text, text::pattern(), text::patterns()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn signs_stand_for_characters_of_a_name() {
        for (name, text) in [
            ("a", "*"),
            ("liba.so", "lib*"),
            ("liba.so", "*.so"),
            ("a_b_c.py", "a*b*c*"),
            ("ab", "a**b"),
            ("libA2.so", "libA[1-3].so"),
            ("libA2.so", "libA?.so"),
        ] {
            assert!(pattern(text).unwrap().matches(name), "{name} {text}");
        }
        for (name, text) in
            [("a", "b*"), ("a.so", "*.py"), ("ab", "a*b*b"), ("a", "a*a"), ("A4", "A[1-3]")]
        {
            assert!(!pattern(text).unwrap().matches(name), "{name} {text}");
        }
        let refused = pattern("lib[ab.so").unwrap_err().to_string();
        assert!(refused.starts_with("pattern: found `lib[ab.so`, expected "), "{refused}");
    }

    /// A class in which every group has a folder with libraries, programs and other files.
    fn class() -> tempfile::TempDir {
        let place = tempfile::tempdir().unwrap();
        for folder in ["h/A1", "h/A2/src", "h/B[1]", "h/.git"] {
            fs::create_dir_all(place.path().join(folder)).unwrap();
        }
        let ending = std::env::consts::DLL_EXTENSION;
        for (folder, stem) in [
            ("h/A1", "libA1_x_fast"),
            ("h/A1", "libA1_x_efficient"),
            ("h/A2/src", "libA2_fast"),
            ("h/B[1]", "libB1_fast"),
            ("h/.git", "libno_fast"),
            ("h", "libtop_fast"),
        ] {
            fs::write(place.path().join(format!("{folder}/{stem}.{ending}")), "").unwrap();
        }
        fs::write(place.path().join("h/A1/bot.py"), "").unwrap();
        fs::write(place.path().join("h/A1/notes.md"), "").unwrap();
        place
    }

    fn expanded(text: &str, place: &Path) -> Option<Vec<String>> {
        let ending = format!(".{}", std::env::consts::DLL_EXTENSION);
        let found = expand(text, place).unwrap().map(|expanded| expanded.found);
        found.map(|found| found.iter().map(|path| path.replace(&ending, "")).collect())
    }

    #[test]
    fn a_pattern_may_be_in_any_part_of_a_path() {
        let class = class();
        let found = |text| expanded(text, class.path()).unwrap();
        assert_eq!(found("h/B[1]/lib*"), ["h/B[1]/libB1_fast"]);
        assert_eq!(found("h/lib*"), ["h/libtop_fast"]);
        assert_eq!(found("h/*/lib*_fast.*"), ["h/A1/libA1_x_fast", "h/B[1]/libB1_fast"]);
        assert_eq!(
            found("h/A?/*"),
            ["h/A1/bot.py", "h/A1/libA1_x_efficient", "h/A1/libA1_x_fast", "h/A2/src"]
        );
        assert_eq!(found("h/*/src/lib*"), ["h/A2/src/libA2_fast"]);
        assert_eq!(found("h/A1/*.[ps]y"), ["h/A1/bot.py"]);
        assert_eq!(found("h/*/bot.py"), ["h/A1/bot.py"]);
        assert_eq!(expanded("h/B[1]", class.path()), None, "a name, as it is there");
        assert_eq!(expanded("h/A1/bot.py(mode=a*)", class.path()), None, "a star among options");
        let over = expand("h/A1/*", class.path()).unwrap().unwrap().passed_over;
        assert!(over[0].0.ends_with("notes.md"));
        for none in ["h/*/lib*_slow*", "h/C*/lib*"] {
            let refused = expand(none, class.path()).err().unwrap().to_string();
            assert!(refused.contains(none), "{refused}");
        }
    }
}
