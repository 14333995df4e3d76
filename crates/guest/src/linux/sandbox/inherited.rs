//! The limits of a guest's process: ours, or the machine's own where that is stricter.

use super::step::Step;
use crate::policy::ResourceLimits;
use nix::sys::resource::{RLIM_INFINITY, Resource, getrlimit};

/// Addresses that a guest may use for every byte of memory: a backstop of 1 TiB. Memory counts when it is used, so what is
/// only reserved must fit: Java reserves a quarter of the machine's memory, Node and Go tens of gigabytes for what they
/// may need later, threads a stack each. What the kernel needs to keep a book of addresses (`VmPTE`) counts as memory.
pub(crate) const ADDRESSES: u64 = 1024;

/// A limit that a new process puts on itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProcessLimit {
    pub(crate) step: Step,
    pub(crate) resource: Resource,
    pub(crate) most: u64,
}

/// The limits that a guest is to have, whatever this machine's own are.
pub(crate) fn wanted(limits: &ResourceLimits) -> [ProcessLimit; 8] {
    let ResourceLimits { memory, disk, files, .. } = *limits;
    let addresses = memory.saturating_mul(ADDRESSES);
    [
        (Step::CoreSize, Resource::RLIMIT_CORE, 0),
        // It counts what is only reserved, too.
        (Step::DataSize, Resource::RLIMIT_DATA, addresses),
        (Step::AddressSpace, Resource::RLIMIT_AS, addresses),
        (Step::FileSize, Resource::RLIMIT_FSIZE, disk),
        (Step::OpenFiles, Resource::RLIMIT_NOFILE, files),
        (Step::LockedMemory, Resource::RLIMIT_MEMLOCK, 0),
        (Step::MessageQueues, Resource::RLIMIT_MSGQUEUE, 0),
        // A guest's clock is read. The kernel's own limit is that of the shell, if it has one.
        (Step::CpuTime, Resource::RLIMIT_CPU, RLIM_INFINITY),
    ]
    .map(|(step, resource, most)| ProcessLimit { step, resource, most })
}

/// The same limits, none above what this program may have itself: only root may raise a hard limit.
pub(crate) fn within_own(limits: [ProcessLimit; 8]) -> [ProcessLimit; 8] {
    limits.map(|limit| ProcessLimit { most: limit.most.min(own(limit.resource)), ..limit })
}

/// The hard limit of this program.
pub(crate) fn own(resource: Resource) -> u64 {
    getrlimit(resource).map_or(RLIM_INFINITY, |(_, hard)| hard)
}
