//! Tests the C library with a C program: unusual calls, and the same results as our rules in many games.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]
#![cfg(target_os = "linux")]

mod build;

use build::{built, compile};
use damier_game::{Game, Params, Rng, Turn};
use damier_twenty48::{Twenty48, Twenty48Action, Twenty48State};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Directions of `grid.h`, in its order.
const DIRECTIONS: [u32; 4] = [0, 1, 2, 3];

/// Number of directions tried in a game.
const MOST_MOVES: u32 = 1000;

/// Commands for the driver, and its expected output after each.
struct Script {
    rules: Twenty48,
    commands: String,
    expected: Vec<String>,
    /// Side of the board in cells.
    side: usize,
    cells: Vec<u8>,
    score: i64,
}

impl Script {
    /// Creates many games on boards of this side, which start empty or with large tiles. Every direction is tried, also
    /// if it cannot move.
    fn of_games(count: u64, side: usize) -> Self {
        let size = Params::read(&format!("{side}x{side}")).expect("parameters");
        let rules = Twenty48::read(&size).expect("a board");
        let (commands, expected) = (String::new(), Vec::new());
        let cells = vec![0; side * side];
        let mut script = Self { rules, commands, expected, side, cells, score: 0 };
        let mut rng = Rng::new(2048);
        for game in 0..count {
            (script.cells, script.score) = (vec![0; side * side], 0);
            script.command("n");
            if game % 2 == 1 {
                (0..side * side).for_each(|cell| script.set(cell, rng.below(19) as u8));
            }
            // On a large board, a game with random directions takes very long.
            let _ = (0..MOST_MOVES).take_while(|_| script.play(&mut rng)).count();
        }
        script
    }

    /// Adds a tile, a direction and sometimes a copy; returns false if the game is over.
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
            self.cells.copy_from_slice(&next.exponents()[..self.side.pow(2)]);
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
        self.command(&format!("s {} {} {exponent}", cell % self.side, cell / self.side));
    }

    fn state(&self, pending: u8) -> Twenty48State {
        Twenty48State::set_up(&self.cells, self.score, pending)
    }

    /// Adds a command after which the driver should print the current board.
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
    // The folder where cargo keeps programs may contain an older library.
    command.env_remove("LD_LIBRARY_PATH");
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
    let script = Script::of_games(500, 4);
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
fn the_side_of_the_board_is_chosen_when_a_program_is_compiled() {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = built().join("libgrid.a").display().to_string();
    for side in [2, 3, 5, 8] {
        let script = Script::of_games(20, side);
        let driver = folder.path().join(format!("driver{side}"));
        let (side, tile) = (format!("-DGRID_SIDE={side}"), "-DGRID_VICTORY=5");
        compile(&["c/driver.c"], &driver, &[&side, tile, &archive, "-lm"]);
        agrees(&driver, &script);
    }
    for side in ["1", "9", "0"] {
        let mut compiler = Command::new("cc");
        compiler.args(["-fsyntax-only", "-x", "c", &format!("-DGRID_SIDE={side}")]);
        let header = concat!(env!("CARGO_MANIFEST_DIR"), "/include/grid.h");
        let refused = compiler.arg(header).output().expect("cc runs");
        assert!(String::from_utf8_lossy(&refused.stderr).contains("GRID_SIDE is 2 to 8"));
    }
}

#[test]
fn headers_are_understood_by_strict_compilers() {
    let folder = tempfile::tempdir().expect("a folder");
    let strict = ["-c", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    for source in ["class/corner.c", "class/greedy.c"] {
        for more in ["-DGRID_SIDE=4", "-DGRID_SIDE=6"] {
            let arguments = [&strict[..], &[more, "-DGRID_VICTORY=12"]].concat();
            compile(&[source], &folder.path().join("object.o"), &arguments);
        }
    }
}
