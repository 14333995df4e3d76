//! New students and their links, which are shown once, as strips to print and cut.

use super::access::{TeacherOnly, Visitor};
use super::answer::page;
use super::app_state::{AppState, blocking};
use super::layout::{marked, name};
use super::qr_code::qr_code;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::people::{Person, label_of, name_of, new_link};
use crate::secret::group_code;
use crate::student_table::{AddedStudents, LinkedStudent, RefusedRow, add_students};
use crate::text::{audit as did, page as text};
use axum::extract::{Form, Path, State};
use axum::response::Response;
use damier_i18n::Lang;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// Renders the form for new students. It holds the rows that were refused, below the reasons.
pub(crate) fn student_form(web: &AppState, refused: &[RefusedRow], lang: Lang) -> Markup {
    let rows: Vec<&str> = refused.iter().map(|refused| refused.row.as_str()).collect();
    html! {
        section.screen {
            h2 { (text::add_students().say(lang)) }
            @if !refused.is_empty() { div role="alert" {
                p.alarm { (text::refused_rows(refused.len() as u64).say(lang)) }
                ul { @for refused in refused { li { code { (name(&refused.row)) } " – " (refused.why.say(lang)) } } }
            } }
            @if refused.is_empty() && !web.site.class.is_reachable() {
                p.alarm { (marked(&text::links_would_be_local(&web.site.class.address).say(lang))) }
            }
            form method="post" action={ (web.site.class.base) "/class/students" } {
                p { label for="table" { (text::one_a_line().say(lang)) } }
                textarea id="table" name="table" rows="5" cols="40" required placeholder=(text::students_example().say(lang)) { (rows.join("\n")) }
                p { button type="submit" { (text::add_students().say(lang)) } }
            }
        }
    }
}

/// Returns the page with new links, which are shown only once because only their hashes are stored.
fn links(web: &AppState, visitor: Visitor, added: &AddedStudents) -> Response {
    let (class, lang) = (&web.site.class, visitor.lang);
    let body = html! {
        @if !added.linked.is_empty() { section.strips {
            div.screen {
                h1 { (text::links().say(lang)) }
                p { (text::links_shown_once().say(lang)) }
                @if !class.is_reachable() { p.alarm role="alert" { (marked(&text::local_address(&class.address).say(lang))) } }
            }
            @for student in &added.linked { (strip(web, student, lang)) }
        } }
        @if added.linked.is_empty() || !added.refused.is_empty() { (student_form(web, &added.refused, lang)) }
        p.screen { a href={ (class.base) "/class" } { (text::the_class().say(lang)) } }
    };
    page(web, visitor, &text::links().say(lang), &body)
}

/// Renders the strip of paper for a student: the link as a QR code, and how to sign in without a camera.
fn strip(web: &AppState, student: &LinkedStudent, lang: Lang) -> Markup {
    let class = &web.site.class;
    let link = format!("{}/in/{}", class.address, student.token);
    let join = format!("{}/join", class.address);
    html! {
        article.strip {
            (qr_code(&link))
            div {
                p { strong { (name(&student.name)) } @if !student.label.is_empty() { " " span.note { (name(&student.label)) } } }
                p { (text::scan_or_type(&class.name, join).say(lang)) }
                p.typed { (group_code(&student.token)) }
                p.note { code { (link) } }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct StudentsForm {
    table: String,
}

/// `POST /class/students`: adds students, and shows their links.
pub(crate) async fn add(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
    Form(form): Form<StudentsForm>,
) -> Result<Response, HttpError> {
    let added = blocking(&web, move |web| {
        web.site.database.write(move |base| add_students(base, &form.table))
    })
    .await?;
    Ok(links(&web, visitor, &added))
}

/// `POST /class/student/{id}/link`: creates a new link, which replaces the old one.
pub(crate) async fn renew(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    let linked = blocking(&web, move |web| {
        web.site.database.write(move |base| {
            let (name, label) = (name_of(base, id)?, label_of(base, id)?);
            let token = new_link(base, Person::Student(id))?;
            audit(base, "teacher", &did::renewed(name.as_str()))?;
            Ok(vec![LinkedStudent { name, label, token }])
        })
    })
    .await?;
    Ok(links(&web, visitor, &AddedStudents { linked, refused: Vec::new() }))
}
