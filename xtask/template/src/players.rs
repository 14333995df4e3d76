//! List of players: a simple one, the generic ones, searches with an evaluator, and three levels.

use crate::careful::NewGameCareful;
use crate::evaluator::{NewGameEvaluator, search_knowledge};
use crate::rules::NewGame;
use crate::text;
use damier_game::{Player, Setting, mix};
use damier_search::{EXPLORATION, EpsilonRandom, LeafEvaluation, Mcts, NODES, PLAYOUTS, Pvs, TABLE};

/// Depth of the deepest search in plies: a whole game.
const DEEPEST: u32 = 42;

/// Returns all players of New Game. These are its own players, and those generic players of [`damier_search::players`]
/// whose names its own players do not have.
#[must_use]
pub fn players() -> Vec<Player<NewGame>> {
    let own = [careful(), alphabeta(), mcts(), novice(), club(), expert()];
    let mut roster = damier_search::players();
    roster.retain(|generic| own.iter().all(|player| player.name != generic.name));
    roster.extend(own);
    roster
}

fn careful() -> Player<NewGame> {
    let summary = text::careful();
    Player::new("careful", summary, &[], |_, _, seed| NewGameCareful::new(seed))
}

fn alphabeta() -> Player<NewGame> {
    let depth = Setting::whole("depth", 8, 1..=DEEPEST, text::plies());
    let summary = text::alpha_beta();
    Player::new("alphabeta", summary, &[depth, NODES, TABLE], |_, settings, seed| {
        let search = Pvs::new(settings.whole("depth"), search_knowledge());
        let search = search.with_table(settings.whole("table")).with_seed(seed);
        match settings.whole("nodes") {
            0 => search,
            nodes => search.with_nodes(nodes.into()),
        }
    })
}

fn mcts() -> Player<NewGame> {
    let summary = text::tree_search();
    Player::new("mcts", summary, &[PLAYOUTS, EXPLORATION], |_, settings, seed| {
        let leaf = LeafEvaluation::Estimate;
        Mcts::new(settings.whole("playouts"), NewGameEvaluator, leaf, seed)
            .with_exploration(settings.number("exploration"))
    })
}

fn novice() -> Player<NewGame> {
    let summary = text::novice();
    Player::new("novice", summary, &[], |_, _, seed| {
        EpsilonRandom::new(NewGameCareful::new(seed), 0.5, mix(seed, 1))
    })
}

fn club() -> Player<NewGame> {
    Player::new("club", text::club(), &[], |_, _, seed| {
        Pvs::new(DEEPEST, search_knowledge()).with_nodes(1000).with_seed(seed)
    })
}

fn expert() -> Player<NewGame> {
    Player::new("expert", text::expert(), &[], |_, _, seed| {
        Pvs::new(DEEPEST, search_knowledge()).with_nodes(100_000).with_seed(seed)
    })
}
