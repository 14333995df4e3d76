//! Simulates a term of a large class in a short time: students submit version after version while readers request
//! pages. Compares the order of the ranking with that of a full round robin of the last versions (the class's own
//! final, a pair of games for every two of them), and with the strengths that the versions were given. Prints the
//! results as tables:
//!
//! `cargo build --release -p damier-serve && cargo run --release -p damier-serve --example term -- 200 10 200 60`
//!
//! Arguments: students, versions per student, readers who request a page per second, and games per student at which it
//! ends.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program of its own")]

mod order;

use damier_catalog::Stopwatch;
use damier_experiments::arena::{Standings, Store};
use damier_serve::UploadedFiles;
use damier_serve::people::{Person, TokenKind, add_student, new_link, new_token_of};
use order::{kendall, spearman};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use ureq::Agent;

/// The source of a student's program: a greedy player of Seven Colours, which sometimes calls any colour.
const WRAPPER: [(&str, &str); 3] = [
    ("damier.c", include_str!("../../../guest/wrappers/c/damier.c")),
    ("damier.h", include_str!("../../../guest/wrappers/c/damier.h")),
    ("damier_json.h", include_str!("../../../guest/wrappers/c/damier_json.h")),
];
const GREEDY: &str = include_str!("../../../filler/starters/bot.c");
const LAST_LINE: &str = "    return damier_answer(action, turn->legal[best]);";

/// The time between two lines of progress.
const TOLD_EVERY: Duration = Duration::from_secs(15);

/// The arguments of the simulation.
#[derive(Clone, Copy)]
struct Term {
    students: u64,
    versions: u64,
    readers: u64,
    games: u64,
}

/// The tokens of a student.
struct Student {
    program: String,
    session: String,
}

fn main() {
    let given: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [students, versions, readers, games] = given[..] else {
        eprintln!("term STUDENTS VERSIONS READERS GAMES; allowed: four whole numbers");
        std::process::exit(2);
    };
    run(Term { students, versions, readers, games });
}

fn run(term: Term) {
    let folder = tempfile::tempdir().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port();
    let file = folder.path().join("class.toml");
    std::fs::write(&file, class(port)).expect("written");
    let (students, teacher) = enrol(&file, term.students);
    let server = start(&file);
    let address = format!("http://127.0.0.1:{port}");
    while agent().get(format!("{address}/healthz")).call().is_err() {
        std::thread::sleep(Duration::from_millis(50));
    }
    let (ended, slow) = (AtomicBool::new(false), Mutex::new(Vec::new()));
    let accepted = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for reader in 0..term.readers {
            let (address, student) = (&address, &students[reader as usize % students.len()]);
            let (ended, slow) = (&ended, &slow);
            scope.spawn(move || read(address, student, reader, ended, slow));
        }
        scope.spawn(|| hand_in_all(&address, &students, term, &accepted));
        watch(folder.path(), term, &server, &accepted, &slow);
        ended.store(true, Ordering::Relaxed);
    });
    let ladder = ladder_order(&address, &students);
    play_final(&address, &teacher, &server);
    drop(server);
    // No other process has the run open now.
    let (full, games) = final_order(folder.path());
    tell_orders(&ladder, &full, games);
}

fn class(port: u16) -> String {
    format!(
        "name = 'A term'\nlisten = '127.0.0.1:{port}'\nopen_walls = true\ncores = 1\n\
         [[game]]\nname = 'small'\ngame = 'filler:8x8'\nbudget = '1s/game'\nfinal_games = 2\n\
         reference = [{{ player = 'random', mark = 5 }}, {{ player = 'greedy', mark = 10 }}]\n"
    )
}

/// Adds students, whose names are numbers. Returns them with a token of the teacher's browser.
fn enrol(file: &Path, count: u64) -> (Vec<Student>, String) {
    let class = damier_serve::Class::read(file).expect("sound");
    let mut threads = damier_serve::ServerThreads::default();
    let site = damier_serve::Site::open(class, &mut threads).expect("opened");
    let add = |number: u64| {
        site.database.write(move |base| {
            add_student(base, &format!("s{number:04}"), "")?;
            let person = Person::Student(number as i64);
            Ok(Student {
                program: new_token_of(base, person, TokenKind::Program)?,
                session: new_token_of(base, person, TokenKind::Session)?,
            })
        })
    };
    let students = (1..=count).map(add).collect::<Result<_, _>>().expect("added");
    let teacher = |base: &rusqlite::Transaction<'_>| {
        // A server whose teacher has no link creates one, which signs out every browser.
        new_link(base, Person::Teacher)?;
        new_token_of(base, Person::Teacher, TokenKind::Session)
    };
    (students, site.database.write(teacher).expect("let in"))
}

