//! Generates the functions of the messages. Refuses the feature `network` if the network files are missing, as they are
//! in the package of crates.io, which is limited to 10 MB.

use std::path::Path;

const NETWORK: &str = "network/4x4.net";

fn main() {
    damier_i18n_build::catalogue("messages");
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_NETWORK").is_none() {
        return;
    }
    println!("cargo::rerun-if-changed={NETWORK}");
    if !Path::new(NETWORK).exists() {
        println!(
            "cargo::error=the feature `network` needs {NETWORK} and the files next to it, which are too large \
             for crates.io. Build in a copy of damier's repository, or leave the feature out and name a network \
             file, for example `fast(file=my.net)`"
        );
    }
}
