//! Filters system calls (seccomp): those of [`super::syscalls`] are allowed, and no others.
//!
//! A refused call fails with an error, as on a machine that lacks it; nothing kills the guest. Refused calls are those
//! that start processes, reach other processes or the network, or change file attributes that other programs see.
//! Threads are allowed.

use super::build_calls::{
    self, FORK_FLAGS, OF_ITSELF, PRETENDED_NEWER, PRETENDED_OLDER, STARTING, STARTING_OLDER,
};
use super::syscalls::{
    ALLOWED, CHOICES, FIRST_NEWER, MAP_BITS, MAPS, OPEN_BITS, OPEN_EMPTYING, OPENING, OWN_ONLY,
    OWN_OR_ZERO, PRETENDED, SECOND_OWN_OR_ZERO, SEND, SEND_ADDRESS, Syscall, THREAD, UNKNOWN,
    UNKNOWN_OF_OTHERS,
};
use crate::text::machine;
use damier_i18n::Message;
use libc::c_long;
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, sock_filter,
};
use std::collections::BTreeMap;

/// Placeholder in a filter for the guest's own process number, which only the new process knows.
const OWN_PROCESS: u32 = 0x7a5e_1f0d;

/// Offsets of the call number and of the lower half of the first argument in the data given to a filter, on
/// little-endian machines (seccomp(2)).
const NUMBER: u32 = 0;
const FIRST_ARGUMENT: u32 = 16;

type Rules = BTreeMap<c_long, Vec<SeccompRule>>;

/// Returns true if the kernel supports filters.
pub(super) fn is_offered() -> bool {
    std::fs::read_to_string("/proc/self/status")
        .is_ok_and(|status| status.lines().any(|line| line.starts_with("Seccomp:")))
        && program().is_ok()
}

/// Compiles the filter for the kernel.
///
/// # Errors
/// Fails with a message on an unknown processor.
pub(super) fn program() -> Result<BpfProgram, Message> {
    let made = rules().and_then(compile);
    let made = made.map_err(|error| machine::no_filter(error.to_string()))?;
    Ok(answer_first([PRETENDED].iter(), libc::SECCOMP_RET_ERRNO, unknown_first(made)))
}

/// Compiles the filter of a build: it may do what a guest may, and start programs. It cannot connect to anything, send
/// signals, or leave its process group.
///
/// # Errors
/// Fails with a message on an unknown processor.
pub(super) fn build_program() -> Result<BpfProgram, Message> {
    let made = build_rules().and_then(compile);
    let made = made.map_err(|error| machine::no_filter(error.to_string()))?;
    let pretended = build_calls::PRETENDED.iter().chain(PRETENDED_NEWER).chain(PRETENDED_OLDER);
    Ok(answer_first(pretended, libc::SECCOMP_RET_ERRNO, unknown_first(made)))
}

/// Returns the rules for builds.
fn build_rules() -> Result<Rules, BackendError> {
    let mut rules = rules()?;
    for call in OWN_ONLY.iter().chain(OWN_OR_ZERO) {
        rules.remove(&call.1);
    }
    let own = any_of(0, &SeccompCmpOp::Eq, [0])?;
    rules.extend(OF_ITSELF.iter().map(|call| (call.1, own.clone())));
    rules.extend(STARTING.iter().chain(STARTING_OLDER).map(|call| (call.1, Vec::new())));
    rules.insert(libc::SYS_sched_getaffinity, Vec::new());
    rules.insert(libc::SYS_clone, any_of(0, &SeccompCmpOp::MaskedEq(FORK_FLAGS), [0])?);
    Ok(rules)
}

/// Compiles rules. A call that no rule allows is refused.
fn compile(rules: Rules) -> Result<BpfProgram, BackendError> {
    let refuse = SeccompAction::Errno(libc::EPERM.unsigned_abs());
    let arch = std::env::consts::ARCH.try_into()?;
    SeccompFilter::new(rules, refuse, SeccompAction::Allow, arch)?.try_into()
}

