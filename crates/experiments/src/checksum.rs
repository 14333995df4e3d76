//! Checksums of the files of entrants, so that a run is not continued with changed files by accident.

use crate::named_file::roster_files;
use crate::outside::{Hosting, is_outside};
use crate::path::path_in;
use crate::source_text::bare_source;
use damier_arena::{Event, Lineup, PlayerChecksums, Spec};
use damier_guest::MANIFEST;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the checksums of the files of each player of each event of a spec.
pub(crate) fn checksums(spec: &Spec, hosting: &Hosting) -> Vec<Vec<PlayerChecksums>> {
    let of_event = |event: &Event| {
        let players = event.players.iter();
        players.map(|player| player_checksums(&event.game, player, hosting)).collect()
    };
    spec.events.iter().map(of_event).collect()
}

fn player_checksums(game: &str, player: &str, hosting: &Hosting) -> PlayerChecksums {
    let files = read_files(game, player, hosting).unwrap_or_default();
    let is_submission = is_outside(player) && !files.is_empty();
    let source = is_submission.then(|| source_checksum(player, &files, hosting)).flatten();
    PlayerChecksums { files: checksum(&files), source }
}

/// Returns the checksums of the files of a submission.
#[must_use]
pub fn submission_checksums(path: &str, hosting: &Hosting) -> PlayerChecksums {
    player_checksums("", path, hosting)
}

/// A file of a player: its place in the folder of the submission, and its content.
type PlayerFile = (PathBuf, Vec<u8>);

/// Returns the SHA-256 of the source text and the options of a submission, in hexadecimal. Comments, white space, the
/// names of files and the manifest, which holds the name of the submission, do not change it. `None` if nothing else is
/// there.
fn source_checksum(player: &str, files: &[PlayerFile], hosting: &Hosting) -> Option<String> {
    let path = path_in(player, &hosting.folder);
    let sources = files.iter().filter(|(place, _)| *place != Path::new(MANIFEST));
    let bare = |(place, bytes): &PlayerFile| match std::str::from_utf8(bytes) {
        Ok(text) if place.as_os_str().is_empty() => bare_source(Path::new(path), text).into_bytes(),
        Ok(text) => bare_source(place, text).into_bytes(),
        Err(_) => bytes.clone(),
    };
    let sources = sources.map(bare).filter(|source| !source.is_empty());
    let mut digests: Vec<_> = sources.map(Sha256::digest).collect();
    if digests.is_empty() {
        return None;
    }
    digests.sort();
    let mut hash = Sha256::new();
    digests.iter().for_each(|digest| hash.update(digest));
    hash.update(&player[path.len()..]);
    Some(hexadecimal(&hash.finalize()))
}

/// Reads a player's files: those of a submission, or those that a player of the roster names, for example networks.
fn read_files(game: &str, player: &str, hosting: &Hosting) -> io::Result<Vec<PlayerFile>> {
    if !is_outside(player) {
        let named = roster_files(game, player, &hosting.folder).unwrap_or_default();
        let read = |(_, path)| Ok((PathBuf::new(), fs::read(path)?));
        return named.into_iter().map(read).collect();
    }
    let place = hosting.folder.join(path_in(player, &hosting.folder));
    if place.is_file() {
        return Ok(vec![(PathBuf::new(), fs::read(place)?)]);
    }
    let read = |file: PathBuf| fs::read(place.join(&file)).map(|bytes| (file, bytes));
    plain_files(&place, Path::new(""))?.into_iter().map(read).collect()
}

/// Returns the SHA-256 of a player's files and their places, in hexadecimal. `None` if there are no files, or if they
/// could not be read. A submission that cannot be read loses its games when it is started.
fn checksum(files: &[PlayerFile]) -> Option<String> {
    let mut hash = Sha256::new();
    for (place, bytes) in files {
        let place = place.to_string_lossy();
        hash.update((place.len() as u64).to_le_bytes());
        hash.update(place.as_bytes());
        hash.update(Sha256::digest(bytes));
    }
    (!files.is_empty()).then(|| hexadecimal(&hash.finalize()))
}

/// Comparison of the current files of a run's players with the files that the run was played with.
#[derive(Debug, Default)]
pub struct FileComparison {
    /// Number of players whose files have not changed.
    pub same: u64,
    /// Players whose files have changed.
    pub other: Vec<String>,
    /// Submissions whose files are missing or unreadable.
    pub missing: Vec<String>,
}

impl FileComparison {
    /// Compares the files of all players of a spec. Skips lineups without checksums.
    #[must_use]
    pub fn new(spec: &Spec, lineups: &[Lineup], hosting: &Hosting) -> Self {
        let mut compared = Self::default();
        for (event, lineup) in spec.events.iter().zip(lineups) {
            if lineup.known_checksums().next().is_none() {
                continue;
            }
            for player in &event.players {
                match player_checksums(&event.game, player, hosting).files {
                    Some(now) if lineup.known_checksums().any(|sum| sum == now) => {
                        compared.same += 1;
                    }
                    Some(_) => compared.other.push(player.clone()),
                    None if is_outside(player) => compared.missing.push(player.clone()),
                    None => {}
                }
            }
        }
        compared
    }
}

/// Lists a file, or all plain files in a folder, by their paths from `folder`. Hidden files and links are left out,
/// because submissions cannot use them.
///
/// # Errors
/// If a folder cannot be read.
pub(crate) fn plain_files(folder: &Path, place: &Path) -> io::Result<Vec<PathBuf>> {
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

/// Writes a hash as text.
pub(crate) fn hexadecimal(hash: &[u8]) -> String {
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
