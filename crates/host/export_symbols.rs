//! Exports the functions of the C library for 2048 from a program that hosts libraries. Build scripts include this file.

/// Tells the linker which symbols the programs of this package export. A static program loads no libraries.
pub(crate) fn export_symbols() {
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
