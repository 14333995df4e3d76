//! The course kits, used as their sheets say: from an empty folder to a ranked result.

use crate::lacks::lacks;
use crate::stage::Stage;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Output;

/// A person with a course kit in the folder `kit`.
struct Pupil(Stage);

impl Pupil {
    /// Creates a kit, with a shortened tournament and shortened matches.
    fn of(course: &str, lang: &str) -> Self {
        let stage = Stage::new();
        let said = stage.does(&["new", "course", course, "kit", "--lang", lang]);
        assert!(said.contains("kit/README.md") && said.contains("damier run"), "{said}");
        let text = fs::read_to_string(stage.path("kit/tournament.toml")).expect("a tournament");
        let shorter = |line: &str| {
            let is_long = line.starts_with("games = ");
            if is_long { "games = 1".to_string() } else { line.to_string() }
        };
        let lines: Vec<String> = text.lines().map(shorter).collect();
        assert_ne!(text.trim_end(), lines.join("\n"), "no line was shortened");
        stage.write("kit/tournament.toml", &lines.join("\n"));
        Self(stage)
    }

    /// Returns the commands of the sheet, without comments.
    fn commands(&self) -> Vec<String> {
        let sheet = fs::read_to_string(self.0.path("kit/README.md")).expect("a sheet");
        let blocks = sheet.split("```sh\n").skip(1);
        let lines = blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines());
        let plain = |line: &str| line.split("  #").next().unwrap_or_default().trim().to_string();
        lines.map(plain).map(|line| line.replace("--games 100", "--games 1")).collect()
    }

    /// Runs a line in the kit's folder.
    fn types(&self, line: &str) -> Output {
        let program = Path::new(env!("CARGO_BIN_EXE_damier"));
        let own = program.parent().expect("a folder").display().to_string();
        let path = std::env::var("PATH").unwrap_or_default();
        let mut shell = self.0.command("sh");
        shell.args(["-c", line]).current_dir(self.0.path("kit")).env("PATH", own + ":" + &path);
        shell.output().expect("a shell")
    }

    /// Runs a line that must succeed, and returns its output.
    fn does(&self, line: &str) -> String {
        let output = self.types(line);
        let text = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}: {text}");
        text
    }

    /// Replaces a text in a file of the kit, which must contain it.
    fn changes(&self, file: &str, from: &str, to: &str) {
        let path = self.0.path("kit").join(file);
        let text = fs::read_to_string(&path).expect("a file of the kit");
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(path, text.replace(from, to)).expect("writable");
    }

    /// Returns the events of the played tournament, which must have no faults and count all games.
    fn events(&self) -> Vec<Value> {
        let report: Value =
            serde_json::from_str(&self.does("damier report tournament.db --format json"))
                .expect("JSON");
        let events = report["events"].as_array().expect("events").clone();
        for event in &events {
            assert_eq!(event["counted"], event["scheduled"], "{event:#}");
            assert!(event["faults"].as_array().expect("a list").is_empty(), "{event:#}");
        }
        events
    }
}

/// Returns the names in an event's table.
fn names(event: &Value) -> Vec<&str> {
    // If seats have different tasks, each has its own list, and everybody is in both.
    let lists = ["rows", "first"].map(|list| event["table"][list].as_array());
    let rows = lists.into_iter().flatten().flatten();
    rows.filter_map(|row| row["name"].as_str()).collect()
}

/// Runs everything that the sheet prints in this language; the tables must rank each of these.
fn from_an_empty_folder_to_a_table(course: &str, lang: &str, ranked: &[&str]) {
    let pupil = Pupil::of(course, lang);
    let commands = pupil.commands();
    for needed in ["test", "damier check", "damier run tournament.toml"] {
        assert!(commands.iter().any(|line| line.contains(needed)), "{course}: {commands:?}");
    }
    for line in commands {
        let said = pupil.does(&line);
        assert!(!said.contains("warning:"), "{course}: {line}: {said}");
    }
    for event in pupil.events() {
        let names = names(&event);
        assert!(ranked.iter().all(|name| names.contains(name)), "{course}: {names:?}");
    }
}

/// The home tests must pass for a solution and fail for the same one with a mistake.
fn solved_and_spoilt(course: &str, test: &str, solution: &str, mistake: (&str, &str)) {
    let pupil = Pupil::of(course, "en");
    let start = match course {
        "notebook" | "buttons" => "handed-in/mine.py",
        _ => "strategies/mine.c",
    };
    pupil.0.write(&format!("kit/{start}"), solution);
    let said = pupil.does(test);
    assert!(!said.contains("not yet  ") && !said.contains("skipped"), "{course}: {said}");
    pupil.changes(start, mistake.0, mistake.1);
    let spoilt = pupil.types(test);
    assert!(!spoilt.status.success(), "{course}: {spoilt:?}");
}

