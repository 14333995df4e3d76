//! Names of games in strings and at the beginning of paths.

use super::source::{Crate, Source, attributes, is_test};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Lists the strings that name a game, each with its place. Leaves out the game crates, and the library for classes,
/// which is for one game only.
#[must_use]
pub fn games_in_strings(crates: &[Crate], names: &BTreeSet<String>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for one in
        crates.iter().filter(|one| !one.is_game() && !["host", "libgrid"].contains(&&*one.name))
    {
        let catalog = Path::new("crates/catalog/src/catalog.rs");
        for source in one.sources.iter().filter(|source| source.path != catalog) {
            let mut strings = Vec::new();
            for item in source.file.items.iter().filter(|one| !attributes(one).iter().any(is_test))
            {
                literals(item.to_token_stream(), &mut strings);
            }
            let named =
                strings.into_iter().filter(|text| names.iter().any(|name| has_word(text, name)));
            found.extend(named.map(|text| (source.path.display().to_string(), text)));
        }
    }
    found
}

/// Collects the string literals of a token stream. Leaves out documentation.
fn literals(tokens: TokenStream, found: &mut Vec<String>) {
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                if matches!(trees.peek(), Some(TokenTree::Group(group))
                    if group.stream().to_string().starts_with("doc"))
                {
                    trees.next();
                }
            }
            TokenTree::Group(group) => literals(group.stream(), found),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                found.extend(text.contains('"').then_some(text));
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Lists the files of a crate that use a path which begins with one of these crates.
#[must_use]
pub fn paths_into(one: &Crate, crates: &BTreeSet<String>) -> Vec<PathBuf> {
    let leads = |source: &&Source| {
        let text = source.file.to_token_stream().to_string();
        crates.iter().any(|name| begins_path(&text, name))
    };
    one.sources.iter().filter(leads).map(|source| source.path.clone()).collect()
}

/// Returns true if a path begins with this name. `text` contains tokens that are separated by spaces.
fn begins_path(text: &str, name: &str) -> bool {
    text.match_indices(&format!("{name} ::")).any(|(at, _)| {
        let before = &text[..at];
        before.is_empty() || (before.ends_with([' ', '(']) && !before.ends_with(":: "))
    })
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '.';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole() {
        assert!(has_word("\"filler:3x3\"", "filler") && has_word("\"2048\"", "2048"));
        assert!(!has_word("\"fillers\"", "filler") && !has_word("\"0.2048\"", "2048"));
    }

    #[test]
    fn paths_are_found_where_they_begin() {
        let begins = |code: &str| {
            let tokens: TokenStream = code.parse().expect("tokens");
            begins_path(&tokens.to_string(), "set")
        };
        for code in [
            "set::X",
            "use set::{X, Y};",
            "f(set::X)",
            "[&set::X]",
            "<set::X as Y>::Z",
            "Vec<set::X>",
        ] {
            assert!(begins(code), "{code}");
        }
        for code in ["offset::X", "use crate::set::X;", "a::set::X", "set: X", "set"] {
            assert!(!begins(code), "{code}");
        }
    }
}
