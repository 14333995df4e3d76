//! Responses: errors in the client's language, and headers that all responses have.

use super::access::{Requester, Visitor, identify, is_for_programs, language};
use super::app_state::AppState;
use super::layout::{PageRefresh, shell};
use crate::http_error::HttpError;
use crate::text::{page as text, upload};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName, LOCATION, SET_COOKIE,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;
use std::sync::Arc;

impl IntoResponse for HttpError {
    /// Returns a response without a body. `render_errors` adds the text in the client's language.
    fn into_response(self) -> Response {
        let status = match &self {
            Self::Asked(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Absent => StatusCode::NOT_FOUND,
            Self::Large(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Often(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Machine(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let mut response = status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Adds a body to error responses: a page for browsers, a line of JSON for programs.
pub(crate) async fn render_errors(
    State(web): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers().clone();
    let lang = language(&web, &headers);
    let is_program = is_for_programs(&web, &request);
    let mut response = next.run(request).await;
    let refusal = response.extensions_mut().remove::<Arc<HttpError>>();
    let status = response.status();
    let words = match refusal {
        Some(refusal) => {
            if let HttpError::Machine(cause) = refusal.as_ref() {
                tracing::error!(%cause, "machine");
            }
            refusal.message().say(lang)
        }
        None if status == StatusCode::FORBIDDEN => text::cross_site_request().say(lang),
        // The framework itself refuses some paths and forms, with an English text that quotes the input.
        None if status == StatusCode::UNPROCESSABLE_ENTITY
            || status == StatusCode::UNSUPPORTED_MEDIA_TYPE =>
        {
            upload::damaged_form().say(lang)
        }
        None if status == StatusCode::PAYLOAD_TOO_LARGE => upload::large_form().say(lang),
        None if status.is_client_error() => HttpError::Absent.message().say(lang),
        None => return response,
    };
    if is_program {
        return (status, Json(json!({ "error": words }))).into_response();
    }
    // The page has the menu of the caller, if the caller can be identified.
    let caller = identify(&web, &headers, false).await.unwrap_or(Requester::Guest);
    let visitor = Visitor { lang, caller };
    let body = html! {
        section { h1 { (text::refused().say(lang)) } p.alarm role="alert" { (words) }
        p { a href={ (web.site.class.base) "/" } { (text::to_the_class().say(lang)) } } }
    };
    (status, page(&web, visitor, &text::refused().say(lang), &body)).into_response()
}

/// Returns the response for a missing page.
pub(crate) async fn absent() -> HttpError {
    HttpError::Absent
}

/// Forbids caches to store responses, which may be private.
pub(crate) async fn store_nothing(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns a page.
pub(crate) fn page(web: &AppState, visitor: Visitor, title: &str, body: &Markup) -> Response {
    Html(shell(web, visitor, title, body, PageRefresh::Never).into_string()).into_response()
}

/// Returns a page that updates itself in the browser.
pub(crate) fn live_page(
    web: &AppState,
    visitor: Visitor,
    title: &str,
    body: &Markup,
    refresh: PageRefresh,
) -> Response {
    Html(shell(web, visitor, title, body, refresh).into_string()).into_response()
}

/// Redirects to another page of the class after an action.
pub(crate) fn redirect(web: &AppState, path: &str) -> Response {
    let place = format!("{}{path}", web.site.class.base);
    let place = HeaderValue::from_str(&place).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, place)]).into_response()
}

/// Sets a cookie for this many seconds. With 0, the browser deletes the cookie.
pub(crate) fn set_cookie(
    web: &AppState,
    response: &mut Response,
    name: &str,
    value: &str,
    seconds: i64,
) {
    let class = &web.site.class;
    let secure = if class.address.starts_with("https:") { "; Secure" } else { "" };
    let text = format!(
        "{name}={value}; Path={}/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}",
        class.base
    );
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

/// Returns a file for download, which browsers do not show in place.
pub(crate) fn download(kind: &'static str, name: &str, bytes: Vec<u8>) -> Response {
    (attachment(kind, name), bytes).into_response()
}

/// Returns the headers of a file for download.
pub(crate) fn attachment(kind: &'static str, name: &str) -> [(HeaderName, String); 2] {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    let name: String =
        name.chars().map(|letter| if plain(letter) { letter } else { '_' }).collect();
    let disposition = format!("attachment; filename=\"{name}\"");
    [(CONTENT_TYPE, kind.to_string()), (CONTENT_DISPOSITION, disposition)]
}
