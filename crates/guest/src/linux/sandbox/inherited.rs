//! Limits of a guest's process: those of the policy, or the machine's own if they are stricter.

use super::step::Step;
use crate::policy::ResourceLimits;
use nix::sys::resource::{RLIM_INFINITY, Resource, getrlimit};

/// Address space that a guest may use, per byte of memory: a safety limit of 1 TiB. Memory counts when it is used, so
/// reservations must fit: Java reserves a quarter of the machine's memory, Node and Go tens of gigabytes, and each
/// thread a stack. The page tables for these addresses (`VmPTE`) count as memory.
pub(crate) const ADDRESSES: u64 = 1024;

/// Limit that a new process sets for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProcessLimit {
    pub(crate) step: Step,
    pub(crate) resource: Resource,
    pub(crate) most: u64,
}

/// Returns the limits that a guest should have, whatever this machine's own are.
pub(crate) fn wanted(limits: &ResourceLimits) -> [ProcessLimit; 8] {
    let ResourceLimits { memory, disk, files, .. } = *limits;
    let addresses = memory.saturating_mul(ADDRESSES);
    [
        (Step::CoreSize, Resource::RLIMIT_CORE, 0),
        // This limit also counts reserved memory.
        (Step::DataSize, Resource::RLIMIT_DATA, addresses),
        (Step::AddressSpace, Resource::RLIMIT_AS, addresses),
        (Step::FileSize, Resource::RLIMIT_FSIZE, disk),
        (Step::OpenFiles, Resource::RLIMIT_NOFILE, files),
        (Step::LockedMemory, Resource::RLIMIT_MEMLOCK, 0),
        (Step::MessageQueues, Resource::RLIMIT_MSGQUEUE, 0),
        // The referee checks the guest's CPU clock, so a limit set by the shell is left unchanged.
        (Step::CpuTime, Resource::RLIMIT_CPU, RLIM_INFINITY),
    ]
    .map(|(step, resource, most)| ProcessLimit { step, resource, most })
}

/// Returns the same limits, lowered to those of this program, because only root may raise a hard limit.
pub(crate) fn within_own(limits: [ProcessLimit; 8]) -> [ProcessLimit; 8] {
    limits.map(|limit| ProcessLimit { most: limit.most.min(own(limit.resource)), ..limit })
}

/// Returns the hard limit of this program.
pub(crate) fn own(resource: Resource) -> u64 {
    getrlimit(resource).map_or(RLIM_INFINITY, |(_, hard)| hard)
}
