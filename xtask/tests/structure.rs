//! Tests of the invariants in ARCHITECTURE.md that can be read from the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use xtask::structure::source::Crate;
use xtask::structure::{import, ring, source, word};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

/// Returns every Rust source file below a folder, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the workspace") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("readable");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} holds no source");
    found
}

/// Returns the dependencies of a crate within this workspace.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = root().join("crates").join(name).join("Cargo.toml");
    let text = fs::read_to_string(manifest).expect("a manifest");
    let ours: Vec<String> = crates();
    let mut section = String::new();
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            section = line.to_string();
        }
        let key = line.split(['.', ' ', '=']).next().unwrap_or_default();
        let own = key.strip_prefix("damier-").filter(|name| ours.iter().any(|one| one == name));
        if section == "[dependencies]" {
            found.extend(own.map(str::to_string));
        }
    }
    found
}

fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("the crates");
    entries.map(|e| e.expect("readable").file_name().into_string().expect("a plain name")).collect()
}

/// Returns the game crates, which are those with an offer.
fn games() -> Vec<String> {
    let is_game = |name: &String| root().join("crates").join(name).join("src/offer.rs").exists();
    crates().into_iter().filter(|name| name != "game" && is_game(name)).collect()
}

fn parsed_crates() -> Vec<Crate> {
    source::read(&root()).expect("the sources are Rust")
}

#[test]
fn crates_import_lower_layers_only() {
    let games = games();
    assert!(games.len() >= 3, "{games:?}");
    let layer = |name: &str| match name {
        // `workspace-hack` has no code.
        "workspace-hack" | "i18n" | "i18n-build" => 0,
        "game" => 1,
        "search" | "arena" | "guest" => 2,
        _ if games.iter().any(|game| game == name) => 3,
        "catalog" | "host" => 4,
        "play" | "experiments" => 5,
        "reports" => 6,
        _ => 7,
    };
    for name in crates() {
        for below in dependencies(&name) {
            assert!(layer(&below) < layer(&name), "{name} imports {below}");
        }
    }
    for game in &games {
        assert!(!dependencies(game).contains(&"arena".to_string()), "{game} imports arena");
    }
    for front_end in ["cli", "serve", "gui", "python"] {
        let below = dependencies(front_end);
        let allowed = ["catalog", "experiments", "play", "reports", "i18n", "workspace-hack"];
        // Both programs host shared libraries of students themselves.
        let hosts = |one: &String| ["cli", "serve"].contains(&front_end) && one == "host";
        // Python exposes the types of states, not only their texts.
        let types = |one: &String| front_end == "python" && one == "game";
        assert!(
            below.iter().all(|one| allowed.contains(&one.as_str()) || hosts(one) || types(one)),
            "{front_end} imports {below:?}"
        );
    }
    let board = ["catalog", "game", "i18n"];
    assert_eq!(dependencies("play"), board, "boards are independent of tournaments");
    let class = ["game", "guest", "i18n", "twenty48"];
    assert_eq!(dependencies("host"), class, "the host knows one game, and guests");
    assert_eq!(dependencies("libgrid"), ["host"], "the library is an interface of the host");
}

#[test]
fn no_files_import_each_other_in_a_cycle() {
    for one in parsed_crates() {
        let imports = import::imports(&one);
        let rings: Vec<Vec<&PathBuf>> = ring::rings(&imports)
            .into_iter()
            .map(|ring| ring.into_iter().map(|file| &imports.files[file]).collect())
            .collect();
        assert!(rings.is_empty(), "{}: {rings:#?}", one.name);
    }
}

#[test]
fn names_are_imported_from_where_they_are_defined() {
    for one in parsed_crates() {
        let through = import::imports(&one).through_facade;
        assert_eq!(through, 0, "{}: import `crate::module::Name`, not `crate::Name`", one.name);
    }
}

#[test]
fn only_game_crates_name_games() {
    let crates = parsed_crates();
    let names = source::game_names(&crates);
    assert!(names.contains("2048") && names.contains("quarto"), "{names:?}");
    let found = word::games_in_strings(&crates, &names);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn rules_never_import_search() {
    for game in games() {
        for (path, text) in sources(&format!("crates/{game}/src")) {
            let rules = ["board", "rules", "shape", "notation", "scene", "symmetry", "regions"];
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            assert!(
                !rules.contains(&name) || !code.contains("damier_search::"),
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn only_the_catalog_imports_game_crates() {
    let crates = parsed_crates();
    let games: BTreeSet<String> = crates
        .iter()
        .filter(|one| one.is_game())
        .map(|game| format!("damier_{}", game.name))
        .collect();
    let others = crates.iter().filter(|one| !one.is_game() && one.name != "host");
    let files: Vec<PathBuf> = others.flat_map(|one| word::paths_into(one, &games)).collect();
    assert_eq!(files, [PathBuf::from("crates/catalog/src/catalog.rs")]);
}

#[test]
fn no_file_has_a_vague_name() {
    for one in parsed_crates() {
        for source in &one.sources {
            let name = source.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let vague = ["util", "utils", "common", "helpers", "misc", "manager"];
            assert!(!vague.contains(&name), "{}: name what it holds", source.path.display());
        }
    }
}
