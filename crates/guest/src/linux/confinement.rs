//! The walls around a guest on this machine, as a trial process has found them.

use super::machine_limits::MachineLimits;
use super::sandbox::{Step, StepSet, reads};
use super::trial::{ReadBack, TrialFindings, try_out};
use crate::policy::Trust;
use crate::text::machine as text;
use damier_game::Failure;
use damier_i18n::Message;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The walls around a guest on Linux.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinuxConfinement {
    /// The restrictions that this machine lacks or refuses: they are not asked for.
    pub(crate) denied: StepSet,
    /// What a process in these walls could do all the same.
    possible: StepSet,
    found: ReadBack,
}

impl LinuxConfinement {
    const fn new(TrialFindings { denied, possible, found }: TrialFindings) -> Self {
        Self { denied, possible, found }
    }

    /// Finds out what this machine enforces of a guest with this trust: by a trial, the first time.
    ///
    /// # Errors
    /// What keeps this machine from running any submission.
    pub(crate) fn here(trust: Trust) -> Result<Self, Failure> {
        static FOUND: Mutex<[Option<LinuxConfinement>; 2]> = Mutex::new([None; 2]);
        let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        let known = &mut found[usize::from(trust == Trust::Confined)];
        // What fails now may work later, once there is room or a descriptor.
        let confinement = known.map_or_else(|| try_out(trust).map(Self::new), Ok)?;
        *known = Some(confinement);
        Ok(confinement)
    }

    /// Returns true: what there is, is used, and what there is not, is told.
    pub(crate) const fn can_confine() -> bool {
        true
    }

    /// Returns true if every guest may read what lies at a path.
    pub(crate) fn let_read(path: &Path) -> bool {
        reads(path)
    }

    /// Returns true if a guest is kept from starting other processes: its own CPU clock is then all of its time.
    pub(crate) const fn is_one_process(self) -> bool {
        !self.can(Step::StartProcess)
    }

    /// Returns true if every wall that there is stands.
    pub(crate) const fn is_complete(self) -> bool {
        self.keeps_files()
            && !self.may_empty()
            && self.filters_calls()
            && self.found.is_unprivileged
            && self.found.is_powerless
            && !self.denied.contains(Step::DeathSignal)
    }

    /// Returns true if a limit of the machine's own is stricter than a guest's.
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

    /// Tells a report which walls stand.
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
