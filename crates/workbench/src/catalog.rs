//! THE list of games. A new game adds one entry to [`games`] and one line to [`open`].

use crate::AnyGame;
use crate::analysis::{Books, Solver};
use crate::count::{Count, CountKind, CountRow, CountValue, CountWatch};
use crate::entry::Entry;
use crate::school::School;
use crate::tables::{TableBuilt, TableKind, TablePlan, TableRow, Tables, Unbuilt};
use filler::Filler;
use game::{Game, Notation, Parameter, Params, Rng, TextError};
use quarto::Quarto;
use std::path::Path;
use twenty48::Twenty48;
use twenty48::formation::{self, Formation};

pub use twenty48::adversary::{Finding, Proof, ProofMethod, ProofStanding};

/// A game as the lists show it.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name that opens it with all defaults.
    pub name: &'static str,
    /// One line: what it is.
    pub summary: &'static str,
    /// How a person types actions.
    pub actions: &'static str,
    /// What may follow the name, as in `2048:5x5,merge=cascade`.
    pub parameters: &'static [Parameter],
    /// Some names worth trying.
    pub examples: &'static [&'static str],
}

/// Every game there is.
#[must_use]
pub const fn games() -> &'static [GameInfo] {
    &[
        GameInfo {
            name: "2048",
            summary: "slide and merge tiles against chance, or against an adversary who places them",
            actions: "left, right, up, down slide all tiles (in 4d also ana, kata, in, out: between the \
                      four grids);\na second seat places a tile as 2@r1c3: a 2 in row 1, column 3.",
            parameters: twenty48::PARAMETERS,
            examples: &[
                "2048",
                "2048:5x5",
                "2048:3x3",
                "2048:shape=4d",
                "2048:spawner=adversary",
                "2048:preset=notebook",
            ],
        },
        GameInfo {
            name: "filler",
            summary: "Seven Colours: call colours and grow your zone to the majority",
            actions: "Call a colour by its letter: your zone takes every cell of that colour that touches \
                      it.\nSeat 1 (cells marked 1) starts bottom left, seat 2 top right.",
            parameters: filler::PARAMETERS,
            examples: &[
                "filler",
                "filler:10x10",
                "filler:10x10,layout=diagonal",
                "filler:preset=phone",
            ],
        },
        GameInfo {
            name: "quarto",
            summary: "give a piece, place the one you were given, complete four that share a trait",
            actions: "give 7 hands over piece 7; then the other seat places it, as B4 (row B, column 4).\n\
                      A piece is a digit 0 to f of four traits: 8 white (else black), 4 tall (low),\n\
                      2 solid (hollow), 1 square (round).",
            parameters: quarto::PARAMETERS,
            examples: &["quarto", "quarto:squares", "quarto:misere"],
        },
    ]
}

/// Opens the game that a text such as `filler:8x7,colours=6` names.
///
/// # Errors
/// An unknown game, or a parameter that is unknown or out of range.
pub fn open(text: &str) -> Result<Box<dyn AnyGame>, TextError> {
    let (name, params) = Params::read_game(text).map_err(|error| error.within("game"))?;
    match name.as_str() {
        "2048" => {
            let rules = Twenty48::read(&params)?;
            let is_solvable = twenty48::is_solvable(&rules);
            let entry =
                Entry::new(rules, twenty48::players_in(crate::tables::data_folder().as_deref()))
                    .learnt(TWENTY48_SCHOOL);
            Ok(Box::new(if is_solvable { entry.solved(TWENTY48_SOLVER) } else { entry }))
        }
        "filler" => {
            let entry = Entry::new(Filler::read(&params)?, filler::players());
            Ok(Box::new(entry.solved(FILLER_SOLVER).begun_by(Filler::begun_by)))
        }
        "quarto" => {
            let rules = Quarto::read(&params)?;
            // Misere has no answers so early in the game; its forced positions come last in the list.
            let kinds = QUARTO_COUNTS.len() - usize::from(rules.is_misere());
            let entry = Entry::new(rules, quarto::players());
            Ok(Box::new(entry.solved(QUARTO_SOLVER).counted(&QUARTO_COUNTS[..kinds])))
        }
        _ => {
            let names: Vec<&str> = games().iter().map(|info| info.name).collect();
            Err(TextError::new(name, "game", names.join(", ")))
        }
    }
}

