//! Builds submissions that were uploaded as source code.
//!
//! A compiler reads files and a Makefile runs any command, so builds are confined too. Their sandbox also allows other
//! programs to be started.

use crate::system;
use damier_game::Failure;
use std::path::Path;

/// File names that mark a folder as built by `make`.
pub const MAKEFILES: [&str; 3] = ["Makefile", "makefile", "GNUmakefile"];
/// Name of the program built from C sources that define `main` and have no Makefile.
pub const BUILT_PROGRAM: &str = "bot";

/// Headers of the C library for 2048, which every build can include.
pub const LENT_HEADERS: [&str; 2] = ["grid.h", "strategy.h"];

/// Command that builds a folder: a system program and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildOrder {
    /// Program to run: `make` or `cc`.
    pub program: String,
    /// Arguments of the program.
    pub arguments: Vec<String>,
}

impl BuildOrder {
    /// Returns the command that builds a folder, or `None` if there is nothing to build. A folder with a Makefile is
    /// built by `make`. In a folder with C sources and no Makefile, `cc` builds a program if one of the sources defines
    /// `main`, and otherwise a library named after the first source.
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

    /// Builds a folder. The build may write in this folder, has no network, and has resource limits of its own.
    ///
    /// # Errors
    /// Fails if the build command fails (the message quotes the first lines of its output), takes too long or uses too
    /// many resources, or if this machine cannot build.
    pub fn build(&self, folder: &Path) -> Result<(), Failure> {
        system::build(self, folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_os = "linux")]
    use damier_game::FailureKind;

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
        // A machine without a compiler cannot build.
        if built.as_ref().is_err_and(|failure| failure.kind == FailureKind::Host) {
            return;
        }
        built.unwrap();
        assert!(good.path().join("bot").is_file());
        let library =
            "#include <grid.h>\n#include \"strategy.h\"\nstrategy ada(void) { return 0; }";
        let library = folder(&[("ada.c", library)]);
        BuildOrder::of_folder(library.path()).unwrap().build(library.path()).unwrap();
        assert!(library.path().join("libada.so").is_file());
        let bad = folder(&[("a.c", "int main(void) { return x; }")]);
        let why = BuildOrder::of_folder(bad.path()).unwrap().build(bad.path()).unwrap_err();
        assert!(
            why.message.to_string().contains("a.c") && why.message.to_string().contains("x"),
            "{}",
            why.message
        );
    }

    /// Builds with a Makefile; `None` if this machine has no `make`.
    #[cfg(target_os = "linux")]
    fn make(place: &Path, makefile: &str) -> Option<Result<(), Failure>> {
        std::fs::write(place.join("Makefile"), makefile).unwrap();
        let built = BuildOrder::of_folder(place).unwrap().build(place);
        let is_lacking = built.as_ref().is_err_and(|failure| failure.kind == FailureKind::Host);
        (!is_lacking).then_some(built)
    }

    #[cfg(target_os = "linux")]
    fn mode(path: &Path) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        path.symlink_metadata().unwrap().permissions().mode() & 0o7777
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_build_changes_no_mode_owner_or_time_and_leaves_plain_files() {
        let outside = folder(&[("secret", "the seed")]);
        let victim = outside.path().join("secret");
        let (place, before) = (folder(&[]), victim.metadata().unwrap());
        let modes = [mode(&victim), mode(outside.path())];
        let path = outside.path().display();
        let makefile = format!(
            "all:\n\tcp /bin/sh sh; chmod 4755 sh; ln -s {path} link; mkdir -m 700 a; mkfifo a/pipe || true\n\
             \tchmod 000 {path} {path}/secret; touch -d 2001-01-01 {path}/secret; chown 12 {path}/secret\n\
             \tumask 0; printf '#!/bin/sh\\n' > a/script; python3 -c \"import os; os.open('set', os.O_CREAT, 0o6777)\"\n"
        );
        let Some(built) = make(place.path(), &makefile) else { return };
        built.unwrap();
        let after = victim.metadata().unwrap();
        assert_eq!([mode(&victim), mode(outside.path())], modes);
        assert_eq!(before.modified().unwrap(), after.modified().unwrap());
        let at = |name: &str| place.path().join(name);
        assert_eq!([mode(&at("sh")), mode(&at("a/script")), mode(&at("a"))], [0o755; 3]);
        assert_eq!(mode(&at("set")), 0o644);
        assert!(!at("link").is_symlink() && !at("a/pipe").exists());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_limits_of_a_build_hold_for_all_of_it() {
        let processes = "all:\n\tfor i in $$(seq 100); do sleep 5 & done; wait\n";
        let temporary =
            "all:\n\tfor i in 1 2 3; do head -c 30000000 /dev/zero > $$TMPDIR/$$i; done; sleep 1\n";
        let nameless = "all:\n\tpython3 -c \"import os, time; fs = [open('x%d' % i, 'wb') for i in range(3)]; \
            [f.write(bytes(30 << 20)) and f.flush() for f in fs]; \
            [os.unlink('x%d' % i) for i in range(3)]; time.sleep(5)\"\n";
        let memory = "all:\n\tfor i in 1 2 3; do python3 -c \"import time; x = b'x' * (200 << 20); time.sleep(5)\" & done; wait\n";
        let closed = "all:\n\tmkdir -m 300 closed; sleep 1\n";
        for (makefile, said) in [
            (processes, "64 processes"),
            (temporary, "64 MiB to files"),
            (nameless, "64 MiB to files"),
            (memory, "512 MiB of memory"),
            (closed, "cannot be inspected"),
        ] {
            let place = folder(&[]);
            let Some(built) = make(place.path(), makefile) else { return };
            let why = built.expect_err(makefile).message.to_string();
            assert!(why.contains(said), "{makefile}: {why}");
        }
    }

    /// Makefile of a language, its source, and the file that it builds.
    #[cfg(target_os = "linux")]
    const LANGUAGES: [(&str, &str, &str, &str); 5] = [
        (
            "gcc",
            "a.c",
            "int main(void) { return 0; }",
            "bot: a.o\n\tgcc -o bot a.o\na.o: a.c\n\tgcc -c a.c\n",
        ),
        (
            "g++",
            "a.cc",
            "#include <map>\nint main() { std::map<int, int> x; return x.size(); }",
            "bot: a.cc\n\tg++ -O2 -o bot a.cc\n",
        ),
        (
            "go",
            "a.go",
            "package main\nimport \"fmt\"\nfunc main() { fmt.Println(1) }",
            "bot: a.go\n\tCGO_ENABLED=0 go build -o bot a.go\n",
        ),
        (
            "javac",
            "A.java",
            "class A { public static void main(String[] a) { } }",
            "A.class: A.java\n\tjavac A.java\n",
        ),
        (
            "cargo",
            "src/main.rs",
            "fn main() {}",
            "all:\n\tcargo build --offline\n\tcp target/debug/bot bot\n",
        ),
    ];

    #[cfg(target_os = "linux")]
    #[test]
    #[ignore = "needs the compilers of five languages below /usr: cargo test -p damier-guest --lib -- --ignored languages"]
    fn the_usual_languages_are_built() {
        for (tool, source, text, makefile) in LANGUAGES {
            let places = ["/usr/bin", "/usr/local/bin"];
            if !places.iter().any(|place| Path::new(place).join(tool).exists()) {
                println!("{tool}: not here");
                continue;
            }
            let place = folder(&[]);
            let cargo = "[package]\nname = \"bot\"\nversion = \"0.1.0\"\n";
            std::fs::create_dir(place.path().join("src")).unwrap();
            std::fs::write(place.path().join("Cargo.toml"), cargo).unwrap();
            std::fs::write(place.path().join(source), text).unwrap();
            let Some(built) = make(place.path(), makefile) else { return };
            built.unwrap_or_else(|failure| panic!("{tool}: {}", failure.message));
            let made = if tool == "javac" { "A.class" } else { "bot" };
            let expected = if tool == "javac" { 0o644 } else { 0o755 };
            assert_eq!(mode(&place.path().join(made)), expected, "{tool}");
            println!("{tool}: built");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn nothing_of_a_build_keeps_running() {
        let place = folder(&[]);
        let made = make(place.path(), "all:\n\t(sleep 321.5 & sleep 321.5 &) ; true\n");
        let Some(built) = made else { return };
        built.unwrap();
        let processes = std::fs::read_dir("/proc").unwrap().flatten();
        let is_left = |path: std::path::PathBuf| {
            std::fs::read(path.join("cmdline")).is_ok_and(|text| text == b"sleep\x00321.5\0")
        };
        assert!(!processes.map(|entry| entry.path()).any(is_left));
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
