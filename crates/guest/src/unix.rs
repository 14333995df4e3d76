//! Code shared by Linux and macOS.

pub(crate) mod ending;
pub(crate) mod launch;
pub(crate) mod listing;
pub(crate) mod ownership;
pub(crate) mod pipes;
