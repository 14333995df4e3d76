//! Results files may have any file name, and a file system without locks is distinguished from a file in use.

use assert_cmd::Command;
use std::fs;
use std::path::Path;

fn damier(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder).args(words);
    command
}

#[test]
#[cfg_attr(windows, ignore = "such names are none there")]
fn a_name_that_sqlite_gives_a_meaning_is_the_name_of_a_file() {
    for name in [":memory:", "file:x.db", "file:y.db?mode=memory", "file::memory:?cache=shared"] {
        let place = tempfile::tempdir().expect("a folder");
        let place = place.path();
        let play = |games: &str| {
            let words = ["match", "2048:2x2", "random", "--games", games, "--db", name, "--quiet"];
            damier(place, &words).assert().success();
        };
        play("2");
        let names: Vec<_> =
            fs::read_dir(place).expect("lists").map(|one| one.expect("").file_name()).collect();
        assert_eq!(names, [name]);
        for words in [["report", name], ["report", name], ["export", name], ["games", name]] {
            damier(place, &words).assert().success();
        }
        // The same command resumes the run.
        play("2");
    }
}

/// A library that answers every lock like a file system without locks.
#[cfg(target_os = "linux")]
const NO_LOCKS: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>

static int answer(const char *name, int file, int order, void *last) {
    int (*real)(int, int, ...) = dlsym(RTLD_NEXT, name);
    if (order == F_SETLK || order == F_SETLKW || order == F_GETLK) {
        errno = ANSWER;
        return -1;
    }
    return real(file, order, last);
}

int fcntl(int file, int order, ...) {
    va_list all;
    va_start(all, order);
    void *last = va_arg(all, void *);
    va_end(all);
    return answer("fcntl", file, order, last);
}

int fcntl64(int file, int order, ...) {
    va_list all;
    va_start(all, order);
    void *last = va_arg(all, void *);
    va_end(all);
    return answer("fcntl64", file, order, last);
}
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_folder_without_locks_is_not_called_in_use() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    let words = ["match", "2048:2x2", "random", "--games", "2", "--quiet", "--db"];
    damier(place, &[&words[..], &["there.db"]].concat()).assert().success();
    for number in ["ENOLCK", "ENOSYS", "EOPNOTSUPP"] {
        let (source, library) = (place.join("locks.c"), place.join("locks.so"));
        fs::write(&source, NO_LOCKS.replace("ANSWER", number)).expect("written");
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-o"]).args([&library, &source]).assert().success();
        for words in [
            &[&words[..], &["new.db"]].concat()[..],
            &[&words[..], &["there.db"]].concat(),
            &["report", "there.db"],
        ] {
            let refused = damier(place, words).env("LD_PRELOAD", &library).assert().code(2);
            let line = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
            assert!(
                line.contains("without locks") && line.contains("local disk"),
                "{number} {words:?}: {line}"
            );
            assert_eq!(line.lines().count(), 1, "{line}");
        }
        let left = fs::read_dir(place).expect("lists").count();
        assert_eq!(left, 3, "only the source, the library and the results are there");
    }
    damier(place, &["report", "there.db"]).assert().success();
}

/// A program that was just killed still holds its locks for a moment.
#[cfg(unix)]
#[test]
fn a_run_goes_on_as_soon_as_the_one_before_is_killed() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    let words = ["match", "2048:2x2", "random", "--db", "run.db", "--quiet", "--games"];
    let mut first = std::process::Command::new(env!("CARGO_BIN_EXE_damier"));
    first.current_dir(place).args([&words[..], &["1000000"]].concat());
    let mut first = first.spawn().expect("starts");
    while !place.join("run.db").exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let in_use = damier(place, &[&words[..], &["1000000"]].concat()).assert().code(2);
    let line = String::from_utf8_lossy(&in_use.get_output().stderr).into_owned();
    assert!(line.contains("is in use by another run; try again when it has finished"), "{line}");
    first.kill().expect("killed");
    damier(place, &["report", "run.db"]).assert().success();
    first.wait().expect("ended");
}
