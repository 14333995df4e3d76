//! A line that reads as a referee's message writes a line that reads as the same message.

use crate::law::{Target, one_line, texts};
use damier_guest::protocol::{read_to_guest, write};

pub const TARGET: Target = Target { name: "to_guests", share: 90, longest: 600, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        r#"{"type":"hello","protocol":1,"program":"damier 0.1.0"}"#,
        r#"{"type":"newgame","id":1,"game":"filler:3x3","rules_version":1,"seat":1,"seats":2,"state":"AB2/CDE/1FG 1 - -","seed":7,"clock":{"game_ms":10000.0,"nodes":100},"options":{"depth":"3"}}"#,
        r#"{"type":"go","id":2,"ply":0,"state":"AB2/CDE/1FG 1 - -","last":["2@r1c1"],"legal":["C","D"],"clock_left":{"move_ms":0.125,"depth":4}}"#,
        r#"{"type":"gameover","id":3,"reason":"finished","state":"","scores":[3,-2]}"#,
        r#"{"type":"quit"}"#,
        r#"{"type":"error","code":"bad-line","message":"no"}"#,
    ])
}

fn law(line: &[u8]) {
    match read_to_guest(line) {
        Ok(message) => {
            let written = write(&message);
            assert_eq!(written.find('\n'), Some(written.len() - 1), "one line");
            assert_eq!(read_to_guest(written.as_bytes()).as_ref(), Ok(&message), "{written}");
        }
        Err(error) => one_line(&error),
    }
}
