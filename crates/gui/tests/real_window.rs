//! A real window on a virtual screen, driven by keys and drawn by Mesa in software. Needs Debian's `xvfb`,
//! `xdotool` and `libgl1-mesa-dri`: `cargo test -p damier-gui --test real_window -- --ignored`.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Longest wait, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process that ends with the test.
struct WorkerState(Child);

impl Drop for WorkerState {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A virtual screen.
struct Screen {
    display: String,
    _server: WorkerState,
}

impl Screen {
    fn start() -> Self {
        let display = format!(":{}", 90 + std::process::id() % 400);
        let size = ["-screen", "0", "1280x800x24", "-nolisten", "tcp"];
        let server = Command::new("Xvfb").arg(&display).args(size).stderr(Stdio::null()).spawn();
        let server = WorkerState(server.expect("Debian's xvfb is installed"));
        let socket = format!("/tmp/.X11-unix/X{}", &display[1..]);
        wait("the screen", || Path::new(&socket).exists());
        let screen = Self { display, _server: server };
        // A socket may also be one that a killed server left behind.
        wait("the screen's answer", || screen.answers());
        screen
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env("LIBGL_ALWAYS_SOFTWARE", "1");
        command.env_remove("WAYLAND_DISPLAY");
        command
    }

    fn answers(&self) -> bool {
        let mut asked = self.command("xdotool");
        let asked = asked.arg("getdisplaygeometry").stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().expect("Debian's xdotool is installed").success()
    }

    /// Sends keys, as xdotool names them.
    fn keys(&self, keys: &[&str]) {
        for key in keys {
            let sent = self.command("xdotool").args(["key", "--delay", "40", key]).status();
            assert!(sent.expect("Debian's xdotool is installed").success());
            std::thread::sleep(Duration::from_millis(60));
        }
    }

    fn write(&self, text: &str) {
        let typed = self.command("xdotool").args(["type", "--delay", "10", text]).status();
        assert!(typed.expect("typed").success());
        std::thread::sleep(Duration::from_millis(200));
    }

    /// Gives the window the keyboard, which a window manager does and a bare screen does not; whether it has it.
    fn focus(&self) -> bool {
        let window = ["search", "--onlyvisible", "--name", "^damier$", "windowfocus"];
        let mut asked = self.command("xdotool");
        let asked = asked.args(window).stderr(Stdio::null()).status();
        let held = self.command("xdotool").args(["getwindowfocus", "getwindowname"]).output();
        asked.is_ok_and(|asked| asked.success())
            && held.is_ok_and(|held| held.stdout.starts_with(b"damier"))
    }
}

fn wait(what: &str, mut done: impl FnMut() -> bool) {
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
#[ignore = "needs a virtual screen: Debian's xvfb, xdotool and libgl1-mesa-dri"]
fn a_window_is_played_saved_and_left_by_keys() {
    let screen = Screen::start();
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = screen.command(env!("CARGO_BIN_EXE_damier-gui"));
    window.args(["2048", "--seed", "7"]).current_dir(folder.path());
    window.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path());
    let mut window = WorkerState(window.spawn().expect("the window starts"));
    wait("the window", || screen.focus());
    std::thread::sleep(Duration::from_millis(1500));
    screen.keys(&["Left", "Up", "Right", "Down", "Left", "Up"]);
    screen.keys(&["BackSpace"]);
    screen.keys(&["ctrl+s"]);
    screen.keys(&["ctrl+a"]);
    screen.write("mine.txt");
    screen.keys(&["Return"]);
    let file = folder.path().join("mine.txt");
    wait("the saved game", || file.exists());
    let text = std::fs::read_to_string(&file).expect("saved");
    assert!(text.starts_with("damier game 1\ngame: 2048\n"), "{text}");
    let slides = ["left", "up", "right", "down"];
    let count = text.lines().filter(|line| slides.iter().any(|way| line.ends_with(way))).count();
    assert!(count >= 3, "{text}");
    assert!(window.0.try_wait().expect("known").is_none(), "the window is still there");
}
