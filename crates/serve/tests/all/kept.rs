//! Tests of retention, exports and backups.

use crate::class::{CLASS, Known, Shown, get, hand_in, post, request, until};
use axum::body::{Body, to_bytes};
use axum::http::Method;
use damier_serve::{ClassClock, ClockReading, start_work};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tower::ServiceExt;
use zip::ZipArchive;

const DAY: i64 = 86_400;

/// A clock that a test moves forward.
fn by_hand() -> (ClassClock, Arc<AtomicI64>) {
    let hand = Arc::new(AtomicI64::new(1_800_000_000));
    let own = hand.clone();
    let read = move || {
        let now = own.load(Ordering::SeqCst);
        ClockReading { day: now, steady: now }
    };
    (ClassClock::with(read), hand)
}

fn sql(shown: &Shown, statement: &str) {
    let statement = statement.to_string();
    let done = shown.site.database.write(move |base| Ok(base.execute_batch(&statement)?));
    done.expect("written");
}

fn count(shown: &Shown, select: &str) -> i64 {
    let read = shown.site.database.read(|base| Ok(base.query_row(select, [], |row| row.get(0))?));
    read.expect("read")
}

/// Downloads an archive, and returns its files.
async fn files(shown: &Shown, who: &Known, path: &str) -> BTreeMap<String, Vec<u8>> {
    let answer = shown.router.clone().oneshot(get(path, Some(who))).await.expect("never fails");
    assert_eq!(answer.status(), 200, "{path}");
    let length: usize =
        answer.headers()["content-length"].to_str().expect("plain").parse().expect("a number");
    let bytes = to_bytes(answer.into_body(), 64 << 20).await.expect("whole");
    assert_eq!(bytes.len(), length);
    unpacked(&bytes)
}

fn unpacked(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut files = BTreeMap::new();
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).expect("whole");
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("whole");
        files.insert(entry.name().to_string(), bytes);
    }
    files
}

