//! Systems on which submissions cannot be run.

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
/// Always.
pub(crate) fn start(_: &Submission, _: &Policy) -> Result<Box<dyn Connection>, Failure> {
    Err(Failure::new(FailureKind::Host, machine::needs_other_system().to_string()))
}

/// What a report says, whatever the trust.
pub(crate) const REFUSAL: Phrase = machine::refused_elsewhere();
pub(crate) const TRUSTED_LIMITS: Phrase = REFUSAL;

/// The marks of files.
pub(crate) mod ownership {
    use damier_i18n::Message;
    use std::path::Path;

    /// The endings of libraries that could be loaded.
    pub(crate) const LIBRARIES: &[&str] = &["so"];

    /// The class's library in C.
    pub(crate) const LIBGRID: &str = "libgrid.so";

    /// Says of a file that it may not be run.
    pub(crate) fn not_executable(file: String, _: &'static str) -> Message {
        crate::text::submission::no_plain_file(file)
    }

    /// Returns true for any file: there is no mark on programs that all these systems share.
    pub(crate) fn is_executable(path: &Path) -> bool {
        path.is_file()
    }
}
