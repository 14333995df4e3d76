//! The folder of the user's data.

use std::path::PathBuf;

/// Returns the folder of tables and networks: that of the environment variable `DAMIER_DATA`, otherwise the platform's
/// folder for the data of programs. `None` if there is neither.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if let Some(folder) = named("DAMIER_DATA") {
        return Some(folder.into());
    }
    let home = || named("HOME").map(PathBuf::from);
    let parent = if cfg!(windows) {
        named("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").map(PathBuf::from).or_else(|| Some(home()?.join(".local/share")))
    };
    parent.map(|parent| parent.join("damier"))
}