/// A server that ends when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(file: &Path) -> Running {
    let own = std::env::current_exe().expect("known");
    let folder: PathBuf = own.ancestors().nth(2).expect("target/PROFILE/examples").into();
    let mut server = Command::new(folder.join("damier-serve"));
    server.arg("serve").arg(file).stdout(Stdio::null()).stderr(Stdio::null());
    Running(server.spawn().expect("damier-serve was built"))
}

/// Returns the share of greedy calls of a student's version, in per cent. The last versions are spread evenly, and each
/// version is better than the one before.
fn skill(student: u64, version: u64, term: Term) -> u64 {
    100 * (student + 1) / term.students * (version + 1) / term.versions
}

fn packed(student: u64, version: u64, term: Term) -> Vec<u8> {
    let skill = skill(student, version, term);
    let wild = format!(
        "    /* Version {version}. */\n    if (rand() % 100 >= {skill}) best = (size_t)rand() % turn->legal_count;\n{LAST_LINE}"
    );
    let bot = GREEDY
        .replace(LAST_LINE, &wild)
        .replace("#include <string.h>", "#include <stdlib.h>\n#include <string.h>");
    // Otherwise every game would have the same calls.
    let bot = bot.replace(
        "    damier_plays(\"filler\");",
        "    srand((unsigned)clock());\n    damier_plays(\"filler\");",
    );
    let bot = bot.replace("#include <stdlib.h>", "#include <stdlib.h>\n#include <time.h>");
    let files = WRAPPER.iter().map(|(name, text)| (*name, (*text).to_string()));
    let files = files.chain([("bot.c", bot)]);
    let files = files.map(|(name, text)| (name.to_string(), text.into_bytes())).collect();
    UploadedFiles::from_files(files).expect("plain").packed().expect("packed")
}

fn agent() -> Agent {
    // A redirect is not followed, because that would lose the cookie.
    let limits = Agent::config_builder().http_status_as_error(false).max_redirects(0);
    limits.timeout_global(Some(Duration::from_secs(30))).build().into()
}

/// Submits every version, in rounds. A student who has to wait tries again later.
fn hand_in_all(address: &str, students: &[Student], term: Term, accepted: &AtomicU64) {
    let agent = agent();
    let mut left: Vec<(u64, u64)> = (0..term.versions)
        .flat_map(|version| (0..term.students).map(move |student| (student, version)))
        .collect();
    while !left.is_empty() {
        left.retain(|&(student, version)| {
            let token = &students[student as usize].program;
            let sent = agent.put(format!("{address}/api/versions"));
            let sent = sent.header("Authorization", format!("Bearer {token}"));
            let answer = sent.send(&packed(student, version, term)[..]);
            let taken = answer.is_ok_and(|answer| answer.status() == 200);
            accepted.fetch_add(u64::from(taken), Ordering::Relaxed);
            !taken
        });
        std::thread::sleep(Duration::from_millis(500));
    }
}

/// Requests a page per second, and records the milliseconds that each took.
fn read(address: &str, student: &Student, reader: u64, ended: &AtomicBool, slow: &Mutex<Vec<f64>>) {
    let agent = agent();
    let pages = ["/table/small", "/", "/me"];
    std::thread::sleep(Duration::from_millis(1000 + reader * 5));
    for turn in reader as usize.. {
        if ended.load(Ordering::Relaxed) {
            return;
        }
        let page = agent.get(format!("{address}{}", pages[turn % pages.len()]));
        let page = page.header("Cookie", format!("damier={}", student.session));
        let watch = Stopwatch::start();
        let shown = page.call().and_then(|mut page| page.body_mut().read_to_string());
        let took = watch.elapsed();
        assert!(shown.is_ok(), "{shown:?}");
        slow.lock().expect("no panic").push(took.as_secs_f64() * 1e3);
        std::thread::sleep(Duration::from_secs(1).saturating_sub(took));
    }
}

