//! Builds what was handed in as source, confined: a compiler reads files and a Makefile runs what it likes, so both get walls of
//! their own, in which other programs may be started.

use crate::system;
use game::Failure;
use std::path::Path;

/// The file by which a folder says how it is built.
const MAKEFILES: [&str; 3] = ["Makefile", "makefile", "GNUmakefile"];
/// The program that is made of sources without a Makefile which have a function `main`.
pub const BUILT_PROGRAM: &str = "bot";

/// The way to build a folder: a program of the system, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildOrder {
    /// `make` or `cc`.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
}

impl BuildOrder {
    /// Finds out how a folder is built; `None` where there is nothing to build. A Makefile comes first; sources in C without one
    /// become a program, if one of them has a function `main`, or else a library named after the first of them.
    #[must_use]
    pub fn of_folder(folder: &Path) -> Option<Self> {
        if MAKEFILES.iter().any(|name| folder.join(name).is_file()) {
            return Some(Self { program: "make".to_string(), arguments: Vec::new() });
        }
        let listed = std::fs::read_dir(folder).ok()?.flatten();
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().ok();
        let mut sources: Vec<String> =
            listed.filter_map(name).filter(|name| name.ends_with(".c")).collect();
        sources.sort();
        let stem = sources.first()?.trim_end_matches(".c").to_string();
        let has_main = |name: &String| {
            let text = std::fs::read(folder.join(name)).unwrap_or_default();
            memchr::memmem::find(&text, b"main(").is_some()
        };
        let mut arguments: Vec<String> = ["-std=gnu11", "-O2"].map(String::from).to_vec();
        let target = if sources.iter().any(has_main) {
            BUILT_PROGRAM.to_string()
        } else {
            arguments.extend(["-shared", "-fPIC"].map(String::from));
            format!("lib{stem}.so")
        };
        arguments.extend(sources.iter().map(|name| format!("./{name}")));
        arguments.extend(["-o", &target, "-lm"].map(String::from));
        Some(Self { program: "cc".to_string(), arguments })
    }

    /// Builds a folder, in which it may write, without a network, within limits of its own.
    ///
    /// # Errors
    /// A build that fails, with the first lines of what it said; one that takes too long or too much; the machine's own failure.
    pub fn build(&self, folder: &Path) -> Result<(), Failure> {
        system::build(self, folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_os = "linux")]
    use game::FailureKind;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    fn order(files: &[(&str, &str)]) -> Option<BuildOrder> {
        BuildOrder::of_folder(folder(files).path())
    }

    #[test]
    fn sources_say_how_they_are_built() {
        assert_eq!(order(&[("bot.py", "")]), None);
        let made = order(&[("Makefile", ""), ("a.c", "")]).unwrap();
        assert_eq!((made.program.as_str(), made.arguments.len()), ("make", 0));
        let program = order(&[("a.c", "int main(void) {}"), ("b.c", "")]).unwrap();
        assert_eq!(program.arguments[2..], ["./a.c", "./b.c", "-o", "bot", "-lm"]);
        let library = order(&[("zoe.c", "void zoe(void) {}")]).unwrap();
        assert!(library.arguments.contains(&"libzoe.so".to_string()), "{library:?}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_is_built_is_there_and_what_is_not_says_why() {
        let good = folder(&[("a.c", "int main(void) { return 0; }")]);
        let built = BuildOrder::of_folder(good.path()).unwrap().build(good.path());
        // A machine without a compiler builds nothing.
        if built.as_ref().is_err_and(|failure| failure.kind == FailureKind::Host) {
            return;
        }
        built.unwrap();
        assert!(good.path().join("bot").is_file());
        let bad = folder(&[("a.c", "int main(void) { return x; }")]);
        let why = BuildOrder::of_folder(bad.path()).unwrap().build(bad.path()).unwrap_err();
        assert!(why.message.contains("a.c") && why.message.contains("x"), "{}", why.message);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_build_reaches_nothing_outside_its_folder() {
        let secret = folder(&[("secret", "the seed")]);
        let place = secret.path().display();
        let read = format!("all:\n\tcat {place}/secret > out; test -s out\n");
        let write = format!("all:\n\techo x > {place}/written\n");
        let network = "all:\n\tpython3 -c 'import socket; socket.socket()'\n".to_string();
        let lost = "all:\n\tsetsid sleep 100\n".to_string();
        let include = "all:\n\tcc -include /dev/random -c x.c\n".to_string();
        for make in [read, write, network, lost, include] {
            let place = folder(&[("Makefile", &make), ("x.c", "")]);
            let built = BuildOrder::of_folder(place.path()).unwrap().build(place.path());
            assert!(built.is_err(), "{make}");
        }
        assert!(!secret.path().join("written").exists());
    }
}