#[test]
fn the_course_of_2048_in_c() {
    if lacks(&["make", "cc"]) {
        return;
    }
    for lang in ["en", "fr"] {
        from_an_empty_folder_to_a_table("2048-c", lang, &["mine", "dice", "turns"]);
    }
    let solution = include_str!("solutions/2048-c.c");
    solved_and_spoilt("2048-c", "make test", solution, ("signs != 0 &&", "signs == 0 &&"));
}

#[test]
fn the_course_of_seven_colours_in_c() {
    if lacks(&["make", "cc"]) {
        return;
    }
    for lang in ["en", "fr"] {
        let ranked = ["mine", "random", "greedy", "hegemonic"];
        from_an_empty_folder_to_a_table("seven-colours-c", lang, &ranked);
    }
    let solution = include_str!("solutions/seven-colours-c.c");
    let mistake = ("take(b, r + 1, c, player, letter) +\n                ", "");
    solved_and_spoilt("seven-colours-c", "make test", solution, mistake);
}

/// The solution uses the right formula for four pieces; the mistake, common in the course, compares only within pairs.
#[test]
fn the_course_of_quarto() {
    if lacks(&["make", "cc"]) {
        return;
    }
    for lang in ["en", "fr"] {
        from_an_empty_folder_to_a_table("quarto", lang, &["mine", "random", "careful"]);
    }
    let right = "((a & b & c & d) | (~a & ~b & ~c & ~d)) & 15";
    let mistake = (right, "~(a ^ b) & ~(c ^ d) & 15");
    solved_and_spoilt("quarto", "make test", include_str!("solutions/quarto.c"), mistake);
}

#[test]
fn the_course_of_the_notebook() {
    if lacks(&["python3"]) {
        return;
    }
    for lang in ["en", "fr"] {
        from_an_empty_folder_to_a_table("notebook", lang, &["mine", "dice", "corner"]);
    }
    let solution = include_str!("solutions/notebook.py");
    // A smaller tile merged with a larger one: such a game does not end.
    let mistake = ("new[-1] == tile", "new[-1] >= tile");
    solved_and_spoilt("notebook", "python3 -m unittest", solution, mistake);
}

#[test]
fn the_course_with_buttons() {
    if lacks(&["python3"]) {
        return;
    }
    for lang in ["en", "fr"] {
        from_an_empty_folder_to_a_table("buttons", lang, &["mine", "dice", "corner"]);
    }
    let solution = include_str!("solutions/buttons.py");
    // A tile that merges twice in a move.
    let mistake = ("may_merge = False\n        else", "may_merge = True\n        else");
    solved_and_spoilt("buttons", "python3 -m unittest", solution, mistake);
}

/// Tests a program of a kit, and checks that it plays without faults.
fn tested_and_checked(pupil: &Pupil, test: &str, program: &str, game: &str) {
    let said = pupil.does(test);
    assert!(!said.contains("WRONG") && !said.contains("FAILED"), "{said}");
    pupil.does(&format!("damier check {program} --game {game}"));
}

/// A file with the `victory(int)` of the course, two strategies and a `main`.
#[test]
fn a_file_as_the_course_of_2048_in_c_prints_it() {
    if lacks(&["make", "cc"]) {
        return;
    }
    let pupil = Pupil::of("2048-c", "en");
    pupil.0.write("kit/strategies/fast.c", include_str!("solutions/course/2048.c"));
    pupil.0.write("kit/strategies/chance.c", "#include \"fast.c\"\n");
    pupil.does("make");
    for name in ["fast", "chance"] {
        let test = format!("make test STRATEGY={name}");
        tested_and_checked(&pupil, &test, &format!("handed-in/lib{name}.so"), "2048");
    }
}

/// A file with a global board, the players `^` and `v`, NUL to give up, several strategies and a `main`.
#[test]
fn a_file_as_the_course_of_seven_colours_prints_it() {
    if lacks(&["make", "cc"]) {
        return;
    }
    let pupil = Pupil::of("seven-colours-c", "en");
    pupil.0.write("kit/course/ada.c", include_str!("solutions/course/seven-colours.c"));
    let register = |name: &str, call: &str| {
        let text = format!(
            "#include \"../course/ada.c\"\n#include \"course.h\"\nCOURSE_STRATEGY(board, {call})\n"
        );
        pupil.0.write(&format!("kit/strategies/{name}.c"), &text);
    };
    let calls = ["greedy(board, player)", "available(board, player)", "choose(player)"];
    let quitter = "give_up(board, player)";
    for (name, call) in ["ada", "lot", "template"].into_iter().zip(calls) {
        register(name, call);
    }
    register("quitter", quitter);
    pupil.does("make");
    for name in ["ada", "lot", "template", "quitter"] {
        let test = format!("make test STRATEGY={name}");
        tested_and_checked(&pupil, &test, &format!("handed-in/{name}"), "filler:30x30");
    }
    let said = pupil.does("damier match filler:30x30 handed-in/ada handed-in/quitter --games 2");
    assert!(!said.contains("disqualified"), "{said}");
    let other = pupil.types("damier check handed-in/ada --game filler:10x10");
    assert!(!other.status.success(), "a board of another size: {other:?}");
}

