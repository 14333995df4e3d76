//! Signing in and out by personal links, and choosing the language.
//!
//! Opening a link changes nothing and only shows a button, because mail programs and scanners also open links. The
//! button sends the token again, and the response sets a cookie with a new token.

use super::access::{ClientAddress, LANGUAGE, Requester, SESSION, Visitor, cookie};
use super::answer::{page, redirect, set_cookie};
use super::app_state::{AppState, blocking};
use crate::http_error::HttpError;
use crate::people::{Person, TokenKind, end_token, find, name_of, new_token_of, note_use};
use crate::secret::read_token;
use crate::text::{page as text, refusal};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use damier_i18n::Lang;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// Seconds for which a browser stays signed in: a year.
const SESSION_SECONDS: i64 = 365 * 86_400;

#[derive(Deserialize)]
pub(crate) struct EnterForm {
    token: String,
}

/// Returns the owner of a link, and counts unknown links.
async fn link_owner(
    web: &Arc<AppState>,
    token: String,
    address: &ClientAddress,
) -> Result<Person, HttpError> {
    let found = blocking(web, move |web| {
        web.site.database.read(|base| find(base, &token, TokenKind::Link))
    })
    .await?;
    match found {
        Some((person, _)) => Ok(person),
        None => {
            web.buckets.count_unknown_token(&address.0)?;
            Err(HttpError::Asked(refusal::no_link().into()))
        }
    }
}

/// `GET /in/{token}`: a page with one button.
pub(crate) async fn link_page(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    address: ClientAddress,
    Path(token): Path<String>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let token = read_token(&token);
    let person = link_owner(&web, token.clone(), &address).await?;
    let who = match person {
        Person::Teacher => text::the_teacher().say(lang),
        Person::Student(student) => {
            blocking(&web, move |web| web.site.database.read(|base| name_of(base, student))).await?
        }
    };
    let body = html! {
        section {
            h1 { (web.site.class.name) }
            p { (text::welcome(&who).say(lang)) }
            form method="post" action={ (web.site.class.base) "/in" } {
                input type="hidden" name="token" value=(token);
                button type="submit" { (text::sign_in().say(lang)) }
            }
            p.note { @if person == Person::Teacher { (text::link_is_teachers().say(lang)) } @else { (text::link_is_personal().say(lang)) } }
        }
    };
    Ok(page(&web, visitor, &text::sign_in().say(lang), &body))
}

/// Renders the form for a code from paper.
pub(crate) fn code_form(web: &AppState, lang: Lang) -> Markup {
    html! {
        form method="post" action={ (web.site.class.base) "/in" } {
            p { label for="token" { (text::type_the_code().say(lang)) } br;
            input type="text" id="token" name="token" required maxlength="100" placeholder="K7PM-2XQA-9DTR"
                autocomplete="off" autocapitalize="characters" spellcheck="false"; " "
            button type="submit" { (text::sign_in().say(lang)) } }
        }
    }
}

/// `GET /join`: a page with the form for a code.
pub(crate) async fn join(State(web): State<Arc<AppState>>, visitor: Visitor) -> Response {
    let lang = visitor.lang;
    let body = html! { section { h1 { (web.site.class.name) } p { (text::need_a_link().say(lang)) } (code_form(&web, lang)) } };
    page(&web, visitor, &text::sign_in().say(lang), &body)
}

/// `POST /in`: signs a browser in.
pub(crate) async fn sign_in(
    State(web): State<Arc<AppState>>,
    address: ClientAddress,
    Form(form): Form<EnterForm>,
) -> Result<Response, HttpError> {
    let token = read_token(&form.token);
    let person = link_owner(&web, token.clone(), &address).await?;
    let session = blocking(&web, move |web| {
        web.site.database.write(move |base| {
            note_use(base, &token)?;
            new_token_of(base, person, TokenKind::Session)
        })
    })
    .await?;
    let place = if person == Person::Teacher { "/class" } else { "/me" };
    let mut response = redirect(&web, place);
    set_cookie(&web, &mut response, SESSION, &session, SESSION_SECONDS);
    Ok(response)
}

/// `POST /out`: signs a browser out.
pub(crate) async fn sign_out(
    State(web): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    if let Some(token) = cookie(&headers, SESSION) {
        blocking(&web, move |web| web.site.database.write(move |base| end_token(base, &token)))
            .await?;
    }
    let mut response = redirect(&web, "/");
    set_cookie(&web, &mut response, SESSION, "", 0);
    Ok(response)
}

/// `GET /language/{code}`: shows pages in another language from now on.
pub(crate) async fn set_language(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, HttpError> {
    let lang = Lang::from_code(&code).ok_or(HttpError::Absent)?;
    let place = match visitor.caller {
        Requester::Known(Person::Teacher) => "/class",
        Requester::Known(Person::Student(_)) => "/me",
        Requester::Guest => "/",
    };
    let mut response = redirect(&web, place);
    set_cookie(&web, &mut response, LANGUAGE, lang.code(), SESSION_SECONDS);
    Ok(response)
}
