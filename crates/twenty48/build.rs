//! Makes functions of the messages, and refuses the feature `network` where the networks are not: in a package of
//! crates.io, which takes 10 MB.

use std::path::Path;

const NETWORK: &str = "network/4x6.net";

fn main() {
    damier_i18n_build::catalogue("messages");
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_NETWORK").is_none() {
        return;
    }
    println!("cargo::rerun-if-changed={NETWORK}");
    if !Path::new(NETWORK).exists() {
        println!(
            "cargo::error=the feature `network` needs {NETWORK} and its neighbours, which are too large for \
             crates.io: build in a copy of damier's repository, or leave the feature out and play with a \
             network's file, as `fast(file=my.net)` does"
        );
    }
}
