//! The system calls of a build beside those of a guest: a compiler starts programs, and sets what files are to others.

use super::syscalls::{Syscall, calls, older};

/// Allowed to a build, whatever the arguments: it starts programs. Shells and make set their user to the one that they have, and without
/// privileges there is no other.
pub(super) const STARTING: &[Syscall] = calls![
    SYS_setuid SYS_setgid SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid
];
pub(super) const STARTING_OLDER: &[Syscall] = older![SYS_fork SYS_vfork];

/// Allowed to a build where the first argument is 0: a limit or the processors of whoever asks. A guest may also name itself by
/// its number, but a build has many processes.
pub(super) const OF_ITSELF: &[Syscall] = calls![SYS_prlimit64 SYS_sched_setaffinity];

/// Answered as if they had been done. Tools set modes, owners and times of what they write as a matter of course, and give up where they
/// cannot; but these calls would reach every file of this user, because Landlock knows nothing of them. The modes of what was built are
/// set after the build. A lock is of no use to a build, which has its folder for itself.
pub(super) const PRETENDED: &[Syscall] = calls![
    SYS_fchmod SYS_fchmodat SYS_fchmodat2 SYS_fchown SYS_fchownat SYS_utimensat SYS_flock
    SYS_setxattr SYS_lsetxattr SYS_fsetxattr SYS_removexattr SYS_lremovexattr SYS_fremovexattr
];
pub(super) const PRETENDED_OLDER: &[Syscall] =
    older![SYS_chmod SYS_chown SYS_lchown SYS_utime SYS_utimes SYS_futimesat];

/// The flags of a fork that a build may not set: name spaces of its own, and a child that is its parent's sibling.
pub(super) const FORK_FLAGS: u64 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET
    | libc::CLONE_PARENT) as u64;
