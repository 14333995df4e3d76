//! Tests of a whole class, from the first version to the marks, with all threads that check and play.

use crate::class::{CLASS, Known, Shown, get, hand_in, post, until};
use damier_catalog::Stopwatch;
use damier_serve::{ClassPhase, start_work};
use std::time::Duration;

fn bot(choice: &str) -> Vec<u8> {
    format!(
        "from damier.bot import play\n\ndef choose(turn):\n    return {choice}\n\nplay(choose)\n"
    )
    .into_bytes()
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one story from its beginning to its end")]
async fn a_class_goes_from_its_first_version_to_its_marks() {
    let mut shown = Shown::new(CLASS);
    let [ada, zoe, eve] = ["ada", "zoe", "eve"].map(|name| shown.student(name));
    let teacher = shown.teacher();
    let label = "UPDATE student SET label = '=2+2' WHERE name = 'ada'";
    shown.site.database.write(move |base| Ok(base.execute(label, [])?)).expect("labelled");
    let mut threads = std::mem::take(&mut shown.threads);
    start_work(&shown.site, &mut threads).expect("started");
    for (who, choice) in [(&ada, "turn.legal[0]"), (&zoe, "turn.legal[-1]")] {
        let sent = shown.ask(hand_in(who, "small", &[("bot.py", &bot(choice))])).await;
        assert_eq!(sent.status, 303, "{}", sent.text);
    }
    let sent = shown.ask(hand_in(&eve, "small", &[("eve.py", b"import nothing_there\n")])).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let site = shown.site.clone();
    let rows = |count: usize, games: u64| {
        let table = site.table("small");
        table.is_some_and(|table| table.rows.len() == count && table.games >= games)
    };
    until("the ladder plays", 120, || rows(4, 24)).await;
    let page = shown.ask(get("/version/3", Some(&eve))).await.text;
    assert!(page.contains("did not pass") && page.contains("nothing_there"), "{page}");
    for said in ["does not start", "eve.py, line 1: ModuleNotFoundError", "Traceback (most recent"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    // Her own page shows the error as well, without the folders of the server.
    let page = shown.ask(get("/me", Some(&eve))).await.text;
    let said = "did not pass its check, at this stage: starts";
    assert!(page.contains(said) && page.contains("eve.py, line 1: ModuleNotFoundError"), "{page}");
    assert!(!page.contains("/builds/"), "{page}");
    let page = shown.ask(get("/version/1", Some(&ada))).await.text;
    for stage in [
        "received",
        "unpacked",
        "recognised",
        "starts",
        "plays itself",
        "plays the weakest reference player",
        "in the ranking",
    ] {
        assert!(page.contains(stage), "{stage}: {page}");
    }
    let table = shown.ask(get("/table/small", Some(&eve))).await.text;
    assert!(table.contains("greedy") && table.contains("zoe") && table.contains(" ["), "{table}");
    let game = shown.ask(get("/play/1", Some(&eve))).await;
    assert!(game.status == 200 && game.text.contains("id=\"films\""), "{}", game.text);
    // The board is a picture, which links lead through without a script.
    assert!(
        game.text.contains("<figure class=\"still\"") && !game.text.contains(" style="),
        "{}",
        game.text
    );
    let start = shown.ask(get("/play/1?turn=0", Some(&eve))).await.text;
    let picture = |page: &str| page.split("<svg").nth(1).expect("a board").to_string();
    assert!(
        start.contains("Start</figcaption>") && picture(&start) != picture(&game.text),
        "{start}"
    );
    let second = shown.ask(get("/play/1?turn=1", Some(&eve))).await.text;
    assert!(second.contains("Turn 1 of ") && second.contains("href=\"?turn=2#turn\""), "{second}");
    let class = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(!class.contains("same files"), "{class}");
    let (own, alike) =
        ("SELECT count(DISTINCT source) FROM version", "UPDATE version SET source = 's'");
    let sources: i64 = shown
        .site
        .database
        .read(|base| Ok(base.query_row(own, [], |row| row.get(0))?))
        .expect("read");
    assert_eq!(sources, 3);
    shown.site.database.write(move |base| Ok(base.execute(alike, [])?)).expect("written");
    let class = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(class.contains("<li>ada (=2+2), zoe have nearly the same files"), "{class}");
    assert!(class.contains("small: <code>final_games</code> = 4 is too few for marks"), "{class}");
    assert!(class.contains("93.2 %") && class.contains("at least 6 in class.toml"), "{class}");
    // A worse version of Ada's passes, and she goes back.
    shown.ask(hand_in(&ada, "small", &[("bot.py", &bot("turn.legal[1 % len(turn.legal)]"))])).await;
    until("the second version plays", 60, || {
        site.table("small").is_some_and(|table| table.rows.iter().any(|row| row.key == "4"))
    })
    .await;
    // Both versions are on one curve, beside a reference player, as soon as each of them has won and lost on it.
    let waited = Stopwatch::start();
    loop {
        let page = shown.ask(get("/me", Some(&ada))).await.text;
        let curve = page.split("class=\"curve\"").nth(1).unwrap_or_default();
        let has_reference = ["first", "greedy"].iter().any(|name| curve.contains(name));
        if curve.matches("<circle").count() == 2 && has_reference {
            break;
        }
        assert!(waited.elapsed() < Duration::from_secs(120), "{page}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let back = shown.ask(post("/version/1/play", Some(&ada), "")).await;
    assert_eq!(back.status, 303, "{}", back.text);
    for (phase, typed, status) in [
        ("frozen", "frzen", 422),
        ("final", "final", 422),
        ("frozen", "frozen", 303),
        ("open", "frozen", 422),
        ("open", "rouvrir", 303),
        ("frozen", "geler", 303),
        ("final", "final", 303),
    ] {
        let form = format!("phase={phase}&confirmed={typed}");
        assert_eq!(
            shown.ask(post("/class/phase", Some(&teacher), &form)).await.status,
            status,
            "{phase}"
        );
    }
    until("the final ends", 120, || {
        site.database
            .read(|base| ClassPhase::current(base))
            .is_ok_and(|phase| phase == ClassPhase::Over)
    })
    .await;
    let grades = shown.ask(get("/class/grades.csv", Some(&teacher))).await.text;
    assert!(grades.contains("\nsmall,ada,'=2+2,") && grades.contains("\nsmall,zoe,"), "{grades}");
    // Of eve nothing passed the check: she has a line, too.
    assert!(grades.contains("\nsmall,eve,,0,,,,,false,false\n"), "{grades}");
    let report = shown.ask(get("/class/report.html", Some(&teacher))).await.text;
    assert!(report.contains("zoe") && report.contains("films"), "a page with games");
    let folder = shown.folder.path().canonicalize().expect("there").display().to_string();
    assert!(!report.contains(&folder) && report.contains("&quot;ada&quot;"), "names only");
    until("the report says what the moves lost", 120, || {
        std::fs::read_to_string(shown.file("report.en.html"))
            .is_ok_and(|report| report.contains("What the moves lost"))
    })
    .await;
    the_report_has_losses(&shown, &teacher).await;
    the_final_is_shown(&shown, &[ada, zoe, eve], &teacher).await;
    let note = "INSERT INTO meta VALUES ('mark-note 9999', '\"ada (4) is above zoe (10)\"')";
    let stored = shown.site.database.write(move |base| Ok(base.execute(note, [])?));
    assert_eq!(stored.expect("written"), 1);
    let class = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(class.contains("<li>ada (4) is above zoe (10)</li>"), "{class}");
    let home = shown.ask(get("/", Some(&shown.student("kim")))).await.text;
    assert!(home.contains("shows the ranking of the final"), "{home}");
    let (commitment, seed) = shown.site.final_seed().expect("read");
    assert!(
        home.contains(&commitment) && home.contains(&seed.expect("published").to_string()),
        "{home}"
    );
    shown.site.halt();
    threads.join(Duration::from_secs(1));
}

/// Checks that the report has a column with what the moves of each player lost, and the costliest moves.
async fn the_report_has_losses(shown: &Shown, teacher: &Known) {
    let report = shown.ask(get("/class/report.html", Some(teacher))).await.text;
    for part in ["wins lost per 100 turns", "24 of 24 games", "The costliest moves of ", "<svg"] {
        assert!(report.contains(part), "{part}: {report}");
    }
}

/// Checks what the pages show of a final in which Ada and Zoe played, and Eve did not. Then deletes Zoe.
async fn the_final_is_shown(shown: &Shown, [ada, zoe, eve]: &[Known; 3], teacher: &Known) {
    let ranking = |page: &str| {
        let (_, after) = page.split_once("<h2>The final</h2>")?;
        Some(after.split_once("<h2>Ranking before the final</h2>")?.0.to_string())
    };
    let page = shown.ask(get("/table/small", Some(eve))).await.text;
    let rows = ranking(&page).expect("a final");
    assert!(rows.contains("24 games in the final") && rows.matches("<tr class=").count() == 4);
    assert!(rows.contains(">ada<") && rows.contains("greedy") && !page.contains("your mark"));
    assert_eq!(shown.ask(get("/table/small", None)).await.status, 404, "no page for guests");
    for (who, has_played) in [(ada, true), (zoe, true), (eve, false)] {
        let page = shown.ask(get("/me", Some(who))).await.text;
        let is_told = page.contains("your rank is") || page.contains("rank is between");
        assert_eq!(is_told && page.contains("small: your mark is "), has_played, "{page}");
        assert!(page.contains("class is over") && !page.contains("type=\"file\""), "{page}");
        let sent = shown.ask(hand_in(who, "small", &[("bot.py", b"too late")])).await;
        assert!(sent.status == 422 && sent.text.contains("The class is over"), "{}", sent.text);
    }
    let form = format!("/class/student/{}/forget", zoe.id);
    assert_eq!(shown.ask(post(&form, Some(teacher), "confirmed=zoe")).await.status, 303);
    for attempt in 0.. {
        let page = shown.ask(get("/table/small", Some(ada))).await.text;
        if let Some(rows) = ranking(&page) {
            assert!(!rows.contains("zoe") && rows.contains("<bdi>?</bdi>"), "{rows}");
            break;
        }
        assert!(attempt < 1000, "the final is computed again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_the_machine_fails_is_checked_again() {
    let mut shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let mut threads = std::mem::take(&mut shown.threads);
    // Nothing can be laid out in a file.
    let builds = shown.file("builds");
    std::fs::remove_dir(&builds).expect("empty");
    std::fs::write(&builds, "").expect("written");
    start_work(&shown.site, &mut threads).expect("started");
    let files: [(&str, &[u8]); 1] = [("bot.py", &bot("turn.legal[0]"))];
    assert_eq!(shown.ask(hand_in(&ada, "small", &files)).await.status, 303);
    let is = |sql: &'static str| {
        let read = shown.site.database.read(|base| Ok(base.query_row(sql, [], |row| row.get(0))?));
        read.unwrap_or(false)
    };
    let is_told = || is("SELECT count(*) FROM stage WHERE step = 'machine' AND mark = 'noted'");
    until("the failure is told", 60, || is_told() && is("SELECT state = 'waiting' FROM version"))
        .await;
    let page = shown.ask(get("/version/1", Some(&ada))).await.text;
    assert!(page.contains("It is not your fault") && !page.contains("did not pass"), "{page}");
    std::fs::remove_file(&builds).expect("removed");
    std::fs::create_dir(&builds).expect("made");
    // The same files again are the same version: it is checked now, not after the pause.
    assert_eq!(shown.ask(hand_in(&ada, "small", &files)).await.status, 303);
    until("it passes", 60, || is("SELECT state = 'good' FROM version")).await;
    assert!(!is_told() && is("SELECT count(*) = 1 FROM version"));
    shown.site.halt();
    threads.join(Duration::from_secs(1));
}
