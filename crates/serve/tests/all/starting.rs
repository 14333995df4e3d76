//! Tests of what students find on their page: how to start, and names and times of their versions.

use crate::class::{CLASS, Known, Shown, get, hand_in, request};
use axum::body::{Body, to_bytes};
use axum::http::Method;
use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};
use tower::ServiceExt;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// Downloads a ZIP archive, and returns its files.
async fn archive(shown: &Shown, who: &Known, path: &str) -> BTreeMap<String, String> {
    let answer = shown.router.clone().oneshot(get(path, Some(who))).await.expect("never fails");
    assert_eq!(answer.status(), 200, "{path}");
    let bytes = to_bytes(answer.into_body(), 64 << 20).await.expect("whole");
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut files = BTreeMap::new();
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).expect("whole");
        let mut text = String::new();
        entry.read_to_string(&mut text).expect("text");
        files.insert(entry.name().to_string(), text);
    }
    files
}

fn zip(files: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        zip.start_file(*name, SimpleFileOptions::default()).expect("begun");
        zip.write_all(text.as_bytes()).expect("written");
    }
    zip.finish().expect("whole").into_inner()
}

#[tokio::test]
async fn the_page_of_a_student_says_how_to_start() {
    let shown = Shown::new(&format!("{CLASS}kit = \"seven-colours-c\"\n"));
    let ada = shown.student("ada");
    let page = shown.ask(get("/me", Some(&ada))).await.text;
    for said in [
        "href=\"/rules/small\"",
        "href=\"/start/small/python\"",
        "href=\"/kit/small\"",
        "href=\"/protocol\"",
        "<span class=\"option\">--budget</span> 1s/game",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let bot = archive(&shown, &ada, "/start/small/python").await;
    assert!(
        bot["bot/bot.py"].contains("from damier.bot import play")
            && bot.contains_key("bot/damier/bot.py"),
        "{bot:?}"
    );
    assert!(archive(&shown, &ada, "/start/small/c").await.contains_key("bot/Makefile"));
    assert_eq!(shown.ask(get("/start/small/cobol", Some(&ada))).await.status, 404);
    let kit = archive(&shown, &ada, "/kit/small").await;
    assert!(kit.contains_key("seven-colours-c/README.md"), "{:?}", kit.keys());
    let table = request(&Method::GET, "/table/small", Some(&ada)).header("accept-language", "fr");
    let table = shown.ask(table.body(Body::empty()).expect("a request")).await.text;
    let plain = table.replace(['\u{a0}', '\u{202f}'], " ");
    assert!(plain.contains("1 s par partie"), "{table}");
    let rules = shown.ask(get("/rules/small", Some(&ada))).await.text;
    assert!(
        rules.matches("<figure class=\"still\">").count() == 5 && rules.contains("<svg"),
        "{rules}"
    );
    assert!(rules.contains("&quot;legal&quot;: ["), "{rules}");
    let french = request(&Method::GET, "/protocol", Some(&ada)).header("accept-language", "fr");
    let french = shown.ask(french.body(Body::empty()).expect("a request")).await.text;
    let english = shown.ask(get("/protocol", Some(&ada))).await.text;
    assert!(
        english.contains("<h2>Lines</h2>") && french.contains("<h2>") && french != english,
        "{french}"
    );
    for page in [page, rules, english] {
        assert!(!page.contains(" style=") && !page.contains("<script>"), "the policy forbids it");
    }
}

#[tokio::test]
async fn files_of_the_teacher_can_be_downloaded_and_no_others() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let folder = shown.file("downloads");
    std::fs::create_dir_all(folder.join("more")).expect("made");
    std::fs::write(folder.join("damier linux.tar.gz"), "an archive").expect("written");
    std::fs::write(folder.join(".hidden"), "x").expect("written");
    let page = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(page.contains("href=\"/downloads/damier%20linux.tar.gz\""), "{page}");
    assert!(!page.contains(".hidden") && !page.contains("/downloads/more"), "{page}");
    let file = shown.ask(get("/downloads/damier%20linux.tar.gz", Some(&ada))).await;
    assert!(file.status == 200 && file.text == "an archive", "{}", file.text);
    for path in
        ["/downloads/.hidden", "/downloads/..%2Fclass.db", "/downloads/more", "/downloads/x"]
    {
        assert_eq!(shown.ask(get(path, Some(&ada))).await.status, 404, "{path}");
    }
    assert_eq!(shown.ask(get("/downloads/damier%20linux.tar.gz", None)).await.status, 404);
}

#[tokio::test]
async fn a_version_is_named_after_its_folder_and_dated_in_the_zone_of_the_class() {
    let shown = Shown::new(&format!("time_zone = \"Asia/Kathmandu\"\n{CLASS}"));
    let ada = shown.student("ada");
    let files = [("submission.toml", "command = [\"./x\"]"), ("x", "y")];
    let whole = [("my bot/submission.toml", "command = [\"./x\"]"), ("my bot/x", "z")];
    for (name, archive) in [("strong bot.zip", zip(&files)), ("a.zip", zip(&whole))] {
        let sent = shown.ask(hand_in(&ada, "small", &[(name, &archive)])).await;
        assert_eq!(sent.status, 303, "{}", sent.text);
    }
    let set = "UPDATE version SET received = 1797634740";
    shown.site.database.write(move |base| Ok(base.execute(set, [])?)).expect("set");
    let page = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(page.contains("strong bot") && page.contains("my bot"), "{page}");
    assert!(!page.contains("submission.toml"), "{page}");
    assert!(page.contains("19 December 2026, 04:44") && !page.contains("UTC"), "{page}");
    assert!(page.contains("Time zone: Asia/Kathmandu"), "{page}");
    let french = request(&Method::GET, "/me", Some(&ada)).header("accept-language", "fr");
    let french = shown.ask(french.body(Body::empty()).expect("a request")).await.text;
    assert!(french.contains("19 décembre 2026 à 04:44"), "{french}");
}

#[tokio::test]
async fn a_program_sends_the_name_of_its_folder() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let sent =
        axum::http::Request::builder().method("PUT").uri("/api/versions?folder=Z%C3%A9ro%202");
    let sent = sent.header("authorization", format!("Bearer {}", ada.program));
    let archive = zip(&[("submission.toml", "command = [\"./x\"]"), ("x", "y")]);
    let answer = shown.ask(sent.body(Body::from(archive)).expect("a request")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let page = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(page.contains("Zéro 2"), "{page}");
}
