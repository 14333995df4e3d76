//! A term of a class of forty students, in French: uploads in four languages, also with NumPy, a ranking, the final, and marks that an
//! independent computation confirms.

use crate::class::{Known, Shown, get, hand_in, post, until};
use crate::lacks::lacks;
use damier_catalog::Contest;
use damier_experiments::arena::{Record, Store};
use damier_experiments::new_bot;
use damier_i18n::Lang;
use damier_serve::{ClassPhase, start_work};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Number of versions that each student submits.
const VERSIONS: usize = 5;
/// Certainty that a mark needs.
const CERTAINTY: f64 = 0.95;
/// Within this distance of it, the two computations may differ.
const BORDER: f64 = 0.02;

/// Text of the class, without the Python of its submissions.
const CLASS: &str = r#"
name = "Terminale NSI"
language = "fr"
public = false
open_walls = true
cores = 2
quota_mb = 50
csv_style = "excel-fr"
[[game]]
name = "couleurs"
game = "filler:5x5"
budget = "2s/game"
final_games = 6
reference = [{ player = "first", mark = 5 }, { player = "greedy", mark = 10 }, { player = "hegemonic", mark = 15 }]
[[game]]
name = "deux-mille"
game = "2048"
budget = "2s/game"
final_games = 12
reference = [{ player = "random", mark = 5 }, { player = "greedy", mark = 10 }]
"#;

/// Kinds of students, with their numbers.
const KINDS: [(Kind, usize); 9] = [
    (Kind::Python, 12),
    (Kind::Numpy, 4),
    (Kind::C, 7),
    (Kind::Java, 3),
    (Kind::Rust, 3),
    (Kind::Broken, 3),
    (Kind::Slow, 2),
    (Kind::Hostile, 3),
    (Kind::Absent, 3),
];

/// What a student hands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// One Python file. The first two students hand in the same.
    Python,
    /// One Python file that needs NumPy, which the Python of the class has.
    Numpy,
    /// Sources in C with a Makefile. Libraries need the program of the server, which a test of kits starts.
    C,
    /// Sources in Java with a Makefile.
    Java,
    /// A program written in Rust.
    Rust,
    /// A Python file with an error.
    Broken,
    /// A Python file that uses more time than a game has.
    Slow,
    /// A Python file that starts processes without end.
    Hostile,
    /// Nothing.
    Absent,
}

impl Kind {
    const fn game(self) -> &'static str {
        match self {
            Self::C => "deux-mille",
            _ => "couleurs",
        }
    }

    const fn is_sound(self) -> bool {
        matches!(self, Self::Python | Self::Numpy | Self::C | Self::Java | Self::Rust)
    }
}

/// A student of the class.
struct Student {
    kind: Kind,
    /// Number among the students of its kind.
    place: usize,
    name: String,
    known: Known,
}

/// The files of an upload.
type Files = Vec<(String, Vec<u8>)>;

fn python(body: &str) -> Files {
    let text = format!("from damier.bot import play\n\n\n{body}\n\nplay(choose)\n");
    vec![("bot.py".to_string(), text.into_bytes())]
}

/// Returns the files of a version; versions of a student differ. Programs in Rust are built in `folder`.
fn files(student: &Student, version: usize, folder: &Path) -> Files {
    let seed = student.place * VERSIONS + version;
    match student.kind {
        Kind::Python => {
            let place = if student.place == 1 { 0 } else { student.place };
            python(&format!(
                "def choose(turn):\n    return turn.legal[{} % len(turn.legal)]  # {version}",
                place * version
            ))
        }
        Kind::Numpy => python(&format!(
            "import numpy as np\n\n\ndef choose(turn):\n    \
             return turn.legal[np.random.default_rng({seed}).integers(len(turn.legal))]"
        )),
        Kind::C => c(seed, folder),
        Kind::Java => named([
            ("Bot.java", format!("{JAVA}\n// {seed}\n").into_bytes()),
            ("Makefile", b"all:\n\tjavac Bot.java\n".to_vec()),
            ("submission.toml", b"command = [\"java\", \"-cp\", \".\", \"Bot\"]\n".to_vec()),
        ]),
        Kind::Rust => named([
            ("bot", rust(seed, folder)),
            ("submission.toml", b"command = [\"./bot\"]\n".to_vec()),
        ]),
        Kind::Broken => python(&format!("def choose(turn):\n    return {seed} +")),
        Kind::Slow => {
            python(&format!("def choose(turn):\n    while True:\n        pass  # {seed}\n"))
        }
        Kind::Hostile => python(&format!(
            "import os\n\n\ndef choose(turn):\n    while True:\n        os.fork()  # {seed}\n"
        )),
        Kind::Absent => Vec::new(),
    }
}

