//! Tests machines with a shell's limits, or in a container that refuses calls. What they lack is not a submission's
//! fault.
//!
//! The limits of a process cannot be raised again, and the result of a trial is cached. So each machine is simulated by
//! a process of its own: this test, run again with a shell's limit or a filter.
#![cfg(target_os = "linux")]

use damier_game::FailureKind;
use damier_guest::{Enforcement, Policy, Program, Submission, Trust, meet};
use damier_i18n::Message;
use nix::unistd::{Uid, geteuid, setfsuid};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, apply_filter};
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

/// Environment variables that tell this test what to do on the simulated machine.
const DOES: &str = "DAMIER_TEST_DOES";
const REFUSED: &str = "DAMIER_TEST_REFUSED";

/// Returns a submission that does this, from the examples of this crate.
fn submission(what: &str) -> Submission {
    let own = std::env::current_exe().expect("the test's path");
    let folder = own.parent().and_then(|deps| deps.parent()).expect("deps lies in a folder");
    let mut submission =
        Submission::open(&folder.join("examples/misbehaving")).expect("cargo build --examples");
    if let Ok(Program { arguments, .. }) = &mut submission.program {
        arguments.push(what.to_string());
    }
    submission
}

/// Does what the other tests ask for, and prints the result.
#[test]
#[ignore = "run by the other tests, on machines of their own"]
fn a_machine() {
    let Ok(does) = std::env::var(DOES) else { return };
    if let Ok(refused) = std::env::var(REFUSED) {
        let (call, error) = refused.split_once(' ').expect("a call and an error");
        let rules = BTreeMap::from([(call.parse().expect("a number"), Vec::new())]);
        let error = SeccompAction::Errno(error.parse().expect("a number"));
        let arch = std::env::consts::ARCH.try_into().expect("a processor");
        let filter = SeccompFilter::new(rules, SeccompAction::Allow, error, arch).expect("rules");
        let program: BpfProgram = filter.try_into().expect("a filter");
        apply_filter(&program).expect("this thread takes it");
    }
    match Enforcement::on_this_machine(Trust::Confined) {
        Ok(enforced) => println!("\nENFORCED {}", Message::from(enforced)),
        Err(why) => println!("\nENFORCED {why}"),
    }
    match meet(&submission(&does), &Policy::default()) {
        Ok(_) => println!("OUTCOME plays"),
        Err(failure) => println!("OUTCOME {failure}"),
    }
}

/// Returns what is enforced, and the outcome of a submission, on a machine with this limit or one that refuses a call
/// with an error.
fn on_a_machine(does: &str, limit: &str, refused: Option<(i64, i32)>) -> [String; 2] {
    let own = std::env::current_exe().expect("the test's path");
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{limit} exec \"$0\" a_machine --exact --ignored --nocapture"));
    command.arg(own).env(DOES, does).env_remove(REFUSED);
    if let Some((call, error)) = refused {
        command.env(REFUSED, format!("{call} {error}"));
    }
    let output = command.output().expect("sh runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    ["ENFORCED ", "OUTCOME "].map(|key| {
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_else(|| panic!("{limit} {refused:?}: {text}{errors}")).to_string()
    })
}

#[test]
fn a_stricter_limit_of_the_shell_is_kept_and_told() {
    for (limit, own) in [
        ("-v 8000000", "7812 MiB of address space"),
        ("-d 1000000", "976 MiB of memory"),
        ("-n 63", "63 open files"),
        ("-t 100", "100 s of CPU time"),
    ] {
        let [enforced, outcome] = on_a_machine("behaves", &format!("ulimit {limit};"), None);
        assert_eq!(outcome, "plays", "{limit}");
        assert!(enforced.ends_with(&format!("this machine's own limit: {own}")), "{enforced}");
    }
}

#[test]
fn a_guest_that_the_shells_limit_ends_is_not_at_fault() {
    let [_, outcome] = on_a_machine("computes", "ulimit -t 1;", None);
    let expected =
        "host: a process was killed by this machine's own limit of 1 s of CPU time (ulimit -t)";
    assert_eq!(outcome, expected);
}

