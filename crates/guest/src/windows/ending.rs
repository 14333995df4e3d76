//! Describes the exit code of a process.

use crate::process::ending::ProcessEnd;
use crate::text::fault as text;
use damier_i18n::{Message, Phrase};

/// Exit codes of programs that the system ended (ntstatus.h), and their meanings.
const CODES: [(u32, Phrase); 12] = [
    (0xC000_0005, text::code_access()),
    (0xC000_0006, text::code_no_memory()),
    (0xC000_0017, text::code_lack()),
    (0xC000_001D, text::code_instruction()),
    (0xC000_0094, text::code_division()),
    (0xC000_0095, text::code_overflow()),
    (0xC000_00FD, text::code_stack()),
    (0xC000_0135, text::code_no_library()),
    (0xC000_0139, text::code_no_function()),
    (0xC000_013A, text::code_interrupt()),
    (0xC000_0374, text::code_heap()),
    (0xC000_0409, text::code_abort()),
];

/// Exit code of programs that C's `abort` ended.
const ABORTED: u32 = 3;

/// Describes how a process ended.
pub(crate) fn ending(code: u32) -> ProcessEnd {
    let known = CODES.iter().find(|(known, _)| *known == code);
    let is_exit = known.is_none() && code != ABORTED && code >> 30 != 3;
    let how = match known {
        Some((_, meaning)) => Message::from(*meaning),
        None if code == ABORTED => text::ended_by_abort().into(),
        None if code >> 30 == 3 => text::ended_with_status(format!("{code:#x}")),
        None => text::ended_with(code.to_string()),
    };
    // A job only refuses memory, and the program decides how it reacts.
    let (is_for_file, may_be_for_time, is_killed) = (false, false, false);
    let may_be_for_memory = true;
    ProcessEnd { how, is_for_file, is_exit, may_be_for_time, may_be_for_memory, is_killed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_words() {
        let end_of = |code| ending(code).how.to_string();
        assert_eq!(end_of(1), "ended too early, with exit status 1");
        assert!(end_of(3).contains("abort"));
        assert!(end_of(0xC000_0005).starts_with("crashed: invalid memory access"));
        assert_eq!(end_of(0xC000_0420), "was ended by the system with status 0xc0000420");
    }
}
