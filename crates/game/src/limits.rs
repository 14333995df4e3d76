//! The limits of a budget, and their text.

use crate::notation::TextError;
use crate::text;
use std::fmt;
use std::time::Duration;

/// Number of moves over which a strategy should spread the time of a game.
pub(crate) const GAME_MOVES: u32 = 40;

/// Bytes of new memory that a loaded machine clears per second: pages of 4 KiB, in 2.7 us each.
const CLEARED_PER_SECOND: f64 = 1.5e9;

/// Number of entries that a table may have in any case.
const LEAST_ENTRIES: usize = 1024;

/// Limits of time, nodes and plies for a strategy. `None` means no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// Limit of CPU time for the whole game.
    pub game_time: Option<Duration>,
    /// Limit of CPU time for one move.
    pub move_time: Option<Duration>,
    /// Limit of search nodes for one move.
    pub nodes: Option<u64>,
    /// Largest number of plies that a search may look ahead.
    pub depth: Option<u32>,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Self { game_time: None, move_time: None, nodes: None, depth: None };

    /// Reads a budget: `none`, a course class (`fast` = 10 s per game, `efficient` = 120 s per
    /// game), or parts joined by `,`: `10s/game`, `50ms/move`, `1000nodes`, `depth4`.
    ///
    /// # Errors
    /// A part is none of these, is zero, or is given twice.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut limits = Self::NONE;
        for part in text.split(',').map(|part| part.trim().to_ascii_lowercase()) {
            limits
                .add(&part)
                .ok_or_else(|| TextError::new(&part, text::place_budget(), text::a_budget()))?;
        }
        Ok(limits)
    }

    /// Returns true if CPU time is limited.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        self.game_time.is_some() || self.move_time.is_some()
    }

    /// Returns the time that a strategy should take for a move: that of a move, or a part of that of a game. `None` if time
    /// is not limited.
    #[must_use]
    pub fn usual_move_time(&self) -> Option<Duration> {
        let by_game = self.game_time.map(|time| time / GAME_MOVES);
        [self.move_time, by_game].into_iter().flatten().min()
    }

    /// Returns how many entries of this type the table of a search should have, as a power of two: 2^`bits`, or fewer if
    /// little time is allowed for a move. Clearing the memory of a new table may take no more than a quarter of that
    /// time, because meanwhile the search cannot look at its clock.
    #[must_use]
    pub fn table_size<Entry>(&self, bits: u32) -> usize {
        let fits = self.usual_move_time().map_or(usize::MAX, |time| {
            let bytes = CLEARED_PER_SECOND * time.as_secs_f64() / 4.0;
            1 << (bytes as usize / size_of::<Entry>()).max(LEAST_ENTRIES).ilog2()
        });
        fits.min(1 << bits)
    }

    fn add(&mut self, part: &str) -> Option<()> {
        match part {
            "none" => Some(()),
            "fast" => set(&mut self.game_time, Some(Duration::from_secs(10))),
            "efficient" => set(&mut self.game_time, Some(Duration::from_secs(120))),
            _ => {
                if let Some(time) = part.strip_suffix("/game") {
                    set(&mut self.game_time, read_time(time))
                } else if let Some(time) = part.strip_suffix("/move") {
                    set(&mut self.move_time, read_time(time))
                } else if let Some(count) = part.strip_suffix("nodes") {
                    set(&mut self.nodes, count.trim().parse().ok().filter(|&n: &u64| n > 0))
                } else {
                    let plies = part.strip_prefix("depth")?;
                    set(&mut self.depth, plies.trim().parse().ok().filter(|&n: &u32| n > 0))
                }
            }
        }
    }
}

fn set<T>(slot: &mut Option<T>, value: Option<T>) -> Option<()> {
    if slot.is_some() {
        return None;
    }
    *slot = Some(value?);
    Some(())
}

/// Reads `10s`, `50ms` or `200us`: above zero, at most 1,000,000 seconds.
fn read_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].trim() {
        "s" => 1.0,
        "ms" => 1e-3,
        "us" => 1e-6,
        _ => return None,
    };
    let seconds = digits.trim().parse::<f64>().ok()? * unit;
    (1e-9..=1e6).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}

impl fmt::Display for Limits {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.game_time.map(|time| format!("{}/game", time_text(time))));
        parts.extend(self.move_time.map(|time| format!("{}/move", time_text(time))));
        parts.extend(self.nodes.map(|nodes| format!("{nodes}nodes")));
        parts.extend(self.depth.map(|plies| format!("depth{plies}")));
        out.write_str(&if parts.is_empty() { "none".to_string() } else { parts.join(",") })
    }
}

/// Writes a time in the largest unit that needs no fraction; otherwise in microseconds with a fraction, exact to the
/// nanosecond.
fn time_text(time: Duration) -> String {
    let (us, ns) = (time.as_micros(), time.subsec_nanos() % 1000);
    if ns > 0 {
        let fraction = format!("{ns:03}");
        format!("{us}.{}us", fraction.trim_end_matches('0'))
    } else if us.is_multiple_of(1_000_000) {
        format!("{}s", us / 1_000_000)
    } else if us.is_multiple_of(1000) {
        format!("{}ms", us / 1000)
    } else {
        format!("{us}us")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_round_trip() {
        for text in ["none", "10s/game", "120s/game,50ms/move", "1000nodes,depth4", "200us/move"] {
            assert_eq!(Limits::read(text).expect(text).to_string(), text);
        }
        for text in ["0.5us/move", "1000000.001us/game", "0.001us/game", "999999999999.999us/game"]
        {
            let limits = Limits::read(text).expect(text);
            assert_eq!(limits.to_string(), text);
            assert_eq!(Limits::read(&limits.to_string()), Ok(limits));
        }
        assert_eq!(Limits::read("FAST").expect("valid").to_string(), "10s/game");
        for text in ["", "0nodes", "10s", "-1s/game", "depth0", "1s/game,2s/game", "nans/game"] {
            assert!(Limits::read(text).is_err(), "{text}");
        }
    }
}
