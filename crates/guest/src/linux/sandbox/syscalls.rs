//! System calls that a guest may make, each with its purpose. Every other call is refused.
//!
//! Guests may be written in any language. These calls are what C, C++, Rust, Go, Python, Java and Node need to start,
//! to compute, to read their own folder, and to use their pipes. `CALLS.md` shows the same table to readers.

use libc::c_long;

/// A system call: its name, for example `SYS_read`, and its number.
pub(super) type Syscall = (&'static str, c_long);

/// Calls that serve one purpose and are allowed with any arguments.
pub(super) struct SyscallGroup {
    /// Purpose that a guest needs them for.
    #[cfg_attr(not(test), expect(dead_code, reason = "only CALLS.md shows it"))]
    pub(super) purpose: &'static str,
    pub(super) calls: &'static [Syscall],
    /// Older forms of these calls, which only x86-64 has.
    pub(super) older: &'static [Syscall],
}

/// A call that is allowed for some values of one argument, usually its command.
pub(super) struct ArgumentRule {
    pub(super) call: Syscall,
    /// Index of the argument, counted from 0.
    pub(super) argument: u8,
    /// Allowed values: name, number, purpose.
    pub(super) values: &'static [(&'static str, u64, &'static str)],
}

/// Lists names and numbers of system calls.
macro_rules! calls {
    ($($name:ident)*) => { &[$((stringify!($name), libc::$name)),*] };
}

/// Lists calls that only x86-64 has, and nothing elsewhere.
#[cfg(target_arch = "x86_64")]
macro_rules! older {
    ($($name:ident)*) => { calls![$($name)*] };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! older {
    ($($name:ident)*) => {
        &[]
    };
}
pub(super) use {calls, older};

/// Calls that are allowed with any arguments. Landlock decides which files may be opened, and how.
pub(super) const ALLOWED: &[SyscallGroup] = &[
    SyscallGroup {
        purpose: "read files and folders",
        calls: calls![
            SYS_read SYS_readv SYS_pread64 SYS_preadv SYS_preadv2 SYS_lseek SYS_close
            SYS_fstat SYS_newfstatat SYS_statx SYS_statfs SYS_fstatfs SYS_faccessat SYS_faccessat2
            SYS_readlinkat SYS_getdents64 SYS_getcwd SYS_chdir SYS_fchdir SYS_fadvise64 SYS_dup SYS_dup3
        ],
        older: older![SYS_stat SYS_lstat SYS_access SYS_readlink SYS_getdents SYS_dup2],
    },
    SyscallGroup {
        purpose: "write files in the scratch folder, and messages into the pipes",
        calls: calls![
            SYS_write SYS_writev SYS_pwrite64 SYS_pwritev SYS_pwritev2 SYS_ftruncate SYS_fsync
            SYS_fdatasync SYS_mkdirat SYS_unlinkat SYS_renameat SYS_renameat2 SYS_linkat SYS_symlinkat
            SYS_copy_file_range SYS_sendfile SYS_splice SYS_umask
        ],
        older: older![SYS_creat SYS_mkdir SYS_rmdir SYS_unlink SYS_rename SYS_link SYS_symlink],
    },
    SyscallGroup {
        purpose: "manage memory (only the kinds that the row of `mmap` lists)",
        calls: calls![
            SYS_munmap SYS_mprotect SYS_mremap SYS_madvise SYS_brk SYS_mincore SYS_msync SYS_membarrier
            SYS_pkey_alloc SYS_pkey_free SYS_pkey_mprotect SYS_get_mempolicy
        ],
        older: older![SYS_arch_prctl],
    },
    SyscallGroup {
        purpose: "run threads, and let them wait for each other",
        calls: calls![
            SYS_exit SYS_exit_group SYS_set_tid_address SYS_set_robust_list SYS_get_robust_list SYS_rseq
            SYS_futex SYS_futex_waitv SYS_gettid SYS_sched_yield SYS_sched_getparam
            SYS_sched_getscheduler SYS_sched_get_priority_min SYS_sched_get_priority_max
            SYS_sched_rr_get_interval SYS_sched_getattr SYS_getcpu
        ],
        older: older![],
    },
    SyscallGroup {
        purpose: "handle its own signals",
        calls: calls![
            SYS_rt_sigaction SYS_rt_sigprocmask SYS_rt_sigreturn SYS_rt_sigsuspend SYS_rt_sigpending
            SYS_rt_sigtimedwait SYS_sigaltstack SYS_restart_syscall SYS_signalfd4
        ],
        older: older![SYS_pause SYS_signalfd],
    },
    SyscallGroup {
        purpose: "ask for the time, and sleep",
        calls: calls![
            SYS_clock_gettime SYS_clock_getres SYS_clock_nanosleep SYS_nanosleep SYS_gettimeofday SYS_times
            SYS_timerfd_create SYS_timerfd_settime SYS_timerfd_gettime SYS_getitimer SYS_setitimer
        ],
        older: older![SYS_time SYS_alarm],
    },
    SyscallGroup {
        purpose: "wait for input, and wake its own threads",
        calls: calls![
            SYS_ppoll SYS_pselect6 SYS_epoll_create1 SYS_epoll_ctl SYS_epoll_pwait SYS_epoll_pwait2
            SYS_eventfd2 SYS_pipe2 SYS_recvfrom SYS_shutdown SYS_getsockopt SYS_getsockname SYS_getpeername
        ],
        older: older![SYS_poll SYS_select SYS_epoll_create SYS_epoll_wait SYS_eventfd SYS_pipe],
    },
    SyscallGroup {
        purpose: "ask about itself and the machine",
        calls: calls![
            SYS_getpid SYS_getppid SYS_getpgid SYS_getsid SYS_getuid SYS_geteuid SYS_getgid SYS_getegid
            SYS_getresuid SYS_getresgid SYS_getgroups SYS_capget SYS_uname
            SYS_sysinfo SYS_getrlimit SYS_setrlimit SYS_getrusage SYS_getrandom
        ],
        older: older![SYS_getpgrp],
    },
    SyscallGroup {
        purpose: "replace itself with another program (an interpreter), and wait for child processes (it has none)",
        calls: calls![SYS_execve SYS_execveat SYS_wait4 SYS_waitid],
        older: older![],
    },
];

/// Calls that are allowed for some values of an argument only.
pub(super) const CHOICES: &[ArgumentRule] = &[
    ArgumentRule {
        call: ("SYS_fcntl", libc::SYS_fcntl),
        argument: 1,
        values: &[
            ("F_DUPFD", libc::F_DUPFD as u64, "copy a descriptor"),
            (
                "F_DUPFD_CLOEXEC",
                libc::F_DUPFD_CLOEXEC as u64,
                "copy a descriptor; exec closes the copy",
            ),
            ("F_DUPFD_QUERY", 1027, "compare two descriptors"),
            ("F_GETFD", libc::F_GETFD as u64, "ask whether exec closes a descriptor"),
            ("F_SETFD", libc::F_SETFD as u64, "choose whether exec closes it"),
            ("F_GETFL", libc::F_GETFL as u64, "ask whether reads wait for input"),
            ("F_SETFL", libc::F_SETFL as u64, "read without waiting"),
            ("F_GETPIPE_SZ", libc::F_GETPIPE_SZ as u64, "ask for the size of a pipe"),
        ],
    },
    ArgumentRule {
        call: ("SYS_ioctl", libc::SYS_ioctl),
        argument: 1,
        values: &[
            ("TCGETS", 0x5401, "ask whether a file is a terminal"),
            ("TCGETS2", 0x802c_542a, "the same, in newer libraries"),
            ("TIOCGWINSZ", 0x5413, "ask how large a terminal is"),
            ("FIONREAD", 0x541b, "ask how many bytes wait in a pipe"),
            ("FIONBIO", 0x5421, "read without waiting"),
            ("FIOCLEX", 0x5451, "have exec close a descriptor"),
            ("FIONCLEX", 0x5450, "have exec keep it"),
        ],
    },
    ArgumentRule {
        call: ("SYS_prctl", libc::SYS_prctl),
        argument: 0,
        values: &[
            ("PR_SET_NAME", libc::PR_SET_NAME as u64, "name a thread"),
            ("PR_GET_NAME", libc::PR_GET_NAME as u64, "ask for the name of a thread"),
            ("PR_SET_VMA", 0x5356_4d41, "name a piece of memory"),
            ("PR_GET_AUXV", 0x4155_5856, "ask what the kernel told the program at its start"),
            (
                "PR_GET_PDEATHSIG",
                libc::PR_GET_PDEATHSIG as u64,
                "ask which signal it gets when its parent ends",
            ),
            (
                "PR_GET_DUMPABLE",
                libc::PR_GET_DUMPABLE as u64,
                "ask whether other processes may inspect its memory",
            ),
            (
                "PR_GET_SECCOMP",
                libc::PR_GET_SECCOMP as u64,
                "ask whether its calls are filtered (they are)",
            ),
            (
                "PR_GET_NO_NEW_PRIVS",
                libc::PR_GET_NO_NEW_PRIVS as u64,
                "ask whether it can gain privileges (it cannot)",
            ),
            (
                "PR_SET_NO_NEW_PRIVS",
                libc::PR_SET_NO_NEW_PRIVS as u64,
                "give up new privileges, which it cannot gain anyway",
            ),
            (
                "PR_CAPBSET_READ",
                libc::PR_CAPBSET_READ as u64,
                "ask whether it could gain a capability",
            ),
            ("PR_GET_TIMERSLACK", libc::PR_GET_TIMERSLACK as u64, "ask how precisely it sleeps"),
            ("PR_SET_TIMERSLACK", libc::PR_SET_TIMERSLACK as u64, "sleep more precisely"),
            (
                "PR_GET_THP_DISABLE",
                libc::PR_GET_THP_DISABLE as u64,
                "ask whether it has huge pages",
            ),
            ("PR_SET_THP_DISABLE", libc::PR_SET_THP_DISABLE as u64, "do without huge pages"),
            ("PR_SVE_GET_VL", 51, "ask for the length of vectors (arm64)"),
            ("PR_PAC_RESET_KEYS", 54, "draw new keys that authenticate its pointers (arm64)"),
            ("PR_GET_TAGGED_ADDR_CTRL", 56, "ask whether pointers carry tags (arm64)"),
        ],
    },
    ArgumentRule {
        call: ("SYS_socketpair", libc::SYS_socketpair),
        argument: 0,
        values: &[(
            "AF_UNIX",
            libc::AF_UNIX as u64,
            "make a pair of sockets, to wake a thread that waits for input",
        )],
    },
    ArgumentRule {
        call: ("SYS_fallocate", libc::SYS_fallocate),
        argument: 1,
        values: &[("0", 0, "make a file larger, but reserve nothing beyond its end")],
    },
    ArgumentRule {
        call: ("SYS_close_range", libc::SYS_close_range),
        argument: 2,
        values: &[
            ("0", 0, "close descriptors"),
            ("CLOSE_RANGE_CLOEXEC", libc::CLOSE_RANGE_CLOEXEC as u64, "have exec close them"),
        ],
    },
    ArgumentRule {
        call: ("SYS_sched_setscheduler", libc::SYS_sched_setscheduler),
        argument: 1,
        values: &[(
            "SCHED_OTHER",
            libc::SCHED_OTHER as u64,
            "set the policy that it already has (Mono does so)",
        )],
    },
    ArgumentRule {
        call: ("SYS_personality", libc::SYS_personality),
        argument: 0,
        values: &[("0xffffffff", 0xffff_ffff, "ask which system's behaviour the kernel gives it")],
    },
];

/// Calls that are allowed if the first argument is the guest's own process.
///
/// Signals with a value (`rt_sigqueueinfo`) and timers that send one (`timer_create`) are not allowed. The kernel
/// counts pending ones by user, so one guest could leave none to another.
pub(super) const OWN_ONLY: &[Syscall] = calls![SYS_kill SYS_tgkill SYS_process_vm_readv];

/// Calls that are allowed if the first argument is the guest's own process, or 0, which means the same.
pub(super) const OWN_OR_ZERO: &[Syscall] =
    calls![SYS_prlimit64 SYS_sched_setaffinity SYS_sched_getaffinity];

/// Calls that are allowed if the second argument is the guest's own process or 0. The first argument is the kind of
/// question.
pub(super) const SECOND_OWN_OR_ZERO: &[Syscall] = calls![SYS_getpriority SYS_ioprio_get];

/// Calls that open a file, each with the index of its flags argument. Truncating a file on opening requires opening it
/// for writing, because Landlock has a separate right to truncate only since version 3 (Linux 6.2), but a right to
/// write since version 1.
pub(super) const OPENING: &[(Syscall, u8)] = &[
    (("SYS_openat", libc::SYS_openat), 2),
    #[cfg(target_arch = "x86_64")]
    (("SYS_open", libc::SYS_open), 1),
];

/// Bits of those flags that are checked, and the allowed values.
pub(super) const OPEN_BITS: u64 = (libc::O_TRUNC | libc::O_ACCMODE) as u64;
pub(super) const OPEN_EMPTYING: [u64; 2] =
    [(libc::O_TRUNC | libc::O_WRONLY) as u64, (libc::O_TRUNC | libc::O_RDWR) as u64];

/// Call that is allowed without an address (argument 4), that is, only within a pair of sockets. The calls that could
/// also send open files are not allowed at all, because files in transit are attributed to no process.
pub(super) const SEND: Syscall = ("SYS_sendto", libc::SYS_sendto);
pub(super) const SEND_ADDRESS: u8 = 4;

/// Call that is answered with success, but not executed, because no other program waits for a guest's lock. If Landlock
/// is missing, Java locks a file that it writes below `/tmp`, and complains on its standard output if it cannot.
pub(super) const PRETENDED: Syscall = ("SYS_flock", libc::SYS_flock);

/// Calls that are refused as if the kernel did not know them. Libraries then use `clone` and `openat`, whose arguments
/// a filter can read.
pub(super) const UNKNOWN: &[Syscall] = calls![SYS_clone3 SYS_openat2];

/// Call that is refused in the same way if it asks about another process. A library that asks about one of its own
/// threads then assumes a kernel without processor selection, and continues (pthread_getattr_np(3)).
pub(super) const UNKNOWN_OF_OTHERS: Syscall =
    ("SYS_sched_getaffinity", libc::SYS_sched_getaffinity);

/// Bits of `mmap`'s flags that are checked, and the allowed values: private or shared mappings of files, and private
/// memory. Shared memory without a file and huge pages are attributed to no process. Mappings that grow like a stack
/// are in no limited account.
pub(super) const MAP_BITS: u64 =
    (libc::MAP_SHARED | libc::MAP_ANONYMOUS | libc::MAP_HUGETLB | libc::MAP_GROWSDOWN) as u64;
pub(super) const MAPS: [u64; 3] = [0, libc::MAP_SHARED as u64, libc::MAP_ANONYMOUS as u64];

/// Flags with which `clone` creates a thread that shares its process's files, so that all open files are visible.
pub(super) const THREAD: u64 = (libc::CLONE_THREAD | libc::CLONE_FILES) as u64;

/// First number above all calls of this table. Newer calls, and the same calls with 32-bit pointers (x32), would bypass
/// every rule.
pub(super) const FIRST_NEWER: u32 = 470;

/// Returns the table for readers as Markdown: the purpose of each call.
#[cfg(test)]
fn table() -> String {
    let plain = |call: &Syscall| format!("`{}`", call.0.trim_start_matches("SYS_"));
    let list = |calls: &[Syscall]| calls.iter().map(plain).collect::<Vec<_>>().join(" ");
    let mut rows = String::from("| to ... | calls |\n| --- | --- |\n");
    for SyscallGroup { purpose, calls, older } in ALLOWED {
        let older = if older.is_empty() { String::new() } else { format!(" {}", list(older)) };
        rows += &format!("| {purpose} | {}{older} |\n", list(calls));
    }
    rows +=
        &format!("| act on its own process only | {} |\n", list(&[OWN_ONLY, OWN_OR_ZERO].concat()));
    rows += &format!("| ask about its own priorities only | {} |\n", list(SECOND_OWN_OR_ZERO));
    let opening: Vec<Syscall> = OPENING.iter().map(|call| call.0).collect();
    rows += &format!(
        "| open files, and truncate those that it opens for writing | {} |\n",
        list(&opening)
    );
    rows += "| map private memory or a file, but no shared memory without a file, and no huge pages | `mmap` |\n";
    rows += "| write into a pair of sockets, with no address and no descriptors attached | `sendto` |\n";
    rows += &format!("| lock a file, without effect | {} |\n", plain(&PRETENDED));
    rows += "| start a thread that shares its open files, but never a process | `clone` |\n";
    rows += "\n| call | allowed | to ... |\n| --- | --- | --- |\n";
    for ArgumentRule { call, values, .. } in CHOICES {
        for (name, _, purpose) in *values {
            rows += &format!("| {} | `{name}` | {purpose} |\n", plain(call));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn readers_see_the_same_table() {
        let page = include_str!("../../../CALLS.md");
        let (_, shown) = page.split_once("\n\n| to").expect("a table");
        assert_eq!(format!("| to{shown}"), table(), "CALLS.md is to show:\n{}", table());
    }

    #[test]
    fn no_call_stands_twice() {
        let groups = ALLOWED.iter().flat_map(|group| group.calls.iter().chain(group.older));
        let choices = CHOICES.iter().map(|choice| &choice.call);
        let own = OWN_ONLY.iter().chain(OWN_OR_ZERO).chain(SECOND_OWN_OR_ZERO);
        let opening = OPENING.iter().map(|call| &call.0);
        let all: Vec<&Syscall> = groups
            .chain(choices)
            .chain(own)
            .chain(opening)
            .chain(UNKNOWN)
            .chain([&PRETENDED])
            .collect();
        let different: BTreeSet<c_long> = all.iter().map(|call| call.1).collect();
        assert_eq!(different.len(), all.len());
        assert!(all.iter().all(|call| call.1 < c_long::from(FIRST_NEWER)));
    }
}
