//! Owners and permissions of files.

use damier_i18n::Message;
use nix::unistd::geteuid;
use std::fs::{Metadata, Permissions, set_permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use tempfile::Builder;

/// File extensions of libraries that can be loaded here.
#[cfg(target_os = "linux")]
pub(crate) const LIBRARIES: &[&str] = &["so"];
#[cfg(not(target_os = "linux"))]
pub(crate) const LIBRARIES: &[&str] = &["dylib", "so"];

/// File name of damier's C library, which submissions in C may be linked with.
#[cfg(target_os = "linux")]
pub(crate) const LIBGRID: &str = "libgrid.so";
#[cfg(not(target_os = "linux"))]
pub(crate) const LIBGRID: &str = "libgrid.dylib";

/// Explains that a file cannot be executed.
pub(crate) fn not_executable(file: String, library: &'static str) -> Message {
    crate::text::submission::no_program(file, library)
}

/// Makes new folders accessible to this user only.
pub(crate) fn keep_private(builder: &mut Builder<'_, '_>) {
    builder.permissions(Permissions::from_mode(0o700));
}

/// Returns true for a folder of this user that nobody else can change.
pub(crate) fn is_own_folder(found: &Metadata) -> bool {
    found.is_dir() && found.uid() == geteuid().as_raw() && found.mode() & 0o022 == 0
}

/// Makes a folder accessible whose owner, a guest, may have locked it.
pub(crate) fn open_folder(folder: &Path) -> io::Result<()> {
    set_permissions(folder, Permissions::from_mode(0o700))
}

/// Returns the disk usage of a file: its length or its allocated blocks, whichever is larger.
pub(crate) fn size_on_disk(length: u64, blocks: u64) -> u64 {
    // Blocks have 512 bytes on every file system (stat(2)).
    length.max(blocks.saturating_mul(512))
}

/// Returns true for a file that may be executed.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}
