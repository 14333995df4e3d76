//! Restricts the files that a guest may access (Landlock).

use super::access::Access;
use super::runtimes::settings;
use crate::text::machine;
use damier_i18n::Message;
use landlock::{
    ABI, Access as _, AccessFs, AccessNet, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetError, Scope,
};
use std::path::{Path, PathBuf};

/// Newest version of the rules that is requested. An older kernel enforces those that it knows.
const NEWEST: ABI = ABI::V6;

/// Files of the system that programs and interpreters read: programs, libraries, time zone, user names, processor
/// types. Missing files are skipped.
const SYSTEM: &[&str] = &[
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/etc/alternatives",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/passwd",
    "/etc/group",
    "/etc/nsswitch.conf",
    "/etc/ssl/openssl.cnf",
    "/proc/cpuinfo",
    "/proc/meminfo",
    "/proc/sys/vm/overcommit_memory",
    "/sys/devices/system/cpu",
    "/sys/kernel/mm/transparent_hugepage",
];

/// Devices without data, to read and to write. A writable `/dev/zero` would allow shared memory that is attributed to
/// no process.
const SOURCES: &[&str] = &["/dev/zero", "/dev/random", "/dev/urandom"];
const SINKS: &[&str] = &["/dev/null"];

/// Map of a process's own memory. Threads read the size of the first stack from it (`pthread_getattr_np`).
const OWN_MAPS: &str = "/proc/self/maps";

/// Returns true if the kernel supports these rules.
pub(super) fn is_offered() -> bool {
    let asked = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1));
    asked.is_ok_and(|ruleset| ruleset.create().is_ok()) && ruleset(&Access::default()).is_ok()
}

/// Creates the rules, ready to be enforced.
///
/// # Errors
/// Fails with a message if the kernel refuses the rules, or if a folder that the guest needs does not exist.
pub(super) fn ruleset(access: &Access) -> Result<RulesetCreated, Message> {
    let words = |error: &dyn std::fmt::Display| machine::no_rules(error.to_string());
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))
        .and_then(|ruleset| ruleset.handle_access(AccessNet::from_all(NEWEST)))
        .and_then(|ruleset| ruleset.scope(Scope::from_all(NEWEST)))
        .and_then(Ruleset::create)
        .map_err(|error| words(&error))?;
    let read = AccessFs::from_read(NEWEST);
    let system = SYSTEM.iter().chain(SOURCES).map(Path::new).filter(|path| path.exists());
    let settings = settings().iter().map(PathBuf::as_path);
    for path in system.chain(settings).chain(access.read.iter().map(AsRef::as_ref)) {
        ruleset = allow(ruleset, path, read).map_err(|error| words(&error))?;
    }
    let all = AccessFs::from_all(NEWEST);
    let sinks = SINKS.iter().map(Path::new).filter(|path| path.exists());
    for path in sinks.chain(access.write.iter().map(AsRef::as_ref)) {
        ruleset = allow(ruleset, path, all & !AccessFs::Execute).map_err(|error| words(&error))?;
    }
    Ok(ruleset)
}

/// Allows this process to read the map of its own memory. Must be called in the new process, because the file is
/// another one in each process.
///
/// # Errors
/// Fails if the kernel refuses the rule.
pub(super) fn with_own_maps(ruleset: RulesetCreated) -> Result<RulesetCreated, RulesetError> {
    match PathFd::new(OWN_MAPS) {
        Ok(maps) => ruleset.add_rule(PathBeneath::new(maps, AccessFs::ReadFile)),
        // A machine without /proc has no such file.
        Err(_) => Ok(ruleset),
    }
}

/// Returns true if guests may read a path after following its links.
pub(crate) fn reads(path: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let path = whole(path);
    SYSTEM.iter().any(|folder| path.starts_with(whole(Path::new(folder))))
}

fn allow(
    ruleset: RulesetCreated,
    path: &Path,
    access: landlock::BitFlags<AccessFs>,
) -> Result<RulesetCreated, Box<dyn std::error::Error>> {
    let of_files = AccessFs::from_file(NEWEST);
    let access = if path.is_dir() { access } else { access & of_files };
    Ok(ruleset.add_rule(PathBeneath::new(PathFd::new(path)?, access))?)
}
