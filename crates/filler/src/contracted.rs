//! Seven Colours on the graph of regions, as a game of its own: the game that the searches play.
//!
//! It is the same game, reduced. A call takes whole regions, so a state is a few sets of regions. Calls that take no
//! contested region are left out: a larger zone is never worse, so they are never better than a call that takes one.
//! With banned colours this does not hold, and these calls are tried if there is no other call. When one seat touches
//! no open region any more, the rest belongs to the other seat, and the game is over.

use crate::ban::Ban;
use crate::bits::BitSet;
use crate::board::Colour;
use crate::cut::AfterCall;
use crate::front::Front;
use crate::graph::Graph;
use crate::rules::{Filler, Win};
use crate::state::FillerState;
use damier_game::{Actions, Contest, Game, Outcomes, Rng, Seat, Turn};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Largest number of words of a set with which calls are credited, see [`ContractedGame::credits`]. Larger contests end
/// too far ahead for a search to see.
const CREDIT_WORDS: usize = 2;

/// Rules on one graph.
pub(crate) struct ContractedGame<const W: usize> {
    pub(crate) graph: Arc<Graph<W>>,
    /// Number of cells with which a seat has won; more than the board has if the game is played to the end.
    pub(crate) enough: i32,
    /// Cells of the board.
    pub(crate) cells: i32,
    ban: Ban,
    idle_limit: u8,
    /// True if every call is credited at once with the cells that it cuts off: see [`ContractedGame::apply`].
    pub(crate) credits: bool,
    start: ContractedState<W>,
}

impl<const W: usize> Clone for ContractedGame<W> {
    fn clone(&self) -> Self {
        Self { graph: Arc::clone(&self.graph), ..*self }
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ContractedState<const W: usize> {
    pub(crate) front: Front<W>,
    /// By seat, the cells that are known to be its own in the end: its zone, and neutral cells that
    /// were found to be out of the other's reach.
    pub(crate) secured: [i32; 2],
    /// Number of cells that no seat has secured.
    pub(crate) rest: i32,
    pub(crate) next: Seat,
    /// By seat, the call that the bans depend on.
    calls: [Option<Colour>; 2],
    idle: u8,
    untouched: bool,
    /// Number of the graph that the regions belong to. A search's table may hold positions of several graphs.
    mark: u16,
}

impl<const W: usize> ContractedGame<W> {
    /// Creates the game from a position; `None` if the position is not one of the graph's game.
    pub(crate) fn new(
        rules: &Filler,
        state: &FillerState,
        graph: Arc<Graph<W>>,
        mark: u16,
    ) -> Option<Self> {
        let front = Front::from_state(&graph, state)?;
        let start = ContractedState {
            front,
            secured: [Seat::FIRST, Seat::SECOND].map(|seat| state.controlled(seat) as i32),
            rest: graph.cells(&front.open),
            next: state.next(),
            calls: state.calls,
            idle: state.idle,
            untouched: rules.is_untouched(state),
            mark,
        };
        let cells = rules.cells() as i32;
        let enough = match rules.win {
            Win::Half => (cells + 1) / 2,
            Win::Majority => cells / 2 + 1,
            Win::Full => cells + 1,
        };
        let idle_limit = rules.idle_limit() as u8;
        let credits = 2 * enough == cells && W <= CREDIT_WORDS;
        Some(Self { graph, enough, cells, ban: rules.ban, idle_limit, credits, start })
    }

    /// Regions that both seats can still reach.
    pub(crate) fn regions(&self) -> usize {
        self.start.front.open.len() as usize
    }

    pub(crate) const fn start(&self) -> &ContractedState<W> {
        &self.start
    }

    fn winner(&self, field: &ContractedState<W>) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .find(|seat| field.secured[seat.index()] >= self.enough)
    }

    fn touches(&self, field: &ContractedState<W>, colour: Colour) -> bool {
        field.front.touch[field.next.index()].meets(&self.graph.colours[colour.index()])
    }

    fn is_banned(&self, field: &ContractedState<W>, colour: Colour) -> bool {
        let [own, opponent] =
            [field.next, field.next.other()].map(|seat| field.calls[seat.index()]);
        self.ban.forbids(colour, own, opponent, field.untouched)
    }

    /// Returns the position without the cells that only one seat can still reach, which are counted as its own; `None`
    /// if there are none.
    pub(crate) fn drop_private(&self, field: &ContractedState<W>) -> Option<ContractedState<W>> {
        // The last call can have cut off only the other seat, which is on turn.
        let side = field.next.index();
        let (reach, cells) = field.front.reach(&self.graph, side);
        if cells == field.rest {
            return None;
        }
        let mut secured = field.secured;
        secured[1 - side] += field.rest - cells;
        Some(ContractedState { front: field.front.within(&reach), secured, rest: cells, ..*field })
    }

    /// Returns the position after a call without some regions that the call has cut off.
    pub(crate) fn without(
        &self,
        field: &ContractedState<W>,
        cut: &BitSet<W>,
    ) -> ContractedState<W> {
        let cells = self.graph.cells(cut);
        let mut secured = field.secured;
        secured[field.next.other().index()] += cells;
        let front = field.front.within(&field.front.open.without(cut));
        ContractedState { front, secured, rest: field.rest - cells, ..*field }
    }

    /// Returns the regions that a call from `field` to `after` has cut off from the other seat, which could reach every
    /// open region before. `None` if that is not easy to see.
    pub(crate) fn cut_off(
        &self,
        field: &ContractedState<W>,
        after: &ContractedState<W>,
    ) -> Option<BitSet<W>> {
        let other = after.next.index();
        let taken = field.front.open.without(&after.front.open);
        let touched = &field.front.touch[other];
        let front = &after.front;
        AfterCall { graph: &self.graph, taken, front, touched, other }.cut_off()
    }

    /// Returns the margin of a seat with these cells for each, in hundredths of a point.
    pub(crate) fn worth(&self, cells: [i32; 2], seat: Seat) -> i64 {
        100 * i64::from(cells[seat.index()] - cells[seat.other().index()])
    }

    /// Returns the value of a decided position with these cells for each seat in the end.
    pub(crate) fn result(&self, cells: [i32; 2], seat: Seat) -> i64 {
        let margin = self.worth(cells, seat);
        if self.enough > self.cells { margin } else { margin.signum() * self.most_centipoints() }
    }

    pub(crate) fn most_centipoints(&self) -> i64 {
        100 * i64::from(self.cells)
    }

    /// Returns the cells of each seat in a position that is over.
    pub(crate) fn final_cells(&self, field: &ContractedState<W>) -> [i32; 2] {
        let mut cells = field.secured;
        for side in [0, 1] {
            if field.front.touch[1 - side].is_empty() {
                cells[side] += field.rest;
                break;
            }
        }
        cells
    }
}

impl<const W: usize> Game for ContractedGame<W> {
    type State = ContractedState<W>;
    type Action = Colour;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn opening(&self, _: &mut Rng) -> ContractedState<W> {
        self.start
    }

