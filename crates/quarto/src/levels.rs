//! Levels: opponents of stepped strength. Budgets are nodes, so a level is equally strong on every
//! machine.

use crate::cautious::Cautious;
use crate::evaluator::{Heuristic, search_knowledge};
use crate::perfect::Perfect;
use crate::rules::Quarto;
use game::Player;
use search::{EpsilonRandom, Pvs};

/// The levels, the weakest first.
pub(crate) fn levels() -> Vec<Player<Quarto>> {
    vec![
        Player::new(
            "novice",
            "level 1: random half of the time, otherwise as cautious",
            &[],
            |_, _, seed| EpsilonRandom::new(Cautious::new(seed), 0.5, game::mix(seed, 1)),
        ),
        Player::new(
            "casual",
            "level 2: as cautious, with a random action one time in eight",
            &[],
            |_, _, seed| EpsilonRandom::new(Cautious::new(seed), 0.125, game::mix(seed, 1)),
        ),
        Player::new("club", "level 3: looks ahead 3,000 nodes", &[], |_, _, seed| {
            Pvs::new(32, search_knowledge(Heuristic::default())).with_nodes(3000).with_seed(seed)
        }),
        Player::new("expert", "level 4: looks ahead 200,000 nodes", &[], |_, _, seed| {
            Pvs::new(32, search_knowledge(Heuristic::default())).with_nodes(200_000).with_seed(seed)
        }),
        Player::new(
            "perfect",
            "level 5: gives away no win or draw that it can prove, and tempts the other seat to",
            &[],
            |rules, _, seed| Perfect::new(rules, seed),
        ),
    ]
}
