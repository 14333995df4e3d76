//! Builds the environment and the command line of a guest in the form that Windows needs.

use crate::process::VARIABLES;
use crate::process::scratch::modules;
use std::ffi::OsStr;
use std::os::windows::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Variables that the system's libraries need.
const NEEDED: [&str; 7] = [
    "SystemRoot",
    "SystemDrive",
    "windir",
    "ComSpec",
    "PATHEXT",
    "PROCESSOR_ARCHITECTURE",
    "NUMBER_OF_PROCESSORS",
];

/// Builds the environment of a guest. It is the same on every run and contains nothing from its user's. Each
/// `NAME=value` ends with a zero, and one more zero ends the block (CreateProcessW).
pub(crate) fn block(program: &Path, scratch: &Path) -> Vec<u16> {
    let root = std::env::var_os("SystemRoot").map_or_else(|| "C:\\Windows".into(), PathBuf::from);
    let own = program.parent().unwrap_or(&root);
    let path = std::env::join_paths([own, &root.join("System32"), &root]).unwrap_or_default();
    let needed = NEEDED.iter().filter_map(|name| Some((*name, std::env::var_os(name)?)));
    let mut variables: Vec<_> = needed.collect();
    variables.push(("PATH", path));
    let places = ["HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TEMP", "TMP"];
    variables.extend(places.map(|name| (name, scratch.as_os_str().to_owned())));
    variables.extend(VARIABLES.map(|(name, value)| (name, value.into())));
    // The encoding of the protocol, rather than that of the user's locale.
    variables.push(("PYTHONUTF8", "1".into()));
    variables.push(("PYTHONPATH", modules(scratch).into()));
    variables.sort_by_key(|(name, _)| name.to_ascii_uppercase());
    let mut block = Vec::new();
    for (name, value) in variables {
        block.extend(OsStr::new(name).encode_wide());
        block.push(u16::from(b'='));
        block.extend(value.encode_wide().filter(|&unit| unit != 0));
        block.push(0);
    }
    block.push(0);
    block
}

/// Converts a text to UTF-16 with a zero at the end. Zeros within the text are removed.
pub(crate) fn wide(text: &OsStr) -> Vec<u16> {
    text.encode_wide().filter(|&unit| unit != 0).chain([0]).collect()
}

/// Builds a command line from a program and its arguments, in the form that C start-up code parses: each word in
/// quotation marks, a quotation mark as `\"`, and backslashes doubled before one.
pub(crate) fn command_line(program: &Path, arguments: &[String]) -> Vec<u16> {
    let mut line = Vec::new();
    let words = std::iter::once(program.as_os_str()).chain(arguments.iter().map(OsStr::new));
    for word in words {
        if !line.is_empty() {
            line.push(u16::from(b' '));
        }
        quote(word, &mut line);
    }
    line.push(0);
    line
}

fn quote(word: &OsStr, line: &mut Vec<u16>) {
    let [mark, backslash] = [b'"', b'\\'].map(u16::from);
    line.push(mark);
    let mut backslashes = 0;
    for unit in word.encode_wide().filter(|&unit| unit != 0) {
        if unit == mark {
            line.extend(std::iter::repeat_n(backslash, backslashes + 1));
        }
        backslashes = if unit == backslash { backslashes + 1 } else { 0 };
        line.push(unit);
    }
    line.extend(std::iter::repeat_n(backslash, backslashes));
    line.push(mark);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(units: &[u16]) -> String {
        String::from_utf16(units).unwrap()
    }

    #[test]
    fn words_are_quoted() {
        let line = |words: &[&str]| {
            let rest: Vec<String> = words[1..].iter().map(ToString::to_string).collect();
            read(&command_line(Path::new(words[0]), &rest))
        };
        assert_eq!(line(&["C:\\a b\\x.exe", "-v"]), "\"C:\\a b\\x.exe\" \"-v\"\0");
        assert_eq!(line(&["x", "a\"b", "c\\"]), "\"x\" \"a\\\"b\" \"c\\\\\"\0");
        assert_eq!(line(&["x", "a\\\"b", ""]), "\"x\" \"a\\\\\\\"b\" \"\"\0");
    }

    #[test]
    fn the_environment_is_its_own() {
        let block = read(&block(Path::new("C:\\bots\\ada.exe"), Path::new("C:\\scratch")));
        assert!(block.ends_with("\0\0") && block.contains("TEMP=C:\\scratch\0"), "{block}");
        assert!(block.contains("PATH=C:\\bots;") && block.contains("PYTHONHASHSEED=0\0"));
        assert!(!block.contains("CARGO"), "{block}");
    }
}
