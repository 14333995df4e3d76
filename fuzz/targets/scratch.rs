//! Files for what is read by its path.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("damier-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder of this process's own");
    folder.canonicalize().expect("it was made just now")
});

/// A folder of this process. The caller removes it together with the folder for temporary files.
pub fn folder() -> &'static Path {
    &FOLDER
}

/// Writes a file of the folder.
pub fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, bytes).expect("room for a small file");
    path
}
