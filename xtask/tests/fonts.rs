//! Tests that the fonts of the window and the page are those that their recipe makes.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

fn digest(path: &Path) -> String {
    let bytes = fs::read(path).expect("a font");
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[test]
fn the_fonts_are_those_of_their_checksums() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/gui/fonts");
    let sums = fs::read_to_string(folder.join("SHA256SUMS")).expect("checksums");
    let listed: Vec<(&str, &str)> = sums.lines().filter_map(|line| line.split_once("  ")).collect();
    let here = fs::read_dir(&folder).expect("fonts").flatten();
    let fonts = here.filter(|entry| entry.path().extension().is_some_and(|end| end == "otf"));
    assert_eq!(fonts.count(), listed.len(), "each font has a checksum");
    for (sum, name) in listed {
        assert_eq!(digest(&folder.join(name)), sum, "{name}: see fonts/README.md");
    }
    assert!(folder.join("OFL.txt").is_file(), "the licence stands beside what it allows");
}
