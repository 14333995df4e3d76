//! The roster: the course's players, then those that serve every game.

use crate::evaluator::{ContestedOnly, GainFirst, Territory, TerritorySearch, search_knowledge};
use crate::expert::Expert;
use crate::on_regions::OnRegions;
use crate::rules::Filler;
use crate::say;
use crate::strategy::{
    Best, Blocking, Foresight, Gain, Hybrid, Perimeter, Phased, RandomAvailable, Weighted,
};
use game::{Player, Setting};
use search::{
    EXPLORATION, EpsilonRandom, GameKnowledge, LeafEvaluation, Mcts, NODES, PLAYOUTS, Pvs, TABLE,
};
use words::Phrase;

/// Every player of this game: the course's, and the generic ones whose names are free.
#[must_use]
pub fn players() -> Vec<Player<Filler>> {
    let mut roster = course_players();
    let names: Vec<&str> = roster.iter().map(|player| player.name).collect();
    let generic = search::players().into_iter();
    let free: Vec<Player<Filler>> =
        generic.filter(|player| !names.contains(&player.name)).collect();
    // `random` first, as in the course's tables.
    roster.splice(0..0, free);
    roster
}

fn course_players() -> Vec<Player<Filler>> {
    let mut roster = by_gain();
    roster.extend(by_perimeter());
    roster.extend(looking_ahead());
    roster.extend(searching());
    roster.extend(levels());
    roster
}

fn weight(name: &'static str, help: Phrase) -> Setting {
    Setting::number(name, 1.0, 0.0..=100.0, help)
}

fn by_gain() -> Vec<Player<Filler>> {
    vec![
        Player::new("random-available", say::offer::random_available(), &[], |_, _, seed| {
            RandomAvailable::new(seed)
        }),
        Player::new(
            "greedy",
            say::offer::greedy(),
            &[Setting::word("ties", &["random", "first"], say::offer::ties())],
            |_, settings, seed| {
                Best::new(Gain, seed).first_of_equals(settings.word("ties") == "first")
            },
        ),
        Player::new(
            "weighted",
            say::offer::weighted(),
            &[weight("centre", say::offer::centre_weight())],
            |_, settings, seed| {
                let centre = settings.number("centre");
                Best::new(Weighted { centre }, seed)
            },
        ),
        Player::new("weighted-tuned", say::offer::weighted_tuned(), &[], |_, _, seed| {
            Best::new(Weighted { centre: 76.3 }, seed)
        }),
    ]
}

fn by_perimeter() -> Vec<Player<Filler>> {
    vec![
        Player::new("hegemonic", say::offer::hegemonic(), &[], |_, _, seed| {
            Best::new(Perimeter, seed)
        }),
        Player::new(
            "hybrid",
            say::offer::hybrid(),
            &[
                weight("gain", say::offer::gain_weight()),
                weight("border", say::offer::border_weight()),
            ],
            |_, settings, seed| {
                let (gain, border) = (settings.number("gain"), settings.number("border"));
                Best::new(Hybrid { gain, border }, seed)
            },
        ),
        Player::new("hybrid-tuned", say::offer::hybrid_tuned(), &[], |_, _, seed| {
            Best::new(Hybrid { gain: 1.0, border: 0.853 }, seed)
        }),
        Player::new(
            "phased",
            say::offer::phased(),
            &[Setting::number("until", 0.25, 0.0..=1.0, say::offer::share_until())],
            |_, settings, seed| {
                let until = settings.number("until");
                Best::new(Phased { until }, seed)
            },
        ),
    ]
}

fn looking_ahead() -> Vec<Player<Filler>> {
    let calls = Setting::whole("n", 3, 1..=6, say::offer::own_calls());
    let foresight = |name, summary, perimeter| {
        let settings = [calls.clone()];
        Player::new(name, summary, &settings, move |_, settings, seed| {
            let calls = settings.whole("n");
            Best::new(Foresight { calls, perimeter }, seed)
        })
    };
    vec![
        foresight("foresight", say::offer::foresight(), false),
        foresight("foresight-hegemonic", say::offer::foresight_hegemonic(), true),
        Player::new("blocking", say::offer::blocking(), &[], |_, _, seed| {
            Best::new(Blocking, seed)
        }),
    ]
}

/// The searches of every game, on regions and with territory for an evaluation.
fn searching() -> Vec<Player<Filler>> {
    vec![
        searcher("alphabeta", say::offer::alpha_beta(), Pvs::new),
        searcher("mtdf", say::offer::mtdf(), Pvs::mtdf),
        Player::new(
            "mcts",
            say::offer::tree_search(),
            &[PLAYOUTS, EXPLORATION],
            |_, settings, seed| {
                let search = Mcts::new(
                    settings.whole("playouts"),
                    Territory,
                    LeafEvaluation::Estimate,
                    seed,
                );
                OnRegions::new(search.with_exploration(settings.number("exploration")))
            },
        ),
    ]
}

/// A depth-first search; equally good calls are drawn at random.
fn searcher(
    name: &'static str,
    summary: Phrase,
    make: fn(u32, GameKnowledge<Territory, GainFirst, ContestedOnly>) -> TerritorySearch,
) -> Player<Filler> {
    let declared = [Setting::whole("depth", 4, 1..=100, say::offer::plies()), NODES, TABLE];
    Player::new(name, summary, &declared, move |_, settings, seed| {
        let nodes = match settings.whole("nodes") {
            0 => u64::MAX,
            nodes => nodes.into(),
        };
        let search =
            make(settings.whole("depth"), search_knowledge()).with_table(settings.whole("table"));
        OnRegions::new(search.with_nodes(nodes).with_seed(seed))
    })
}

/// Levels, the weakest first. Their budgets are nodes, so that they are equally strong on every machine.
fn levels() -> Vec<Player<Filler>> {
    vec![
        Player::new("novice", say::offer::novice(), &[], |_, _, seed| {
            EpsilonRandom::new(Best::new(Gain, seed), 0.5, game::mix(seed, 1))
        }),
        Player::new("casual", say::offer::casual(), &[], |_, _, seed| {
            let hybrid = Hybrid { gain: 1.0, border: 1.0 };
            EpsilonRandom::new(Best::new(hybrid, seed), 0.125, game::mix(seed, 1))
        }),
        Player::new("club", say::offer::club(), &[], |_, _, seed| {
            OnRegions::new(Pvs::new(2, search_knowledge()).with_seed(seed))
        }),
        Player::new(
            "expert",
            say::offer::expert(),
            &[Setting::whole("nodes", 20_000, 0..=1_000_000_000, say::offer::expert_nodes())],
            |_, settings, seed| Expert::new(settings.whole("nodes").into(), seed),
        ),
    ]
}
