//! The offer: everything that Quarto has besides its rules.

use crate::book::Book;
use crate::book_maker::BookMaker;
use crate::count::{
    all_boards, boards_without_line, forced_positions, position_classes, running_share,
};
use crate::numbers::NUMBERS;
use crate::parameter::PARAMETERS;
use crate::players::players;
use crate::rules::Quarto;
use crate::rules_in_pictures::{RULES_IN_PICTURES, pictures_of};
use crate::solver::QuartoSolver;
use crate::text;
use damier_game::offer::{
    BenchCase, Books, Count, CountKind, CountRow, CountValue, CountWatch, ExactSolver, GameInfo,
    GoldenGame, Offer, StarterBot,
};
use damier_game::{Notation, Params, TextError};
use std::path::Path;

/// Facts about the game, for lists of games. A static, because every use of a constant would hold its own copy of the
/// puzzles.
pub static INFO: GameInfo = GameInfo {
    name: "quarto",
    title: text::offer::title(),
    summary: text::offer::summary(),
    invitation: text::offer::invitation(),
    actions: text::offer::actions(),
    parameters: PARAMETERS,
    examples: &["quarto", "quarto:squares", "quarto:misere", "quarto:traits=colour"],
    variants: &[
        ("quarto", text::offer::variant_usual()),
        ("quarto:squares", text::offer::variant_squares()),
        ("quarto:misere", text::offer::variant_misere()),
        ("quarto:traits=colour", text::offer::variant_colour()),
    ],
    shown: "casual",
    bench: &[
        BenchCase::new("quarto", "alphabeta(depth=5)", &[0, 8, 16]),
        BenchCase::new("quarto:squares", "alphabeta(depth=6)", &[10, 16]),
        BenchCase::new("quarto", "traits", &[5, 9]),
    ],
    golden: &[
        golden("quarto.txt", "quarto", 1),
        golden("quarto-squares.txt", "quarto:squares", 2),
        golden("quarto-torus-misere.txt", "quarto:torus,misere", 3),
    ],
    // A tenth of a second for the largest book.
    slow_players: &[("quarto:squares", "perfect")],
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

const fn golden(file: &'static str, game: &'static str, seed: u64) -> GoldenGame {
    GoldenGame { file, game, seed, plies: 40 }
}

/// Returns everything that Quarto offers under the rules of these parameters. It stores no data, so `_data` is ignored.
///
/// # Errors
/// A parameter that is unknown or out of range.
pub fn offer(params: &Params, _data: Option<&Path>) -> Result<Offer<Quarto>, TextError> {
    let rules = Quarto::read(params)?;
    // Misere has no answers so early in the game; its forced positions come last in the list. The counts assume that
    // all traits count.
    let counts = match rules.traits().is_all() {
        true => COUNTS.len() - usize::from(rules.is_misere()),
        false => 0,
    };
    Ok(Offer {
        rules_in_pictures: pictures_of(&rules),
        advisors: &["perfect"],
        levels: &["novice", "casual", "club", "expert", "perfect"],
        solver: Some(SOLVER),
        counts: &COUNTS[..counts],
        numbers: Some(NUMBERS),
        ..Offer::new(&INFO, rules, players())
    })
}

/// Exact answers under all rules.
const SOLVER: ExactSolver<Quarto> = ExactSolver {
    build: |rules, _| Box::new(QuartoSolver::new(*rules, Book::shipped(rules))),
    books: Some(Books {
        look_up: |rules, text| {
            let book = if text.is_empty() { None } else { Some(Book::read(rules, text)?.into()) };
            Ok(Box::new(QuartoSolver::new(*rules, book)))
        },
        begin: |rules, placed| Box::new(BookMaker::new(rules, placed)),
    }),
    choice: |state| if state.hand().is_some() { "square" } else { "piece" },
};

/// All counts, for rules under which all traits count. The last one applies only if a line wins.
const COUNTS: &[Count<Quarto>] = &[
    Count {
        kind: CountKind {
            name: "drawn",
            help: text::offer::count_drawn(),
            key: "placed",
            columns: BOARDS,
            rows: (16, 16),
            usual: 16,
        },
        run: |rules, _, watch| {
            let row = row_of_boards(rules, 16, watch);
            watch.row(row);
        },
    },
    Count {
        kind: CountKind {
            name: "boards",
            help: text::offer::count_boards(),
            key: "placed",
            columns: BOARDS,
            rows: (0, 16),
            usual: 10,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let row = row_of_boards(rules, placed, watch);
                watch.row(row)
            });
        },
    },
    Count {
        kind: CountKind {
            name: "positions",
            help: text::offer::count_positions(),
            key: "placed",
            columns: &["to_give", "to_place"],
            rows: (0, 16),
            usual: 7,
        },
        run: |rules, most, watch| {
            let mut step = |done, steps| watch.step(most, done, steps);
            let classes = position_classes(rules.rule_set(), most, &mut step);
            for (key, found) in (0..).zip(classes) {
                let values = [found.give, found.place].map(CountValue::Whole).to_vec();
                watch.row(CountRow { key, values, examples: Vec::new() });
            }
        },
    },
    Count {
        kind: CountKind {
            name: "forced",
            help: text::offer::count_forced(),
            key: "placed",
            columns: &["to_give", "forced", "at_once"],
            rows: (0, 6),
            usual: 3,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let mut step = |done, steps| watch.step(placed, done, steps);
                let found = forced_positions(rules, placed, &mut step);
                let at_once = found.lost.iter().filter(|(_, placements)| *placements == 1).count();
                let values = [found.positions, found.lost.len() as u64, at_once as u64];
                let lost = found.lost.iter().take(EXAMPLES);
                watch.row(CountRow {
                    key: placed,
                    values: values.map(CountValue::Whole).to_vec(),
                    examples: lost.map(|(position, _)| rules.state_text(position)).collect(),
                })
            });
        },
    },
];

/// Number of counted positions that are shown as examples.
const EXAMPLES: usize = 3;

const BOARDS: &[&str] = &["without_line", "boards", "share"];

fn row_of_boards(rules: &Quarto, placed: u32, watch: &mut dyn CountWatch) -> CountRow {
    let mut step = |done, steps| watch.step(placed, done, steps);
    let boards = boards_without_line(rules.rule_set(), placed, &mut step);
    let values = vec![
        CountValue::Whole(boards),
        CountValue::Whole(all_boards(placed)),
        CountValue::Share(running_share(boards, placed)),
    ];
    CountRow { key: placed, values, examples: Vec::new() }
}
