//! Commands for development: `cargo xtask new-game`, `cargo xtask web`, `cargo xtask page`, `cargo xtask book`,
//! `cargo xtask pictures`, `cargo xtask courses`, `cargo xtask translated`, `cargo xtask dist`, `cargo xtask wheels`,
//! `cargo xtask frameworks`, `cargo xtask wine`, `cargo xtask runtimes`, `cargo xtask machines`, `cargo xtask prove-all`,
//! `cargo xtask soak`.

mod book;
mod courses;
mod dist;
mod frameworks;
#[cfg(unix)]
mod machines;
mod page;
#[cfg(unix)]
mod runtimes;
mod wheels;
mod wine;

use anyhow::{Context, Result, bail};
use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use xtask::new_game::{self, name::GameName};
use xtask::prove::{self, Entry, PROOFS, State};
use xtask::translation;

#[derive(Parser)]
#[command(name = "xtask", about = "Development tasks of the project")]
enum Chore {
    /// Create a game crate that plays Connect Four, ready to be changed into your game
    NewGame {
        /// Name of the crate and of the game: lower-case letters, digits, `_`
        name: String,
        /// Checkout to write into [default: this one]
        #[arg(long, value_name = "FOLDER")]
        root: Option<PathBuf>,
    },
    /// Build all crates of the web page for WebAssembly
    Web,
    /// Build the page into `target/page`
    Page {
        /// Also play on the page in a browser. Needs Chromium and its driver
        #[arg(long)]
        check: bool,
        /// Folder for pictures of the page
        #[arg(long, value_name = "FOLDER", requires = "check")]
        pictures: Option<PathBuf>,
    },
    /// Draw every scene of the window into `target/pictures`, in all sizes, light and dark
    Pictures {
        /// Language: en, fr, or xx (lengthened English)
        #[arg(default_value = "en", value_parser = ["en", "fr", "xx"])]
        lang: String,
    },
    /// Build the archives and the package for release into `target/dist`
    Dist(dist::Order),
    /// Build the wheels of the Python package into `target/dist`
    Wheels(wheels::Order),
    /// Test the Python package inside frameworks for learning, which this command installs into `target/frameworks`
    Frameworks {
        /// Arguments for pytest
        #[arg(last = true)]
        words: Vec<String>,
    },
    /// Run the tests of the crates below the front ends as Windows programs in Wine
    Wine {
        /// Arguments for every test program
        #[arg(last = true)]
        words: Vec<String>,
    },
    /// Repeat the experiments of the courses, and write the page with their figures
    Courses,
    /// Play a bot in each language in the sandbox, and write the page that lists what each can do there
    #[cfg(unix)]
    Runtimes {
        /// Program to play with [default: that of this workspace, built]
        #[arg(long, value_name = "FILE")]
        program: Option<PathBuf>,
    },
    /// Play a class of bots under limits, in containers and on emulated kernels. No bot may lose a game because of them
    #[cfg(unix)]
    Machines {
        /// Only machines whose names contain this text
        #[arg(default_value = "")]
        only: String,
        /// Program to play with [default: that of this workspace, built]
        #[arg(long, value_name = "FILE")]
        program: Option<PathBuf>,
    },
    /// Run the slow proofs, except those that already hold for this code
    ProveAll {
        /// Only list which proofs hold, which are outdated, and which were never run
        #[arg(long)]
        list: bool,
        /// Only proofs whose names contain this text
        #[arg(default_value = "")]
        only: String,
    },
    /// Play random hostile guests next to an honest pair, whose games must not change
    Soak {
        /// Duration in minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Build the book into `target/book`
    Book,
    /// Record that French pages are up to date with their English texts
    Translated {
        /// Pages, by their paths from the root of the workspace
        #[arg(value_name = "FILE", required_unless_present = "all")]
        pages: Vec<String>,
        /// Every French page
        #[arg(long, conflicts_with = "pages")]
        all: bool,
    },
}

#[expect(clippy::print_stderr, reason = "a development command prints its results")]
fn main() -> ExitCode {
    match obey(Chore::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Always one line, even if backtraces are enabled.
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn obey(chore: Chore) -> Result<()> {
    match chore {
        Chore::NewGame { name, root: other } => begin_game(&name, &other.unwrap_or_else(root)),
        Chore::Web => web(),
        Chore::Page { check, pictures } => {
            page::build()?;
            if check { page::check(pictures.as_deref()) } else { Ok(()) }
        }
        Chore::Pictures { lang } => draw_pictures(&lang),
        Chore::Dist(order) => dist::make(&order),
        Chore::Wheels(order) => wheels::build(&order),
        Chore::Frameworks { words } => frameworks::test(&words),
        Chore::Wine { words } => wine::test(&words),
        Chore::Courses => courses::compare(),
        #[cfg(unix)]
        Chore::Runtimes { program } => runtimes::compare(program),
        #[cfg(unix)]
        Chore::Machines { only, program } => machines::compare(program, &only),
        Chore::ProveAll { list, only } => prove_all(list, &only),
        Chore::Soak { minutes } => {
            let mut tests = Command::new("cargo");
            tests.args(["test", "-p", "damier-cli", "--test", "hostile", "--"]);
            tests.args(["--ignored", "--nocapture", "soak::"]);
            run(tests.env("DAMIER_SOAK", minutes.to_string()).current_dir(root()), "soak")
        }
        Chore::Book => book::build(),
        Chore::Translated { pages, all } => {
            record_translations(if all { translation::pages(&root())? } else { pages })
        }
    }
}

/// Draws pictures of the window in a language, without a screen.
fn draw_pictures(lang: &str) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args([
        "run",
        "--release",
        "--locked",
        "--package",
        "damier-gui",
        "--example",
        "pictures",
        "--",
    ]);
    cargo.arg(root().join("target/pictures").join(lang)).arg(lang);
    run(cargo.current_dir(root()), "drawing the window")
}

/// Returns the root of the workspace, whatever the current folder is.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Creates a game crate, and prints the next steps.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn begin_game(name: &str, root: &Path) -> Result<()> {
    let name = GameName::read(name)?;
    let written = new_game::begin(root, &name)?;
    let snake = &name.snake;
    let package = format!("damier-{snake}");
    // The name changes line breaks and the order of imports, so format the crate. The lock files must list the crate.
    let updates = ["Cargo.toml", "crates/python/Cargo.toml", "fuzz/Cargo.toml"].map(|manifest| {
        ["update", "--workspace", "--offline", "--quiet", "--manifest-path", manifest].to_vec()
    });
    let commands = [vec!["fmt", "--package", &package]].into_iter().chain(updates);
    for arguments in commands {
        let done = Command::new("cargo").args(&arguments).current_dir(root).status();
        if !done.is_ok_and(|status| status.success()) {
            println!("failed; run it yourself: cargo {}", arguments.join(" "));
        }
    }
    println!("{snake} plays Connect Four. These files were written:");
    written.iter().for_each(|path| println!("  {}", path.display()));
    println!(
        "CONTRIBUTING.md explains what to change in each file. Then run:\n  \
         cargo test --package {package}\n  \
         WRITE_PLAYTHROUGHS=1 cargo test --package damier-catalog --test golden\n  \
         WRITE_SIGNATURE=1 cargo test --package damier-experiments --test signature\n  \
         cargo test --workspace every_game\n  \
         bash .ci/run"
    );
    Ok(())
}

/// Records that French pages are up to date with their English texts.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn record_translations(pages: Vec<String>) -> Result<()> {
    for page in pages {
        let source = translation::record(&root(), &page)?;
        println!("{page}: up to date with {source}");
    }
    Ok(())
}

