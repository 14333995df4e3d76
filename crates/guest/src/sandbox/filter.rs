//! Which system calls a guest may make (seccomp).
//!
//! What is denied fails with an error, as on a machine that lacks it; nothing kills the guest. Denied is
//! what starts other processes, reaches other processes or the network, or changes what files are to
//! others. Threads are allowed.

use libc::c_long;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, sock_filter,
};
use std::collections::BTreeMap;

/// Stands in a filter for the number of the guest's own process, which is known only to itself.
const OWN_PROCESS: u32 = 0x7a5e_1f0d;

/// Calls that are newer than their names in `libc`; the numbers are the same on every machine.
const SETXATTRAT: c_long = 463;
const REMOVEXATTRAT: c_long = 466;
const FILE_SETATTR: c_long = 469;

/// Denied whatever the arguments.
const DENIED: &[c_long] = &[
    libc::SYS_socket,
    libc::SYS_ptrace,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_userfaultfd,
    libc::SYS_io_uring_setup,
    libc::SYS_memfd_create,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchmodat2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    libc::SYS_mknodat,
    libc::SYS_tkill,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_process_vm_writev,
    libc::SYS_open_by_handle_at,
    libc::SYS_setsid,
    libc::SYS_setpgid,
    libc::SYS_setpriority,
    libc::SYS_ioprio_set,
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setattr,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_kexec_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_fanotify_init,
    libc::SYS_move_pages,
    libc::SYS_migrate_pages,
    SETXATTRAT,
    REMOVEXATTRAT,
    FILE_SETATTR,
];

/// Older forms of the same, where the machine has them.
#[cfg(target_arch = "x86_64")]
const DENIED_OLDER: &[c_long] = &[
    libc::SYS_fork,
    libc::SYS_vfork,
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
    libc::SYS_mknod,
    libc::SYS_iopl,
    libc::SYS_ioperm,
];
#[cfg(not(target_arch = "x86_64"))]
const DENIED_OLDER: &[c_long] = &[];

/// Denied unless the first argument is the guest's own process.
const OWN_ONLY: &[c_long] = &[
    libc::SYS_kill,
    libc::SYS_tgkill,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_process_vm_readv,
];

/// Denied unless the first argument is the guest's own process, or 0, which means the same.
const OWN_OR_ZERO: &[c_long] = &[libc::SYS_prlimit64, libc::SYS_sched_setaffinity];

/// Denied with one of these values of an argument, counted from 0. A file that is owned by another process
/// sends it signals; a process that changes what `prctl` set before it began outlives its referee, or is not
/// to be looked at.
const DENIED_WITH: &[(c_long, u8, &[u64])] = &[
    (libc::SYS_fcntl, 1, &[libc::F_SETOWN as u64, F_SETOWN_EX]),
    (libc::SYS_ioctl, 1, &[FIOSETOWN, SIOCSPGRP]),
    (libc::SYS_prctl, 0, &[libc::PR_SET_PDEATHSIG as u64, libc::PR_SET_DUMPABLE as u64]),
];

/// Values that `libc` does not name.
const F_SETOWN_EX: u64 = 15;
const FIOSETOWN: u64 = 0x8901;
const SIOCSPGRP: u64 = 0x8902;

/// Calls from this number on take 32-bit pointers (x32): the same calls again, past every rule.
const OTHER_NUMBERS: u32 = 0x4000_0000;

/// Whether the kernel has filters.
pub(super) fn is_offered() -> bool {
    std::fs::read_to_string("/proc/self/status")
        .is_ok_and(|status| status.lines().any(|line| line.starts_with("Seccomp:")))
        && programs().is_ok()
}

/// The filters in the form of the kernel.
///
/// # Errors
/// In words, on a processor that is not known.
pub(super) fn programs() -> Result<Vec<BpfProgram>, String> {
    // A library that cannot use clone3 falls back to clone, whose arguments a filter can read.
    let newer = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
    let made = rules()
        .and_then(|rules| Ok(vec![compile(rules, libc::EPERM)?, compile(newer, libc::ENOSYS)?]));
    let made = made.map(|mut made| {
        made.push(usual_numbers_only());
        made
    });
    made.map_err(|error| format!("the filter of system calls (seccomp): {error}"))
}

fn rules() -> Result<BTreeMap<c_long, Vec<SeccompRule>>, seccompiler::BackendError> {
    let differs =
        |from: u64| SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, from);
    let mut rules = BTreeMap::new();
    for &call in DENIED.iter().chain(DENIED_OLDER) {
        rules.insert(call, Vec::new());
    }
    for &call in OWN_ONLY {
        rules.insert(call, vec![SeccompRule::new(vec![differs(OWN_PROCESS.into())?])?]);
    }
    for &call in OWN_OR_ZERO {
        let stranger = vec![differs(OWN_PROCESS.into())?, differs(0)?];
        rules.insert(call, vec![SeccompRule::new(stranger)?]);
    }
    for &(call, argument, values) in DENIED_WITH {
        let equals = |&value: &u64| {
            let same = SeccompCmpOp::Eq;
            SeccompCondition::new(argument, SeccompCmpArgLen::Dword, same, value)
                .and_then(|condition| SeccompRule::new(vec![condition]))
        };
        rules.insert(call, values.iter().map(equals).collect::<Result<_, _>>()?);
    }
    let thread = libc::CLONE_THREAD as u64;
    let whole = SeccompCmpOp::MaskedEq(thread);
    let whole = SeccompCondition::new(0, SeccompCmpArgLen::Qword, whole, 0)?;
    rules.insert(libc::SYS_clone, vec![SeccompRule::new(vec![whole])?]);
    Ok(rules)
}

fn compile(
    rules: BTreeMap<c_long, Vec<SeccompRule>>,
    error: i32,
) -> Result<BpfProgram, seccompiler::BackendError> {
    let arch = std::env::consts::ARCH.try_into()?;
    let deny = SeccompAction::Errno(error.unsigned_abs());
    SeccompFilter::new(rules, SeccompAction::Allow, deny, arch)?.try_into()
}

/// A filter that knows no call by its other number: in words, load the number; if it is not below the other
/// numbers, fail as for a call that there is not; else allow it (seccomp(2)).
fn usual_numbers_only() -> BpfProgram {
    let step = |code: u32, jf: u8, k: u32| sock_filter { code: code as u16, jt: 0, jf, k };
    vec![
        step(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0),
        step(libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K, 1, OTHER_NUMBERS),
        step(libc::BPF_RET | libc::BPF_K, 0, libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32),
        step(libc::BPF_RET | libc::BPF_K, 0, libc::SECCOMP_RET_ALLOW),
    ]
}

/// Puts the number of the guest's own process where it is meant. Allocates nothing.
pub(super) fn name_own_process(program: &mut [sock_filter], process: u32) {
    for instruction in program.iter_mut().filter(|one| one.k == OWN_PROCESS) {
        instruction.k = process;
    }
}
