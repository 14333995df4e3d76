//! File types and permissions.

use damier_i18n::Message;
use std::fs::{Metadata, set_permissions, symlink_metadata};
use std::io;
use std::path::Path;
use tempfile::Builder;

/// File extensions of programs that the system starts itself.
const PROGRAMS: [&str; 2] = ["exe", "com"];

/// File extensions of libraries that can be loaded here.
pub(crate) const LIBRARIES: &[&str] = &["dll"];

/// File name of damier's C library, which submissions in C may be linked with.
pub(crate) const LIBGRID: &str = "grid.dll";

/// Explains that a file cannot be executed.
pub(crate) fn not_executable(file: String, library: &'static str) -> Message {
    crate::text::submission::no_exe(file, library)
}

/// Does nothing, because the temporary folder belongs to its user alone.
pub(crate) fn keep_private(_: &mut Builder<'_, '_>) {}

/// Returns true for a folder.
pub(crate) fn is_own_folder(found: &Metadata) -> bool {
    found.is_dir()
}

/// Makes a folder writable that a guest may have marked as read-only.
pub(crate) fn open_folder(folder: &Path) -> io::Result<()> {
    let mut permissions = symlink_metadata(folder)?.permissions();
    if permissions.readonly() {
        #[expect(
            clippy::permissions_set_readonly_false,
            reason = "on Windows this is a flag, not a permission"
        )]
        permissions.set_readonly(false);
        set_permissions(folder, permissions)?;
    }
    Ok(())
}

/// Returns true for a file whose name marks it as a program.
pub(crate) fn is_executable(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let is_program = |ending: &str| PROGRAMS.iter().any(|one| one.eq_ignore_ascii_case(ending));
    path.is_file() && ending.is_some_and(is_program)
}
