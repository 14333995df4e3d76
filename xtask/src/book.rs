//! The books: folders of pages, with the documents of the repository that they link to.
//!
//! Readers of the repository follow links from page to page and into the source. A built book must work without the
//! repository. So linked documents become pages of the book, other linked files are copied next to them, and links are
//! rewritten. The French book is in a folder of the English one, and links to the English book for everything that does
//! not exist in French.

use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::document::{destination, headings, references};

/// Version of mdBook that builds the books.
const MDBOOK: &str = "0.5.4";

/// One of the two books: English or French.
#[derive(Clone, Copy)]
struct Book {
    /// Folder of the book, relative to the root.
    folder: &'static str,
    /// Output folder of the book, relative to the root.
    out: &'static str,
    /// Relative path from the pages of this book to those of the other.
    other: &'static str,
    is_french: bool,
    /// Title of the part for documents that are outside the folder of the book.
    in_depth: &'static str,
}

/// Both books, in the order of building. The second is built into a folder of the first.
const BOOKS: [Book; 2] = [
    Book {
        folder: "docs/book",
        out: "target/book",
        other: "fr/",
        is_french: false,
        in_depth: "In depth",
    },
    Book {
        folder: "docs/fr",
        out: "target/book/fr",
        other: "../",
        is_french: true,
        in_depth: "Pour aller plus loin",
    },
];

/// Builds the books into `target/book`, and checks every link in them.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
pub(crate) fn build() -> Result<()> {
    let binder = binder()?;
    for book in BOOKS {
        let sheets = root().join("target/book-sheets");
        if sheets.exists() {
            fs::remove_dir_all(&sheets)?;
        }
        lay_out(book, &sheets)?;
        let mut bind = Command::new(&binder);
        bind.arg("build").arg(&sheets).arg("--dest-dir").arg(root().join(book.out));
        run(&mut bind, "mdBook")?;
    }
    for book in BOOKS {
        println!("{}: {} links lead somewhere", book.out, follow(&root().join(book.out))?);
    }
    Ok(())
}

/// Returns the path of mdBook. Installs it below `target` if it is not installed there. It is built without
/// optimisation, which takes a third of the time.
fn binder() -> Result<PathBuf> {
    let folder = root().join("target/tools");
    let mut cargo = Command::new("cargo");
    cargo.args(["install", "mdbook", "--version", MDBOOK, "--locked", "--debug", "--quiet"]);
    cargo.args(["--no-default-features", "--features", "search", "--root"]).arg(&folder);
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").current_dir(root());
    run(&mut cargo, "installing mdBook")?;
    Ok(folder.join("bin/mdbook"))
}

/// Writes the pages of a book, and all files that they link to, in the layout that mdBook expects.
fn lay_out(book: Book, sheets: &Path) -> Result<()> {
    let pages = Path::new(book.folder).join("src");
    let summary = pages.join("SUMMARY.md");
    let mut further = format!("\n# {}\n\n", book.in_depth);
    let mut taken = BTreeSet::new();
    for file in gather(book, &summary)? {
        let name = name_in(book, &file);
        if !taken.insert(name.clone()) {
            bail!("{}: another page of the book is called {name}, too", file.display());
        }
        let sheet = sheets.join("src").join(&name);
        fs::create_dir_all(sheet.parent().unwrap_or(sheets))?;
        if !is_document(&file) {
            fs::copy(root().join(&file), sheet).with_context(|| file.display().to_string())?;
            continue;
        }
        let text = read(&file)?;
        fs::write(sheet, relink(book, &file, &text)?)?;
        if !file.starts_with(&pages) {
            let title = headings(&text).into_iter().next().unwrap_or_else(|| name.clone());
            further.push_str(&format!("- [{title}]({name})\n"));
        }
    }
    fs::write(sheets.join("src/SUMMARY.md"), relink(book, &summary, &read(&summary)?)? + &further)?;
    for file in ["book.toml", "book.css"] {
        fs::copy(root().join(book.folder).join(file), sheets.join(file)).context(file)?;
    }
    Ok(())
}

