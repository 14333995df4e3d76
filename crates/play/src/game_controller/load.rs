//! Save, load, restart.

use super::controller::GameController;
use super::seat_plan::{PERSON, means_player, seats_of_saved};
use super::undone_step::UndoneStep;
use damier_catalog::open;
use damier_game::saved::SavedGame;
use damier_game::{Seat, TextError};

impl GameController {
    /// Returns the saved form of the game so far.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        let name = |(index, player): (usize, &Option<String>)| match player {
            Some(player) => player.clone(),
            None => self.saved_name(Seat::new(index)),
        };
        self.session.saved(self.seats.players.iter().enumerate().map(name).collect())
    }

    /// Returns the name of a person in a saved game. A name that means a player would be read as that player.
    fn saved_name(&self, seat: Seat) -> String {
        let name = self.typed_name(seat).trim();
        if name.is_empty() || means_player(self.game.as_ref(), name) {
            return PERSON.to_string();
        }
        name.to_string()
    }

    /// Takes the names of persons from a saved game.
    pub fn take_names(&mut self, saved: &[String]) {
        self.names.clear();
        for (index, name) in saved.iter().enumerate() {
            let is_person = self.seats.players.get(index).is_some_and(Option::is_none);
            if is_person && name != PERSON && !means_player(self.game.as_ref(), name) {
                self.set_name(Seat::new(index), name);
            }
        }
    }

    /// Returns the saved form of the whole game, including undone actions.
    #[must_use]
    pub fn whole(&self) -> SavedGame {
        let mut whole = self.saved();
        for undone in self.undone.iter().rev() {
            match undone {
                UndoneStep::Action(action) => whole.actions.push((0, action.clone())),
                UndoneStep::Resignation(seat) => whole.resigned = Some(*seat),
            }
        }
        if self.can_redo() {
            whole.last = None;
        }
        whole
    }

    /// Replaces the game with another one, and shows the end of it. The seats stay the same, and players are paused.
    ///
    /// # Errors
    /// If the other game does not replay. Nothing changes then.
    pub fn put_back(&mut self, whole: &SavedGame) -> Result<(), TextError> {
        self.session = self.game.load(whole, self.seats.seed)?;
        self.undone.clear();
        self.line += 1;
        self.record_anew();
        self.is_paused = true;
        self.goal.begin(self.game.as_ref(), self.session.as_ref());
        self.changed();
        Ok(())
    }

    /// Returns true if something was played since the last save.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    /// Notes that the game was saved.
    pub fn mark_saved(&mut self) {
        self.is_unsaved = false;
    }

    /// Notes that the game is not saved anywhere else.
    pub fn mark_unsaved(&mut self) {
        self.is_unsaved = true;
    }

    /// Continues a saved game of any kind, with its players.
    ///
    /// # Errors
    /// If the saved game does not replay. Nothing changes then.
    pub fn load(&mut self, saved: &SavedGame) -> Result<(), TextError> {
        let game = open(&saved.game)?;
        self.session = game.load(saved, self.seats.seed)?;
        self.seats.players = seats_of_saved(game.as_ref(), &saved.players);
        if game.name() != self.game.name() {
            self.seats.position = None;
        }
        self.game = game;
        self.take_names(&saved.players);
        self.begin();
        Ok(())
    }

    /// Returns the position in which new games begin; `None` for the opening.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.seats.position.as_deref()
    }

    /// Restarts with the same seats and another seed.
    ///
    /// # Errors
    /// If the starting position is not a state of the game.
    pub fn renew(&mut self, seed: u64) -> Result<(), TextError> {
        self.session = match &self.seats.position {
            Some(text) => self.game.session_from(text, seed)?,
            None => self.game.session(seed),
        };
        self.seats.seed = seed;
        self.begin();
        Ok(())
    }

    fn begin(&mut self) {
        self.undone.clear();
        self.line += 1;
        self.record_anew();
        self.is_unsaved = false;
        (self.highest, self.over) = (0, None);
        self.is_paused = false;
        self.goal.begin(self.game.as_ref(), self.session.as_ref());
        self.changed();
    }
}
