//! The board with all that is around it.

use crate::place::Place;
use workbench::{Limits, SavedGame, Seated, Tabletop, TextError, Thinking, open};

/// What is on the board at the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The game, as `quarto:squares`.
    pub game: String,
    /// By seat: a player, or `None` for a person; persons where none is given.
    pub players: Vec<Option<String>>,
    /// What players and hints may spend on a move.
    pub limits: Limits,
    /// The number from which all randomness follows; drawn by lot where none is given.
    pub seed: Option<u64>,
    /// A game to go on with instead.
    pub saved: Option<SavedGame>,
}

/// The board.
pub struct App {
    table: Tabletop,
    thinker: Box<dyn Thinking>,
    place: Box<dyn Place>,
}

impl App {
    /// A board with a game on it.
    ///
    /// # Errors
    /// An unknown game or player, or a saved game that does not replay, in words.
    pub fn new(place: Box<dyn Place>, start: Start) -> Result<Self, String> {
        let seed = start.seed.unwrap_or_else(|| place.draw_lot());
        let thinker = place.thinker()?;
        let table = tabletop(start, seed).map_err(|error| error.to_string())?;
        Ok(Self { table, thinker, place })
    }

    /// Draws the board and obeys the person.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        self.thinker.serve(&mut self.table);
        ui.label(self.table.session().state());
        ui.label(if self.place.has_paths() { "window" } else { "page" });
    }
}

fn tabletop(start: Start, seed: u64) -> Result<Tabletop, TextError> {
    let game = open(&start.game)?;
    let session = game.session(seed);
    let mut players = start.players;
    players.resize(game.seats(), None);
    let seated = Seated { players, advisor: None, limits: start.limits, seed, position: None };
    let mut table = Tabletop::new(game, session, seated);
    if let Some(saved) = &start.saved {
        table.load(saved)?;
    }
    Ok(table)
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }
}