/// Returns the files of a book that a document links to, directly or through other documents.
fn gather(book: Book, first: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::from([first.to_path_buf()]);
    let mut unread = vec![first.to_path_buf()];
    while let Some(page) = unread.pop() {
        for link in references(&read(&page)?) {
            let Some(next) = destination(&page, &link.target) else { continue };
            if !book.has(&next.path) {
                continue;
            }
            if found.insert(next.path.clone()) && is_document(&next.path) {
                unread.push(next.path);
            }
        }
    }
    Ok(found)
}

impl Book {
    /// Returns true if a file belongs to this book, false if it belongs to the other. French texts belong to the French
    /// book, and everything else to the English one.
    fn has(self, file: &Path) -> bool {
        let is_french = file.starts_with("docs/fr") || file.to_string_lossy().ends_with(".fr.md");
        is_french == self.is_french
    }
}

/// Returns the relative path from the pages of a book to a file of the repository.
fn name_in(book: Book, file: &Path) -> String {
    match BOOKS.into_iter().find(|book| book.has(file)) {
        Some(owner) if owner.is_french != book.is_french => {
            book.other.to_string() + &name(owner, file)
        }
        _ => name(book, file),
    }
}

/// Returns the name that a file of the repository has in its book. For example, `crates/quarto/SOLVER.md` becomes
/// `quarto-solver.md`.
fn name(book: Book, file: &Path) -> String {
    if let Ok(page) = file.strip_prefix(Path::new(book.folder).join("src")) {
        return page.display().to_string();
    }
    let below = file.strip_prefix("crates").unwrap_or(file).display().to_string();
    if is_document(file) {
        below.replace('/', "-").to_lowercase()
    } else {
        format!("source/{below}")
    }
}

fn is_document(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "md")
}

/// Returns the text of a document with its links rewritten for the book.
fn relink(book: Book, file: &Path, text: &str) -> Result<String> {
    let mut written = text.to_string();
    let mut links = references(text);
    links.sort_by_key(|link| std::cmp::Reverse(link.range.end));
    for link in links {
        let Some(to) = destination(file, &link.target) else { continue };
        let target = format!("({}", link.target);
        let Some(at) = text[link.range.clone()].rfind(&target) else {
            bail!("{}: `{}`: write links as [text](target)", file.display(), link.target);
        };
        let start = link.range.start + at + 1;
        let anchor = if to.anchor.is_empty() { String::new() } else { format!("#{}", to.anchor) };
        let target = name_in(book, &to.path) + &anchor;
        written.replace_range(start..start + link.target.len(), &target);
    }
    Ok(written)
}

/// Checks every link between the built pages, and returns the number of links.
///
/// # Errors
/// If a link is broken. The error lists all broken links.
fn follow(folder: &Path) -> Result<usize> {
    let (mut count, mut dead) = (0, Vec::new());
    for entry in fs::read_dir(folder)? {
        let page = entry?.path();
        if page.extension().is_none_or(|end| end != "html") {
            continue;
        }
        let text = fs::read_to_string(&page)?;
        for start in [" href=\"", " src=\""] {
            let targets = text.split(start).skip(1).filter_map(|rest| rest.split('"').next());
            // Skips links to other sites, and the base of `404.html`.
            for target in targets.filter(|target| !target.contains(':') && *target != "/") {
                count += 1;
                if !leads_somewhere(&page, target) {
                    dead.push(format!("{}: {target}", page.display()));
                }
            }
        }
    }
    if dead.is_empty() { Ok(count) } else { bail!("links to nowhere:\n{}", dead.join("\n")) }
}

fn leads_somewhere(page: &Path, target: &str) -> bool {
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let file = if path.is_empty() { page.to_path_buf() } else { page.with_file_name(path) };
    let there = || fs::read_to_string(&file).unwrap_or_default();
    file.is_file() && (anchor.is_empty() || there().contains(&format!("id=\"{anchor}\"")))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(root().join(file)).with_context(|| file.display().to_string())
}
