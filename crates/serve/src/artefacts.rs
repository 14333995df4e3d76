//! Files of versions on the disk, named by their checksums: the submitted archive, and the build that plays.
//!
//! A file is written under a draft name, and renamed once all of it is on the disk. Only then does the database refer
//! to the file. Drafts that a killed server left behind are removed at the next start.

use crate::http_error::HttpError;
use crate::system::make_private;
use crate::upload::UploadedFiles;
use damier_experiments::MANIFEST;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The folder of archives.
const ARCHIVES: &str = "versions";
/// The folder of builds.
const BUILDS: &str = "builds";
/// The prefix of draft names.
pub(crate) const DRAFT: &str = ".new-";
/// Endings of shared objects.
const LIBRARIES: [&str; 3] = ["so", "dll", "dylib"];

/// The files of a class's versions.
#[derive(Clone, Debug)]
pub struct Artefacts {
    archives: PathBuf,
    builds: PathBuf,
}

impl Artefacts {
    /// Opens the files in a class's folder, and removes drafts.
    ///
    /// # Errors
    /// A folder that cannot be written.
    pub(crate) fn open(folder: &Path) -> Result<Self, HttpError> {
        let own = Self::at(folder)?;
        for place in [&own.archives, &own.builds] {
            fs::create_dir_all(place)?;
            make_private(place);
            for entry in fs::read_dir(place)? {
                let entry = entry?;
                if entry.file_name().as_encoded_bytes().starts_with(DRAFT.as_bytes()) {
                    remove(&entry.path());
                }
            }
        }
        Ok(own)
    }

    /// Opens the files in a class's folder for reading.
    ///
    /// # Errors
    /// A missing folder.
    pub(crate) fn at(folder: &Path) -> Result<Self, HttpError> {
        let folder = fs::canonicalize(folder)?;
        Ok(Self { archives: folder.join(ARCHIVES), builds: folder.join(BUILDS) })
    }

    /// Stores the files of a submission as an archive, unless it is stored already. The archive is on the disk when
    /// this returns.
    ///
    /// # Errors
    /// A failed write, after which nothing is stored.
    pub(crate) fn keep(&self, files: &UploadedFiles) -> Result<(), HttpError> {
        let place = self.archive(&files.digest());
        if place.is_file() {
            return Ok(());
        }
        let draft = draft(&self.archives);
        let kept = write_whole(&draft, &files.packed()?)
            .and_then(|()| fs::rename(&draft, &place))
            .and_then(|()| sync_folder(&self.archives));
        kept.inspect_err(|_| remove(&draft))?;
        Ok(())
    }

    /// Returns the bytes of the archive with this checksum.
    ///
    /// # Errors
    /// A missing archive.
    pub(crate) fn packed(&self, digest: &str) -> Result<Vec<u8>, HttpError> {
        Ok(fs::read(self.archive(digest))?)
    }

    /// Unpacks the archive with this checksum into a draft folder.
    ///
    /// # Errors
    /// A damaged archive; a failed write.
    pub(crate) fn lay_out(&self, digest: &str) -> Result<UnsettledBuild, HttpError> {
        let files = UploadedFiles::from_zip(&self.packed(digest)?)?;
        let layout = UnsettledBuild { folder: draft(&self.builds), place: self.build(digest) };
        for (path, bytes) in files.files() {
            let place = layout.folder.join(path);
            place.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(&place, bytes)?;
            set_mode(&place, is_program(bytes))?;
        }
        for path in files.empty_folders() {
            fs::create_dir_all(layout.folder.join(path))?;
        }
        Ok(layout)
    }

    /// Returns the path from which the version with this checksum plays.
    #[must_use]
    pub(crate) fn player(&self, digest: &str) -> PathBuf {
        player_path(&self.build(digest))
    }