/// Submits a version and marks it as passed. Returns its number.
async fn passed(shown: &Shown, who: &Known, text: &str) -> i64 {
    let sent = shown.ask(hand_in(who, "small", &[("bot.py", text.as_bytes())])).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let id = sent.headers["location"].to_str().expect("plain").rsplit('/').next().expect("one");
    sql(shown, &format!("UPDATE version SET state = 'good' WHERE id = {id}"));
    id.parse().expect("a number")
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one story from its beginning to its end")]
async fn old_versions_are_put_away_and_never_one_that_is_needed() {
    let (clock, hand) = by_hand();
    let text = format!("keep_days = 10\nkeep_versions = 2\n{CLASS}");
    let mut shown = Shown::by(&text, tempfile::tempdir().expect("a folder"), clock);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve"), shown.teacher());
    for number in 1..=6 {
        assert_eq!(passed(&shown, &ada, &format!("a{number}")).await, number);
    }
    // Eve has handed in the same as Ada's first, and only that.
    assert_eq!(passed(&shown, &eve, "a1").await, 7);
    // Ada's second plays, her third was her best; all have a game.
    sql(&shown, "INSERT INTO playing (student, game, version, since) VALUES (1, 'small', 2, 0)");
    sql(
        &shown,
        "INSERT INTO history (event, day, student, place, version) VALUES
        ('small', 1, 1, 3, 2), ('small', 2, 1, 1, 3), ('small', 3, 1, 2, 4)",
    );
    for version in 1..=7 {
        sql(&shown, &format!(
            "INSERT INTO play (event, pair, half, seed, one, other, game, rules, plies, score1, score2, facts, ending,
                moves, cpu, game_cpu, at, opening, last, actions, notes) VALUES ('small', {version}, 0, 1, '{version}',
                '@first', 'filler:4x4', 1, 1, 1, 1, '[]', 'finished', '[]', '[]', 1, 1, '', '', '', '[]')"
        ));
    }
    hand.fetch_add(9 * DAY, Ordering::SeqCst);
    let mut threads = std::mem::take(&mut shown.threads);
    start_work(&shown.site, &mut threads).expect("started");
    until("it looks once", 120, || {
        count(&shown, "SELECT count(*) FROM meta WHERE name = 'clock-lived'") > 0
    })
    .await;
    assert_eq!(
        count(&shown, "SELECT count(*) FROM version WHERE state = 'thinned'"),
        0,
        "not old yet"
    );
    shown.site.halt();
    shown.threads = threads;
    let folder = shown.end();
    // Two days on, at the next look.
    let (clock, hand) = by_hand();
    hand.fetch_add(11 * DAY, Ordering::SeqCst);
    let mut shown = Shown::by(&text, folder, clock);
    let mut threads = std::mem::take(&mut shown.threads);
    start_work(&shown.site, &mut threads).expect("started");
    until("they are put away", 120, || {
        count(&shown, "SELECT count(*) FROM version WHERE state = 'thinned'") == 2
    })
    .await;
    until("files go", 120, || {
        std::fs::read_dir(shown.file("versions")).expect("there").count() == 5
    })
    .await;
    shown.site.halt();
    // Old, idle, never best, with two newer ones.
    let both = "SELECT count(*) FROM version WHERE state = 'thinned' AND id IN (1, 4)";
    assert_eq!(count(&shown, both), 2);
    assert_eq!(count(&shown, "SELECT count(*) FROM play WHERE one IN ('1', '4')"), 0);
    assert_eq!(
        count(&shown, "SELECT count(*) FROM play WHERE one IN ('2', '3', '5', '6', '7')"),
        5
    );
    let page = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(
        page.contains("after 10 days, if its student has submitted 2 or more newer")
            && page.contains("2 old versions have been deleted"),
        "{page}"
    );
    let own = shown.ask(get("/version/4", Some(&ada))).await.text;
    assert!(own.contains("were deleted") && !own.contains("source.zip"), "{own}");
    assert_eq!(shown.ask(get("/version/4/source.zip", Some(&ada))).await.status, 422);
    assert_eq!(
        shown.ask(get("/version/7/source.zip", Some(&eve))).await.status,
        200,
        "her own copy"
    );
    let refused = shown.ask(post("/version/4/play", Some(&ada), "")).await;
    assert!(
        refused.status == 422 && refused.text.contains("Submit the same files again"),
        "{}",
        refused.text
    );
    // Handed in once more it is the same version, which is checked again.
    let again = shown.ask(hand_in(&ada, "small", &[("bot.py", b"a4")])).await;
    assert_eq!(again.headers["location"], "/version/4", "{}", again.text);
    assert_eq!(shown.ask(get("/version/4/source.zip", Some(&ada))).await.status, 200);
    threads.join(Duration::from_secs(5));
}