/// Plays the first legal action.
const JAVA: &str = r#"
import java.io.BufferedReader;
import java.io.InputStreamReader;

public class Bot {
    static String after(String line, String start, String ends) {
        return line.substring(line.indexOf(start) + start.length()).split(ends)[0];
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("{\"type\":\"hello\"}");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; )
            if (line.contains("\"type\":\"go\""))
                System.out.println("{\"type\":\"move\",\"id\":" + after(line, "\"id\":", "[,}]")
                    + ",\"action\":\"" + after(line, "\"legal\":[\"", "\"") + "\"}");
    }
}
"#;

fn named<const COUNT: usize>(files: [(&str, Vec<u8>); COUNT]) -> Files {
    files.map(|(name, bytes)| (name.to_string(), bytes)).to_vec()
}

/// Returns the starter in C, with a number that makes it another version.
fn c(seed: usize, folder: &Path) -> Files {
    let folder = folder.join(format!("c{seed}"));
    let (written, _) = new_bot(&folder, "c", "2048", Lang::French).expect("written");
    let file = |path: &PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let mut bytes = std::fs::read(path).expect("read");
        if name.ends_with(".c") {
            bytes.extend(format!("/* version {seed} */\n").bytes());
        }
        (name, bytes)
    };
    written.iter().map(file).collect()
}

/// Builds a program that plays the first legal action.
fn rust(seed: usize, folder: &Path) -> Vec<u8> {
    let source = format!(
        r#"
use std::io::BufRead;

fn after<'a>(line: &'a str, start: &str, ends: &[char]) -> &'a str {{
    line.split_once(start).and_then(|(_, rest)| rest.split(ends).next()).unwrap_or_default()
}}

fn main() {{
    eprintln!("version {seed}");
    println!("{{{{\"type\":\"hello\"}}}}");
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {{
        if line.contains("\"type\":\"go\"") {{
            let id = after(&line, "\"id\":", &[',', '}}']);
            let action = after(&line, "\"legal\":[\"", &['"']);
            println!("{{{{\"type\":\"move\",\"id\":{{id}},\"action\":\"{{action}}\"}}}}");
        }}
    }}
}}
"#
    );
    let (file, program) = (folder.join("bot.rs"), folder.join("bot"));
    std::fs::write(&file, source).expect("written");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2021", "-O", "-o"]).arg(&program).arg(&file);
    assert!(rustc.status().expect("started").success());
    std::fs::read(program).expect("built")
}

/// Makes a virtual environment with NumPy, as the book tells teachers to.
fn python_with_numpy(folder: &Path) -> PathBuf {
    let made = Command::new("python3").args(["-m", "venv"]).arg(folder).status();
    assert!(made.expect("started").success());
    let mut pip = Command::new(folder.join("bin/pip"));
    assert!(pip.args(["install", "--quiet", "numpy"]).status().expect("started").success());
    folder.to_path_buf()
}

fn students(shown: &Shown) -> Vec<Student> {
    let all = KINDS.iter().flat_map(|&(kind, count)| (0..count).map(move |place| (kind, place)));
    let student = |(kind, place): (Kind, usize)| {
        let name = format!("{kind:?}-{}", place + 1).to_lowercase();
        Student { kind, place, known: shown.student(&name), name }
    };
    all.map(student).collect()
}

