//! What a network is told to look at, its ending, and a formation of tables: each that reads writes a text that reads
//! as the same.

use crate::law::{Target, one_line, text, texts};
use damier_catalog::TextError;
use damier_twenty48::Twenty48;
use damier_twenty48::formation::Formation;
use damier_twenty48::ntuple::{Endgame, Tuples};
use std::fmt::{Debug, Display};

pub const TARGET: Target = Target { name: "recipes", share: 40, longest: 120, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        "04x6+2x4",
        "0012345 456789 012456 45689a",
        "08x6 / 16384 / 16384+8192",
        "117x4",
        "14",
        "2442+",
        "2L3",
        "2..../..../..##/####",
    ])
}

/// The first character says what is read.
fn law(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    match first % 3 {
        0 => alike(text, |text| Tuples::read(text, &Twenty48::default())),
        1 => alike(text, Endgame::read),
        _ => alike(text, Formation::read),
    }
}

fn alike<T: PartialEq + Debug + Display>(text: &str, read: impl Fn(&str) -> Result<T, TextError>) {
    match read(text) {
        Ok(found) => assert_eq!(read(&found.to_string()).as_ref(), Ok(&found)),
        Err(error) => one_line(&error),
    }
}
