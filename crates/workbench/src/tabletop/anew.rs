//! Saving, loading and beginning anew; who sits where.

use super::{PERSON, Tabletop, Undone};
use crate::{AnyGame, open};
use game::saved::SavedGame;
use game::{Seat, TextError};

impl Tabletop {
    /// The game so far in its saved form.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        let name = |player: &Option<String>| player.clone().unwrap_or_else(|| PERSON.to_string());
        self.session.saved(self.seated.players.iter().map(name).collect())
    }

    /// The whole game in its saved form: with what was taken back and can be played again.
    #[must_use]
    pub fn whole(&self) -> SavedGame {
        let mut whole = self.saved();
        for undone in self.undone.iter().rev() {
            match undone {
                Undone::Action(action) => whole.actions.push((0, action.clone())),
                Undone::Resignation(seat) => whole.resigned = Some(*seat),
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
        self.session = self.game.load(whole, self.seated.seed)?;
        self.undone.clear();
        self.is_paused = true;
        self.changed();
        Ok(())
    }

    /// Whether something was played since the game was last saved.
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
        self.session = game.load(saved, self.seated.seed)?;
        self.seated.players = seated(game.as_ref(), &saved.players);
        if game.name() != self.game.name() {
            self.seated.position = None;
        }
        self.game = game;
        self.begin();
        Ok(())
    }

    /// The position in which new games begin; the opening if there is none.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.seated.position.as_deref()
    }

    /// Begins anew, with the same seats, from another seed.
    ///
    /// # Errors
    /// If the position to begin in is no state of the game.
    pub fn renew(&mut self, seed: u64) -> Result<(), TextError> {
        self.session = match &self.seated.position {
            Some(text) => self.game.session_from(text, seed)?,
            None => self.game.session(seed),
        };
        self.seated.seed = seed;
        self.begin();
        Ok(())
    }

    fn begin(&mut self) {
        self.undone.clear();
        self.is_unsaved = false;
        self.is_paused = false;
        self.changed();
    }
}

/// By seat: who sat at a saved game, or a person where the game has no such player. A game that only
/// players sat at is there to be played on by a person.
#[must_use]
pub fn seated(game: &dyn AnyGame, names: &[String]) -> Vec<Option<String>> {
    let player = |seat: usize| game.check_player(names.get(seat)?, Some(Seat::new(seat))).ok();
    let mut players: Vec<Option<String>> = (0..game.seats()).map(player).collect();
    if players.iter().all(Option::is_some) {
        players.fill(None);
    }
    players
}

/// By seat, what a list such as `human,hybrid(gain=2,border=3)` names: a player, or `None` for a person.
///
/// # Errors
/// Another number of names than seats; a name that the game does not have for that seat.
pub fn seats_named(game: &dyn AnyGame, list: &str) -> Result<Vec<Option<String>>, TextError> {
    let mut depth = 0;
    let names = list.split(|letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth == 0
    });
    let names: Vec<&str> = names.map(str::trim).collect();
    if names.len() != game.seats() {
        let allowed = format!("one name for each seat of this game, which has {}", game.seats());
        return Err(TextError::new(list, "--players", allowed));
    }
    let player = |(seat, name): (usize, &&str)| match *name {
        PERSON => Ok(None),
        name => game.check_player(name, Some(Seat::new(seat))).map(Some),
    };
    let players: Result<_, TextError> = names.iter().enumerate().map(player).collect();
    players.map_err(|error| error.within("--players"))
}
