//! Saving, loading and beginning anew.

use super::controller::GameController;
use super::seat_plan::{PERSON, seats_of_saved};
use super::undone_step::UndoneStep;
use damier_catalog::open;
use damier_game::TextError;
use damier_game::saved::SavedGame;

impl GameController {
    /// The game so far in its saved form.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        let name = |player: &Option<String>| player.clone().unwrap_or_else(|| PERSON.to_string());
        self.session.saved(self.seats.players.iter().map(name).collect())
    }

    /// The whole game in its saved form: with what was taken back and can be played again.
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

    /// Puts a whole game in the place of what was played, at its end and with the same seats; players wait.
    ///
    /// # Errors
    /// If it does not replay; then nothing has changed.
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

    /// Returns true if something was played since the game was last saved.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    /// The game was saved.
    pub fn mark_saved(&mut self) {
        self.is_unsaved = false;
    }

    /// The game was played elsewhere and is kept nowhere else.
    pub fn mark_unsaved(&mut self) {
        self.is_unsaved = true;
    }

    /// Goes on with a saved game, of any kind, with those who sat at it.
    ///
    /// # Errors
    /// If it does not replay; then nothing has changed.
    pub fn load(&mut self, saved: &SavedGame) -> Result<(), TextError> {
        let game = open(&saved.game)?;
        self.session = game.load(saved, self.seats.seed)?;
        self.seats.players = seats_of_saved(game.as_ref(), &saved.players);
        if game.name() != self.game.name() {
            self.seats.position = None;
        }
        self.game = game;
        self.begin();
        Ok(())
    }

    /// The position in which new games begin; the opening if there is none.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.seats.position.as_deref()
    }

    /// Begins anew, with the same seats, from another seed.
    ///
    /// # Errors
    /// If the position to begin in is no state of the game.
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
        self.is_paused = false;
        self.goal.begin(self.game.as_ref(), self.session.as_ref());
        self.changed();
    }
}