/// Returns the first number of an SQL query.
fn count(shown: &Shown, select: &str) -> i64 {
    let read = shown.site.database.read(|base| Ok(base.query_row(select, [], |row| row.get(0))?));
    read.expect("read")
}

/// Submits a version of every student, and waits until all are checked.
async fn hand_in_all(shown: &Shown, students: &[Student], version: usize) {
    let scratch = tempfile::tempdir().expect("a folder");
    for student in students.iter().filter(|student| student.kind != Kind::Absent) {
        let files = files(student, version, scratch.path());
        let files: Vec<(&str, &[u8])> =
            files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
        let sent = shown.ask(hand_in(&student.known, student.kind.game(), &files)).await;
        assert_eq!(sent.status, 303, "{}: {}", student.name, sent.text);
    }
    until("all versions are checked", 1800, || {
        count(shown, "SELECT count(*) FROM version WHERE state IN ('waiting', 'checking')") == 0
    })
    .await;
}

/// Begins a phase of the class as the teacher does on the French page.
async fn begin(shown: &Shown, teacher: &Known, phase: &str, word: &str) {
    let form = format!("phase={phase}&confirmed={word}");
    let begun = shown.ask(post("/class/phase", Some(teacher), &form)).await;
    assert_eq!(begun.status, 303, "{}", begun.text);
}

/// Returns the probability that a normal variable is below `x`.
fn normal_below(x: f64) -> f64 {
    0.5 + integral(|t| (-t * t / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt(), x)
}

/// Returns the probability that a variable with Student's distribution is below `x`.
fn student_below(x: f64, freedom: f64) -> f64 {
    let density = |t: f64| (1.0 + t * t / freedom).powf(-f64::midpoint(freedom, 1.0));
    // The density is even, and its integral over all numbers is twice that to a far end.
    0.5 + integral(density, x.clamp(-300.0, 300.0)) / (2.0 * integral(density, 300.0))
}

/// Returns the integral from 0 to `end` by Simpson's rule.
fn integral(density: impl Fn(f64) -> f64, end: f64) -> f64 {
    const STEPS: i32 = 20_000;
    let step = end / f64::from(STEPS);
    let weight = |at: i32| if at == 0 || at == STEPS { 1.0 } else { f64::from(2 + 2 * (at % 2)) };
    (0..=STEPS).map(|at| weight(at) * density(step * f64::from(at))).sum::<f64>() * step / 3.0
}

fn mean_and_error(values: &[f64]) -> [f64; 2] {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0) / count).sqrt()]
}

/// Returns the probability that a player is better than a reference player. `None` if the two did not play, or if all
/// values are equal: then a plain formula says nothing.
fn better(records: &[Record], contest: Contest, player: &str, reference: &str) -> Option<f64> {
    let mut by_pair: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for record in records {
        let points = record.points(contest).expect("points");
        let seat = |name: &str| record.entrants.iter().position(|own| &**own == name);
        match (contest, seat(player), seat(reference)) {
            (Contest::Duel, Some(own), Some(_)) => {
                by_pair.entry(record.pair).or_default().push(points[own] - 0.5);
            }
            (Contest::Solo, Some(_), None) => {
                by_pair.entry(record.pair).or_default().push(points[0]);
            }
            (Contest::Solo, None, Some(_)) => {
                by_pair.entry(record.pair).or_default().push(-points[0]);
            }
            _ => {}
        }
    }
    let values: Vec<f64> = by_pair.values().map(|values| values.iter().sum()).collect();
    let [mean, error] = mean_and_error(&values);
    if values.len() < 2 || error <= 0.0 {
        return None;
    }
    Some(match contest {
        Contest::Duel => normal_below(mean / error),
        _ => student_below(mean / error, values.len() as f64 - 1.0),
    })
}

