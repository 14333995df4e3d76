//! Imports between the files of a crate. Re-exports are followed to the file that defines the name.

use super::source::{Crate, Source, is_test};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::visit::{self, Visit};
use syn::{Item, ItemMod, ItemUse, UseTree};

/// Imports between the files of a crate.
#[derive(Clone, Debug)]
pub struct Imports {
    /// Files of the crate.
    pub files: Vec<PathBuf>,
    /// Pairs of an importing file and an imported file, by their indices.
    pub arrows: BTreeSet<(usize, usize)>,
    /// Number of imports that name an item by the root of the crate although another file defines it.
    pub through_facade: usize,
}

type Module = Vec<String>;

/// Finds the imports of a crate.
#[must_use]
pub fn imports(one: &Crate) -> Imports {
    let files: Vec<PathBuf> = one.sources.iter().map(|source| source.path.clone()).collect();
    let resolver = Resolver::new(one);
    let (mut arrows, mut through_facade) = (BTreeSet::new(), 0);
    for (number, source) in one.sources.iter().enumerate() {
        for path in paths(source, &resolver) {
            let Some(found) = resolver.resolve(number, &path, 0) else { continue };
            if path.len() == 2 && path[0] == "crate" && !one.sources[found].module.is_empty() {
                through_facade += 1;
            }
            if found != number {
                arrows.insert((number, found));
            }
        }
    }
    Imports { files, arrows, through_facade }
}

/// Finds the file that defines what a path names.
struct Resolver<'a> {
    sources: &'a [Source],
    modules: BTreeMap<&'a [String], usize>,
    /// For each file, the names that it imports or re-exports, with their paths.
    uses: Vec<BTreeMap<String, Module>>,
}

impl<'a> Resolver<'a> {
    fn new(one: &'a Crate) -> Self {
        let mut modules = BTreeMap::new();
        for (number, source) in one.sources.iter().enumerate() {
            modules.entry(source.module.as_slice()).or_insert(number);
        }
        let uses = one.sources.iter().map(|source| uses(&source.file.items)).collect();
        Self { sources: &one.sources, modules, uses }
    }

    /// Returns the file that defines a path which is used in the file `from`. Returns `None` if it is in another crate.
    fn resolve(&self, from: usize, path: &[String], depth: u32) -> Option<usize> {
        let mut at: Module = self.sources[from].module.clone();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => at.clear(),
            "self" => {}
            "super" => {
                at.pop();
            }
            name => {
                at.push(name.to_string());
                if !self.modules.contains_key(at.as_slice()) {
                    return self.imported(from, path, depth);
                }
            }
        }
        rest = &rest[1..];
        while rest.first().is_some_and(|name| name == "super") {
            at.pop();
            rest = &rest[1..];
        }
        while let Some(name) = rest.first() {
            at.push(name.clone());
            if !self.modules.contains_key(at.as_slice()) {
                at.pop();
                break;
            }
            rest = &rest[1..];
        }
        let file = *self.modules.get(at.as_slice())?;
        let name = rest.first()?;
        match self.uses[file].get(name) {
            Some(further) if depth < 8 && further != path => {
                self.resolve(file, further, depth + 1).or(Some(file))
            }
            _ => Some(file),
        }
    }

    /// Resolves a path whose first name was imported into the file.
    fn imported(&self, from: usize, path: &[String], depth: u32) -> Option<usize> {
        let brought = self.uses[from].get(&path[0])?;
        if depth > 8 || path.len() < 2 || brought == path {
            return None;
        }
        self.resolve(from, &[brought, &path[1..]].concat(), depth + 1)
    }
}

/// Returns the names that items import, each with its path.
fn uses(items: &[Item]) -> BTreeMap<String, Module> {
    let mut found = BTreeMap::new();
    for item in items {
        if let Item::Use(one) = item {
            leaves(&one.tree, &mut Vec::new(), &mut |name, path| {
                found.insert(name.to_string(), path.to_vec());
            });
        }
    }
    found
}

fn leaves(tree: &UseTree, path: &mut Module, take: &mut dyn FnMut(&str, &[String])) {
    match tree {
        UseTree::Path(one) => {
            path.push(one.ident.to_string());
            leaves(&one.tree, path, take);
            path.pop();
        }
        UseTree::Name(one) if one.ident == "self" => {
            take(path.last().map_or("self", String::as_str), path);
        }
        UseTree::Name(one) => {
            let name = one.ident.to_string();
            take(&name, &[path.as_slice(), std::slice::from_ref(&name)].concat());
        }
        UseTree::Rename(one) => {
            let name = one.ident.to_string();
            take(&one.rename.to_string(), &[path.as_slice(), &[name]].concat());
        }
        UseTree::Glob(_) => {}
        UseTree::Group(group) => group.items.iter().for_each(|one| leaves(one, path, take)),
    }
}

/// Returns the paths that a file uses, imported and in its code.
fn paths(source: &Source, resolver: &Resolver<'_>) -> BTreeSet<Module> {
    let mut finder = Finder { found: BTreeSet::new() };
    finder.visit_file(&source.file);
    let is_ours = |path: &Module| {
        ["crate", "self", "super"].contains(&path[0].as_str())
            || resolver
                .modules
                .contains_key([source.module.as_slice(), &path[..1]].concat().as_slice())
            || path.len() > 1
    };
    finder.found.into_iter().filter(|path| !path.is_empty() && is_ours(path)).collect()
}

struct Finder {
    found: BTreeSet<Module>,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_mod(&mut self, one: &'ast ItemMod) {
        if !one.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, one);
        }
    }

    /// Skips a re-export, because it does not use the name. Imports of the name are followed through it.
    fn visit_item_use(&mut self, one: &'ast ItemUse) {
        if matches!(one.vis, syn::Visibility::Inherited) {
            leaves(&one.tree, &mut Vec::new(), &mut |_, path| {
                self.found.insert(path.to_vec());
            });
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.found.insert(path.segments.iter().map(|part| part.ident.to_string()).collect());
        visit::visit_path(self, path);
    }
}
