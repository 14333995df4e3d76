//! Tests that a server that is killed at any time loses nothing that it accepted, counts nothing twice, and leaves no
//! files or processes behind.

use crate::class::CLASS;
use damier_catalog::{Rng, Stopwatch};
use damier_serve::UploadedFiles;
use damier_serve::people::{Person, TokenKind, add_student, new_token_of};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use ureq::Agent;

/// Number of kills in a test, some of them during the final.
const KILLS: u32 = 6;

/// Returns a version that a Makefile builds slowly. Versions with different numbers differ.
fn version(number: u32) -> Vec<u8> {
    let bot = format!(
        "from damier.bot import play\n\ndef choose(turn):\n    return turn.legal[{number} % len(turn.legal)]\n\n\
         play(choose)\n"
    );
    let make = "all:\n\tsleep 0.1\n\techo built > $$TMPDIR/x\n\tcp $$TMPDIR/x built\n";
    let files = [("bot.py", bot.as_str()), ("Makefile", make)];
    let files = files.map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()));
    UploadedFiles::from_files(files.to_vec()).expect("plain").packed().expect("packed")
}

/// Starts the server of a class with a command that gets the program and its arguments. The server's folder for
/// temporary files is beside the class's file.
pub(crate) fn start_by(command: &[&str], file: &Path) -> Child {
    let program = env!("CARGO_BIN_EXE_damier-serve");
    let words: Vec<&str> = command.iter().copied().chain([program]).collect();
    let temporary = file.with_file_name("temporary");
    std::fs::create_dir_all(&temporary).expect("made");
    Command::new(words[0])
        .args(&words[1..])
        .arg("serve")
        .arg(file)
        .env("TMPDIR", temporary)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("started")
}

/// Waits until the server responds.
pub(crate) fn until_well(agent: &Agent, address: &str) {
    let waited = Stopwatch::start();
    while agent.get(format!("{address}/healthz")).call().is_err() {
        assert!(waited.elapsed() < Duration::from_secs(60), "it does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn end(mut server: Child) {
    server.kill().expect("killed");
    server.wait().expect("ended");
}

/// Waits until a query on a class's database returns 0. Fails if the number stays the same for a long time.
fn until_none(folder: &Path, what: &str, select: &str) {
    let base = Connection::open(folder.join("class.db")).expect("a database");
    base.busy_timeout(Duration::from_secs(10)).expect("set");
    let left = || base.query_row(select, [], |row| row.get::<_, i64>(0)).expect("read");
    let (mut before, mut waited) = (left(), Stopwatch::start());
    while before > 0 {
        std::thread::sleep(Duration::from_millis(100));
        let now = left();
        if now != before {
            (before, waited) = (now, Stopwatch::start());
        }
        assert!(waited.elapsed() < Duration::from_secs(400), "{what}: {now} left");
    }
}

/// Checks that a class's folder is consistent and has all accepted versions. Returns the number of stored games.
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
        assert_eq!(UploadedFiles::from_zip(&archive).expect("whole").digest(), digest);
    }
    let torn =
        "SELECT count(*) FROM (SELECT pair FROM play GROUP BY event, pair HAVING count(*) <> 2)";
    let torn: i64 = base.query_row(torn, [], |row| row.get(0)).expect("read");
    assert_eq!(torn, 0, "pairs with another number of games than two");
    base.query_row("SELECT count(*) FROM play", [], |row| row.get(0)).expect("read")
}

/// Returns the names of drafts and temporary folders in a folder.
fn unfinished(folder: &Path) -> Vec<String> {
    let listed = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = listed.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with(".new-") || name.starts_with("damier-")).collect()
}

/// Returns the command lines of the processes whose working directory is this folder or below it.
fn workers(folder: &Path) -> Vec<String> {
    let folder = folder.canonicalize().expect("there");
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let works = |path: &Path| {
        std::fs::read_link(path.join("cwd")).is_ok_and(|place| place.starts_with(&folder))
    };
    let name = |path: &Path| std::fs::read_to_string(path.join("cmdline")).unwrap_or_default();
    let paths = processes.map(|entry| entry.path());
    paths.filter(|path| works(path)).map(|path| name(&path)).collect()
}

/// A class whose server is killed.
struct KilledClass {
    folder: tempfile::TempDir,
    file: std::path::PathBuf,
    address: String,
    agent: Agent,
    rng: Rng,
}

