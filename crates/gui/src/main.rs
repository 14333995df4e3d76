//! `damier-gui`: the window.

fn main() -> std::process::ExitCode {
    damier_gui::open_window()
}
