//! A game without its types, as front ends see it.

use crate::analysis::AnyAnalyst;
use crate::numbered::NumberingSizes;
use crate::session::Session;
use crate::state::AnyState;
use crate::training::AnyTrainingMethods;
use damier_game::offer::{
    BoardKernel, CountKind, CountWatch, Frame, Proof, ProofOrder, RulePicture, TableMethods,
};
use damier_game::saved::SavedGame;
use damier_game::{BookWriter, Contest, GameInfo, Goal, Rng, ScoreScale, Seat, Setting, TextError};
use damier_i18n::{Message, Phrase};
use std::sync::Arc;

/// A player as the lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerInfo {
    /// Its name, without settings.
    pub name: &'static str,
    /// How it chooses, in one line.
    pub summary: Phrase,
    /// Settings that it declares, as in `hybrid(gain=2)`.
    pub settings: Vec<Setting>,
    /// The only seat that it can take; `None` if it can take every seat.
    pub only_seat: Option<Seat>,
}

/// Any game, as front ends see it.
pub trait AnyGame: Send + Sync {
    /// Returns the facts of the game that do not depend on its parameters.
    fn info(&self) -> &'static GameInfo;

    /// Returns the canonical name, with the parameters that differ from their defaults.
    fn name(&self) -> String;

    /// Says in full sentences what its parameters change in the usual game. Empty for the usual rules.
    fn changes(&self) -> Message;

    /// Returns the version of its rules, which is stored with recorded games.
    fn rules_version(&self) -> u32;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the contest: the way in which results are compared.
    fn contest(&self) -> Contest;

    /// Returns the scale of scores.
    fn score_scale(&self) -> ScoreScale;

    /// Returns true if the score says more than who won.
    fn has_points(&self) -> bool {
        self.contest() != Contest::Duel || self.score_scale() != ScoreScale::default()
    }

    /// Returns the name of the same game, but always played to the end, without the rule that ends it early once it is
    /// decided. `None` if there is no such rule.
    fn played_out(&self) -> Option<&str>;

    /// Returns the roster.
    fn players(&self) -> Vec<PlayerInfo>;

    /// Returns the players that give advice, the best first. The first that can be created and can take the seat is
    /// used.
    fn advisors(&self) -> &'static [&'static str];

    /// Returns the player whose estimates judge the turns of a game that is not a duel; `None` if the adviser judges
    /// them.
    fn scorer(&self) -> Option<&'static str>;

    /// Returns the names of players of increasing strength, the weakest first; often none.
    fn levels(&self) -> &'static [&'static str];

    /// Returns the pictures that teach these rules, in reading order.
    fn rules_in_pictures(&self) -> &'static [RulePicture];

    /// Checks a player's name and settings, and returns them in their canonical form.
    ///
    /// # Errors
    /// The player or a setting is unknown, a setting is out of range, or the player cannot take the given seat.
    fn check_player(&self, text: &str, seat: Option<Seat>) -> Result<String, TextError>;

    /// Reads the value that a person wants to reach ([`damier_game::Show::goal`]).
    ///
    /// # Errors
    /// The value cannot be reached.
    fn goal(&self, text: Option<&str>) -> Result<Option<i64>, TextError>;

    /// Draws the opening. Chance may be on turn in it.
    fn opening(&self, rng: &mut Rng) -> Arc<dyn AnyState>;

    /// Reads a state in damier's own form or in one of other programs ([`damier_game::read_position`]).
    ///
    /// # Errors
    /// The text is not a state of this game, or has more than one meaning.
    fn read(&self, state: &str) -> Result<Arc<dyn AnyState>, TextError>;

    /// Says how [`AnyGame::read`] understands a text. Empty if the text has only one meaning or is no state.
    fn reading_note(&self, state: &str) -> Message;

    /// Returns the sizes of the numbering of actions and of observations.
    ///
    /// # Errors
    /// The game's actions have no numbers.
    fn numbering(&self) -> Result<NumberingSizes, TextError>;

    /// Reads a state from its observation as the first seat sees it.
    ///
    /// # Errors
    /// The game has no observations, no state has this one, or it does not tell the whole state.
    fn read_observation(&self, seen: &[u8]) -> Result<Arc<dyn AnyState>, TextError>;

    /// Creates boards that play many games side by side, by the numbers of actions.
    ///
    /// # Errors
    /// The game's actions have no numbers.
    fn boards(&self, count: usize, frame: Frame) -> Result<Box<dyn BoardKernel>, TextError>;

    /// Starts a new game. The seed determines the opening and the draws of chance.
    fn session(&self, seed: u64) -> Box<dyn Session>;

    /// Starts a new game from a given state.
    ///
    /// # Errors
    /// The text is not a state of this game.
    fn session_from(&self, state: &str, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Continues a saved game.
    ///
    /// # Errors
    /// The game does not replay under the rules.
    fn load(&self, saved: &SavedGame, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Creates the analyst that values every action of a state exactly; `None` if the game has none.
    fn analyst(&self) -> Option<Box<dyn AnyAnalyst>> {
        self.analyst_for(Goal::default())
    }

    /// Creates the analyst of [`AnyGame::analyst`], which finds either results only, or scores as well.
    fn analyst_for(&self, goal: Goal) -> Option<Box<dyn AnyAnalyst>>;

    /// Creates the same analyst with this book instead of the shipped one; with an empty text, without a book.
    ///
    /// # Errors
    /// The text is not a sound book of this game.
    fn analyst_with_book(
        &self,
        text: &str,
        goal: Goal,
    ) -> Result<Option<Box<dyn AnyAnalyst>>, TextError>;

    /// Starts a book of all positions up to a number of moves into the game; `None` if the game has no books.
    fn book(&self, moves: u32) -> Option<Box<dyn BookWriter>>;

    /// Returns the ways to train players; `None` if the game has no trained players.
    fn training(&self) -> Option<Box<dyn AnyTrainingMethods + '_>>;

    /// Lists the things that can be counted about the game; often none.
    fn counts(&self) -> Vec<CountKind>;

    /// Runs one of [`AnyGame::counts`] by its name, row by row, up to the given last row or the usual one.
    ///
    /// # Errors
    /// No count has this name, or the row is out of range.
    fn count(
        &self,
        name: &str,
        most: Option<u32>,
        watch: &mut dyn CountWatch,
    ) -> Result<(), TextError>;

    /// Returns the functions for endgame tables; `None` if the game has none.
    fn tables(&self) -> Option<TableMethods>;

    /// Returns true if the game can prove which result the first seat can force.
    fn has_proofs(&self) -> bool;

    /// Starts a proof from a position or, without one, from the opening.
    ///
    /// # Errors
    /// The game has no proofs, or they do not cover the position or the order.
    fn proof(
        &self,
        position: Option<&str>,
        order: &ProofOrder,
    ) -> Result<Box<dyn Proof>, TextError>;

    /// Plays one random game and returns it as text, with every answer of the contract at every state.
    fn playthrough(&self, seed: u64, max_plies: usize) -> String;

    /// Returns the number of sequences of exactly this many plies, from the opening that the seed draws.
    fn perft(&self, seed: u64, plies: u32) -> u64;
}
