//! The table of routes and their access rules. A test tries every route with every role.

use super::access::RouteAccess;
use super::app_state::AppState;
use super::{
    assets, board, class_page, entry, guide, home, operations, starting, student_home,
    student_links, student_page, table, upload, version_page,
};
use axum::extract::DefaultBodyLimit;
use axum::http::Method;
use axum::routing::{MethodRouter, get, post, put};
use std::sync::Arc;

/// A route: its method and path, who may use it, and its handler.
pub struct RouteRow {
    /// The method.
    pub method: Method,
    /// The path below the class's base.
    pub path: &'static str,
    /// Who may use it.
    pub access: RouteAccess,
    pub(crate) handler: MethodRouter<Arc<AppState>>,
}

/// The most bytes of a pasted table of students.
const MOST_TABLE: usize = 1 << 20;

/// Returns all routes.
#[must_use]
pub fn routes() -> Vec<RouteRow> {
    let mut all = people();
    all.extend(teachers());
    all
}

fn row(
    method: Method,
    path: &'static str,
    access: RouteAccess,
    handler: MethodRouter<Arc<AppState>>,
) -> RouteRow {
    RouteRow { method, path, access, handler }
}

/// Lifts the size limit of forms for a route that limits its input itself.
fn files() -> DefaultBodyLimit {
    DefaultBodyLimit::disable()
}

fn people() -> Vec<RouteRow> {
    use RouteAccess::{Everyone, Machine, Member, Reader, Student};
    let (g, p) = (Method::GET, Method::POST);
    vec![
        row(g.clone(), "/", Everyone, get(home::home)),
        row(g.clone(), "/healthz", Everyone, get(operations::health)),
        row(g.clone(), "/metrics", Machine, get(operations::metrics)),
        row(g.clone(), "/assets/style.css", Everyone, get(assets::style)),
        row(g.clone(), "/assets/boards.js", Everyone, get(assets::boards)),
        row(g.clone(), "/assets/live.js", Everyone, get(assets::live)),
        row(g.clone(), "/language/{code}", Everyone, get(entry::set_language)),
        row(g.clone(), "/join", Everyone, get(entry::join)),
        row(g.clone(), "/in/{token}", Everyone, get(entry::link_page)),
        row(p.clone(), "/in", Everyone, post(entry::sign_in)),
        row(p.clone(), "/out", Member, post(entry::sign_out)),
        row(g.clone(), "/table/{game}", Reader, get(table::table)),
        row(g.clone(), "/player/{key}", Reader, get(board::player)),
        row(g.clone(), "/play/{id}", Reader, get(board::board)),
        row(g.clone(), "/rules/{game}", Reader, get(guide::rules)),
        row(g.clone(), "/protocol", Reader, get(guide::protocol)),
        row(g.clone(), "/protocol/{file}", Reader, get(guide::protocol_file)),
        row(g.clone(), "/start/{game}/{language}", Reader, get(starting::starter)),
        row(g.clone(), "/kit/{game}", Reader, get(starting::kit)),
        row(g.clone(), "/downloads/{file}", Member, get(starting::download_file)),
        row(g.clone(), "/me", Student, get(student_home::student_home)),
        row(g.clone(), "/me/data.zip", Student, get(student_page::own_data)),
        row(p.clone(), "/me/token", Student, post(student_home::new_program_token)),
        row(p.clone(), "/submit", Student, post(upload::from_page).layer(files())),
        row(g.clone(), "/version/{id}", Member, get(version_page::version)),
        row(g.clone(), "/version/{id}/source.zip", Member, get(version_page::source)),
        row(p, "/version/{id}/play", Member, post(version_page::play)),
        row(Method::PUT, "/api/versions", Student, put(upload::from_program).layer(files())),
        row(g, "/api/version/{id}", Member, get(upload::standing)),
    ]
}

fn teachers() -> Vec<RouteRow> {
    use RouteAccess::Teacher;
    let (g, p) = (Method::GET, Method::POST);
    vec![
        row(g.clone(), "/class", Teacher, get(class_page::class)),
        row(g.clone(), "/class/audit", Teacher, get(class_page::audit)),
        row(p.clone(), "/class/clock", Teacher, post(class_page::clock)),
        row(
            p.clone(),
            "/class/students",
            Teacher,
            post(student_links::add).layer(DefaultBodyLimit::max(MOST_TABLE)),
        ),
        row(p.clone(), "/class/student/{id}/link", Teacher, post(student_links::renew)),
        row(p.clone(), "/class/student/{id}/forget", Teacher, post(student_page::forget)),
        row(
            p.clone(),
            "/class/student/{id}/submit",
            Teacher,
            post(upload::from_teacher).layer(files()),
        ),
        row(g.clone(), "/class/student/{id}/data.zip", Teacher, get(student_page::data)),
        row(g.clone(), "/class/similar/{game}", Teacher, get(class_page::similar)),
        row(g.clone(), "/class/student/{id}", Teacher, get(student_page::student)),
        row(p, "/class/phase", Teacher, post(class_page::phase)),
        row(g.clone(), "/class/report.html", Teacher, get(class_page::report)),
        row(g, "/class/grades.csv", Teacher, get(class_page::grades)),
    ]
}
