//! The structure and the words of the source, in numbers: `cargo xtask house`.
//!
//! Code of tests, benches and examples is left out.

pub mod import;
pub mod ring;
pub mod size;
pub mod source;
pub mod speech;
pub mod word;

use anyhow::Result;
use source::Crate;
use std::fmt::Write as _;
use std::path::Path;

/// Describes the source in numbers: a line for each crate, then the sums.
///
/// # Errors
/// A file that cannot be read or is no Rust.
pub fn describe(root: &Path) -> Result<String> {
    let crates = source::read(root)?;
    let mut text = String::from(
        "crate       files  lines  longest  functions  median  longest  rings  facade  asks\n",
    );
    for one in &crates {
        let sizes = size::functions(one);
        let imports = import::imports(one);
        let rings: Vec<String> =
            ring::rings(&imports).iter().map(|ring| ring.len().to_string()).collect();
        let (asks, summaries) = word::interrogative(one);
        writeln!(
            text,
            "{:<11} {:>5} {:>6} {:>8} {:>10} {:>7} {:>8} {:>6} {:>7} {:>4.1} %",
            one.name,
            one.sources.len(),
            one.sources.iter().map(|source| source.lines).sum::<usize>(),
            one.sources.iter().map(|source| source.lines).max().unwrap_or(0),
            sizes.len(),
            size::median(&sizes),
            sizes.iter().map(|size| size.lines).max().unwrap_or(0),
            if rings.is_empty() { "0".to_string() } else { rings.join(",") },
            imports.through_facade,
            percent(asks, summaries),
        )?;
    }
    write_sums(&crates, &mut text)?;
    Ok(text)
}

fn write_sums(crates: &[Crate], text: &mut String) -> Result<()> {
    let sizes: Vec<size::Function> = crates.iter().flat_map(size::functions).collect();
    let all = crates.iter().map(import::imports).collect::<Vec<_>>();
    let rings: Vec<usize> = all.iter().flat_map(ring::rings).map(|ring| ring.len()).collect();
    let asks = crates.iter().map(word::interrogative).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    let names = source::game_names(crates);
    writeln!(text, "rings of files inside crates: {}", rings.len())?;
    writeln!(
        text,
        "imports against the order of files: {}",
        all.iter().map(ring::against_the_order).sum::<usize>()
    )?;
    writeln!(
        text,
        "doc summaries that ask instead of saying: {} of {} ({:.1} %)",
        asks.0,
        asks.1,
        percent(asks.0, asks.1)
    )?;
    writeln!(text, "type names that are not unique: {}", word::shared_types(crates).len())?;
    writeln!(
        text,
        "names of games in strings outside the wings: {}",
        word::games_in_strings(crates, &names).len()
    )?;
    writeln!(
        text,
        "cfg(feature = \"tournament\"): {}",
        crates.iter().map(|one| one.conditions("tournament")).sum::<usize>()
    )?;
    let files = crates.iter().flat_map(|one| &one.sources);
    writeln!(
        text,
        "functions: median {} lines, longest {}; longest file: {}",
        size::median(&sizes),
        sizes.iter().map(|size| size.lines).max().unwrap_or(0),
        files.map(|source| source.lines).max().unwrap_or(0)
    )?;
    Ok(())
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
