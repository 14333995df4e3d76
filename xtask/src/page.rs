//! The web page: a folder of files for any web server.

use crate::{root, run, web_cargo};
use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Files that are copied. `offline.js` gets the list of all files.
const FILES: [&str; 9] = [
    "index.html",
    "page.css",
    "page.js",
    "thinker.js",
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
];

/// Files that wasm-bindgen writes.
const BOUND: [&str; 2] = ["damier.js", "damier_bg.wasm"];

/// Builds the page into `target/page`, completely or not at all.
#[expect(clippy::disallowed_methods, reason = "tells how long a step has taken")]
pub(crate) fn build() -> Result<()> {
    let watch = Instant::now();
    say(&watch, "1 of 3: compiling the page's program (from nothing, five minutes of CPU time)");
    let program = compile()?;
    say(
        &watch,
        "2 of 3: binding it to the browser (the first time, its tool is compiled: a minute)",
    );
    let folder = root().join("target/page");
    let fresh = folder.with_extension("new");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    fs::create_dir_all(&fresh).with_context(|| fresh.display().to_string())?;
    bind(&program, &fresh)?;
    say(&watch, "3 of 3: putting the files together");
    fill(&fresh)?;
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::rename(&fresh, &folder).with_context(|| folder.display().to_string())?;
    weigh(&folder)
}

/// Plays on the page in a browser. If a folder is given, saves pictures of the page there.
pub(crate) fn check(pictures: Option<&Path>) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--workspace", "--test", "page", "--"]);
    cargo.args(["--ignored", "--test-threads=1"]);
    cargo.env("DAMIER_PAGE", root().join("target/page"));
    if let Some(folder) = pictures {
        let folder = std::path::absolute(folder)?;
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        cargo.env("DAMIER_PICTURES", folder);
    }
    run(cargo.current_dir(root()), "the page's test")
}

/// Compiles the window to WebAssembly, and returns the path of the file.
fn compile() -> Result<PathBuf> {
    let mut cargo = web_cargo("rustc");
    cargo.args([
        "--package",
        "damier-gui",
        "--lib",
        "--crate-type",
        "cdylib",
        "--no-default-features",
    ]);
    cargo.args(["--profile", "page", "--locked"]);
    run(&mut cargo, "the page's program")?;
    Ok(root().join("target/web/wasm32-unknown-unknown/page/damier_gui.wasm"))
}

fn bind(program: &Path, folder: &Path) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--locked", "--manifest-path", "xtask/bind/Cargo.toml"]);
    cargo.arg("--target-dir").arg(root().join("target/bind")).arg("--").arg(program).arg(folder);
    run(cargo.current_dir(root()), "binding the page's program")
}

/// Copies the files that the browser loads first, and writes their list into `offline.js`, which caches them.
fn fill(folder: &Path) -> Result<()> {
    let source = root().join("crates/gui/web");
    for file in FILES {
        fs::copy(source.join(file), folder.join(file)).with_context(|| file.to_string())?;
    }
    let mut digest = Sha256::new();
    for file in FILES.iter().chain(&BOUND) {
        digest.update(fs::read(folder.join(file)).with_context(|| (*file).to_string())?);
    }
    let digest = digest.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    let files: Vec<String> =
        ["./"].iter().chain(&FILES).chain(&BOUND).map(|file| format!("\"{file}\"")).collect();
    let keeper = fs::read_to_string(source.join("offline.js"))?;
    let keeper = keeper
        .replace("\"{{FILES}}\"", &format!("[{}]", files.join(", ")))
        .replace("{{DIGEST}}", &digest);
    fs::write(folder.join("offline.js"), keeper)?;
    Ok(())
}

/// Prints the size of the page, uncompressed and compressed.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn weigh(folder: &Path) -> Result<()> {
    let (mut plain, mut packed) = (0, 0);
    for entry in fs::read_dir(folder)? {
        let bytes = fs::read(entry?.path())?;
        let mut pack = GzEncoder::new(Vec::new(), Compression::best());
        pack.write_all(&bytes)?;
        plain += bytes.len();
        packed += pack.finish()?.len();
    }
    let folder = folder.display();
    println!("{folder}: {plain} bytes, {packed} by gzip -9; any web server can serve it");
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn say(watch: &Instant, what: &str) {
    println!("page, {what}; {:.0} s so far", watch.elapsed().as_secs_f64());
}
