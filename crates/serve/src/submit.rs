//! `damier submit`: submits a version from a shell, and prints the results of its check.

use crate::http_error::HttpError;
use crate::text::submit as text;
use crate::upload::UploadedFiles;
use damier_catalog::read_text;
use damier_i18n::{Lang, Message};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use ureq::Agent;

/// The variable that holds the token.
const VARIABLE: &str = "DAMIER_TOKEN";
/// The time between two requests for the state of a check.
const ASK_EVERY: Duration = Duration::from_millis(500);
/// The most levels of folders that are searched.
const DEEPEST: usize = 10;

/// A submission to make: what, and where.
#[derive(Clone, Debug)]
pub struct SubmitOrder {
    /// The program: a file or folder.
    pub path: PathBuf,
    /// The URL of the class.
    pub to: String,
    /// The name of the game; `None` if the class has only one.
    pub game: Option<String>,
    /// The file with the token. Without one, the token comes from the environment.
    pub token: Option<PathBuf>,
    /// The language of the sentences that the server sends.
    pub lang: Lang,
}

/// Submits a version and follows its check. `tell` receives each stage as soon as it is over. Returns true if the
/// version passed its check; false if it failed.
///
/// # Errors
/// A missing token; refused files; a server that does not answer, or refuses.
pub fn submit(order: &SubmitOrder, tell: &mut dyn FnMut(Message)) -> Result<bool, HttpError> {
    let token = read_token(order)?;
    let files = gather(&order.path)?;
    let agent: Agent = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(120)))
        .build()
        .into();
    let client =
        Client { agent, to: order.to.trim_end_matches('/').to_string(), token, lang: order.lang };
    let game = order.game.as_ref().map(|game| ("game", game.as_str()));
    let query = game.into_iter().chain([("folder", files.name())]);
    let answer = client.put("/api/versions", query, &files.packed()?)?;
    let id = answer["version"].as_i64().ok_or_else(|| asked(text::odd_answer()))?;
    if answer["new"] == Value::Bool(false) {
        tell(text::known_already().into());
    }
    tell(text::place(format!("{}/version/{id}", client.to)));
    let mut shown = 0;
    loop {
        let state = client.get(&format!("/api/version/{id}"))?;
        let stages = state["stages"].as_array().cloned().unwrap_or_default();
        for stage in stages.iter().skip(shown) {
            let text = |name: &str| stage[name].as_str().unwrap_or_default().to_string();
            tell(text::stage(&text("mark"), text("name"), text("said")));
        }
        shown = stages.len().max(shown);
        if state["over"] == Value::Bool(true) {
            return Ok(state["state"] == "good");
        }
        std::thread::sleep(ASK_EVERY);
    }
}

/// A client of a class's server.
struct Client {
    agent: Agent,
    to: String,
    token: String,
    lang: Lang,
}

impl Client {
    fn put<'a>(
        &self,
        path: &str,
        query: impl Iterator<Item = (&'a str, &'a str)>,
        bytes: &[u8],
    ) -> Result<Value, HttpError> {
        let request = self.agent.put(format!("{}{path}", self.to)).query_pairs(query);
        let request = request.header("Authorization", format!("Bearer {}", self.token));
        let request =
            request.header("Accept-Language", self.lang.code()).content_type("application/zip");
        read(request.send(bytes).map_err(|error| self.unreachable(&error))?)
    }

    fn get(&self, path: &str) -> Result<Value, HttpError> {
        let request = self.agent.get(format!("{}{path}", self.to));
        let request = request.header("Authorization", format!("Bearer {}", self.token));
        let request = request.header("Accept-Language", self.lang.code());
        read(request.call().map_err(|error| self.unreachable(&error))?)
    }

    fn unreachable(&self, error: &ureq::Error) -> HttpError {
        asked(text::unreachable(&self.to, error.to_string()))
    }
}

/// Returns the response of a server, or its error message as an error.
fn read(mut answer: ureq::http::Response<ureq::Body>) -> Result<Value, HttpError> {
    let status = answer.status();
    let value: Result<Value, _> = answer.body_mut().read_json();
    let value = value.map_err(|_| asked(text::odd_answer()))?;
    if status.is_success() {
        return Ok(value);
    }
    if status == ureq::http::StatusCode::NOT_FOUND {
        return Err(asked(text::no_such_token()));
    }
    Err(asked(Message::verbatim(value["error"].as_str().unwrap_or_default())))
}

fn read_token(order: &SubmitOrder) -> Result<String, HttpError> {
    let text = match &order.token {
        Some(file) => read_text(file).map_err(|error| {
            asked(text::no_token_file(file.display().to_string(), error.to_string()))
        })?,
        None => std::env::var(VARIABLE).map_err(|_| asked(text::no_token(VARIABLE)))?,
    };
    let token = text.trim().to_string();
    let is_token = token.len() == 64 && token.chars().all(|digit| digit.is_ascii_hexdigit());
    if is_token { Ok(token) } else { Err(asked(text::odd_token())) }
}

/// Reads the files at a path.
fn gather(path: &Path) -> Result<UploadedFiles, HttpError> {
    let unreadable = |error: std::io::Error| {
        asked(text::unreadable(path.display().to_string(), error.to_string()))
    };
    let whole = fs::canonicalize(path).map_err(unreadable)?;
    let mut found = Vec::new();
    if whole.is_file() {
        let bytes = fs::read(&whole).map_err(unreadable)?;
        let name = whole.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if bytes.starts_with(b"PK\x03\x04") {
            return Ok(UploadedFiles::from_zip(&bytes)?.in_folder(&name));
        }
        return UploadedFiles::from_files(vec![(name, bytes)]);
    }
    walk(&whole, "", DEEPEST, &mut found).map_err(unreadable)?;
    let name = whole.file_name().unwrap_or_default().to_string_lossy();
    Ok(UploadedFiles::from_folder(found)?.in_folder(&name))
}

fn walk(
    folder: &Path,
    above: &str,
    deep: usize,
    found: &mut Vec<(String, Vec<u8>)>,
) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type()?;
        let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        if kind.is_dir() && deep > 0 && !is_hidden {
            walk(&entry.path(), &format!("{name}/"), deep - 1, found)?;
        } else if kind.is_file() && !is_hidden {
            found.push((name, fs::read(entry.path())?));
        }
    }
    Ok(())
}

fn asked(why: impl Into<Message>) -> HttpError {
    HttpError::Asked(why.into())
}
