//! A student as the teacher sees one: versions, uploads on their behalf, their data, and deletion.

use super::access::{StudentOnly, TeacherOnly, Visitor};
use super::answer::{page, redirect};
use super::app_state::{AppState, blocking};
use super::layout::name;
use super::sending::send_file;
use super::student_home::{failure, hand_in, progress, state, versions};
use crate::archive::ArchiveDraft;
use crate::database::audit;
use crate::export::pack_student;
use crate::http_error::HttpError;
use crate::people::{self, name_of};
use crate::retention::erase;
use crate::site::ClassPhase;
use crate::text::{audit as did, page as text, refusal};
use axum::extract::{Form, Path, State};
use axum::response::Response;
use maud::html;
use serde::Deserialize;
use std::fs::File;
use std::sync::Arc;

/// `GET /class/student/{id}`: the versions of a student.
pub(crate) async fn student(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let own = blocking(&web, move |web| state(web, id)).await?;
    let body = html! {
        section { h1 { (name(&own.name)) } (failure(&web, &own, lang)) (versions(&web, &own, lang)) }
        (progress(&web, &own, lang))
        @if own.phase < ClassPhase::Final {
            (hand_in(&web, &format!("/class/student/{id}/submit"), &text::hand_in_for(&own.name).say(lang), text::files_of_student(), lang))
        }
        section {
            h2 { (text::data_of().say(lang)) }
            p { a href={ (web.site.class.base) "/class/student/" (id) "/data.zip" } { (text::download_data().say(lang)) } }
        }
        section {
            h2 { (text::forget().say(lang)) }
            p { (text::forget_meaning().say(lang)) }
            form method="post" action={ (web.site.class.base) "/class/student/" (id) "/forget" } {
                p { label { (text::type_to_confirm(&own.name).say(lang)) " "
                input type="text" name="confirmed" autocomplete="off" required; } " "
                button type="submit" { (text::forget().say(lang)) } }
            }
        }
    };
    Ok(page(&web, visitor, &own.name, &body))
}

#[derive(Deserialize)]
pub(crate) struct ConfirmedForm {
    confirmed: String,
}

/// `POST /class/student/{id}/forget`.
pub(crate) async fn forget(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
    Path(id): Path<i64>,
    Form(form): Form<ConfirmedForm>,
) -> Result<Response, HttpError> {
    blocking(&web, move |web| {
        web.site.database.write(move |base| {
            let student = name_of(base, id)?;
            if form.confirmed.trim() != student {
                return Err(HttpError::Asked(refusal::not_confirmed(student)));
            }
            people::forget(base, &student)
        })?;
        web.site.change_lineup();
        // The results of the final name the student until they are computed again.
        web.site.publish_final(None);
        erase(&web.site)
    })
    .await?;
    Ok(redirect(&web, "/class"))
}

/// Packs all data about a student into a file.
fn packed(web: &AppState, student: i64) -> Result<File, HttpError> {
    let archive = ArchiveDraft::unnamed(&web.site.class.folder)?;
    let style = web.site.class.csv_style;
    web.site.database.read(|base| pack_student(base, &web.site.artefacts, student, style, archive))
}

/// `GET /class/student/{id}/data.zip`: all data about a student.
pub(crate) async fn data(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    let (file, title) = blocking(&web, move |web| {
        let student = web.site.database.write(move |base| {
            let student = name_of(base, id)?;
            audit(base, "teacher", &did::exported(student.as_str()))?;
            Ok(student)
        })?;
        Ok((packed(web, id)?, format!("{student}.zip")))
    })
    .await?;
    send_file("application/zip", &title, file)
}

/// `GET /me/data.zip`: all data about the student who asks.
pub(crate) async fn own_data(
    State(web): State<Arc<AppState>>,
    StudentOnly(student): StudentOnly,
) -> Result<Response, HttpError> {
    web.buckets.count_export(student)?;
    let file = blocking(&web, move |web| packed(web, student)).await?;
    send_file("application/zip", "data.zip", file)
}
