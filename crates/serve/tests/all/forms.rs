//! Tests of pages as browsers get them: languages, paths below a proxy, and error messages.

use crate::class::{CLASS, Shown, get, hand_in, post, request};
use axum::body::Body;
use axum::http::Method;

#[tokio::test]
async fn pages_speak_the_language_of_whoever_asks() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let french = request(&Method::GET, "/me", Some(&ada))
        .header("accept-language", "fr-FR,fr;q=0.9,en;q=0.8");
    let page = shown.ask(french.body(Body::empty()).expect("a request")).await.text;
    assert!(page.contains("lang=\"fr\"") && page.contains("Mes versions"), "{page}");
    let page = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(page.contains("lang=\"en\"") && page.contains("My versions"), "{page}");
    let chosen = shown.ask(get("/language/fr", Some(&ada))).await;
    assert!(chosen.headers["set-cookie"].to_str().expect("plain").starts_with("damier-lang=fr"));
    let refused = request(&Method::GET, "/nothing", None).header("accept-language", "fr");
    let refused = shown.ask(refused.body(Body::empty()).expect("a request")).await;
    assert!(
        refused.status == 404 && refused.text.contains("existe pas, ou vous"),
        "{}",
        refused.text
    );
}

#[tokio::test]
async fn everything_lies_below_the_base_path() {
    let shown = Shown::new(&format!(
        "base = \"/my/class\"\naddress = \"https://example.org/my/class\"\n{CLASS}"
    ));
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    for (path, who) in [
        ("/my/class/", &ada),
        ("/my/class/me", &ada),
        ("/my/class/class", &teacher),
        ("/my/class/table/small", &ada),
    ] {
        let page = shown.ask(get(path, Some(who))).await;
        assert_eq!(page.status, 200, "{path}");
        for piece in page.text.split(['"', ' ']).filter_map(|piece| piece.strip_prefix('/')) {
            assert!(piece.starts_with("my/class"), "{path}: /{piece}");
        }
    }
    assert_eq!(shown.ask(get("/me", Some(&ada))).await.status, 404);
    let entered = shown.ask(post("/my/class/in", None, &format!("token={}", ada.link))).await;
    assert_eq!(entered.headers["location"], "/my/class/me");
    let cookie = entered.headers["set-cookie"].to_str().expect("plain");
    assert!(cookie.contains("Path=/my/class/;") && cookie.ends_with("; Secure"), "{cookie}");
}

#[tokio::test]
async fn a_table_that_is_known_is_not_sent_again() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let first = shown.ask(get("/table/small", Some(&ada))).await;
    let tag = first.headers["etag"].to_str().expect("plain").to_string();
    let again = request(&Method::GET, "/table/small", Some(&ada)).header("if-none-match", &tag);
    assert_eq!(shown.ask(again.body(Body::empty()).expect("a request")).await.status, 304);
}

#[tokio::test]
async fn markup_in_names_stays_text() {
    let shown = Shown::new(CLASS);
    let teacher = shown.teacher();
    let refused = shown.ask(post("/class/students", Some(&teacher), "table=%3Cb%3Eada")).await;
    let shows = refused.text.contains("&lt;b&gt;ada</textarea>") && !refused.text.contains("<b>");
    assert!(refused.status == 200 && shows, "{}", refused.text);
    let made =
        shown.ask(post("/class/students", Some(&teacher), "table=ada%2C%3Cscript%3Ex")).await;
    assert_eq!(made.status, 200, "{}", made.text);
    let list = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(list.contains("&lt;script&gt;x") && !list.contains("<script>x"), "{list}");
    // As spreadsheets write them: with a byte order mark, a head and semicolons or tabs.
    for (name, table) in
        [("eve", "%EF%BB%BFnom%3Blabel%0D%0Aeve%3BEve%2C+%C3%88"), ("kim", "%EF%BB%BFkim%09Kim")]
    {
        let made = format!("table={table}");
        assert_eq!(
            shown.ask(post("/class/students", Some(&teacher), &made)).await.status,
            200,
            "{name}"
        );
    }
    let list = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(list.contains("Eve, È") && list.contains("Kim") && !list.contains("nom;"), "{list}");
}

