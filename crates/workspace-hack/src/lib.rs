//! Empty crate that unifies the features of dependencies. See its `Cargo.toml`.