/// The guest is within its own limits, but its language reports that it got no more.
#[test]
fn what_the_shells_limit_refuses_a_guest_is_no_fault_of_it() {
    let of_memory =
        ": this machine's own limit lets a program reserve only 1953 MiB (ulimit -v, -d)";
    for (does, limit, start, end) in [
        ("reserves", "-v 2000000", "host: was killed by SIGABRT", of_memory),
        ("reserves", "-d 2000000", "host: was killed by SIGABRT", of_memory),
        ("reports", "-v 2000000", "host: ran out of memory", of_memory),
        (
            "opens",
            "-n 30",
            "host: a process failed because of this machine's own limit of 30 open files (ulimit -n)",
            "`",
        ),
    ] {
        let [_, outcome] = on_a_machine(does, &format!("ulimit {limit};"), None);
        assert!(outcome.starts_with(start) && outcome.contains(end), "{does}: {outcome}");
    }
    for does in ["reserves", "opens"] {
        assert_eq!(on_a_machine(does, "", None)[1], "plays", "{does}");
    }
    let [_, outcome] = on_a_machine("reports", "", None);
    assert!(outcome.starts_with("memory: "), "{outcome}");
}

#[test]
fn a_machine_that_cannot_start_anything_says_why() {
    let nowhere = "TMPDIR=/nowhere/at/all; export TMPDIR;";
    let [enforced, outcome] = on_a_machine("behaves", nowhere, None);
    for told in [enforced, outcome] {
        assert!(told.starts_with("host: this machine cannot run submissions: a scratch folder could not be created: No such file or directory"), "{told}");
        assert!(told.ends_with("Set TMPDIR to a folder in which this user can write"), "{told}");
    }
    let [enforced, _] = on_a_machine("behaves", "TMPDIR=/usr; export TMPDIR;", None);
    // Only root can write there.
    assert!(enforced.starts_with("host: "), "{enforced}");
}

#[test]
fn what_a_container_refuses_is_not_enforced_and_told() {
    let (refused, absent) = (libc::EPERM, libc::ENOSYS);
    for (call, error, open) in [
        (libc::SYS_landlock_create_ruleset, refused, "(no Landlock)"),
        (libc::SYS_landlock_add_rule, refused, "(no Landlock)"),
        (libc::SYS_landlock_restrict_self, refused, "(no Landlock)"),
        (libc::SYS_seccomp, refused, "(no seccomp)"),
        (libc::SYS_seccomp, absent, "(no seccomp)"),
        (libc::SYS_prctl, refused, "(prctl is refused): the end of programs when damier ends"),
        (libc::SYS_close_range, refused, ""),
        // With an empty bounding set, or for a user who has none, there is no capability to drop.
        (libc::SYS_capset, refused, ""),
    ] {
        let [enforced, outcome] = on_a_machine("behaves", "", Some((call, error)));
        assert_eq!(outcome, "plays", "{call}: {enforced}");
        assert!(enforced.contains(open), "{call}: {enforced}");
        let is_whole = !enforced.contains("NOT enforced here");
        assert_eq!(is_whole, open.is_empty() && this_machine_is_complete(), "{call}: {enforced}");
    }
}

fn this_machine_is_complete() -> bool {
    Enforcement::on_this_machine(Trust::Confined).expect("a process starts").is_complete()
}

#[test]
fn a_call_that_nothing_can_do_without_is_told_by_name() {
    let denied = Some((libc::SYS_setsid, libc::EPERM));
    let [enforced, outcome] = on_a_machine("behaves", "", denied);
    let expected =
        "host: this machine cannot run submissions: setsid: Operation not permitted (os error 1)";
    assert_eq!([enforced.as_str(), outcome.as_str()], [expected; 2]);
}

#[test]
fn what_this_user_cannot_read_is_nobodys_fault() {
    let place = tempfile::tempdir().expect("a folder");
    fs::set_permissions(place.path(), Permissions::from_mode(0o755)).expect("open");
    let folder = place.path().join("ada");
    fs::create_dir(&folder).expect("a new folder");
    fs::write(folder.join("bot.py"), "print()").expect("written");
    let closed = [folder.join("bot.py"), folder.clone()];
    // Root can read everything, so this thread acts as another user.
    if geteuid().is_root() {
        setfsuid(Uid::from_raw(65534));
    }
    for closed in closed {
        change_mode(&closed, 0o000);
        let found = Submission::open(&folder).expect("it is there");
        let name = closed.file_name().expect("a name").display();
        let expected = format!(
            "`{name}` cannot be read by the user that runs damier: Permission denied (os error 13)"
        );
        let said = |why: &Message| why.to_string() == expected;
        assert!(found.unreadable.as_ref().is_some_and(said), "{:?}", found.unreadable);
        let failure = meet(&found, &Policy::default()).expect_err("it cannot be run");
        assert_eq!((failure.kind, failure.message.to_string()), (FailureKind::Host, expected));
        change_mode(&closed, 0o755);
    }
}

/// Changes a file mode as the owner.
fn change_mode(path: &std::path::Path, mode: u32) {
    let other = setfsuid(geteuid());
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("own");
    setfsuid(other);
}
