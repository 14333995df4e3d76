//! The house's invariants, as far as they can be read off the source (ARCHITECTURE.md lists them).

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

/// Every Rust source file below a folder, with its text.
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

/// The dependencies of a crate that lie in this workspace.
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
        if section == "[dependencies]" && ours.iter().any(|one| one == key) {
            found.push(key.to_string());
        }
    }
    found
}

fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("the crates");
    entries.map(|e| e.expect("readable").file_name().into_string().expect("a plain name")).collect()
}

fn assert_absent(folder: &str, words: &[&str], spared: &[&str]) {
    for (path, text) in sources(folder) {
        if spared.iter().any(|spared| path.ends_with(spared)) {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            for word in words {
                assert!(!line.contains(word), "{}:{}: {word}", path.display(), number + 1);
            }
        }
    }
}

const WINGS: [&str; 3] = ["twenty48", "filler", "quarto"];

#[test]
fn arrows_point_down_only() {
    let floor = |name: &str| match name {
        "game" => 0,
        "search" | "arena" | "guest" => 1,
        "twenty48" | "filler" | "quarto" => 2,
        "workbench" => 3,
        _ => 4,
    };
    for name in crates() {
        for below in dependencies(&name) {
            assert!(floor(&below) < floor(&name), "{name} imports {below}");
        }
    }
    for wing in WINGS {
        assert!(!dependencies(wing).contains(&"arena".to_string()), "{wing} imports arena");
    }
    for door in ["cli", "gui"] {
        assert_eq!(dependencies(door), ["workbench"], "doors import only workbench");
    }
    let class = ["game", "guest", "twenty48"];
    assert_eq!(dependencies("libgrid"), class, "the class's library knows its one game and guests");
}

#[test]
fn rules_never_import_search() {
    for wing in WINGS {
        for (path, text) in sources(&format!("crates/{wing}/src")) {
            let rules = ["board", "rules", "shape", "notation", "show", "symmetry", "regions"];
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            assert!(!rules.contains(&name) || !code.contains("search::"), "{}", path.display());
        }
    }
}

#[test]
fn lower_floors_name_no_game() {
    let games = ["twenty48", "Twenty48", "filler", "Filler", "quarto", "Quarto", "\"2048\""];
    for folder in ["crates/game/src", "crates/search/src", "crates/arena/src"] {
        assert_absent(folder, &games, &[]);
    }
}

#[test]
fn only_the_catalog_lists_games() {
    let games = ["twenty48::", "filler::", "quarto::"];
    assert_absent("crates/workbench/src", &games, &["catalog.rs"]);
}

#[test]
fn only_the_budget_reads_a_clock() {
    for name in crates() {
        let clocks = ["Instant", "SystemTime", "ThreadTime", "ProcessTime"];
        assert_absent(&format!("crates/{name}/src"), &clocks, &["game/src/budget.rs"]);
    }
}

#[test]
fn threads_start_where_architecture_says() {
    for name in crates() {
        let threads = ["thread::spawn", "thread::scope", "thread::Builder", "Builder::new().name"];
        let spared = [
            "arena/src/runner.rs",
            "guest/src/linux/warden.rs",
            "workbench/src/threads.rs",
            "workbench/src/thinker.rs",
        ];
        assert_absent(&format!("crates/{name}/src"), &threads, &spared);
    }
}

#[test]
fn only_doors_print() {
    for name in crates().iter().filter(|name| !["cli", "gui", "libgrid"].contains(&name.as_str())) {
        let prints = ["println!", "eprintln!", "print!(", "dbg!"];
        assert_absent(&format!("crates/{name}/src"), &prints, &[]);
    }
}

#[test]
fn rooms_have_names() {
    for name in crates() {
        for (path, text) in sources(&format!("crates/{name}/src")) {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let drawer = ["util", "utils", "common", "helpers", "misc", "manager"].contains(&stem);
            assert!(!drawer, "{} is a drawer, not a room", path.display());
            assert!(text.lines().count() <= 400, "{} is over 400 lines", path.display());
        }
    }
}
