//! The rules: legal calls, their effect, and the end of the game.

use crate::ban::Ban;
use crate::board::{CellContent, Colour};
use crate::layout::{self, BoardLayout, Drawing};
use crate::shape::{FillerShape, Topology};
use crate::state::FillerState;
use damier_game::{Actions, Contest, Game, Outcomes, Randomness, Rng, Seat, Turn};

/// An action of a seat on its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FillerAction {
    /// Calls a colour.
    Colour(Colour),
    /// Exchanges the zones: this seat takes over the zone of the other seat, which gets this seat's zone and moves
    /// next. Possible only under the swap rule, once, after the first call of the game.
    Swap,
}

impl FillerAction {
    /// Returns the colour called; `None` for a swap.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Colour(colour) => Some(colour),
            Self::Swap => None,
        }
    }
}

impl From<Colour> for FillerAction {
    fn from(colour: Colour) -> Self {
        Self::Colour(colour)
    }
}

/// Rule that says when zones may be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Swap {
    /// Never.
    #[default]
    None,
    /// After the first call of the game: one player cuts, the other chooses.
    First,
}

/// Condition under which a seat wins before no cell is contested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Win {
    /// It wins as soon as it controls at least half of the cells.
    #[default]
    Half,
    /// It wins as soon as it controls more than half of the cells.
    Majority,
    /// No such condition: play until no neutral cell is contested.
    Full,
}

/// Rules of Seven Colours (Filler), with all parameters.
///
/// Seat 1 starts bottom left, seat 2 top right. In turn they call a colour and get every neutral cell
/// of that colour that is connected, through cells of that colour, to their zone. A seat *controls* its
/// own cells and the neutral cells that the other can no longer reach. The default value is the
/// class's game: 30x30, 7 colours, and the first seat to control at least half of the cells wins.
///
/// The game is also over when no neutral cell is contested, or when a number of calls in a row, counted over both
/// seats, have gained nothing: twice the number of colours. So every game ends.
///
/// Under the swap rule, one player cuts and the other chooses: after the first call of the game, the other seat may
/// exchange the two zones instead of calling. All that belongs to a zone goes with it, also its colour if a ban depends
/// on the colour. A swap is not a call: it counts neither as the previous call nor as a call without gain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Filler {
    pub(crate) shape: FillerShape,
    pub(crate) colours: usize,
    pub(crate) holes: usize,
    pub(crate) layout: BoardLayout,
    pub(crate) ban: Ban,
    pub(crate) win: Win,
    pub(crate) swap: Swap,
}

impl Default for Filler {
    fn default() -> Self {
        Self {
            shape: FillerShape { rows: 30, columns: 30, topology: Topology::Plane },
            colours: 7,
            holes: 0,
            layout: BoardLayout::Random,
            ban: Ban::default(),
            win: Win::Half,
            swap: Swap::None,
        }
    }
}

