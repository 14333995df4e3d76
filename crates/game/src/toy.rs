//! Nim: the shortest complete game, for examples and for tests of code that works with any game.

use crate::aside::{Aside, SceneNote};
use crate::contract::{Actions, Contest, Game, Outcomes, Randomness};
use crate::control::Control;
use crate::notation::{Notation, TextError};
use crate::rng::Rng;
use crate::scene::{Cell, CellKind, Grid, Scene};
use crate::seat::{Seat, Turn};
use crate::show::Show;

/// Nim with a single heap: the seats take 1 to 3 sticks in turn, and the seat that takes the last stick wins. With
/// `thief`, a thief takes one more stick with probability 1/4 after each turn, but never the last stick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    /// Sticks at the opening, at least 1.
    pub sticks: u8,
    /// True if there is a thief, whose turns are chance's; false for plain Nim.
    pub thief: bool,
}

impl Default for Nim {
    fn default() -> Self {
        Self { sticks: 21, thief: false }
    }
}

/// A position of [`Nim`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sticks {
    left: u8,
    next: Seat,
    thief_due: bool,
}

impl Game for Nim {
    type State = Sticks;
    /// Number of sticks taken, by a seat (1 to 3) or by the thief (0 or 1).
    type Action = u8;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn randomness(&self) -> Randomness {
        if self.thief { Randomness::Chance } else { Randomness::Nothing }
    }

    fn opening(&self, _rng: &mut Rng) -> Sticks {
        Sticks { left: self.sticks, next: Seat::FIRST, thief_due: false }
    }

    fn turn(&self, state: &Sticks) -> Turn {
        match state {
            Sticks { left: 0, .. } => Turn::Over,
            Sticks { thief_due: true, .. } => Turn::Chance,
            Sticks { next, .. } => Turn::Player(*next),
        }
    }

    fn legal_actions(&self, state: &Sticks) -> Actions<u8> {
        if state.thief_due { Actions::new() } else { (1..=state.left.min(3)).collect() }
    }

    fn chance_outcomes(&self, state: &Sticks) -> Outcomes<u8> {
        match state {
            Sticks { thief_due: false, .. } => Outcomes::new(),
            Sticks { left: 1, .. } => Outcomes::from_slice(&[(0, 1.0)]),
            _ => Outcomes::from_slice(&[(0, 0.75), (1, 0.25)]),
        }
    }

    fn apply(&self, state: &mut Sticks, action: u8) {
        debug_assert!(self.is_legal(state, action), "illegal: {action} in {state:?}");
        state.left -= action;
        if state.thief_due {
            state.thief_due = false;
        } else {
            state.next = state.next.other();
            state.thief_due = self.thief && state.left > 0;
        }
    }

    fn score(&self, state: &Sticks, seat: Seat) -> i64 {
        match state.left {
            0 if state.next == seat => -1,
            0 => 1,
            _ => 0,
        }
    }
}

impl Notation for Nim {
    fn name(&self) -> String {
        format!("nim:{}{}", self.sticks, if self.thief { ",thief" } else { "" })
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, state: &Sticks, action: u8, out: &mut String) {
        let verb = if state.thief_due { "steal" } else { "take" };
        *out += &format!("{verb} {action}");
    }

    fn read_action(&self, _state: &Sticks, text: &str) -> Result<u8, TextError> {
        let count = text.trim().to_ascii_lowercase();
        let count = count.trim_start_matches("take").trim_start_matches("steal").trim();
        count
            .parse()
            .map_err(|_| TextError::new(text, "action", "take 1 to take 3, steal 0, steal 1"))
    }

    fn write_state(&self, state: &Sticks, out: &mut String) {
        let Sticks { left, next, thief_due } = state;
        *out += &match (left, thief_due) {
            (0, _) => format!("0 sticks, {} took the last one", next.other()),
            (_, true) => format!("{left} sticks, thief, then {next}"),
            _ => format!("{left} sticks, {next}"),
        };
    }

    fn read_state(&self, text: &str) -> Result<Sticks, TextError> {
        let allowed = "for example `5 sticks, seat 1`";
        let refuse = || TextError::new(text, "state", allowed);
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let left = words.first().and_then(|word| word.parse().ok()).ok_or_else(refuse)?;
        let seat = words.iter().skip_while(|word| **word != "seat").nth(1);
        let seat = match seat {
            Some(&"1") => Seat::FIRST,
            Some(&"2") => Seat::SECOND,
            _ => return Err(refuse()),
        };
        let next = if left == 0 { seat.other() } else { seat };
        let state = Sticks { left, next, thief_due: left > 0 && words.contains(&"thief") };
        let fits = left <= self.sticks && (self.thief || !state.thief_due);
        if fits { Ok(state) } else { Err(refuse()) }
    }
}

impl Show for Nim {
    fn scene(&self, state: &Sticks) -> Scene<u8> {
        let stick = |_, index| {
            let here = index < usize::from(state.left);
            if here { Cell::new(CellKind::Piece(0), "|") } else { Cell::new(CellKind::Empty, ".") }
        };
        let take = |&count: &u8| {
            Control::button(format!("Take {count}"), count).with_keys(count.to_string())
        };
        let legal = self.legal_actions(state);
        let prompt = if legal.is_empty() { "" } else { "take 1 to 3 sticks" };
        Scene::new(Grid::new(1, usize::from(self.sticks), stick))
            .with_notes([SceneNote::new("sticks", Aside::Number(state.left.into()))])
            .with_task(prompt, legal.iter().map(take))
    }
}
