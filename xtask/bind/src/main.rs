//! Writes the files with which a browser loads a program: `bind PROGRAM.wasm FOLDER` writes `damier.js` and
//! `damier_bg.wasm` into the folder. This is a separate program, because nothing else needs its dependencies.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut words = std::env::args_os().skip(1);
    let (Some(program), Some(folder)) = (words.next(), words.next()) else {
        bail!("usage: bind PROGRAM.wasm FOLDER");
    };
    let mut bind = Bindgen::new();
    bind.input_path(program).web(true)?.typescript(false).out_name("damier");
    // The names of functions would be a tenth of the file.
    bind.remove_name_section(true).remove_producers_section(true);
    bind.generate(folder)
}
