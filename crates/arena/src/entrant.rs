//! Who plays: a name, and how to make its strategy.

use game::strategy::find_player;
use game::{Failure, FailureKind, Game, Player, Seat, Strategy, TextError};
use std::sync::Arc;

/// Makes an entrant's strategy for one game: for a seat, from a seed of its own.
type Seating<G> = Arc<dyn Fn(&G, Seat, u64) -> Result<Box<dyn Strategy<G>>, Failure> + Send + Sync>;

/// A player in a tournament.
pub struct Entrant<G: Game> {
    /// The canonical text of the player and its settings, unique within an event.
    pub name: String,
    /// The one seat that it can take, if it cannot take all.
    pub only_seat: Option<Seat>,
    /// Whether it thinks in another process: it then charges its budget itself.
    pub is_outside: bool,
    pub(crate) build: Seating<G>,
}

impl<G: Game> Entrant<G> {
    /// An entrant for any seat. `build` gets the game, the seat and a seed, once per game.
    pub fn new(
        name: impl Into<String>,
        build: impl Fn(&G, Seat, u64) -> Result<Box<dyn Strategy<G>>, Failure> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), only_seat: None, is_outside: false, build: Arc::new(build) }
    }

    /// The same entrant, which thinks in another process.
    #[must_use]
    pub fn outside(mut self) -> Self {
        self.is_outside = true;
        self
    }

    /// The entrant that a text such as `hybrid(gain=2)` names on a roster.
    ///
    /// # Errors
    /// As [`find_player`].
    pub fn find(roster: &Arc<[Player<G>]>, text: &str) -> Result<Self, TextError> {
        let (player, settings) = find_player(roster, text)?;
        let name = format!("{}{}", player.name, settings.suffix(&player.settings));
        let (only_seat, line) = (player.only_seat, player.name);
        let roster = Arc::clone(roster);
        let build = move |game: &G, _: Seat, seed| {
            let player = roster.iter().find(|player| player.name == line);
            let player = player.expect("the player was found on this roster");
            let built = (player.build)(game, &settings, seed);
            built.map_err(|error| Failure::new(FailureKind::Start, error.to_string()))
        };
        Ok(Self { only_seat, ..Self::new(name, build) })
    }
}
