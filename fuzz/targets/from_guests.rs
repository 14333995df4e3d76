//! A line that reads as a guest's message writes a line that reads as the same message, without the keys that could not be
//! understood.

use crate::law::{Target, one_line, texts};
use damier_guest::protocol::{FromGuest, read, write};

pub const TARGET: Target = Target { name: "from_guests", share: 90, longest: 600, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        r#"{"type":"hello","protocol":1,"name":"Ada","author":"A. L.","language":"C","games":["2048","filler:8x7"],"options":[{"name":"depth","help":"1 to 9"}]}"#,
        r#"{"type":"info","id":3,"value":-1.5e3,"depth":4,"nodes":18446744073709551615,"pv":["left","up"],"text":"x"}"#,
        r#"{"type":"info","id":3,"value":[1],"depth":-4,"nodes":18446744073709551616,"pv":"left","text":{}}"#,
        r#"{"type":"move","id":3,"action":"give 7","value":0.1,"pv":["give 7"]}"#,
        r#"{"type":"error","id":1,"code":"unknown-type","message":"no"}"#,
    ])
}

fn law(line: &[u8]) {
    match read(line) {
        Ok(message) => {
            let written = write(&message);
            assert_eq!(written.find('\n'), Some(written.len() - 1), "one line");
            assert_eq!(read(written.as_bytes()), Ok(as_understood(message)), "{written}");
        }
        Err(error) => one_line(&error),
    }
}

fn as_understood(mut message: FromGuest) -> FromGuest {
    match &mut message {
        FromGuest::Hello(hello) => hello.left_out.clear(),
        FromGuest::Info { thought, .. } | FromGuest::Move { thought, .. } => {
            thought.left_out.clear();
        }
        FromGuest::Error(_) => {}
    }
    message
}