    #[inline]
    fn turn(&self, field: &ContractedState<W>) -> Turn {
        let touch = &field.front.touch;
        let over = touch[0].is_empty()
            || touch[1].is_empty()
            || field.idle >= self.idle_limit
            || self.winner(field).is_some();
        if over { Turn::Over } else { Turn::Player(field.next) }
    }

    #[inline]
    fn legal_actions(&self, field: &ContractedState<W>) -> Actions<Colour> {
        let colours = || (0..self.graph.colours.len() as u8).map(Colour);
        let allowed = |colour: &Colour| !self.is_banned(field, *colour);
        let mut actions: Actions<Colour> =
            colours().filter(|&colour| self.touches(field, colour)).filter(allowed).collect();
        if actions.is_empty() {
            actions = colours().filter(allowed).collect();
        }
        actions
    }

    fn chance_outcomes(&self, _: &ContractedState<W>) -> Outcomes<Colour> {
        Outcomes::new()
    }

    /// Applies a call. If both seats may come to control exactly half of the cells, the first to do so has won. To see
    /// who is first, the search then finds the cut-off cells with every call, and not only in [`ContestedOnly`].
    #[inline]
    fn apply(&self, field: &mut ContractedState<W>, colour: Colour) {
        let side = field.next.index();
        let (front, cells) = field.front.after(&self.graph, side, colour.index());
        field.front = front;
        field.secured[side] += cells;
        field.rest -= cells;
        field.idle = if cells > 0 { 0 } else { field.idle + 1 };
        if self.ban != Ban::default() {
            field.calls[side] = Some(colour);
        }
        field.untouched = false;
        field.next = field.next.other();
        if self.credits
            && let Some(whole) = self.drop_private(field)
        {
            *field = whole;
        }
    }

    fn score(&self, field: &ContractedState<W>, seat: Seat) -> i64 {
        i64::from(self.final_cells(field)[seat.index()])
    }
}

impl<const W: usize> Hash for ContractedState<W> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Front { open, touch } = &self.front;
        for set in [open, &touch[0], &touch[1]] {
            set.0.iter().for_each(|&word| hasher.write_u64(word));
        }
        let call = |seat: usize| self.calls[seat].map_or(0, |colour| 1 + u64::from(colour.0));
        let past = call(0) | call(1) << 8 | u64::from(self.idle) << 16;
        // The open cells determine the sum, so one seat's secured cells determine the other's.
        let seats = (self.secured[0] as u64) << 1 | self.next.index() as u64;
        hasher.write_u64(past << 40 | u64::from(self.mark) << 24 | seats);
    }
}
