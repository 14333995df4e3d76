//! What a test program says of its tests, counted.

/// The tests of a crate, or of one of its programs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) passed: u32,
    /// Their names, with what ended a program before it had counted its tests.
    pub(super) failed: Vec<String>,
    /// Their names, each with the reason.
    pub(super) left_out: Vec<String>,
}

impl Tally {
    /// Reads what one test program has written: a line per test, and a line that counts them.
    pub(super) fn read(written: &str, program: &str) -> Self {
        let mut tally = Self::default();
        let mut is_counted = false;
        for line in written.lines().map(str::trim_end) {
            if let Some(counts) = line.strip_prefix("test result: ") {
                is_counted = true;
                tally.passed += count(counts, " passed");
            } else if let Some((name, end)) = line.strip_prefix("test ").and_then(split) {
                match end {
                    "FAILED" => tally.failed.push(name.to_string()),
                    reason if reason.starts_with("ignored") => {
                        let reason =
                            reason.strip_prefix("ignored, ").unwrap_or("it says no reason");
                        tally.left_out.push(format!("{name}: {reason}"));
                    }
                    _ => {}
                }
            } else if line == "running 0 tests" && program != "lib" {
                tally.left_out.push(format!("all of {program}: written for another system"));
            }
        }
        if !is_counted {
            tally.failed.push(format!("{program}: ended before it had counted its tests"));
        }
        tally
    }

    /// Adds the tests of another program.
    pub(super) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed.extend(other.failed);
        self.left_out.extend(other.left_out);
    }
}

/// Divides a test's line into its name and how it ended.
fn split(line: &str) -> Option<(&str, &str)> {
    let (name, end) = line.split_once(" ... ")?;
    Some((name.split(" - should panic").next()?, end))
}

/// Reads the number before a word.
fn count(counts: &str, word: &str) -> u32 {
    let before = counts.split(word).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted_with_names_and_reasons() {
        let written = "running 4 tests\r\ntest one ... ok\r\ntest two - should panic ... FAILED\r\n\
            test slow ... ignored, minutes\r\ntest other ... ignored\r\n\r\n\
            test result: FAILED. 1 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out\r\n";
        let mut tally = Tally::read(written, "all");
        let left_out = ["slow: minutes", "other: it says no reason"].map(String::from).to_vec();
        assert_eq!(tally, Tally { passed: 1, failed: vec!["two".into()], left_out });
        tally
            .add(Tally::read("running 0 tests\n\ntest result: ok. 0 passed; 0 failed;", "sandbox"));
        assert_eq!(tally.left_out.last().unwrap(), "all of sandbox: written for another system");
        assert_eq!((tally.passed, tally.failed.len()), (1, 1));
    }

    #[test]
    fn a_program_that_dies_is_a_failure() {
        let tally = Tally::read("running 2 tests\ntest one ... ok\n", "trusted");
        assert_eq!(tally.failed, ["trusted: ended before it had counted its tests"]);
    }
}
