//! Starts a guest's program.
//!
//! The standard library can neither put a program into a job before its first instruction nor give it another token.
//! The C interface used instead has no safe alternative. Every call receives open handles, texts that end with a zero,
//! and structures that contain their size.
#![allow(unsafe_code, reason = "see above")]

use super::environment::{block, command_line, wide};
use super::job::Job;
use super::token::without_privileges;
use crate::submission::{Program, Submission};
use std::io::{self, PipeReader, PipeWriter, pipe};
use std::mem::size_of;
use std::os::windows::io::{
    AsHandle, AsRawHandle, BorrowedHandle, FromRawHandle, OwnedHandle, RawHandle,
};
use std::path::Path;
use std::ptr::{null, null_mut};
use windows_sys::Win32::Foundation::{HANDLE_FLAG_INHERIT, SetHandleInformation};
use windows_sys::Win32::System::Diagnostics::Debug::{
    SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX, SetErrorMode,
};
use windows_sys::Win32::System::Threading::{
    CREATE_NO_WINDOW, CREATE_SUSPENDED, CREATE_UNICODE_ENVIRONMENT, CreateProcessAsUserW,
    DeleteProcThreadAttributeList, EXTENDED_STARTUPINFO_PRESENT, InitializeProcThreadAttributeList,
    LPPROC_THREAD_ATTRIBUTE_LIST, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, PROCESS_INFORMATION,
    ResumeThread, STARTF_USESTDHANDLES, STARTUPINFOEXW, TerminateProcess,
    UpdateProcThreadAttribute,
};

/// A started program, and this program's ends of its pipes.
pub(crate) struct LaunchedProgram {
    pub(crate) process: OwnedHandle,
    pub(crate) stdin: PipeWriter,
    pub(crate) stdout: PipeReader,
    pub(crate) stderr: PipeReader,
}

/// Starts a submission's program in a job.
///
/// # Errors
/// Fails with the system's error.
pub(crate) fn launch(
    submission: &Submission,
    program: &Program,
    scratch: &Path,
    job: &Job,
) -> io::Result<LaunchedProgram> {
    let (their_stdin, stdin) = pipe()?;
    let (stdout, their_stdout) = pipe()?;
    let (stderr, their_stderr) = pipe()?;
    let theirs = [their_stdin.as_handle(), their_stdout.as_handle(), their_stderr.as_handle()];
    let [process, thread] = create(submission, program, scratch, theirs)?;
    let launched = LaunchedProgram { process, stdin, stdout, stderr };
    job.add(launched.process.as_handle()).inspect_err(|_| end(launched.process.as_handle()))?;
    // SAFETY: the thread handle is open, and the thread is suspended.
    unsafe { ResumeThread(thread.as_raw_handle()) };
    Ok(launched)
}

/// Creates a suspended process, and returns it with its first thread.
fn create(
    submission: &Submission,
    program: &Program,
    scratch: &Path,
    streams: [BorrowedHandle<'_>; 3],
) -> io::Result<[OwnedHandle; 2]> {
    let token = without_privileges()?;
    let handles = streams.map(|stream| stream.as_raw_handle());
    handles.iter().try_for_each(|&handle| hand_on(handle))?;
    let inherited = InheritedHandles::only(&handles)?;
    let mut startup = STARTUPINFOEXW::default();
    startup.StartupInfo.cb = size_of::<STARTUPINFOEXW>() as u32;
    startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    [
        startup.StartupInfo.hStdInput,
        startup.StartupInfo.hStdOutput,
        startup.StartupInfo.hStdError,
    ] = handles;
    startup.lpAttributeList = inherited.list();
    let (file, folder) = (wide(program.file.as_os_str()), wide(submission.folder.as_os_str()));
    let mut line = command_line(&program.file, &program.arguments);
    let environment = block(&program.file, scratch);
    let mut made = PROCESS_INFORMATION::default();
    // Without a window it gets its own console, so Ctrl-C here does not reach it.
    let flags = CREATE_SUSPENDED
        | CREATE_NO_WINDOW
        | CREATE_UNICODE_ENVIRONMENT
        | EXTENDED_STARTUPINFO_PRESENT;
    // SAFETY: every text ends with a zero, the command line is writable, and all arguments outlive the call.
    let done = unsafe {
        // A program that cannot be loaded should end, not show a dialog.
        SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
        CreateProcessAsUserW(
            token.as_raw_handle(),
            file.as_ptr(),
            line.as_mut_ptr(),
            null(),
            null(),
            1,
            flags,
            environment.as_ptr().cast(),
            folder.as_ptr(),
            (&raw const startup).cast(),
            &raw mut made,
        )
    };
    if done == 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: both handles have just been opened, and nobody else closes them.
    Ok([made.hProcess, made.hThread].map(|handle| unsafe { OwnedHandle::from_raw_handle(handle) }))
}

/// Ends a process that could not be put into its job.
fn end(process: BorrowedHandle<'_>) {
    // SAFETY: the handle is open.
    unsafe { TerminateProcess(process.as_raw_handle(), 1) };
}

/// Makes a handle inheritable.
fn hand_on(handle: RawHandle) -> io::Result<()> {
    // SAFETY: the handle is open.
    let done = unsafe { SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT) };
    if done == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// List of all handles that a process inherits. A pipe of another guest that it inherited would stay open and never
/// end.
struct InheritedHandles {
    /// Stored as words, because the list must be aligned for pointers.
    room: Vec<usize>,
}

impl InheritedHandles {
    /// Creates the list. The handles must not move while the list is used.
    fn only(handles: &[RawHandle; 3]) -> io::Result<Self> {
        let mut size = 0;
        // SAFETY: only asks for the size of a list with one entry.
        unsafe { InitializeProcThreadAttributeList(null_mut(), 1, 0, &raw mut size) };
        let made = Self { room: vec![0; size.div_ceil(size_of::<usize>())] };
        // SAFETY: the memory has the size that was asked for.
        let mut done =
            unsafe { InitializeProcThreadAttributeList(made.list(), 1, 0, &raw mut size) };
        if done != 0 {
            let (attribute, handles) = (PROC_THREAD_ATTRIBUTE_HANDLE_LIST as usize, handles);
            let (place, size) = (handles.as_ptr().cast(), size_of_val(handles));
            // SAFETY: the list has been created, and the handles outlive it.
            done = unsafe {
                UpdateProcThreadAttribute(
                    made.list(),
                    0,
                    attribute,
                    place,
                    size,
                    null_mut(),
                    null(),
                )
            };
        }
        if done == 0 { Err(io::Error::last_os_error()) } else { Ok(made) }
    }

    fn list(&self) -> LPPROC_THREAD_ATTRIBUTE_LIST {
        self.room.as_ptr().cast_mut().cast()
    }
}

impl Drop for InheritedHandles {
    fn drop(&mut self) {
        // SAFETY: the list has been created or is empty.
        unsafe { DeleteProcThreadAttributeList(self.list()) };
    }
}
