//! The C library, driven by a program in C: what no game does, and equality with our rules over many games.

#![cfg(target_os = "linux")]

mod build;

use build::{built, compile};
use game::{Game, Rng, Turn};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use twenty48::{Twenty48, Twenty48Action, Twenty48State};

/// The directions of `grid.h`, in its order.
const DIRECTIONS: [u32; 4] = [0, 1, 2, 3];

/// Commands for the driver, and what it should tell after each.
struct Script {
    rules: Twenty48,
    commands: String,
    expected: Vec<String>,
    cells: [u8; 16],
    score: i64,
}

impl Script {
    /// Many games: from empty boards, and from boards with large tiles; every direction is tried, also one
    /// that cannot move.
    fn of_games(count: u64) -> Self {
        let rules = Twenty48::default();
        let (commands, expected) = (String::new(), Vec::new());
        let mut script = Self { rules, commands, expected, cells: [0; 16], score: 0 };
        let mut rng = Rng::new(2048);
        for game in 0..count {
            (script.cells, script.score) = ([0; 16], 0);
            script.command("n");
            if game % 2 == 1 {
                (0..16).for_each(|cell| script.set(cell, rng.below(19) as u8));
            }
            while script.play(&mut rng) {}
        }
        script
    }

    /// A tile, a direction and sometimes a copy; false if the game is over.
    fn play(&mut self, rng: &mut Rng) -> bool {
        if let Some(Twenty48Action::Spawn { cell, exponent }) =
            self.rules.sample_chance(&self.state(1), rng)
        {
            self.set(usize::from(cell), exponent);
        } else if self.rules.turn(&self.state(0)) == Turn::Over {
            return false;
        }
        let dir = rng.below(4);
        let direction = grid::direction(dir).expect("a direction");
        if let Some(next) = self.rules.slid(&self.state(0), direction) {
            self.cells.copy_from_slice(&next.exponents()[..16]);
            self.score = next.score();
        }
        self.command(&format!("m {dir}"));
        if rng.happens(0.1) {
            self.command("c");
        }
        true
    }

    fn set(&mut self, cell: usize, exponent: u8) {
        self.cells[cell] = exponent;
        self.command(&format!("s {} {} {exponent}", cell % 4, cell / 4));
    }

    fn state(&self, pending: u8) -> Twenty48State {
        Twenty48State::set_up(&self.cells, self.score, pending)
    }

    /// Adds a command after which the driver should tell the board as it is now.
    fn command(&mut self, command: &str) {
        self.commands += command;
        self.commands.push('\n');
        let state = self.state(0);
        let may = |&dir: &u32| {
            let direction = grid::direction(dir).expect("a direction");
            if self.rules.is_legal(&state, Twenty48Action::Slide(direction)) { '1' } else { '0' }
        };
        let tiles: Vec<String> = self.cells.iter().map(u8::to_string).collect();
        let moves: String = DIRECTIONS.iter().map(may).collect();
        let over = u8::from(self.rules.turn(&state) == Turn::Over);
        self.expected.push(format!("{} {} {moves}{over}", tiles.join(" "), self.score));
    }
}

/// Runs the driver on a script.
fn agrees(driver: &Path, script: &Script) {
    let mut command = Command::new(driver);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the driver starts");
    let mut input = child.stdin.take().expect("piped");
    let commands = script.commands.clone();
    let writer = std::thread::spawn(move || input.write_all(commands.as_bytes()));
    let output = child.wait_with_output().expect("the driver ends");
    writer.join().expect("no panic").expect("the driver listens");
    let told = String::from_utf8(output.stdout).expect("text");
    for (number, (told, expected)) in told.lines().zip(&script.expected).enumerate() {
        assert_eq!(told, expected, "after command {number}");
    }
    assert_eq!(told.lines().count(), script.expected.len());
    assert!(output.status.success());
}

#[test]
fn the_library_for_c_plays_by_our_rules() {
    let script = Script::of_games(500);
    assert!(script.expected.len() > 50_000, "{} boards", script.expected.len());
    let folder = tempfile::tempdir().expect("a folder");
    let built = built();
    let archive = folder.path().join("static");
    compile(&["c/driver.c"], &archive, &[&built.join("libgrid.a").display().to_string(), "-lm"]);
    agrees(&archive, &script);
    let shared = folder.path().join("shared");
    let place = built.display().to_string();
    let (search, remember) = (format!("-L{place}"), format!("-Wl,-rpath,{place}"));
    compile(&["c/driver.c"], &shared, &[&search, "-lgrid", &remember]);
    agrees(&shared, &script);
}

#[test]
fn headers_are_understood_by_strict_compilers() {
    let folder = tempfile::tempdir().expect("a folder");
    let strict = ["-c", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    for source in ["class/corner.c", "class/greedy.c"] {
        compile(&[source], &folder.path().join("object.o"), &strict);
    }
}
