//! Systems on which submissions cannot be run.

use crate::connection::Connection;
use crate::policy::{Policy, Trust};
use crate::submission::Submission;
use game::{Failure, FailureKind};
use std::fmt;

/// Refuses to start a submission.
///
/// # Errors
/// Always.
pub(crate) fn start(_: &Submission, _: &Policy) -> Result<Box<dyn Connection>, Failure> {
    Err(Failure::new(FailureKind::Host, "submissions need Linux, Windows or macOS"))
}

/// No walls: nothing is enforced where nothing can be started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Walls;

impl Walls {
    /// Finds none.
    pub(crate) const fn here(_: Trust) -> Self {
        Self
    }

    /// Returns false.
    pub(crate) const fn can_confine() -> bool {
        false
    }

    /// Returns false.
    pub(crate) const fn is_one_process(self) -> bool {
        false
    }

    /// Returns false.
    pub(crate) const fn is_complete(self) -> bool {
        false
    }

    /// Tells a report that no submissions run.
    pub(crate) fn tell(self, _: Trust, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("no submissions: they need Linux, Windows or macOS")
    }
}

/// The marks of files.
pub(crate) mod ownership {
    use std::path::Path;

    /// The endings of libraries that could be loaded.
    pub(crate) const LIBRARIES: &[&str] = &["so"];

    /// The class's library in C.
    pub(crate) const LIBGRID: &str = "libgrid.so";

    /// Says of a file that it may not be run.
    pub(crate) const NOT_EXECUTABLE: &str = "no file";

    /// Returns true for any file: there is no mark on programs that all these systems share.
    pub(crate) fn is_executable(path: &Path) -> bool {
        path.is_file()
    }
}
