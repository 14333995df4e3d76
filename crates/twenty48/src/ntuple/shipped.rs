//! Networks that ship, and the boards that they play (their trainings: `docs/log/2048-experiments.md`). Without the
//! feature `network`, they come from the folder in the environment variable `DAMIER_NETWORKS`, or are empty.
//!
//! Functions that are never inlined return the bytes. As a constant or a static, they would be copied into the metadata
//! that every dependent crate reads.

#[cfg(not(feature = "network"))]
use crate::formation::bytes::FileBytes;
use crate::rules::Twenty48;
use damier_game::Params;
#[cfg(not(feature = "network"))]
use std::path::PathBuf;
#[cfg(not(feature = "network"))]
use std::sync::OnceLock;

/// Word for the network that ships, and the name of the one for 4x4.
pub(crate) const SHIPPED_NAME: &str = "shipped";

/// A network: its name, the parameters of a game on its board, and its bytes.
type ShippedNetwork = (&'static str, &'static str, fn() -> &'static [u8]);

const NETWORKS: [ShippedNetwork; 3] = [
    (SHIPPED_NAME, "", square),
    ("shipped 4d", "shape=4d", hypercube),
    ("shipped 5x5", "5x5", wide),
];

/// Returns all names.
#[cfg(all(test, feature = "network"))]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    NETWORKS.iter().map(|&(name, ..)| name)
}

/// Returns the bytes of the network with this name, empty without the feature `network`; `None` for an unknown name.
pub(super) fn bytes(name: &str) -> Option<&'static [u8]> {
    NETWORKS.iter().find(|network| network.0 == name).map(|network| network.2())
}

/// Returns the name of the network that ships for a board, whatever its other rules; `None` if there is none. Without
/// the feature `network`, only 4x4 has a name.
pub(super) fn name_for(rules: &Twenty48) -> Option<&'static str> {
    let plays = |params: &str| {
        let board = Params::read(params).and_then(|params| Twenty48::read(&params));
        board.is_ok_and(|board| board.shape == rules.shape)
    };
    let found = NETWORKS.iter().find(|network| plays(network.1))?;
    (found.0 == SHIPPED_NAME || !found.2().is_empty()).then_some(found.0)
}

/// Returns the bytes of a file that is installed beside the program, mapped until the program ends; empty if there is
/// no such file.
#[cfg(not(feature = "network"))]
fn beside(file: &str) -> &'static [u8] {
    let folder = std::env::var_os("DAMIER_NETWORKS").map(PathBuf::from);
    let bytes = folder.and_then(|folder| FileBytes::open(&folder.join(file)).ok());
    bytes.map_or(&[], |bytes| Box::leak(Box::new(bytes)))
}

/// Defines the function that returns a file's bytes.
macro_rules! bytes_of {
    ($name:ident, $file:literal) => {
        #[inline(never)]
        pub(super) fn $name() -> &'static [u8] {
            #[cfg(feature = "network")]
            let bytes = include_bytes!(concat!("../../network/", $file));
            #[cfg(not(feature = "network"))]
            let bytes = {
                static BYTES: OnceLock<&[u8]> = OnceLock::new();
                BYTES.get_or_init(|| beside($file))
            };
            bytes
        }
    };
}

bytes_of!(square, "4x6.net");
bytes_of!(hypercube, "4d.net");
bytes_of!(wide, "5x5.net");
bytes_of!(ending, "8x6.ending");
