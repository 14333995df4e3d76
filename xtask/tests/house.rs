//! The house's invariants, as far as they can be read off the source (ARCHITECTURE.md lists them).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use xtask::house::source::Crate;
use xtask::house::{import, ring, source, word};

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

/// Returns the dependencies of a crate that lie in this workspace.
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

/// Returns the wings: the games, each a crate with an offer.
fn wings() -> Vec<String> {
    let is_wing = |name: &String| root().join("crates").join(name).join("src/offer.rs").exists();
    crates().into_iter().filter(|name| name != "game" && is_wing(name)).collect()
}

fn houses() -> Vec<Crate> {
    source::read(&root()).expect("the sources are Rust")
}

#[test]
fn arrows_point_down_only() {
    let wings = wings();
    assert!(wings.len() >= 3, "{wings:?}");
    let floor = |name: &str| match name {
        // It has no code.
        "workspace-hack" | "i18n" | "i18n-build" => 0,
        "game" => 1,
        "search" | "arena" | "guest" => 2,
        _ if wings.iter().any(|wing| wing == name) => 3,
        "catalog" | "host" => 4,
        "play" | "experiments" => 5,
        "reports" => 6,
        _ => 7,
    };
    for name in crates() {
        for below in dependencies(&name) {
            assert!(floor(&below) < floor(&name), "{name} imports {below}");
        }
    }
    for wing in &wings {
        assert!(!dependencies(wing).contains(&"arena".to_string()), "{wing} imports arena");
    }
    for door in ["cli", "serve", "gui", "python"] {
        let below = dependencies(door);
        let allowed = ["catalog", "experiments", "play", "reports", "i18n", "workspace-hack"];
        // Both programs are their own hosts of the class's libraries.
        let hosts = |one: &String| ["cli", "serve"].contains(&door) && one == "host";
        // Python has states with their types, not only their texts.
        let types = |one: &String| door == "python" && one == "game";
        assert!(
            below.iter().all(|one| allowed.contains(&one.as_str()) || hosts(one) || types(one)),
            "{door} imports {below:?}"
        );
    }
    let board = ["catalog", "game", "i18n"];
    assert_eq!(dependencies("play"), board, "a board knows no tournament");
    let class = ["game", "guest", "i18n", "twenty48"];
    assert_eq!(dependencies("host"), class, "the class's host knows its one game and guests");
    assert_eq!(dependencies("libgrid"), ["host"], "the class's library is what the host shows");
}

#[test]
fn no_files_import_each_other_in_a_ring() {
    for one in houses() {
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
    for one in houses() {
        let through = import::imports(&one).through_facade;
        assert_eq!(through, 0, "{}: import `crate::module::Name`, not `crate::Name`", one.name);
    }
}

#[test]
fn games_are_named_by_their_wings_alone() {
    let houses = houses();
    let names = source::game_names(&houses);
    assert!(names.contains("2048") && names.contains("quarto"), "{names:?}");
    let found = word::games_in_strings(&houses, &names);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn rules_never_import_search() {
    for wing in wings() {
        for (path, text) in sources(&format!("crates/{wing}/src")) {
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
fn only_the_catalog_leads_into_wings() {
    let houses = houses();
    let wings: BTreeSet<String> = houses
        .iter()
        .filter(|one| one.is_wing())
        .map(|wing| format!("damier_{}", wing.name))
        .collect();
    let others = houses.iter().filter(|one| !one.is_wing() && one.name != "host");
    let files: Vec<PathBuf> = others.flat_map(|one| word::paths_into(one, &wings)).collect();
    assert_eq!(files, [PathBuf::from("crates/catalog/src/catalog.rs")]);
}

#[test]
fn no_file_is_a_drawer() {
    for one in houses() {
        for source in &one.sources {
            let name = source.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let drawers = ["util", "utils", "common", "helpers", "misc", "manager"];
            assert!(!drawers.contains(&name), "{}: name what it holds", source.path.display());
        }
    }
}
