//! Proofs of what the first seat can force, as a game offers them.

use crate::budget::Budget;
use crate::contract::Game;
use crate::notation::TextError;
use crate::thread_pool::ThreadPool;

/// Answer of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The first seat reaches the goal, whatever the second does.
    Forced,
    /// The second seat prevents it, whatever the first does.
    Prevented,
}

/// The method of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofMethod {
    /// The game chooses: the sweep if the game is small enough, otherwise the search.
    Auto,
    /// A sweep over all positions, starting with the last ones.
    Sweep,
    /// Proof-number search.
    Search,
}

/// Progress of a proof.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProofStanding {
    /// Progress of a search.
    Search {
        /// Number of positions examined.
        nodes: u64,
        /// Approximate number of positions that must still be settled to show that the goal is forced.
        to_force: u32,
        /// Approximate number of positions that must still be settled to show that the goal is prevented.
        to_prevent: u32,
        /// Used part of the position table, from 0 to 1.
        fullness: f64,
    },
    /// Progress of a sweep.
    Sweep {
        /// Number of judged positions, including symmetric images.
        boards: u64,
        /// Number of all positions. A sweep may end before it has judged them all.
        total: u64,
    },
}

/// A question for a proof: can the first seat force this goal?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofOrder {
    /// Goal, a number of the game: in 2048, the tile to be made.
    pub goal: u64,
    /// Method.
    pub method: ProofMethod,
    /// Largest number of bytes in which a search may remember positions.
    pub memory: u64,
}

/// A proof in progress.
pub trait Proof {
    /// Returns the method in use: [`ProofMethod::Sweep`] or [`ProofMethod::Search`].
    fn method(&self) -> ProofMethod;

    /// Returns the number of positions examined so far. A sweep counts symmetric images too, and counts them again in
    /// every pass.
    fn positions(&self) -> u64;

    /// Continues until the question is answered. Returns `None` if the budget ends first; the next call then continues
    /// from there.
    fn settle(
        &mut self,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> Option<Finding>;
}

/// Begins a proof from a state. Refuses a state or a goal that cannot be asked about, and more memory than the machine
/// has.
pub type BeginProof<G> =
    fn(&G, &<G as Game>::State, &ProofOrder) -> Result<Box<dyn Proof>, TextError>;
