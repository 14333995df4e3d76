//! The sandbox of the machine that this program runs on.

use crate::enforced::Enforced;
use crate::policy::Trust;
use crate::system;

impl Enforced {
    /// Finds out what this machine enforces of a guest with this trust.
    #[must_use]
    pub fn on_this_machine(trust: Trust) -> Self {
        system::enforced(trust)
    }
}
