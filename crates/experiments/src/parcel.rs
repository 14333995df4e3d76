//! Parcels: a tournament packed into one file for other machines, with the submissions and networks that its spec
//! names.

use crate::checksum::{hexadecimal, plain_files};
use crate::named_file::roster_files;
use crate::outside::{Hosting, invite, is_outside};
use crate::path::path_in;
use crate::text::contest as text;
use damier_arena::{Error, Spec};
use damier_game::TextError;
use flate2::read::GzDecoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use tar::{Archive, Builder, EntryType, Header};

/// Name of the spec in a parcel.
const SPEC: &str = "spec.toml";
/// Largest number of bytes that are unpacked: a gibibyte, far more than a class needs.
const LARGEST: u64 = 1 << 30;

/// A tournament as one file: a `.tar.gz` archive of `spec.toml` and the submissions that it names, with their paths
/// relative to the spec.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    bytes: Vec<u8>,
    digest: String,
}

impl Parcel {
    /// Packs the text of a spec and the submissions that it names. Their paths start from the hosting's folder. Times
    /// and owners of files are left out, so the same submissions give the same bytes.
    ///
    /// # Errors
    /// If the spec is invalid, a submission is outside the folder, or a file cannot be read.
    pub fn pack(text: &str, hosting: &Hosting) -> Result<Self, Error> {
        let (spec, _) = invite(&Spec::read(text)?, hosting)?;
        let (mut places, mut files) = (BTreeSet::new(), BTreeMap::new());
        for event in &spec.events {
            let (outside, own): (Vec<_>, Vec<_>) =
                event.players.iter().partition(|p| is_outside(p));
            for player in outside {
                places.insert(place_of(player, &hosting.folder)?);
            }
            files.extend(files_of(&event.game, &own, &hosting.folder)?);
        }
        let mut builder = Builder::new(Vec::new());
        let packed = add(&mut builder, Path::new(SPEC), text.as_bytes(), false).and_then(|()| {
            for file in places.iter().map(|place| plain_files(&hosting.folder, place)) {
                for place in file? {
                    let path = hosting.folder.join(&place);
                    add(&mut builder, &place, &fs::read(&path)?, is_program(&path)?)?;
                }
            }
            for (place, path) in &files {
                add(&mut builder, place, &fs::read(path)?, false)?;
            }
            builder.into_inner()
        });
        let archive = packed.map_err(|error| cannot_pack(&hosting.folder, &error))?;
        let mut bytes = Vec::new();
        // Without name and time, the same content gives the same bytes.
        let mut packer = GzBuilder::new().read(archive.as_slice(), Compression::best());
        packer.read_to_end(&mut bytes).map_err(|error| cannot_pack(&hosting.folder, &error))?;
        Ok(Self::from_bytes(bytes))
    }

    /// Creates a parcel from the bytes of its file. They are only checked when the parcel is unpacked.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        let digest = hexadecimal(&Sha256::digest(&bytes));
        Self { bytes, digest }
    }

    /// Returns true if the name of a file is that of a parcel.
    #[must_use]
    pub fn is_named(path: &Path) -> bool {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".tar.gz") || name.ends_with(".tgz")
    }

    /// Returns the bytes of the file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the SHA-256 of the bytes, in hexadecimal.
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// Unpacks the parcel into a folder, and returns the path of the spec in this folder.
    ///
    /// # Errors
    /// If the bytes are not a parcel, contain links or paths that leave the folder, or the folder cannot be written.
    pub fn unpack(&self, into: &Path) -> Result<PathBuf, TextError> {
        let refuse = |error: &io::Error| {
            let folder = into.display().to_string();
            TextError::failed(text::parcel(), text::not_unpacked(folder, error))
        };
        self.unpack_plain(into).map_err(|error| refuse(&error))?;
        let spec = into.join(SPEC);
        if !spec.is_file() {
            return Err(refuse(&io::Error::from(io::ErrorKind::NotFound)));
        }
        Ok(spec)
    }

    fn unpack_plain(&self, into: &Path) -> io::Result<()> {
        let mut archive = Archive::new(GzDecoder::new(self.bytes.as_slice()).take(LARGEST));
        for entry in archive.entries()? {
            let mut entry = entry?;
            let path = entry.path()?.into_owned();
            let is_plain = entry.header().entry_type() == EntryType::Regular;
            if !is_plain || !path.components().all(|part| matches!(part, Component::Normal(_))) {
                return Err(io::Error::from(io::ErrorKind::InvalidData));
            }
            let target = into.join(path);
            if let Some(folder) = target.parent() {
                fs::create_dir_all(folder)?;
            }
            entry.unpack(target)?;
        }
        Ok(())
    }
}

fn cannot_pack(folder: &Path, error: &io::Error) -> Error {
    let folder = folder.display().to_string();
    TextError::failed(text::submissions(), text::unreadable_folder(folder, error)).into()
}

/// Returns the path of a submission, relative to the folder of its spec.
fn place_of(player: &str, folder: &Path) -> Result<PathBuf, TextError> {
    let text = path_in(player, folder);
    let path = Path::new(text.strip_prefix("./").unwrap_or(text));
    let is_below = path.components().all(|part| matches!(part, Component::Normal(_)));
    if !is_below || !folder.join(path).exists() {
        return Err(TextError::new(player, text::submission(), text::below_the_spec()));
    }
    Ok(path.to_path_buf())
}

