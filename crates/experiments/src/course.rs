//! Course kits: exercise sheet, starter, reference players, tests and tournament, written into a new folder.

use crate::text::contest as text;
use damier_catalog::open;
use damier_game::TextError;
use damier_guest::scaffold::{self, ScaffoldError};
use damier_i18n::Lang;
use std::path::{Path, PathBuf};

/// A file of a kit: its path in the kit, with `/` between names, and its text.
type KitFile = (&'static str, &'static str);

/// Kit of a course.
#[derive(Clone, Copy, Debug)]
pub struct Kit {
    /// Name of the kit, as people type it.
    pub name: &'static str,
    /// Path of the file that students change.
    pub start: &'static str,
    /// Games whose rules the kit is written for. The size of a board is `*` if the kit works with any.
    games: &'static [&'static str],
    /// Command that builds everything, in the kit's folder; `None` if there is nothing to build.
    pub build: Option<&'static str>,
    /// Command that runs the tests, in the kit's folder.
    pub test: &'static str,
    /// Exercise sheet in English and in French.
    sheets: [&'static str; 2],
    /// All other files.
    files: &'static [KitFile],
    /// French versions of some of these files.
    french: &'static [KitFile],
}

/// Name of the exercise sheet in a kit.
const SHEET: &str = "README.md";

/// All kits in `kits/`. `build.rs` creates the table, so no source file names a course.
const KITS: &[Kit] = include!(concat!(env!("OUT_DIR"), "/kits.rs"));

impl Kit {
    /// Finds a kit by its name.
    ///
    /// # Errors
    /// If there is no kit of this name.
    pub fn find(name: &str) -> Result<&'static Self, TextError> {
        let found = KITS.iter().find(|kit| kit.name.eq_ignore_ascii_case(name.trim()));
        found.ok_or_else(|| {
            let names: Vec<&str> = KITS.iter().map(|kit| kit.name).collect();
            TextError::unknown(name, text::course(), &names)
        })
    }

    /// Returns the kits that fit a game, in order.
    pub fn all_for(game: &str) -> impl Iterator<Item = &'static Self> {
        KITS.iter().filter(move |kit| kit.fits(game))
    }

    /// Returns true if the kit is written for the rules of a game, given by its canonical name; false if a strategy that
    /// works in the kit may fail in the game.
    #[must_use]
    pub fn fits(&self, game: &str) -> bool {
        let is_size = |size: &str| size.chars().all(|sign| sign.is_ascii_digit() || sign == 'x');
        self.games.iter().any(|own| match own.strip_suffix('*') {
            Some(family) => game.strip_prefix(family).is_some_and(is_size),
            None => open(own).is_ok_and(|own| own.name() == game),
        })
    }

    /// Returns the file of this path, with `/` between names, in English and in French.
    pub(crate) fn texts(&self, path: &str) -> Vec<&'static str> {
        let sheets =
            if path == SHEET { self.sheets.map(without_origin).to_vec() } else { Vec::new() };
        let files = self.files.iter().chain(self.french).filter(|(name, _)| *name == path);
        sheets.into_iter().chain(files.map(|(_, text)| *text)).collect()
    }

    /// Returns the headers for strategies in C.
    pub(crate) fn headers(&self) -> impl Iterator<Item = &'static str> {
        let names = self.files.iter().map(|(name, _)| *name);
        names.filter(|name| name.ends_with(".h") && !name.contains('/'))
    }

    /// Writes the kit into a new folder, with the sheet and the comments of the starter in the language `lang`. Returns
    /// the files, the sheet first.
    ///
    /// # Errors
    /// If the path exists or cannot be written. Then nothing is left behind.
    pub fn write(&self, folder: &Path, lang: Lang) -> Result<Vec<PathBuf>, ScaffoldError> {
        let is_french = lang == Lang::French;
        let said = |&(name, text): &KitFile| {
            let french = self.french.iter().find(|(other, _)| is_french && *other == name);
            french.copied().unwrap_or((name, text))
        };
        let sheet = (SHEET, without_origin(self.sheets[usize::from(is_french)]));
        let texts = [sheet].into_iter().chain(self.files.iter().map(said));
        let pages: Vec<_> = texts.map(|(name, text)| (name, text.to_string())).collect();
        scaffold::write_new(folder, &pages)
    }
}

