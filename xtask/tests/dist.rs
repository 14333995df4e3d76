//! Tests of the release: the systems that are requested, and the files that the Debian package lists.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn an_unknown_system_is_one_line() {
    for order in [&["nowhere"][..], &["debian", "--no-page"]] {
        let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
        xtask.arg("dist").args(order).env("RUST_BACKTRACE", "1");
        let output = xtask.output().expect("it starts");
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{line}");
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(line.contains(order[order.len() - 1]) && line.contains("allowed"), "{line}");
    }
}

/// Checks that all files of the package exist. No test builds the package, so a file that has moved would be noticed
/// late.
#[test]
fn what_the_debian_package_holds_is_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/cli");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    let sources: Vec<&str> = manifest
        .lines()
        .filter_map(|line| line.trim().strip_prefix("[\"../")?.split('"').next())
        .filter(|source| !source.starts_with("../target/"))
        .collect();
    assert!(sources.len() > 10, "{sources:?}");
    for source in sources {
        let path = folder.join("..").join(source);
        let wanted = path.to_string_lossy();
        let place = wanted.split('*').next().unwrap_or_default();
        assert!(Path::new(place).exists(), "{source}");
    }
}