/// N-tuple networks for every rule set of 2048 without an adversary.
const TWENTY48_SCHOOL: School<Twenty48> = School {
    begin: twenty48::ntuple::training::begin,
    resume: twenty48::ntuple::training::resume,
    calibrate: twenty48::ntuple::training::calibrate,
    estimator: twenty48::ntuple::advisor,
};

/// Exact answers for every rule set of 2048 on boards of at most nine cells.
const TWENTY48_SOLVER: Solver<Twenty48> = Solver {
    build: |rules, _| twenty48::exact(rules).expect("only small boards are opened with it"),
    books: None,
    choice: |state| if state.pending() > 0 { "tile" } else { "slide" },
};

/// The question whether seat 1 of the adversarial game of 2048 can force a tile, from a position or
/// from the opening on, with a search that remembers at most so many bytes.
///
/// # Errors
/// A game, a position or a tile of which this cannot be asked; more memory than there is.
pub fn proof(
    game: &str,
    position: Option<&str>,
    tile: u64,
    method: ProofMethod,
    memory: u64,
) -> Result<Proof, TextError> {
    let (name, params) = Params::read_game(game).map_err(|error| error.within("game"))?;
    if name != "2048" {
        return Err(TextError::new(name, "game", "2048 with spawner=adversary"));
    }
    let rules = Twenty48::read(&params)?;
    let state = match position {
        Some(text) => rules.read_state(text)?,
        None => rules.opening(&mut Rng::new(0)),
    };
    Proof::new(&rules, &state, tile, method, memory)
}

/// The tables of a game in a folder.
///
/// # Errors
/// A game that has none.
pub fn tables(text: &str, folder: &Path) -> Result<Tables, TextError> {
    let name = open(text)?.name();
    if name != Twenty48::default().name() {
        return Err(TextError::new(name, "game", "2048, which has tables"));
    }
    Ok(Tables::new(TWENTY48_TABLES, folder))
}

/// Formation tables of plain 2048.
const TWENTY48_TABLES: TableKind = TableKind {
    plan: |formation, target| {
        let (formation, target) = formation_and_target(formation, target)?;
        let estimate = formation::estimate(formation, target)?;
        Ok(TablePlan {
            formation: formation.to_string(),
            target: 1 << target,
            file: formation::file_name(formation, target),
            arrangements: estimate.arrangements,
            disk: estimate.disk,
            memory: estimate.memory,
        })
    },
    targets: &[4096, 2048, 1024, 512, 256, 128, 64, 32, 16],
    build: |plan, disk, pool, watch, out| {
        let of = formation_and_target(&plan.formation, plan.target).map_err(Unbuilt::Refused)?;
        let built = formation::build(of, disk, pool, watch, out).map_err(|error| match error {
            formation::Failure::Refused(error) => Unbuilt::Refused(error),
            formation::Failure::Stopped => Unbuilt::Stopped,
            formation::Failure::Unwritten(error) => Unbuilt::Unwritten(error),
        })?;
        let formation::Built { afterstates, bytes, chance } = built;
        Ok(TableBuilt { afterstates, bytes, chance })
    },
    files: formation::table_files,
    row: |path| {
        let info = formation::Table::open(path)?.info();
        Ok(TableRow {
            formation: info.formation.to_string(),
            target: 1 << info.target,
            afterstates: info.afterstates,
            bytes: info.bytes,
        })
    },
    verify: |path, watch| {
        let verified = formation::Table::open(path)?.verify(watch);
        verified.map_err(|error| error.within(path.display()))
    },
};

