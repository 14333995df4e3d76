//! Reads the CPU time of other processes.
//!
//! This is the only place that reads a clock, apart from the budget in crate `game`. A guest's time is that of its own
//! process, which is only known by its number. Wall time comes from [`damier_game::Stopwatch`].

use nix::time::ClockId;
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Clock tick in `/proc`: 100 ticks per second on every current Linux (`getconf CLK_TCK`).
const TICK: Duration = Duration::from_millis(10);

/// Maximum number of threads of a process, and of processes of a family, that are inspected.
const MOST_TASKS: usize = 1024;

/// Returns the CPU time of a process with all its threads, including ended ones; zero if it is gone.
pub(crate) fn cpu(process: Pid) -> Duration {
    let now = ClockId::pid_cpu_clock_id(process).and_then(ClockId::now);
    now.map_or(Duration::ZERO, Duration::from)
}

/// Returns the CPU time of a process, of its running descendants, and of the children it has waited for. Used for
/// guests that may start processes.
pub(crate) fn family_cpu(process: Pid) -> Duration {
    let mut family = vec![process];
    add_descendants(&mut family);
    cpu_with_children(&family)
}

/// Returns the CPU time of processes and of the children that they have waited for.
pub(crate) fn cpu_with_children(processes: &[Pid]) -> Duration {
    processes.iter().map(|&one| cpu(one) + waited_for(one).unwrap_or_default()).sum()
}

/// Returns the running children of a process.
pub(crate) fn children(process: Pid) -> Vec<Pid> {
    let lists = tasks(process).into_iter().map(|task| fs::read_to_string(task.join("children")));
    let numbers = lists.flatten().flat_map(|list| {
        list.split_ascii_whitespace().filter_map(|number| number.parse().ok()).collect::<Vec<i32>>()
    });
    numbers.map(Pid::from_raw).collect()
}

/// Adds the running descendants of the processes.
pub(crate) fn add_descendants(family: &mut Vec<Pid>) {
    let mut next = 0;
    while next < family.len().min(MOST_TASKS) {
        family.extend(children(family[next]));
        next += 1;
    }
}

/// Returns the CPU time of children that a process has waited for: fields 16 and 17 of `/proc/N/stat`.
fn waited_for(process: Pid) -> Option<Duration> {
    let ticks = field_of_stat(process, 16)? + field_of_stat(process, 17)?;
    Some(TICK * u32::try_from(ticks).ok()?)
}

/// Returns a field of `/proc/N/stat`, counted from 1 (proc_pid_stat(5)). Only fields from the third on are supported.
pub(crate) fn field_of_stat(process: Pid, number: usize) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name may contain anything. It is in brackets before the third field.
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_ascii_whitespace().nth(number.checked_sub(3)?)?.parse().ok()
}

/// Returns how long each of these threads has waited for a processor in total: the second field of
/// `/proc/N/task/M/schedstat`, in nanoseconds.
pub(crate) fn waits(tasks: Vec<PathBuf>) -> BTreeMap<PathBuf, Duration> {
    let waited = |task: PathBuf| schedstat(&task).map(|[_, waited]| (task, waited));
    tasks.into_iter().filter_map(waited).collect()
}

/// Returns true if one of these threads is running, ready to run, or waiting for a disk (the states R and D of
/// `/proc/N/task/M/stat`). It is then not idle, whatever its clocks show so far.
pub(crate) fn is_active(tasks: &[PathBuf]) -> bool {
    tasks.iter().any(|task| {
        let stat = fs::read_to_string(task.join("stat")).unwrap_or_default();
        let state =
            stat.rsplit_once(')').and_then(|(_, fields)| fields.trim_start().chars().next());
        matches!(state, Some('R' | 'D'))
    })
}

/// Returns how long the calling thread has computed or waited for a processor.
pub(crate) fn busy() -> Duration {
    schedstat(Path::new("/proc/thread-self")).map_or(Duration::ZERO, |both| both.iter().sum())
}

/// Returns the computing time and the waiting time.
fn schedstat(task: &Path) -> Option<[Duration; 2]> {
    let text = fs::read_to_string(task.join("schedstat")).ok()?;
    let mut fields = text.split_ascii_whitespace().map(str::parse);
    let mut next = || fields.next()?.ok().map(Duration::from_nanos);
    Some([next()?, next()?])
}

/// Returns the folders in `/proc` of a process's threads, up to twice as many as a guest may have.
pub(crate) fn tasks(process: Pid) -> Vec<PathBuf> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    tasks.map(|task| task.path()).take(MOST_TASKS).collect()
}
