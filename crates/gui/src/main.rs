//! `damier-gui`: the window.

fn main() -> std::process::ExitCode {
    gui::open_window()
}
