//! Health and metrics for the operator of the server.

use super::app_state::{AppState, blocking};
use crate::http_error::HttpError;
use crate::ladder_games::effort;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::Arc;

/// `GET /healthz`: responds with `ok` if the database can be read and written.
pub(crate) async fn health(State(web): State<Arc<AppState>>) -> Result<Response, HttpError> {
    blocking(&web, |web| {
        web.site.database.read(|base| Ok(base.query_row("SELECT 1", [], |_| Ok(()))?))?;
        web.site.database.write(|_| Ok(()))
    })
    .await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], "ok\n").into_response())
}

/// `GET /metrics`: counts in Prometheus's text format, only for programs on this machine.
pub(crate) async fn metrics(State(web): State<Arc<AppState>>) -> Result<Response, HttpError> {
    let text = blocking(&web, |web| {
        web.site.database.read(|base| {
            let mut text = String::new();
            for state in ["waiting", "checking", "good", "broken"] {
                let select = "SELECT count(*) FROM version WHERE state = ?1";
                let count: i64 = base.query_row(select, [state], |row| row.get(0))?;
                // Writing to a String cannot fail.
                let _ = writeln!(text, "damier_versions{{state=\"{state}\"}} {count}");
            }
            let students: i64 =
                base.query_row("SELECT count(*) FROM student", [], |row| row.get(0))?;
            let _ = writeln!(text, "damier_students {students}");
            for game in &web.site.class.games {
                let (games, cpu) = effort(base, &game.name)?;
                let _ = writeln!(text, "damier_games_total{{game=\"{}\"}} {games}", game.name);
                let _ = writeln!(
                    text,
                    "damier_games_cpu_seconds_total{{game=\"{}\"}} {cpu:.3}",
                    game.name
                );
            }
            Ok(text)
        })
    })
    .await?;
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}
