//! Estimates the machine's load on systems that do not report how long a thread waited for a processor.

use crate::watchdog::ClockReadings;
use damier_game::Stopwatch;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Estimates how long all processors of the machine were busy. During that time, a guest that does not compute may be
/// waiting for a processor. The time in which at least one processor was idle is at most the sum of the idle times of
/// all processors. The rest counts as busy.
#[derive(Debug)]
pub(crate) struct BusyMachine {
    wall: Stopwatch,
    /// Wall time, idle time and busy time at the last reading.
    seen: Mutex<[Duration; 3]>,
}

impl BusyMachine {
    /// Starts counting. `idle` is the current idle time of all processors together.
    pub(crate) fn since(idle: Duration) -> Self {
        Self { wall: Stopwatch::start(), seen: Mutex::new([Duration::ZERO, idle, Duration::ZERO]) }
    }

    /// Returns the clocks of a guest that has used `cpu`. `idle` is the current idle time of all processors together.
    pub(crate) fn clocks(&self, cpu: Duration, idle: Duration) -> ClockReadings {
        let busy = self.busy_until(self.wall.elapsed(), idle);
        // The process is treated as one thread without a name.
        let waits = BTreeMap::from([(PathBuf::new(), busy)]);
        ClockReadings { cpu, waits, busy: Duration::ZERO, is_active: false }
    }

    fn busy_until(&self, wall: Duration, idle: Duration) -> Duration {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let [then, idle_then, busy] = *seen;
        let passed = wall.saturating_sub(then);
        let busy = busy + passed.saturating_sub(idle.saturating_sub(idle_then));
        *seen = [wall, idle, busy];
        busy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_busy_machine_excuses() {
        let at = Duration::from_millis;
        let machine = BusyMachine::since(at(500));
        assert_eq!(machine.busy_until(at(100), at(600)), Duration::ZERO, "idle all the time");
        assert_eq!(machine.busy_until(at(200), at(800)), Duration::ZERO, "two were idle");
        assert_eq!(machine.busy_until(at(300), at(840)), at(60));
        assert_eq!(machine.busy_until(at(400), at(840)), at(160), "none was idle");
        assert_eq!(machine.busy_until(at(500), at(900)), at(200));
    }
}