#[tokio::test]
async fn a_student_gets_all_that_is_kept_about_them_and_nothing_of_others() {
    let shown = Shown::new(CLASS);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve"), shown.teacher());
    passed(&shown, &ada, "own = 1").await;
    passed(&shown, &eve, "theirs = 1").await;
    sql(&shown, "INSERT INTO play (event, pair, half, seed, one, other, game, rules, plies, score1, score2, facts, ending,
        moves, cpu, game_cpu, at, opening, last, actions, notes) VALUES ('small', 1, 0, 1, '1', '2', 'filler:4x4', 1, 1, 9, 7,
        '[]', 'finished', '[]', '[]', 1, 1, '', '', 'red', '[{\"seat\":1,\"ply\":0,\"kind\":\"said\",\"text\":\"=1+1, ada says\"},
        {\"seat\":2,\"ply\":0,\"kind\":\"said\",\"text\":\"eve says\"}]')");
    let own = files(&shown, &ada, "/me/data.zip").await;
    assert_eq!(
        own.keys().collect::<Vec<_>>(),
        ["games.csv", "student.json", "versions/small-1.zip"]
    );
    assert_eq!(unpacked(&own["versions/small-1.zip"])["bot.py"], b"own = 1");
    let games = String::from_utf8(own["games.csv"].clone()).expect("text");
    assert!(games.contains(",ada,eve,9,7,") && games.contains("\"'=1+1, ada says\""), "{games}");
    assert!(!games.contains("eve says"), "{games}");
    let told: serde_json::Value = serde_json::from_slice(&own["student.json"]).expect("JSON");
    assert_eq!((&told["pseudonym"], &told["versions"][0]["number"]), (&"ada".into(), &1.into()));
    assert!(told["tokens"].as_array().is_some_and(|tokens| tokens.len() == 3), "{told}");
    assert!(!told.to_string().contains("eve") && !told.to_string().contains(&ada.link), "{told}");
    let same = files(&shown, &teacher, "/class/student/1/data.zip").await;
    assert_eq!(same["versions/small-1.zip"], own["versions/small-1.zip"]);
    let audit = shown.ask(get("/class/audit", Some(&teacher))).await.text;
    assert!(audit.contains("the teacher <bdi>downloaded all data about ada"), "{audit}");
    let french =
        request(&Method::GET, "/class/audit", Some(&teacher)).header("accept-language", "fr");
    let french = shown.ask(french.body(Body::empty()).expect("a request")).await.text;
    assert!(french.contains("enseignant <bdi>a téléchargé toutes les données sur ada"), "{french}");
    // By a command as well, while the class is served.
    let class = damier_serve::Class::parse(CLASS, shown.folder.path()).expect("sound");
    let file = shown.file("ada.zip");
    damier_serve::export_student(&class, "ada", &file).expect("written");
    assert_eq!(unpacked(&std::fs::read(&file).expect("there"))["games.csv"], own["games.csv"]);
    let twice =
        damier_serve::export_student(&class, "ada", &file).expect_err("it is there").to_string();
    assert!(twice.contains("already exists"), "{twice}");
    let nobody =
        damier_serve::export_student(&class, "zoe", &shown.file("zoe.zip")).expect_err("nobody");
    assert!(
        nobody.to_string().contains("no student called zoe") && !shown.file("zoe.zip").exists()
    );
}

#[tokio::test]
async fn what_plays_is_packed_for_tools_that_compare() {
    let shown = Shown::new(CLASS);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve b"), shown.teacher());
    for (who, text) in [(&ada, "one"), (&eve, "two"), (&ada, "three")] {
        passed(&shown, who, text).await;
    }
    sql(
        &shown,
        "INSERT INTO playing (student, game, version, since) VALUES (1, 'small', 3, 0), (2, 'small', 2, 0)",
    );
    let all = files(&shown, &teacher, "/class/similar/small").await;
    let expected = [("ada/bot.py", "three"), ("eve b/bot.py", "two")];
    let expected = expected.map(|(path, text)| (path.to_string(), text.as_bytes().to_vec()));
    assert_eq!(all, BTreeMap::from(expected));
    assert_eq!(shown.ask(get("/class/similar/chess", Some(&teacher))).await.status, 404);
    let class = damier_serve::Class::parse(CLASS, shown.folder.path()).expect("sound");
    damier_serve::export_everyone(&class, "small", &shown.file("all.zip")).expect("written");
    let refused =
        damier_serve::export_everyone(&class, "chess", &shown.file("no.zip")).expect_err("none");
    assert!(refused.to_string().contains("Its games are: small"), "{refused}");
}

#[tokio::test]
async fn a_teacher_hands_in_on_behalf_of_a_student() {
    let shown = Shown::new(CLASS);
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    let body = "--x\r\nContent-Disposition: form-data; name=\"game\"\r\n\r\nsmall\r\n--x\r\n\
        Content-Disposition: form-data; name=\"files\"; filename=\"bot.py\"\r\n\r\nprint(1)\r\n--x--\r\n";
    let sent = request(&Method::POST, "/class/student/1/submit", Some(&teacher))
        .header("content-type", "multipart/form-data; boundary=x")
        .body(Body::from(body))
        .expect("a request");
    let sent = shown.ask(sent).await;
    assert_eq!(
        (sent.status.as_u16(), &sent.headers["location"]),
        (303, &"/version/1".parse().expect("plain"))
    );
    let own = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(own.contains("/version/1"), "{own}");
    let audit = shown.ask(get("/class/audit", Some(&teacher))).await.text;
    assert!(audit.contains("submitted version 1 for small on behalf of ada"), "{audit}");
    assert!(!audit.contains("checksum"), "she did not do it: {audit}");
}

#[tokio::test]
async fn a_class_comes_back_from_its_backup() {
    let shown = Shown::new(CLASS);
    let (ada, eve) = (shown.student("ada"), shown.student("eve"));
    passed(&shown, &ada, "own = 1").await;
    std::fs::write(shown.file("class.toml"), CLASS).expect("written");
    let builds = std::fs::read_dir(shown.file("versions"))
        .expect("there")
        .next()
        .expect("one")
        .expect("read");
    let digest = builds.file_name().to_string_lossy().replace(".zip", "");
    let program = shown.file("builds").join(&digest);
    std::fs::create_dir_all(&program).expect("made");
    std::fs::write(program.join("bot"), "#!/bin/sh\n").expect("written");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(program.join("bot"), mode).expect("set");
    }
    // While it is served; what comes later is not in it.
    let file = shown.file("backup.zip");
    damier_serve::back_up(&shown.file("class.toml"), &file).expect("written");
    passed(&shown, &eve, "later = 1").await;
    let place = shown.file("restored");
    damier_serve::restore(&file, &place).expect("restored");
    let back = Connection::open(place.join("class.db")).expect("a database");
    let versions: i64 =
        back.query_row("SELECT count(*) FROM version", [], |row| row.get(0)).expect("read");
    assert_eq!(versions, 1);
    let mut threads = damier_serve::ServerThreads::default();
    let class = damier_serve::Class::read(&place.join("class.toml")).expect("sound");
    let site = damier_serve::Site::open(class, &mut threads).expect("opened");
    let name = site.database.read(|base| damier_serve::people::students(base)).expect("read");
    assert_eq!(name.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["ada", "eve"]);
    assert!(place.join(format!("builds/{digest}/bot")).is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let told = std::fs::metadata(place.join(format!("builds/{digest}/bot"))).expect("there");
        assert_eq!(told.permissions().mode() & 0o777, 0o755);
    }
    let again = damier_serve::restore(&file, &place).expect_err("it is there").to_string();
    assert!(again.contains("already exists"), "{again}");
    let twice = damier_serve::back_up(&shown.file("class.toml"), &file)
        .expect_err("it is there")
        .to_string();
    assert!(twice.contains("already exists"), "{twice}");
}

