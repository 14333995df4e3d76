//! Reports which parts of the sandbox this machine enforces.

use crate::policy::Trust;
use crate::system::Confinement;
use damier_game::Failure;
use damier_i18n::Message;
use std::path::Path;

/// Restrictions that this machine enforces for guests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enforcement {
    /// Trust in the guests. It decides which restrictions apply.
    trust: Trust,
    confinement: Confinement,
}

impl Enforcement {
    /// Tests what this machine enforces for guests with this trust, by starting a process the way guests are started.
    ///
    /// # Errors
    /// Fails with a [`damier_game::FailureKind::Host`] if this machine cannot run any submission.
    pub fn on_this_machine(trust: Trust) -> Result<Self, Failure> {
        Ok(Self { trust, confinement: Confinement::here(trust)? })
    }

    /// Returns true if guests with this trust may run on this system. Systems that cannot protect files and the network
    /// only run trusted guests.
    #[must_use]
    pub const fn allows_guests(trust: Trust) -> bool {
        matches!(trust, Trust::Trusted) || Confinement::can_confine()
    }

    /// Returns true if guests cannot start other processes. The CPU clock of a guest's process then covers all of its
    /// time.
    #[must_use]
    pub const fn is_one_process(self) -> bool {
        self.confinement.is_one_process()
    }

    /// Returns true if a limit of this machine, such as one set by the shell, is stricter than the limits promised to
    /// guests. Some guests may then fail to start.
    #[must_use]
    pub fn has_own_limits(self) -> bool {
        self.confinement.has_own_limits()
    }

    /// Returns true if every restriction is enforced.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.confinement.is_complete()
    }
}

/// Returns true if every confined guest may read this path, because it is in a folder of the system's programs.
#[must_use]
pub fn may_read(path: &Path) -> bool {
    Confinement::let_read(path)
}

/// The sentence that is stored in results files.
impl From<Enforcement> for Message {
    fn from(enforcement: Enforcement) -> Self {
        enforcement.confinement.tell(enforcement.trust)
    }
}
