//! Runs on several machines: tournaments packed into one file, and shards that are merged.

use crate::error::Error;
use crate::panic_guard::detached;
use crate::run::spec_from_values;
use damier_experiments::arena::{self, Store};
use damier_experiments::{Hosting, Parcel};
use pyo3::prelude::*;
use std::path::PathBuf;

/// Adds the games of shards to the results file of their run. If an error occurs, no game is added. Creates the file if
/// it does not exist, and skips games that it already has. Returns the number of new games.
#[pyfunction]
pub(crate) fn merge_shards(py: Python<'_>, into: PathBuf, shards: Vec<PathBuf>) -> PyResult<u64> {
    let added = detached(py, || {
        let read = shards.iter().map(|shard| Store::open_to_read(shard));
        let shards: Vec<Store> = read.collect::<Result<_, _>>()?;
        let Some(first) = shards.first() else { return Ok(0) };
        Store::open_or_create(&into, first.spec())?.merge_all(&shards)
    })?;
    Ok(added.map_err(|error: arena::Error| Error::from(error))?)
}

/// Packs a spec and the submissions that it names. The spec is a text or a dict, and the paths in it start from
/// `folder`. Returns the bytes of the archive, which `damier run` can play, and their SHA-256 in hexadecimal.
#[pyfunction]
pub(crate) fn pack_spec(
    py: Python<'_>,
    spec: &Bound<'_, PyAny>,
    folder: PathBuf,
) -> PyResult<(Vec<u8>, String)> {
    let text = match spec.extract::<String>() {
        Ok(text) => text,
        Err(_) => spec_from_values(spec).map_err(Error::from)?.write_as_given(),
    };
    // Nothing is run here, so nothing needs to be confined.
    let packed = detached(py, || Parcel::pack(&text, &Hosting::new(folder, true)))?;
    let parcel = packed.map_err(Error::from)?;
    Ok((parcel.bytes().to_vec(), parcel.digest().to_string()))
}

/// Unpacks an archive of `pack_spec` into a folder, and returns the path of the spec in this folder.
#[pyfunction]
pub(crate) fn unpack_spec(py: Python<'_>, archive: Vec<u8>, folder: PathBuf) -> PyResult<PathBuf> {
    let unpacked = detached(py, || Parcel::from_bytes(archive).unpack(&folder))?;
    Ok(unpacked.map_err(Error::from)?)
}
