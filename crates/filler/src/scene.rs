//! Scenes of positions, and the facts in reports.

use crate::board::CellContent;
use crate::board::Colour;
use crate::notation::square_letter;
use crate::remark::remark;
use crate::rules::{Filler, FillerAction, Swap, Win};
use crate::shape::Topology;
use crate::state::FillerState;
use crate::text::board;
use crate::zone::{Counts, Zone};
use damier_game::{
    Aside, BoardLook, BoardMarks, Cell, CellKind, Control, FactKind, Game, Grid, Scene, SceneNote,
    ScoreScale, Seat, Show,
};
use damier_i18n::{Joint, Message};

const FACTS: &[FactKind] =
    &[FactKind { name: "margin", help: board::margin(), histogram: false, milestone: None }];

impl Show for Filler {
    fn scene(&self, state: &FillerState) -> Scene<FillerAction> {
        let cell = |row, column| cell(state.square(row, column));
        let shifted = self.topology() == Topology::Hex;
        let grid = Grid { shifted, ..Grid::new(self.rows(), self.columns(), cell) };
        let shares = [Seat::FIRST, Seat::SECOND].map(|seat| self.share(state, seat));
        let open = Aside::Text(board::open_to_seat((state.next.index() + 1).to_string()));
        let swap = state.swap.then(|| SceneNote::new(board::swap(), open));
        let prompt = if state.over { Message::default() } else { board::call_a_colour().into() };
        Scene::new(grid)
            .with_look(BoardLook::Regions)
            .with_marks(BoardMarks {
                is_joined: self.topology() == Topology::Torus,
                ..BoardMarks::default()
            })
            .with_notes(shares.into_iter().chain(swap))
            .with_task(prompt, self.controls(state))
    }

    fn changes(&self) -> Message {
        let shape = match self.topology() {
            Topology::Plane => None,
            Topology::Torus => Some(board::edges_are_joined()),
            Topology::Hex => Some(board::cells_are_hexagons()),
        };
        let ban = self.ban;
        let bans = [
            (ban.own, board::own_colour_is_banned()),
            (ban.opponent, board::other_colour_is_banned()),
            (ban.last, board::last_colour_is_banned()),
        ];
        let bans = bans.into_iter().filter_map(|(is_banned, words)| is_banned.then_some(words));
        let win = match self.win {
            Win::Half => None,
            Win::Majority => Some(board::majority_wins()),
            Win::Full => Some(board::larger_zone_wins()),
        };
        let swap = (self.swap == Swap::First).then(board::zones_may_be_swapped);
        let changes = shape.into_iter().chain(bans).chain(win).chain(swap);
        Message::list(changes.map(Message::from).collect(), Joint::Space)
    }

    fn remark(&self, state: &FillerState, call: FillerAction) -> Message {
        remark(self, state, call)
    }

    /// Returns the cells that a seat controls at the end, for the winner and for the other seat.
    fn shown_score(&self, state: &FillerState, seat: Seat) -> i64 {
        if state.over { i64::from(state.controlled(seat)) } else { self.score(state, seat) }
    }

    fn is_idle(&self, state: &FillerState, call: FillerAction) -> bool {
        call.colour().is_some_and(|colour| state.gain(state.next(), colour) == 0)
    }

    /// Returns the scale of leads: a lead is clear from the square root of the number of cells on. The more cells there
    /// are, the smaller the share of them that decides a game. Searches value a decided game at all cells of the board.
    fn score_scale(&self) -> ScoreScale {
        let cells = self.cells() as f64;
        let decided = (self.win != Win::Full).then_some(cells);
        ScoreScale { unit: "cells", lead: cells.sqrt(), decided }
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        FACTS
    }

    fn facts(&self, state: &FillerState) -> Vec<i64> {
        vec![self.score(state, Seat::FIRST) - self.score(state, Seat::SECOND)]
    }
}

impl Filler {
    fn share(&self, state: &FillerState, seat: Seat) -> SceneNote {
        let (owned, controlled) = (state.owned(seat), state.controlled(seat));
        let perimeter = Zone::from_state(state, seat).perimeter(self, state, Counts::Foreign);
        let aside = Aside::Share { owned, controlled, perimeter, of: self.cells() as u32 };
        SceneNote::new(seat, aside)
    }

    /// Returns a button for every colour that is on the board or may be called, and one for the swap if it is possible.
    fn controls(&self, state: &FillerState) -> Vec<Control<FillerAction>> {
        let mut stands = [false; 1 << u8::BITS];
        for row in 0..self.rows() {
            for column in 0..self.columns() {
                if let CellContent::Neutral(colour) = state.square(row, column) {
                    stands[usize::from(colour)] = true;
                }
            }
        }
        let legal = self.legal_actions(state);
        let swatch = |colour: Colour| {
            let is_legal = legal.contains(&FillerAction::Colour(colour));
            let control = Control::swatch(colour.0, colour.letter(), FillerAction::Colour(colour));
            (is_legal || stands[colour.index()]).then(|| control.only_if(is_legal))
        };
        let swap = Control::button(board::swap_the_zones(), FillerAction::Swap).with_keys("x");
        let swap = state.swap.then_some(swap);
        (0..self.colours as u8).map(Colour).filter_map(swatch).chain(swap).collect()
    }
}

fn cell(square: CellContent) -> Cell {
    let kind = match square {
        CellContent::Neutral(colour) => CellKind::Colour(colour),
        CellContent::Owned(seat) => CellKind::Owned(seat),
        CellContent::Hole => CellKind::Hole,
    };
    Cell::new(kind, square_letter(square))
}