#[tokio::test]
async fn the_same_files_are_the_same_version_and_three_at_once_are_too_many() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let place = |answer: &crate::class::Answer| {
        answer.headers["location"].to_str().expect("plain").to_string()
    };
    let first = shown.ask(hand_in(&ada, "small", &[("a.py", b"1")])).await;
    let again = shown.ask(hand_in(&ada, "small", &[("a.py", b"1")])).await;
    assert_eq!(place(&again), format!("{}?known=true", place(&first)));
    for (answer, is_told) in [(&first, false), (&again, true)] {
        let page = shown.ask(get(&place(answer), Some(&ada))).await.text;
        assert_eq!(page.contains("These are the same files as version 1"), is_told, "{page}");
    }
    let second = shown.ask(hand_in(&ada, "small", &[("a.py", b"2")])).await;
    assert_ne!(place(&first), place(&second));
    let third = shown.ask(hand_in(&ada, "small", &[("a.py", b"3")])).await;
    assert!(
        third.status == 429 && third.text.contains("waiting for their check"),
        "{}",
        third.text
    );
    let none = shown.ask(hand_in(&ada, "chess", &[("a.py", b"3")])).await;
    assert!(none.status == 422 && none.text.contains("Its games are: small"), "{}", none.text);
    let queued = shown.ask(get(&place(&second), Some(&ada))).await.text;
    assert!(queued.contains("1 version will be checked before this one"), "{queued}");
    // After its first check, a version of the other student goes before the second of this one.
    let bob = shown.student("bob");
    let other = shown.ask(hand_in(&bob, "small", &[("b.py", b"1")])).await;
    let waiting = shown.ask(get(&place(&other), Some(&bob))).await.text;
    assert!(waiting.contains("1 version will be checked before this one"), "{waiting}");
    let queued = shown.ask(get(&place(&second), Some(&ada))).await.text;
    assert!(queued.contains("2 versions will be checked before this one"), "{queued}");
    let checked = "UPDATE version SET state = 'good' WHERE id = 1";
    let done = shown.site.database.write(move |base| Ok(base.execute(checked, [])?));
    assert_eq!(done.expect("set"), 1);
    let first = shown.ask(get(&place(&other), Some(&bob))).await.text;
    assert!(first.contains("This version will be checked next."), "{first}");
    let queued = shown.ask(get(&place(&second), Some(&ada))).await.text;
    assert!(queued.contains("1 version will be checked before this one"), "{queued}");
}

#[tokio::test]
async fn what_comes_late_is_marked_and_what_is_too_much_is_refused() {
    let shown = Shown::new(&format!("deadline = 2020-01-01T00:00:00Z\n{CLASS}"));
    let ada = shown.student("ada");
    let late = shown.ask(hand_in(&ada, "small", &[("a.py", b"1")])).await;
    let page =
        shown.ask(get(late.headers["location"].to_str().expect("plain"), Some(&ada))).await.text;
    assert!(page.contains("late"), "{page}");
    let own = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(
        own.contains("The deadline has passed") && !own.contains("go back to an older"),
        "{own}"
    );
    let noise: Vec<u8> = (0..2_000_000u32)
        .flat_map(|number| number.wrapping_mul(2_654_435_761).to_le_bytes())
        .collect();
    let full = shown.ask(hand_in(&ada, "small", &[("a.bin", &noise[..1_200_000])])).await;
    assert!(full.status == 422 && full.text.contains("1 MB"), "{}: {}", full.status, full.text);
    let large = shown.ask(hand_in(&ada, "small", &[("a.bin", &vec![0; 9 << 20])])).await;
    assert!(large.status == 413 && large.text.contains("8 MB"), "{}: {}", large.status, large.text);
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name_and_no_files() {
    let shown = Shown::new(CLASS);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("ad"), shown.teacher());
    shown.ask(hand_in(&ada, "small", &[("own.py", b"1")])).await;
    for who in [&ada, &eve] {
        shown.ask(hand_in(who, "small", &[("same.py", b"2")])).await;
    }
    let place = format!("/class/student/{}/forget", ada.id);
    let mistyped = shown.ask(post(&place, Some(&teacher), "confirmed=eve")).await;
    assert!(mistyped.status == 422 && mistyped.text.contains("type ada"), "{}", mistyped.text);
    assert_eq!(shown.ask(post(&place, Some(&teacher), "confirmed=ada")).await.status, 303);
    for path in ["/class", "/class/audit"] {
        let page = shown.ask(get(path, Some(&teacher))).await.text;
        assert!(!page.contains(">ada<") && !page.contains("added ada"), "{path}: {page}");
        assert!(page.contains(">ad<") || page.contains("added ad<"), "{path}: {page}");
    }
    assert_eq!(shown.ask(get("/me", Some(&ada))).await.status, 404);
    // What somebody else has handed in as well stays theirs.
    let kept = std::fs::read_dir(shown.file("versions")).expect("there").count();
    assert_eq!(kept, 1);
    assert_eq!(shown.ask(get("/version/3/source.zip", Some(&eve))).await.status, 200);
}

