//! The walls of systems that have none: nothing there keeps a guest from its user's files or from the network, so only
//! trusted ones are run.

use crate::build::BuildOrder;
use crate::policy::Trust;
use crate::system::{REFUSAL, TRUSTED_LIMITS};
use crate::text::build as text;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use std::path::Path;

/// Refuses to build: without walls, a Makefile could do all that its user can.
///
/// # Errors
/// Always.
pub(crate) fn build(_: &BuildOrder, _: &Path) -> Result<(), Failure> {
    Err(Failure::new(FailureKind::Host, text::needs_walls().to_string()))
}

/// Ends nothing: nothing is built here.
pub(crate) fn end_noted_session(_: &Path) {}

/// No walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoConfinement;

impl NoConfinement {
    /// Finds none, whatever the trust.
    ///
    /// # Errors
    /// Never here.
    pub(crate) const fn here(_: Trust) -> Result<Self, Failure> {
        Ok(Self)
    }

    /// Returns false: files and network are not kept.
    pub(crate) const fn can_confine() -> bool {
        false
    }

    /// Returns false: only trusted ones run, which may read whatever their user may.
    pub(crate) const fn let_read(_: &Path) -> bool {
        false
    }

    /// Returns false: a guest may start others.
    pub(crate) const fn is_one_process(self) -> bool {
        false
    }

    /// Returns false.
    pub(crate) const fn is_complete(self) -> bool {
        false
    }

    /// Returns false: they are not read here.
    pub(crate) const fn has_own_limits(self) -> bool {
        false
    }

    /// Tells a report what stands all the same.
    pub(crate) fn tell(self, trust: Trust) -> Message {
        if trust == Trust::Confined { REFUSAL.into() } else { TRUSTED_LIMITS.into() }
    }
}
