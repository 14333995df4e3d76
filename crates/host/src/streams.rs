//! Streams of the protocol.

use std::fs::File;

/// Standard input and output, reserved for the protocol before the submission's code is loaded.
pub(crate) struct Streams {
    pub(crate) input: File,
    pub(crate) output: File,
}
