//! Results files: records, the file that holds them, its checksums and locks.

pub(crate) mod checksum;
pub(crate) mod deleted_file;
pub(crate) mod file_lock;
pub(crate) mod lock;
pub(crate) mod machines;
pub(crate) mod merge;
pub(crate) mod reading;
pub(crate) mod record;
pub(crate) mod results_file;
pub(crate) mod row;
pub(crate) mod schema;
pub(crate) mod skipped;
pub(crate) mod views;
