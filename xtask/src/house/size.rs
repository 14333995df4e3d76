//! The lengths of functions.

use super::source::Crate;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, ImplItemFn, ItemFn, ItemMod, TraitItemFn};

/// A function with a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Where it stands: `crates/game/src/seat.rs: new`.
    pub place: String,
    /// The number of its lines, from its head to its last brace.
    pub lines: usize,
}

/// Lists the functions of a crate.
#[must_use]
pub fn functions(one: &Crate) -> Vec<Function> {
    let mut found = Vec::new();
    for source in &one.sources {
        let mut finder = Finder { path: source.path.display().to_string(), found: Vec::new() };
        finder.visit_file(&source.file);
        found.append(&mut finder.found);
    }
    found
}

/// The middle length; 0 where there is no function.
#[must_use]
pub fn median(functions: &[Function]) -> usize {
    let mut lines: Vec<usize> = functions.iter().map(|function| function.lines).collect();
    lines.sort_unstable();
    lines.get(lines.len() / 2).copied().unwrap_or(0)
}

struct Finder {
    path: String,
    found: Vec<Function>,
}

impl Finder {
    fn add(&mut self, head: &syn::Signature, body: &Block) {
        let lines = body.span().end().line + 1 - head.span().start().line;
        self.found.push(Function { place: format!("{}: {}", self.path, head.ident), lines });
    }
}

fn is_tested(attributes: &[Attribute]) -> bool {
    attributes.iter().any(super::source::is_test)
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_mod(&mut self, one: &'ast ItemMod) {
        if !is_tested(&one.attrs) {
            visit::visit_item_mod(self, one);
        }
    }

    fn visit_item_fn(&mut self, one: &'ast ItemFn) {
        self.add(&one.sig, &one.block);
        visit::visit_item_fn(self, one);
    }

    fn visit_impl_item_fn(&mut self, one: &'ast ImplItemFn) {
        self.add(&one.sig, &one.block);
        visit::visit_impl_item_fn(self, one);
    }

    fn visit_trait_item_fn(&mut self, one: &'ast TraitItemFn) {
        if let Some(body) = &one.default {
            self.add(&one.sig, body);
        }
        visit::visit_trait_item_fn(self, one);
    }
}
