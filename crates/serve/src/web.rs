//! The pages of a class, and what `damier submit` talks to.

mod access;
mod answer;
mod assets;
mod board;
mod class_page;
mod entry;
mod form;
mod home;
mod layout;
mod operations;
mod own;
mod routes;
mod table;
mod upload;
mod version_page;

pub use access::{Access, Caller};
pub use routes::{RouteRow, routes};

use crate::refusal::Refusal;
use crate::site::Site;
use access::{Buckets, admit};
use answer::dress;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::{from_fn, from_fn_with_state};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// What may be loaded, and from where: nothing but our own styles, scripts and pictures.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What every request has at hand.
pub struct Web {
    /// The class.
    pub site: Arc<Site>,
    pub(crate) buckets: Buckets,
}

impl Web {
    /// Shows a class.
    #[must_use]
    pub fn new(site: Arc<Site>) -> Arc<Self> {
        Arc::new(Self { site, buckets: Buckets::default() })
    }
}

/// The service of a class, below its base path.
///
/// # Errors
/// An address that is none.
pub fn router(web: &Arc<Web>) -> Result<Router, Refusal> {
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
        CsrfLayer::new().add_trusted_origin(&origin).map_err(|error| Refusal::machine(&error))?;
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Ok(router
        .fallback(answer::absent)
        .layer(DefaultBodyLimit::disable())
        .layer(csrf)
        .layer(from_fn_with_state(web.clone(), dress))
        .layer(CatchPanicLayer::new())
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "no-referrer"))
        .layer(from_fn(answer::store_nothing)))
}

/// The part of an address that browsers send as the origin of a form.
fn origin(address: &str) -> String {
    let end = address.find("://").map_or(0, |at| at + 3);
    let rest = &address[end..];
    let host = rest.split('/').next().unwrap_or(rest);
    format!("{}{host}", &address[..end])
}

/// Does work that waits for the disk where no other request waits for it.
///
/// # Errors
/// Those of the work.
pub(crate) async fn blocking<T: Send + 'static>(
    web: &Arc<Web>,
    act: impl FnOnce(&Web) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let web = web.clone();
    let done = tokio::task::spawn_blocking(move || act(&web)).await;
    done.map_err(|error| Refusal::machine(&error))?
}
