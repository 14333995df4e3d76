//! Nothing but the features of libraries that some of our programs need: see `Cargo.toml`.
