//! The numbers from which all randomness follows.

use crate::failure::CommandError;
use crate::say::run;
use std::hash::{BuildHasher, Hasher};
use std::path::Path;
use workbench::arena::{Spec, Store};
use workbench::is_outside;

/// The seed of a run that names none and has built-in players only.
const USUAL: u64 = 1;

/// A seed that differs from run to run, 0 to 2^63 - 1: from the standard library's randomly keyed hasher.
pub(crate) fn draw() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 1
}

/// The spec with its seed: as given; that of the run that is gone on with; drawn where submissions play, who could
/// otherwise foresee all of chance; or the usual one.
///
/// # Errors
/// A run in shards whose seed would be drawn: each would draw another.
pub(crate) fn settle(
    spec: Spec,
    given: Option<u64>,
    db: Option<&Path>,
    in_shards: bool,
) -> Result<Spec, CommandError> {
    let has_submissions =
        spec.events.iter().flat_map(|event| &event.players).any(|player| is_outside(player));
    let begun = || {
        let store = db.filter(|db| db.exists()).and_then(|db| Store::open_to_read(db).ok());
        store.map(|store| store.spec().seed)
    };
    let seed = match given {
        Some(seed) => seed,
        None if !has_submissions => USUAL,
        None if in_shards => {
            return Err(CommandError::Input(run::one_seed().into()));
        }
        None => begun().unwrap_or_else(draw),
    };
    Ok(Spec { seed, ..spec })
}
