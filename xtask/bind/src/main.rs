//! Writes what a browser loads a program with: `bind PROGRAM.wasm FOLDER` leaves `damier.js` and
//! `damier_bg.wasm` in the folder. A program of its own, because nothing else needs what it is built from.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut words = std::env::args_os().skip(1);
    let (Some(program), Some(folder)) = (words.next(), words.next()) else {
        bail!("usage: bind PROGRAM.wasm FOLDER");
    };
    let mut bind = Bindgen::new();
    bind.input_path(program).web(true)?.typescript(false).out_name("damier");
    // Names of functions would be a tenth of what is loaded.
    bind.remove_name_section(true).remove_producers_section(true);
    bind.generate(folder)
}
