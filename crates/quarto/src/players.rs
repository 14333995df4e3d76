//! The roster: the course's players, the generic ones, searches with the course's evaluation, and levels.

use crate::cautious::Cautious;
use crate::evaluator::{EarlyCanonical, Heuristic, QuartoSearch, SafeParity, search_knowledge};
use crate::levels::levels;
use crate::rules::Quarto;
use crate::text;
use crate::traits::{Traits, Weights};
use damier_game::{Player, Setting, Settings};
use damier_i18n::Phrase;
use damier_search::{
    EXPLORATION, GameKnowledge, LeafEvaluation, Mcts, NODES, PLAYOUTS, Pvs, TABLE,
};

/// Returns every player of Quarto: `cautious`, `traits`, the searches with [`Heuristic`], the other generic players of
/// [`damier_search::players`], and the levels.
#[must_use]
pub fn players() -> Vec<Player<Quarto>> {
    let mut own = searches();
    own.extend(levels());
    let mut roster = course();
    let taken: Vec<&str> = roster.iter().chain(&own).map(|player| player.name).collect();
    let generic = damier_search::players().into_iter();
    let free: Vec<_> = generic.filter(|player| !taken.contains(&player.name)).collect();
    roster.extend(free);
    roster.extend(own);
    roster
}

fn course() -> Vec<Player<Quarto>> {
    let default = Weights::default();
    vec![
        Player::new("cautious", text::offer::cautious(), &[], |_, _, seed| Cautious::new(seed)),
        Player::new(
            "traits",
            text::offer::traits(),
            &[
                weight("neighbours", default.neighbours, text::offer::shared_traits()),
                weight("remaining", default.remaining, text::offer::completing_pieces()),
                weight("parity", default.parity, text::offer::odd_pieces()),
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
    ]
}

/// Returns the searches with [`Heuristic`].
fn searches() -> Vec<Player<Quarto>> {
    vec![
        searcher("alphabeta", text::offer::alpha_beta(), Pvs::new),
        searcher("mtdf", text::offer::mtdf(), Pvs::mtdf),
        Player::new(
            "mcts",
            text::offer::tree_search(),
            &[
                PLAYOUTS,
                EXPLORATION,
                Setting::word("leaf", &["playout", "estimate"], text::offer::leaf()),
            ],
            |_, settings, seed| {
                let leaf = match settings.word("leaf") {
                    "estimate" => LeafEvaluation::Estimate,
                    _ => LeafEvaluation::Playout,
                };
                Mcts::new(settings.whole("playouts"), Heuristic::default(), leaf, seed)
                    .with_exploration(settings.number("exploration"))
            },
        ),
    ]
}

/// Returns a depth-first search; equally good actions are drawn at random.
fn searcher(
    name: &'static str,
    summary: Phrase,
    make: fn(u32, GameKnowledge<Heuristic, SafeParity, EarlyCanonical>) -> QuartoSearch,
) -> Player<Quarto> {
    let default = Heuristic::default();
    let declared = [
        Setting::whole("depth", 4, 1..=32, text::offer::plies()),
        NODES,
        TABLE,
        weight("remaining", default.remaining, text::offer::winning_pieces()),
        weight("lines", default.lines, text::offer::threatened_lines()),
        weight("neighbours", default.neighbours, text::offer::neighbours()),
        weight("parity", default.parity, text::offer::odd_safe_pieces()),
    ];
    Player::new(name, summary, &declared, move |_, settings, seed| {
        let search = make(settings.whole("depth"), search_knowledge(heuristic(settings)));
        let search = search.with_table(settings.whole("table")).with_seed(seed);
        match settings.whole("nodes") {
            0 => search,
            nodes => search.with_nodes(u64::from(nodes)),
        }
    })
}

fn heuristic(settings: &Settings) -> Heuristic {
    Heuristic {
        remaining: settings.number("remaining"),
        lines: settings.number("lines"),
        neighbours: settings.number("neighbours"),
        parity: settings.number("parity"),
    }
}

const fn weight(name: &'static str, default: f64, help: Phrase) -> Setting {
    Setting::number(name, default, -100.0..=100.0, help)
}
