//! The name of a new game, as crates, types and people write it.

use anyhow::{Result, bail};

/// The longest name, in letters.
const LONGEST: usize = 20;

/// Words that are no names of crates, beside those that Rust's grammar keeps.
const TAKEN: [&str; 6] = ["alloc", "core", "gen", "proc_macro", "std", "test"];

/// The name of a game in its three forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// The crate's and the game's own, as `four_in_a_row`.
    pub snake: String,
    /// The type's, as `FourInARow`.
    pub camel: String,
    /// The one for people, as `Four in a row`.
    pub title: String,
}

/// The name that the template's files have.
const PLACEHOLDER: [&str; 3] = ["newgame", "NewGame", "New Game"];

impl GameName {
    /// Reads a crate's name.
    ///
    /// # Errors
    /// A text that is no name, or a word of the language.
    pub fn read(text: &str) -> Result<Self> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let words: Vec<&str> = text.split('_').collect();
        let is_name = text.len() <= LONGEST
            && text.len() > 1
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(is_plain)
            && words.iter().all(|word| !word.is_empty());
        if !is_name {
            bail!(
                "name: `{}`; allowed: 2 to {LONGEST} small letters, digits and single `_` between them, the first a \
                 letter",
                text.escape_debug()
            );
        }
        if TAKEN.contains(&text) || syn::parse_str::<syn::Ident>(text).is_err() {
            bail!(
                "name: `{text}`; allowed: no word that Rust or its libraries keep for themselves"
            );
        }
        Ok(Self {
            snake: text.to_string(),
            camel: words.iter().map(|word| capitalise(word)).collect(),
            title: capitalise(&spell(&words)),
        })
    }

    /// Puts this name in the place of the template's.
    #[must_use]
    pub fn rename(&self, text: &str) -> String {
        let [snake, camel, title] = PLACEHOLDER;
        text.replace(title, &self.title).replace(camel, &self.camel).replace(snake, &self.snake)
    }
}

fn capitalise(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// Words with spaces between them, and before a number.
fn spell(words: &[&str]) -> String {
    let mut spelt = String::new();
    for letter in words.join(" ").chars() {
        if letter.is_ascii_digit() && spelt.ends_with(|last: char| last.is_ascii_lowercase()) {
            spelt.push(' ');
        }
        spelt.push(letter);
    }
    spelt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_three_forms() {
        let forms = |text: &str| {
            let name = GameName::read(text).expect("a name");
            (name.snake.clone(), name.camel.clone(), name.title)
        };
        let told = |forms: [&str; 3]| forms.map(str::to_string).into();
        assert_eq!(forms("connect4"), told(["connect4", "Connect4", "Connect 4"]));
        assert_eq!(forms("four_in_a_row"), told(["four_in_a_row", "FourInARow", "Four in a row"]));
        let name = GameName::read("newgame2").expect("a name");
        assert_eq!(
            name.rename("//! New Game: `newgame`, NewGameState"),
            "//! Newgame 2: `newgame2`, Newgame2State"
        );
    }

    #[test]
    fn what_is_no_name_is_refused_in_a_line() {
        for text in [
            "",
            "x",
            "Connect4",
            "4row",
            "four-in-a-row",
            "_four",
            "four_",
            "a__b",
            "a b",
            "é",
            "../x",
            "a_very_long_name_indeed",
            "fn",
            "match",
            "try",
            "gen",
            "self",
            "std",
            "test",
            "a\nb",
        ] {
            let error = GameName::read(text).expect_err(text).to_string();
            assert!(error.starts_with("name: `") && error.contains("`; allowed: "), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
    }
}
