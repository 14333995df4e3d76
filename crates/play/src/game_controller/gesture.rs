//! Gestures of people at a board, translated into actions by the controls of the scene.

use super::controller::GameController;
use damier_game::{Control, Reach, Scene, Way};

/// An input of a person at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A push of the whole board in one direction.
    Push(Way),
    /// A push from grid to grid if the board is drawn as several grids. Otherwise the same as [`Gesture::Push`].
    PushAcross(Way),
    /// A cell, by its row and column from 0.
    Cell {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// A typed letter or digit.
    Key(char),
}

/// The meaning of letters and digits typed one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedKeys {
    /// All keys of this control were typed.
    Control(Control),
    /// The first keys of at least one control were typed.
    Begun,
    /// No control has keys that start like this.
    Nothing,
}

impl GameController {
    /// Returns the board: what is visible, and what the seat on turn can do.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        self.scene.get_or_init(|| self.session.scene())
    }

    /// Returns true if the board is drawn as several grids side by side.
    #[must_use]
    pub fn has_grids(&self) -> bool {
        self.scene().grids.len() > 1
    }

    /// Returns true if the seat on turn pushes, so that directions are actions.
    #[must_use]
    pub fn takes_pushes(&self) -> bool {
        let is_push = |reach| matches!(reach, Reach::Push(_) | Reach::PushAcross(_));
        self.scene().legal().any(|control| is_push(control.reach))
    }

    /// Returns the actions that a gesture may mean now. A push is included even if the rules refuse it here.
    #[must_use]
    pub fn meant(&self, gesture: Gesture) -> Vec<String> {
        match gesture {
            Gesture::PushAcross(way) if self.has_grids() => self.push(Reach::PushAcross(way)),
            Gesture::Push(way) | Gesture::PushAcross(way) => self.push(Reach::Push(way)),
            Gesture::Cell { row, column } => {
                let scene = self.scene();
                let here = scene.legal().filter(|one| scene.is_pressed_at(one, row, column));
                here.map(|control| control.action.clone()).collect()
            }
            Gesture::Key(key) => match self.read_keys(&key.to_string(), None) {
                TypedKeys::Control(control) => vec![control.action],
                TypedKeys::Begun | TypedKeys::Nothing => Vec::new(),
            },
        }
    }

    fn push(&self, reach: Reach) -> Vec<String> {
        let there = self.scene().controls.iter().filter(|control| control.reach == reach);
        there.filter(|_| self.takes_pushes()).map(|control| control.action.clone()).collect()
    }

    /// Reads letters and digits of either case, typed one after the other. `pointed` is the row and column of the
    /// cell under the pointer, if any.
    #[must_use]
    pub fn read_keys(&self, keys: &str, pointed: Option<(usize, usize)>) -> TypedKeys {
        let (scene, keys) = (self.scene(), keys.to_ascii_lowercase());
        let counts = |control: &&Control| match control.reach {
            Reach::Choice(spot) => pointed == Some(scene.position(spot)),
            _ => true,
        };
        let begun = || scene.legal().filter(counts).filter(|one| one.keys.starts_with(&keys));
        match begun().find(|control| control.keys == keys) {
            Some(control) => TypedKeys::Control(control.clone()),
            None if begun().next().is_some() => TypedKeys::Begun,
            None => TypedKeys::Nothing,
        }
    }
}
