//! The roster: the course's players, and the generic ones.

use crate::evaluator::Snake;
use crate::lookahead::{Depth, Lookahead};
use crate::mover::{Corner, Cycle, Most, ORDERS};
use crate::rules::Twenty48;
use crate::spawner::{Hardest, Minimax};
use game::{Notation, Player, Seat, Setting, Settings, Strategy, TextError};

/// Every player of 2048: movers take the first seat, spawners the second, generic players either.
#[must_use]
pub fn players() -> Vec<Player<Twenty48>> {
    let mut roster = movers();
    roster.push(snake());
    roster.extend(searchers());
    roster.extend(spawners());
    let taken: Vec<&str> = roster.iter().map(|player| player.name).collect();
    let generic = search::players();
    roster.extend(generic.into_iter().filter(|player| !taken.contains(&player.name)));
    roster
}

fn movers() -> Vec<Player<Twenty48>> {
    let order = Setting::word("order", &ORDERS, "directions from the most to the least liked");
    let movers = vec![
        Player::new(
            "cycle",
            "up, down, left, right in turn: the next of them that is legal",
            &[],
            |_, _, _| Cycle::new(),
        ),
        Player::new(
            "corner",
            "the first direction of a fixed order that changes the board",
            &[order],
            |_, settings, _| Corner::new(settings.word("order")),
        ),
        Player::new("empties", "the slide that leaves the most empty cells", &[], |_, _, _| {
            Most::empties()
        }),
        Player::new("greedy", "the slide that scores the most points", &[], |_, _, _| {
            Most::points()
        }),
    ];
    movers.into_iter().map(|player| player.only(Seat::FIRST)).collect()
}

fn slides_ahead(default: u32) -> Setting {
    Setting::whole("depth", default, 1..=10, "slides looked ahead on a roomy board")
}

fn searchers() -> Vec<Player<Twenty48>> {
    let course = |name, summary, default, deeper_at: &'static [usize]| {
        let build = move |game: &Twenty48, settings: &Settings, _| {
            let base = settings.whole("depth");
            Lookahead::course(game, Depth { base, deeper_at })
        };
        Player::new(name, summary, &[slides_ahead(default)], build).only(Seat::FIRST)
    };
    vec![
        course(
            "course-fast",
            "expectimax with the course's evaluation, for 10 CPU seconds a game",
            2,
            &[4, 1],
        ),
        course(
            "course-efficient",
            "expectimax with the course's evaluation, for 120 CPU seconds a game",
            3,
            &[4, 1],
        ),
    ]
}

/// Rectangles only, so its build may fail.
fn snake() -> Player<Twenty48> {
    let build = |game: &Twenty48, settings: &Settings, _: u64| {
        let snake = Snake::of(game).ok_or_else(|| {
            TextError::new(game.name(), "player snake", "boards of rows and columns only")
        })?;
        let depth = Depth { base: settings.whole("depth"), deeper_at: &[4] };
        let strategy: Box<dyn Strategy<Twenty48>> = Box::new(Lookahead::snake(game, depth, snake));
        Ok(strategy)
    };
    Player {
        name: "snake",
        summary: "expectimax with the serpentine weighting: large tiles in a winding chain",
        settings: vec![slides_ahead(2)],
        only_seat: Some(Seat::FIRST),
        build: Box::new(build),
    }
}

fn spawners() -> Vec<Player<Twenty48>> {
    let plies = Setting::whole("depth", 2, 1..=10, "plies looked ahead, its own included");
    vec![
        Player::new(
            "hardest",
            "the tile after which the slider's best slide looks worst",
            &[],
            |_, _, _| Hardest,
        )
        .only(Seat::SECOND),
        Player::new(
            "minimax",
            "alpha-beta with the course's evaluation",
            &[plies],
            |_, settings, _| Minimax::new(settings.whole("depth")),
        )
        .only(Seat::SECOND),
    ]
}
