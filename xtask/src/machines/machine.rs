//! Machines that are emulated on this one: shell limits, containers, kernels without a feature, and quotas of processor
//! time.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// User and group of `nobody` on most systems, as `chown` expects them.
pub(super) const NOBODY: &str = "65534:65534";

/// Control groups that limit a run to its quota, for versions 1 and 2 of cgroups.
pub(super) const QUOTA_FOLDER: [&str; 2] =
    ["/sys/fs/cgroup/cpu/damier-machines", "/sys/fs/cgroup/damier-machines"];

/// User who runs the program.
#[derive(Clone, Copy)]
pub(super) enum User {
    /// User who runs this command.
    Own,
    /// An ordinary user. Only root can switch to it.
    Nobody,
}

/// Machine that is emulated on this one.
pub(super) struct Machine {
    pub(super) name: String,
    /// Shell commands that run before the user changes. They may set `$BEFORE`, a prefix of the command line of the
    /// program.
    outer: String,
    /// Shell commands that run after the user has changed.
    inner: String,
    /// Second prefix of the command line of the program.
    launcher: String,
    needs_root: bool,
}

impl Machine {
    fn new(name: impl Into<String>) -> Self {
        let none = String::new();
        Self {
            name: name.into(),
            outer: none.clone(),
            inner: none.clone(),
            launcher: none,
            needs_root: false,
        }
    }

    /// Returns the script for the shell of the user.
    pub(super) fn inner_script(&self) -> String {
        format!("{}\nexec {} \"$@\"", self.inner, self.launcher)
    }
}

/// Returns this machine without limits.
pub(super) fn plain() -> Machine {
    Machine::new("as it is")
}

/// Returns all machines.
pub(super) fn all() -> Vec<Machine> {
    let mut machines = vec![plain()];
    machines.extend(["-v 8000000", "-v 4000000", "-n 63", "-f 8000"].map(with_limit));
    machines.push(Machine {
        outer: "BEFORE='unshare --mount --pid --fork --net --ipc --uts --mount-proc'".to_string(),
        needs_root: true,
        name: "container without user namespaces".to_string(),
        ..with_failing_call("unshare", "EPERM")
    });
    let calls = [
        "seccomp",
        "prctl",
        "capset",
        "close_range",
        "landlock_create_ruleset",
        "landlock_add_rule",
        "landlock_restrict_self",
    ];
    machines.extend(calls.map(|call| with_failing_call(call, "EPERM")));
    machines.extend(calls.map(|call| with_failing_call(call, "ENOSYS")));
    machines.extend([0, 1, 2, 3, 6].map(with_landlock));
    for percent in [10, 50] {
        let kernels =
            [plain(), with_landlock(0), with_landlock(2), with_failing_call("seccomp", "EPERM")];
        machines.extend(kernels.map(|kernel| with_quota(percent, kernel)));
    }
    machines
}

/// Returns a machine with a shell limit.
fn with_limit(limit: &str) -> Machine {
    let name = format!("ulimit {limit}");
    Machine { inner: name.clone(), ..Machine::new(name) }
}

/// Returns a machine whose kernel answers a system call with an error.
fn with_failing_call(call: &str, error: &str) -> Machine {
    let launcher = format!("tools/refuse {error} {call}");
    Machine { launcher, ..Machine::new(format!("{call} refused: {error}")) }
}

/// Returns a machine whose kernel has this version of Landlock.
fn with_landlock(form: u32) -> Machine {
    let launcher = format!("env LANDLOCK_FORM={form} LD_PRELOAD=\"$PWD/tools/landlock.so\"");
    Machine { launcher, ..Machine::new(format!("Landlock of form {form}")) }
}

/// Returns a machine on which a run may use this percentage of one processor. Otherwise, it is like `machine`.
fn with_quota(percent: u32, machine: Machine) -> Machine {
    let share = percent * 1000;
    let [first, second] = QUOTA_FOLDER;
    let outer = format!(
        "if [ -w /sys/fs/cgroup/cpu ]; then mkdir -p {first} && echo 100000 >{first}/cpu.cfs_period_us && \
         echo {share} >{first}/cpu.cfs_quota_us && echo $$ >{first}/tasks\n\
         else mkdir -p {second} && echo '{share} 100000' >{second}/cpu.max && echo $$ >{second}/cgroup.procs\n\
         fi || exit 3"
    );
    let name = format!("quota of {percent} %, {}", machine.name);
    Machine { name, outer, needs_root: true, ..machine }
}

/// Returns the reason why a machine cannot be emulated here for this user, or `None` if it can.
pub(super) fn missing_part(machine: &Machine, user: User) -> Option<&'static str> {
    let needs_root = machine.needs_root || matches!(user, User::Nobody);
    if needs_root && !is_root() {
        return Some("only root can make it");
    }
    let has_quota = Path::new("/sys/fs/cgroup/cpu/cpu.cfs_quota_us").exists()
        || Path::new("/sys/fs/cgroup/cgroup.controllers").exists()
        || Path::new("/sys/fs/cgroup/cpu").is_dir();
    (machine.name.starts_with("quota") && !has_quota).then_some("no cgroup for processors")
}

/// Returns the script for the shell of root. It sets up the machine and then starts the shell of the user.
pub(super) fn script(machine: &Machine, user: User) -> String {
    let become_user = match user {
        User::Own => "",
        User::Nobody => "setpriv --reuid 65534 --regid 65534 --clear-groups",
    };
    format!("{}\nexec $BEFORE {become_user} bash -c \"$INNER\" bash \"$@\"", machine.outer)
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
