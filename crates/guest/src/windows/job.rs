//! Job: a guest's process and all processes that it starts. Windows limits, counts and ends them together.
//!
//! Jobs have a C interface, and nothing else can limit a process and its children, so there is no safe alternative.
//! Every call receives an open handle, and memory of the size that it is given.
#![allow(unsafe_code, reason = "see above")]

use crate::policy::ResourceLimits;
use std::ffi::c_void;
use std::io;
use std::mem::size_of;
use std::os::windows::io::{AsRawHandle, BorrowedHandle, FromRawHandle, OwnedHandle};
use std::ptr::null;
use std::time::Duration;
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION,
    JOB_OBJECT_LIMIT_JOB_MEMORY, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JOBOBJECTINFOCLASS, JobObjectBasicAccountingInformation, JobObjectBasicProcessIdList,
    JobObjectExtendedLimitInformation, QueryInformationJobObject, SetInformationJobObject,
    TerminateJobObject,
};

/// Unit of the system's times.
const TICK: Duration = Duration::from_nanos(100);

/// Exit code of processes that a job ends.
const ENDED: u32 = 1;

/// Maximum number of processes of a job that are inspected.
const MOST_MEMBERS: usize = 512;

/// A job. Its processes end when this is dropped, or when this program ends.
#[derive(Debug)]
pub(crate) struct Job(OwnedHandle);

/// Process numbers of a job, in the layout of the system.
#[repr(C)]
struct MemberList {
    assigned: u32,
    listed: u32,
    ids: [usize; MOST_MEMBERS],
}

impl Job {
    /// Creates a job with a memory limit.
    ///
    /// # Errors
    /// Fails with the system's error.
    pub(crate) fn new(limits: &ResourceLimits) -> io::Result<Self> {
        // SAFETY: no name and no special rights are asked for.
        let handle = unsafe { CreateJobObjectW(null(), null()) };
        if handle.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle has just been created, and nobody else closes it.
        let job = Self(unsafe { OwnedHandle::from_raw_handle(handle) });
        let mut limit = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limit.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
            | JOB_OBJECT_LIMIT_JOB_MEMORY
            | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
        limit.JobMemoryLimit = usize::try_from(limits.memory).unwrap_or(usize::MAX);
        let (class, size) = (JobObjectExtendedLimitInformation, size_of_val(&limit) as u32);
        // SAFETY: reads a structure of this class and size.
        let done = unsafe {
            SetInformationJobObject(job.0.as_raw_handle(), class, (&raw const limit).cast(), size)
        };
        if done == 0 { Err(io::Error::last_os_error()) } else { Ok(job) }
    }

    /// Puts a process, and all processes that it will start, into the job.
    ///
    /// # Errors
    /// Fails with the system's error.
    pub(crate) fn add(&self, process: BorrowedHandle<'_>) -> io::Result<()> {
        // SAFETY: both handles are open.
        let done =
            unsafe { AssignProcessToJobObject(self.0.as_raw_handle(), process.as_raw_handle()) };
        if done == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    /// Returns the CPU time of all its processes, including ended ones.
    pub(crate) fn cpu(&self) -> Duration {
        let mut counted = JOBOBJECT_BASIC_ACCOUNTING_INFORMATION::default();
        // SAFETY: the structure is of this class.
        unsafe { self.ask(JobObjectBasicAccountingInformation, &mut counted) };
        let ticks = counted.TotalUserTime.saturating_add(counted.TotalKernelTime);
        times(u64::try_from(ticks).unwrap_or(0))
    }

    /// Returns the peak memory of its processes together, in bytes.
    pub(crate) fn peak(&self) -> u64 {
        let mut counted = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        // SAFETY: the structure is of this class.
        unsafe { self.ask(JobObjectExtendedLimitInformation, &mut counted) };
        counted.PeakJobMemoryUsed as u64
    }

    /// Returns the numbers of its running processes.
    pub(crate) fn members(&self) -> Vec<u32> {
        let mut list = MemberList { assigned: 0, listed: 0, ids: [0; MOST_MEMBERS] };
        // SAFETY: the structure is of this class and holds some numbers; the system fills in as many as fit.
        unsafe { self.ask(JobObjectBasicProcessIdList, &mut list) };
        let listed = list.ids.iter().take(list.listed as usize);
        listed.filter_map(|&id| u32::try_from(id).ok()).collect()
    }

    /// Queries a counter of the system; values that it does not report stay zero.
    ///
    /// # Safety
    /// `T` must be the structure of the class.
    unsafe fn ask<T>(&self, class: JOBOBJECTINFOCLASS, into: &mut T) {
        let place: *mut c_void = std::ptr::from_mut(into).cast();
        let (handle, size) = (self.0.as_raw_handle(), size_of::<T>() as u32);
        // SAFETY: writes into a structure that is large enough, as the caller promises.
        unsafe {
            QueryInformationJobObject(handle, class, place, size, std::ptr::null_mut());
        }
    }

    /// Ends all its processes.
    pub(crate) fn end(&self) {
        // SAFETY: the handle is open.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), ENDED) };
    }
}

/// Converts a number of the system's time units.
pub(crate) fn times(ticks: u64) -> Duration {
    Duration::from_nanos(ticks.saturating_mul(TICK.as_nanos() as u64))
}