/// Prints the progress from time to time, until all versions are checked and enough games are played.
fn watch(
    folder: &Path,
    term: Term,
    server: &Running,
    accepted: &AtomicU64,
    slow: &Mutex<Vec<f64>>,
) {
    let (since, mut before) = (Stopwatch::start(), None);
    println!("| seconds | accepted | checked | games | ms p50 | ms p99 | ms max | memory, MB |");
    println!("| --: | --: | --: | --: | --: | --: | --: | --: |");
    loop {
        std::thread::sleep(TOLD_EVERY);
        let (checked, games) = counts(folder);
        let mut took = std::mem::take(&mut *slow.lock().expect("no panic"));
        took.sort_by(f64::total_cmp);
        let at = |share: f64| {
            took.get((share * (took.len().max(1) - 1) as f64) as usize).copied().unwrap_or(0.0)
        };
        println!(
            "| {:.0} | {} | {checked} | {games} | {:.1} | {:.1} | {:.1} | {} |",
            since.elapsed().as_secs_f64(),
            accepted.load(Ordering::Relaxed),
            at(0.5),
            at(0.99),
            at(1.0),
            memory(server.0.id())
        );
        if checked >= term.students * term.versions {
            // Games of earlier versions do not count.
            let before = *before.get_or_insert(games);
            if games - before >= term.games * term.students / 2 {
                return;
            }
        }
    }
}

/// Returns the number of checked versions, and of games of the ranking.
fn counts(folder: &Path) -> (u64, u64) {
    let base = rusqlite::Connection::open(folder.join("class.db")).expect("a database");
    let count = |sql: &str| base.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap_or(0) as u64;
    (
        count("SELECT count(*) FROM version WHERE state NOT IN ('waiting', 'checking')"),
        count("SELECT count(*) FROM play"),
    )
}

/// Returns the memory of a process in MB, or 0 if it is unknown.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}

/// Returns the students in the order of the ranking, the best first.
fn ladder_order(address: &str, students: &[Student]) -> Vec<u64> {
    let page = agent().get(format!("{address}/table/small"));
    let page = page.header("Cookie", format!("damier={}", students[0].session));
    let text = page.call().expect("an answer").body_mut().read_to_string().expect("a page");
    let place = |student: u64| Some((text.find(&format!("s{:04}", student + 1))?, student));
    let mut placed: Vec<(usize, u64)> = (0..students.len() as u64).filter_map(place).collect();
    placed.sort_unstable();
    placed.into_iter().map(|(_, student)| student).collect()
}

/// Ends the term as a teacher does, and waits for its final: a full round robin of the last versions.
fn play_final(address: &str, teacher: &str, server: &Running) {
    for phase in ["frozen", "final"] {
        let sent = agent().post(format!("{address}/class/phase"));
        let sent = sent.header("Cookie", format!("damier={teacher}"));
        let answer = sent.send_form([("phase", phase), ("confirmed", phase)]).expect("an answer");
        assert!(answer.status().as_u16() < 400, "{phase}: {}", answer.status());
    }
    let since = Stopwatch::start();
    loop {
        let page = agent().get(format!("{address}/class/grades.csv"));
        let page = page.header("Cookie", format!("damier={teacher}"));
        if page.call().is_ok_and(|page| page.status() == 200) {
            let (took, memory) = (since.elapsed().as_secs_f64(), memory(server.0.id()));
            println!("\nThe final took {took:.0} s; memory after it {memory} MB.");
            return;
        }
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// Returns the students in the order of the final, the best first, and the number of its games.
fn final_order(folder: &Path) -> (Vec<u64>, u64) {
    let store = Store::open(&folder.join("final.db")).expect("a run");
    let report = damier_experiments::arena::report(&store).expect("a report");
    let Standings::Duel(table) = &report.events[0].standings else { panic!("a duel") };
    let student = |name: &str| name.strip_prefix('s')?.parse::<u64>().ok().map(|number| number - 1);
    let placed = table.rows.iter().filter_map(|row| student(&row.name)).collect();
    (placed, report.events[0].counted)
}

/// Compares the orders of the ranking, of the final, and of the given skills of the last versions.
fn tell_orders(ladder: &[u64], full: &[u64], games: u64) {
    let mut skills = ladder.to_vec();
    skills.sort_unstable_by_key(|&student| std::cmp::Reverse(student));
    println!(
        "\n{} students on the ladder, {} in a final of {games} games.\n",
        ladder.len(),
        full.len()
    );
    println!("| orders | Spearman's rho (95 %) | Kendall's tau (95 %) |");
    println!("| --- | --- | --- |");
    for (name, one, other) in [
        ("ladder and full round robin", ladder, full),
        ("ladder and skills", ladder, &skills[..]),
        ("full round robin and skills", full, &skills[..]),
    ] {
        println!("| {name} | {} | {} |", spearman(one, other).say(), kendall(one, other).say());
    }
}
