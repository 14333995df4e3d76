//! Generates functions for the messages, and a table of the course kits.

use std::path::{Path, PathBuf};
use std::{env, fs};
use toml::Table;

/// Manifest of a kit: the file that students change, and the commands.
const MANIFEST: &str = "kit.toml";

/// Exercise sheet in English and in French.
const SHEETS: [&str; 2] = ["sheet.md", "sheet.fr.md"];

fn main() {
    damier_i18n_build::catalogue("messages");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("a build's environment"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("a build's environment"));
    let folder = root.join("kits");
    // Files may be added or removed, so the folder itself is watched too.
    println!("cargo::rerun-if-changed={}", folder.display());
    let crates = root.parent().expect("the crates lie beside each other");
    let kits: String = entries(&folder).iter().map(|kit| source(kit, crates)).collect();
    fs::write(out.join("kits.rs"), format!("&[{kits}]")).expect("the folder can be written to");
}

/// Writes the source of a kit's value.
fn source(kit: &Path, crates: &Path) -> String {
    let text = fs::read_to_string(kit.join(MANIFEST)).expect("every kit has a manifest");
    let manifest: Table = text.parse().expect("a kit's manifest is TOML");
    let told = |key: &str| manifest.get(key).and_then(|value| value.as_str());
    let [mut files, mut french] = [String::new(), String::new()];
    for path in files_below(kit) {
        let name = name(&path, kit);
        if name == MANIFEST || SHEETS.contains(&&*name) {
            continue;
        }
        let is_french = name.contains(".fr.");
        let list = if is_french { &mut french } else { &mut files };
        list.push_str(&page(&name.replace(".fr.", "."), &path));
    }
    for (name, path) in manifest.get("from").and_then(|from| from.as_table()).into_iter().flatten()
    {
        let path = path.as_str().expect("a path from the folder of crates");
        files.push_str(&page(name, &crates.join(path)));
    }
    let games = manifest.get("games").and_then(|games| games.as_array());
    let games: Vec<&str> =
        games.into_iter().flatten().map(|game| game.as_str().expect("a game's name")).collect();
    let sheets = SHEETS.map(|sheet| included(&kit.join(sheet)));
    format!(
        "Kit {{ name: {:?}, start: {:?}, games: &{games:?}, build: {:?}, test: {:?}, sheets: [{}], files: &[{files}], french: &[{french}] }},",
        name(kit, kit.parent().expect("a folder of kits")),
        told("start").expect("a kit's manifest names the file to change"),
        told("build"),
        told("test").expect("a kit's manifest names the tests"),
        sheets.join(", "),
    )
}

/// Writes the source of a file's name and text.
fn page(name: &str, path: &Path) -> String {
    format!("({name:?}, {}),", included(path))
}

fn included(path: &Path) -> String {
    format!("include_str!({:?})", path.to_str().expect("a plain path"))
}

/// Returns a path from a folder above it, with `/` between names.
fn name(path: &Path, above: &Path) -> String {
    let inner = path.strip_prefix(above).expect("a path below the folder");
    let parts = inner.iter().map(|part| part.to_str().expect("a plain name"));
    parts.collect::<Vec<_>>().join("/")
}

/// Lists all files below a folder, in order, without the caches of Python.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let inner = entries(folder).into_iter().filter(|path| !path.ends_with("__pycache__"));
    inner.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// Lists a folder, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).expect("a folder of the crate");
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}