#[tokio::test]
async fn a_damaged_backup_is_refused_and_leaves_nothing() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    passed(&shown, &ada, "own = 1").await;
    std::fs::write(shown.file("class.toml"), CLASS).expect("written");
    let file = shown.file("backup.zip");
    damier_serve::back_up(&shown.file("class.toml"), &file).expect("written");
    let bytes = std::fs::read(&file).expect("there");
    let place = shown.file("restored");
    let mut flipped = bytes.clone();
    // Within the compressed database, which is the first entry. Its length varies, but it has more than 1000 bytes.
    flipped[500] ^= 0xff;
    for (damaged, name) in
        [(&bytes[..bytes.len() / 2], "half"), (&flipped[..], "flipped"), (b"no archive", "none")]
    {
        std::fs::write(&file, damaged).expect("written");
        let refused = damier_serve::restore(&file, &place).expect_err(name).to_string();
        assert!(
            refused.contains("is not a complete backup of a class") && refused.lines().count() == 1,
            "{name}: {refused}"
        );
        assert!(!place.exists(), "{name}");
    }
    let left = std::fs::read_dir(shown.folder.path()).expect("there");
    let left: Vec<String> =
        left.map(|one| one.expect("read").file_name().to_string_lossy().into_owned()).collect();
    assert!(!left.iter().any(|name| name.starts_with(".new-")), "{left:?}");
}

#[test]
fn a_database_of_the_first_form_is_taken_on() {
    let shown = Shown::new(CLASS);
    shown.student("ada");
    let folder = shown.end();
    {
        let base = Connection::open(folder.path().join("class.db")).expect("a database");
        let older = "ALTER TABLE history RENAME TO newer;
            CREATE TABLE history (event TEXT NOT NULL, day INTEGER NOT NULL, student INTEGER NOT NULL, place INTEGER NOT NULL,
                PRIMARY KEY (event, day, student)) WITHOUT ROWID;
            DROP TABLE newer;
            ALTER TABLE version DROP COLUMN source;
            DROP TABLE loss;
            INSERT INTO history (event, day, student, place) VALUES ('small', 1, 1, 1);
            PRAGMA user_version = 1;";
        base.execute_batch(older).expect("written");
    }
    let shown = Shown::in_folder(CLASS, folder);
    let select = "SELECT count(*) FROM history WHERE place = 1 AND version IS NULL";
    assert_eq!(count(&shown, select), 1);
    assert_eq!(count(&shown, "SELECT count(*) FROM student"), 1);
}
