//! Tests trusted guests on every system that runs some: how they are asked, measured, limited and ended.

use damier_game::{Failure, FailureKind};
use damier_guest::{Enforcement, Policy, Program, Submission, Trust, meet};
use std::path::PathBuf;
use std::time::Duration;

/// Path of the example of this crate, which is built with its tests.
fn example() -> PathBuf {
    let own = std::env::current_exe().expect("the test's path");
    let folder = own.parent().and_then(|deps| deps.parent()).expect("deps lies in a folder");
    let found =
        folder.join("examples").join(format!("misbehaving{}", std::env::consts::EXE_SUFFIX));
    assert!(found.is_file(), "not built yet: cargo build -p damier-guest --examples");
    found
}

/// Returns a submission that does this.
fn submission(what: &str) -> Submission {
    let mut submission = Submission::open(&example()).expect("it is built");
    if let Ok(Program { arguments: all, .. }) = &mut submission.program {
        all.push(what.to_string());
    }
    submission
}

fn trusting() -> Policy {
    Policy { trust: Trust::Trusted, ..Policy::default() }
}

/// Returns the failure of a guest that misbehaves.
fn failure_of(what: &str, policy: &Policy) -> Failure {
    meet(&submission(what), policy).expect_err("it never says hello")
}

#[test]
fn a_bot_says_hello_and_ends() {
    let met = meet(&submission("behaves"), &trusting()).expect("it says hello");
    assert!(met.ends_by_itself);
    assert_eq!(met.hello.language.as_deref(), Some("Rust"));
}

#[test]
fn its_end_is_explained() {
    let ended = failure_of("ends", &trusting());
    assert_eq!(ended.kind, FailureKind::Start, "before its hello, all is a failure to start");
    let expected = "ended too early, with exit status 7; its standard error ends with `last words`";
    assert_eq!(ended.message.to_string(), expected);
    let aborted = failure_of("aborts", &trusting()).message.to_string();
    let known = ["SIGABRT", "abort", "gave up"];
    assert!(known.iter().any(|word| aborted.contains(word)), "{aborted}");
}

#[test]
fn idling_is_told_from_computing() {
    let mut policy = trusting();
    policy.timeouts.start = Duration::from_millis(400);
    for computing in ["computes", "delegates"] {
        let said = failure_of(computing, &policy).message.to_string();
        assert!(
            said.contains("the limit is 400.000ms to start (until hello)"),
            "{computing}: {said}"
        );
    }
    policy.timeouts.idle_at_start = Duration::from_millis(300);
    let waiting = failure_of("waits", &policy).message.to_string();
    // A system that does not report who waits for a processor excuses every guest while all processors are busy.
    let excused = !cfg!(target_os = "linux")
        && waiting.contains("a computation within its budget never takes that long");
    let idled = waiting.contains("neither answered nor computed for 0.3 s");
    assert!(idled || excused, "{waiting}");
}

#[test]
fn nobody_takes_more_than_is_allowed() {
    let mut policy = trusting();
    policy.limits.memory = 64 << 20;
    let said = |what| failure_of(what, &policy).message.to_string();
    assert!(said("floods").contains("more to its standard output than any answer needs"));
    let taking = said("takes");
    assert!(taking.contains("the limit is 64 MiB"), "{taking}");
    let writing = said("writes");
    assert!(writing.contains("16 MiB to files"), "{writing}");
}

// A Windows job counts reserved memory.
#[cfg(unix)]
#[test]
fn what_is_reserved_is_not_used() {
    for policy in [trusting(), Policy::default()] {
        if Enforcement::allows_guests(policy.trust) {
            let met = meet(&submission("reserves"), &policy).expect("it says hello");
            assert!(met.ends_by_itself);
        }
    }
}

#[test]
fn a_runtime_that_is_out_of_memory_is_understood_wherever_it_says_so() {
    let failure = failure_of("reports", &trusting());
    assert_eq!(failure.kind, FailureKind::Memory);
    assert!(failure.message.to_string().contains("insufficient memory for the Java"), "{failure}");
    assert!(failure.message.to_string().contains("the limit is 1024 MiB of memory"), "{failure}");
    assert!(failure.message.to_string().contains("-Xmx"), "{failure}");
    let chatty = failure_of("chats", &trusting());
    assert!(
        chatty.message.to_string().contains("Standard output is for protocol messages"),
        "{chatty}"
    );
}

#[test]
fn folders_have_a_depth() {
    let failure = failure_of("digs", &trusting());
    assert!(failure.message.to_string().contains("more than 32 levels deep"), "{failure}");
}

#[test]
fn only_what_confines_runs_strangers() {
    let met = meet(&submission("behaves"), &Policy::default());
    if Enforcement::allows_guests(Trust::Confined) {
        assert!(met.is_ok(), "{met:?}");
    } else {
        assert_eq!(met.expect_err("it is not trusted").kind, FailureKind::Host);
    }
    assert!(Enforcement::allows_guests(Trust::Trusted));
}
