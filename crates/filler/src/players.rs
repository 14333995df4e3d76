//! The roster: the course's players, then those that serve every game.

use crate::rules::Filler;
use crate::strategy::{
    Best, Blocking, Foresight, Gain, Hybrid, Perimeter, Phased, RandomAvailable, Weighted,
};
use game::{Player, Setting};

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
