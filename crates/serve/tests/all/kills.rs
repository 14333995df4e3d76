//! A server that is killed at any moment loses nothing that it accepted, and counts nothing twice.

use crate::class::CLASS;
use rusqlite::Connection;
use serve::HandedIn;
use serve::people::{Person, TokenKind, add_student, new_token_of};
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use ureq::Agent;
use workbench::{Rng, Stopwatch};

/// The kills of a test run; `DAMIER_KILLS` asks for more.
const KILLS: u32 = 6;

/// A bot whose versions differ by a number.
fn bot(number: u32) -> Vec<u8> {
    let text = format!(
        "import damier\n\ndef choose(turn):\n    return turn.legal[{number} % len(turn.legal)]\n\n\
         damier.play(choose)\n"
    );
    HandedIn::of_files(vec![("bot.py".to_string(), text.into_bytes())])
        .expect("plain")
        .packed()
        .expect("packed")
}

fn start(file: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_damier-serve"))
        .arg("serve")
        .arg(file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("started")
}

/// Waits until the server answers.
fn until_well(agent: &Agent, address: &str) {
    let waited = Stopwatch::start();
    while agent.get(format!("{address}/healthz")).call().is_err() {
        assert!(waited.elapsed() < Duration::from_secs(60), "it does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// What must hold of a class's folder, whatever happened.
fn check(folder: &Path, accepted: &BTreeMap<i64, String>) -> i64 {
    let base = Connection::open(folder.join("class.db")).expect("a database");
    let whole: String =
        base.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("read");
    assert_eq!(whole, "ok");
    for (id, digest) in accepted {
        let stored: String = base
            .query_row("SELECT digest FROM version WHERE id = ?1", [id], |row| row.get(0))
            .expect("an accepted version is there");
        assert_eq!(&stored, digest);
    }
    let mut all = base.prepare("SELECT digest FROM version").expect("read");
    for digest in all.query_map([], |row| row.get::<_, String>(0)).expect("read") {
        let digest = digest.expect("read");
        let archive = std::fs::read(folder.join(format!("versions/{digest}.zip")))
            .expect("its files are there");
        assert_eq!(HandedIn::of_zip(&archive).expect("whole").digest(), digest);
    }
    let torn =
        "SELECT count(*) FROM (SELECT pair FROM play GROUP BY event, pair HAVING count(*) <> 2)";
    let torn: i64 = base.query_row(torn, [], |row| row.get(0)).expect("read");
    assert_eq!(torn, 0, "pairs with another number of games than two");
    base.query_row("SELECT count(*) FROM play", [], |row| row.get(0)).expect("read")
}

#[test]
#[expect(clippy::too_many_lines, reason = "one story from its beginning to its end")]
fn a_server_that_is_killed_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port();
    let address = format!("http://127.0.0.1:{port}");
    let file = folder.path().join("class.toml");
    std::fs::write(&file, format!("listen = \"127.0.0.1:{port}\"\n{CLASS}")).expect("written");
    let kills =
        std::env::var("DAMIER_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS);
    // Two of each student's may wait.
    let students = i64::from(kills) * 2;
    let tokens: Vec<String> = {
        let class = serve::Class::read(&file).expect("sound");
        let mut crew = serve::Crew::default();
        let site = serve::Site::open(class, &mut crew).expect("opened");
        (1..=students)
            .map(|number: i64| {
                site.base.write(move |base| {
                    add_student(base, &format!("s{number}"), "")?;
                    new_token_of(base, Person::Student(number), TokenKind::Program)
                })
            })
            .collect::<Result<_, _>>()
            .expect("added")
    };
    let agent: Agent = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)))
        .build()
        .into();
    let mut rng = Rng::new(7);
    let mut accepted = BTreeMap::new();
    let mut number = 0;
    for _ in 0..kills {
        let mut server = start(&file);
        until_well(&agent, &address);
        let end = Duration::from_millis(u64::from(rng.below(2500)));
        let since = Stopwatch::start();
        while since.elapsed() < end {
            number += 1;
            let token = &tokens[number as usize % tokens.len()];
            let bytes = bot(number);
            let sent = agent.put(format!("{address}/api/versions"));
            let sent = sent.header("Authorization", format!("Bearer {token}")).send(&bytes[..]);
            let Ok(mut answer) = sent else { break };
            if answer.status() == 200 {
                let value: serde_json::Value = answer.body_mut().read_json().expect("JSON");
                let digest = HandedIn::of_zip(&bytes).expect("whole").digest();
                accepted.insert(value["version"].as_i64().expect("a number"), digest);
            }
            std::thread::sleep(Duration::from_millis(u64::from(rng.below(60))));
        }
        server.kill().expect("killed");
        server.wait().expect("ended");
        check(folder.path(), &accepted);
    }
    assert!(accepted.len() as u32 >= kills, "{} versions", accepted.len());
    // In peace all versions are checked, and the ladder goes on.
    let mut server = start(&file);
    until_well(&agent, &address);
    let waited = Stopwatch::start();
    let base = Connection::open(folder.path().join("class.db")).expect("a database");
    let count = |sql: &str| -> i64 { base.query_row(sql, [], |row| row.get(0)).expect("read") };
    while count("SELECT count(*) FROM version WHERE state IN ('waiting', 'checking')") > 0
        || count("SELECT count(*) FROM play") == 0
    {
        assert!(waited.elapsed() < Duration::from_secs(400), "the checks do not end");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(count("SELECT count(*) FROM version WHERE state = 'broken'"), 0);
    server.kill().expect("killed");
    server.wait().expect("ended");
    assert!(check(folder.path(), &accepted) > 0);
}
