//! Compares the signature of the benchmark. A commit that changes it changes how the rules or a search behave, and must
//! say why.
//!
//! With `WRITE_SIGNATURE` set, it is written instead of compared.

use damier_experiments::{bench, signature};
use std::fs;
use std::path::Path;

#[test]
fn the_signature_is_the_recorded_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/signature.txt");
    let now = signature(&bench(|_| ()).expect("the cases name games and players")).to_string();
    if std::env::var_os("WRITE_SIGNATURE").is_some() {
        fs::write(&path, format!("{now}\n")).expect("written");
    }
    assert_eq!(fs::read_to_string(path).expect("recorded").trim(), now);
}