/// Returns the files that players of the roster name, for example networks, by their paths in a parcel. They are found
/// in the same way as in a run.
fn files_of(
    game: &str,
    players: &[&String],
    folder: &Path,
) -> Result<BTreeMap<PathBuf, PathBuf>, TextError> {
    let mut files = BTreeMap::new();
    for player in players {
        for (file, path) in roster_files(game, player, folder)? {
            let place = Path::new(file.strip_prefix("./").unwrap_or(&file));
            if !place.components().all(|part| matches!(part, Component::Normal(_))) {
                return Err(TextError::new(player, text::file_of_a_player(), text::file_below()));
            }
            files.insert(place.to_path_buf(), path);
        }
    }
    Ok(files)
}

fn add(builder: &mut Builder<Vec<u8>>, at: &Path, bytes: &[u8], program: bool) -> io::Result<()> {
    let mut header = Header::new_gnu();
    header.set_entry_type(EntryType::Regular);
    header.set_mode(if program { 0o755 } else { 0o644 });
    header.set_size(bytes.len() as u64);
    builder.append_data(&mut header, at, bytes)
}

#[cfg(unix)]
fn is_program(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o100 != 0)
}

#[cfg(not(unix))]
fn is_program(_: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC_TEXT: &str =
        "[[event]]\ngame = '2048'\nplayers = ['random', 'in/*', './eve.py(depth=2)']\n";

    /// Two submissions in a folder and one beside the spec.
    fn class() -> tempfile::TempDir {
        let place = tempfile::tempdir().unwrap();
        for folder in ["in/ada/__pycache__", "in/bob"] {
            fs::create_dir_all(place.path().join(folder)).unwrap();
        }
        for (file, text) in [
            ("in/ada/bot.py", "print()"),
            ("in/ada/__pycache__/bot.pyc", "?"),
            ("in/bob/bot.py", "pass"),
            ("eve.py", "pass"),
            ("marks.csv", "secret"),
        ] {
            fs::write(place.path().join(file), text).unwrap();
        }
        place
    }

    fn packed(place: &Path) -> Parcel {
        Parcel::pack(SPEC_TEXT, &Hosting::new(place, true)).unwrap()
    }

    /// Files beside the spec that players name are packed. Files outside its folder cannot be.
    #[test]
    fn networks_travel_with_the_players_that_name_them() {
        let class = tempfile::tempdir().unwrap();
        fs::write(class.path().join("own.net"), "weights").unwrap();
        let pack = |file: &str| {
            let spec =
                format!("[[event]]\ngame = '2048'\nplayers = ['random', 'network(file={file})']\n");
            Parcel::pack(&spec, &Hosting::new(class.path(), true))
        };
        let there = tempfile::tempdir().unwrap();
        pack("own.net").unwrap().unpack(there.path()).unwrap();
        assert_eq!(fs::read_to_string(there.path().join("own.net")).unwrap(), "weights");
        let elsewhere = class.path().join("own.net");
        let refused = pack(elsewhere.to_str().unwrap()).unwrap_err().to_string();
        assert!(refused.contains("in the folder of the spec"), "{refused}");
    }

    #[test]
    fn a_parcel_has_the_spec_and_its_submissions_and_nothing_else() {
        let (class, there) = (class(), tempfile::tempdir().unwrap());
        let parcel = packed(class.path());
        let spec = parcel.unpack(there.path()).unwrap();
        assert_eq!(fs::read_to_string(spec).unwrap(), SPEC_TEXT);
        let is_there = |file: &str| there.path().join(file).exists();
        assert!(["in/ada/bot.py", "in/bob/bot.py", "eve.py"].into_iter().all(is_there));
        assert!(!["in/ada/__pycache__", "marks.csv"].into_iter().any(is_there));
        assert_eq!(packed(there.path()), parcel, "the same submissions are the same bytes");
        fs::write(there.path().join("eve.py"), "print()").unwrap();
        assert_ne!(packed(there.path()).digest(), parcel.digest());
    }

    #[test]
    fn a_submission_from_elsewhere_does_not_travel() {
        let class = class();
        let below = class.path().join("in");
        for player in ["../eve.py", "bob/none.py"] {
            let text = format!("[[event]]\ngame = '2048'\nplayers = ['{player}']");
            let refused = Parcel::pack(&text, &Hosting::new(&below, true)).unwrap_err();
            assert!(refused.to_string().contains(player), "{refused}");
        }
    }

    #[test]
    fn what_is_no_parcel_writes_nothing_outside() {
        let place = tempfile::tempdir().unwrap();
        let into = place.path().join("into");
        fs::create_dir(&into).unwrap();
        let mut builder = Builder::new(Vec::new());
        let mut header = Header::new_gnu();
        header.set_size(1);
        header.as_gnu_mut().unwrap().name[..7].copy_from_slice(b"../evil");
        header.set_cksum();
        builder.append(&header, &b"x"[..]).unwrap();
        let mut climbing = Vec::new();
        let archive = builder.into_inner().unwrap();
        GzBuilder::new()
            .read(archive.as_slice(), Compression::fast())
            .read_to_end(&mut climbing)
            .unwrap();
        let mut cut = packed(class().path()).bytes().to_vec();
        cut.truncate(cut.len() / 2);
        for bytes in [climbing, cut, b"no archive".to_vec(), Vec::new()] {
            let refused = Parcel::from_bytes(bytes).unpack(&into).unwrap_err().to_string();
            assert!(!refused.contains('\n') && !place.path().join("evil").exists(), "{refused}");
        }
    }
}