/// Runs the proofs that do not hold yet for this code, and records each when it ends.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn prove_all(only_list: bool, only: &str) -> Result<()> {
    let mut record = prove::read_record(&root())?;
    let mut failed = Vec::new();
    let chosen: Vec<_> = PROOFS.iter().filter(|proof| proof.name.contains(only)).collect();
    for (number, proof) in chosen.iter().enumerate() {
        let state = proof.state(&root(), &record)?;
        println!(
            "{} of {}: {} ({}): {}",
            number + 1,
            chosen.len(),
            proof.name,
            proof.cost,
            state.words()
        );
        if only_list || state == State::Holds {
            continue;
        }
        // Take the checksum before the proof, because edits during the run are not proved.
        let checksum = proof.checksum(&root())?;
        let has_passed = proof.run(&root())?;
        failed.extend((!has_passed).then_some(proof.name));
        let date = output_of(Command::new("date").args(["-u", "+%F"]))?;
        let commit = output_of(Command::new("git").args(["rev-parse", "--short=8", "HEAD"]))?;
        // Another run may have changed the record in the meantime.
        record = prove::read_record(&root())?;
        record.insert(proof.name.to_string(), Entry { date, commit, has_passed, checksum });
        prove::write_record(&root(), &record)?;
    }
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Returns the output of a command.
fn output_of(command: &mut Command) -> Result<String> {
    let output = command.current_dir(root()).output().with_context(|| format!("{command:?}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Builds the crates below the front ends for `wasm32-unknown-unknown`.
fn web() -> Result<()> {
    let mut cargo = web_cargo("build");
    cargo.args(["--package", "damier-play", "--no-default-features"]);
    let status = cargo.status().context("cargo for the web")?;
    if !status.success() {
        bail!("the web build failed; run `rustup target add wasm32-unknown-unknown` first");
    }
    Ok(())
}

/// Returns a command of cargo that builds for `wasm32-unknown-unknown` into `target/web`. It uses this toolchain if it
/// has the target, and otherwise the toolchain of Debian for the web.
fn web_cargo(command: &str) -> Command {
    let debian = !has_web_target() && Path::new("/usr/lib/rustlib/src/rust/library").exists();
    let mut cargo = Command::new(if debian { "/usr/bin/cargo" } else { "cargo" });
    cargo.arg(command);
    if debian {
        cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22");
        // Cargo passes its toolchain to its children in these variables.
        cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        cargo.arg("-Zbuild-std=std,panic_abort");
    }
    cargo.args(["--target", "wasm32-unknown-unknown"]);
    cargo.arg("--target-dir").arg(root().join("target/web")).current_dir(root());
    cargo
}

/// Runs a program to its end. The program prints its own errors.
fn run(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().with_context(|| what.to_string())?;
    if !status.success() {
        bail!("{what}: {status}");
    }
    Ok(())
}

/// Returns true if the toolchain in use has the standard library for the web, false if not.
fn has_web_target() -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]);
    let found = rustc.current_dir(root()).output().ok();
    let folder = found.and_then(|found| String::from_utf8(found.stdout).ok());
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}
