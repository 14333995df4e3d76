//! Loader, memory and streams of Windows.

mod library;
mod memory;
mod streams;

pub(crate) use library::{DynamicLibrary as Library, is_loaded};
pub(crate) use memory::CheckedMemory as Memory;
pub(crate) use streams::take_streams;
