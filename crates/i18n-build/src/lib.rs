//! Turns a crate's messages in Fluent files into typed functions, as it is built.
//!
//! A build script says `damier_i18n_build::catalogue("messages")`, and a module of the crate
//! `include!(concat!(env!("OUT_DIR"), "/messages.rs"));`. The folder holds a file for each language (`en.ftl`,
//! `fr.ftl`), or a folder for each with a file for each area of a large crate (`en/report.ftl`), whose functions stand in
//! a module of that name. What the files may hold is told by the crate `words`.
//!
//! A build ends with a sentence that names the file and the message where the languages do not agree: a message
//! or an argument that one of them lacks, a selection without `other`, syntax that is no Fluent or is not allowed.

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

/// The languages that files are written in, the one that declares the arguments first: as `damier_i18n::WRITTEN`.
const WRITTEN: [&str; 2] = ["en", "fr"];

/// Writes `messages.rs` into the folder for built sources, from the messages in this folder of the crate.
///
/// # Panics
/// Where the files cannot be read, or the languages do not agree: the build ends with the reason.
pub fn catalogue(folder: &str) {
    let root = env::var_os("CARGO_MANIFEST_DIR").expect("a build script's environment");
    let out = env::var_os("OUT_DIR").expect("a build script's environment");
    let folder = PathBuf::from(root).join(folder);
    // The folder itself, too: files may come and go.
    #[expect(clippy::print_stdout, reason = "the way in which a build script speaks to cargo")]
    {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    match generate(&folder) {
        Ok(code) => {
            let file = Path::new(&out).join("messages.rs");
            fs::write(&file, code).expect("the folder for built sources can be written to");
        }
        Err(problem) => panic!("messages: {problem}"),
    }
}

/// Makes the source of a catalogue.
///
/// # Errors
/// Files that cannot be read, and languages that do not agree.
pub fn generate(folder: &Path) -> Result<String, Problem> {
    let areas = area::read(folder, &WRITTEN)?;
    let modules = areas.iter().map(|area| {
        agreement::check(area)?;
        Ok(code::write(area))
    });
    modules.collect()
}
