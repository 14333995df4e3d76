//! Tests that all pages of the book exist, and that the links of every document lead to something.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use xtask::document::{anchors, destination, headings, references};

const BOOK: &str = "docs/book/src";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}

/// Returns every Markdown file of the repository, by its path from the root.
fn documents() -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    let mut folders = vec![root().to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("readable").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                folders.push(path);
            } else if name.ends_with(".md") {
                found.insert(path.strip_prefix(root()).expect("below the root").to_path_buf());
            }
        }
    }
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(root().join(path))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_page_of_the_book_is_in_its_summary_once() {
    let summary = Path::new(BOOK).join("SUMMARY.md");
    let text = text(&summary);
    let listed = references(&text).into_iter().map(|entry| {
        let found = destination(&summary, &entry.target).expect("a page of the book");
        assert_eq!(found.anchor, "", "{}", entry.target);
        found.path
    });
    let listed: Vec<PathBuf> = listed.collect();
    let mut pages = documents();
    pages.retain(|page| page.starts_with(BOOK) && *page != summary);
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), pages);
    assert_eq!(listed.len(), pages.len(), "a page is listed twice");
}

#[test]
fn links_lead_to_files_and_headings_that_are_there() {
    let mut checked = 0;
    for page in documents() {
        let text = text(&page);
        for link in references(&text) {
            let place = format!("{}: {}", page.display(), link.target);
            let Some(found) = destination(&page, &link.target) else {
                assert!(
                    link.target.starts_with("https://"),
                    "{place}: another site, without https"
                );
                continue;
            };
            assert!(found.path.is_relative(), "{place}: an absolute path");
            assert!(!found.path.starts_with(".."), "{place}: out of the repository");
            assert!(root().join(&found.path).is_file(), "{place}: there is no such file");
            let known = found.anchor.is_empty()
                || anchors(&self::text(&found.path)).contains(&found.anchor);
            assert!(known, "{place}: there is no such heading");
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} links were found");
}

#[test]
fn every_document_has_a_title() {
    for page in documents() {
        assert!(!headings(&text(&page)).is_empty(), "{}", page.display());
    }
}

#[test]
fn links_are_found_as_markdown_means_them() {
    let text = "[a](b.md) `[c](d.md)` ![e](f.png \"g\")\n\n    [h](i.md)\n\n[![j](k.png)](l.md#m)\n\n| [n](o.md) |\n| --- |\n";
    let found: Vec<String> = references(text).into_iter().map(|link| link.target).collect();
    assert_eq!(found, ["b.md", "f.png", "l.md#m", "k.png", "o.md"]);
}

#[test]
fn destinations_are_paths_from_the_root() {
    let find = |target| {
        let found = destination(Path::new("docs/book/src/page.md"), target)?;
        Some((found.path.to_string_lossy().into_owned(), found.anchor))
    };
    let at = |path: &str, anchor: &str| Some((path.to_string(), anchor.to_string()));
    assert_eq!(find("exact.md#quarto"), at("docs/book/src/exact.md", "quarto"));
    assert_eq!(find("#here"), at("docs/book/src/page.md", "here"));
    assert_eq!(find("../../../crates/./guest/CALLS.md"), at("crates/guest/CALLS.md", ""));
    assert_eq!(find("../../../../secret"), at("../secret", ""));
    assert_eq!(find("/etc/passwd"), at("/etc/passwd", ""));
    assert_eq!(find("https://rustup.rs"), None);
    assert_eq!(find("mailto:someone"), None);
}

#[test]
fn anchors_follow_the_common_rule() {
    let text = "# Seven Colours (`filler`)\n\nA part\n---\n\n## A part\n\n# What, why_not: 2-3?\n";
    assert_eq!(anchors(text), ["seven-colours-filler", "a-part", "a-part-1", "what-why_not-2-3"]);
}
