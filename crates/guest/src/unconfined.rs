//! Confinement on systems that have none. A guest there can reach its user's files and the network, so only trusted
//! guests are run.

use crate::build::BuildOrder;
use crate::policy::Trust;
use crate::system::{REFUSAL, TRUSTED_LIMITS};
use crate::text::build as text;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use std::path::Path;

/// Refuses to build, because a Makefile could do anything that its user can.
///
/// # Errors
/// Always fails.
pub(crate) fn build(_: &BuildOrder, _: &Path) -> Result<(), Failure> {
    Err(Failure::new(FailureKind::Host, text::needs_walls()))
}

/// Does nothing, because nothing is built here.
pub(crate) fn end_noted_session(_: &Path) {}

/// Absence of any confinement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoConfinement;

impl NoConfinement {
    /// Returns the confinement, the same for every trust.
    ///
    /// # Errors
    /// Never fails here.
    pub(crate) const fn here(_: Trust) -> Result<Self, Failure> {
        Ok(Self)
    }

    /// Returns false, because files and the network are not protected.
    pub(crate) const fn can_confine() -> bool {
        false
    }

    /// Returns false. Only trusted guests run, and these may read whatever their user may.
    pub(crate) const fn let_read(_: &Path) -> bool {
        false
    }

    /// Returns false, because a guest may start other processes.
    pub(crate) const fn is_one_process(self) -> bool {
        false
    }

    /// Returns false.
    pub(crate) const fn is_complete(self) -> bool {
        false
    }

    /// Returns false, because this machine's limits are not read here.
    pub(crate) const fn has_own_limits(self) -> bool {
        false
    }

    /// Describes for reports what is enforced.
    pub(crate) fn tell(self, trust: Trust) -> Message {
        if trust == Trust::Confined { REFUSAL.into() } else { TRUSTED_LIMITS.into() }
    }
}
