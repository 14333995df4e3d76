//! Makes functions of the messages, and tells the linker what the program shows to the libraries that it hosts.

fn main() {
    damier_i18n_build::catalogue("messages");
    show_grid();
}

/// Shows the functions of the class's C library (crate `host`) to libraries that are loaded; a static program loads none.
fn show_grid() {
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|found| found == value);
    let (linux, gnu) = (is("CARGO_CFG_TARGET_OS", "linux"), is("CARGO_CFG_TARGET_ENV", "gnu"));
    if linux && gnu {
        println!("cargo::rerun-if-changed={folder}/../host/exports.list");
        println!("cargo::rustc-link-arg-bins=-Wl,--dynamic-list={folder}/../host/exports.list");
    } else if is("CARGO_CFG_TARGET_OS", "macos") {
        println!("cargo::rustc-link-arg-bins=-rdynamic");
    }
}
