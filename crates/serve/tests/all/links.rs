//! Tests of students' links: strips to print, codes to type, and tables of new students.

use crate::class::{CLASS, Known, Shown, get, post};
use sha2::{Digest, Sha256};

/// Adds students, and returns the page with their links.
async fn add(shown: &Shown, teacher: &Known, table: &str) -> String {
    let escape = |byte: u8| format!("%{byte:02X}");
    let form = format!("table={}", table.bytes().map(escape).collect::<String>());
    let answer = shown.ask(post("/class/students", Some(teacher), &form)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

fn between<'a>(page: &'a str, start: &str, end: char) -> &'a str {
    let rest = page.split_once(start).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or("", |(found, _)| found)
}

#[tokio::test]
async fn a_code_is_printed_on_a_strip_and_typed_in_any_form() {
    let shown = Shown::new(&format!("address = \"https://example.org/c\"\n{CLASS}"));
    let teacher = shown.teacher();
    let page = add(&shown, &teacher, "ada,Ada L.\nzoe").await;
    assert_eq!(page.matches("<article class=\"strip\">").count(), 2, "{page}");
    assert_eq!(page.matches("<svg class=\"code\"").count(), 2, "{page}");
    assert!(!page.contains("cannot open"), "{page}");
    assert!(page.contains("Ada L.") && page.contains("open https://example.org/c/join"), "{page}");
    let typed = between(&page, "class=\"typed\">", '<');
    let code = typed.replace('-', "");
    assert!(
        typed.len() == 14 && page.contains(&format!("https://example.org/c/in/{code}")),
        "{page}"
    );
    // The code is on the first page and on its own; neither signs anyone in.
    for path in ["/", "/join"] {
        let page = shown.ask(get(path, None)).await;
        assert!(page.text.contains("name=\"token\"") && page.status == 200, "{}", page.text);
    }
    let link = shown.ask(get(&format!("/in/{code}"), None)).await;
    assert!(link.text.contains("belongs to ada"), "{}", link.text);
    for form in [code.clone(), code.to_lowercase(), typed.replace('-', "+"), format!("+{typed}+")] {
        let entered = shown.ask(post("/in", None, &format!("token={form}"))).await;
        assert_eq!(entered.headers["location"], "/me", "{form}: {}", entered.text);
    }
    let mistyped = shown.ask(post("/in", None, "token=K7PM-2XQA-9DTR")).await;
    assert!(mistyped.status == 422 && mistyped.text.contains("mistyped"), "{}", mistyped.text);
}

#[tokio::test]
async fn students_are_sorted_without_regard_to_accents() {
    let shown = Shown::new(CLASS);
    let teacher = shown.teacher();
    let page = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(page.contains("before you add students"), "{page}");
    add(&shown, &teacher, "zoe\némile\neve\nEdith").await;
    let page = shown.ask(get("/class", Some(&teacher))).await.text;
    let place = |name: &str| page.find(&format!("<bdi>{name}</bdi>")).expect(name);
    let places = ["Edith", "émile", "eve", "zoe"].map(place);
    assert!(places.is_sorted(), "{page}");
}

#[tokio::test]
async fn long_links_of_older_servers_still_work() {
    let shown = Shown::new(CLASS);
    shown.student("ada");
    let token = "0123456789abcdef".repeat(4);
    let hash = Sha256::digest(token.as_bytes()).to_vec();
    let insert =
        "INSERT INTO token (hash, student, kind, made) VALUES (?1, 1, 'link', class_now())";
    shown.site.database.write(move |base| Ok(base.execute(insert, [hash])?)).expect("stored");
    let entered = shown.ask(post("/in", None, &format!("token={token}"))).await;
    assert_eq!(entered.headers["location"], "/me", "{}", entered.text);
}

#[tokio::test]
async fn a_bad_row_is_shown_again_and_the_others_are_added() {
    let shown = Shown::new(CLASS);
    let teacher = shown.teacher();
    let page =
        add(&shown, &teacher, "Élève;label\nada;Ada L.\nZoé & Cie;\"Zoé; Cie\"\nADA;x\neve").await;
    assert_eq!(page.matches("class=\"strip\"").count(), 2, "{page}");
    // Only the server's own machine can open links to 127.0.0.1.
    assert!(page.contains("phones cannot open"), "{page}");
    assert!(
        page.contains("2 rows were not added") && page.contains("ADA is already taken"),
        "{page}"
    );
    let again = page.split_once("<textarea").expect("a form").1;
    let again = between(again, ">", '<').replace("&amp;", "&").replace("&quot;", "\"");
    assert_eq!(again, "Zoé & Cie;\"Zoé; Cie\"\nADA;x");
    // Once corrected, the rest is added.
    let page = add(&shown, &teacher, &again.replace(" & ", "-").replace("ADA", "ida")).await;
    assert!(page.matches("class=\"strip\"").count() == 2 && page.contains("Zoé; Cie"), "{page}");
    assert!(!page.contains("<textarea"), "{page}");
    // A third column would be lost.
    let page = add(&shown, &teacher, "Durand,Tom,1A\nMartin,Léa,").await;
    assert!(page.contains("at most two columns") && page.contains("Durand,Tom,1A"), "{page}");
    assert!(page.matches("class=\"strip\"").count() == 1 && page.contains("Martin"), "{page}");
}

#[tokio::test]
async fn tables_of_spreadsheets_keep_names() {
    let shown = Shown::new(CLASS);
    let teacher = shown.teacher();
    for (table, name, label) in [
        ("ada, \"Lovelace, Ada\"", "ada", "Lovelace, Ada"),
        ("\"bob\",\"Bob \"\"B\"\"\"", "bob", "Bob &quot;B&quot;"),
        ("cleo\tLovelace, Cleo; x\r\n", "cleo", "Lovelace, Cleo; x"),
        ("dora ; Dora, D", "dora", "Dora, D"),
    ] {
        let page = add(&shown, &teacher, table).await;
        assert!(page.contains(&format!("<bdi>{name}</bdi>")), "{table}: {page}");
        assert!(page.contains(&format!("<bdi>{label}</bdi>")), "{table}: {page}");
    }
}
