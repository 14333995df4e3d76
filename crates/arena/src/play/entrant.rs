//! An entrant: a name, and a way to make its strategy.

use damier_game::strategy::find_player;
use damier_game::{Failure, FailureKind, Game, Player, Seat, Settings, Strategy, TextError};
use std::sync::Arc;

/// Makes an entrant's strategy for one game, from the game, its seat and a seed for this strategy alone.
type Seating<G> = Arc<dyn Fn(&G, Seat, u64) -> Result<Box<dyn Strategy<G>>, Failure> + Send + Sync>;

/// A player in a tournament.
pub struct Entrant<G: Game> {
    /// The canonical text of the player and its settings, unique within an event.
    pub name: String,
    /// The only seat that it can take; `None` if it can take any seat.
    pub only_seat: Option<Seat>,
    /// True if it runs in another process. It then charges its CPU time to its budget itself; otherwise the referee
    /// does.
    pub is_outside: bool,
    pub(crate) build: Seating<G>,
}

impl<G: Game> Entrant<G> {
    /// Creates an entrant for any seat. `build` gets the game, the seat and a seed, once per game.
    pub fn new(
        name: impl Into<String>,
        build: impl Fn(&G, Seat, u64) -> Result<Box<dyn Strategy<G>>, Failure> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), only_seat: None, is_outside: false, build: Arc::new(build) }
    }

    /// Marks the entrant as one that runs in another process.
    #[must_use]
    pub fn outside(mut self) -> Self {
        self.is_outside = true;
        self
    }

    /// Finds the entrant that a text such as `hybrid(gain=2)` names on a roster.
    ///
    /// # Errors
    /// The errors of [`find_player`].
    pub fn find(roster: &Arc<[Player<G>]>, text: &str) -> Result<Self, TextError> {
        let (player, settings) = find_player(roster, text)?;
        Ok(Self::of_player(roster, player, settings))
    }

    /// Finds the entrant that a text names on a roster, and builds its strategy once for `game`, so that a player that
    /// does not support the game is refused at once.
    ///
    /// # Errors
    /// The errors of [`find_player`] and of the player itself.
    pub fn find_for(game: &G, roster: &Arc<[Player<G>]>, text: &str) -> Result<Self, TextError> {
        let (player, settings) = find_player(roster, text)?;
        (player.build)(game, &settings, 0)?;
        Ok(Self::of_player(roster, player, settings))
    }

    fn of_player(roster: &Arc<[Player<G>]>, player: &Player<G>, settings: Settings) -> Self {
        let name = format!("{}{}", player.name, settings.suffix(&player.settings));
        let (only_seat, line) = (player.only_seat, player.name);
        let roster = Arc::clone(roster);
        let build = move |game: &G, _: Seat, seed| {
            let player = roster.iter().find(|player| player.name == line);
            let player = player.expect("the player was found on this roster");
            let built = (player.build)(game, &settings, seed);
            built.map_err(|error| Failure::new(FailureKind::Start, error))
        };
        Self { only_seat, ..Self::new(name, build) }
    }
}
