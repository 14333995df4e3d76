//! Helpers of the tests: a class in a temporary folder, its members, and requests to its pages.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use damier_catalog::Stopwatch;
use damier_serve::people::{Person, TokenKind, add_student, new_link, new_token_of};
use damier_serve::web::{AppState, router};
use damier_serve::{Class, ClassClock, ServerThreads, Site};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;

/// The `class.toml` of a class with one quick game.
pub(crate) const CLASS: &str = r#"
name = "Classe d'essai"
public = false
open_walls = true
cores = 1
quota_mb = 1
[[game]]
name = "small"
game = "filler:4x4"
budget = "1s/game"
final_games = 4
reference = [{ player = "first", mark = 5 }, { player = "greedy", mark = 10 }]
"#;

/// A class whose pages are served within the process, without a network.
pub(crate) struct Shown {
    pub(crate) site: Arc<Site>,
    pub(crate) router: Router,
    pub(crate) threads: ServerThreads,
    // Last, so that it goes when nobody uses it any more.
    pub(crate) folder: TempDir,
}

impl Shown {
    /// Serves a class in a new folder. No thread checks versions or plays.
    pub(crate) fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::in_folder(text, folder)
    }

    pub(crate) fn in_folder(text: &str, folder: TempDir) -> Self {
        Self::by(text, folder, ClassClock::system())
    }

    /// Serves a class that follows this clock.
    pub(crate) fn by(text: &str, folder: TempDir, clock: ClassClock) -> Self {
        let mut threads = ServerThreads::default();
        let class = Class::parse(text, folder.path()).expect("sound");
        let site = Arc::new(Site::open_by(class, &mut threads, clock).expect("opened"));
        let router = router(&AppState::new(site.clone())).expect("routes");
        Self { site, router, threads, folder }
    }

    /// Adds a student, with tokens for a browser and a program.
    pub(crate) fn student(&self, name: &str) -> Known {
        let own = name.to_string();
        let made = self.site.database.write(move |base| {
            add_student(base, &own, "")?;
            let select = "SELECT id FROM student WHERE name = ?1";
            let id: i64 = base.query_row(select, [&own], |row| row.get(0))?;
            Ok((id, tokens(base, Person::Student(id))?))
        });
        let (id, [link, session, program]) = made.expect("added");
        Known { id, link, session, program }
    }

    /// Creates tokens for the teacher.
    pub(crate) fn teacher(&self) -> Known {
        let made = self.site.database.write(|base| tokens(base, Person::Teacher));
        let [link, session, program] = made.expect("let in");
        Known { id: 0, link, session, program }
    }

    /// Sends a request, and returns the response.
    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let answer = self.router.clone().oneshot(request).await.expect("never fails");
        let (parts, body) = answer.into_parts();
        let bytes = to_bytes(body, 64 << 20).await.expect("whole");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Stops the server, and returns its folder.
    pub(crate) fn end(self) -> TempDir {
        let Self { site, router, threads, folder } = self;
        drop((router, site));
        threads.join(Duration::from_secs(10));
        folder
    }

    pub(crate) fn file(&self, name: &str) -> std::path::PathBuf {
        Path::new(self.folder.path()).join(name)
    }
}

fn tokens(
    base: &rusqlite::Transaction<'_>,
    person: Person,
) -> Result<[String; 3], damier_serve::HttpError> {
    let link = new_link(base, person)?;
    let session = new_token_of(base, person, TokenKind::Session)?;
    Ok([link, session, new_token_of(base, person, TokenKind::Program)?])
}

/// A member of the class, with their tokens.
pub(crate) struct Known {
    pub(crate) id: i64,
    pub(crate) link: String,
    pub(crate) session: String,
    pub(crate) program: String,
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

/// Starts a request with the browser's cookie of a member, if there is one.
pub(crate) fn request(
    method: &Method,
    path: &str,
    who: Option<&Known>,
) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path).header("host", "127.0.0.1:8047");
    match who {
        Some(known) => request.header("cookie", format!("damier={}", known.session)),
        None => request,
    }
}

/// Returns a request for a page.
pub(crate) fn get(path: &str, who: Option<&Known>) -> Request<Body> {
    request(&Method::GET, path, who).body(Body::empty()).expect("a request")
}

/// Returns a request that sends a form.
pub(crate) fn post(path: &str, who: Option<&Known>, form: &str) -> Request<Body> {
    request(&Method::POST, path, who)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form.to_string()))
        .expect("a request")
}

/// Returns a request that submits files with the form of the page.
pub(crate) fn hand_in(who: &Known, game: &str, files: &[(&str, &[u8])]) -> Request<Body> {
    let mut body =
        format!("--x\r\nContent-Disposition: form-data; name=\"game\"\r\n\r\n{game}\r\n")
            .into_bytes();
    for (name, bytes) in files {
        body.extend(
            format!(
                "--x\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\r\n"
            )
            .bytes(),
        );
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--x--\r\n");
    request(&Method::POST, "/submit", Some(who))
        .header("content-type", "multipart/form-data; boundary=x")
        .body(Body::from(body))
        .expect("a request")
}

/// Waits until a condition holds, at most `longest` seconds. `what` names it in the failure.
pub(crate) async fn until(what: &str, longest: u64, is_so: impl Fn() -> bool) {
    let waited = Stopwatch::start();
    while !is_so() {
        assert!(waited.elapsed() < Duration::from_secs(longest), "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
