//! The exit code of a process in words.

use crate::process::ending::ProcessEnd;

/// Codes that the system ends programs with (ntstatus.h), and what they mean.
const CODES: [(u32, &str); 12] = [
    (0xC000_0005, "an access violation (it read or wrote memory that is not its own)"),
    (0xC000_0006, "memory that is not there"),
    (0xC000_0017, "a lack of memory"),
    (0xC000_001D, "an instruction that this processor does not have"),
    (0xC000_0094, "a division by zero"),
    (0xC000_0095, "a number that is too large"),
    (0xC000_00FD, "a full stack (it called itself until then)"),
    (0xC000_0135, "a library that it needs and that is not there"),
    (0xC000_0139, "a library that lacks a function that it needs"),
    (0xC000_013A, "Ctrl-C"),
    (0xC000_0374, "a mistake with its memory, found by the system"),
    (0xC000_0409, "a mistake that it, or a library, found and gave up at"),
];

/// The code of programs that C's `abort` has ended.
const ABORTED: u32 = 3;

/// Tells how a process has ended.
pub(crate) fn ending(code: u32) -> ProcessEnd {
    let known = CODES.iter().find(|(known, _)| *known == code);
    let how = match known {
        Some((_, meaning)) => format!("was ended by {meaning}"),
        None if code == ABORTED => {
            "ended with exit status 3 before it was told to (as C's `abort` does)".to_string()
        }
        None if code >> 30 == 3 => format!("was ended by the system with status {code:#x}"),
        None => format!("ended with exit status {code} before it was told to"),
    };
    ProcessEnd { how, is_for_file: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_words() {
        let of = |code| ending(code).how;
        assert_eq!(of(1), "ended with exit status 1 before it was told to");
        assert!(of(3).contains("abort"));
        assert!(of(0xC000_0005).starts_with("was ended by an access violation"));
        assert_eq!(of(0xC000_0420), "was ended by the system with status 0xc0000420");
    }
}
