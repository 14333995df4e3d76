//! Networks that ship, and networks of files, each read once.

use crate::formation::bytes::FileBytes;
use crate::ntuple::endgame::Endgame;
use crate::ntuple::file;
use crate::ntuple::kernel::looks_at_all;
use crate::ntuple::label::Label;
use crate::ntuple::network::{Network, WeightBytes};
use crate::say;
use game::TextError;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The bytes of the network that ships (its training: `EXPERIMENTS.md`). Without the feature `network`, none does.
///
/// A function that is never put in another's place: the bytes of a constant or a static would be copied into what every
/// other crate reads of this one.
#[cfg(feature = "network")]
#[inline(never)]
fn shipped() -> &'static [u8] {
    include_bytes!("../../network/4x6.net")
}
#[cfg(not(feature = "network"))]
fn shipped() -> &'static [u8] {
    &[]
}

/// The bytes of the endgame network that ships, likewise.
#[cfg(feature = "network")]
#[inline(never)]
fn shipped_ending_bytes() -> &'static [u8] {
    include_bytes!("../../network/8x6.ending")
}
#[cfg(not(feature = "network"))]
fn shipped_ending_bytes() -> &'static [u8] {
    &[]
}

/// The name of the network that ships.
pub(crate) const SHIPPED_NAME: &str = "shipped";

/// Networks read so far, by file.
static READ: LazyLock<Mutex<HashMap<PathBuf, (Network, Label)>>> = LazyLock::new(Mutex::default);

/// The endgame network that ships, read when it is first asked for; none without the feature
/// `network`.
static ENDING: LazyLock<Option<(Endgame, Network)>> = LazyLock::new(|| {
    let (network, label) = read_folded(Arc::new(shipped_ending_bytes())).ok()?;
    Some((label.ending?, network))
});

/// The network of a file, or the one that ships. A file is mapped where the system can, checked once,
/// and kept as long as the program runs.
///
/// # Errors
/// A file that cannot be read, that is refused by [`file::read`], or that holds an endgame network.
pub(crate) fn network(name: &str) -> Result<(Network, Label), TextError> {
    let found = read_once(name)?;
    match found.1.ending {
        None => Ok(found),
        Some(_) => {
            Err(TextError::new(name, say::network::network(), say::network::whole_games_only()))
        }
    }
}

/// The endgame network of a file.
///
/// # Errors
/// See [`network`]; also a network of whole games.
pub(crate) fn ending(name: &str) -> Result<(Endgame, Network), TextError> {
    let (network, label) = read_once(name)?;
    let ending = label
        .ending
        .ok_or_else(|| TextError::new(name, say::network::ending(), say::network::ending_file()))?;
    Ok((ending, network))
}

/// The endgame network that ships, if one does.
pub(crate) fn shipped_ending() -> Option<(Endgame, Network)> {
    ENDING.clone()
}

/// Returns the network of this name, read now if it was not yet.
fn read_once(name: &str) -> Result<(Network, Label), TextError> {
    let path = Path::new(name);
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known.get(path) {
        return Ok(found.clone());
    }
    let found = open(name).map_err(|error| error.within(name))?;
    known.insert(path.to_path_buf(), found.clone());
    Ok(found)
}

fn open(name: &str) -> Result<(Network, Label), TextError> {
    if name == SHIPPED_NAME {
        if shipped().is_empty() {
            let allowed = say::network::train_file_alone();
            return Err(TextError::new(name, say::network::network(), allowed));
        }
        return read_folded(Arc::new(shipped()));
    }
    let unreadable =
        |error| TextError::new(error, say::network::network(), say::network::readable_file());
    let bytes: WeightBytes = Arc::new(FileBytes::open(Path::new(name)).map_err(unreadable)?);
    read_folded(bytes)
}

/// Reads a network for play: folded into as few tables as possible.
fn read_folded(bytes: WeightBytes) -> Result<(Network, Label), TextError> {
    let (network, label) = file::read(bytes)?;
    let network = if looks_at_all(&label.rules()?) { network.fold() } else { network };
    Ok((network, label))
}

#[cfg(all(test, feature = "network"))]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_whole_and_small_enough() {
        let (_, label) = network(SHIPPED_NAME).expect("a network");
        assert_eq!(label.game, "2048");
        let (ending, _) = shipped_ending().expect("an ending");
        assert_eq!(ending.to_string(), "4");
        assert!(shipped().len() + shipped_ending_bytes().len() <= 40_000_000);
    }
}
