//! The program `damier-host`.
fn main() {}
