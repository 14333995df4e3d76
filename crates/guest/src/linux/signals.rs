//! Detects guests that accumulate pending signals. The kernel counts them by user, so one guest could leave none to
//! others.

use super::clock::tasks;
use nix::unistd::Pid;
use std::fs;
use std::path::Path;

/// Maximum number of pending signals of this user. An ordinary guest has one or two.
pub(crate) const MOST_QUEUED: u64 = 4096;

/// Signals below this number are queued only once, however often they are sent (signal(7)).
const FIRST_QUEUED: u32 = 32;

/// Returns the number of this user's pending signals, if there are too many and this process holds some of them.
pub(crate) fn hoarded(process: Pid) -> Option<u64> {
    let of_user = |status: &str| field(status, "SigQ")?.split('/').next()?.parse().ok();
    let status = |folder: &Path| fs::read_to_string(folder.join("status")).ok();
    let own = status(Path::new(&format!("/proc/{process}")))?;
    let queued: u64 = of_user(&own).filter(|&queued| queued > MOST_QUEUED)?;
    let is_kept =
        tasks(process).iter().filter_map(|task| status(task)).any(|status| keeps(&status));
    (keeps(&own) || is_kept).then_some(queued)
}

/// Returns true if queued signals are pending for a thread or its process.
fn keeps(status: &str) -> bool {
    let waiting = |key: &str| {
        let set = field(status, key).and_then(|set| u64::from_str_radix(set, 16).ok());
        set.is_some_and(|set| set >> (FIRST_QUEUED - 1) != 0)
    };
    waiting("SigPnd") || waiting("ShdPnd")
}

fn field<'a>(status: &'a str, key: &str) -> Option<&'a str> {
    status.lines().find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(':')?.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_signals_that_pile_up_count() {
        let status = |set: &str| format!("Name:\tx\nSigQ:\t1/95366\nSigPnd:\t{set}\nShdPnd:\t0\n");
        assert!(!keeps(&status("0000000040000000")), "signal 31");
        assert!(keeps(&status("0000000080000000")), "signal 32");
        assert_eq!(field(&status("0"), "SigQ"), Some("1/95366"));
        assert_eq!(hoarded(nix::unistd::getpid()), None);
    }
}
