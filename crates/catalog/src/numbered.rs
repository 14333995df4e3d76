//! States and actions in numbers, as learning programs take them.

use crate::text::refusal as text;
use damier_game::offer::{BoardKernel, BoardStanding, Frame, Numbering, Offer};
use damier_game::{Game, Notation, Rng, Seat, TextError, Turn};

/// Sizes of the numbering of a game's actions and of its observations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberingSizes {
    /// Number of all actions. Those of seats come first.
    pub actions: usize,
    /// Number of actions that seats have.
    pub seat_actions: usize,
    /// Shape of an observation, for example rows and columns.
    pub shape: Vec<usize>,
    /// Largest byte of an observation.
    pub largest: u8,
}

impl NumberingSizes {
    /// Reads the sizes of a game.
    ///
    /// # Errors
    /// The game's actions have no numbers.
    pub(crate) fn read<G: Notation>(offer: &Offer<G>) -> Result<Self, TextError> {
        let (rules, numbers) = (&offer.rules, numbers_of(offer)?);
        Ok(Self {
            actions: (numbers.actions)(rules),
            seat_actions: (numbers.seat_actions)(rules),
            shape: (numbers.shape)(rules),
            largest: (numbers.largest)(rules),
        })
    }

    /// Returns the number of bytes of an observation.
    #[must_use]
    pub fn observation_bytes(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Returns the numbering of a game's actions.
///
/// # Errors
/// They have none.
pub(crate) fn numbers_of<G: Notation>(offer: &Offer<G>) -> Result<&Numbering<G>, TextError> {
    let missing = || TextError::new(offer.rules.name(), text::game(), text::with_numbers());
    offer.numbers.as_ref().ok_or_else(missing)
}

/// Creates `count` boards, which the game's kernel plays if it has one, otherwise its rules.
///
/// # Errors
/// The game's actions have no numbers.
pub(crate) fn boards<G: Notation>(
    offer: &Offer<G>,
    count: usize,
    frame: Frame,
) -> Result<Box<dyn BoardKernel>, TextError> {
    let numbers = *numbers_of(offer)?;
    if let Some(kernel) = (numbers.kernel)(&offer.rules, count) {
        return Ok(kernel);
    }
    let rules = offer.rules.clone();
    let opening = rules.opening(&mut Rng::new(0));
    Ok(Box::new(RuleBoards { rules, numbers, frame, states: vec![opening; count] }))
}

/// Boards of a game without a faster implementation.
struct RuleBoards<G: Game> {
    rules: G,
    numbers: Numbering<G>,
    frame: Frame,
    states: Vec<G::State>,
}

impl<G: Notation> BoardKernel for RuleBoards<G> {
    fn open(&mut self, board: usize, rng: &mut Rng) {
        self.states[board] = self.rules.opening(rng);
        self.rules.settle(&mut self.states[board], rng);
    }

    fn set_up(&mut self, board: usize, state: &str, rng: &mut Rng) -> Result<(), TextError> {
        self.states[board] = self.rules.read_state(state)?;
        self.rules.settle(&mut self.states[board], rng);
        Ok(())
    }

    fn state_text(&self, board: usize) -> String {
        self.rules.state_text(&self.states[board])
    }

    fn act(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool {
        let state = &mut self.states[board];
        let Some(action) = (self.numbers.action)(&self.rules, action) else { return false };
        if !self.rules.is_legal(state, action) {
            return false;
        }
        self.rules.apply(state, action);
        self.rules.settle(state, rng);
        true
    }

    fn observe(&self, board: usize, seen: &mut [u8], mask: &mut [u8]) -> BoardStanding {
        let (rules, state) = (&self.rules, &self.states[board]);
        let on_turn = match rules.turn(state) {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let seat = on_turn.filter(|_| self.frame == Frame::OnTurn).unwrap_or(Seat::FIRST);
        (self.numbers.write)(rules, state, seat, seen);
        mask.fill(0);
        for action in rules.legal_actions(state) {
            mask[(self.numbers.number)(rules, action)] = 1;
        }
        let second = if rules.seats() > 1 { rules.score(state, Seat::SECOND) } else { 0 };
        BoardStanding { on_turn, scores: [rules.score(state, Seat::FIRST), second] }
    }
}