/// A project with a structure for the board, in several files; and a file with other characters for the players.
#[test]
fn other_forms_of_the_course_of_seven_colours() {
    if lacks(&["make", "cc"]) {
        return;
    }
    let pupil = Pupil::of("seven-colours-c", "en");
    for (file, text) in [
        ("course/eve/head/GameState.h", include_str!("solutions/course/game-state.h")),
        ("course/eve/src/Players.c", include_str!("solutions/course/game-state.c")),
    ] {
        pupil.0.write(&format!("kit/{file}"), text);
    }
    let call = "COURSE_GAME_STATE(greedy(game, player))\n";
    let include = "#include \"../course/eve/src/Players.c\"\n#include \"course.h\"\n";
    pupil.0.write("kit/strategies/eve.c", &format!("{include}{call}"));
    let lost = call.replace("greedy(game, player)", "player - 1");
    pupil.0.write("kit/strategies/lost.c", &format!("{include}{lost}"));
    let text = include_str!("solutions/course/seven-colours.c").replace("'v'", "'1'");
    pupil.0.write("kit/course/ada.c", &text.replace("'^'", "'0'"));
    let players = "#define COURSE_PLAYERS \"10\"";
    let ada = format!(
        "#include \"../course/ada.c\"\n{players}\n#include \"course.h\"\nCOURSE_STRATEGY(board, choose(player))\n"
    );
    pupil.0.write("kit/strategies/ada.c", &ada);
    pupil.does("make");
    tested_and_checked(&pupil, "make test STRATEGY=eve", "handed-in/eve", "filler:7x7");
    tested_and_checked(&pupil, "make test STRATEGY=ada", "handed-in/ada", "filler:30x30");
    let output = pupil.types("damier check handed-in/lost --game filler:5x5");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("returned 0, but the colours are 3 to 9"), "{said}");
    pupil.changes("course/eve/src/Players.c", "int best", "int best = ");
    assert!(!pupil.types("make").status.success(), "a changed file is compiled again");
}

/// A function that takes the words of the course, with the byte B, and a `main`.
#[test]
fn a_file_as_the_course_of_quarto_prints_it() {
    if lacks(&["make", "cc"]) {
        return;
    }
    let pupil = Pupil::of("quarto", "en");
    pupil.0.write("kit/strategies/ada.c", include_str!("solutions/course/quarto.c"));
    pupil.does("make");
    tested_and_checked(&pupil, "make test STRATEGY=ada", "handed-in/ada", "quarto");
}

