//! The roster: the course's players, then those that serve every game.

use crate::evaluator::{ContestedOnly, GainFirst, Territory, TerritorySearch, search_knowledge};
use crate::expert::Expert;
use crate::on_regions::OnRegions;
use crate::rules::Filler;
use crate::strategy::{
    Best, Blocking, Foresight, Gain, Hybrid, Perimeter, Phased, RandomAvailable, Weighted,
};
use game::{Player, Setting};
use search::{
    EXPLORATION, EpsilonRandom, GameKnowledge, LeafEvaluation, Mcts, NODES, PLAYOUTS, Pvs, TABLE,
};

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

fn weight(name: &'static str, help: &'static str) -> Setting {
    Setting::number(name, 1.0, 0.0..=100.0, help)
}

fn by_gain() -> Vec<Player<Filler>> {
    vec![
        Player::new(
            "random-available",
            "any call that gains something, each equally likely; any call if none does",
            &[],
            |_, _, seed| RandomAvailable::new(seed),
        ),
        Player::new(
            "greedy",
            "the largest gain now",
            &[Setting::word(
                "ties",
                &["random", "first"],
                "which of equal calls: any, or the first in the alphabet",
            )],
            |_, settings, seed| {
                Best::new(Gain, seed).first_of_equals(settings.word("ties") == "first")
            },
        ),
        Player::new(
            "weighted",
            "the largest gain, cells nearer to the centre counting more; ties at random",
            &[weight("centre", "what a cell in the centre counts beyond 1")],
            |_, settings, seed| {
                let centre = settings.number("centre");
                Best::new(Weighted { centre }, seed)
            },
        ),
        Player::new(
            "weighted-tuned",
            "`weighted` with centre=76.3, tuned on 30x30: better from 10x10 up (tournaments/tuned.md)",
            &[],
            |_, _, seed| Best::new(Weighted { centre: 76.3 }, seed),
        ),
    ]
}

fn by_perimeter() -> Vec<Player<Filler>> {
    vec![
        Player::new(
            "hegemonic",
            "the largest perimeter: neutral cells that touch the zone after the call; ties at random",
            &[],
            |_, _, seed| Best::new(Perimeter, seed),
        ),
        Player::new(
            "hybrid",
            "the largest weighted sum of gain and perimeter; ties at random",
            &[
                weight("gain", "weight of a cell gained"),
                weight("border", "weight of a neutral cell that touches the zone"),
            ],
            |_, settings, seed| {
                let (gain, border) = (settings.number("gain"), settings.number("border"));
                Best::new(Hybrid { gain, border }, seed)
            },
        ),
        Player::new(
            "hybrid-tuned",
            "`hybrid` with border=0.853, tuned on 10x10: better up to 20x20 (tournaments/tuned.md)",
            &[],
            |_, _, seed| Best::new(Hybrid { gain: 1.0, border: 0.853 }, seed),
        ),
        Player::new(
            "phased",
            "the perimeter until it owns a share of the board, then the gain; ties at random",
            &[Setting::number("until", 0.25, 0.0..=1.0, "share of all cells")],
            |_, settings, seed| {
                let until = settings.number("until");
                Best::new(Phased { until }, seed)
            },
        ),
    ]
}

fn looking_ahead() -> Vec<Player<Filler>> {
    let calls = Setting::whole("n", 3, 1..=6, "own calls looked ahead, this one included");
    let foresight = |name, summary, perimeter| {
        let settings = [calls.clone()];
        Player::new(name, summary, &settings, move |_, settings, seed| {
            let calls = settings.whole("n");
            Best::new(Foresight { calls, perimeter }, seed)
        })
    };
    vec![
        foresight(
            "foresight",
            "the most cells after n own calls, the opponent standing still; ties by gain, then at random",
            false,
        ),
        foresight(
            "foresight-hegemonic",
            "the largest perimeter after n own calls; ties by gain, then at random",
            true,
        ),
        Player::new(
            "blocking",
            "leaves the opponent the fewest neutral cells to reach; ties by gain, then at random",
            &[],
            |_, _, seed| Best::new(Blocking, seed),
        ),
    ]
}

/// The searches of every game, on regions and with territory for an evaluation.
fn searching() -> Vec<Player<Filler>> {
    vec![
        searcher("alphabeta", "principal variation search by territory, with a table", Pvs::new),
        searcher("mtdf", "MTD(f) by territory, with a table", Pvs::mtdf),
        Player::new(
            "mcts",
            "Monte Carlo tree search with territory instead of playouts; proves what it can",
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
    summary: &'static str,
    make: fn(u32, GameKnowledge<Territory, GainFirst, ContestedOnly>) -> TerritorySearch,
) -> Player<Filler> {
    let declared =
        [Setting::whole("depth", 4, 1..=100, "plies looked ahead at most"), NODES, TABLE];
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
        Player::new(
            "novice",
            "level 1: random half of the time, otherwise greedy",
            &[],
            |_, _, seed| EpsilonRandom::new(Best::new(Gain, seed), 0.5, game::mix(seed, 1)),
        ),
        Player::new(
            "casual",
            "level 2: as hybrid, with a random call one time in eight",
            &[],
            |_, _, seed| {
                let hybrid = Hybrid { gain: 1.0, border: 1.0 };
                EpsilonRandom::new(Best::new(hybrid, seed), 0.125, game::mix(seed, 1))
            },
        ),
        Player::new("club", "level 3: territory two plies ahead", &[], |_, _, seed| {
            OnRegions::new(Pvs::new(2, search_knowledge()).with_seed(seed))
        }),
        Player::new(
            "expert",
            "level 4: territory as far ahead as the budget goes; proves who wins as soon as it can",
            &[Setting::whole(
                "nodes",
                20_000,
                0..=1_000_000_000,
                "nodes searched per move, besides proofs, where the budget allows any; 0 is no limit",
            )],
            |_, settings, seed| Expert::new(settings.whole("nodes").into(), seed),
        ),
    ]
}
