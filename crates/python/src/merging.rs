//! Shards of a run, put together as they come.

use crate::mistake::Mistake;
use crate::shield::detached;
use pyo3::prelude::*;
use std::path::PathBuf;
use workbench::arena::{self, Store};

/// Adds the games of a shard to the file of its run, which is made if it is not there. A game that is there already is no new
/// one. Returns the number of new games.
#[pyfunction]
pub(crate) fn merge_shard(py: Python<'_>, into: PathBuf, shard: PathBuf) -> PyResult<u64> {
    let added = detached(py, || {
        let shard = Store::open_to_read(&shard)?;
        let mut whole =
            if into.exists() { Store::open(&into)? } else { Store::create(&into, shard.spec())? };
        whole.merge_from(&shard)
    })?;
    Ok(added.map_err(|error: arena::Error| Mistake::from(error))?)
}
