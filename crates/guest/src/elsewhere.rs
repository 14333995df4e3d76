//! Systems on which submissions cannot be run yet.

use crate::connection::Connection;
use crate::enforced::{CgroupSupport, Enforced};
use crate::policy::{Policy, Trust};
use crate::submission::Submission;
use game::{Failure, FailureKind};
use std::path::Path;

/// The reason why no submission can be run here.
pub(crate) const REFUSAL: Option<&str> = Some("players of the roster (submissions need Linux)");

/// Refuses to start a submission.
///
/// # Errors
/// Always.
pub(crate) fn start(_: &Submission, _: &Policy) -> Result<Box<dyn Connection>, Failure> {
    Err(Failure::new(FailureKind::Host, "submissions need Linux"))
}

/// Nothing is enforced where nothing can be started.
pub(crate) fn enforced(trust: Trust) -> Enforced {
    let cgroups = CgroupSupport::default();
    Enforced { trust, session: false, files: false, calls: false, cgroups }
}

/// Returns true for any file: there is no mark on programs that all these systems share.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.is_file()
}
