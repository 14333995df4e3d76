//! A test game that no front end knows: stones are dropped into columns, by key, cursor and click.

use super::tests::{app_of, click_cell, key, text, type_keys};
use damier_catalog::{
    Advice, AnalysisText, AnyAnalyst, Cell, CellKind, Control, Effort, Grid, Limits, Motion, Ply,
    SavedGame, Scene, Seat, Session, TextError, Turn,
};
use damier_i18n::Message;
use ratatui::crossterm::event::{KeyCode, MouseButton};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const SIDE: usize = 4;

/// The columns in which stones were dropped, in their order.
#[derive(Default)]
struct Columns {
    dropped: Vec<usize>,
}

impl Columns {
    fn height(&self, column: usize) -> usize {
        self.dropped.iter().filter(|&&one| one == column).count()
    }

    fn cell(&self, row: usize, column: usize) -> Cell {
        let mut here = self.dropped.iter().enumerate().filter(|(_, one)| **one == column);
        match here.nth(SIDE - 1 - row) {
            Some((ply, _)) => Cell::new(CellKind::Stone(Seat::new(ply % 2)), ["x", "o"][ply % 2]),
            None => Cell::new(CellKind::Empty, "."),
        }
    }
}

impl Session for Columns {
    fn game(&self) -> String {
        "columns".to_string()
    }

    fn turn(&self) -> Turn {
        Turn::Player(Seat::new(self.dropped.len() % 2))
    }

    fn state(&self) -> String {
        format!("{:?}", self.dropped)
    }

    fn scene(&self) -> Scene {
        let drop = |column: usize| {
            let control = Control::column(column, format!("drop {column}"));
            control.with_keys(column.to_string()).only_if(self.height(column) < SIDE)
        };
        let grid = Grid::new(SIDE, SIDE, |row, column| self.cell(row, column));
        Scene::new(grid).with_task("drop a stone", (0..SIDE).map(drop))
    }

    fn scores(&self) -> Vec<i64> {
        vec![0, 0]
    }

    fn legal(&self) -> Vec<String> {
        self.scene().legal().map(|control| control.action.clone()).collect()
    }

    fn outcomes(&self) -> Vec<(String, f64)> {
        Vec::new()
    }

    fn remark(&self, _: &str) -> Message {
        Message::default()
    }

    fn standing(&self) -> Message {
        Message::default()
    }

    fn reached(&self) -> i64 {
        0
    }

    fn plies(&self) -> usize {
        self.dropped.len()
    }

    fn last_action(&self) -> Option<String> {
        self.dropped.last().map(|column| format!("drop {column}"))
    }

    fn ply(&self, ply: usize) -> Option<Ply> {
        let turn = Turn::Player(Seat::new(ply % 2));
        let action = format!("drop {}", self.dropped.get(ply)?);
        Some(Ply { turn, action })
    }

    fn motions(&self, _: usize) -> Vec<Motion> {
        Vec::new()
    }

    fn resigned(&self) -> Option<Seat> {
        None
    }

    fn act(&mut self, text: &str) -> Result<(), TextError> {
        let legal = self.legal();
        if !legal.iter().any(|action| action == text) {
            return Err(TextError::new(text, "action", legal.join(", ")));
        }
        self.dropped.push(text[5..].parse().expect("a column"));
        Ok(())
    }

    fn roll(&mut self) -> bool {
        false
    }

    fn resign(&mut self) -> bool {
        false
    }

    fn undo(&mut self) -> bool {
        self.dropped.pop().is_some()
    }

    fn advise_until(
        &self,
        _: &str,
        _: Limits,
        _: u64,
        _: Option<Arc<AtomicBool>>,
    ) -> Result<Advice, TextError> {
        Err(TextError::new("advice", "columns", "nothing"))
    }

    fn analyse(
        &self,
        _: &mut dyn AnyAnalyst,
        _: &Effort<'_>,
    ) -> Result<Option<AnalysisText>, TextError> {
        Ok(None)
    }

    fn saved(&self, _: Vec<String>) -> SavedGame {
        unreachable!("nothing is saved here")
    }
}

#[test]
fn a_game_that_no_door_knows_is_typed_pointed_at_and_clicked() {
    let mut app = app_of("quarto", Box::new(Columns::default()));
    let shown = text(&mut app, 80, 24);
    assert!(shown.contains("drop a stone: 0 to 3, or arrows and Enter"), "{shown}");
    type_keys(&mut app, "2");
    key(&mut app, KeyCode::Left);
    key(&mut app, KeyCode::Enter);
    click_cell(&mut app, 0, 3, MouseButton::Left);
    assert_eq!(app.table.session().state(), "[2, 0, 3]");
    for _ in 0..4 {
        click_cell(&mut app, 3, 3, MouseButton::Left);
    }
    assert_eq!(app.table.session().state(), "[2, 0, 3, 3, 3, 3]", "a full column takes no more");
    type_keys(&mut app, "3");
    assert!(text(&mut app, 80, 24).contains("expected"), "the rules say what is expected");
    type_keys(&mut app, "u?");
    assert_eq!(app.table.session().plies(), 5);
    assert!(text(&mut app, 80, 24).contains("a column by its key"));
}
