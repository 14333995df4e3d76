//! Generates functions from the messages, and exports the C functions that hosted libraries call.

#[path = "../host/export_symbols.rs"]
mod export_symbols;

fn main() {
    damier_i18n_build::catalogue("messages");
    export_symbols::export_symbols();
}
