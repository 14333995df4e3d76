//! What all targets share: a law and its bounds, and the games that it is held against.

use crate::endless;
use cap::Cap;
use damier_catalog::{AnyGame, GameInfo, Session, games, open};
use damier_filler::Filler;
use damier_game::{Params, is_plain, thread_clock};
use damier_quarto::Quarto;
use damier_twenty48::Twenty48;
use std::alloc::System;
use std::fmt::Display;
use std::sync::LazyLock;
use std::time::Duration;

/// The memory that one input may take, in bytes: what asks for more is refused, which ends the program.
const MOST_MEMORY: usize = 100_000_000;

/// The CPU time that one input may take.
const MOST_TIME: Duration = Duration::from_secs(1);

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// A law that holds for every input.
pub struct Target {
    /// The name, as that of its module.
    pub name: &'static str,
    /// The share of a run of all targets, in thousandths.
    pub share: u32,
    /// The longest input that is made, in bytes.
    pub longest: usize,
    /// Inputs to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Panics where the law is broken.
    pub law: fn(&[u8]),
}

impl Target {
    /// Holds an input against the law, and against the bounds of memory and time.
    pub fn hold(&self, bytes: &[u8]) {
        let clock = thread_clock().expect("a CPU clock");
        MEMORY.set_limit(MEMORY.allocated() + MOST_MEMORY).expect("above what is taken");
        endless::allow();
        let began = clock();
        (self.law)(bytes);
        let took = clock() - began;
        assert!(took <= MOST_TIME, "an input took {took:?}");
        MEMORY.set_limit(usize::MAX).expect("no limit");
    }
}

/// Names of games of every kind, and whatever else the list of games has.
pub static GAMES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let family = |name: &str| name.split(':').next().map(str::to_string);
    let is_new =
        |info: &&GameInfo| KINDS.iter().all(|kind| family(kind).as_deref() != Some(info.name));
    let others = games().iter().copied().filter(is_new).flat_map(|info| info.examples);
    KINDS.iter().chain(others).copied().collect()
});

/// Names of games of every kind.
const KINDS: [&str; 12] = [
    "2048",
    "2048:shape=4d",
    "2048:3x4,spawner=adversary",
    "2048:2x3,merge=cascade",
    "filler:8x7",
    "filler:6x6,preset=phone",
    "filler:5x5,topology=hex,swap=first",
    "filler:3x3",
    "quarto",
    "quarto:squares,misere",
    "quarto:torus",
    "quarto:squares,traits=colour+height",
];

/// A game's rules with their types, where a law needs more of them than every game has.
pub enum Rules {
    Twenty48(Twenty48),
    Filler(Filler),
    Quarto(Quarto),
}

/// A game with its rules, where it has laws of its own.
type Opened = (Box<dyn AnyGame>, Option<Rules>);

static OPENED: LazyLock<Vec<Opened>> = LazyLock::new(|| {
    GAMES.iter().map(|name| (open(name).expect("a known game"), rules(name))).collect()
});

/// The rules of a name that opens; `None` for a game without laws of its own.
pub fn rules(name: &str) -> Option<Rules> {
    let (game, params) = Params::read_game(name).expect("a name with parameters");
    Some(match game.as_str() {
        "2048" => Rules::Twenty48(Twenty48::read(&params).expect("rules of 2048")),
        "filler" => Rules::Filler(Filler::read(&params).expect("rules of Seven Colours")),
        "quarto" => Rules::Quarto(Quarto::read(&params).expect("rules of Quarto")),
        _ => return None,
    })
}

/// The game that the first byte means, with the rest.
pub fn game_and_rest(
    bytes: &[u8],
) -> Option<(&'static dyn AnyGame, Option<&'static Rules>, &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let (game, rules) = &OPENED[usize::from(first) % OPENED.len()];
    Some((game.as_ref(), rules.as_ref(), rest))
}

/// As [`game_and_rest`], where the rest is text.
pub fn game_and_text(bytes: &[u8]) -> Option<(&'static dyn AnyGame, &str)> {
    let (game, _, rest) = game_and_rest(bytes)?;
    Some((game, text(rest)?))
}

/// The text that bytes are, if they are one.
pub fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// Refusals are one line of plain characters.
pub fn one_line(error: &dyn Display) {
    let error = error.to_string();
    assert!(!error.is_empty() && error.chars().all(is_plain), "no plain line: {error:?}");
}

/// Seeds that are texts.
pub fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// A seed for each game: its number, then what `tell` makes of a game some plies old.
pub fn of_each_game(plies: usize, tell: impl Fn(&dyn Session) -> String) -> Vec<Vec<u8>> {
    let seed = |(number, name): (u8, &&str)| {
        let told = tell(played(name, plies).as_ref());
        [&[number], told.as_bytes()].concat()
    };
    (0..).zip(GAMES.iter()).map(seed).collect()
}

/// A game of some plies: chance draws, seats take a middle one of their actions.
pub fn played(name: &str, plies: usize) -> Box<dyn Session> {
    let mut session = open(name).expect("a known game").session(1);
    for ply in 0..plies {
        let legal = session.legal();
        if !session.roll() && !legal.is_empty() {
            session.act(&legal[(legal.len() / 2 + ply) % legal.len()]).expect("a legal action");
        }
    }
    session
}