/// Compares the gradebook with marks computed from the games of the final.
fn compare_marks(shown: &Shown, gradebook: &str) {
    let run = Store::open(&shown.file("final.db")).expect("a run");
    let mut compared = 0;
    for (event, game) in (0..).zip(&shown.site.class.games) {
        let records: Vec<Record> =
            run.records(event).collect::<Result<_, _>>().expect("whole records");
        let rows = gradebook.lines().filter(|line| line.starts_with(&format!("{};", game.name)));
        for row in rows.filter(|row| row.ends_with("false;true")) {
            let cells: Vec<&str> = row.split(';').collect();
            let (name, mark) =
                (cells[1], cells[3].replace(',', ".").parse::<f64>().expect("a mark"));
            let Some(expected) = expected_mark(&records, game, name) else { continue };
            assert!((mark - expected).abs() < 1e-9, "{row}: {expected}");
            compared += 1;
        }
    }
    assert!(compared >= 10, "only {compared} marks are clear enough to compare");
}

/// Returns the mark of a player; `None` if a comparison is on the border, or if a plain formula says nothing about it.
fn expected_mark(records: &[Record], game: &damier_serve::ClassGame, name: &str) -> Option<f64> {
    let mut mark = 0.0;
    for reference in &game.references {
        let certainty = better(records, game.contest, name, &reference.player)?;
        if (certainty - CERTAINTY).abs() < BORDER {
            return None;
        }
        if certainty < CERTAINTY {
            break;
        }
        mark = reference.mark;
    }
    Some(mark)
}

#[tokio::test]
#[ignore = "many minutes: `cargo xtask prove-all`"]
async fn a_class_of_forty_comes_to_its_marks() {
    if lacks(&["cc", "make", "python3", "javac", "rustc"]) {
        return;
    }
    let environment = tempfile::tempdir().expect("a folder");
    let python = python_with_numpy(environment.path());
    let mut shown = Shown::new(&format!("python = '{}'\n{CLASS}", python.display()));
    let (teacher, students) = (shown.teacher(), students(&shown));
    assert_eq!(students.len(), 40);
    let mut threads = std::mem::take(&mut shown.threads);
    start_work(&shown.site, &mut threads).expect("started");
    for version in 0..VERSIONS {
        hand_in_all(&shown, &students, version).await;
    }
    assert_eq!(count(&shown, "SELECT count(*) FROM version"), 37 * VERSIONS as i64);
    assert_eq!(count(&shown, "SELECT count(*) FROM stage WHERE step = 'machine'"), 0);
    for student in &students {
        let select = format!(
            "SELECT count(*) FROM version JOIN student ON student.id = version.student
                WHERE student.name = '{}' AND state = 'good'",
            student.name
        );
        let good = if student.kind.is_sound() { VERSIONS as i64 } else { 0 };
        assert_eq!(count(&shown, &select), good, "{}", student.name);
    }
    let class = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(class.contains("python-1, python-2 ont les mêmes fichiers"), "{class}");
    begin(&shown, &teacher, "frozen", "geler").await;
    begin(&shown, &teacher, "final", "finale").await;
    until("the final ends", 3600, || {
        let phase = shown.site.database.read(|base| ClassPhase::current(base));
        phase.is_ok_and(|phase| phase == ClassPhase::Over)
    })
    .await;
    let gradebook = shown.ask(get("/class/grades.csv", Some(&teacher))).await.text;
    for game in ["couleurs", "deux-mille"] {
        for student in &students {
            let row = format!("\n{game};{};", student.name);
            assert_eq!(gradebook.matches(&row).count(), 1, "{row}: {gradebook}");
        }
    }
    compare_marks(&shown, &gradebook.replace('\r', ""));
    let report = shown.ask(get("/class/report.html", Some(&teacher))).await.text;
    assert!(report.contains("<html lang=\"fr\">") && report.contains("Terminale NSI"));
    shown.site.halt();
    threads.join(Duration::from_secs(10));
}
