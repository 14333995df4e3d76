//! Rules of the game.

use crate::line::COLUMNS;
use crate::state::NewGameState;
use crate::text;
use damier_game::{Actions, Contest, Game, Outcomes, Params, Randomness, Rng, Seat, TextError, Turn};

/// Rules of New Game. An action is a column, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NewGame;

impl NewGame {
    /// Reads the parameters in the name of the game. It has none.
    ///
    /// # Errors
    /// If there is a parameter.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        match params.iter().next() {
            None => Ok(Self),
            Some((key, value)) => {
                let found = if key.is_empty() { value } else { key };
                Err(TextError::failed("newgame", text::no_parameters(found)))
            }
        }
    }
}

impl Game for NewGame {
    type State = NewGameState;
    type Action = usize;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn randomness(&self) -> Randomness {
        Randomness::Nothing
    }

    fn opening(&self, _rng: &mut Rng) -> NewGameState {
        NewGameState::default()
    }

    fn turn(&self, state: &NewGameState) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Player(state.next()) }
    }

    fn legal_actions(&self, state: &NewGameState) -> Actions<usize> {
        (0..COLUMNS).filter(|&column| self.is_legal(state, column)).collect()
    }

    fn chance_outcomes(&self, _state: &NewGameState) -> Outcomes<usize> {
        Outcomes::new()
    }

    fn is_legal(&self, state: &NewGameState, column: usize) -> bool {
        !state.is_over() && column < COLUMNS && state.is_open(column)
    }

    fn apply(&self, state: &mut NewGameState, column: usize) {
        debug_assert!(self.is_legal(state, column), "illegal: {column} in {state:?}");
        state.drop_stone(column);
    }

    fn score(&self, state: &NewGameState, seat: Seat) -> i64 {
        match (state.is_won(), state.next() == seat) {
            (false, _) => 0,
            (true, true) => -1,
            (true, false) => 1,
        }
    }
}
