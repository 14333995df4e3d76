//! French pages and the English texts that they translate.
//!
//! A French page begins with a comment that names its English text and the checksum of that text. If the checksum does
//! not match, the English text has changed since the translation.

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Beginning of the first line of every French page.
const START: &str = "<!-- Translated from ";

/// End of the first line of every French page.
const END: &str = " -->";

/// Text in the first line between the path of the English text and its checksum.
const CHECKSUM: &str = ", checksum ";

/// Returns the paths of the French pages from the root of the workspace: every `*.fr.md`, and the book in French.
///
/// # Errors
/// If a folder cannot be read.
pub fn pages(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    collect(root, "", &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<()> {
    let entries = fs::read_dir(root.join(folder)).with_context(|| folder.to_string())?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if entry.file_type()?.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(root, &path, found)?;
            }
        } else if name.ends_with(".fr.md")
            || (path.starts_with("docs/fr/src/") && path.ends_with(".md"))
        {
            found.push(path);
        }
    }
    Ok(())
}

/// Returns a sentence that says what is wrong with a French page. Returns `None` if the page is up to date.
///
/// # Errors
/// If the page cannot be read.
pub fn complaint(root: &Path, page: &str) -> Result<Option<String>> {
    let text = read(root, page)?;
    let Some((source, recorded)) = origin(&text) else {
        return Ok(Some(unnamed(page)));
    };
    let Ok(english) = read(root, source) else {
        return Ok(Some(format!("{page} was made from {source}, which is not there")));
    };
    let old = recorded != Some(&checksum(&english));
    Ok(old.then(|| {
        format!(
            "{page} was made from an older {source}: bring it up to date, then run cargo xtask \
             translated {page}"
        )
    }))
}

/// Records that a French page is up to date with its English text, and returns the path of that text.
///
/// # Errors
/// If the first line of the page names no English text or a missing one, or if a file cannot be read or written.
pub fn record(root: &Path, page: &str) -> Result<String> {
    let text = read(root, page)?;
    let Some((source, _)) = origin(&text) else { bail!(unnamed(page)) };
    let english = read(root, source)?;
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    let first = format!("{START}{source}{CHECKSUM}{}{END}", checksum(&english));
    fs::write(root.join(page), format!("{first}\n{rest}")).with_context(|| page.to_string())?;
    Ok(source.to_string())
}

fn unnamed(page: &str) -> String {
    format!("{page} begins with no line `{START}FILE{END}`, where FILE is its English text")
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| file.to_string())
}

/// Returns the path of the English text of a page, and the recorded checksum of that text, if there is one.
fn origin(text: &str) -> Option<(&str, Option<&str>)> {
    let named = text.lines().next()?.strip_prefix(START)?.strip_suffix(END)?;
    Some(match named.split_once(CHECKSUM) {
        Some((source, checksum)) => (source, Some(checksum)),
        None => (named, None),
    })
}

/// Returns the first 64 bits of the SHA-256 of a text. They do not depend on line endings.
fn checksum(text: &str) -> String {
    let digest = Sha256::digest(text.replace("\r\n", "\n"));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
