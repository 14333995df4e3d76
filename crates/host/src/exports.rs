//! Reads the exports of a library, to explain to its author why it cannot be used.

use damier_guest::hosting as text;
use damier_i18n::{Joint, Message};
use object::{Object, ObjectSymbol, SymbolKind};
use std::path::Path;

/// Maximum number of functions named in the explanation.
const NAMED: usize = 6;

/// Names that a library exports.
#[derive(Default)]
pub(crate) struct Exports {
    functions: Vec<String>,
    variables: Vec<String>,
}

impl Exports {
    /// Reads a file; empty if it is not a readable library.
    pub(crate) fn read(path: &Path) -> Self {
        let bytes = std::fs::read(path).unwrap_or_default();
        let Ok(file) = object::File::parse(&*bytes) else { return Self::default() };
        let names = |kind| -> Vec<String> {
            let defined = file.dynamic_symbols().filter(ObjectSymbol::is_definition);
            let wanted = defined.filter(|symbol| symbol.kind() == kind);
            wanted.filter_map(|symbol| symbol.name().ok().map(str::to_string)).collect()
        };
        let mut functions = names(SymbolKind::Text);
        if functions.is_empty() {
            // Windows libraries do not tell functions from variables.
            let exported = file.exports().unwrap_or_default();
            let name = |one: &object::Export<'_>| String::from_utf8(one.name().to_vec()).ok();
            functions = exported.iter().filter_map(name).collect();
        }
        Self { functions, variables: names(SymbolKind::Data) }
    }

    /// Returns true if the name is that of a variable.
    pub(crate) fn is_variable(&self, name: &str) -> bool {
        self.variables.iter().any(|variable| variable == name)
    }

    /// Returns advice for an author whose library lacks the function that creates the strategy.
    pub(crate) fn hint(&self, name: &str) -> Message {
        let mangled = |function: &&String| function.starts_with("_Z") && function.contains(name);
        if let Some(function) = self.functions.iter().find(mangled) {
            return text::plus_plus(function);
        }
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return text::no_name_in_c().into();
        }
        match self.candidates(name) {
            none if none.is_empty() => text::exports_nothing(name),
            found => text::exports(Message::list(found, Joint::Comma), name),
        }
    }

    /// Returns functions that may have been meant, the most likely first.
    fn candidates(&self, name: &str) -> Vec<Message> {
        let name = name.to_lowercase();
        let unlike = |function: &String| {
            let function = function.to_lowercase();
            !(function.contains(&name) || name.contains(&function))
        };
        let own = |function: &&String| !function.starts_with('_') && !is_grid(function);
        let mut functions: Vec<&String> = self.functions.iter().filter(own).collect();
        functions.sort_by_key(|function| (unlike(function), function.as_str()));
        functions.truncate(NAMED);
        functions.into_iter().map(|function| format!("`{function}`").into()).collect()
    }
}

/// Returns true for a function of `grid.h` or `strategy.h`, which a library may contain a copy of.
fn is_grid(function: &str) -> bool {
    let ours = include_str!("../exports.list");
    ours.split([';', '{', '}']).any(|name| name.trim() == function)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(functions: &[&str]) -> String {
        let functions = functions.iter().copied().map(str::to_string).collect();
        Exports { functions, variables: Vec::new() }.hint("alice").to_string()
    }

    #[test]
    fn the_likeliest_function_comes_first() {
        let hint = hint(&["_init", "count", "Alice", "new_grid", "best"]);
        assert!(hint.starts_with("it exports `Alice`, `best`, `count`. If one"), "{hint}");
    }

    #[test]
    fn common_causes_are_named() {
        assert!(hint(&["_Z5alicev"]).contains("extern \"C\""));
        assert!(hint(&["_fini", "do_move"]).contains("is `alice` static?"));
        assert!(Exports::default().hint("jean-luc").to_string().contains("rename the file"));
    }
}
