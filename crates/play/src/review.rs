//! Review of a game: at every turn of a seat, the best action, the action taken, and its cost.
//!
//! A [`Reviewer`] asks one question after another, and a [`crate::Analyser`] answers them on any thread. The results
//! so far are a [`Review`], plain data, at any time.
//!
//! **Values.** A turn is valued exactly if half of the budget proves its value. Otherwise the game's network or a
//! player estimates it. Each turn names its source. The action taken and the best action are always valued in the
//! same way. [`ReviewedTurn::bar`] turns the value into one number, from 0 (seat 2 wins) to 1 (seat 1 wins):
//!
//! - a proven result is 1, 0.5 or 0;
//! - an estimated lead of `x` points in a duel is `1 / (1 + 9^(-x/lead))`, a logistic curve through 0.9 at
//!   the lead that the game calls clear ([`damier_game::ScoreScale::lead`]);
//! - a score `s`, in other games, is `s / (s + s0)`, where `s0` is the score expected at the first turn: 0.5 means
//!   as good as expected, and 2/3 means twice the expected score.
//!
//! **Cost.** The loss of a turn ([`ReviewedTurn::lost`]) in a duel is the bar before the turn minus the bar after it,
//! as seen by the seat that acted. In other games it is the lost part of the expected score. The grades follow from it:
//!
//! | grade | duel, at least | else, at least |
//! | --- | --- | --- |
//! | blunder | 0.15 | 0.10 |
//! | mistake | 0.10 | 0.03 |
//! | inaccuracy | 0.05 | 0.01 |
//! | fine | less | less |
//! | best | nothing: worth as much as the best | the same |
//!
//! (For duels, these are the limits of lichess.org for chess.) A change of a proven result is always a blunder. While
//! the result of a duel is settled (both actions have the same proven result, or leave the same seat clearly ahead), the
//! margin counts: each clear lead of points that an action costs is a loss of 0.2, and at most 0.14 in all, a mistake. A
//! later win or an earlier loss by the same margin is fine.
//!
//! An estimate that a duel is decided ([`damier_game::ScoreScale::decided`]) says nothing about points. It counts as a
//! clear lead in the cost of an action.
//!
//! An action that leaves the board as it was ([`damier_game::Show::is_idle`]) is at least an inaccuracy if another
//! action changes the board and a better one exists. Scores of the network that differ by less than its known error
//! count as equal.
//!
//! **Accuracy** is a mean over the turns of a seat with a choice: 100 % for no loss, 0 % for a blunder, and in
//! proportion in between.

mod coach;
mod grade;
mod judge;
mod losses;
mod puzzles;
mod report;
mod reviewer;
mod summary;
mod turn;

#[cfg(test)]
mod tests;

pub use coach::Coach;
pub use grade::Grade;
pub use judge::duel_bar;
pub use losses::LossUnit;
pub use puzzles::GamePuzzles;
pub use report::{GameEnding, Review, ReviewedTurn, SeatReview, TurningPoint};
pub use reviewer::{ReviewOrder, Reviewer, usual_limits};
