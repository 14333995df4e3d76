//! Examines this machine: whether its time measurements can be trusted, and how it restricts submissions.

use crate::quota::quota;
use damier_game::{Meter, Rng, Stopwatch, clock_step};
use damier_guest::{Enforcement, Trust};
use damier_i18n::Message;
use std::fs;
use std::hint::black_box;

/// Number of repetitions of the test work, and number of random numbers that each one draws.
const ROUNDS: usize = 8;
const DRAWS: u32 = 10_000_000;
/// Largest number of characters of a machine's name.
const LONGEST_NAME: usize = 100;

/// Properties of a machine that matter for tournaments.
#[derive(Clone, PartialEq, Debug)]
pub struct Machine {
    /// Number of threads that can run at the same time.
    pub threads: usize,
    /// Average number of programs that were ready to run in the last minute. `None` if the system does not report it.
    pub load: Option<f64>,
    /// Frequency governor of the processor, for example `powersave`; `None` if the system does not report it.
    pub governor: Option<String>,
    /// Smallest step of the CPU clock in seconds; `None` without such a clock.
    pub clock_step: Option<f64>,
    /// Wall time and CPU time of each repetition of the test work, in seconds.
    pub rounds: Vec<[f64; 2]>,
    /// Number of processors that a quota leaves to this program and its submissions together; `None` without a quota.
    pub quota: Option<f64>,
    /// Restrictions enforced on a test submission, or the reason why this machine cannot run submissions.
    pub enforced: Message,
    /// True if this system confines submissions, whether or not this machine can run them now.
    pub confines: bool,
    /// True if untrusted submissions can be run here.
    pub runs_strangers: bool,
    /// True if every possible restriction is enforced.
    pub is_complete: bool,
}

impl Machine {
    /// Examines this machine. Takes about a second.
    #[must_use]
    pub fn examine() -> Self {
        let read = |path: &str| fs::read_to_string(path).ok();
        let load = read("/proc/loadavg").and_then(|text| text.split(' ').next()?.parse().ok());
        let governor = read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
        let enforced = Enforcement::on_this_machine(Trust::Confined);
        let confines = Enforcement::allows_guests(Trust::Confined);
        Self {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            load,
            governor: governor.map(|text| text.trim().to_string()),
            clock_step: clock_step().map(|step| step.as_secs_f64()),
            rounds: (0..ROUNDS).map(|_| work()).collect(),
            quota: quota(),
            confines,
            runs_strangers: confines && enforced.is_ok(),
            is_complete: enforced.as_ref().is_ok_and(|enforced| enforced.is_complete()),
            enforced: enforced.map_or_else(|why| why.message, Message::from),
        }
    }

    /// Returns the share of a processor that the test work was given, 1 for a whole one.
    #[must_use]
    pub fn share(&self) -> f64 {
        let sum = |which: usize| self.rounds.iter().map(|round| round[which]).sum::<f64>();
        (sum(1) / sum(0).max(f64::MIN_POSITIVE)).min(1.0)
    }

    /// Returns by how much the slowest repetition exceeds the fastest in CPU time, as a share.
    #[must_use]
    pub fn spread(&self) -> f64 {
        let cpu = || self.rounds.iter().map(|round| round[1]);
        let least = cpu().fold(f64::INFINITY, f64::min);
        let most = cpu().fold(0.0, f64::max);
        if least > 0.0 { most / least - 1.0 } else { 0.0 }
    }
}

/// Returns the name of this machine that is stored with games: the variable `DAMIER_MACHINE` or, without it, the host
/// name and the processor, for example `node-7, AMD EPYC 7B13`.
#[must_use]
pub fn machine_name() -> String {
    let given = std::env::var("DAMIER_MACHINE").ok().filter(|name| !name.trim().is_empty());
    let name = given.unwrap_or_else(|| {
        let host = gethostname::gethostname().to_string_lossy().into_owned();
        processor().map_or_else(|| host.clone(), |processor| format!("{host}, {processor}"))
    });
    let plain = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME);
    plain.collect::<String>().trim().to_string()
}

/// Returns the model of the processor, if the system reports it.
fn processor() -> Option<String> {
    let told = fs::read_to_string("/proc/cpuinfo").ok()?;
    let names_it = |line: &&str| line.split_whitespace().take(2).eq(["model", "name"]);
    let line = told.lines().find(names_it)?;
    Some(line.split_once(':')?.1.trim().to_string())
}

/// Draws random numbers. Returns the wall time and the CPU time that this took, in seconds.
fn work() -> [f64; 2] {
    let (wall, meter) = (Stopwatch::start(), Meter::start(0));
    let mut rng = Rng::new(1);
    let sum = (0..DRAWS).fold(0u64, |sum, _| sum.wrapping_add(rng.bits()));
    black_box(sum);
    let (_, cpu) = meter.finish();
    [wall.elapsed().as_secs_f64(), cpu.as_secs_f64()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(rounds: &[[f64; 2]]) -> Machine {
        Machine { rounds: rounds.to_vec(), ..Machine::examine() }
    }

    #[test]
    fn what_others_take_and_what_varies_is_told_apart() {
        let shared = machine(&[[0.2, 0.1], [0.3, 0.1], [0.5, 0.1]]);
        assert!((shared.share() - 0.3).abs() < 1e-9 && shared.spread() < 1e-9);
        let unsteady = machine(&[[0.1, 0.1], [0.12, 0.12]]);
        assert!((unsteady.share() - 1.0).abs() < 1e-9 && (unsteady.spread() - 0.2).abs() < 1e-9);
    }

    #[test]
    fn a_machine_has_a_name_on_one_line() {
        let name = machine_name();
        assert!(!name.is_empty() && name.chars().count() <= LONGEST_NAME);
        assert!(!name.contains(char::is_control));
    }

    #[test]
    fn this_machine_is_examined() {
        let machine = Machine::examine();
        assert!(machine.threads >= 1 && machine.rounds.len() == ROUNDS);
        assert!(machine.rounds.iter().flatten().all(|&seconds| seconds > 0.0));
        assert!(machine.clock_step.is_none_or(|step| step > 0.0));
        assert!(!machine.enforced.is_empty());
    }
}
