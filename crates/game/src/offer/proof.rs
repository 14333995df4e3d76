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

/// The way an answer is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofMethod {
    /// The game chooses: the sweep where it is small enough, else the search.
    Auto,
    /// A sweep over every position, the last ones first.
    Sweep,
    /// Proof-number search.
    Search,
}

/// Progress of a proof.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProofStanding {
    /// Of a search.
    Search {
        /// Positions looked into.
        nodes: u64,
        /// About how many positions must still be settled to show that the goal is forced.
        to_force: u32,
        /// The same to show that it is prevented.
        to_prevent: u32,
        /// Part of the table that is taken, from 0 to 1.
        fullness: f64,
    },
    /// Of a sweep.
    Sweep {
        /// Positions judged, their symmetric images included.
        boards: u64,
        /// Positions there are; a sweep may end before.
        total: u64,
    },
}

/// A question to be proven or disproven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofOrder {
    /// Goal, a number of the game: in 2048, the tile to be made.
    pub goal: u64,
    /// Method.
    pub method: ProofMethod,
    /// Bytes that a search may remember positions in, at most.
    pub memory: u64,
}

/// A question being answered.
pub trait Proof {
    /// Returns the method in use: [`ProofMethod::Sweep`] or [`ProofMethod::Search`].
    fn method(&self) -> ProofMethod;

    /// Positions looked into so far; those of a sweep with their symmetric images, once in every pass.
    fn positions(&self) -> u64;

    /// Goes on until the question is answered, or until the budget ends (`None`): then the next call
    /// goes on from there.
    fn settle(
        &mut self,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> Option<Finding>;
}

/// Begins a proof from a state on. Refuses a state or a goal of which this cannot be asked, and more
/// memory than there is.
pub type BeginProof<G> =
    fn(&G, &<G as Game>::State, &ProofOrder) -> Result<Box<dyn Proof>, TextError>;
