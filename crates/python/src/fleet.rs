//! Many boards of one game, with their observations in rows of bytes.

use damier_game::offer::{BoardKernel, BoardStanding};
use damier_game::{Contest, Rng};

/// What happens to a board after its game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Autoreset {
    /// A new game begins with the next step, whose action is ignored.
    NextStep,
    /// A new game begins at once. The last observation of the old game is stored separately.
    SameStep,
    /// The board waits for `reset`.
    Disabled,
}

/// Many boards, and the last known standing of each.
pub(crate) struct Fleet {
    pub(crate) kernel: Box<dyn BoardKernel>,
    pub(crate) chance: Vec<Rng>,
    pub(crate) standings: Vec<BoardStanding>,
    pub(crate) contest: Contest,
    pub(crate) mode: Autoreset,
    /// True if illegal actions change nothing, false if they are refused.
    pub(crate) ignores: bool,
    pub(crate) seats: usize,
    pub(crate) actions: usize,
    pub(crate) size: usize,
}

/// The arrays of all boards, as slices.
pub(crate) struct Views<'a> {
    pub(crate) seen: &'a mut [u8],
    pub(crate) last: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) reward: &'a mut [f64],
    pub(crate) over: &'a mut [bool],
    pub(crate) seat: &'a mut [i8],
}

impl Fleet {
    /// Writes the observation, the mask and the seat on turn of a board.
    fn refresh(&mut self, board: usize, views: &mut Views<'_>) {
        let seen = &mut views.seen[board * self.size..][..self.size];
        let mask = &mut views.mask[board * self.actions..][..self.actions];
        let standing = self.kernel.observe(board, seen, mask);
        views.seat[board] = standing.on_turn.map_or(-1, |seat| seat.index() as i8);
        self.standings[board] = standing;
    }

    fn open(&mut self, board: usize, views: &mut Views<'_>) {
        self.kernel.open(board, &mut self.chance[board]);
        self.refresh(board, views);
    }

    /// Begins a new game on a board, and sets its reward to 0.
    pub(crate) fn reset(&mut self, board: usize, views: &mut Views<'_>) {
        self.open(board, views);
        views.reward[board * self.seats..][..self.seats].fill(0.0);
        views.over[board] = false;
    }

    /// Takes an action on a board. Returns false, and changes nothing, if it is illegal and illegal actions are not
    /// ignored.
    pub(crate) fn step(&mut self, board: usize, action: usize, views: &mut Views<'_>) -> bool {
        let before = self.standings[board];
        if before.on_turn.is_none() && self.mode == Autoreset::NextStep {
            self.reset(board, views);
            return true;
        }
        if !self.kernel.act(board, action, &mut self.chance[board]) {
            let is_ignored = self.ignores && before.on_turn.is_some();
            if is_ignored {
                views.reward[board * self.seats..][..self.seats].fill(0.0);
                views.over[board] = false;
            }
            return is_ignored;
        }
        self.refresh(board, views);
        let after = self.standings[board];
        let is_over = after.on_turn.is_none();
        let reward = self.reward(before, after);
        views.reward[board * self.seats..][..self.seats].copy_from_slice(&reward[..self.seats]);
        views.over[board] = is_over;
        if is_over && self.mode == Autoreset::SameStep {
            let row = board * self.size..(board + 1) * self.size;
            views.last[row.clone()].copy_from_slice(&views.seen[row]);
            self.open(board, views);
        }
        true
    }

    /// Returns the reward of each seat for a step. In a duel this is 1 for the winner, -1 for the loser, and 0 for a
    /// draw and before the end. In other games the first seat's reward is the points that it gained; the second seat's
    /// is the negative.
    fn reward(&self, before: BoardStanding, after: BoardStanding) -> [f64; 2] {
        let [first, second] = after.scores;
        match self.contest {
            Contest::Duel if after.on_turn.is_some() => [0.0; 2],
            Contest::Duel => {
                let sign = f64::from(first.cmp(&second) as i8);
                [sign, -sign]
            }
            Contest::Solo | Contest::Roles => {
                let gain = (first - before.scores[0]) as f64;
                [gain, -gain]
            }
        }
    }

    /// Returns the first board whose action must be refused; `None` if there is none.
    pub(crate) fn first_refused(&self, actions: &[i64], mask: &[u8]) -> Option<usize> {
        let is_legal = |(board, &action): (usize, &i64)| {
            let waits = self.standings[board].on_turn.is_none();
            let bit = usize::try_from(action).ok().filter(|&action| action < self.actions);
            (waits && self.mode == Autoreset::NextStep)
                || (self.ignores && !waits)
                || bit.is_some_and(|action| mask[board * self.actions + action] == 1)
        };
        actions.iter().enumerate().position(|one| !is_legal(one))
    }
}
