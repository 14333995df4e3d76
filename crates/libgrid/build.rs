//! Passes to the linker the symbols that the host exports to libraries, and the name of the shared library.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../host/exports.list");
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux") => {
            println!("cargo:rustc-link-arg-bins=-Wl,--dynamic-list={folder}/../host/exports.list");
            println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libgrid.so");
        }
        Ok("windows") => (),
        _ => println!("cargo:rustc-link-arg-bins=-rdynamic"),
    }
}