impl KilledClass {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one");
        let file = folder.path().join("class.toml");
        let text = CLASS.replace("final_games = 4", "final_games = 2");
        std::fs::write(&file, format!("listen = \"{port}\"\n{text}")).expect("written");
        let agent: Agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_secs(10)))
            .build()
            .into();
        Self { folder, file, address: format!("http://{port}"), agent, rng: Rng::new(7) }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Starts the server, and waits until it responds.
    fn start(&self) -> Child {
        let server = start_by(&[], &self.file);
        until_well(&self.agent, &self.address);
        server
    }

    /// Runs `act` on the class while no server is running.
    fn with_site<T>(&self, act: impl FnOnce(&damier_serve::Site) -> T) -> T {
        let class = damier_serve::Class::read(&self.file).expect("sound");
        let mut threads = damier_serve::ServerThreads::default();
        let site = damier_serve::Site::open(class, &mut threads).expect("opened");
        let done = act(&site);
        drop(site);
        threads.join(Duration::from_secs(10));
        done
    }

    /// Adds students. Returns their tokens for programs.
    fn students(&self, count: i64) -> Vec<String> {
        let add = |number: i64| {
            move |base: &rusqlite::Transaction<'_>| {
                add_student(base, &format!("s{number}"), "")?;
                new_token_of(base, Person::Student(number), TokenKind::Program)
            }
        };
        self.with_site(|site| {
            (1..=count).map(|number| site.database.write(add(number)).expect("added")).collect()
        })
    }

    /// Submits versions for a random time, then kills the server. Adds the accepted versions to `accepted`.
    fn hand_in_and_kill(&mut self, tokens: &[String], accepted: &mut BTreeMap<i64, String>) {
        let server = self.start();
        let end_at = Duration::from_millis(u64::from(self.rng.below(2500)));
        let since = Stopwatch::start();
        while since.elapsed() < end_at {
            let number = self.rng.below(1 << 30);
            let token = &tokens[number as usize % tokens.len()];
            let bytes = version(number);
            let sent = self.agent.put(format!("{}/api/versions", self.address));
            let sent = sent.header("Authorization", format!("Bearer {token}")).send(&bytes[..]);
            let Ok(mut answer) = sent else { break };
            if answer.status() == 200 {
                let value: serde_json::Value = answer.body_mut().read_json().expect("JSON");
                let digest = UploadedFiles::from_zip(&bytes).expect("whole").digest();
                accepted.insert(value["version"].as_i64().expect("a number"), digest);
            }
            std::thread::sleep(Duration::from_millis(u64::from(self.rng.below(60))));
        }
        end(server);
        check(self.path(), accepted);
    }

    /// Plays the final while the server is killed this many times. Returns the digest of the final.
    fn final_digest(&mut self, kills: u32) -> String {
        for _ in 0..kills {
            let server = self.start();
            std::thread::sleep(Duration::from_millis(u64::from(self.rng.below(1500))));
            end(server);
        }
        let server = self.start();
        let not_over = "SELECT value <> 'over' FROM meta WHERE name = 'phase'";
        until_none(self.path(), "the final ends", not_over);
        end(server);
        let run =
            damier_experiments::arena::Store::open(&self.path().join("final.db")).expect("a run");
        damier_experiments::arena::report(&run).expect("a report").digest.clone()
    }

    /// Freezes the ranking, starts a final between the first two playing students, and kills the server.
    fn begin_final(&self) {
        let token = self.with_site(|site| {
            let few = "DELETE FROM playing WHERE student NOT IN
                (SELECT student FROM playing ORDER BY student LIMIT 2)";
            let written = site.database.write(move |base| {
                base.execute(few, [])?;
                new_token_of(base, Person::Teacher, TokenKind::Session)
            });
            written.expect("written")
        });
        let server = self.start();
        for phase in ["frozen", "final"] {
            let asked = self.agent.post(format!("{}/class/phase", self.address));
            let asked = asked.header("Cookie", format!("damier={token}"));
            let answer = asked.send_form([("phase", phase), ("confirmed", phase)]).expect("sent");
            assert_eq!(answer.status(), 303, "{phase}");
        }
        end(server);
    }
}

fn killed(kills: u32) {
    let mut class = KilledClass::new();
    // Two of each student's may wait.
    let tokens = class.students(i64::from(kills) * 2);
    let mut accepted = BTreeMap::new();
    for _ in 0..kills - kills / 3 {
        class.hand_in_and_kill(&tokens, &mut accepted);
    }
    assert!(accepted.len() as u32 >= kills / 2, "{} versions", accepted.len());
    // In peace all versions are checked, and the ladder goes on.
    let server = class.start();
    let under_way = "SELECT count(*) FROM version WHERE state IN ('waiting', 'checking')";
    until_none(class.path(), "the checks end", under_way);
    until_none(class.path(), "the ladder plays", "SELECT NOT EXISTS (SELECT 1 FROM play)");
    let is_left = unfinished(&class.path().join("builds")).len();
    assert!(is_left <= 1, "what a killed server laid out stays");
    end(server);
    assert!(check(class.path(), &accepted) > 0);
    let broken = "SELECT count(*) FROM version WHERE state = 'broken'";
    let base = Connection::open(class.path().join("class.db")).expect("a database");
    let broken: i64 = base.query_row(broken, [], |row| row.get(0)).expect("read");
    assert_eq!(broken, 0);
    drop(base);
    class.begin_final();
    // The same final in a copy of the class, which nobody kills.
    let mut calm = KilledClass::new();
    let copied = Command::new("cp").arg("-a").arg(class.path().join(".")).arg(calm.path()).status();
    assert!(copied.expect("copied").success());
    let text = std::fs::read_to_string(&class.file).expect("there");
    let own = |class: &KilledClass| class.address.replace("http://", "");
    std::fs::write(&calm.file, text.replace(&own(&class), &own(&calm))).expect("written");
    assert_eq!(class.final_digest(kills / 3), calm.final_digest(0));
    for class in [&class, &calm] {
        // A guest or a build of a killed server ends with it, or by the next start.
        assert_eq!(workers(class.path()), Vec::<String>::new());
        for place in ["builds", "versions"] {
            assert_eq!(unfinished(&class.path().join(place)), Vec::<String>::new(), "{place}");
        }
    }
}

#[test]
fn a_server_that_is_killed_loses_and_doubles_nothing() {
    killed(KILLS);
}

#[test]
#[ignore = "ten minutes: cargo test --release -p damier-serve --test all -- --ignored killed_200_times"]
fn a_server_that_is_killed_200_times_loses_and_doubles_nothing() {
    killed(200);
}
