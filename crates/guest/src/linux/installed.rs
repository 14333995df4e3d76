//! Finds programs that are installed in their own folders below `/opt`. Guests may not read all of `/opt`, where people
//! also keep classes and results, but they may read the folder of the program that runs them.

use crate::interpreter::on_path;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Folder that contains a folder for each program.
const INSTALLED: &str = "/opt";

/// Maximum length of the first line in which the kernel finds an interpreter (execve(2)).
const LONGEST_LINE: u64 = 256;

/// Returns the folders in which a program, and the interpreter named by its first line, are installed below `/opt`.
pub(crate) fn folders_of(program: &Path) -> Vec<PathBuf> {
    let folder = |file: &Path| {
        let name = file.strip_prefix(INSTALLED).ok()?.components().next()?;
        Some(Path::new(INSTALLED).join(name))
    };
    let interpreter = interpreter_of(program);
    [Some(program.to_path_buf()), interpreter]
        .iter()
        .flatten()
        .filter_map(|file| folder(file))
        .collect()
}

/// Returns the interpreter that the first line of a script names, directly or through `env`.
fn interpreter_of(script: &Path) -> Option<PathBuf> {
    let mut head = Vec::new();
    File::open(script).ok()?.take(LONGEST_LINE).read_to_end(&mut head).ok()?;
    let line = head.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    let mut words = str::from_utf8(line).ok()?.split_whitespace();
    let first = Path::new(words.next()?);
    if first.file_name()? == "env" {
        return on_path(words.find(|word| !word.starts_with('-'))?);
    }
    first.canonicalize().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_folder_of_the_program_itself_is_read() {
        assert_eq!(folders_of(Path::new("/opt/node-20/bin/node")), [PathBuf::from("/opt/node-20")]);
        assert!(folders_of(Path::new("/usr/bin/node")).is_empty());
    }

    #[test]
    fn a_script_names_its_interpreter() {
        let place = tempfile::tempdir().unwrap();
        let script = place.path().join("bot");
        let found = |line: &str| {
            std::fs::write(&script, line).unwrap();
            interpreter_of(&script)
        };
        let shell = Path::new("/bin/sh").canonicalize().unwrap();
        assert_eq!(found("#!/bin/sh -e\nexit\n"), Some(shell.clone()));
        assert_eq!(found("#!/usr/bin/env -S sh -e\n"), Some(shell));
        assert_eq!(found("#!/usr/bin/env\n"), None);
        assert_eq!(found("\x7fELF"), None);
    }
}
