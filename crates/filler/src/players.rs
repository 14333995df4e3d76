//! The roster: the course's players, then those that serve every game.

use crate::evaluator::{ContestedOnly, GainFirst, Territory, TerritorySearch, search_knowledge};
use crate::expert::Expert;
use crate::foresight::{Aim, Foresight, Weighted};
use crate::mix::{Mix, OneOf, Turnout};
use crate::on_regions::OnRegions;
use crate::perimeter::{Hybrid, Perimeter, Phased};
use crate::rules::Filler;
use crate::strategy::{Best, Blocking, Gain, RandomAvailable, RandomByGain};
use crate::text;
use crate::zone::Counts;
use damier_game::{Player, Rng, Setting, Settings, mix};
use damier_i18n::Phrase;
use damier_search::{
    EXPLORATION, EpsilonRandom, GameKnowledge, LeafEvaluation, Mcts, NODES, PLAYOUTS, Pvs, TABLE,
};

/// Returns every player of this game: those of the course, and the generic ones whose names the course does not use.
#[must_use]
pub fn players() -> Vec<Player<Filler>> {
    let mut roster = course_players();
    let names: Vec<&str> = roster.iter().map(|player| player.name).collect();
    let generic = damier_search::players().into_iter();
    let free: Vec<Player<Filler>> =
        generic.filter(|player| !names.contains(&player.name)).collect();
    // `random` first, as in the course's tables.
    roster.splice(0..0, free);
    roster
}

fn course_players() -> Vec<Player<Filler>> {
    let mut roster = by_gain();
    roster.extend(by_perimeter());
    roster.extend(one_of_two());
    roster.extend(looking_ahead());
    roster.push(mixed());
    roster.extend(searching());
    roster.extend(levels());
    roster
}

fn weight(name: &'static str, help: Phrase) -> Setting {
    Setting::number(name, 1.0, 0.0..=100.0, help)
}

fn by_gain() -> Vec<Player<Filler>> {
    vec![
        Player::new(
            "random-available",
            text::offer::random_available(),
            &[Setting::word("stuck", &["call", "resign"], text::offer::stuck())],
            |_, settings, seed| {
                RandomAvailable::new(seed).resigning(settings.word("stuck") == "resign")
            },
        ),
        Player::new("random-by-gain", text::offer::random_by_gain(), &[], |_, _, seed| {
            RandomByGain::new(seed)
        }),
        Player::new(
            "greedy",
            text::offer::greedy(),
            &[Setting::word("ties", &["random", "first"], text::offer::ties())],
            |_, settings, seed| {
                Best::new(Gain, seed).first_of_equals(settings.word("ties") == "first")
            },
        ),
        Player::new(
            "weighted",
            text::offer::weighted(),
            &[weight("centre", text::offer::centre_weight())],
            |_, settings, seed| {
                let centre = settings.number("centre");
                Best::new(Weighted { centre }, seed)
            },
        ),
        Player::new("weighted-tuned", text::offer::weighted_tuned(), &[], |_, _, seed| {
            Best::new(Weighted { centre: 76.3 }, seed)
        }),
    ]
}

/// Returns the setting that says which cells the perimeter counts. The default counts them as the course does.
fn counts() -> Setting {
    Setting::word("counts", &["foreign", "neutral"], text::offer::counts())
}

/// Returns the perimeter that [`counts`] names.
fn perimeter(settings: &Settings) -> Perimeter {
    let is_neutral = settings.word("counts") == "neutral";
    Perimeter { counts: if is_neutral { Counts::Neutral } else { Counts::Foreign } }
}

fn by_perimeter() -> Vec<Player<Filler>> {
    vec![
        Player::new("hegemonic", text::offer::hegemonic(), &[counts()], |_, settings, seed| {
            Best::new(perimeter(settings), seed)
        }),
        Player::new(
            "hybrid",
            text::offer::hybrid(),
            &[
                weight("gain", text::offer::gain_weight()),
                weight("border", text::offer::border_weight()),
                counts(),
            ],
            |_, settings, seed| {
                let (gain, border) = (settings.number("gain"), settings.number("border"));
                Best::new(Hybrid { gain, border, perimeter: perimeter(settings) }, seed)
            },
        ),
        Player::new("hybrid-tuned", text::offer::hybrid_tuned(), &[], |_, _, seed| {
            let perimeter = Perimeter { counts: Counts::Neutral };
            Best::new(Hybrid { gain: 1.0, border: 0.853, perimeter }, seed)
        }),
        Player::new(
            "phased",
            text::offer::phased(),
            &[Setting::number("until", 0.25, 0.0..=1.0, text::offer::share_until()), counts()],
            |_, settings, seed| {
                let until = settings.number("until");
                Best::new(Phased { until, perimeter: perimeter(settings) }, seed)
            },
        ),
    ]
}

