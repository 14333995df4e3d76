//! Checksums of the files behind entrants, so that a run does not go on with other ones unseen.

use super::named_file::named_files;
use super::outside::{Hosting, is_outside};
use super::path::path_of;
use crate::catalog::open;
use arena::{Event, Spec};
use game::Params;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The checksums of the files behind each player of each event of a spec; see [`checksum`].
pub(super) fn checksums(spec: &Spec, hosting: &Hosting) -> Vec<Vec<Option<String>>> {
    let of_event = |event: &Event| {
        let players = event.players.iter();
        players.map(|player| checksum(&event.game, player, hosting)).collect()
    };
    spec.events.iter().map(of_event).collect()
}

/// The SHA-256 of the files behind a player, in hexadecimal: those of a submission, with their places in its folder, or those
/// that a player of the game's roster names, as networks. `None` where there are none, and where they cannot be read: such a
/// submission is at fault when it is to start.
#[must_use]
pub fn checksum(game: &str, player: &str, hosting: &Hosting) -> Option<String> {
    let read = || -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
        if !is_outside(player) {
            let read = |path: PathBuf| Ok((PathBuf::new(), fs::read(path)?));
            return roster_files(game, player, &hosting.folder).into_iter().map(read).collect();
        }
        let whole = hosting.folder.join(player);
        let place = if whole.exists() { whole } else { hosting.folder.join(path_of(player)) };
        if place.is_file() {
            return Ok(vec![(PathBuf::new(), fs::read(place)?)]);
        }
        let read = |file: PathBuf| fs::read(place.join(&file)).map(|bytes| (file, bytes));
        plain_files(&place, Path::new(""))?.into_iter().map(read).collect()
    };
    let files = read().ok()?;
    let mut hash = Sha256::new();
    for (place, bytes) in &files {
        let place = place.to_string_lossy();
        hash.update((place.len() as u64).to_le_bytes());
        hash.update(place.as_bytes());
        hash.update(Sha256::digest(bytes));
    }
    (!files.is_empty()).then(|| hexadecimal(&hash.finalize()))
}

/// The files that a player of the roster names, from the current folder or else from the spec's.
fn roster_files(game: &str, player: &str, folder: &Path) -> Vec<PathBuf> {
    let name = Params::read_player(player).map(|(name, _)| name);
    let roster = open(game).map(|game| game.players()).unwrap_or_default();
    let info = roster.iter().find(|info| name.as_ref().is_ok_and(|name| info.name == *name));
    let named = info.map(|info| named_files(&info.settings, player)).unwrap_or_default();
    let find = |file: String| {
        let places = [PathBuf::from(&file), folder.join(&file)];
        places.into_iter().find(|path| path.is_file())
    };
    named.into_iter().filter_map(find).collect()
}

/// A file, or all plain files in a folder, by their paths from `folder`; hidden ones and links are left out, as submissions do
/// without them.
///
/// # Errors
/// A folder that cannot be read.
pub(super) fn plain_files(folder: &Path, place: &Path) -> io::Result<Vec<PathBuf>> {
    let path = folder.join(place);
    if path.is_file() {
        return Ok(vec![place.to_path_buf()]);
    }
    let mut entries: Vec<_> = fs::read_dir(&path)?.collect::<io::Result<_>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut files = Vec::new();
    for entry in entries {
        let name = entry.file_name();
        let is_hidden = name.as_encoded_bytes().starts_with(b".") || name == "__pycache__";
        if !is_hidden && !entry.file_type()?.is_symlink() {
            files.extend(plain_files(folder, &place.join(name))?);
        }
    }
    Ok(files)
}

/// A hash as text.
pub(super) fn hexadecimal(hash: &[u8]) -> String {
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
