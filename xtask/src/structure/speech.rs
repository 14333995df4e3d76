//! Texts for people that are not in the message catalogues and so exist in one language only.

use crate::structure::source::{Crate, attributes, is_test};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::path::PathBuf;

/// Functions and macros whose texts are for developers.
const FOR_DEVELOPERS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "concat",
    "debug_assert",
    "debug_assert_eq",
    "env",
    "expect",
    "expect_err",
    "include",
    "include_bytes",
    "include_str",
    "panic",
    "unreachable",
];

/// First words of machine-readable texts: commands to copy, file signatures, and SQL statements.
const MACHINE: &[&str] = &[
    "damier ", "SELECT ", "INSERT ", "ALTER ", "PRAGMA ", "VACUUM ", "CREATE ", "UPDATE ",
    "DELETE ", "cargo ",
];

/// Lists the texts of a crate that are not in the catalogues and contain words. Each comes with its file. Leaves out
/// documentation, attributes, tests, panic messages and machine-readable texts.
#[must_use]
pub fn stray(one: &Crate) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for source in &one.sources {
        let mut texts = Vec::new();
        for item in source.file.items.iter().filter(|one| !attributes(one).iter().any(is_test)) {
            gather(item.to_token_stream(), &mut texts);
        }
        found.extend(texts.into_iter().map(|text| (source.path.clone(), text)));
    }
    found
}

fn gather(tokens: TokenStream, found: &mut Vec<String>) {
    let mut is_skipped = false;
    for tree in tokens {
        match tree {
            // Skip an attribute, or the arguments of a macro.
            TokenTree::Punct(mark) if mark.as_char() == '#' => is_skipped = true,
            TokenTree::Punct(mark) if mark.as_char() == '!' => {}
            TokenTree::Punct(_) => is_skipped = false,
            TokenTree::Ident(name) => {
                is_skipped = FOR_DEVELOPERS.iter().any(|known| name == known);
            }
            TokenTree::Group(group) => {
                if !std::mem::take(&mut is_skipped) {
                    gather(group.stream(), found);
                }
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                found.extend(is_sentence(&text).then_some(text));
            }
        }
    }
}

/// Returns true if a string literal has two adjacent words and is not machine-readable, false otherwise.
fn is_sentence(literal: &str) -> bool {
    let Some((_, text)) = literal.split_once('"') else { return false };
    let text = text.trim_end_matches(['"', '#']);
    let is_word = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '{');
        word.len() > 1 && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<bool> = text.split(' ').map(is_word).collect();
    let is_machine =
        MACHINE.iter().any(|form| text.trim_start_matches("\\n").trim_start().starts_with(form));
    !is_machine && words.windows(2).any(|pair| pair == [true, true])
}