/// Returns the perimeter on some turns and the gain on the others.
fn one_of_two() -> Vec<Player<Filler>> {
    let two = |settings: &Settings, turnout, seed| OneOf {
        first: Best::new(perimeter(settings), mix(seed, 1)),
        other: Best::new(Gain, mix(seed, 2)),
        turnout,
    };
    vec![
        Player::new(
            "by-lot",
            text::offer::by_lot(),
            &[Setting::number("share", 0.5, 0.0..=1.0, text::offer::share_of_turns()), counts()],
            move |_, settings, seed| {
                let turnout = Turnout::Lot(settings.number("share"), Rng::new(seed));
                two(settings, turnout, seed)
            },
        ),
        Player::new(
            "by-turns",
            text::offer::by_turns(),
            &[Setting::whole("turns", 10, 0..=4096, text::offer::first_turns()), counts()],
            move |_, settings, seed| two(settings, Turnout::Turns(settings.whole("turns")), seed),
        ),
    ]
}

fn looking_ahead() -> Vec<Player<Filler>> {
    let calls = Setting::whole("n", 3, 1..=6, text::offer::own_calls());
    let centre = Setting::number("centre", 0.0, 0.0..=100.0, text::offer::centre_weight());
    vec![
        Player::new(
            "foresight",
            text::offer::foresight(),
            &[calls.clone(), centre],
            |_, settings, seed| {
                let centre = settings.number("centre");
                let aim = if centre == 0.0 { Aim::Cells } else { Aim::Centre(centre) };
                Best::new(Foresight { calls: settings.whole("n"), aim }, seed)
            },
        ),
        Player::new(
            "foresight-hegemonic",
            text::offer::foresight_hegemonic(),
            &[calls, counts()],
            |_, settings, seed| {
                let aim = Aim::Perimeter(perimeter(settings).counts);
                Best::new(Foresight { calls: settings.whole("n"), aim }, seed)
            },
        ),
        Player::new("blocking", text::offer::blocking(), &[], |_, _, seed| {
            Best::new(Blocking, seed)
        }),
    ]
}

/// Returns the player that weighs everything together. Its weights can be tuned.
fn mixed() -> Player<Filler> {
    let weight = |name, default, help| Setting::number(name, default, 0.0..=10.0, help);
    let settings = [
        weight("gain", 1.0, text::offer::gain_weight()),
        weight("border", 1.0, text::offer::border_weight()),
        weight("centre", 0.0, text::offer::centre_of_mix()),
        weight("blocking", 0.0, text::offer::blocking_weight()),
        weight("foresight", 0.0, text::offer::foresight_weight()),
        weight("outlook", 0.0, text::offer::outlook_weight()),
        Setting::whole("n", 3, 1..=6, text::offer::own_calls()),
        counts(),
    ];
    Player::new("mix", text::offer::mix(), &settings, |_, settings, seed| {
        let weights = Mix {
            gain: settings.number("gain"),
            border: settings.number("border"),
            centre: settings.number("centre"),
            blocking: settings.number("blocking"),
            foresight: settings.number("foresight"),
            outlook: settings.number("outlook"),
            calls: settings.whole("n"),
            perimeter: perimeter(settings),
        };
        Best::new(weights, seed)
    })
}

/// Returns the generic searches, which play on regions and evaluate by territory.
fn searching() -> Vec<Player<Filler>> {
    vec![
        searcher("alphabeta", text::offer::alpha_beta(), Pvs::new),
        searcher("mtdf", text::offer::mtdf(), Pvs::mtdf),
        Player::new(
            "mcts",
            text::offer::tree_search(),
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

/// Returns a depth-first search; equally good calls are drawn at random.
fn searcher(
    name: &'static str,
    summary: Phrase,
    make: fn(u32, GameKnowledge<Territory, GainFirst, ContestedOnly>) -> TerritorySearch,
) -> Player<Filler> {
    let declared = [Setting::whole("depth", 4, 1..=100, text::offer::plies()), NODES, TABLE];
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

/// Returns the levels, the weakest first. Their budgets are numbers of nodes, so that they are equally strong on every
/// machine.
fn levels() -> Vec<Player<Filler>> {
    vec![
        Player::new("novice", text::offer::novice(), &[], |_, _, seed| {
            EpsilonRandom::new(Best::new(Gain, seed), 0.5, mix(seed, 1))
        }),
        Player::new("casual", text::offer::casual(), &[], |_, _, seed| {
            let hybrid = Hybrid { gain: 1.0, border: 1.0, perimeter: Perimeter::default() };
            EpsilonRandom::new(Best::new(hybrid, seed), 0.125, mix(seed, 1))
        }),
        Player::new("club", text::offer::club(), &[], |_, _, seed| {
            OnRegions::new(Pvs::new(2, search_knowledge()).with_seed(seed))
        }),
        Player::new(
            "expert",
            text::offer::expert(),
            &[Setting::whole("nodes", 20_000, 0..=1_000_000_000, text::offer::expert_nodes())],
            |_, settings, seed| Expert::new(settings.whole("nodes").into(), seed),
        ),
    ]
}
