//! Built-in networks, and the boards that they play. `docs/log/2048-experiments.md` describes their trainings. Without
//! the feature `network`, they are read from the folder in the environment variable `DAMIER_NETWORKS`, or are empty.
//!
//! Their bytes are returned by functions that are never inlined. As a constant or a static, the bytes would be copied
//! into the metadata that every dependent crate reads.

#[cfg(not(feature = "network"))]
use crate::formation::bytes::FileBytes;
use crate::rules::Twenty48;
use damier_game::Params;
#[cfg(not(feature = "network"))]
use std::path::PathBuf;
#[cfg(not(feature = "network"))]
use std::sync::OnceLock;

/// Word for the built-in network of a board. It is also the name of the one for 4x4.
pub(crate) const SHIPPED_NAME: &str = "shipped";

/// Built-in network: its name, the parameters of a game on its board, and a function that returns its bytes.
type ShippedNetwork = (&'static str, &'static str, fn() -> &'static [u8]);

const NETWORKS: [ShippedNetwork; 3] = [
    (SHIPPED_NAME, "", square),
    ("shipped 4d", "shape=4d", hypercube),
    ("shipped 5x5", "5x5", wide),
];

/// Returns the names of all built-in networks.
#[cfg(all(test, feature = "network"))]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    NETWORKS.iter().map(|&(name, ..)| name)
}

/// Returns the bytes of the network with this name, or `None` if the name is unknown. They may be empty without the
/// feature `network`.
pub(super) fn bytes(name: &str) -> Option<&'static [u8]> {
    NETWORKS.iter().find(|network| network.0 == name).map(|network| network.2())
}

/// Returns the name of the built-in network for a board, whatever the other rules are. Returns `None` if there is none.
/// Without the feature `network`, only 4x4 has a name.
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

bytes_of!(square, "4x4.net");
bytes_of!(hypercube, "4d.net");
bytes_of!(wide, "5x5.net");
bytes_of!(ending, "8x6.ending");
