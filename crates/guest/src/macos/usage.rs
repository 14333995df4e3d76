//! CPU time, memory and threads of other processes, and the machine's idle time.
//!
//! The system tells of them by an interface in C: there is no safe twin. Every call is told how much room there is for its
//! answer.
#![allow(unsafe_code, reason = "see above")]

use nix::unistd::Pid;
use std::mem::{size_of, zeroed};
use std::sync::OnceLock;
use std::time::Duration;

/// The most children of a process that are looked at.
const MOST_CHILDREN: usize = 512;

/// The unit in which the system counts idle time.
const TICK: Duration = Duration::from_millis(10);

/// The account of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ProcessAccount {
    /// CPU time of a process, of those it has started that still run, and of those it has waited for.
    pub(crate) cpu: Duration,
    /// Memory of a process and of those it has started, in bytes.
    pub(crate) memory: u64,
    /// Their threads.
    pub(crate) threads: u64,
}

/// Reads the account of a process with those it has started; nothing if it has ended.
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
    // SAFETY: a structure of numbers, of which all may be zero.
    let mut used: libc::rusage_info_v2 = unsafe { zeroed() };
    // SAFETY: there is room for a structure of this kind.
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
    // SAFETY: a structure of numbers, of which all may be zero.
    let mut task: libc::proc_taskinfo = unsafe { zeroed() };
    let size = size_of::<libc::proc_taskinfo>() as libc::c_int;
    // SAFETY: there is room of this size.
    unsafe {
        let place = (&raw mut task).cast();
        libc::proc_pidinfo(process.as_raw(), libc::PROC_PIDTASKINFO, 0, place, size);
    }
    u64::try_from(task.pti_threadnum).unwrap_or(0)
}

/// The processes that a process has started and that still run.
pub(crate) fn children(process: Pid) -> Vec<Pid> {
    let mut numbers = [0 as libc::pid_t; MOST_CHILDREN];
    let size = size_of_val(&numbers) as libc::c_int;
    // SAFETY: there is room of this size.
    let count =
        unsafe { libc::proc_listchildpids(process.as_raw(), numbers.as_mut_ptr().cast(), size) };
    let count = usize::try_from(count).unwrap_or(0);
    numbers.into_iter().take(count).filter(|&number| number > 0).map(Pid::from_raw).collect()
}

/// A time in the unit of the processor's clock.
#[expect(deprecated, reason = "another crate for one call is no gain")]
fn duration(ticks: u64) -> Duration {
    static UNIT: OnceLock<[u32; 2]> = OnceLock::new();
    let [numerator, denominator] = *UNIT.get_or_init(|| {
        let mut unit = libc::mach_timebase_info { numer: 0, denom: 0 };
        // SAFETY: there is room for the answer.
        unsafe { libc::mach_timebase_info(&raw mut unit) };
        [unit.numer.max(1), unit.denom.max(1)]
    });
    let nanoseconds = u128::from(ticks) * u128::from(numerator) / u128::from(denominator);
    Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
}

/// The time for which the machine's processors had nothing to do, all of them together.
#[expect(deprecated, reason = "another crate for one call is no gain")]
pub(crate) fn idle() -> Duration {
    let mut load = libc::host_cpu_load_info { cpu_ticks: [0; 4] };
    let mut count = libc::HOST_CPU_LOAD_INFO_COUNT;
    let (kind, place) = (libc::HOST_CPU_LOAD_INFO, (&raw mut load).cast());
    // SAFETY: there is room for as many numbers as `count` says.
    unsafe { libc::host_statistics(libc::mach_host_self(), kind, place, &raw mut count) };
    TICK * load.cpu_ticks[libc::CPU_STATE_IDLE as usize]
}
