//! Parsed source files of all crates, without tests.

use anyhow::{Context, Result};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, File, Item};

/// Crate of the workspace.
pub struct Crate {
    /// Name of the folder of the crate.
    pub name: String,
    /// Source files, sorted by path.
    pub sources: Vec<Source>,
}

/// Source file.
pub struct Source {
    /// Path of the file from the root of the workspace.
    pub path: PathBuf,
    /// Path of the module from the root of the crate; empty for the root itself.
    pub module: Vec<String>,
    /// Items of the file, without those of tests.
    pub file: File,
}

impl Crate {
    /// Returns true if the crate is a game, which has an offer; false if it is another crate.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.sources.iter().any(|source| source.module == ["offer"])
            && !self.sources.iter().any(|source| source.module == ["contract"])
    }
}

/// Reads all crates below `crates/`.
///
/// # Errors
/// If a file cannot be read, or if it is not valid Rust.
pub fn read(root: &Path) -> Result<Vec<Crate>> {
    let mut names: Vec<String> = fs::read_dir(root.join("crates"))?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    names.into_iter().map(|name| read_crate(root, &Path::new("crates").join(name))).collect()
}

/// Reads the crate in a folder. The path of the folder is relative to the root.
///
/// # Errors
/// If a file cannot be read, or if it is not valid Rust.
pub fn read_crate(root: &Path, folder: &Path) -> Result<Crate> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = root.join(folder).join("src");
    let mut paths = Vec::new();
    gather(&folder, &mut paths)?;
    paths.sort();
    let roots: Vec<PathBuf> = paths.iter().filter(|path| is_root(path)).cloned().collect();
    let mut sources = Vec::new();
    let mut tests = BTreeSet::new();
    for path in &paths {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let mut file = syn::parse_file(&text).with_context(|| path.display().to_string())?;
        let module = module(path, &roots);
        tests.extend(test_modules(&file, &module));
        file.items.retain(|item| !attributes(item).iter().any(is_test));
        let path = path.strip_prefix(root).unwrap_or(path).to_path_buf();
        sources.push(Source { path, module, file });
    }
    sources.retain(|source| !tests.iter().any(|test| source.module.starts_with(test)));
    Ok(Crate { name, sources })
}

fn gather(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, paths)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            paths.push(path);
        }
    }
    Ok(())
}

fn is_root(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "lib.rs" || name == "main.rs")
}

/// Returns the module that a file contains, as its path from the nearest root above it.
fn module(path: &Path, roots: &[PathBuf]) -> Vec<String> {
    if is_root(path) {
        return Vec::new();
    }
    let folders = roots.iter().filter_map(|root| root.parent());
    let nearest =
        folders.filter(|folder| path.starts_with(folder)).max_by_key(|f| f.as_os_str().len());
    let below = nearest.and_then(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
    below.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect()
}

fn test_modules(file: &File, module: &[String]) -> Vec<Vec<String>> {
    let named = |item: &Item| match item {
        Item::Mod(one) if one.content.is_none() && one.attrs.iter().any(is_test) => {
            Some([module, &[one.ident.to_string()]].concat())
        }
        _ => None,
    };
    file.items.iter().filter_map(named).collect()
}

/// Returns true if an attribute is `#[cfg(test)]` or `#[cfg(all(test, …))]`, false for others.
#[must_use]
pub fn is_test(attribute: &Attribute) -> bool {
    let text = attribute.to_token_stream().to_string();
    attribute.path().is_ident("cfg") && (text.contains("(test") || text.contains("( test"))
}

/// Returns the attributes of an item.
#[must_use]
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(one) => &one.attrs,
        Item::Enum(one) => &one.attrs,
        Item::Fn(one) => &one.attrs,
        Item::Impl(one) => &one.attrs,
        Item::Macro(one) => &one.attrs,
        Item::Mod(one) => &one.attrs,
        Item::Static(one) => &one.attrs,
        Item::Struct(one) => &one.attrs,
        Item::Trait(one) => &one.attrs,
        Item::Type(one) => &one.attrs,
        Item::Use(one) => &one.attrs,
        _ => &[],
    }
}

/// Returns the names of games: those of the game crates, and those in their offers.
#[must_use]
pub fn game_names(crates: &[Crate]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for game in crates.iter().filter(|one| one.is_game()) {
        names.insert(game.name.clone());
        let offers = game.sources.iter().filter(|source| source.module == ["offer"]);
        let text =
            offers.map(|source| source.file.to_token_stream().to_string()).collect::<String>();
        let name = text.split_once("name : \"").and_then(|(_, rest)| rest.split('"').next());
        names.extend(name.map(str::to_string));
    }
    names
}
