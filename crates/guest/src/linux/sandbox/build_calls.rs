//! System calls that builds may make in addition to those of guests. A compiler starts programs and changes file
//! attributes.

use super::syscalls::{Syscall, calls, older};

/// Calls that a build may make with any arguments, because it starts programs. Shells and make set their user to the
/// one that they already have; without privileges, no other is possible.
pub(super) const STARTING: &[Syscall] = calls![
    SYS_setuid SYS_setgid SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid
];
pub(super) const STARTING_OLDER: &[Syscall] = older![SYS_fork SYS_vfork];

/// Calls that a build may make if the first argument is 0, which means the calling process. They set limits and
/// processors. A guest may also pass its own process number, but a build has many processes.
pub(super) const OF_ITSELF: &[Syscall] = calls![SYS_prlimit64 SYS_sched_setaffinity];

/// Calls that are answered with success, but not executed. Tools set modes, owners and times of their output as a
/// matter of course and give up if they cannot. Landlock does not cover these calls, so they would reach every file of
/// this user. The modes are set after the build. A build needs no locks, because it has its folder to itself.
pub(super) const PRETENDED: &[Syscall] = calls![
    SYS_fchmod SYS_fchmodat SYS_fchown SYS_fchownat SYS_utimensat SYS_flock
    SYS_setxattr SYS_lsetxattr SYS_fsetxattr SYS_removexattr SYS_lremovexattr SYS_fremovexattr
];
/// A newer form of these calls. It has the same number on every architecture, but `libc` names it only on some.
pub(super) const PRETENDED_NEWER: &[Syscall] = &[("SYS_fchmodat2", 452)];
pub(super) const PRETENDED_OLDER: &[Syscall] =
    older![SYS_chmod SYS_chown SYS_lchown SYS_utime SYS_utimes SYS_futimesat];

/// Flags of a fork that a build may not set: namespaces, and a child that becomes its parent's sibling.
pub(super) const FORK_FLAGS: u64 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET
    | libc::CLONE_PARENT) as u64;
