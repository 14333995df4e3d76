//! Confinement of guests on this machine, as tested by a trial process.

use super::machine_limits::MachineLimits;
use super::sandbox::{Step, StepSet, reads};
use super::trial::{ReadBack, TrialFindings, try_out};
use crate::policy::Trust;
use crate::text::machine as text;
use damier_game::Failure;
use damier_i18n::Message;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Confinement of guests on Linux.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinuxConfinement {
    /// Restrictions that this machine lacks or refuses, and that are not requested.
    pub(crate) denied: StepSet,
    /// Forbidden actions that a confined process could still do.
    possible: StepSet,
    found: ReadBack,
}

impl LinuxConfinement {
    const fn new(TrialFindings { denied, possible, found }: TrialFindings) -> Self {
        Self { denied, possible, found }
    }

    /// Returns what this machine enforces for guests with this trust. The first call tests it with a trial process.
    ///
    /// # Errors
    /// Fails if this machine cannot run any submission.
    pub(crate) fn here(trust: Trust) -> Result<Self, Failure> {
        static FOUND: Mutex<[Option<LinuxConfinement>; 2]> = Mutex::new([None; 2]);
        let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        let known = &mut found[usize::from(trust == Trust::Confined)];
        // A failure is not remembered, because it may pass, for example when there is space or a descriptor again.
        let confinement = known.map_or_else(|| try_out(trust).map(Self::new), Ok)?;
        *known = Some(confinement);
        Ok(confinement)
    }

    /// Returns true. Guests are confined as far as the machine allows, and reports list what is missing.
    pub(crate) const fn can_confine() -> bool {
        true
    }

    /// Returns true if every guest may read this path.
    pub(crate) fn let_read(path: &Path) -> bool {
        reads(path)
    }

    /// Returns true if guests cannot start other processes. The CPU clock of a guest's process then covers all of its
    /// time.
    pub(crate) const fn is_one_process(self) -> bool {
        !self.can(Step::StartProcess)
    }

    /// Returns true if every restriction is enforced.
    pub(crate) const fn is_complete(self) -> bool {
        self.keeps_files()
            && !self.may_empty()
            && self.filters_calls()
            && self.found.is_unprivileged
            && self.found.is_powerless
            && !self.denied.contains(Step::DeathSignal)
    }

    /// Returns true if a limit of this machine is stricter than a guest's.
    pub(crate) fn has_own_limits(self) -> bool {
        self.found.limits != MachineLimits::default()
    }

    const fn can(self, step: Step) -> bool {
        self.possible.contains(step)
    }

    const fn keeps_files(self) -> bool {
        !self.can(Step::ReadOutside)
    }

    const fn may_empty(self) -> bool {
        self.can(Step::TruncateOutside) || self.can(Step::EmptyReadable)
    }

    const fn filters_calls(self) -> bool {
        !self.can(Step::OpenSocket)
            && !self.can(Step::StartProcess)
            && !self.can(Step::SignalReferee)
    }

    /// Describes for reports which restrictions are enforced.
    pub(crate) fn tell(self, trust: Trust) -> Message {
        let counted = |is: bool| if is { "counted" } else { "seen" };
        let rest = match trust {
            Trust::Trusted => text::trusted().into(),
            Trust::Confined => self.tell_confined(),
        };
        let cgroups = self.found.cgroups;
        let sentence = text::walls(counted(cgroups.memory), counted(cgroups.threads), rest);
        self.found.limits.tell(sentence)
    }

    fn tell_confined(self) -> Message {
        let (files, calls) = (self.keeps_files(), self.filters_calls());
        let dropped = |is: bool| if is { "dropped" } else { "kept" };
        let confined = text::confined(
            dropped(self.found.is_unprivileged),
            dropped(self.found.is_powerless),
            if files { "kept" } else { "open" },
            if calls { "filtered" } else { "open" },
        );
        let mut told = match (files, calls) {
            (true, true) => confined,
            (true, false) => text::no_calls(confined),
            (false, true) => text::no_files(confined),
            (false, false) if self.found.is_unprivileged || self.found.is_powerless => {
                text::no_walls(confined)
            }
            (false, false) => text::no_walls_at_all().into(),
        };
        if files && self.may_empty() {
            told = text::may_empty(told);
        }
        if !self.found.is_unprivileged {
            told = text::gains_privileges(told);
        }
        if !self.found.is_powerless {
            told = text::keeps_capabilities(told);
        }
        if self.denied.contains(Step::DeathSignal) {
            told = text::outlives(told);
        }
        told
    }
}
