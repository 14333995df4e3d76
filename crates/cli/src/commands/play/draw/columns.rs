//! A test game that no front end knows: stones are dropped into columns, by key, cursor and click.

use super::tests::{app_of, click_cell, key, text, type_keys};
use damier_catalog::{
    AnyGame, Cell, CellKind, Contest, Control, GameInfo, Grid, Offer, Rng, Scene, Seat, TextError,
    Turn,
};
use damier_game::{Actions, Game, Notation, Outcomes, Show};
use ratatui::crossterm::event::{KeyCode, MouseButton};
use std::sync::Arc;

const SIDE: usize = 4;

#[derive(Clone)]
struct Columns;

/// The columns in which stones were dropped, in their order.
type Dropped = Vec<usize>;

fn height(dropped: &Dropped, column: usize) -> usize {
    dropped.iter().filter(|&&one| one == column).count()
}

fn cell(dropped: &Dropped, row: usize, column: usize) -> Cell {
    let mut here = dropped.iter().enumerate().filter(|(_, one)| **one == column);
    match here.nth(SIDE - 1 - row) {
        Some((ply, _)) => Cell::new(CellKind::Stone(Seat::new(ply % 2)), ["x", "o"][ply % 2]),
        None => Cell::new(CellKind::Empty, "."),
    }
}

impl Game for Columns {
    type State = Dropped;
    type Action = usize;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn opening(&self, _: &mut Rng) -> Dropped {
        Dropped::new()
    }

    fn turn(&self, dropped: &Dropped) -> Turn {
        Turn::Player(Seat::new(dropped.len() % 2))
    }

    fn legal_actions(&self, dropped: &Dropped) -> Actions<usize> {
        (0..SIDE).filter(|&column| height(dropped, column) < SIDE).collect()
    }

    fn chance_outcomes(&self, _: &Dropped) -> Outcomes<usize> {
        Outcomes::new()
    }

    fn apply(&self, dropped: &mut Dropped, column: usize) {
        dropped.push(column);
    }

    fn score(&self, _: &Dropped, _: Seat) -> i64 {
        0
    }
}

impl Notation for Columns {
    fn name(&self) -> String {
        "columns".to_string()
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _: &Dropped, column: usize, out: &mut String) {
        *out += &format!("drop {column}");
    }

    fn read_action(&self, _: &Dropped, text: &str) -> Result<usize, TextError> {
        let column = text.strip_prefix("drop ").and_then(|column| column.parse().ok());
        column.ok_or_else(|| TextError::new(text, "action", "drop and a column"))
    }

    fn write_state(&self, dropped: &Dropped, out: &mut String) {
        *out += &format!("{dropped:?}");
    }

    fn read_state(&self, text: &str) -> Result<Dropped, TextError> {
        Err(TextError::new(text, "state", "nothing"))
    }
}

impl Show for Columns {
    fn scene(&self, dropped: &Dropped) -> Scene<usize> {
        let drop = |column: usize| {
            let control = Control::column(column, column);
            control.with_keys(column.to_string()).only_if(height(dropped, column) < SIDE)
        };
        let grid = Grid::new(SIDE, SIDE, |row, column| cell(dropped, row, column));
        Scene::new(grid).with_task("drop a stone", (0..SIDE).map(drop))
    }
}

#[test]
fn an_unknown_game_is_played_by_key_cursor_and_click() {
    static INFO: GameInfo = GameInfo::new("columns");
    let columns = Arc::new(Offer::new(&INFO, Columns, Vec::new()));
    let mut app = app_of("quarto", columns.session(3));
    let shown = text(&mut app, 80, 24);
    assert!(shown.contains("drop a stone: 0 to 3, or arrows and Enter"), "{shown}");
    type_keys(&mut app, "2");
    key(&mut app, KeyCode::Left);
    key(&mut app, KeyCode::Enter);
    click_cell(&mut app, 0, 3, MouseButton::Left);
    assert_eq!(app.table.session().state().text(), "[2, 0, 3]");
    for _ in 0..4 {
        click_cell(&mut app, 3, 3, MouseButton::Left);
    }
    assert_eq!(
        app.table.session().state().text(),
        "[2, 0, 3, 3, 3, 3]",
        "a full column takes no more"
    );
    type_keys(&mut app, "3");
    assert!(text(&mut app, 80, 24).contains("expected"), "the rules say what is expected");
    type_keys(&mut app, "u?");
    assert_eq!(app.table.session().plies(), 5);
    assert!(text(&mut app, 80, 24).contains("a column by its key"));
}
