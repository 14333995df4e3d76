//! Detects submissions that the user who runs this program may not read. That is not their author's fault.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Maximum number of files and folders of a submission that are checked.
const MOST_TRIED: usize = 1000;

/// Returns the first file or folder of a submission that the user who runs this program may not read, with the system's
/// error. Only checks the first files of a large folder.
pub(crate) fn first_unreadable(path: &Path) -> Option<(PathBuf, io::Error)> {
    let mut waiting = vec![path.to_path_buf()];
    for _ in 0..MOST_TRIED {
        let path = waiting.pop()?;
        let Ok(about) = path.symlink_metadata() else { continue };
        let tried = if about.is_dir() {
            std::fs::read_dir(&path).map(|all| waiting.extend(all.flatten().map(|one| one.path())))
        } else if about.is_file() {
            std::fs::File::open(&path).map(drop)
        } else {
            Ok(())
        };
        match tried {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                return Some((path, error));
            }
            _ => {}
        }
    }
    None
}
