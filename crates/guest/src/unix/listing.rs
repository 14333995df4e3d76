//! Lists folders through descriptors, so that no path is too long and no link is followed.

use super::ownership::size_on_disk;
use crate::process::folder_usage::FolderEntry;
use nix::dir::Dir;
use nix::errno::Errno;
use nix::fcntl::{AtFlags, OFlag, open, openat};
use nix::sys::stat::{Mode, SFlag, fstatat};
use std::ffi::{CString, OsStr};
use std::io;
use std::path::Path;

/// Permissions that an owner needs to open a folder.
const OPEN: Mode = Mode::S_IRUSR.union(Mode::S_IXUSR);

/// Lists at most `most` entries of the folder that `names` lead to from `top`. At most two descriptors are open at a
/// time.
///
/// # Errors
/// Fails if the folder is gone or cannot be opened, or if this program has no descriptor left.
pub(crate) fn list(top: &Path, names: &[&OsStr], most: usize) -> io::Result<Vec<FolderEntry>> {
    let flags = OFlag::O_RDONLY | OFlag::O_DIRECTORY | OFlag::O_NOFOLLOW | OFlag::O_CLOEXEC;
    let mut folder = open(top, flags, Mode::empty())?;
    for &name in names {
        folder = openat(&folder, name, flags, Mode::empty()).map_err(|error| match error {
            // A link or a file has replaced it.
            Errno::ELOOP | Errno::ENOTDIR => Errno::ENOENT,
            other => other,
        })?;
    }
    let mut folder = Dir::from_fd(folder)?;
    let mut found: Vec<CString> = Vec::new();
    for entry in folder.iter() {
        let entry = entry?;
        if !matches!(entry.file_name().to_bytes(), b"." | b"..") {
            found.push(entry.file_name().to_owned());
        }
        if found.len() >= most {
            break;
        }
    }
    let listed = found.into_iter().map(|name| examine(&folder, &name));
    listed.filter_map(Result::transpose).collect()
}

/// Reads the attributes of an entry; `None` if it is gone.
fn examine(folder: &Dir, name: &CString) -> io::Result<Option<FolderEntry>> {
    use std::os::unix::ffi::OsStrExt;
    let stat = match fstatat(folder, name.as_c_str(), AtFlags::AT_SYMLINK_NOFOLLOW) {
        Err(Errno::ENOENT) => return Ok(None),
        stat => stat?,
    };
    let is_folder = SFlag::from_bits_truncate(stat.st_mode) & SFlag::S_IFMT == SFlag::S_IFDIR;
    let is_closed = is_folder && !Mode::from_bits_truncate(stat.st_mode).contains(OPEN);
    let bytes = size_on_disk(stat.st_size.unsigned_abs(), stat.st_blocks.unsigned_abs());
    let name = OsStr::from_bytes(name.as_bytes()).to_os_string();
    Ok(Some(FolderEntry { name, is_folder, is_closed, bytes, file: Some(stat.st_ino) }))
}
