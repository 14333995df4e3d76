//! The web pages of a class, and the API for `damier submit`.

mod access;
mod answer;
mod app_state;
mod assets;
mod board;
mod body_limit;
mod buckets;
mod class_page;
mod entry;
mod form;
mod guide;
mod home;
mod layout;
mod lost;
mod operations;
mod program_output;
mod qr_code;
mod routes;
mod sending;
mod starting;
mod student_home;
mod student_links;
mod student_page;
mod table;
mod upload;
mod version_page;

pub use access::{Requester, RouteAccess};
pub use app_state::AppState;
pub use routes::{RouteRow, routes};

use crate::http_error::HttpError;
use access::admit;
use answer::render_errors;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// The content security policy: only the server's own styles, scripts and pictures.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The most bytes of a form. Uploads have limits of their own.
const MOST_FORM: usize = 16 << 10;

/// The most time for a request, enough for 8 MB over a slow network.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(120);

/// Returns the router of a class, below its base path.
///
/// # Errors
/// An invalid address.
pub fn router(web: &Arc<AppState>) -> Result<Router, HttpError> {
    let mut router = Router::new();
    let base = &web.site.class.base;
    for RouteRow { path, access, handler, .. } in routes() {
        let guard = from_fn_with_state((web.clone(), access), admit);
        let handler = handler.route_layer(guard);
        if path == "/" && !base.is_empty() {
            router = router.route(base, handler.clone());
        }
        router = router.route(&format!("{base}{path}"), handler);
    }
    let router = router.with_state(web.clone());
    let origin = origin(&web.site.class.address);
    let csrf =
        CsrfLayer::new().add_trusted_origin(&origin).map_err(|error| HttpError::machine(&error))?;
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Ok(router
        .fallback(answer::absent)
        .layer(DefaultBodyLimit::max(MOST_FORM))
        .layer(csrf)
        .layer(from_fn(body_limit::read_rest))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIMEOUT))
        .layer(from_fn_with_state(web.clone(), render_errors))
        .layer(CatchPanicLayer::new())
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "no-referrer"))
        .layer(from_fn(answer::store_nothing)))
}

/// Returns the part of an address that browsers send as the origin of a form.
fn origin(address: &str) -> String {
    let end = address.find("://").map_or(0, |at| at + 3);
    let rest = &address[end..];
    let host = rest.split('/').next().unwrap_or(rest);
    format!("{}{host}", &address[..end])
}
