//! Styles and scripts: those of report pages, and a few for the class's pages.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const LIVE: &str = include_str!("../../page/live.js");
const STYLE: &str = include_str!("../../page/style.css");

fn asset(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=3600")], text).into_response()
}

/// `GET /assets/style.css`.
pub(crate) async fn style() -> Response {
    asset("text/css; charset=utf-8", [damier_reports::STYLE, STYLE].concat())
}

/// `GET /assets/boards.js`.
pub(crate) async fn boards() -> Response {
    asset("text/javascript; charset=utf-8", damier_reports::script())
}

/// `GET /assets/live.js`.
pub(crate) async fn live() -> Response {
    asset("text/javascript; charset=utf-8", LIVE.to_string())
}
