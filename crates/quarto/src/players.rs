//! The roster: the course's players and the generic ones.

use crate::Quarto;
use crate::cautious::Cautious;
use crate::traits::{Traits, Weights};
use game::{Player, Setting};

/// Every player of Quarto: `cautious`, `traits`, and the generic ones of [`search::players`].
#[must_use]
pub fn players() -> Vec<Player<Quarto>> {
    let default = Weights::default();
    let mut roster = vec![
        Player::new(
            "cautious",
            "wins at once if it can, hands over no piece that wins at once if it can help it, \
             otherwise random",
            &[],
            |_, _, seed| Cautious::new(seed),
        ),
        Player::new(
            "traits",
            "one ply: traits shared with neighbours, and remaining pieces that complete a line",
            &[
                weight(
                    "neighbours",
                    default.neighbours,
                    "points per trait shared with a piece on a common line",
                ),
                weight(
                    "remaining",
                    default.remaining,
                    "points per remaining piece that would complete a line",
                ),
                weight(
                    "parity",
                    default.parity,
                    "points if the number of the other remaining pieces is odd",
                ),
            ],
            |_, settings, seed| {
                let weights = Weights {
                    neighbours: settings.number("neighbours"),
                    remaining: settings.number("remaining"),
                    parity: settings.number("parity"),
                };
                Traits::new(weights, seed)
            },
        ),
    ];
    let generic = search::players().into_iter();
    let free: Vec<_> =
        generic.filter(|player| roster.iter().all(|own| own.name != player.name)).collect();
    roster.extend(free);
    roster
}

const fn weight(name: &'static str, default: f64, help: &'static str) -> Setting {
    Setting::number(name, default, -100.0..=100.0, help)
}