/// Removes the comment that names the original page of a translation, which is only needed in this repository.
fn without_origin(page: &str) -> &str {
    let first = page.split_once('\n').filter(|(line, _)| line.starts_with("<!--"));
    first.map_or(page, |(_, rest)| rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_kit_is_written_as_its_folder_has_it() {
        let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("kits");
        assert_eq!(fs::read_dir(&all).expect("the kits").count(), KITS.len());
        for kit in KITS {
            let place = tempfile::tempdir().expect("a folder");
            let folder = place.path().join("kit");
            let written = kit.write(&folder, Lang::English).expect("a new folder");
            assert!(written[0].ends_with(SHEET), "{}", kit.name);
            for name in [kit.start, "tournament.toml"] {
                let [ours, theirs] = [all.join(kit.name), folder.clone()]
                    .map(|folder| fs::read_to_string(folder.join(name)).expect("readable"));
                assert_eq!(ours, theirs, "{}: {name}", kit.name);
            }
            assert!(!folder.join("kit.toml").exists() && !folder.join("sheet.md").exists());
        }
    }

    /// Removes the comments and docstrings of a program in C or Python.
    fn without_comments(text: &str) -> String {
        let mut kept = String::new();
        for (index, part) in text.split("\"\"\"").enumerate() {
            kept.push_str(if index % 2 == 0 { part } else { "" });
        }
        let parts = kept.split("/*").enumerate();
        let code = parts.map(|(index, part)| {
            if index == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) }
        });
        let code: String = code.collect();
        let line = |line: &str| {
            let is_c = line.starts_with("#include");
            let kept = if is_c { line } else { line.split('#').next().unwrap_or_default() };
            format!("{}\n", kept.trim_end())
        };
        code.lines().map(line).filter(|line| line != "\n").collect()
    }

    #[test]
    fn sheets_are_in_the_language_asked_for() {
        for kit in KITS {
            let place = tempfile::tempdir().expect("a folder");
            let written = |lang: Lang| {
                let folder = place.path().join(lang.code());
                kit.write(&folder, lang).expect("a new folder");
                let text = |name| fs::read_to_string(folder.join(name)).expect("readable");
                (text(SHEET), text(kit.start))
            };
            let [english, french] = [Lang::English, Lang::French].map(written);
            assert!(english.0.starts_with("# ") && french.0.starts_with("# "), "{}", kit.name);
            assert!(english.0 != french.0 && french.0.contains("’"), "{}", kit.name);
            // A program is the same in both, but for its comments.
            assert!(english.1 != french.1, "{}: {} is in English", kit.name, kit.start);
            let [ours, theirs] = [&english.1, &french.1].map(|text| without_comments(text));
            assert_eq!(ours, theirs, "{}", kit.name);
        }
    }

    #[test]
    fn a_kit_fits_the_games_of_its_tournament_and_no_other_rules() {
        for kit in KITS {
            let tournament = kit.texts("tournament.toml")[0];
            let spec = damier_arena::Spec::read(tournament).expect("a tournament");
            for event in &spec.events {
                let game = open(&event.game).expect("a game").name();
                assert!(kit.fits(&game), "{}: {game}", kit.name);
            }
        }
        let fitting = |game: &str| Kit::all_for(game).map(|kit| kit.name).collect::<Vec<_>>();
        assert_eq!(fitting("2048"), ["2048-c"]);
        assert_eq!([fitting("filler"), fitting("filler:5x5")], [["seven-colours-c"]; 2]);
        assert!(fitting("filler:5x5,topology=torus").is_empty());
    }

    #[test]
    fn a_mistyped_name_is_told() {
        assert_eq!(Kit::find(" 2048-C ").expect("a kit").name, "2048-c");
        let error = Kit::find("2048-d").expect_err("no kit").to_string();
        assert!(
            error.starts_with("course: `2048-d` is unknown; did you mean `2048-c`?"),
            "{error}"
        );
    }
}
