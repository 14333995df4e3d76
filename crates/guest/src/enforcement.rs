//! The parts of the sandbox that this machine enforces, for reports.

use crate::policy::Trust;
use crate::system::Confinement;
use damier_game::Failure;
use std::fmt;
use std::path::Path;

/// The restrictions that this machine enforces of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enforcement {
    /// The trust that the restrictions follow from.
    trust: Trust,
    confinement: Confinement,
}

impl Enforcement {
    /// Finds out what this machine enforces of a guest with this trust, by starting a process as a guest is started.
    ///
    /// # Errors
    /// What keeps this machine from running any submission: a [`damier_game::FailureKind::Host`].
    pub fn on_this_machine(trust: Trust) -> Result<Self, Failure> {
        Ok(Self { trust, confinement: Confinement::here(trust)? })
    }

    /// Returns true if a guest with this trust is run here at all: a system that keeps nobody's files and network to
    /// themselves runs only what is trusted.
    #[must_use]
    pub const fn allows_guests(trust: Trust) -> bool {
        matches!(trust, Trust::Trusted) || Confinement::can_confine()
    }

    /// Returns true if a guest is kept from starting other processes: its own CPU clock is then all of its time.
    #[must_use]
    pub const fn is_one_process(self) -> bool {
        self.confinement.is_one_process()
    }

    /// Returns true if a limit of this machine's own, such as the shell's, is stricter than what guests are promised: some
    /// may not start here.
    #[must_use]
    pub fn has_own_limits(self) -> bool {
        self.confinement.has_own_limits()
    }

    /// Returns true if every restriction that there is is enforced.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.confinement.is_complete()
    }
}

/// Returns true if confined guests may read what lies at a path, whosever it is: it belongs to the system's programs.
#[must_use]
pub fn may_read(path: &Path) -> bool {
    Confinement::let_read(path)
}

/// The English sentence, as results files hold it.
impl fmt::Display for Enforcement {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.confinement.tell(self.trust))
    }
}
