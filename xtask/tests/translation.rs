//! Tests that French pages are up to date with their English texts and follow French typography.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use xtask::translation::{complaint, pages, record};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

fn read(page: &str) -> String {
    fs::read_to_string(root().join(page)).expect("readable")
}

/// Returns every line of a page outside blocks of code and comments, with its number. Code within a line is left out.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut inside_code = false;
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside_code = !inside_code;
        } else if !inside_code && !line.starts_with("<!--") {
            // Replace code between back quotes by one letter, so that the marks around it keep their places.
            let line = line.replace("``", "`");
            let spans = line.split('`').enumerate();
            let kept = spans.map(|(index, span)| if index % 2 == 0 { span } else { "x" });
            found.push((number + 1, kept.collect()));
        }
    }
    found
}

/// Returns the first two cells of every row of the tables in a page, without the heads.
fn pairs(text: &str) -> BTreeSet<(String, String)> {
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.contains("---"));
    let cells = rows.map(|row| row.split('|').map(|cell| cell.trim().to_string()));
    let pairs = cells.filter_map(|mut cells| Some((cells.nth(1)?, cells.next()?)));
    pairs.filter(|(left, _)| left != "English" && left != "français").collect()
}

#[test]
fn every_french_page_is_as_new_as_its_english_text() {
    let pages = pages(&root()).expect("the pages");
    for page in ["README.fr.md", "crates/libgrid/README.fr.md", "docs/fr/src/teacher.md"] {
        assert!(pages.iter().any(|one| one == page), "{page} is not among {pages:?}");
    }
    let found: Vec<String> =
        pages.iter().filter_map(|page| complaint(&root(), page).expect("readable")).collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn a_page_whose_english_text_has_changed_is_told_until_it_is_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let write =
        |file: &str, text: &str| fs::write(folder.path().join(file), text).expect("written");
    let page = "a.fr.md";
    let told = || complaint(folder.path(), page).expect("readable").unwrap_or_default();
    write(page, "# Une page\n");
    assert!(told().contains("begins with no line"), "{}", told());
    assert!(record(folder.path(), page).is_err());
    write(page, "<!-- Translated from a.md -->\n\n# Une page\n");
    assert!(told().contains("a.md, which is not there"), "{}", told());

    write("a.md", "# A page\n");
    assert!(told().contains("an older a.md"), "{}", told());
    assert_eq!(record(folder.path(), page).expect("recorded"), "a.md");
    assert_eq!(told(), "");
    let text = fs::read_to_string(folder.path().join(page)).expect("readable");
    assert!(text.ends_with(" -->\n\n# Une page\n"), "{text}");
    write("a.md", "# A page\r\n");
    assert_eq!(told(), "", "ends of lines are no change");

    write("a.md", "# Another page\n");
    let sentence = "a.fr.md was made from an older a.md: bring it up to date, then run cargo xtask \
                    translated a.fr.md";
    assert_eq!(told(), sentence);
    assert_eq!(pages(folder.path()).expect("the pages"), [page]);
}

#[test]
fn french_is_set_with_its_own_spaces_and_apostrophes() {
    for page in pages(&root()).expect("the pages") {
        let text = read(&page);
        for (number, line) in prose(&text) {
            for plain in [" :", " ;", " !", " ?", " »", "« ", "'"] {
                // An exclamation mark before a bracket begins a picture.
                let found = line.replace(" ![", "").contains(plain);
                assert!(!found, "{page}:{number}: a plain `{plain}`: {line}");
            }
        }
    }
}

#[test]
fn both_glossaries_hold_the_same_words() {
    let english = pairs(&read("docs/book/src/glossary.md"));
    let french = pairs(&read("docs/fr/src/glossary.md"));
    let turned: BTreeSet<(String, String)> = french.into_iter().map(|(a, b)| (b, a)).collect();
    assert!(english.len() >= 50, "{} words", english.len());
    assert_eq!(english, turned);
}
