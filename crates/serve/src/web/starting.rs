//! How students start: links to the rules, starter programs, course kits and the teacher's files, and their downloads.

use super::access::Visitor;
use super::app_state::{AppState, blocking};
use super::layout::command;
use super::sending::send_file;
use crate::archive::ArchiveDraft;
use crate::class::ClassGame;
use crate::http_error::HttpError;
use crate::text::page as text;
use axum::extract::{Path, State};
use axum::response::Response;
use damier_experiments::{ScaffoldError, Scratch, new_bot};
use damier_i18n::{Lang, Number};
use maud::{Markup, html};
use std::fs::File;
use std::path::Path as FilePath;
use std::sync::Arc;

/// The languages with a starter program, as `damier new bot` knows them, each with the name that people know.
const LANGUAGES: [(&str, &str); 3] = [("python", "Python"), ("c", "C"), ("rust", "Rust")];

/// A file in the class's folder of downloads.
pub(crate) struct DownloadFile {
    name: String,
    bytes: u64,
}

/// Lists the files that the teacher offers, in the order of their names. Hidden files are left out, and so is all that is
/// no file.
pub(crate) fn list_downloads(web: &AppState) -> Vec<DownloadFile> {
    // The folder is optional.
    let entries = std::fs::read_dir(web.site.class.downloads()).into_iter().flatten().flatten();
    let file = |entry: std::fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        let metadata = entry.metadata().ok()?;
        let is_offered = metadata.is_file() && !name.starts_with('.');
        is_offered.then_some(DownloadFile { name, bytes: metadata.len() })
    };
    let mut files: Vec<DownloadFile> = entries.filter_map(file).collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    files
}

/// Renders what a student needs to write a first program.
pub(crate) fn starting(web: &AppState, downloads: &[DownloadFile], lang: Lang) -> Markup {
    let class = &web.site.class;
    let is_one = class.games.len() == 1;
    html! {
        section {
            h2 { (text::write_a_program().say(lang)) }
            p { (text::program_meaning().say(lang)) }
            @for game in &class.games {
                @if !is_one { h3 { (game.name) } }
                (game_links(&class.base, game, lang))
            }
            ul {
                li { a href={ (class.base) "/protocol" } { (text::protocol().say(lang)) } }
                @for file in downloads { li {
                    a href={ (class.base) "/downloads/" (encode(&file.name)) } { (file.name) }
                    " " span.note { (text::megabytes(Number::rounded((file.bytes as f64 / 1e6).max(0.1))).say(lang)) }
                } }
            }
            p { (text::check_first().say(lang)) }
            @for game in &class.games {
                (command(&format!("damier check ./bot --game {} --budget {}", game.game, game.budget)))
            }
        }
    }
}

fn game_links(base: &str, game: &ClassGame, lang: Lang) -> Markup {
    html! {
        ul {
            li { a href={ (base) "/rules/" (game.name) } { (text::rules_in_pictures().say(lang)) } }
            (program_links(base, game, lang))
        }
    }
}

/// Renders the links to the starter programs and the course kit of a game, as the items of a list.
fn program_links(base: &str, game: &ClassGame, lang: Lang) -> Markup {
    html! {
        li {
            (text::starter_program().say(lang)) " "
            @for (place, (code, name)) in LANGUAGES.iter().enumerate() {
                @if place > 0 { " · " }
                a href={ (base) "/start/" (game.name) "/" (code) } { (name) }
            }
        }
        @if game.kit.is_some() {
            li { a href={ (base) "/kit/" (game.name) } { (text::course_kit().say(lang)) } }
        }
    }
}

/// Renders where to find folders that the check recognises, for a student whose folder it does not recognise.
pub(crate) fn examples(web: &AppState, game: &str, lang: Lang) -> Markup {
    let class = &web.site.class;
    html! { @if let Some(game) = class.game(game) {
        p { (text::examples_of_folders().say(lang)) }
        ul { (program_links(&class.base, game, lang)) }
    } }
}

/// Encodes a file name as a part of an address (RFC 3986, section 2.1).
fn encode(name: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let part = |byte: u8| {
        if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    name.bytes().map(part).collect()
}

/// Packs a new folder that `write` fills.
fn pack(
    web: &AppState,
    name: &str,
    write: impl FnOnce(&FilePath) -> Result<(), ScaffoldError>,
) -> Result<File, HttpError> {
    let place = Scratch::new()?;
    let folder = place.path().join(name);
    write(&folder).map_err(|error| HttpError::Machine(error.message()))?;
    let mut archive = ArchiveDraft::unnamed(&web.site.class.folder)?;
    archive.add_folder(name, &folder)?;
    archive.finish()
}

/// `GET /start/{game}/{language}`: a starter program for a game.
pub(crate) async fn starter(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let class_game = web.site.class.game(&game).ok_or(HttpError::Absent)?.game.clone();
    let known = LANGUAGES.iter().find(|(code, _)| *code == language).ok_or(HttpError::Absent)?.0;
    let file = blocking(&web, move |web| {
        pack(web, "bot", |folder| new_bot(folder, known, &class_game, visitor.lang).map(|_| ()))
    })
    .await?;
    send_file("application/zip", &format!("bot-{game}-{known}.zip"), file)
}

/// `GET /kit/{game}`: the course kit of a game.
pub(crate) async fn kit(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let kit = web.site.class.game(&game).and_then(|game| game.kit).ok_or(HttpError::Absent)?;
    let file = blocking(&web, move |web| {
        pack(web, kit.name, |folder| kit.write(folder, visitor.lang).map(|_| ()))
    })
    .await?;
    send_file("application/zip", &format!("{}.zip", kit.name), file)
}

/// `GET /downloads/{file}`: a file that the teacher offers.
pub(crate) async fn download_file(
    State(web): State<Arc<AppState>>,
    Path(file): Path<String>,
) -> Result<Response, HttpError> {
    let (name, opened) = blocking(&web, move |web| {
        // Only a listed name is opened, so that no path leads elsewhere.
        let listed = list_downloads(web).into_iter().find(|listed| listed.name == file);
        let name = listed.ok_or(HttpError::Absent)?.name;
        let opened = File::open(web.site.class.downloads().join(&name))?;
        Ok((name, opened))
    })
    .await?;
    send_file("application/octet-stream", &name, opened)
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn file_names_are_encoded() {
        assert_eq!(encode("damier-0.1_x.tar.gz"), "damier-0.1_x.tar.gz");
        assert_eq!(encode("Énoncé 1%.pdf"), "%C3%89nonc%C3%A9%201%25.pdf");
    }
}
