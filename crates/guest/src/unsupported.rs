//! Fallback for operating systems on which submissions cannot run.

use crate::connection::Connection;
use crate::policy::Policy;
use crate::submission::Submission;
use crate::text::machine;
pub(crate) use crate::unconfined::{NoConfinement as Confinement, build};
use damier_game::{Failure, FailureKind};
use damier_i18n::Phrase;

/// Refuses to start a submission.
///
/// # Errors
/// Always fails.
pub(crate) fn start(_: &Submission, _: &Policy) -> Result<Box<dyn Connection>, Failure> {
    Err(Failure::new(FailureKind::Host, machine::needs_other_system()))
}

/// Sentence of a report, for trusted and confined guests alike.
pub(crate) const REFUSAL: Phrase = machine::refused_elsewhere();
pub(crate) const TRUSTED_LIMITS: Phrase = REFUSAL;

/// File types and permissions.
pub(crate) mod ownership {
    use damier_i18n::Message;
    use std::path::Path;

    /// File extensions of shared libraries.
    pub(crate) const LIBRARIES: &[&str] = &["so"];

    /// File name of damier's C library, which submissions in C may be linked with.
    pub(crate) const LIBGRID: &str = "libgrid.so";

    /// Explains that a file cannot be executed.
    pub(crate) fn not_executable(file: String, _: &'static str) -> Message {
        crate::text::submission::no_plain_file(file)
    }

    /// Returns true for any file, because these systems share no way to mark programs.
    pub(crate) fn is_executable(path: &Path) -> bool {
        path.is_file()
    }
}
