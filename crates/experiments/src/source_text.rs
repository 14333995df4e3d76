//! Source text without what does not change a program: comments and white space. Copies of a program are recognised by it,
//! also if somebody has reformatted them.

use std::path::Path;

/// Ways of writing comments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CommentStyle {
    /// From `#` to the end of the line. Indentation has a meaning.
    Hash,
    /// From `//` to the end of the line, and from `/*` to `*/`.
    Slashes,
}

impl CommentStyle {
    /// Returns the style of a language by the extension of its files; `None` if it is unknown.
    fn from_path(file: &Path) -> Option<Self> {
        let extension = file.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        match extension.as_str() {
            "py" | "rb" | "sh" | "toml" | "pl" | "r" | "jl" => Some(Self::Hash),
            "c" | "h" | "cc" | "cpp" | "cxx" | "hpp" | "rs" | "java" | "kt" | "scala" | "go"
            | "js" | "mjs" | "ts" | "cs" | "swift" | "d" | "zig" => Some(Self::Slashes),
            _ => None,
        }
    }
}

/// Returns the text of a file without comments and white space. Literals stay as they are, and so do the indentation of
/// languages in which it has a meaning and files in an unknown language.
pub(crate) fn bare_source(file: &Path, text: &str) -> String {
    let Some(style) = CommentStyle::from_path(file) else { return text.to_string() };
    // Every line of code follows the end of a line, also the first.
    let text = format!("\n{text}");
    let mut reader = SourceReader { style, rest: &text, bare: String::new() };
    while !reader.rest.is_empty() {
        reader.read_piece();
    }
    reader.bare
}

/// Reads a source text piece by piece, and keeps what is not a comment or white space.
struct SourceReader<'a> {
    style: CommentStyle,
    rest: &'a str,
    bare: String,
}

impl SourceReader<'_> {
    /// Reads a comment, a literal or one other character.
    fn read_piece(&mut self) {
        let (is_slashes, rest) = (self.style == CommentStyle::Slashes, self.rest);
        let Some(letter) = rest.chars().next() else { return };
        match letter {
            '#' if !is_slashes => self.skip(line_length(rest)),
            '/' if is_slashes && rest.starts_with("//") => self.skip(line_length(rest)),
            '/' if is_slashes && rest.starts_with("/*") => {
                self.skip(rest[2..].find("*/").map_or(rest.len(), |at| at + 4));
            }
            '"' | '\'' => self.keep(literal_length(rest, letter)),
            '\n' if !is_slashes => self.read_indentation(),
            _ if letter.is_whitespace() => self.skip(letter.len_utf8()),
            _ => self.keep(letter.len_utf8()),
        }
    }

    /// Keeps the end of a line and the blanks at the start of the next one, unless that line has no code.
    fn read_indentation(&mut self) {
        let after = &self.rest[1..];
        let blanks = after.len() - after.trim_start_matches([' ', '\t']).len();
        let has_code = !after[blanks..].starts_with(['#', '\r', '\n']) && blanks < after.len();
        if has_code {
            self.keep(1 + blanks);
        } else {
            self.skip(1 + blanks);
        }
    }

    fn keep(&mut self, length: usize) {
        self.bare.push_str(&self.rest[..length]);
        self.skip(length);
    }

    fn skip(&mut self, length: usize) {
        self.rest = &self.rest[length..];
    }
}

/// Returns the number of bytes before the end of the line.
fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

/// Returns the length of a literal in bytes, with its quotes. It ends at the end of its line at the latest, because a
/// quote may mean something else, such as a lifetime in Rust.
fn literal_length(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '\n' => return at,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bare(file: &str, text: &str) -> String {
        bare_source(Path::new(file), text)
    }

    #[test]
    fn comments_and_white_space_are_removed() {
        for (file, text, expected) in [
            (
                "bot.py",
                "# mine\n\ndef f(a):\n    return a // 2  # half\n",
                "\ndeff(a):\n    returna//2",
            ),
            ("a/bot.c", "/* by\n ada */ int f() { return 1; } // one\r\n", "intf(){return1;}"),
            ("bot.RS", "fn f() {} /* open", "fnf(){}"),
            ("notes", "a # b // c\n", "a # b // c\n"),
        ] {
            assert_eq!(bare(file, text), expected, "{file}");
        }
    }

    #[test]
    fn what_only_looks_like_a_comment_stays() {
        for (file, text, expected) in [
            ("bot.c", "//**** ada ****\nint f() { return 1; }", "intf(){return1;}"),
            ("bot.c", "// see src/*.c\nint f();", "intf();"),
            (
                "bot.c",
                "open(\"data/*.txt // x\", '\"'); g();",
                "open(\"data/*.txt // x\",'\"');g();",
            ),
            ("bot.py", "d = {\"# a\": 'b \\' # c'}  # d", "d={\"# a\":'b \\' # c'}"),
            ("bot.rs", "fn f<'a>(x: &'a str) {} // one\ng();", "fnf<'a>(x: &'astr){}g();"),
        ] {
            let text = bare(file, text);
            assert_eq!(text.replace('\n', ""), expected.replace('\n', ""), "{file}");
        }
        assert_eq!(bare("a.py", "# by ada\n\na()\n"), bare("a.py", "a()"));
        assert_ne!(bare("a.py", "if a:\n    b()\nc()"), bare("a.py", "if a:\n    b()\n    c()"));
    }
}
