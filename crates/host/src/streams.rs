//! The two ends of the protocol.

use std::fs::File;

/// Standard input and output, kept for the protocol before anybody's code is loaded.
pub(crate) struct Streams {
    pub(crate) input: File,
    pub(crate) output: File,
}
