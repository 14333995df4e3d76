//! The answers of a proof, its methods and its progress.

/// The result of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The slider makes the tile, whatever the spawner does.
    Forced,
    /// The spawner prevents it, whatever the slider does.
    Prevented,
}

/// The method of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofMethod {
    /// The sweep where there are at most [`MOST_SWEPT`] boards, else the search.
    Auto,
    /// Every board, by falling sum of its tiles: boards of up to 12 cells.
    Sweep,
    /// Proof-number search.
    Search,
}

/// Progress of a proof.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProofStanding {
    /// Of a search.
    Search {
        /// Boards looked into.
        nodes: u64,
        /// Proof number: about the number of boards still to be settled to show that the tile is
        /// forced.
        to_force: u32,
        /// Disproof number: the same to show that it is prevented.
        to_prevent: u32,
        /// The part of the table that is taken, from 0 to 1.
        fullness: f64,
    },
    /// Of a sweep.
    Sweep {
        /// Boards judged, their symmetric images included.
        boards: u64,
        /// Boards there are; a sweep may end before.
        total: u64,
    },
}

/// The most boards that [`ProofMethod::Auto`] sweeps: some minutes.
pub const MOST_SWEPT: f64 = 2e10;