impl Filler {
    /// Returns the number of rows of the board.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.shape.rows
    }

    /// Returns the number of columns of the board.
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.shape.columns
    }

    /// Returns the number of colours.
    #[must_use]
    pub const fn colours(&self) -> usize {
        self.colours
    }

    /// Returns the topology, which says which cells are neighbours.
    #[must_use]
    pub const fn topology(&self) -> Topology {
        self.shape.topology
    }

    /// Returns the number of cells of the board, without holes.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.shape.size() - self.holes
    }

    /// Returns the number of calls in a row without gain, of both seats together, that end the game.
    #[must_use]
    pub const fn idle_limit(&self) -> usize {
        2 * self.colours
    }

    /// Returns a copy of an opening in which this seat begins.
    #[must_use]
    pub fn begun_by(&self, opening: &FillerState, seat: Seat) -> FillerState {
        debug_assert!(self.is_untouched(opening), "no opening: {opening:?}");
        FillerState { next: seat, ..opening.clone() }
    }

    /// Returns the position of these squares, given row by row. Each seat must own at least its start cell. No swap is
    /// possible in this position.
    pub(crate) fn build_state(
        &self,
        squares: &[CellContent],
        next: Seat,
        calls: [Option<Colour>; 2],
        idle: u8,
    ) -> FillerState {
        let state = FillerState::new(&self.shape, self.colours, squares, next, calls, idle);
        FillerState { over: self.is_over(&state), ..state }
    }

    /// Draws the cells of an opening, start cells included.
    pub(crate) fn draw_squares(&self, rng: &mut Rng) -> Vec<CellContent> {
        let Self { ref shape, colours, holes, layout, .. } = *self;
        layout::draw(&Drawing { shape, colours, holes, layout }, rng)
    }

    /// Returns the seat that controls enough cells to have won; `None` if neither does, or if both do.
    #[must_use]
    pub fn winner_by_control(&self, state: &FillerState) -> Option<Seat> {
        match (self.controls_enough(state, Seat::FIRST), self.controls_enough(state, Seat::SECOND))
        {
            (true, false) => Some(Seat::FIRST),
            (false, true) => Some(Seat::SECOND),
            // Both seats can have half of the cells only before the first call.
            _ => None,
        }
    }

    fn controls_enough(&self, state: &FillerState, seat: Seat) -> bool {
        self.is_enough(state.controlled(seat) as usize)
    }

    /// Returns true if a seat that controls `controlled` cells has won.
    pub(crate) fn is_enough(&self, controlled: usize) -> bool {
        match self.win {
            Win::Half => 2 * controlled >= self.cells(),
            Win::Majority => 2 * controlled > self.cells(),
            Win::Full => false,
        }
    }

    pub(crate) fn is_over(&self, state: &FillerState) -> bool {
        state.contested == 0
            || usize::from(state.idle) >= self.idle_limit()
            || self.controls_enough(state, Seat::FIRST)
            || self.controls_enough(state, Seat::SECOND)
    }

    /// Returns true if the seat on turn may not call a colour.
    fn is_banned(&self, state: &FillerState, colour: Colour) -> bool {
        let [own, opponent] =
            [state.next, state.next.other()].map(|seat| state.calls[seat.index()]);
        self.ban.forbids(colour, own, opponent, self.is_untouched(state))
    }

    /// Returns true before the first call, because every call gains cells or counts as idle.
    pub(crate) fn is_untouched(&self, state: &FillerState) -> bool {
        state.idle == 0 && state.owned == [1, 1]
    }

    /// Returns true if a ban depends on the last call of a seat or, before its first call, on the colour under its
    /// start cell.
    pub(crate) fn minds_call(&self, state: &FillerState, seat: Seat) -> bool {
        self.ban.minds_start() || (self.ban.last && seat != state.next && !self.is_untouched(state))
    }

    /// Drops the calls that no ban depends on, so that states that differ only in them are equal.
    pub(crate) fn forget_calls(&self, state: &mut FillerState) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            if !self.minds_call(state, seat) {
                state.calls[seat.index()] = None;
            }
        }
    }

    /// Returns true if the seat on turn may take over the other's zone instead of calling a colour.
    #[must_use]
    pub fn may_swap(&self, state: &FillerState) -> bool {
        state.swap
    }

    /// Returns true if a call made in this state lets the other seat swap, provided that the call does not end the
    /// game.
    pub(crate) fn opens_swap(&self, state: &FillerState) -> bool {
        self.swap == Swap::First && self.is_untouched(state)
    }

    /// Returns true if the other seat has made the first call of the game and no other call has been made.
    pub(crate) fn is_first_cut(&self, state: &FillerState) -> bool {
        let [mine, theirs] = [state.next, state.next.other()].map(|seat| state.owned(seat));
        mine == 1 && (theirs == 1) == (state.idle == 1) && state.idle <= 1
    }
}

impl Game for Filler {
    type State = FillerState;
    type Action = FillerAction;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn randomness(&self) -> Randomness {
        Randomness::Opening
    }

    fn opening(&self, rng: &mut Rng) -> FillerState {
        let mut squares = self.draw_squares(rng);
        let calls = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let (row, column) = self.shape.start(seat);
            let square = &mut squares[row * self.shape.columns + column];
            match std::mem::replace(square, CellContent::Owned(seat)) {
                CellContent::Neutral(colour) if self.ban.minds_start() => Some(Colour(colour)),
                _ => None,
            }
        });
        self.build_state(&squares, Seat::FIRST, calls, 0)
    }

    #[inline]
    fn turn(&self, state: &FillerState) -> Turn {
        if state.over { Turn::Over } else { Turn::Player(state.next) }
    }

    /// Returns the colours in alphabetical order, then the swap.
    #[inline]
    fn legal_actions(&self, state: &FillerState) -> Actions<FillerAction> {
        if state.over {
            return Actions::new();
        }
        let colours = (0..self.colours as u8).map(Colour);
        let allowed =
            colours.filter(|&colour| !self.is_banned(state, colour)).map(FillerAction::Colour);
        allowed.chain(state.swap.then_some(FillerAction::Swap)).collect()
    }

    fn chance_outcomes(&self, _: &FillerState) -> Outcomes<FillerAction> {
        Outcomes::new()
    }

    #[inline]
    fn apply(&self, state: &mut FillerState, call: FillerAction) {
        debug_assert!(self.is_legal(state, call), "illegal: {call:?} in {state:?}");
        let FillerAction::Colour(colour) = call else {
            state.exchange_zones();
            return;
        };
        let opens_swap = self.opens_swap(state);
        if state.gain(state.next, colour) > 0 {
            state.idle = 0;
            state.take(&self.shape, colour);
        } else {
            state.idle += 1;
        }
        state.calls[state.next.index()] = Some(colour);
        state.next = state.next.other();
        self.forget_calls(state);
        state.over = self.is_over(state);
        state.swap = opens_swap && !state.over;
    }

    /// Returns the number of cells owned while the game runs. At the end it is the number of cells controlled, but if a
    /// seat has won by control, the other seat counts only the cells that it owns.
    fn score(&self, state: &FillerState, seat: Seat) -> i64 {
        let counts_control =
            state.over && self.winner_by_control(state).is_none_or(|winner| winner == seat);
        i64::from(if counts_control { state.controlled(seat) } else { state.owned(seat) })
    }

    fn is_legal(&self, state: &FillerState, call: FillerAction) -> bool {
        let allowed =
            |colour: Colour| colour.index() < self.colours && !self.is_banned(state, colour);
        !state.over && call.colour().map_or(state.swap, allowed)
    }
}
