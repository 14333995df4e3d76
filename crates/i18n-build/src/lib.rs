//! Generates typed functions from the Fluent files of a crate, for use in its build script.
//!
//! The build script calls `damier_i18n_build::catalogue("messages")`, and a module of the crate contains
//! `include!(concat!(env!("OUT_DIR"), "/messages.rs"));`. The folder `messages` holds a file for each language
//! (`en.ftl`, `fr.ftl`). In a large crate, it holds a folder for each language, with a file for each area
//! (`en/report.ftl`). The functions of an area are in a module with the name of the area. The documentation of
//! `damier-i18n` describes the contents of the files.
//!
//! The build fails with the file and the message if the languages do not agree, for example if one of them lacks a
//! message or an argument, or if a selection has no `other`. It also fails if a file is not valid Fluent.

mod agreement;
mod area;
mod code;
mod declared;
mod problem;
mod source;
mod text;
mod typography;

use problem::Problem;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Languages of the files, the same as `damier_i18n::WRITTEN`. The files of the first language declare the arguments.
const WRITTEN: [&str; 2] = ["en", "fr"];

/// Generates `messages.rs` in the output folder of the build, from the messages in `folder`, a path relative to the
/// crate.
///
/// # Panics
/// If a file cannot be read, or if the languages do not agree. The build then fails with the reason.
pub fn catalogue(folder: &str) {
    let root = env::var_os("CARGO_MANIFEST_DIR").expect("a build script's environment");
    let out = env::var_os("OUT_DIR").expect("a build script's environment");
    let folder = PathBuf::from(root).join(folder);
    // Watch the whole folder, because files may be added and removed.
    #[expect(clippy::print_stdout, reason = "a build script talks to cargo this way")]
    {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    match generate(&folder) {
        Ok(code) => {
            let file = Path::new(&out).join("messages.rs");
            fs::write(&file, code).expect("the output folder is writable");
        }
        Err(problem) => panic!("messages: {problem}"),
    }
}

/// Returns the Rust source for the messages in a folder.
///
/// # Errors
/// If a file cannot be read, or if the languages do not agree.
pub fn generate(folder: &Path) -> Result<String, Problem> {
    let areas = area::read(folder, &WRITTEN)?;
    let modules = areas.iter().map(|area| {
        agreement::check(area)?;
        Ok(code::write(area))
    });
    modules.collect()
}
