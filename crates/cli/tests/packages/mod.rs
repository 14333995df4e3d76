//! Submissions in Python that import packages of a virtual environment.

use super::{damier, done, first, lacks, place, write};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Creates a folder with a virtual environment in `venv`, which has the package `house`.
fn with_environment() -> TempDir {
    let place = place();
    let mut python = Command::new("python3");
    python.args(["-m", "venv", "--without-pip", "venv"]).current_dir(place.path());
    assert!(python.status().expect("runs").success());
    write(packages(place.path()).join("house/__init__.py"), "WALLS = 4\n");
    place
}

/// Returns the folder of the environment's packages.
fn packages(place: &Path) -> PathBuf {
    let versions = fs::read_dir(place.join("venv/lib")).expect("reads").flatten();
    let packages = versions.map(|version| version.path().join("site-packages"));
    packages.into_iter().find(|folder| folder.is_dir()).expect("a folder of packages")
}

/// Runs a command that must fail, and returns all of its output.
fn refused(place: &Path, args: &[&str]) -> String {
    let output = damier(place, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).expect("text")
}

#[test]
fn a_submission_imports_the_packages_of_a_named_python() {
    if lacks(&["python3"]) {
        return;
    }
    let place = with_environment();
    let bot = format!(
        "import house\nfrom damier.bot import play\nassert house.WALLS == 4\n{}",
        first("")
    );
    write(place.path().join("ada/bot.py"), &bot);
    let script = place.path().join("bob");
    write(script.clone(), &format!("#!/usr/bin/env python3\n{bot}"));
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("set");
    let check = ["check", "./ada", "./bob", "--game", "2048:2x2"];
    let without = refused(place.path(), &check);
    assert!(without.contains("ModuleNotFoundError: No module named 'house'"), "{without}");
    assert!(without.contains("--python VENV"), "{without}");
    let french = refused(place.path(), &[&["--lang", "fr"], &check[..]].concat());
    assert!(french.contains("--python VENV"), "{french}");
    for python in ["venv", "venv/bin/python3"] {
        let with = done(place.path(), &[&check[..], &["--python", python]].concat());
        assert!(with.contains("ok    ./ada") && with.contains("ok    ./bob"), "{with}");
    }
}

#[test]
fn packages_are_readable_but_not_writable_and_nothing_beside_them_is_readable() {
    if lacks(&["python3"]) {
        return;
    }
    let place = with_environment();
    write(place.path().join("secret"), "");
    write(place.path().join("venv/secret"), "");
    let bot = format!(
        "import house\n\
         def is_refused(path, mode):\n    \
             try:\n        open(path, mode).close()\n    \
             except PermissionError:\n        return True\n\
         assert is_refused(house.__file__, 'a')\n\
         assert is_refused(house.__file__ + '.new', 'w')\n\
         assert is_refused('../secret', 'r') and is_refused('../venv/secret', 'r')\n{}",
        first("")
    );
    write(place.path().join("ada/bot.py"), &bot);
    let check = ["check", "./ada", "--game", "2048:2x2", "--python", "venv"];
    done(place.path(), &check);
}

#[test]
fn a_spec_names_the_python_of_its_submissions() {
    if lacks(&["python3"]) {
        return;
    }
    let place = with_environment();
    let class = place.path().join("class");
    write(class.join("in/ada.py"), &format!("import house\n{}", first("")));
    let spec = |python: &str| {
        let event = "[[event]]\ngame = 'quarto'\nplayers = ['in/ada.py', 'random']\ngames = 2\n";
        write(class.join("spec.toml"), &format!("{python}\n{event}"));
    };
    let run = |db| ["run", "class/spec.toml", "--quiet", "--format", "json", "--db", db];
    let played = |args: &[&str]| {
        let report: Value = serde_json::from_str(&done(place.path(), args)).expect("JSON");
        assert_eq!(report["events"][0]["faults"].as_array().map(Vec::len), Some(0), "{report:#}");
        report["hosting"][0].as_str().expect("told").to_string()
    };
    spec("python = '../venv'");
    let hosting = played(&run("run.db"));
    assert!(hosting.contains("scripts run by Python 3."), "{hosting}");
    spec("");
    let other = refused(place.path(), &run("run.db"));
    assert!(other.contains("`python` is ../venv in the file and - now"), "{other}");
    // The option starts from the current folder. The same command resumes the run.
    let typed = [&run("other.db")[..], &["--python", "venv"]].concat();
    played(&typed);
    played(&typed);
}

#[test]
fn a_path_that_is_no_python_is_refused() {
    let place = place();
    write(place.path().join("ada.py"), &first(""));
    write(place.path().join("empty/read.me"), "");
    let spec = "python = 'nowhere'\n[[event]]\ngame = 'quarto'\nplayers = ['first', 'random']\n";
    write(place.path().join("spec.toml"), spec);
    let run = refused(place.path(), &["run", "spec.toml"]);
    assert!(run.contains("spec.toml: python: `./nowhere` does not exist"), "{run}");
    for (python, why) in [
        ("nowhere", "does not exist"),
        ("empty", "contains no Python"),
        ("/bin/cat", "is not a Python"),
    ] {
        for command in
            [["check", "ada.py", "--game", "quarto"], ["match", "quarto", "./ada.py", "random"]]
        {
            let said = refused(place.path(), &[&command[..], &["--python", python]].concat());
            assert!(said.contains(why), "{said}");
        }
    }
}

#[test]
fn pypy_finds_the_wrapper() {
    if Command::new("pypy3").arg("--version").output().is_err() {
        return;
    }
    let place = place();
    let bot = "import sys\nassert sys.implementation.name == 'pypy'\nfrom damier.bot import play\n\
               play(lambda turn: turn.legal[0])\n";
    write(place.path().join("ada/bot.py"), bot);
    write(place.path().join("ada/submission.toml"), "command = ['pypy3', 'bot.py']\n");
    write(place.path().join("bob.py"), bot);
    done(place.path(), &["check", "./ada", "--game", "2048:2x2"]);
    let check = ["check", "./bob.py", "--game", "2048:2x2", "--python", "/usr/bin/pypy3"];
    if Path::new("/usr/bin/pypy3").exists() {
        done(place.path(), &check);
    }
}
