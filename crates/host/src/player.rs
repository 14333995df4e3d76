//! A submission that is loaded and ready to play.

use crate::board::{SIDES, USUAL_SIDE, plain_rules};
use crate::exports::Exports;
use crate::foreign::{HostedStrategy, StrategyMaker, number, seed};
use crate::interface::direction;
use crate::name;
use crate::strategy_board::StrategyBoard;
use crate::system::{Library, Memory};
use damier_game::Game;
use damier_guest::hosting as text;
use damier_i18n::Message;
use damier_twenty48::{Direction, Twenty48, Twenty48Action, Twenty48State};
use std::env::consts::DLL_EXTENSION;
use std::path::Path;

/// Initial seed of C's `rand`.
const UNSEEDED: u64 = 1;

/// Default number of times in a row that a strategy may answer with a direction that cannot move. If one in forty
/// answers of a strategy can move, it reaches this limit once in 10^11 moves.
pub(crate) const USUAL_VAIN: u32 = 1000;

/// Variable in which `strategy.h` stores the side of the board that a library was compiled for, if it is not 4.
const SIDE: &str = "damier_grid_side";

/// File extensions of shared libraries.
const ENDINGS: [&str; 3] = ["so", "dylib", "dll"];

/// A submission with its strategy.
pub(crate) struct HostedPlayer {
    maker: StrategyMaker,
    memory: Memory,
    board: StrategyBoard,
    strategy: HostedStrategy,
    /// Side in cells of the boards that it was compiled for.
    side: usize,
    /// Number of times in a row that it may answer with a direction that cannot move.
    most_vain: u32,
    games: u32,
}

impl HostedPlayer {
    /// Loads a library and creates its strategy.
    ///
    /// # Errors
    /// Fails with a message that explains why the library cannot play.
    pub(crate) fn load(path: &Path) -> Result<Self, Message> {
        let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let (name, ending) = file
            .strip_prefix("lib")
            .and_then(|name| name.rsplit_once('.'))
            .filter(|(name, ending)| !name.is_empty() && ENDINGS.contains(ending))
            .ok_or_else(|| text::other_name(DLL_EXTENSION, &*file))?;
        Self::load_named(path, name).map_err(|problem| text::in_library(name, ending, problem))
    }

    fn load_named(path: &Path, name: &str) -> Result<Self, Message> {
        let library = Library::open(path)?;
        let exports = Exports::read(path);
        if exports.is_variable(name) {
            return Err(text::variable(name));
        }
        let maker = StrategyMaker::find(&library, name)
            .ok_or_else(|| text::no_function(name, exports.hint(name)))?;
        let mut memory = Memory::new().map_err(|error| Message::verbatim(error.to_string()))?;
        let side = side_of(&library, &mut memory)?;
        let board = StrategyBoard::for_submission(&library, side)?;
        let strategy = maker.make(&mut memory)?;
        Ok(Self { maker, memory, board, strategy, side, most_vain: USUAL_VAIN, games: 0 })
    }

    /// Returns the rules of the game that it plays.
    pub(crate) fn rules(&self) -> &'static Twenty48 {
        plain_rules(self.side)
    }

    /// Returns the strategy's own name, if it can be read.
    pub(crate) fn name(&mut self) -> Option<String> {
        self.strategy.name(&mut self.memory).and_then(|bytes| name::clean(&bytes))
    }

    /// Starts a game. Every game has a new strategy and its own random numbers, which repeat with the seed.
    ///
    /// # Errors
    /// Fails if the submission cannot create another strategy.
    pub(crate) fn begin(&mut self, seed_of_game: u64, most_vain: u32) -> Result<(), Message> {
        self.most_vain = most_vain;
        if self.games > 0 {
            seed(UNSEEDED);
            self.strategy = self.maker.make(&mut self.memory)?;
        }
        self.games += 1;
        seed(seed_of_game);
        Ok(())
    }

    /// Chooses a direction. If no tile can move in this direction, the strategy is asked again on the same clock, at
    /// most `most_vain` times in all (see [`HostedPlayer::begin`]). The C programs of the programming class do the
    /// same. The referee judges the last answer.
    ///
    /// # Errors
    /// Fails with a message for the author if the answer is not a direction, or if the board cannot be set up.
    pub(crate) fn choose(&mut self, state: &Twenty48State) -> Result<Direction, Message> {
        let rules = self.rules();
        let mut direction = self.ask(state)?;
        for _ in 1..self.most_vain {
            if rules.is_legal(state, Twenty48Action::Slide(direction)) {
                break;
            }
            direction = self.ask(state)?;
        }
        Ok(direction)
    }

    /// Asks the strategy once for a direction, which may be unable to move.
    fn ask(&mut self, state: &Twenty48State) -> Result<Direction, Message> {
        let board = self.board.prepare(state)?;
        let Some(number) = self.strategy.play_move(board) else {
            return Err(text::lost_play_move().into());
        };
        direction(number).ok_or_else(|| text::no_direction(number.cast_signed().to_string()))
    }

    /// Lets the strategy free itself. Call this last, because the strategy's code may crash the process.
    pub(crate) fn free(self) {
        self.strategy.free();
    }
}

/// Returns the side of the boards that a library was compiled for.
///
/// # Errors
/// Fails with a message for the author if there is no such board.
fn side_of(library: &Library, memory: &mut Memory) -> Result<usize, Message> {
    let Some(told) = number(library, SIDE, memory) else { return Ok(USUAL_SIDE) };
    let side = usize::try_from(told).ok().filter(|side| SIDES.contains(side));
    side.ok_or_else(|| {
        let (least, most) = (SIDES.start().to_string(), SIDES.end().to_string());
        text::no_side(told.to_string(), least, most)
    })
}
