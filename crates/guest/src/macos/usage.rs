//! Measures CPU time, memory and threads of other processes, and the machine's idle time.
//!
//! The system provides them through a C interface without a safe alternative. Every call receives the size of the
//! memory for its answer.
#![allow(unsafe_code, reason = "see above")]

use nix::unistd::Pid;
use std::mem::{size_of, zeroed};
use std::sync::OnceLock;
use std::time::Duration;

/// Maximum number of children of a process that are inspected.
const MOST_CHILDREN: usize = 512;

/// Unit of the system's idle time.
const TICK: Duration = Duration::from_millis(10);

/// Usage of a process and its descendants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ProcessAccount {
    /// CPU time of the process, of its running descendants, and of the children that they have waited for.
    pub(crate) cpu: Duration,
    /// Memory of the process and its descendants, in bytes.
    pub(crate) memory: u64,
    /// Number of their threads.
    pub(crate) threads: u64,
}

/// Measures a process and its descendants; zero if it has ended.
pub(crate) fn account(process: Pid) -> ProcessAccount {
    let mut account = own(process);
    for child in children(process) {
        let of_child = self::account(child);
        account.cpu += of_child.cpu;
        account.memory += of_child.memory;
        account.threads += of_child.threads;
    }
    account
}

fn own(process: Pid) -> ProcessAccount {
    // SAFETY: a structure of numbers, which may all be zero.
    let mut used: libc::rusage_info_v2 = unsafe { zeroed() };
    // SAFETY: the memory holds a structure of this kind.
    let done = unsafe {
        libc::proc_pid_rusage(process.as_raw(), libc::RUSAGE_INFO_V2, (&raw mut used).cast())
    };
    if done != 0 {
        return ProcessAccount::default();
    }
    let times = [
        used.ri_user_time,
        used.ri_system_time,
        used.ri_child_user_time,
        used.ri_child_system_time,
    ];
    let cpu = times.into_iter().map(duration).sum();
    ProcessAccount { cpu, memory: used.ri_phys_footprint, threads: threads(process) }
}

fn threads(process: Pid) -> u64 {
    // SAFETY: a structure of numbers, which may all be zero.
    let mut task: libc::proc_taskinfo = unsafe { zeroed() };
    let size = size_of::<libc::proc_taskinfo>() as libc::c_int;
    // SAFETY: the memory has this size.
    unsafe {
        let place = (&raw mut task).cast();
        libc::proc_pidinfo(process.as_raw(), libc::PROC_PIDTASKINFO, 0, place, size);
    }
    u64::try_from(task.pti_threadnum).unwrap_or(0)
}

/// Returns the running children of a process.
pub(crate) fn children(process: Pid) -> Vec<Pid> {
    let mut numbers = [0 as libc::pid_t; MOST_CHILDREN];
    let size = size_of_val(&numbers) as libc::c_int;
    // SAFETY: the memory has this size.
    let count =
        unsafe { libc::proc_listchildpids(process.as_raw(), numbers.as_mut_ptr().cast(), size) };
    let count = usize::try_from(count).unwrap_or(0);
    numbers.into_iter().take(count).filter(|&number| number > 0).map(Pid::from_raw).collect()
}

/// Converts a time from the unit of the processor's clock.
#[expect(deprecated, reason = "one call is not worth another crate")]
fn duration(ticks: u64) -> Duration {
    static UNIT: OnceLock<[u32; 2]> = OnceLock::new();
    let [numerator, denominator] = *UNIT.get_or_init(|| {
        let mut unit = libc::mach_timebase_info { numer: 0, denom: 0 };
        // SAFETY: the memory holds the answer.
        unsafe { libc::mach_timebase_info(&raw mut unit) };
        [unit.numer.max(1), unit.denom.max(1)]
    });
    let nanoseconds = u128::from(ticks) * u128::from(numerator) / u128::from(denominator);
    Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
}

/// Returns the idle time of all processors together.
#[expect(deprecated, reason = "one call is not worth another crate")]
pub(crate) fn idle() -> Duration {
    let mut load = libc::host_cpu_load_info { cpu_ticks: [0; 4] };
    let mut count = libc::HOST_CPU_LOAD_INFO_COUNT;
    let (kind, place) = (libc::HOST_CPU_LOAD_INFO, (&raw mut load).cast());
    // SAFETY: the memory holds as many numbers as `count` says.
    unsafe { libc::host_statistics(libc::mach_host_self(), kind, place, &raw mut count) };
    TICK * load.cpu_ticks[libc::CPU_STATE_IDLE as usize]
}
