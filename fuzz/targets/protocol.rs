//! Any line: a guest's message is read and written alike, or refused in one line of text.
#![no_main]

use guest::protocol::{read, read_to_guest, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    match read(line) {
        Ok(message) => {
            let written = write(&message);
            assert_eq!(read(written.as_bytes()).as_ref(), Ok(&message), "{written}");
        }
        Err(error) => assert_eq!(error.to_string().lines().count(), 1),
    }
    if let Ok(message) = read_to_guest(line) {
        let written = write(&message);
        assert_eq!(read_to_guest(written.as_bytes()).as_ref(), Ok(&message), "{written}");
    }
});
