//! The clocks of other processes: the CPU time of a guest.
//!
//! Apart from `game`'s budget the one place that reads a clock: a guest's time is its own process's, which
//! only its number names. Wall time is [`damier_game::Stopwatch`]'s.

use nix::time::ClockId;
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Clock ticks per second in `/proc`: 100 on every Linux of today (`getconf CLK_TCK`).
const TICK: Duration = Duration::from_millis(10);

/// The most threads of a process, and processes of a family, that are looked at.
const MOST_TASKS: usize = 1024;

/// CPU time of a process with all its threads, ended ones too; zero if it is gone.
pub(crate) fn cpu(process: Pid) -> Duration {
    let now = ClockId::pid_cpu_clock_id(process).and_then(ClockId::now);
    now.map_or(Duration::ZERO, Duration::from)
}

/// CPU time of a process, of those it has started that still run, and of those it has waited for: where it
/// may start others.
pub(crate) fn family_cpu(process: Pid) -> Duration {
    let mut family = vec![process];
    add_descendants(&mut family);
    family.into_iter().map(|one| cpu(one) + waited_for(one).unwrap_or_default()).sum()
}

/// The processes that a process has started and that still run.
pub(crate) fn children(process: Pid) -> Vec<Pid> {
    let lists = tasks(process).into_iter().map(|task| fs::read_to_string(task.join("children")));
    let numbers = lists.flatten().flat_map(|list| {
        list.split_ascii_whitespace().filter_map(|number| number.parse().ok()).collect::<Vec<i32>>()
    });
    numbers.map(Pid::from_raw).collect()
}

/// Adds to some processes those that they have started and that still run, and what these have started.
pub(crate) fn add_descendants(family: &mut Vec<Pid>) {
    let mut next = 0;
    while next < family.len().min(MOST_TASKS) {
        family.extend(children(family[next]));
        next += 1;
    }
}

/// CPU time of those that a process has started and waited for: fields 16 and 17 of `/proc/N/stat`.
fn waited_for(process: Pid) -> Option<Duration> {
    let ticks = field_of_stat(process, 16)? + field_of_stat(process, 17)?;
    Some(TICK * u32::try_from(ticks).ok()?)
}

/// A field of `/proc/N/stat`, counted from 1 (proc_pid_stat(5)); from the third on.
pub(crate) fn field_of_stat(process: Pid, number: usize) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, which may hold anything, stands in brackets before the third field.
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_ascii_whitespace().nth(number.checked_sub(3)?)?.parse().ok()
}

/// The time for which each of these threads has waited in all for a processor that was busy with others: the second field of
/// `/proc/N/task/M/schedstat`, in nanoseconds.
pub(crate) fn waits(tasks: Vec<PathBuf>) -> BTreeMap<PathBuf, Duration> {
    let waited = |task: PathBuf| schedstat(&task).map(|[_, waited]| (task, waited));
    tasks.into_iter().filter_map(waited).collect()
}

/// Returns true if one of these threads runs, is ready to, or waits for a disk (the states R and D of `/proc/N/task/M/stat`):
/// then it does not idle, whatever its clocks tell so far.
pub(crate) fn is_active(tasks: &[PathBuf]) -> bool {
    tasks.iter().any(|task| {
        let stat = fs::read_to_string(task.join("stat")).unwrap_or_default();
        let state =
            stat.rsplit_once(')').and_then(|(_, fields)| fields.trim_start().chars().next());
        matches!(state, Some('R' | 'D'))
    })
}

/// The time for which the calling thread has computed or waited for a processor.
pub(crate) fn busy() -> Duration {
    schedstat(Path::new("/proc/thread-self")).map_or(Duration::ZERO, |both| both.iter().sum())
}

/// Time computed, and time waited for a processor.
fn schedstat(task: &Path) -> Option<[Duration; 2]> {
    let text = fs::read_to_string(task.join("schedstat")).ok()?;
    let mut fields = text.split_ascii_whitespace().map(str::parse);
    let mut next = || fields.next()?.ok().map(Duration::from_nanos);
    Some([next()?, next()?])
}

/// The folders of `/proc` for the threads of a process: no more of them than a guest may have, and as many again.
pub(crate) fn tasks(process: Pid) -> Vec<PathBuf> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    tasks.map(|task| task.path()).take(MOST_TASKS).collect()
}