/// The functions of the notebook on NumPy arrays, above the last lines of the starter; and a file of an older kit.
#[test]
fn files_as_the_course_of_the_notebook_prints_them() {
    if lacks(&["python3"]) {
        return;
    }
    let pupil = Pupil::of("notebook", "en");
    let test = |name: &str| format!("STRATEGY={name} python3 -m unittest");
    let game = "2048:preset=notebook";
    pupil.0.write("kit/handed-in/old.py", include_str!("solutions/course/notebook-old.py"));
    tested_and_checked(&pupil, &test("old"), "handed-in/old.py", game);
    pupil
        .0
        .write("kit/handed-in/both.py", "def joue(game): return 0\ndef strategy(game): return 0\n");
    let both = pupil.types(&test("both"));
    let said = String::from_utf8_lossy(&both.stderr).into_owned();
    assert!(!both.status.success() && said.contains("is called strategy"), "{said}");

    let starter = fs::read_to_string(pupil.0.path("kit/handed-in/mine.py")).expect("a starter");
    let (_, last) = starter.split_once("# ---- What damier runs").expect("the last lines");
    let cells = include_str!("solutions/course/notebook.py");
    pupil.0.write("kit/handed-in/arrays.py", &format!("{cells}\n\n# ---- What damier runs{last}"));
    // damier starts the machine's own Python, so NumPy in a virtual environment is not enough.
    let has_numpy = "python3 -c 'import numpy, sys; sys.exit(sys.prefix != sys.base_prefix)'";
    if pupil.types(has_numpy).status.success() {
        tested_and_checked(&pupil, &test("arrays"), "handed-in/arrays.py", game);
    } else {
        // In a virtual environment with NumPy, the test passes; damier starts the machine's own Python.
        let output = pupil.types(&test("arrays"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() || said.contains("needs numpy"), "{said}");
    }
}

/// A player with the interface of the course in Turin.
#[test]
fn a_player_of_the_course_in_turin() {
    if lacks(&["python3"]) {
        return;
    }
    let pupil = Pupil::of("quarto", "en");
    pupil.does("mkdir -p handed-in && cp -r adapters/turin handed-in/ada");
    pupil.0.write("kit/handed-in/ada/player.py", include_str!("solutions/course/turin.py"));
    let said = pupil.does("cd handed-in/ada && python3 player.py");
    assert!(said.starts_with("winner: player "), "{said}");
    pupil.does("damier check handed-in/ada --game quarto");
    pupil.does("damier match quarto handed-in/ada random --games 4 --db turin.db");
    let report = pupil.does("damier report turin.db --format json");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let event = &report["events"][0];
    assert!(event["faults"].as_array().expect("a list").is_empty(), "{event:#}");
    assert_eq!(event["counted"], 4, "{event:#}");
    pupil.0.write("kit/handed-in/ada/player.py", "import quarto\n");
    let none = pupil.types("damier check handed-in/ada --game quarto");
    let said = String::from_utf8_lossy(&none.stdout).into_owned();
    assert!(!none.status.success() && said.contains("has no class"), "{said}");
    // A project of several packages, which has the course's package `quarto` and a module of its own in it.
    for (file, text) in [
        ("quarto/__init__.py", "raise ImportError('the course')\n"),
        ("quarto/helper.py", include_str!("solutions/course/turin.py")),
        ("agents/__init__.py", ""),
        ("agents/agent.py", include_str!("solutions/course/turin-agent.py")),
        ("player.py", "from agents.agent import Agent as MyPlayer\n"),
    ] {
        pupil.0.write(&format!("kit/handed-in/ada/{file}"), text);
    }
    pupil.does("damier check handed-in/ada --game quarto");
}

/// The window's logic, with a module that stands in for Tkinter; and its sentence if there is no Tkinter.
#[test]
fn the_window_of_the_course_with_buttons() {
    if lacks(&["python3"]) {
        return;
    }
    let pupil = Pupil::of("buttons", "en");
    pupil.0.write("stub/tkinter.py", include_str!("solutions/course/tkinter.py"));
    let window = "PYTHONPATH=../stub python3 window.py";
    let nothing = String::from_utf8(pupil.types(window).stderr).expect("text");
    assert!(nothing.starts_with("there is nothing to play yet"), "{nothing}");
    pupil.0.write("kit/handed-in/mine.py", include_str!("solutions/buttons.py"));
    let said = pupil.does(window);
    assert!(said.contains("New Left Right Up Down Save Load Exit"), "{said}");
    assert!(said.contains("saved to saved.txt") && said.contains("sum of tiles: "), "{said}");
    let boxes = pupil.does(&format!("{window} 2048:shape=4d"));
    assert!(boxes.contains("Down Ana Kata In Out Save"), "{boxes}");
    let french = Pupil::of("buttons", "fr");
    french.0.write("stub/tkinter.py", "raise ImportError\n");
    let missing = french.types(window);
    let said = String::from_utf8(missing.stderr).expect("text");
    assert!(!missing.status.success() && said.starts_with("ce Python n'a pas tkinter"), "{said}");
}

/// If a kit cannot be written, nothing is written and one line says why.
#[test]
fn a_kit_that_cannot_be_written_is_refused_in_one_line() {
    let stage = Stage::new();
    stage.write("full/notes.txt", "mine\n");
    fs::create_dir(stage.path("empty")).expect("made");
    for (args, status, wanted) in [
        (&["2048c"][..], 2, "did you mean `2048-c`?"),
        (&["chess"], 2, "course: `chess` is unknown; allowed: 2048-c, "),
        (&["2048-c", "full"], 2, "full: exists already; name a folder that does not exist yet"),
        (&["2048-c", "empty"], 2, "empty: exists already; name a folder that does not exist yet"),
        (&["2048-c", "full/notes.txt"], 2, "exists already; name a folder that does not exist yet"),
        (&["2048-c", "full/notes.txt/kit"], 1, "full/notes.txt/kit: cannot be written: "),
    ] {
        let output = stage.damier(&[&["new", "course"], args].concat());
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(status), "{args:?}: {line}");
        assert!(line.contains(wanted), "{args:?}: {line}; not: {wanted}");
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
    let count = |name: &str| fs::read_dir(stage.path(name)).expect("a folder").count();
    assert_eq!((count("."), count("full"), count("empty")), (2, 1, 0));
}
