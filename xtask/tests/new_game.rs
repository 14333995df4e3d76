//! Tests of creating a game in a small copy of the workspace.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use xtask::new_game::{begin, name::GameName};

const CATALOG: &str = "crates/catalog/src/catalog.rs";

/// Returns the files below a folder, by their paths relative to it.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("text");
                found.insert(path.strip_prefix(folder).expect("inside").to_path_buf(), text);
            }
        }
    }
    found
}

fn write(root: &Path, path: &Path, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(path, text).expect("written");
}

/// Creates a workspace with the manifests, the list of games and the template of this one, and a crate with a string.
fn workspace() -> TempDir {
    let place = tempfile::tempdir().expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    for file in ["Cargo.toml", "crates/catalog/Cargo.toml", CATALOG] {
        write(place.path(), file.as_ref(), &fs::read_to_string(root.join(file)).expect("read"));
    }
    for (path, text) in files(&root.join("xtask/template")) {
        write(place.path(), &Path::new("xtask/template").join(path), &text);
    }
    let code = "pub const WORD: &str = \"ready, steady, go\";\n";
    write(place.path(), "crates/door/src/lib.rs".as_ref(), code);
    place
}

/// Returns the lines that were added to a text.
fn added(before: &str, after: &str) -> Vec<String> {
    let mut old = before.lines().peekable();
    let new = after.lines().filter(|line| old.next_if_eq(line).is_none());
    let new = new.map(str::to_string).collect();
    assert_eq!(old.next(), None, "no line is lost");
    new
}

#[test]
fn a_game_is_a_crate_and_four_lines_in_three_files() {
    let place = workspace();
    let before = files(place.path());
    let name = GameName::read("four_in_a_row").expect("a name");
    let written = begin(place.path(), &name).expect("begun");
    let after = files(place.path());
    let arm =
        "        \"four_in_a_row\" => visitor.visit(damier_four_in_a_row::offer(&params, data)?),";
    for (file, lines) in [
        ("Cargo.toml", &["damier-four_in_a_row = { path = \"crates/four_in_a_row\" }"][..]),
        ("crates/catalog/Cargo.toml", &["damier-four_in_a_row.workspace = true"]),
        (CATALOG, &["    &damier_four_in_a_row::INFO,", arm]),
    ] {
        assert_eq!(added(&before[Path::new(file)], &after[Path::new(file)]), lines);
    }
    for (path, text) in &after {
        assert!(before.get(path) == Some(text) || written.contains(path), "{}", path.display());
    }
    let own = |path: &&PathBuf| path.starts_with("crates/four_in_a_row");
    assert!(written.iter().filter(own).count() > 15, "{written:?}");
    for path in written.iter().filter(own) {
        let text = &after[path];
        assert!(["newgame", "NewGame", "New Game"].iter().all(|word| !text.contains(word)));
    }
    let rules = &after[Path::new("crates/four_in_a_row/src/rules.rs")];
    assert!(
        rules.contains("//! Rules of the game.") && rules.contains("impl Game for FourInARow {")
    );
    let again = begin(place.path(), &name).expect_err("it is there").to_string();
    assert!(again.contains("crates/four_in_a_row exists already"), "{again}");
    assert_eq!(files(place.path()), after);
}

#[test]
fn a_name_that_is_taken_is_refused_and_nothing_is_written() {
    let place = workspace();
    let before = files(place.path());
    for (name, why) in [
        ("catalog", "crates/catalog exists already"),
        ("go", "the string \"ready, steady, go\" of crates/door/src/lib.rs"),
    ] {
        let name = GameName::read(name).expect("a name");
        let error = format!("{:#}", begin(place.path(), &name).expect_err("taken"));
        assert!(error.contains(why) && !error.contains('\n'), "{error}");
        assert_eq!(files(place.path()), before);
    }
}

#[test]
fn without_a_place_for_its_line_nothing_is_written() {
    for file in ["Cargo.toml", "crates/catalog/Cargo.toml", CATALOG] {
        let place = workspace();
        write(place.path(), file.as_ref(), "// Nothing is listed here.\n");
        let before = files(place.path());
        let name = GameName::read("connect4").expect("a name");
        let error = format!("{:#}", begin(place.path(), &name).expect_err("no place"));
        assert_eq!(error, format!("{file}: found no place for the line of a new game"));
        assert_eq!(files(place.path()), before);
    }
}