/// Prepends instructions that answer these calls with a fixed result, whatever their arguments (seccomp(2)).
fn answer_first<'a>(
    calls: impl Iterator<Item = &'a Syscall>,
    answer: u32,
    filter: BpfProgram,
) -> BpfProgram {
    let step = |code: u32, jf: u8, k: u32| sock_filter { code: code as u16, jt: 0, jf, k };
    let mut program = vec![step(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0)];
    for call in calls {
        program.push(step(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, 1, call.1 as u32));
        program.push(step(libc::BPF_RET | libc::BPF_K, 0, answer));
    }
    program.extend(filter);
    program
}

/// Returns the rules for guests.
fn rules() -> Result<Rules, BackendError> {
    let mut rules = Rules::new();
    for group in ALLOWED {
        rules.extend(group.calls.iter().chain(group.older).map(|call| (call.1, Vec::new())));
    }
    for choice in CHOICES {
        let values = choice.values.iter().map(|&(_, value, _)| value);
        rules.insert(choice.call.1, any_of(choice.argument, &SeccompCmpOp::Eq, values)?);
    }
    let own = |calls: &[Syscall], argument, processes: &[u64]| -> Result<Rules, BackendError> {
        let rule = any_of(argument, &SeccompCmpOp::Eq, processes.iter().copied())?;
        Ok(calls.iter().map(|call| (call.1, rule.clone())).collect())
    };
    rules.extend(own(OWN_ONLY, 0, &[OWN_PROCESS.into()])?);
    rules.extend(own(OWN_OR_ZERO, 0, &[OWN_PROCESS.into(), 0])?);
    rules.extend(own(SECOND_OWN_OR_ZERO, 1, &[OWN_PROCESS.into(), 0])?);
    for &((_, call), flags) in OPENING {
        let mut emptying = any_of(flags, &SeccompCmpOp::MaskedEq(OPEN_BITS), OPEN_EMPTYING)?;
        let whole = SeccompCmpOp::MaskedEq(libc::O_TRUNC as u64);
        emptying.extend(any_of(flags, &whole, [0])?);
        rules.insert(call, emptying);
    }
    let nobody = SeccompCondition::new(SEND_ADDRESS, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0)?;
    rules.insert(SEND.1, vec![SeccompRule::new(vec![nobody])?]);
    rules.insert(libc::SYS_mmap, any_of(3, &SeccompCmpOp::MaskedEq(MAP_BITS), MAPS)?);
    rules.insert(libc::SYS_clone, any_of(0, &SeccompCmpOp::MaskedEq(THREAD), [THREAD])?);
    Ok(rules)
}

/// Creates the rule that an argument must match one of these values.
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

/// Prepends instructions that report certain calls as unknown, as an older kernel would: calls with a newer or
/// different number, calls with an alternative, and questions about other processes (seccomp(2)).
fn unknown_first(filter: BpfProgram) -> BpfProgram {
    let step = |code: u32, jt: u8, jf: u8, k: u32| sock_filter { code: code as u16, jt, jf, k };
    let load = |offset| step(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0, offset);
    let is = |k: u32, jt: u8, jf: u8| step(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, jt, jf, k);
    let absent = libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32;
    let refuse = step(libc::BPF_RET | libc::BPF_K, 0, 0, absent);
    let mut program = vec![
        load(NUMBER),
        step(libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K, 0, 1, FIRST_NEWER),
        refuse.clone(),
    ];
    for call in UNKNOWN {
        program.extend([is(call.1 as u32, 0, 1), refuse.clone()]);
    }
    program.extend([
        is(UNKNOWN_OF_OTHERS.1 as u32, 0, 4),
        load(FIRST_ARGUMENT),
        is(OWN_PROCESS, 2, 0),
        is(0, 1, 0),
        refuse,
    ]);
    program.extend(filter);
    program
}

/// Replaces the placeholder with the guest's own process number. Allocates nothing.
pub(super) fn name_own_process(program: &mut [sock_filter], process: u32) {
    for instruction in program.iter_mut().filter(|one| one.k == OWN_PROCESS) {
        instruction.k = process;
    }
}
