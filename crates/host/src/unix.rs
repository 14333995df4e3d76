//! Loader, memory and streams of Unix systems.

mod library;
mod memory;
mod streams;

pub(crate) use library::{SharedObject as Library, is_loaded};
pub(crate) use memory::PipedMemory as Memory;
pub(crate) use streams::take_streams;
