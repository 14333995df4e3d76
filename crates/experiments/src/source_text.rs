//! Source text without what does not change a program: comments and white space. Copies of a program are recognised by it,
//! also if somebody has reformatted them.

use std::path::Path;

/// Ways of writing comments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CommentStyle {
    /// From `#` to the end of the line.
    Hash,
    /// From `//` to the end of the line, and from `/*` to `*/`.
    Slashes,
    /// Unknown: nothing is taken for a comment.
    Unknown,
}

impl CommentStyle {
    fn from_path(file: &Path) -> Self {
        let extension = file.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        match extension.as_str() {
            "py" | "rb" | "sh" | "toml" | "pl" | "r" | "jl" => Self::Hash,
            "c" | "h" | "cc" | "cpp" | "cxx" | "hpp" | "rs" | "java" | "kt" | "scala" | "go"
            | "js" | "mjs" | "ts" | "cs" | "swift" | "d" | "zig" => Self::Slashes,
            _ => Self::Unknown,
        }
    }
}

/// Returns the text of a file without comments and white space. A mark of a comment in a string literal counts as one,
/// which shortens all copies of a program in the same way.
pub(crate) fn bare_source(file: &Path, text: &str) -> String {
    let line_comment = match CommentStyle::from_path(file) {
        CommentStyle::Hash => "#",
        CommentStyle::Slashes => return without_lines("//", &without_blocks(text)),
        CommentStyle::Unknown => "\0",
    };
    without_lines(line_comment, text)
}

/// Removes comments that start with this mark, and white space.
fn without_lines(mark: &str, text: &str) -> String {
    let code = text.lines().map(|line| line.split(mark).next().unwrap_or_default());
    code.flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
}

/// Removes comments from `/*` to `*/`.
fn without_blocks(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |code, part| code + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_white_space_are_removed() {
        for (file, text, bare) in [
            ("bot.py", "# mine\ndef f(a):\n    return a // 2  # half\n", "deff(a):returna//2"),
            ("a/bot.c", "/* by\n ada */ int f() { return 1; } // one\r\n", "intf(){return1;}"),
            ("bot.RS", "fn f() {} /* open", "fnf(){}"),
            ("notes", "a # b // c\n", "a#b//c"),
        ] {
            assert_eq!(bare_source(Path::new(file), text), bare, "{file}");
        }
    }
}
