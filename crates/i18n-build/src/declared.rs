//! Arguments declared in the comment of a message, for example `# $games (count) games played`.

use std::fmt;

/// Kind of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Message, or text that is the same in every language.
    Text,
    /// Number of things.
    Count,
    /// Number with decimals.
    Number,
    /// Word that selects a text and is never shown.
    Word,
}

/// Declared argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

impl Kind {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "text" => Self::Text,
            "count" => Self::Count,
            "number" => Self::Number,
            "word" => Self::Word,
            _ => return None,
        })
    }

    /// Returns the Rust type of the parameter for an argument of this kind.
    pub(crate) const fn parameter(self) -> &'static str {
        match self {
            Self::Text => "impl Into<::damier_i18n::Message>",
            Self::Count => "u64",
            Self::Number => "::damier_i18n::Number",
            Self::Word => "&str",
        }
    }

    /// Returns the Rust expression that turns the parameter with this name into a `damier_i18n::Argument`.
    pub(crate) fn argument(self, name: &str) -> String {
        match self {
            Self::Text => format!("::damier_i18n::Argument::Message({name}.into())"),
            Self::Count => format!("::damier_i18n::Argument::Count({name})"),
            Self::Number => format!("::damier_i18n::Argument::Number({name})"),
            Self::Word => format!("::damier_i18n::Argument::Word({name}.to_string())"),
        }
    }
}

/// Parses the declarations among the lines of a comment.
///
/// # Errors
/// If a line begins with `$` and is not a declaration.
pub(crate) fn read(comment: &[String]) -> Result<Vec<Declared>, String> {
    let declarations = comment.iter().filter_map(|line| line.trim().strip_prefix('$'));
    let read = |line: &str| {
        let end = line.find(|letter: char| !is_of_name(letter)).unwrap_or(line.len());
        let (name, rest) = line.split_at(end);
        let kind = match rest.trim_start().strip_prefix('(') {
            None => Some(Kind::Text),
            Some(rest) => rest.split_once(')').and_then(|(kind, _)| Kind::read(kind)),
        };
        let kind = kind.ok_or_else(|| {
            format!(
                "found `${line}`, expected `$name (KIND) meaning` with text, count, number or word"
            )
        })?;
        Ok(Declared { name: name.to_string(), kind })
    };
    declarations.map(read).collect()
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

impl fmt::Display for Kind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Text => "text",
            Self::Count => "count",
            Self::Number => "number",
            Self::Word => "word",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_found_among_other_lines() {
        let comment = ["The end.", "$games (count) games played", "$name its name"];
        let found = read(&comment.map(str::to_string)).expect("declarations");
        let found: Vec<(&str, Kind)> =
            found.iter().map(|declared| (declared.name.as_str(), declared.kind)).collect();
        assert_eq!(found, [("games", Kind::Count), ("name", Kind::Text)]);
    }

    #[test]
    fn unknown_kinds_are_refused() {
        let error = read(&["$games (amount)".to_string()]).expect_err("no such kind");
        assert!(error.contains("count, number"), "{error}");
    }
}
