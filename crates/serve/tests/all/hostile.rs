//! Tests of hostile requests: none makes the server fail, and nothing of them is stored.

use crate::class::{CLASS, Known, Shown, get, hand_in, post, request};
use axum::body::Body;
use axum::http::{Method, Request};
use damier_catalog::Rng;
use damier_serve::UploadedFiles;

/// Returns a request as `damier submit` sends it.
fn put(who: &Known, query: &str, body: Vec<u8>) -> Request<Body> {
    Request::builder()
        .method("PUT")
        .uri(format!("/api/versions{query}"))
        .header("authorization", format!("Bearer {}", who.program))
        .body(Body::from(body))
        .expect("a request")
}

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let files = files.iter().map(|(name, bytes)| (name.to_string(), bytes.to_vec())).collect();
    UploadedFiles::from_folder(files).expect("plain").packed().expect("packed")
}

#[tokio::test]
async fn a_program_hands_in_and_is_told_why_not() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let kept = shown.ask(put(&ada, "", archive(&[("bot.py", b"1")]))).await;
    assert!(kept.status == 200 && kept.text.contains("\"new\":true"), "{}", kept.text);
    for (query, body, said) in [
        ("", b"no archive".to_vec(), "ZIP"),
        ("?game=chess", archive(&[("bot.py", b"2")]), "Its games are: small"),
        ("", Vec::new(), "ZIP"),
    ] {
        let refused = shown.ask(put(&ada, query, body)).await;
        assert!(refused.status == 422 && refused.text.contains(said), "{}", refused.text);
        assert!(refused.text.starts_with("{\"error\""), "{}", refused.text);
    }
}

#[tokio::test]
async fn a_length_that_is_too_large_is_refused_before_it_is_read() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let sent = request(&Method::POST, "/submit", Some(&ada))
        .header("content-length", (1u64 << 40).to_string())
        .header("content-type", "multipart/form-data; boundary=x")
        .body(Body::from("--x"))
        .expect("a request");
    assert_eq!(shown.ask(sent).await.status, 413);
}

#[tokio::test]
async fn noise_on_every_route_is_no_failure_of_the_server() {
    let shown = Shown::new(CLASS);
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    shown.ask(hand_in(&ada, "small", &[("ada.py", b"x")])).await;
    let mut rng = Rng::new(2026);
    let odd = [
        "%00",
        "%2e%2e%2f",
        "..%2f..%2fetc%2fpasswd",
        "-1",
        "99999999999999999999",
        "%F0%9F",
        "'--",
        "%3Cscript%3E",
        "a%0d%0ab",
        "",
    ];
    let types = [
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "text/plain",
        "",
    ];
    for route in damier_serve::web::routes() {
        for _ in 0..20 {
            let mut word = || odd[rng.below(odd.len() as u32) as usize];
            let path = ["{token}", "{code}", "{game}", "{key}", "{id}"]
                .iter()
                .fold(route.path.to_string(), |path, part| path.replace(part, word()));
            let body: Vec<u8> = (0..rng.below(300)).map(|_| rng.below(256) as u8).collect();
            let kind = types[rng.below(types.len() as u32) as usize];
            for who in [&ada, &teacher] {
                if path == "/out" {
                    continue;
                }
                let sent = request(&route.method, &path, Some(who)).header("content-type", kind);
                let Ok(sent) = sent.body(Body::from(body.clone())) else { continue };
                let answer = shown.ask(sent).await;
                assert!(
                    !answer.status.is_server_error(),
                    "{} {path}: {}",
                    route.method,
                    answer.text
                );
                assert!(!answer.text.contains("<script>"), "{} {path}", route.method);
            }
        }
    }
    assert_eq!(shown.ask(get("/healthz", None)).await.text, "ok\n");
    let listed = std::fs::read_dir(shown.file("versions")).expect("there");
    assert_eq!(listed.count(), 1, "one version, and nothing half-written");
}

#[test]
fn two_servers_cannot_have_one_folder() {
    let shown = Shown::new(CLASS);
    let class = damier_serve::Class::parse(CLASS, shown.folder.path()).expect("sound");
    let refused = damier_serve::Site::open(class, &mut damier_serve::ServerThreads::default())
        .err()
        .expect("refused");
    assert!(refused.to_string().contains("is already served"), "{refused}");
}

#[test]
fn a_class_that_is_none_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, said) in [
        ("", "the key `name` is missing"),
        ("name = 'x'\ngame = []", "add at least one [[game]]"),
        ("name = 'x'\nnmae = 1\ngame = []", "line 2"),
        (
            "name = 'x'\nlisten = 'here'\n[[game]]\ngame = 'quarto'\nreference = [{player='random', mark=1}]",
            "an address and a port",
        ),
        ("name = 'x'\n[[game]]\ngame = 'chess'\nreference = [{player='random', mark=1}]", "chess"),
        (
            "name = 'x'\n[[game]]\ngame = 'quarto'\nreference = [{player='nobody', mark=1}]",
            "nobody",
        ),
        (
            "name = 'x'\n[[game]]\ngame = 'quarto'\nreference = [{player='./evil', mark=1}]",
            "own players",
        ),
        ("name = 'x'\n[[game]]\ngame = 'quarto'\nreference = []", "there is no reference player"),
        (
            "name = 'x'\nbase = 'x/'\n[[game]]\ngame = 'quarto'\nreference = [{player='random', mark=1}]",
            "an empty text, or a path",
        ),
        (
            "name = 'x'\ndeadline = 2026-12-01T10:00:00\n[[game]]\ngame = 'quarto'\nreference = [{player='random', mark=1}]",
            "the offset from UTC",
        ),
        (
            "name = 'x'\ntime_zone = 'Paris'\n[[game]]\ngame = 'quarto'\nreference = [{player='random', mark=1}]",
            "the name of a time zone, for example Europe/Paris",
        ),
        (
            "name = 'x'\n[[game]]\ngame = 'quarto'\nkit = 'quatro'\nreference = [{player='random', mark=1}]",
            "did you mean `quarto`",
        ),
    ] {
        let refused = damier_serve::Class::parse(text, folder.path()).expect_err(text).to_string();
        assert!(refused.contains(said) && !refused.contains('\n'), "{text}: {refused}");
    }
    let class = damier_serve::Class::parse(&format!("python = 'nowhere'\n{CLASS}"), folder.path());
    let refused = class.expect("parsed").hosting().expect_err("no Python").to_string();
    assert!(refused.contains("nowhere` does not exist"), "{refused}");
}

#[tokio::test]
async fn no_form_is_longer_than_a_form_can_be() {
    let shown = Shown::new(CLASS);
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    for (path, who) in [
        ("/in", None),
        ("/class/phase", Some(&teacher)),
        ("/class/student/1/forget", Some(&teacher)),
    ] {
        let short = format!("token=x&phase=open&confirmed={}", "x".repeat(15 << 10));
        let refused = shown.ask(post(path, who, &short)).await;
        assert_eq!(refused.status, 422, "{path}: {}", refused.text);
        let refused = shown.ask(post(path, who, &format!("{short}{}", "x".repeat(2 << 10)))).await;
        assert!(
            refused.status == 413 && refused.text.contains("too large"),
            "{path}: {}",
            refused.text
        );
    }
    // A table of two thousand students is no mistake, and only the teacher may send one.
    let table = format!("table={}", "\n".repeat(20 << 10));
    assert_eq!(shown.ask(post("/class/students", Some(&ada), &table)).await.status, 404);
    let told = shown.ask(post("/class/students", Some(&teacher), &table)).await;
    assert_ne!(told.status, 413, "{}", told.text);
}
