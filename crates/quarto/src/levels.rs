//! Levels: opponents from weak to strong. Those below `perfect` have fixed limits of nodes or search nothing, so the speed
//! of the machine matters to them only if a budget of time ends their search.

use crate::cautious::Cautious;
use crate::evaluator::{Heuristic, search_knowledge};
use crate::perfect::Perfect;
use crate::rules::Quarto;
use crate::text;
use damier_game::Player;
use damier_search::{EpsilonRandom, Pvs};

/// Returns the levels, the weakest first.
pub(crate) fn levels() -> Vec<Player<Quarto>> {
    vec![
        Player::new("novice", text::offer::novice(), &[], |_, _, seed| {
            EpsilonRandom::new(Cautious::new(seed), 0.5, damier_game::mix(seed, 1))
        }),
        Player::new("casual", text::offer::casual(), &[], |_, _, seed| {
            EpsilonRandom::new(Cautious::new(seed), 0.125, damier_game::mix(seed, 1))
        }),
        Player::new("club", text::offer::club(), &[], |_, _, seed| {
            Pvs::new(32, search_knowledge(Heuristic::default())).with_nodes(3000).with_seed(seed)
        }),
        Player::new("expert", text::offer::expert(), &[], |_, _, seed| {
            Pvs::new(32, search_knowledge(Heuristic::default())).with_nodes(200_000).with_seed(seed)
        }),
        Player::new("perfect", text::offer::perfect(), &[], |rules, _, seed| {
            Perfect::new(rules, seed)
        }),
    ]
}