/// A formation, and the exponent of a target tile.
fn formation_and_target(formation: &str, target: u32) -> Result<(Formation, u8), TextError> {
    if !target.is_power_of_two() {
        return Err(TextError::new(target, "target", "a power of two, as 512"));
    }
    Ok((Formation::read(formation)?, target.trailing_zeros() as u8))
}

/// Exact answers for every rule set of Seven Colours.
const FILLER_SOLVER: Solver<Filler> = Solver {
    build: |_, goal| Box::new(filler::FillerAnalyst::new(goal)),
    books: None,
    choice: |_| "call",
};

/// Exact answers for every rule set of Quarto.
const QUARTO_SOLVER: Solver<Quarto> = Solver {
    build: |rules, _| Box::new(quarto::QuartoSolver::new(*rules, quarto::Book::shipped(rules))),
    books: Some(Books {
        look_up: |rules, text| {
            let book =
                if text.is_empty() { None } else { Some(quarto::Book::read(rules, text)?.into()) };
            Ok(Box::new(quarto::QuartoSolver::new(*rules, book)))
        },
        begin: |rules, placed| Box::new(quarto::BookMaker::new(rules, placed)),
    }),
    choice: |state| if state.hand().is_some() { "square" } else { "piece" },
};

/// What can be counted about Quarto.
const QUARTO_COUNTS: &[Count<Quarto>] = &[
    Count {
        kind: CountKind {
            name: "drawn",
            help: "full boards without a line, the boards of drawn games, of all full boards",
            key: "placed",
            columns: BOARDS,
            rows: (16, 16),
            usual: 16,
        },
        run: |rules, _, watch| {
            let row = boards_without_line(rules, 16, watch);
            watch.row(row);
        },
    },
    Count {
        kind: CountKind {
            name: "boards",
            help: "boards without a line, of all boards with as many pieces",
            key: "placed",
            columns: BOARDS,
            rows: (0, 16),
            usual: 10,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let row = boards_without_line(rules, placed, watch);
                watch.row(row)
            });
        },
    },
    Count {
        kind: CountKind {
            name: "positions",
            help: "running positions up to symmetry: with a piece to give, with one in hand to place",
            key: "placed",
            columns: &["to_give", "to_place"],
            rows: (0, 16),
            usual: 7,
        },
        run: |rules, most, watch| {
            let mut step = |done, steps| watch.step(most, done, steps);
            let classes = quarto::position_classes(rules.rule_set(), most, &mut step);
            for (key, found) in (0..).zip(classes) {
                let values = [found.give, found.place].map(CountValue::Whole).to_vec();
                watch.row(CountRow { key, values, examples: Vec::new() });
            }
        },
    },
    Count {
        kind: CountKind {
            name: "forced",
            help: "running positions up to symmetry, with a piece to give, in which every piece loses; \
                   at_once: to the next placement",
            key: "placed",
            columns: &["to_give", "forced", "at_once"],
            rows: (0, 6),
            usual: 3,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let mut step = |done, steps| watch.step(placed, done, steps);
                let found = quarto::forced_positions(rules, placed, &mut step);
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

/// How many counted positions are shown.
const EXAMPLES: usize = 3;

const BOARDS: &[&str] = &["without_line", "boards", "share"];

fn boards_without_line(rules: &Quarto, placed: u32, watch: &mut dyn CountWatch) -> CountRow {
    let mut step = |done, steps| watch.step(placed, done, steps);
    let boards = quarto::boards_without_line(rules.rule_set(), placed, &mut step);
    let values = vec![
        CountValue::Whole(boards),
        CountValue::Whole(quarto::all_boards(placed)),
        CountValue::Share(quarto::running_share(boards, placed)),
    ];
    CountRow { key: placed, values, examples: Vec::new() }
}
