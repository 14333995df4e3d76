//! Equal shares of the playing time for all events, however long their games take.

use std::time::Duration;

/// The playing time of each event so far.
pub(crate) struct TimeShares {
    spent: Vec<Duration>,
    /// How long the last order of each event took.
    last: Vec<Duration>,
}

impl TimeShares {
    /// Creates equal shares for this many events.
    pub(crate) fn new(events: usize) -> Self {
        Self { spent: vec![Duration::ZERO; events], last: vec![Duration::ZERO; events] }
    }

    /// Returns all events, the one that played least first.
    pub(crate) fn turns(&self) -> Vec<usize> {
        let mut turns: Vec<usize> = (0..self.spent.len()).collect();
        turns.sort_by_key(|&event| self.spent[event]);
        turns
    }

    /// Notes that an event plays now. Counts the time that its last games took, because other threads choose meanwhile,
    /// and returns it. Events that played less had no games to play. Later they do not catch up.
    pub(crate) fn begin(&mut self, event: usize) -> Duration {
        let least = self.spent[event];
        self.spent.iter_mut().for_each(|spent| *spent = (*spent).max(least));
        self.spent[event] += self.last[event];
        self.last[event]
    }

    /// Notes how long the games of an event took. `expected` is what was counted for them at their beginning.
    pub(crate) fn end(&mut self, event: usize, expected: Duration, took: Duration) {
        self.spent[event] = (self.spent[event] + took).saturating_sub(expected);
        self.last[event] = took;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets one thread play for an hour. `took` is how long an order of each event takes, in seconds, and `None` for an
    /// event without games. Returns the time of each event.
    fn hour(shares: &mut TimeShares, took: [Option<u64>; 3]) -> [u64; 3] {
        let mut played = [0; 3];
        while played.iter().sum::<u64>() < 3_600 {
            let turns = shares.turns().into_iter();
            let (event, took) =
                turns.filter_map(|event| Some((event, took[event]?))).next().expect("one");
            let expected = shares.begin(event);
            shares.end(event, expected, Duration::from_secs(took));
            played[event] += took;
        }
        played
    }

    #[test]
    fn long_games_take_no_time_from_short_ones() {
        let mut shares = TimeShares::new(3);
        for played in hour(&mut shares, [Some(40), Some(1), Some(2)]) {
            assert!((1_150..=1_250).contains(&played), "{played}");
        }
    }

    #[test]
    fn an_event_without_games_does_not_catch_up() {
        let mut shares = TimeShares::new(3);
        hour(&mut shares, [None, Some(1), Some(1)]);
        for played in hour(&mut shares, [Some(1), Some(1), Some(1)]) {
            assert!((1_190..=1_210).contains(&played), "{played}");
        }
    }

    #[test]
    fn threads_share_out_before_games_end() {
        let mut shares = TimeShares::new(2);
        let expected = shares.begin(0);
        shares.end(0, expected, Duration::from_secs(10));
        assert_eq!(shares.turns(), [1, 0]);
        let expected = shares.begin(1);
        shares.end(1, expected, Duration::from_secs(10));
        shares.begin(0);
        assert_eq!(shares.turns(), [1, 0]);
    }
}
