//! Turns the result of a build into plain files and folders, with the modes that all submissions have.
//!
//! A build can create set-uid files, inaccessible files, links, and pipes. None of its processes runs any more at this
//! point. Folders are opened through descriptors, so that no path is too long and no link is followed.

use nix::dir::Dir;
use nix::errno::Errno;
use nix::fcntl::{AtFlags, OFlag, open, openat};
use nix::sys::stat::{FchmodatFlags, Mode, SFlag, fchmod, fchmodat, fstatat};
use nix::unistd::{UnlinkatFlags, unlinkat};
use std::ffi::{CStr, CString};
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::path::Path;

const FOLDER: OFlag =
    OFlag::O_RDONLY.union(OFlag::O_DIRECTORY).union(OFlag::O_NOFOLLOW).union(OFlag::O_CLOEXEC);
const FILE: OFlag =
    OFlag::O_RDONLY.union(OFlag::O_NOFOLLOW).union(OFlag::O_NONBLOCK).union(OFlag::O_CLOEXEC);
/// Modes of programs and folders, and of all other files.
const PROGRAM: Mode = Mode::from_bits_truncate(0o755);
const PLAIN: Mode = Mode::from_bits_truncate(0o644);

/// Cleans a folder, whose depth has been checked before: removes links, pipes and sockets, and sets modes so that
/// programs can be run.
///
/// # Errors
/// Fails if something cannot be read or written.
pub(super) fn make_plain(folder: &Path) -> io::Result<()> {
    make_folder_plain(open(folder, FOLDER, Mode::empty())?)
}

fn make_folder_plain(folder: OwnedFd) -> io::Result<()> {
    fchmod(&folder, PROGRAM)?;
    let mut folder = Dir::from_fd(folder)?;
    let is_entry = |name: &CStr| !matches!(name.to_bytes(), b"." | b"..");
    let names = folder.iter().map(|entry| entry.map(|entry| entry.file_name().to_owned()));
    let names: Vec<CString> = names.collect::<Result<_, Errno>>()?;
    for name in names.iter().filter(|name| is_entry(name)) {
        let found = fstatat(&folder, name.as_c_str(), AtFlags::AT_SYMLINK_NOFOLLOW)?;
        let kind = SFlag::from_bits_truncate(found.st_mode) & SFlag::S_IFMT;
        if kind == SFlag::S_IFDIR {
            make_folder_plain(openat(&folder, name.as_c_str(), FOLDER, Mode::empty())?)?;
        } else if kind == SFlag::S_IFREG {
            make_file_plain(&folder, name)?;
        } else {
            unlinkat(&folder, name.as_c_str(), UnlinkatFlags::NoRemoveDir)?;
        }
    }
    Ok(())
}

fn make_file_plain(folder: &Dir, name: &CStr) -> io::Result<()> {
    // It is a regular file, so no link is followed. Its owner may not be able to open it yet.
    fchmodat(folder, name, PLAIN, FchmodatFlags::FollowSymlink)?;
    let file = openat(folder, name, FILE, Mode::empty())?;
    let mut file = File::from(file);
    let mut start = Vec::new();
    file.by_ref().take(4).read_to_end(&mut start)?;
    if start == b"\x7fELF" || start.starts_with(b"#!") {
        fchmod(&file, PROGRAM)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nix::unistd::mkfifo;
    use std::collections::BTreeMap;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn only_plain_files_and_folders_stay() {
        let place = tempfile::tempdir().unwrap();
        let top = place.path();
        let elsewhere = tempfile::NamedTempFile::new().unwrap();
        fs::create_dir_all(top.join("a/b")).unwrap();
        for (name, bytes, mode) in [
            ("a/run", &b"\x7fELF..."[..], 0o4600),
            ("a/b/script", b"#!/bin/sh\n", 0o2000),
            ("a/text", b"ELF", 0o777),
            ("empty", b"", 0o000),
        ] {
            fs::write(top.join(name), bytes).unwrap();
            fs::set_permissions(top.join(name), fs::Permissions::from_mode(mode)).unwrap();
        }
        symlink(elsewhere.path(), top.join("a/link")).unwrap();
        symlink("..", top.join("a/b/up")).unwrap();
        mkfifo(&top.join("pipe"), Mode::S_IRWXU).unwrap();
        fs::set_permissions(top.join("a/b"), fs::Permissions::from_mode(0o3700)).unwrap();
        let outside = elsewhere.path().metadata().unwrap().permissions().mode();
        make_plain(top).unwrap();
        let mut found = BTreeMap::new();
        for folder in ["", "a", "a/b"] {
            for entry in fs::read_dir(top.join(folder)).unwrap().map(Result::unwrap) {
                let path = entry.path().strip_prefix(top).unwrap().display().to_string();
                found.insert(path, entry.path().symlink_metadata().unwrap().permissions().mode());
            }
        }
        let expected = [
            ("a", 0o040_755),
            ("a/b", 0o040_755),
            ("a/b/script", 0o100_755),
            ("a/run", 0o100_755),
            ("a/text", 0o100_644),
            ("empty", 0o100_644),
        ];
        assert_eq!(found, expected.map(|(path, mode)| (path.to_string(), mode)).into());
        assert_eq!(elsewhere.path().metadata().unwrap().permissions().mode(), outside);
    }
}
