//! Tests of who may do what: every route is requested in every role.

use crate::class::{CLASS, Shown, get, hand_in, post, request};
use axum::body::Body;
use axum::http::StatusCode;
use damier_serve::web::{Requester, RouteAccess, routes};

/// Fills the parameters of a path with numbers and names that belong to Ada.
fn filled(path: &str) -> String {
    path.replace("{token}", &"0".repeat(64))
        .replace("{code}", "fr")
        .replace("{game}", "small")
        .replace("{key}", "@first")
        .replace("{id}", "1")
        .replace("{language}", "python")
        .replace("{file}", "damier.zip")
}

#[tokio::test]
async fn every_route_keeps_out_whoever_may_not_use_it() {
    let shown = Shown::new(CLASS);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve"), shown.teacher());
    let kept = shown.ask(hand_in(&ada, "small", &[("ada.py", b"x")])).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let person = |known: &crate::class::Known| match known.id {
        0 => Requester::Known(damier_serve::people::Person::Teacher),
        id => Requester::Known(damier_serve::people::Person::Student(id)),
    };
    let mut asked = 0;
    for route in routes() {
        for who in [None, Some(&eve), Some(&teacher)] {
            let caller = who.map_or(Requester::Guest, person);
            let may = route.access.allows(caller, false);
            if may && route.path == "/out" {
                // It would end the session that the rest of the walk needs.
                continue;
            }
            let path = filled(route.path);
            let sent = request(&route.method, &path, who).body(Body::empty()).expect("a request");
            let answer = shown.ask(sent).await;
            let name = format!("{} {path} as {caller:?}: {}", route.method, answer.status);
            let is_ours =
                route.path.contains("/version/") && who.is_some_and(|known| known.id == eve.id);
            match (may, is_ours) {
                (false, _) | (true, true) => {
                    assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name}");
                    assert!(!answer.text.contains("ada"), "{name}: {}", answer.text);
                }
                (true, false) => {
                    assert!(!answer.status.is_server_error(), "{name}: {}", answer.text);
                }
            }
            asked += 1;
        }
    }
    assert!(asked > 80, "{asked} requests");
}

#[tokio::test]
async fn what_is_adas_is_hers_and_the_teachers() {
    let shown = Shown::new(CLASS);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve"), shown.teacher());
    shown.ask(hand_in(&ada, "small", &[("ada.py", b"secret = 1")])).await;
    for path in ["/version/1", "/version/1/source.zip", "/api/version/1"] {
        for (who, status) in [(&ada, 200), (&teacher, 200), (&eve, 404)] {
            assert_eq!(shown.ask(get(path, Some(who))).await.status, status, "{path}");
        }
        assert_eq!(shown.ask(get(path, None)).await.status, 404, "{path}");
    }
    // An error page shows its menu to people who are signed in.
    for (who, is_known) in [(Some(&eve), true), (None, false)] {
        let page = shown.ask(get("/version/1", who)).await.text;
        assert_eq!(page.contains("Sign out"), is_known, "{page}");
    }
    let audit = shown.ask(get("/class/audit", Some(&teacher))).await.text;
    assert!(audit.contains("opened the source of version 1"), "{audit}");
}

#[tokio::test]
async fn a_link_changes_nothing_until_its_button_is_pressed() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let door = shown.ask(get(&format!("/in/{}", ada.link), None)).await;
    assert!(door.status == 200 && door.headers.get("set-cookie").is_none());
    assert_eq!(door.headers["referrer-policy"], "no-referrer");
    let entered = shown.ask(post("/in", None, &format!("token={}", ada.link))).await;
    let cookie = entered.headers["set-cookie"].to_str().expect("plain").to_string();
    assert!(entered.status == 303 && cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains(&ada.link), "the link's token is not the browser's");
    // A new link ends the old one, and what it let in.
    let teacher = shown.teacher();
    let renewed =
        shown.ask(post(&format!("/class/student/{}/link", ada.id), Some(&teacher), "")).await;
    assert!(renewed.text.contains("/in/"), "{}", renewed.text);
    assert_eq!(shown.ask(get(&format!("/in/{}", ada.link), None)).await.status, 422);
    assert_eq!(shown.ask(get("/me", Some(&ada))).await.status, 404);
}

#[tokio::test]
async fn forms_of_other_sites_and_guessed_tokens_are_refused() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
        let sent = request(&axum::http::Method::POST, "/me/token", Some(&ada)).header(name, value);
        let answer = shown.ask(sent.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}");
        assert!(answer.text.contains("another site"), "{}", answer.text);
    }
    let mut last = StatusCode::OK;
    for guess in 0..40 {
        last = shown.ask(post("/in", None, &format!("token={guess:0>12}"))).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let forged = request(&axum::http::Method::GET, "/me", None)
        .header("authorization", format!("Bearer {}", ada.session));
    let answer = shown.ask(forged.body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.status, 404, "a browser's token is no program's");
}

#[test]
fn the_rights_of_guests_follow_the_class() {
    assert!(
        RouteAccess::Reader.allows(Requester::Guest, true)
            && !RouteAccess::Reader.allows(Requester::Guest, false)
    );
    for access in
        [RouteAccess::Member, RouteAccess::Student, RouteAccess::Teacher, RouteAccess::Machine]
    {
        assert!(!access.allows(Requester::Guest, true));
    }
}

#[tokio::test]
async fn a_programs_token_hands_in_and_opens_no_page() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    shown.ask(hand_in(&ada, "small", &[("ada.py", b"x")])).await;
    for (method, path, status) in [
        ("POST", "/me/token", 404),
        ("GET", "/me", 404),
        ("GET", "/me/data.zip", 404),
        ("GET", "/version/1/source.zip", 404),
        ("POST", "/submit", 404),
        ("GET", "/api/version/1", 200),
    ] {
        let sent = axum::http::Request::builder().method(method).uri(path);
        let sent = sent.header("authorization", format!("Bearer {}", ada.program));
        let answer = shown.ask(sent.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
    }
}
