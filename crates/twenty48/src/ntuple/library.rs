//! Library of networks: the built-in ones, and those from files. Each is read once.

use crate::formation::bytes::FileBytes;
use crate::ntuple::endgame::Endgame;
use crate::ntuple::file;
use crate::ntuple::kernel::uses_all_images;
use crate::ntuple::label::Label;
use crate::ntuple::network::{Network, WeightBytes};
use crate::ntuple::shipped::{self, SHIPPED_NAME};
use crate::rules::Twenty48;
use crate::text;
use damier_game::{Notation, TextError};
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Networks read so far, by file.
static READ: LazyLock<Mutex<HashMap<PathBuf, (Network, Label)>>> = LazyLock::new(Mutex::default);

/// Built-in endgame network, which is read on first use. `None` without the feature `network`.
static ENDING: LazyLock<Option<(Endgame, Network)>> = LazyLock::new(|| {
    let (network, label) = read_folded(Arc::new(shipped::ending())).ok()?;
    Some((label.ending?, network))
});

/// Returns the network for these rules: the one from the file `name`, or with the name `shipped`, the built-in one for
/// the board. Returns `None` if there is no built-in network for the board.
///
/// # Errors
/// If [`network`] fails, or if the network is for another board.
pub(crate) fn network_for(
    name: &str,
    rules: &Twenty48,
) -> Result<Option<(Network, Label)>, TextError> {
    let ships = || shipped::name_for(rules);
    let Some(own) = (if name == SHIPPED_NAME { ships() } else { Some(name) }) else {
        return Ok(None);
    };
    let (network, label) = network(own)?;
    if label.rules()?.shape == rules.shape {
        return Ok(Some((network, label)));
    }
    let sentence = text::network::network_of_another_board(label.game, rules.name());
    Err(TextError::failed(text::network::network_named(name), sentence))
}

/// Returns a built-in network, or the network from a file. A file is mapped if the system supports this. It is checked
/// once, and stays in memory until the program ends.
///
/// # Errors
/// If the file cannot be read, if [`file::read`] refuses it, or if the network was trained on an endgame.
pub(crate) fn network(name: &str) -> Result<(Network, Label), TextError> {
    let found = read_once(name)?;
    match found.1.ending {
        None => Ok(found),
        Some(_) => {
            let sentence = text::network::an_endgame_network();
            Err(TextError::failed(text::network::network_named(name), sentence))
        }
    }
}

/// Returns the endgame network from a file.
///
/// # Errors
/// If the file cannot be read, if [`file::read`] refuses it, or if the network was trained on whole games.
pub(crate) fn ending(name: &str) -> Result<(Endgame, Network), TextError> {
    let (network, label) = read_once(name)?;
    let ending = label.ending.ok_or_else(|| {
        let sentence = text::network::no_endgame_network();
        TextError::failed(text::network::network_named(name), sentence)
    })?;
    Ok((ending, network))
}

/// Returns the built-in endgame network, or `None` if there is none.
pub(crate) fn shipped_ending() -> Option<(Endgame, Network)> {
    ENDING.clone()
}

/// Returns the network with this name. Reads it on the first call.
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
    if let Some(bytes) = shipped::bytes(name) {
        if bytes.is_empty() {
            let sentence = text::network::no_network_built_in();
            return Err(TextError::failed(text::network::network(), sentence));
        }
        return read_folded(Arc::new(bytes));
    }
    let unreadable = |error: io::Error| {
        let sentence = text::network::unreadable(error);
        TextError::failed(text::network::network(), sentence)
    };
    let bytes: WeightBytes = Arc::new(FileBytes::open(Path::new(name)).map_err(unreadable)?);
    read_folded(bytes)
}

/// Reads a network to play with, folded into as few tables as possible.
fn read_folded(bytes: WeightBytes) -> Result<(Network, Label), TextError> {
    let (network, label) = file::read(bytes)?;
    let network = if uses_all_images(&label.rules()?) { network.fold() } else { network };
    Ok((network, label))
}

#[cfg(all(test, feature = "network"))]
mod tests {
    use super::*;
    use damier_game::Params;

    #[test]
    fn what_ships_is_whole_and_small_enough() {
        let (_, label) = network(SHIPPED_NAME).expect("a network");
        assert_eq!(label.game, "2048");
        let (ending, _) = shipped_ending().expect("an ending");
        assert_eq!(ending.to_string(), "4");
        let whole = shipped::bytes(SHIPPED_NAME).unwrap_or_default();
        assert!(whole.len() + shipped::ending().len() <= 40_000_000);
        let small = shipped::names().filter(|name| *name != SHIPPED_NAME);
        let small = small.map(|name| shipped::bytes(name).unwrap_or_default().len());
        assert!(small.sum::<usize>() <= 3_000_000);
    }

    #[test]
    fn each_board_has_the_network_that_ships_for_it() {
        for params in ["", "preset=notebook", "four=0.5", "shape=4d", "5x5"] {
            let rules = Twenty48::read(&Params::read(params).expect(params)).expect(params);
            let (_, label) = network_for(SHIPPED_NAME, &rules).expect(params).expect(params);
            assert_eq!(label.rules().expect(params).shape, rules.shape, "{params}");
        }
        let other = Twenty48::read(&Params::read("3x4").expect("parts")).expect("rules");
        assert!(network_for(SHIPPED_NAME, &other).expect("no error").is_none());
    }
}