    /// Removes all archives and builds whose checksums are not in `digests`. Drafts stay.
    ///
    /// # Errors
    /// A folder that cannot be read.
    pub(crate) fn keep_only(&self, digests: &BTreeSet<String>) -> Result<(), HttpError> {
        for place in [&self.archives, &self.builds] {
            for entry in fs::read_dir(place)? {
                let entry = entry?;
                let name = entry.file_name().to_string_lossy().into_owned();
                let digest = name.strip_suffix(".zip").unwrap_or(&name);
                if !name.starts_with(DRAFT) && !digests.contains(digest) {
                    remove(&entry.path());
                }
            }
        }
        Ok(())
    }

    /// Returns the path of the archive with this checksum.
    #[must_use]
    pub(crate) fn archive(&self, digest: &str) -> PathBuf {
        self.archives.join(format!("{digest}.zip"))
    }

    fn build(&self, digest: &str) -> PathBuf {
        self.builds.join(digest)
    }
}

/// An unpacked version that does not play yet. Dropping it removes its files.
#[derive(Debug)]
pub(crate) struct UnsettledBuild {
    /// The draft folder with the unpacked files.
    pub folder: PathBuf,
    place: PathBuf,
}

impl UnsettledBuild {
    /// Adds a manifest if the program is a file beside others, such as a Python file beside its modules or its data.
    /// The sandbox shows a program that is run alone no other file.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn run_with_all_files(&self) -> Result<(), HttpError> {
        let path = player_path(&self.folder);
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let is_python = path.extension().is_some_and(|end| end == "py");
        let is_alone = path == self.folder || fs::read_dir(&self.folder)?.count() == 1;
        if is_alone || !is_python && !is_program(&fs::read(&path)?) {
            return Ok(());
        }
        let own = format!("./{name}");
        let command = if is_python { vec!["python3", name] } else { vec![own.as_str()] };
        let text = format!("command = {}\n", toml::Value::from(command));
        Ok(fs::write(self.folder.join(MANIFEST), text)?)
    }

    /// Moves the files from the draft folder to the folder from which the version plays.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn settle(self) -> Result<(), HttpError> {
        // Another student's version with the same files may already play from there.
        if !self.place.is_dir() {
            fs::rename(&self.folder, &self.place)?;
        }
        Ok(())
    }
}

impl Drop for UnsettledBuild {
    fn drop(&mut self) {
        remove(&self.folder);
    }
}

/// Returns the output of a version's program with the paths of its files as the author knows them, without the folder of
/// the class above them. Programs see it as it was named, or with links followed.
pub(crate) fn without_folder(class: &Path, digest: &str, text: &str) -> String {
    without_folders(class, &Path::new(BUILDS).join(digest), text)
}

/// Returns a text without this folder, which is a path in the folder of the class, and without the folders above it.
pub(crate) fn without_folders(class: &Path, folder: &Path, text: &str) -> String {
    let whole = class.canonicalize().unwrap_or_else(|_| class.to_path_buf());
    let own = |above: &Path| format!("{}/", above.join(folder).display());
    [whole.as_path(), class]
        .iter()
        .fold(text.to_string(), |text, above| text.replace(&own(above), ""))
}

/// Returns the path that the referee starts for a folder. This is the folder itself if it has a `submission.toml` or
/// `bot.py`, else its only shared object, only Python file or only file, else the folder itself.
pub(crate) fn player_path(folder: &Path) -> PathBuf {
    let has = |name: &str| folder.join(name).is_file();
    if has("submission.toml") || has("bot.py") {
        return folder.to_path_buf();
    }
    let listed = fs::read_dir(folder).into_iter().flatten().flatten();
    let files: Vec<PathBuf> =
        listed.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    let ends = |path: &&PathBuf, endings: &[&str]| {
        path.extension().is_some_and(|end| endings.iter().any(|one| end == *one))
    };
    for endings in [&LIBRARIES[..], &["py"]] {
        let mut fit = files.iter().filter(|path| ends(path, endings));
        if let (Some(only), None) = (fit.next(), fit.next()) {
            return only.clone();
        }
    }
    match files.as_slice() {
        [only] => only.clone(),
        _ => folder.to_path_buf(),
    }
}

