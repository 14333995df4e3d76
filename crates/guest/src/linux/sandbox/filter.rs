//! The filter of system calls (seccomp): those of [`super::syscalls`] are allowed, and no others.
//!
//! What is refused fails with an error, as on a machine that lacks it; nothing kills the guest. Refused is
//! what starts other processes, reaches other processes or the network, or changes what files are to
//! others. Threads are allowed.

use super::syscalls::{
    ALLOWED, BUILD_REFUSED, CHOICES, FIRST_NEWER, MAP_BITS, MAPS, NAMESPACES, OWN_ONLY,
    OWN_OR_ZERO, SEND, SEND_ADDRESS, Syscall, THREAD, UNKNOWN,
};
use crate::say::machine;
use libc::c_long;
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, sock_filter,
};
use std::collections::BTreeMap;

/// Stands in a filter for the number of the guest's own process, which is known only to itself.
const OWN_PROCESS: u32 = 0x7a5e_1f0d;

type Rules = BTreeMap<c_long, Vec<SeccompRule>>;

/// Returns true if the kernel has filters.
pub(super) fn is_offered() -> bool {
    std::fs::read_to_string("/proc/self/status")
        .is_ok_and(|status| status.lines().any(|line| line.starts_with("Seccomp:")))
        && program().is_ok()
}

/// Compiles the filter for the kernel.
///
/// # Errors
/// A sentence, on a processor that is not known.
pub(super) fn program() -> Result<BpfProgram, String> {
    let compile = |rules| -> Result<BpfProgram, BackendError> {
        let refuse = SeccompAction::Errno(libc::EPERM.unsigned_abs());
        let arch = std::env::consts::ARCH.try_into()?;
        SeccompFilter::new(rules, refuse, SeccompAction::Allow, arch)?.try_into()
    };
    let made = rules().and_then(compile);
    let made = made.map_err(|error| machine::no_filter(error.to_string()).to_string())?;
    Ok(unknown_first(made))
}

/// Compiles the filter of a build for the kernel: a compiler starts programs and speaks to nobody. Everything is allowed but
/// what reaches other processes and the network, leaves the group of processes, or makes rooms of its own in the kernel.
///
/// # Errors
/// A sentence, on a processor that is not known.
pub(super) fn build_program() -> Result<BpfProgram, String> {
    let compile = |rules| -> Result<BpfProgram, BackendError> {
        let refuse = SeccompAction::Errno(libc::EPERM.unsigned_abs());
        let arch = std::env::consts::ARCH.try_into()?;
        SeccompFilter::new(rules, SeccompAction::Allow, refuse, arch)?.try_into()
    };
    let mut rules: Rules = BUILD_REFUSED.iter().map(|call| (call.1, Vec::new())).collect();
    let made = any_of_bits(0, NAMESPACES).and_then(|namespaces| {
        rules.insert(libc::SYS_clone, namespaces);
        compile(rules)
    });
    let made = made.map_err(|error| machine::no_filter(error.to_string()).to_string())?;
    // A fork by the newer call could ask for rooms of its own where no filter sees it: there is the older one.
    Ok(unknown_first(made))
}

/// Makes the rule that an argument has one of these bits.
fn any_of_bits(argument: u8, bits: &[u64]) -> Result<Vec<SeccompRule>, BackendError> {
    let rule = |&bit: &u64| {
        let compares = SeccompCmpOp::MaskedEq(bit);
        let condition = SeccompCondition::new(argument, SeccompCmpArgLen::Dword, compares, bit)?;
        SeccompRule::new(vec![condition])
    };
    bits.iter().map(rule).collect()
}

/// The rules of what is allowed.
fn rules() -> Result<Rules, BackendError> {
    let mut rules = Rules::new();
    for group in ALLOWED {
        rules.extend(group.calls.iter().chain(group.older).map(|call| (call.1, Vec::new())));
    }
    for choice in CHOICES {
        let values = choice.values.iter().map(|&(_, value, _)| value);
        rules.insert(choice.call.1, any_of(choice.argument, &SeccompCmpOp::Eq, values)?);
    }
    let own = |calls: &[Syscall], processes: &[u64]| -> Result<Rules, BackendError> {
        let rule = any_of(0, &SeccompCmpOp::Eq, processes.iter().copied())?;
        Ok(calls.iter().map(|call| (call.1, rule.clone())).collect())
    };
    rules.extend(own(OWN_ONLY, &[OWN_PROCESS.into()])?);
    rules.extend(own(OWN_OR_ZERO, &[OWN_PROCESS.into(), 0])?);
    let nobody = SeccompCondition::new(SEND_ADDRESS, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0)?;
    rules.insert(SEND.1, vec![SeccompRule::new(vec![nobody])?]);
    rules.insert(libc::SYS_mmap, any_of(3, &SeccompCmpOp::MaskedEq(MAP_BITS), MAPS)?);
    rules.insert(libc::SYS_clone, any_of(0, &SeccompCmpOp::MaskedEq(THREAD), [THREAD])?);
    Ok(rules)
}

/// Makes the rule that an argument compares with one of these values.
fn any_of(
    argument: u8,
    compares: &SeccompCmpOp,
    values: impl IntoIterator<Item = u64>,
) -> Result<Vec<SeccompRule>, BackendError> {
    let rule = |value: u64| {
        let length = SeccompCmpArgLen::Dword;
        let condition = SeccompCondition::new(argument, length, compares.clone(), value)?;
        SeccompRule::new(vec![condition])
    };
    values.into_iter().map(rule).collect()
}

/// Prepends a few steps that know no call by a newer or another number, nor one for which there is
/// another way: load the number; if it is not below the first of these, or that call's, fail as for a call
/// that there is not; else go on (seccomp(2)).
fn unknown_first(filter: BpfProgram) -> BpfProgram {
    let step = |code: u32, jt: u8, k: u32| sock_filter { code: code as u16, jt, jf: 0, k };
    let mut program = vec![
        step(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0),
        step(libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K, 2, FIRST_NEWER),
        step(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, 1, UNKNOWN.1 as u32),
        step(libc::BPF_JMP | libc::BPF_JA, 0, 1),
        step(libc::BPF_RET | libc::BPF_K, 0, libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32),
    ];
    program.extend(filter);
    program
}

/// Replaces the placeholder by the number of the guest's own process. Allocates nothing.
pub(super) fn name_own_process(program: &mut [sock_filter], process: u32) {
    for instruction in program.iter_mut().filter(|one| one.k == OWN_PROCESS) {
        instruction.k = process;
    }
}
