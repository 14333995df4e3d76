//! Recognises files that seem meant as submissions but cannot be run as they are.

use crate::system::ownership::LIBRARIES;
use crate::text::submission as text;
use damier_i18n::Message;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Number of bytes of a file that are inspected.
const HEAD: u64 = 64 << 10;

/// First bytes of compiled programs (elf(5), PE format, mach-o/loader.h) and of scripts that name their interpreter.
const PROGRAMS: [&[u8]; 4] = [b"#!", b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe"];

/// File extensions of archives.
const ARCHIVES: [&str; 9] = ["zip", "tar", "gz", "tgz", "bz2", "xz", "zst", "7z", "rar"];

/// File extension of Jupyter notebooks.
pub(crate) const NOTEBOOK: &str = "ipynb";

/// Interpreters of scripts, by file extension.
const INTERPRETERS: [(&str, &str); 7] = [
    ("js", "node"),
    ("mjs", "node"),
    ("rb", "ruby"),
    ("lua", "lua"),
    ("php", "php"),
    ("pl", "perl"),
    ("sh", "bash"),
];

/// Returns the first bytes of a file; empty if it cannot be read or is not a regular file.
fn head(file: &Path) -> Vec<u8> {
    let mut head = Vec::new();
    if file.is_file() {
        let _ = File::open(file).map(|file| file.take(HEAD).read_to_end(&mut head));
    }
    head
}

/// Returns true for a file that starts like a program.
pub(crate) fn looks_like_a_program(file: &Path) -> bool {
    let head = head(file);
    PROGRAMS.iter().any(|start| head.starts_with(start))
}

/// Returns true for a script whose first line ends as on Windows. The system would then look for an interpreter whose
/// name ends in a carriage return.
pub(crate) fn has_windows_first_line(file: &Path) -> bool {
    let head = head(file);
    let first = head.split(|&byte| byte == b'\n').next().unwrap_or_default();
    first.starts_with(b"#!") && first.ends_with(b"\r")
}

/// Explains how to turn a file that is not an executable program into a submission; returns `None` if neither its name
/// nor its first bytes give a hint.
pub(crate) fn remedy(file: &Path) -> Option<Message> {
    let name = file.file_name()?.to_string_lossy().into_owned();
    if looks_like_a_program(file) {
        return Some(text::not_executable(name));
    }
    let ending = file.extension()?.to_str()?;
    let small = ending.to_ascii_lowercase();
    let stem = file.file_stem()?.to_string_lossy().into_owned();
    if small != ending && (small == "py" || LIBRARIES.contains(&small.as_str())) {
        return Some(text::call_it(format!("{stem}.{small}")));
    }
    if ARCHIVES.contains(&small.as_str()) {
        return Some(text::archive().into());
    }
    if small == NOTEBOOK {
        return Some(text::notebook(name));
    }
    if let Some((_, interpreter)) = INTERPRETERS.iter().find(|(end, _)| *end == small) {
        return Some(text::script(format!("[\"{interpreter}\", \"{name}\"]")));
    }
    compiler(file, &small, &stem, &name).map(text::source)
}

/// Returns the command that compiles a source file.
fn compiler(file: &Path, ending: &str, stem: &str, name: &str) -> Option<String> {
    let [stem, name] = [stem, name].map(quoted);
    let is_program = || memchr::memmem::find(&head(file), b"main(").is_some();
    Some(match ending {
        "c" if is_program() => format!("cc -O2 -o {stem} {name}"),
        "c" => {
            let library = quoted(&format!("lib{stem}.{}", std::env::consts::DLL_EXTENSION));
            format!("cc -O2 -shared -fPIC -o {library} {name}")
        }
        "cc" | "cpp" | "cxx" => format!("c++ -O2 -o {stem} {name}"),
        "rs" => format!("rustc -O -o {stem} {name}"),
        "go" => format!("go build -o {stem} {name}"),
        "java" => format!("javac {name}"),
        "cs" => format!("mcs {name}"),
        _ => return None,
    })
}

/// Quotes a word for a shell.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./".contains(c);
    if word.chars().all(is_plain) { word.to_string() } else { format!("'{word}'") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_has_its_remedy() {
        let place = tempfile::tempdir().unwrap();
        let told = |name: &str, text: &str| {
            let file = place.path().join(name);
            std::fs::write(&file, text).unwrap();
            remedy(&file).map(|why| why.to_string()).unwrap_or_default()
        };
        assert_eq!(told("bob", "#!/bin/sh\n"), "`bob` is not executable (chmod +x)");
        assert_eq!(told("BOB.PY", ""), "rename it to BOB.py");
        assert_eq!(told("a.zip", ""), "an archive: unpack it");
        assert_eq!(
            told("a b.c", "int main(void) {}"),
            "source code: compile it with `cc -O2 -o 'a b' 'a b.c'`"
        );
        assert!(
            told("oceane.c", "#include \"strategy.h\"").contains("-shared -fPIC -o liboceane.")
        );
        assert!(told("bot.ipynb", "{}").starts_with("`bot.ipynb` is a notebook: in Jupyter, "));
        assert!(told("bot.js", "x()").contains("command = [\"node\", \"bot.js\"]"));
        assert_eq!(told("notes.pdf", "%PDF"), "");
    }

    #[test]
    fn a_first_line_from_windows_is_known() {
        let place = tempfile::tempdir().unwrap();
        let is_one = |text: &str| {
            let file = place.path().join("bot");
            std::fs::write(&file, text).unwrap();
            has_windows_first_line(&file)
        };
        assert!(is_one("#!/usr/bin/python3\r\nx\r\n") && !is_one("#!/usr/bin/python3\nx\r\n"));
        assert!(!is_one("x\r\n") && !is_one(""));
    }
}
