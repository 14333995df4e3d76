//! Name of a new game, in the forms for crates, types and people.

use anyhow::{Result, bail};

/// Largest number of letters in a name.
const LONGEST: usize = 20;

/// Words that cannot name a crate, besides the keywords of Rust.
const TAKEN: [&str; 6] = ["alloc", "core", "gen", "proc_macro", "std", "test"];

/// Name of a new game, in three forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// Name of the crate and of the game, for example `four_in_a_row`.
    pub snake: String,
    /// Name of the type, for example `FourInARow`.
    pub camel: String,
    /// Title for people, for example `Four in a row`.
    pub title: String,
}

/// The three forms of the name in the files of the template.
const PLACEHOLDER: [&str; 3] = ["newgame", "NewGame", "New Game"];

impl GameName {
    /// Reads the name of a crate.
    ///
    /// # Errors
    /// If the text is not a valid name, or if it is a word of Rust.
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
                "name: found `{}`, expected 2 to {LONGEST} lower-case letters, digits and single `_` between them, \
                 beginning with a letter",
                text.escape_debug()
            );
        }
        if TAKEN.contains(&text) || syn::parse_str::<syn::Ident>(text).is_err() {
            bail!("name: `{text}` is reserved by Rust or its libraries. Choose another name");
        }
        Ok(Self {
            snake: text.to_string(),
            camel: words.iter().map(|word| capitalise(word)).collect(),
            title: capitalise(&spell(&words)),
        })
    }

    /// Replaces the name of the template by this name.
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

/// Joins words with spaces, and puts a space before each number.
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
    fn invalid_names_are_refused_in_one_line() {
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
            assert!(error.starts_with("name: "), "{error}");
            assert!(error.contains(", expected ") || error.contains(" is reserved "), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
    }
}
