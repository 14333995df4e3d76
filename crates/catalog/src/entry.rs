//! A game behind a plain object: what a game offers, whatever the types inside.

use crate::analysis::AnyAnalyst;
use crate::session::Session;
use crate::training::AnyTrainingMethods;
use damier_game::offer::{CountKind, CountWatch, Proof, ProofOrder, TableMethods};
use damier_game::saved::SavedGame;
use damier_game::{BookWriter, Contest, GameInfo, Goal, ScoreScale, Seat, Setting, TextError};
use damier_i18n::Phrase;

/// A player as the lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerInfo {
    /// Its name, without settings.
    pub name: &'static str,
    /// One line: how it chooses.
    pub summary: Phrase,
    /// Its settings, as in `hybrid(gain=2)`.
    pub settings: Vec<Setting>,
    /// The one seat that it can take, if it cannot take all.
    pub only_seat: Option<Seat>,
}

/// Any game, as front ends see it.
pub trait AnyGame: Send + Sync {
    /// The game as a whole, under whatever rules.
    fn info(&self) -> &'static GameInfo;

    /// The canonical name, with the parameters that differ from their defaults.
    fn name(&self) -> String;

    /// The version of its rules, which records carry.
    fn rules_version(&self) -> u32;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// Returns the contest: the way in which results are compared.
    fn contest(&self) -> Contest;

    /// The scale of scores.
    fn score_scale(&self) -> ScoreScale;

    /// The name of the same game without the rule that ends it before nothing is left to be won; `None` where there is
    /// no such rule.
    fn played_out(&self) -> Option<&str>;

    /// The roster.
    fn players(&self) -> Vec<PlayerInfo>;

    /// Names of the roster that advise, the best first: the first that can take a seat and be made.
    fn advisors(&self) -> &'static [&'static str];

    /// The player whose estimates judge turns where the adviser does not.
    fn scorer(&self) -> Option<&'static str>;

    /// Names of the roster of stepped strength, the weakest first; often none.
    fn levels(&self) -> &'static [&'static str];

    /// Reads a player's name and settings.
    ///
    /// # Errors
    /// As an unknown player, or a setting unknown or out of range; or, if a seat is given, a player
    /// that cannot take it.
    fn check_player(&self, text: &str, seat: Option<Seat>) -> Result<String, TextError>;

    /// Reads the value that a person plays for ([`damier_game::Show::goal`]).
    ///
    /// # Errors
    /// A value that cannot be reached.
    fn goal(&self, text: Option<&str>) -> Result<Option<i64>, TextError>;

    /// A new game from a seed: of the opening and of chance.
    fn session(&self, seed: u64) -> Box<dyn Session>;

    /// A new game from a given state.
    ///
    /// # Errors
    /// If the text is no state of this game.
    fn session_from(&self, state: &str, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// If it does not replay under the rules.
    fn load(&self, saved: &SavedGame, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Makes the analyst that values every action of a state exactly; `None` where the game has no such
    /// analyst.
    fn analyst(&self) -> Option<Box<dyn AnyAnalyst>> {
        self.analyst_for(Goal::default())
    }

    /// As [`AnyGame::analyst`], to find out so much.
    fn analyst_for(&self, goal: Goal) -> Option<Box<dyn AnyAnalyst>>;

    /// The same analyst with this book instead of the one that ships; with an empty text, without one.
    ///
    /// # Errors
    /// A text that is no sound book of this game.
    fn analyst_with_book(
        &self,
        text: &str,
        goal: Goal,
    ) -> Result<Option<Box<dyn AnyAnalyst>>, TextError>;

    /// Begins a book of all positions up to a number of moves into the game; `None` where the game has
    /// no books.
    fn book(&self, moves: u32) -> Option<Box<dyn BookWriter>>;

    /// Returns the ways to train players; `None` if the game has no trained players.
    fn training(&self) -> Option<Box<dyn AnyTrainingMethods + '_>>;

    /// Lists the things that can be counted about the game; often none.
    fn counts(&self) -> Vec<CountKind>;

    /// Counts one of [`AnyGame::counts`] by its name, row by row, up to the given last row or the
    /// usual one.
    ///
    /// # Errors
    /// A name that is none of them, or a row that there cannot be.
    fn count(
        &self,
        name: &str,
        most: Option<u32>,
        watch: &mut dyn CountWatch,
    ) -> Result<(), TextError>;

    /// The endgame tables; `None` where the game has none.
    fn tables(&self) -> Option<TableMethods>;

    /// Returns true if there are proofs of the result that the first seat can force.
    fn has_proofs(&self) -> bool;

    /// Begins a proof from a position or, without one, from the opening.
    ///
    /// # Errors
    /// A game without proofs; a position or an order of which this cannot be asked.
    fn proof(
        &self,
        position: Option<&str>,
        order: &ProofOrder,
    ) -> Result<Box<dyn Proof>, TextError>;

    /// The golden text of one random game.
    fn playthrough(&self, seed: u64, max_plies: usize) -> String;

    /// The number of sequences of exactly this many plies from the opening of a seed.
    fn perft(&self, seed: u64, plies: u32) -> u64;
}
