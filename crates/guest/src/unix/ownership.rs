//! Owners and rights of files.

use damier_i18n::Message;
use nix::unistd::geteuid;
use std::fs::{Metadata, Permissions, set_permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use tempfile::Builder;

/// The endings of libraries that can be loaded here.
#[cfg(target_os = "linux")]
pub(crate) const LIBRARIES: &[&str] = &["so"];
#[cfg(not(target_os = "linux"))]
pub(crate) const LIBRARIES: &[&str] = &["dylib", "so"];

/// The class's library in C.
#[cfg(target_os = "linux")]
pub(crate) const LIBGRID: &str = "libgrid.so";
#[cfg(not(target_os = "linux"))]
pub(crate) const LIBGRID: &str = "libgrid.dylib";

/// Says of a file that it may not be run.
pub(crate) fn not_executable(file: String, library: &'static str) -> Message {
    crate::text::submission::no_program(file, library)
}

/// Makes folders that nobody but this user may enter.
pub(crate) fn keep_private(builder: &mut Builder<'_, '_>) {
    builder.permissions(Permissions::from_mode(0o700));
}

/// Returns true for a folder of this user in which nobody else can change anything.
pub(crate) fn is_own_folder(found: &Metadata) -> bool {
    found.is_dir() && found.uid() == geteuid().as_raw() && found.mode() & 0o022 == 0
}

/// Opens a folder that its owner, a guest, may have closed.
pub(crate) fn open_folder(folder: &Path) -> io::Result<()> {
    set_permissions(folder, Permissions::from_mode(0o700))
}

/// Returns the bytes that a file takes: its length, or what is set aside for it where that is more.
pub(crate) fn size_on_disk(length: u64, blocks: u64) -> u64 {
    // Blocks are counted in units of 512 bytes whatever the file system (stat(2)).
    length.max(blocks.saturating_mul(512))
}

/// Returns true for a file that may be run as a program.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}
