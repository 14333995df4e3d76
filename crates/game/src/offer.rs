//! The offer of a game: everything that it has besides its rules, in one plain value.
//!
//! A game gives an [`Offer`] for every set of rules that its parameters can say, and a [`GameInfo`] for
//! the game as a whole. What a game need not have (exact answers, counts, a training, …) is an `Option`
//! or a list, empty where there is nothing.

mod count;
mod info;
mod numbers;
mod proof;
mod solver;
mod table;

use crate::contract::Game;
use crate::seat::Seat;
use crate::strategy::Player;
use crate::training::TrainingMethods;
use std::sync::Arc;

pub use count::{Count, CountKind, CountRow, CountValue, CountWatch};
pub use info::{BenchCase, GameInfo, GoldenGame, RulePicture, StarterBot};
pub use numbers::{BoardKernel, BoardStanding, Numbering};
pub use proof::{BeginProof, Finding, Proof, ProofMethod, ProofOrder, ProofStanding};
pub use solver::{Books, ExactSolver};
pub use table::{
    BytesWatch, TableBuilt, TableError, TableMethods, TablePlan, TableRow, TableWatch,
};

/// Gives an opening to another seat to begin: the same board, with this seat on turn first.
pub type BegunBy<G> = fn(&G, &<G as Game>::State, Seat) -> <G as Game>::State;

/// All that a game offers under one set of rules.
///
/// ```
/// use damier_game::offer::{GameInfo, Offer};
/// use damier_game::toy::Nim;
///
/// const INFO: GameInfo = GameInfo {
///     summary: damier_i18n::Phrase::verbatim("take one to three sticks; who takes the last one wins"),
///     ..GameInfo::new("nim")
/// };
/// let offer = Offer { advisors: &["first"], ..Offer::new(&INFO, Nim::default(), Vec::new()) };
/// assert!(offer.solver.is_none() && offer.roster.is_empty());
/// ```
pub struct Offer<G: Game> {
    /// Game as a whole, the same for every set of rules.
    pub info: &'static GameInfo,
    /// Rules.
    pub rules: G,
    /// Every player, in the order of the lists.
    pub roster: Arc<[Player<G>]>,
    /// Names of the roster, the best adviser first: the first that can take a seat and be made for these
    /// rules advises where nobody is named.
    pub advisors: &'static [&'static str],
    /// Player whose estimates judge the turns of a game that is not a contest of equal seats; `None`
    /// where the adviser does.
    pub scorer: Option<&'static str>,
    /// Players of stepped strength, the weakest first.
    pub levels: &'static [&'static str],
    /// Exact solver.
    pub solver: Option<ExactSolver<G>>,
    /// Exact counts of boards and positions.
    pub counts: &'static [Count<G>],
    /// Training of its players.
    pub training: Option<TrainingMethods<G>>,
    /// Endgame tables.
    pub tables: Option<TableMethods>,
    /// Proofs of what a seat can force.
    pub proofs: Option<BeginProof<G>>,
    /// Name of the same game without the rule that ends it before nothing is left to be won; `None` where there is
    /// no such rule.
    pub played_out: Option<String>,
    /// Lets any seat begin an opening; `None` if the rules name the seat.
    pub begun_by: Option<BegunBy<G>>,
    /// States and actions in numbers, for programs that learn.
    pub numbers: Option<Numbering<G>>,
}

impl<G: Game> Offer<G> {
    /// Returns the rules and the roster, and nothing that a game need not have.
    #[must_use]
    pub fn new(info: &'static GameInfo, rules: G, roster: Vec<Player<G>>) -> Self {
        Self {
            info,
            rules,
            roster: roster.into(),
            advisors: &[],
            scorer: None,
            levels: &[],
            solver: None,
            counts: &[],
            training: None,
            tables: None,
            proofs: None,
            played_out: None,
            begun_by: None,
            numbers: None,
        }
    }
}
