//! Many boards of one game, with their observations in rows of bytes.

use damier_game::offer::{BoardKernel, BoardStanding};
use damier_game::{Contest, Rng, TextError};

/// What happens to a board after its episode has ended.
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
    /// The last points of each board before it began a new game. Only filled if the mode is "same-step".
    pub(crate) last_scores: Vec<[i64; 2]>,
    /// The masks of the same moments.
    pub(crate) last_masks: Vec<u8>,
    /// Number of steps in the episode of each board. Only counted if there is a limit.
    pub(crate) elapsed: Vec<u32>,
    /// Number of steps after which an episode is truncated.
    pub(crate) limit: Option<u32>,
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
    /// Empty unless the mode is "same-step".
    pub(crate) last: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) reward: &'a mut [f64],
    pub(crate) over: &'a mut [bool],
    /// Empty if there is no limit.
    pub(crate) cut: &'a mut [bool],
    pub(crate) seat: &'a mut [i8],
}

impl Fleet {
    /// Writes the observation, the mask and the seat on turn of a board. When the game is over, every action is allowed
    /// by the mask, because any action will be ignored, and a row of zeros would break policies that use the mask.
    pub(crate) fn refresh(&mut self, board: usize, views: &mut Views<'_>) {
        let seen = &mut views.seen[board * self.size..][..self.size];
        let mask = &mut views.mask[board * self.actions..][..self.actions];
        let standing = self.kernel.observe(board, seen, mask);
        views.seat[board] = standing.on_turn.map_or(-1, |seat| seat.index() as i8);
        if standing.on_turn.is_none() {
            mask.fill(1);
        }
        self.standings[board] = standing;
    }

    fn open(&mut self, board: usize, views: &mut Views<'_>) {
        self.kernel.open(board, &mut self.chance[board]);
        self.elapsed[board] = 0;
        self.refresh(board, views);
    }

    /// Begins a new game on a board, and sets its reward to 0.
    pub(crate) fn reset(&mut self, board: usize, views: &mut Views<'_>) {
        self.open(board, views);
        self.clear(board, views);
    }

    /// Begins a game on a board in a state, given as text, and sets its reward to 0.
    ///
    /// # Errors
    /// If the text is not a state of this game.
    pub(crate) fn set_up(
        &mut self,
        board: usize,
        state: &str,
        views: &mut Views<'_>,
    ) -> Result<(), TextError> {
        self.kernel.set_up(board, state, &mut self.chance[board])?;
        self.elapsed[board] = 0;
        self.refresh(board, views);
        self.clear(board, views);
        Ok(())
    }

    fn clear(&self, board: usize, views: &mut Views<'_>) {
        views.reward[board * self.seats..][..self.seats].fill(0.0);
        views.over[board] = false;
        if self.limit.is_some() {
            views.cut[board] = false;
        }
    }

    /// Returns true if the episode of a board has ended, and no new one has begun.
    pub(crate) fn is_waiting(&self, board: usize) -> bool {
        let is_cut = || self.limit.is_some_and(|limit| self.elapsed[board] >= limit);
        self.standings[board].on_turn.is_none() || is_cut()
    }

    /// Takes an action on a board. Returns false, and changes nothing, if the board waits for `reset`, if no action has
    /// this number, or if it is illegal and illegal actions are not ignored.
    pub(crate) fn step(&mut self, board: usize, action: usize, views: &mut Views<'_>) -> bool {
        if self.is_waiting(board) {
            let begins = self.mode == Autoreset::NextStep;
            if begins {
                self.reset(board, views);
            }
            return begins;
        }
        let before = self.standings[board];
        if self.kernel.act(board, action, &mut self.chance[board]) {
            self.refresh(board, views);
        } else if !self.ignores || action >= self.actions {
            return false;
        }
        let after = self.standings[board];
        let is_over = after.on_turn.is_none();
        let reward = self.reward(before, after);
        views.reward[board * self.seats..][..self.seats].copy_from_slice(&reward[..self.seats]);
        views.over[board] = is_over;
        let is_cut = self.limit.is_some_and(|limit| {
            self.elapsed[board] += 1;
            views.cut[board] = self.elapsed[board] >= limit;
            views.cut[board]
        });
        if (is_over || is_cut) && self.mode == Autoreset::SameStep {
            let row = board * self.size..(board + 1) * self.size;
            views.last[row.clone()].copy_from_slice(&views.seen[row]);
            let row = board * self.actions..(board + 1) * self.actions;
            self.last_masks[row.clone()].copy_from_slice(&views.mask[row]);
            self.last_scores[board] = after.scores;
            self.open(board, views);
        }
        true
    }

    /// Returns the reward of each seat for a step. In a duel this is 1 for the winner, -1 for the loser, and 0 for a
    /// draw and before the end. In other games the first seat's reward is the points that it gained; the second seat's
    /// is the negative.
    fn reward(&self, before: BoardStanding, after: BoardStanding) -> [f64; 2] {
        let [first, second] = after.scores;
        let first = match self.contest {
            Contest::Duel if after.on_turn.is_some() => 0.0,
            Contest::Duel => f64::from(first.cmp(&second) as i8),
            Contest::Solo | Contest::Roles => (first - before.scores[0]) as f64,
        };
        // A difference, because the negative of 0 would be -0.
        [first, 0.0 - first]
    }

    /// Returns the first board whose action must be refused; `None` if there is none.
    pub(crate) fn first_refused(&self, actions: &[i64], mask: &[u8]) -> Option<usize> {
        let is_refused = |(board, &action): (usize, &i64)| {
            if self.is_waiting(board) {
                return self.mode != Autoreset::NextStep;
            }
            let number = usize::try_from(action).ok().filter(|&action| action < self.actions);
            !number.is_some_and(|number| self.ignores || mask[board * self.actions + number] == 1)
        };
        actions.iter().enumerate().position(is_refused)
    }
}
