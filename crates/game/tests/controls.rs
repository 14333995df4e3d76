//! The laws of scenes: a game of columns keeps them with a line for each action, and what breaks them is found.

use damier_game::conformance::{SuiteSize, check};
use damier_game::{
    Actions, Cell, CellKind, Contest, Control, Game, Grid, Notation, Outcomes, Reach, Rng, Scene,
    Seat, Show, Spot, TextError, Turn,
};

const SIDE: usize = 3;

/// A change to the controls of a scene before it is shown.
type Damage = fn(&mut Vec<Control<usize>>);

/// Seats drop stones into columns until all are full: without a winner, but with gravity.
#[derive(Clone)]
struct Drop {
    damage: Damage,
}

/// The stones of each column, from the bottom up.
type Columns = [Vec<Seat>; SIDE];

impl Game for Drop {
    type State = Columns;
    type Action = usize;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn opening(&self, _: &mut Rng) -> Columns {
        Columns::default()
    }

    fn turn(&self, state: &Columns) -> Turn {
        match state.iter().map(Vec::len).sum::<usize>() {
            placed if placed == SIDE * SIDE => Turn::Over,
            placed => Turn::Player(Seat::new(placed % 2)),
        }
    }

    fn legal_actions(&self, state: &Columns) -> Actions<usize> {
        (0..SIDE).filter(|&column| state[column].len() < SIDE).collect()
    }

    fn chance_outcomes(&self, _: &Columns) -> Outcomes<usize> {
        Outcomes::new()
    }

    fn apply(&self, state: &mut Columns, column: usize) {
        let seat = Seat::new(state.iter().map(Vec::len).sum::<usize>() % 2);
        state[column].push(seat);
    }

    fn score(&self, _: &Columns, _: Seat) -> i64 {
        0
    }
}

impl Notation for Drop {
    fn name(&self) -> String {
        "drop".to_string()
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _: &Columns, column: usize, out: &mut String) {
        *out += &(column + 1).to_string();
    }

    fn read_action(&self, _: &Columns, text: &str) -> Result<usize, TextError> {
        let column = text.trim().parse::<usize>().ok().filter(|column| (1..=SIDE).contains(column));
        column.map(|column| column - 1).ok_or_else(|| TextError::new(text, "column", "1 to 3"))
    }

    fn write_state(&self, state: &Columns, out: &mut String) {
        let columns = state.iter().map(|column| {
            column.iter().map(|seat| (seat.index() + 1).to_string()).collect::<String>()
        });
        *out += &columns.collect::<Vec<_>>().join("/");
    }

    fn read_state(&self, text: &str) -> Result<Columns, TextError> {
        let mut state = Columns::default();
        for (column, stones) in state.iter_mut().zip(text.trim().split('/')) {
            let seats = stones.chars().filter_map(|stone| stone.to_digit(3)?.checked_sub(1));
            column.extend(seats.map(|seat| Seat::new(seat as usize)));
        }
        Ok(state)
    }
}

impl Show for Drop {
    fn scene(&self, state: &Columns) -> Scene<usize> {
        let cell = |row: usize, column: usize| match state[column].get(SIDE - 1 - row) {
            Some(&seat) => Cell::new(CellKind::Stone(seat), (seat.index() + 1).to_string()),
            None => Cell::new(CellKind::Empty, "."),
        };
        let drop =
            |&column: &usize| Control::column(column, column).with_keys((column + 1).to_string());
        let mut controls: Vec<_> = self.legal_actions(state).iter().map(drop).collect();
        let prompt = if controls.is_empty() { "" } else { "drop a stone" };
        (self.damage)(&mut controls);
        Scene::new(Grid::new(SIDE, SIDE, cell)).with_task(prompt, controls)
    }
}

fn broken(damage: Damage) -> String {
    let effort = SuiteSize { games: 1, ..SuiteSize::default() };
    check(&Drop { damage }, effort).expect_err("a law is broken").to_string()
}

#[test]
fn a_game_of_columns_needs_a_line_for_its_controls() {
    check(&Drop { damage: |_| () }, SuiteSize::default()).unwrap_or_else(|v| panic!("{v}"));
}

#[test]
fn what_breaks_the_laws_is_found() {
    let cases: [(&str, Damage); 11] = [
        ("every legal action is reached", |all| _ = all.pop()),
        ("by one control only", |all| {
            let again = Control::cell(Spot::new(0, 0), all[0].action);
            all.push(again);
        }),
        ("whether its action is legal", |all| all[0].is_legal = false),
        ("lie on the board", |all| all[0].reach = Reach::Column(SIDE)),
        ("lie on the board", |all| all[0].reach = Reach::Cell(Spot { grid: 1, row: 0, column: 0 })),
        ("told apart", |all| all[0].reach = all[1].reach),
        ("told apart", |all| all[0].reach = Reach::Button),
        ("only choices share", |all| all[0].reach = Reach::Cell(Spot::new(0, 1))),
        ("small letters that are free", |all| all[0].keys = "A".to_string()),
        ("small letters that are free", |all| all[0].keys = "u1".to_string()),
        ("no control's keys begin another's", |all| all[0].keys = format!("{}1", all[1].keys)),
    ];
    for (law, damage) in cases {
        let told = broken(damage);
        assert!(told.contains(law), "{law}: {told}");
    }
}