/// Returns the bytes of all files of a database, including free pages and the log.
fn pages(shown: &Shown) -> Vec<u8> {
    let read = |name: &str| std::fs::read(shown.file(name)).unwrap_or_default();
    [read("class.db"), read("class.db-wal")].concat()
}

fn holds(pages: &[u8], text: &str) -> bool {
    pages.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn what_is_forgotten_is_on_no_page_of_the_database() {
    let shown = Shown::new(CLASS);
    let (zoe, teacher) = (shown.student("zoe-who-goes"), shown.teacher());
    shown.ask(hand_in(&zoe, "small", &[("bot.py", b"x")])).await;
    let said = "output-of-hers".repeat(400);
    shown
        .site
        .database
        .write(move |base| {
            base.execute(
                "INSERT INTO stage VALUES (1, 7, 'found', 'failed', ?1, 0)",
                [serde_json::to_string(&[&said, &said]).expect("JSON")],
            )?;
            Ok(())
        })
        .expect("written");
    let before = pages(&shown);
    assert!(holds(&before, "zoe-who-goes") && holds(&before, "output-of-hers"));
    let path = format!("/class/student/{}/forget", zoe.id);
    let gone = shown.ask(post(&path, Some(&teacher), "confirmed=zoe-who-goes")).await;
    assert_eq!(gone.status, 303, "{}", gone.text);
    let after = pages(&shown);
    assert!(!holds(&after, "zoe-who-goes") && !holds(&after, "output-of-hers"));
    assert!(holds(&after, "small"), "the rest is there");
}

#[tokio::test]
async fn names_that_look_alike_are_not_given_twice() {
    let shown = Shown::new(CLASS);
    let teacher = shown.teacher();
    let add = |name: &str| {
        let form = format!("table={name}");
        shown.ask(post("/class/students", Some(&teacher), &form))
    };
    for (name, said) in [
        ("Zo%C3%A9", ""),
        // The same name as macOS may send it, and with a capital letter.
        ("Zoe%CC%81", "already taken"),
        ("zO%C3%89", "already taken"),
        ("%D0%90%D0%BD%D0%BD%D0%B0", ""),
        // A Cyrillic a within Latin letters; a Greek name that looks like a Latin one.
        ("Ad%D0%B0", "different alphabets"),
        ("HAT", ""),
        ("%CE%97%CE%91%CE%A4", "looks like HAT"),
        ("s1", ""),
        ("sl", ""),
    ] {
        let answer = add(name).await;
        let is_refused = !answer.text.contains("class=\"strip\"");
        assert_eq!(is_refused, !said.is_empty(), "{name}: {} {}", answer.status, answer.text);
        assert!(answer.text.contains(said), "{name}: {}", answer.text);
    }
}
