//! Operating system settings of a server: private files, and descriptors for connections.

use std::path::Path;

/// The most connections at the same time.
const MOST_CONNECTIONS: u64 = 1000;
/// Descriptors reserved for the database, versions and responses.
const RESERVE: u64 = 200;
/// Descriptors reserved for each playing thread: two guests with their pipes, folders and locks.
const PER_PLAYER: u64 = 32;
/// The descriptor limit that the server requests.
const WANTED: u64 = 1 << 14;

/// Makes all files that this program creates readable for its user only.
#[cfg(unix)]
pub fn keep_files_private() {
    use nix::sys::stat::{Mode, umask};
    umask(Mode::S_IRWXG | Mode::S_IRWXO);
}

/// Does nothing, because the access list of the folder decides.
#[cfg(not(unix))]
pub fn keep_files_private() {}

/// Makes an existing file or folder accessible to its owner only. A failure is logged, for example for a file of
/// another user.
#[cfg(unix)]
pub(crate) fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = path.symlink_metadata() else { return };
    let mode = found.permissions().mode();
    if found.is_symlink() || mode & 0o077 == 0 {
        return;
    }
    let own = std::fs::Permissions::from_mode(mode & 0o700);
    if let Err(error) = std::fs::set_permissions(path, own) {
        tracing::warn!(path = %path.display(), %error, "others-may-read");
    }
}

#[cfg(not(unix))]
pub(crate) fn make_private(_: &Path) {}

/// Raises this program's limit on open file descriptors as far as the system permits. Returns how many connections may
/// be open at the same time so that enough descriptors remain for `players` playing threads.
#[cfg(unix)]
pub(crate) fn room_for_connections(players: usize) -> usize {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).unwrap_or((256, 256));
    let wanted = soft.max(WANTED.min(hard));
    let granted = setrlimit(Resource::RLIMIT_NOFILE, wanted, hard).map_or(soft, |()| wanted);
    room_within(granted, players)
}

#[cfg(not(unix))]
pub(crate) fn room_for_connections(players: usize) -> usize {
    room_within(WANTED, players)
}

fn room_within(descriptors: u64, players: usize) -> usize {
    let reserve = RESERVE.saturating_add(PER_PLAYER.saturating_mul(players as u64));
    // With very few descriptors, connections get half of them.
    let room = descriptors.saturating_sub(reserve).max(descriptors / 2).min(MOST_CONNECTIONS);
    usize::try_from(room).unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_games() {
        assert_eq!(room_within(1 << 14, 4), 1000);
        assert_eq!(room_within(1024, 4), 696);
        assert_eq!(room_within(64, 4), 32);
    }

    #[cfg(unix)]
    #[test]
    fn what_others_could_read_becomes_private() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("class.db");
        std::fs::write(&file, "x").expect("written");
        for (path, given, left) in [(file.as_path(), 0o644, 0o600), (folder.path(), 0o755, 0o700)] {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(given)).expect("set");
            make_private(path);
            let mode = path.metadata().expect("there").permissions().mode();
            assert_eq!(mode & 0o777, left, "{}", path.display());
        }
    }
}
