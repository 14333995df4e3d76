//! Names in commands that people copy into a shell.

/// Quotes a word for a shell, if needed: in double quotes on Windows, where a name cannot contain one, otherwise in single
/// quotes.
#[must_use]
pub fn shell_word(word: &str) -> String {
    let plain =
        |c: char| c.is_alphanumeric() || ":,.=-_/".contains(c) || cfg!(windows) && c == '\\';
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else if cfg!(windows) {
        format!("\"{word}\"")
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(all(test, not(windows)))]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_a_shell() {
        assert_eq!(shell_word("hybrid"), "hybrid");
        assert_eq!(shell_word("hybrid(border=0.8)"), "'hybrid(border=0.8)'");
        assert_eq!(shell_word("./élève"), "./élève");
        assert_eq!(shell_word(""), "''");
        assert_eq!(shell_word("./ada's (gain=1)"), r"'./ada'\''s (gain=1)'");
    }
}
