//! Code specific to the operating system.

#[cfg(unix)]
pub(crate) use crate::unix::{Library, Memory, is_loaded, take_streams};
#[cfg(windows)]
pub(crate) use crate::windows::{Library, Memory, is_loaded, take_streams};