/// Copies a folder with everything in it.
///
/// # Errors
/// A failed write.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> Result<(), HttpError> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let place = to.join(entry.file_name());
        match entry.file_type()? {
            kind if kind.is_dir() => copy_folder(&entry.path(), &place)?,
            kind if kind.is_file() => fs::copy(entry.path(), place).map(drop)?,
            _ => {}
        }
    }
    Ok(())
}

/// Returns true for the bytes of a program or a library; false for those of another file.
fn is_program(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x7fELF") || bytes.starts_with(b"#!")
}

fn draft(folder: &Path) -> PathBuf {
    let name = &crate::secret::new_token()[..16];
    folder.join(format!("{DRAFT}{name}"))
}

fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Flushes a folder's entries to the disk. Systems that cannot open folders do it by themselves.
fn sync_folder(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Makes a file readable for everyone, and executable if it is a program.
#[cfg(unix)]
pub(crate) fn set_mode(path: &Path, is_program: bool) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = if is_program { 0o755 } else { 0o644 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
pub(crate) fn set_mode(_: &Path, _: bool) -> std::io::Result<()> {
    Ok(())
}

/// Removes a file or folder if it exists. A failure is logged.
fn remove(path: &Path) {
    let found = path.symlink_metadata();
    let removed = match &found {
        // A build may have removed permissions from folders, or nested them deeper than a path can name.
        Ok(found) if found.is_dir() => damier_experiments::remove_folder(path),
        Ok(_) => fs::remove_file(path),
        Err(_) => Ok(()),
    };
    if let Err(error) = removed {
        tracing::error!(path = %path.display(), %error, "cannot-remove");
    }
}

#[cfg(test)]
mod tests {
    use super::{MANIFEST, UnsettledBuild, without_folder};
    use std::fs;
    use std::path::Path;

    #[test]
    fn a_program_beside_other_files_gets_a_manifest() {
        let command = |files: &[(&str, &str)]| {
            let place = tempfile::tempdir().expect("a folder");
            let folder = place.path().join("draft");
            for (path, text) in files {
                let path = folder.join(path);
                fs::create_dir_all(path.parent().expect("a folder")).expect("made");
                fs::write(path, text).expect("written");
            }
            let build = UnsettledBuild { folder, place: place.path().join("build") };
            build.run_with_all_files().expect("written");
            fs::read_to_string(build.folder.join(MANIFEST)).unwrap_or_default()
        };
        let python = "command = [\"python3\", \"main.py\"]\n";
        assert_eq!(command(&[("main.py", ""), ("quarto/a.py", "")]), python);
        assert_eq!(command(&[("main.py", ""), ("net.json", "")]), python);
        let library = [("libada.so", "\x7fELF"), ("net.txt", "")];
        assert_eq!(command(&library), "command = [\"./libada.so\"]\n");
        for alone in [
            &[("main.py", "")][..],
            &[("bot.py", ""), ("main.py", "")],
            &[("a.py", ""), ("b.py", "")],
            &[("README.md", ""), ("src/a.py", "")],
            &library[..1],
        ] {
            assert_eq!(command(alone), "", "{alone:?}");
        }
    }

    #[test]
    fn paths_of_the_server_are_left_out() {
        for (text, shown) in [
            ("File \"/srv/my class/builds/1f/bot.py\", line 3", "File \"bot.py\", line 3"),
            ("-I/srv/my class/builds/1f/inc a.c", "-Iinc a.c"),
            ("/srv/my class/builds/1f/x:/srv/my class/builds/1f/y", "x:y"),
            ("/srv/my class/builds/2e/bot.py", "/srv/my class/builds/2e/bot.py"),
            ("", ""),
        ] {
            assert_eq!(without_folder(Path::new("/srv/my class"), "1f", text), shown);
        }
    }
}
