//! Measures CPU time and memory of processes by their numbers, and the machine's idle time.
//!
//! The system provides them through a C interface without a safe alternative. Every call receives an open handle, and
//! memory of the size that it is given.
#![allow(unsafe_code, reason = "see above")]

use super::job::times;
use std::mem::size_of;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::time::Duration;
use windows_sys::Win32::Foundation::{FILETIME, HANDLE, INVALID_HANDLE_VALUE};
use windows_sys::Win32::System::Diagnostics::ToolHelp::{
    CreateToolhelp32Snapshot, TH32CS_SNAPTHREAD, THREADENTRY32, Thread32First, Thread32Next,
};
use windows_sys::Win32::System::ProcessStatus::{K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS};
use windows_sys::Win32::System::Threading::{
    GetSystemTimes, GetThreadTimes, OpenProcess, OpenThread, PROCESS_QUERY_LIMITED_INFORMATION,
    THREAD_QUERY_LIMITED_INFORMATION,
};

/// Returns the CPU time of the running threads of processes.
pub(crate) fn threads_cpu(processes: &[u32]) -> Duration {
    threads(processes).into_iter().filter_map(thread_cpu).sum()
}

/// Returns the numbers of the running threads of processes.
pub(crate) fn threads(processes: &[u32]) -> Vec<u32> {
    let mut found = Vec::new();
    // SAFETY: creates a list of the machine's threads.
    let list = owned(unsafe { CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0) });
    let Some(list) = list else { return found };
    let mut entry =
        THREADENTRY32 { dwSize: size_of::<THREADENTRY32>() as u32, ..THREADENTRY32::default() };
    // SAFETY: the list is open, and the entry contains its size.
    let mut is_there = unsafe { Thread32First(list.as_raw_handle(), &raw mut entry) };
    while is_there != 0 {
        if processes.contains(&entry.th32OwnerProcessID) {
            found.push(entry.th32ThreadID);
        }
        // SAFETY: as above.
        is_there = unsafe { Thread32Next(list.as_raw_handle(), &raw mut entry) };
    }
    found
}

fn thread_cpu(thread: u32) -> Option<Duration> {
    // SAFETY: asks for a handle by number.
    let handle = owned(unsafe { OpenThread(THREAD_QUERY_LIMITED_INFORMATION, 0, thread) })?;
    let [mut begun, mut ended, mut kernel, mut user] = [FILETIME::default(); 4];
    let (begun, ended) = (&raw mut begun, &raw mut ended);
    // SAFETY: the handle is open, and all four times are writable.
    let done = unsafe {
        GetThreadTimes(handle.as_raw_handle(), begun, ended, &raw mut kernel, &raw mut user)
    };
    (done != 0).then(|| duration(kernel) + duration(user))
}

/// Returns the resident memory of processes, in bytes.
pub(crate) fn memory(processes: &[u32]) -> u64 {
    processes.iter().filter_map(|&process| resident(process)).sum()
}

fn resident(process: u32) -> Option<u64> {
    // SAFETY: asks for a handle by number.
    let handle = owned(unsafe { OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, 0, process) })?;
    let size = size_of::<PROCESS_MEMORY_COUNTERS>() as u32;
    let mut counted = PROCESS_MEMORY_COUNTERS { cb: size, ..PROCESS_MEMORY_COUNTERS::default() };
    // SAFETY: the handle is open, and the structure has this size.
    let done = unsafe { K32GetProcessMemoryInfo(handle.as_raw_handle(), &raw mut counted, size) };
    (done != 0).then_some(counted.WorkingSetSize as u64)
}

/// Returns the idle time of all processors together.
pub(crate) fn idle() -> Duration {
    let [mut idle, mut kernel, mut user] = [FILETIME::default(); 3];
    // SAFETY: all three times are writable.
    unsafe { GetSystemTimes(&raw mut idle, &raw mut kernel, &raw mut user) };
    duration(idle)
}

fn duration(time: FILETIME) -> Duration {
    times(u64::from(time.dwHighDateTime) << 32 | u64::from(time.dwLowDateTime))
}

fn owned(handle: HANDLE) -> Option<OwnedHandle> {
    let is_open = !handle.is_null() && handle != INVALID_HANDLE_VALUE;
    // SAFETY: the handle is open, and nobody else closes it.
    is_open.then(|| unsafe { OwnedHandle::from_raw_handle(handle) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_seen() {
        let own = [std::process::id()];
        assert!(!threads(&own).is_empty() && memory(&own) > 1 << 20);
        let before = threads_cpu(&own);
        let mut sum = 0u64;
        while threads_cpu(&own) < before + Duration::from_millis(30) {
            (0..1_000_000u64).for_each(|number| sum = std::hint::black_box(sum ^ number));
        }
        assert_eq!(memory(&[]), 0);
        assert!(idle() >= Duration::ZERO);
    }
}
