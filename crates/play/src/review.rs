//! The review of a game: at every turn of a seat, what was best, what was done instead, and what it cost.
//!
//! A [`Reviewer`] asks one question after another, which a [`crate::Analyser`] answers on any thread; what is
//! known so far is a [`Review`], plain data, at any time.
//!
//! **Values.** A turn is valued exactly where half of the budget proves it, otherwise by the game's network
//! or a player; each turn says which. What was done is always valued on the same terms as what was best.
//! [`ReviewedTurn::bar`] makes one number of it, 1 for seat 1 and 0 against it:
//!
//! - a proven result is 1, 0.5 or 0;
//! - an estimated lead of `x` points in a duel is `1 / (1 + 9^(-x/lead))`, a logistic curve through 0.9 at
//!   the lead that the game calls clear ([`damier_game::ScoreScale::lead`]);
//! - a score `s`, in other games, is `s / (s + s0)`, where `s0` is what was expected of the first turn: 0.5
//!   is as good as expected, 2/3 is twice that.
//!
//! **Cost.** What a turn lost ([`ReviewedTurn::lost`]) is, in a duel, the bar before it less the bar after it,
//! for the seat that acted; elsewhere the part of the expected score. From it follow the grades:
//!
//! | grade | duel, at least | else, at least |
//! | --- | --- | --- |
//! | blunder | 0.15 | 0.10 |
//! | mistake | 0.10 | 0.03 |
//! | inaccuracy | 0.05 | 0.01 |
//! | fine | less | less |
//! | best | nothing: worth as much as the best | the same |
//!
//! (For duels, these are the limits that lichess.org draws for chess.) Where results are proven, only a
//! change of the result counts, which is always a blunder: a win by fewer points, or later, is still fine.
//!
//! **Accuracy** is a mean over the turns of a seat that left a choice: 100 % for what lost nothing, 0 % for
//! a blunder, in proportion in between.

mod coach;
mod grade;
mod judge;
mod report;
mod reviewer;
mod summary;
mod turn;

#[cfg(test)]
mod tests;

pub use coach::Coach;
pub use grade::Grade;
pub use judge::duel_bar;
pub use report::{GameEnding, Review, ReviewedTurn, SeatReview, TurningPoint};
pub use reviewer::{ReviewOrder, Reviewer, usual_limits};
