//! The offer: everything that Seven Colours has besides its rules.

use crate::analyst::FillerAnalyst;
use crate::numbers::NUMBERS;
use crate::parameter::PARAMETERS;
use crate::players::players;
use crate::rules::{Filler, Win};
use crate::rules_in_pictures::RULES_IN_PICTURES;
use crate::text;
use damier_game::offer::{BenchCase, ExactSolver, GameInfo, GoldenGame, Offer, StarterBot};
use damier_game::{Notation, Params, TextError};
use std::path::Path;

/// Facts about the game, for lists of games. A static, because every use of a constant would hold its own copy of the
/// puzzles.
pub static INFO: GameInfo = GameInfo {
    name: "filler",
    title: text::offer::title(),
    summary: text::offer::summary(),
    invitation: text::offer::invitation(),
    actions: text::offer::actions(),
    parameters: PARAMETERS,
    examples: &["filler", "filler:10x10", "filler:10x10,layout=diagonal", "filler:preset=phone"],
    variants: &[
        ("filler:10x10", text::offer::variant_usual()),
        ("filler:preset=phone", text::offer::variant_phone()),
        ("filler", text::offer::variant_large()),
        ("filler:10x10,topology=hex", text::offer::variant_hex()),
    ],
    shown: "casual",
    bench: &[
        BenchCase::new("filler:10x10", "alphabeta(depth=6)", &[0, 10, 20]),
        BenchCase::new("filler", "alphabeta(depth=5)", &[0, 20, 40]),
        BenchCase::new("filler:preset=phone", "alphabeta(depth=9)", &[0, 10]),
        BenchCase::new("filler:12x12,topology=hex", "foresight(n=4)", &[0, 10]),
    ],
    golden: &[
        golden("filler.txt", "filler:10x10"),
        golden("filler-diagonal.txt", "filler:8x8,layout=diagonal,win=full"),
        golden("filler-hex.txt", "filler:8x8,topology=hex,holes=6"),
        golden("filler-phone.txt", "filler:preset=phone"),
        golden("filler-torus.txt", "filler:8x8,topology=torus,layout=symmetric,ban=last"),
    ],
    slow_players: &[],
    puzzles: &[include_str!("../puzzles.txt")],
    starters: &StarterBot::with_french(
        StarterBot::in_each(
            include_str!("../starters/bot.py"),
            include_str!("../starters/bot.c"),
            include_str!("../starters/bot.rs"),
        ),
        [
            include_str!("../starters/fr/bot.py"),
            include_str!("../starters/fr/bot.c"),
            include_str!("../starters/fr/bot.rs"),
        ],
    ),
    rules_in_pictures: RULES_IN_PICTURES,
};

const fn golden(file: &'static str, game: &'static str) -> GoldenGame {
    GoldenGame { file, game, seed: 1, plies: 100 }
}

/// Returns everything that Seven Colours offers under the rules of these parameters. It stores no data, so `_data` is
/// ignored.
///
/// # Errors
/// A parameter that is unknown or out of range.
pub fn offer(params: &Params, _data: Option<&Path>) -> Result<Offer<Filler>, TextError> {
    let rules = Filler::read(params)?;
    let played_out = Filler { win: Win::Full, ..rules.clone() };
    Ok(Offer {
        advisors: &["expert"],
        levels: &["novice", "casual", "club", "expert"],
        solver: Some(SOLVER),
        played_out: (rules != played_out).then(|| played_out.name()),
        begun_by: Some(Filler::begun_by),
        numbers: Some(NUMBERS),
        ..Offer::new(&INFO, rules, players())
    })
}

/// Exact answers under all rules.
const SOLVER: ExactSolver<Filler> = ExactSolver {
    build: |_, goal| Box::new(FillerAnalyst::new(goal)),
    books: None,
    choice: |_| "call",
};
