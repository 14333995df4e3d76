//! Uploads: from the page and from `damier submit`.

use super::access::{MemberOnly, StudentOnly, TeacherOnly, Visitor};
use super::answer::redirect;
use super::app_state::{AppState, blocking};
use super::form::{self, MOST_REQUEST};
use super::version_page::of_caller;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::people::{Person, name_of};
use crate::site::ClassPhase;
use crate::text::{audit as did, page, stage, upload as text};
use crate::upload::UploadedFiles;
use crate::versions::{add_stage, add_version, find_version, place_in_queue, stages};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use axum::response::{IntoResponse, Response};
use damier_experiments::Mark;
use damier_i18n::Number;
use rusqlite::Transaction;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Refuses a request whose declared length is too large, before reading any of it.
fn check_length(headers: &HeaderMap) -> Result<(), HttpError> {
    let length =
        headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > MOST_REQUEST) {
        return Err(HttpError::Large(text::many_bytes(
            (crate::upload::MOST_BYTES >> 20).to_string(),
        )));
    }
    Ok(())
}

/// Stores a version: first its files, then its row in the database. Returns its number in the class. The flag is true
/// if the version will be checked; false if it was known already.
fn keep(
    web: &AppState,
    by: Person,
    student: i64,
    (game, files): (&str, UploadedFiles),
    received: i64,
) -> Result<(i64, bool), HttpError> {
    let class = &web.site.class;
    let class_game = class.game(game).ok_or_else(|| {
        let known: Vec<&str> = class.games.iter().map(|game| game.name.as_str()).collect();
        HttpError::Asked(text::no_game(game, known.join(", ")))
    })?;
    let is_late = class.is_late(received);
    let quota = i64::try_from(class.quota).unwrap_or(i64::MAX);
    let held = web.site.hold_files();
    web.site.artefacts.keep(&files)?;
    let game = class_game.name.clone();
    let kept = web.site.database.write(move |base| {
        let phase = ClassPhase::current(base)?;
        if phase >= ClassPhase::Final {
            return Err(HttpError::Asked(page::nothing_to_hand_in(phase.word())));
        }
        let numbers = [quota, received, i64::from(is_late)];
        let (id, is_new) = add_version(base, student, &game, &files, numbers)?;
        if is_new {
            let (count, bytes) = files.size();
            let kilobytes = Number::rounded((bytes as f64 / 1000.0).max(0.1));
            let said = stage::received(count as u64, kilobytes, files.digest());
            add_stage(base, id, "received", Mark::Passed, &said)?;
            note_arrival(base, by, id)?;
        }
        Ok((id, is_new))
    })?;
    drop(held);
    // If the last check failed because of the machine, the next attempt follows at once.
    web.site.paused.end(kept.0);
    tracing::info!(student, version = kept.0, new = kept.1, "received");
    web.site.wake();
    Ok(kept)
}

/// Logs who submitted a version.
fn note_arrival(base: &Transaction<'_>, by: Person, id: i64) -> Result<(), HttpError> {
    let version = find_version(base, id)?;
    let (name, number) = (name_of(base, version.student)?, version.number.to_string());
    match by {
        Person::Student(_) => {
            audit(base, &name, &did::handed_in(version.game, number, version.digest))
        }
        Person::Teacher => audit(base, "teacher", &did::handed_in_for(number, version.game, name)),
    }
}

/// `POST /submit`.
pub(crate) async fn from_page(
    State(web): State<Arc<AppState>>,
    StudentOnly(student): StudentOnly,
    request: Request,
) -> Result<Response, HttpError> {
    let received = web.site.database.now();
    check_length(request.headers())?;
    web.buckets.count_upload(student)?;
    let _room = web.room_for_upload().await?;
    let form = Multipart::from_request(request, &()).await;
    let form = form.map_err(|_| HttpError::Asked(text::damaged_form().into()))?;
    let filled = form::read(form).await?;
    let by = Person::Student(student);
    let kept =
        blocking(&web, move |web| keep(web, by, student, (&filled.game, filled.files), received))
            .await?;
    Ok(to_version(&web, kept))
}

/// `POST /class/student/{id}/submit`: the teacher submits on behalf of a student.
pub(crate) async fn from_teacher(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
    Path(student): Path<i64>,
    request: Request,
) -> Result<Response, HttpError> {
    let received = web.site.database.now();
    check_length(request.headers())?;
    let _room = web.room_for_upload().await?;
    let form = Multipart::from_request(request, &()).await;
    let form = form.map_err(|_| HttpError::Asked(text::damaged_form().into()))?;
    let filled = form::read(form).await?;
    let kept = blocking(&web, move |web| {
        keep(web, Person::Teacher, student, (&filled.game, filled.files), received)
    })
    .await?;
    Ok(to_version(&web, kept))
}

/// Redirects to the page of a version, which says if its files were submitted before.
fn to_version(web: &AppState, (id, is_new): (i64, bool)) -> Response {
    let known = if is_new { "" } else { "?known=true" };
    redirect(web, &format!("/version/{id}{known}"))
}

#[derive(Deserialize)]
pub(crate) struct UploadQuery {
    game: Option<String>,
    #[serde(default)]
    folder: String,
}

/// `PUT /api/versions?game=&folder=`: submits a ZIP archive of the files in a folder.
pub(crate) async fn from_program(
    State(web): State<Arc<AppState>>,
    StudentOnly(student): StudentOnly,
    Query(query): Query<UploadQuery>,
    request: Request,
) -> Result<Response, HttpError> {
    let received = web.site.database.now();
    check_length(request.headers())?;
    web.buckets.count_upload(student)?;
    let _room = web.room_for_upload().await?;
    let most = usize::try_from(MOST_REQUEST).unwrap_or(usize::MAX);
    let body = to_bytes(request.into_body(), most).await;
    let too_much =
        || HttpError::Large(text::many_bytes((crate::upload::MOST_BYTES >> 20).to_string()));
    let body = body.map_err(|_| too_much())?;
    let game = query.game.or_else(|| match web.site.class.games.as_slice() {
        [only] => Some(only.name.clone()),
        _ => None,
    });
    let game = game.ok_or_else(|| {
        let known: Vec<&str> = web.site.class.games.iter().map(|game| game.name.as_str()).collect();
        HttpError::Asked(text::which_game(known.join(", ")))
    })?;
    let (id, is_new) = blocking(&web, move |web| {
        let files = UploadedFiles::from_zip(&body)?.in_folder(&query.folder);
        keep(web, Person::Student(student), student, (&game, files), received)
    })
    .await?;
    Ok(Json(json!({ "version": id, "new": is_new })).into_response())
}

/// `GET /api/version/{id}`: the state of a version and its check, in the client's language.
pub(crate) async fn standing(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    MemberOnly(person): MemberOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let (version, stages, ahead) = blocking(&web, move |web| {
        let version = of_caller(web, person, id)?;
        web.site.database.read(|base| Ok((version, stages(base, id)?, place_in_queue(base, id)?)))
    })
    .await?;
    let stages: Vec<_> = stages
        .iter()
        .map(|stage| {
            let name = page::step(&stage.step).say(lang);
            json!({ "step": stage.step, "name": name, "mark": stage.mark, "said": stage.said.say(lang) })
        })
        .collect();
    let over = !version.state.is_under_way();
    Ok(Json(json!({
        "version": id, "number": version.number, "game": version.game, "checksum": version.digest,
        "state": version.state.word(), "late": version.is_late, "ahead": ahead, "over": over, "stages": stages,
    }))
    .into_response())
}
