//! The offer of a game: everything that it has besides its rules, in one plain value.
//!
//! A game gives an [`Offer`] for every choice of its parameters, and a [`GameInfo`] for the game as a whole. Parts that
//! a game need not have (exact answers, counts, training, …) are an `Option` or a list, which is empty if the game does
//! not have them.

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
pub use numbers::{BoardKernel, BoardStanding, Frame, Numbering};
pub use proof::{BeginProof, Finding, Proof, ProofMethod, ProofOrder, ProofStanding};
pub use solver::{Books, ExactSolver};
pub use table::{
    BytesWatch, TableBuilt, TableError, TableMethods, TablePlan, TableRow, TableSet, TableWatch,
};

/// Changes an opening so that another seat begins: the same board, with this seat on turn first.
pub type BegunBy<G> = fn(&G, &<G as Game>::State, Seat) -> <G as Game>::State;

/// All that a game offers under one set of rules.
///
/// ```
/// use damier_game::offer::{GameInfo, Offer};
/// use damier_game::toy::Nim;
///
/// static INFO: GameInfo = GameInfo {
///     summary: damier_i18n::Phrase::verbatim("take one to three sticks; who takes the last one wins"),
///     ..GameInfo::new("nim")
/// };
/// let offer = Offer { advisors: &["first"], ..Offer::new(&INFO, Nim::default(), Vec::new()) };
/// assert!(offer.solver.is_none() && offer.roster.is_empty());
/// ```
pub struct Offer<G: Game> {
    /// The game as a whole, the same for every set of rules.
    pub info: &'static GameInfo,
    /// Rules.
    pub rules: G,
    /// All players, in the order in which lists show them.
    pub roster: Arc<[Player<G>]>,
    /// Names of players of the roster, the best adviser first. If nobody names a player, the first of these that can
    /// take the seat and can be built for these rules gives advice.
    pub advisors: &'static [&'static str],
    /// Player whose estimates judge the turns of a game that is not a duel; `None` if the adviser judges them.
    pub scorer: Option<&'static str>,
    /// Players of increasing strength, the weakest first.
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
    /// Name of the same game, but always played to the end, without the rule that ends it early once it is decided.
    /// `None` if there is no such rule.
    pub played_out: Option<String>,
    /// Pictures that teach these rules, in reading order.
    pub rules_in_pictures: &'static [RulePicture],
    /// Lets any seat begin an opening; `None` if the rules say which seat begins.
    pub begun_by: Option<BegunBy<G>>,
    /// States and actions as numbers, for learning programs.
    pub numbers: Option<Numbering<G>>,
}

impl<G: Game> Offer<G> {
    /// Creates an offer of the rules and the roster, without any optional part.
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
            rules_in_pictures: info.rules_in_pictures,
            begun_by: None,
            numbers: None,
        }
    }
}
