//! Things shown over the board or below it for a while: help, questions, a line to type.

use super::view::{centre, size};
use crate::play::app::{Purpose, Risk, TerminalApp};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use workbench::{BoardLook, Reach, Scene};

const ALWAYS: &[&str] = &[
    "u          undo          U, Ctrl-R  redo",
    "H          hint          Esc        stop thinking",
    "space, p   pause, go on  + -        pace of players",
    "S          save          L          load",
    "n          new game      R          resign",
    "q          quit          Ctrl-C     quit at once",
];

const PUSHES: &[&str] = &[
    "arrows, hjkl, WASD   slide all tiles; where there are several",
    "                     grids, WASD slides from grid to grid",
];

const CHOICES: &[&str] = &[
    "arrows or the mouse choose a cell, a key what comes there",
    "(Enter and a second click: the first of the choices)",
];

const SWATCHES: &[&str] = &[
    "a letter, or a click on a cell or colour, calls it: your",
    "zone takes every cell of it that touches the zone",
    "arrows and Enter do so too",
];

const REGIONS: &[&str] = &["v shows a board that is too large in parts, or whole"];

const STOCK: &[&str] = &["give a piece by its digit, a click, or arrows and Enter"];

const CELLS: &[&str] = &["place by letter and digit (B4), a click, or arrows and Enter"];

const COLUMNS: &[&str] = &["a column by its key, a click on it, or arrows and Enter"];

const TRAITS: &[&str] = &[
    "W w white, B b black; capital and two rows: tall;",
    "█ solid, blank hollow; [ ] square, ( ) round",
];

/// The keys of what can be done at a board.
fn own(scene: &Scene) -> Vec<&'static str> {
    let mut lines: Vec<&str> = Vec::new();
    for control in &scene.controls {
        let some = match control.reach {
            Reach::Push(_) | Reach::PushAcross(_) => PUSHES,
            Reach::Choice(_) => CHOICES,
            Reach::Swatch(_) => SWATCHES,
            Reach::Piece(_) => STOCK,
            Reach::Cell(_) => CELLS,
            Reach::Column(_) => COLUMNS,
            Reach::Button => &[],
        };
        if some.iter().all(|line| !lines.contains(line)) {
            lines.extend(some);
        }
    }
    lines.extend(match scene.look {
        BoardLook::Tiles => &[],
        BoardLook::Regions => REGIONS,
        BoardLook::Squares => TRAITS,
    });
    lines
}

pub(super) fn help(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp) {
    let own = own(app.table.scene());
    let gap: &[&str] = if own.is_empty() { &[] } else { &[""] };
    let lines: Vec<Line<'_>> =
        own.iter().chain(gap).chain(ALWAYS).map(|&text| Line::from(text)).collect();
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let place = centre(area, size(width) + 4, size(lines.len()) + 2);
    let block = Block::bordered().title(" Keys (any key closes this) ");
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}

/// The question before a game may be lost.
pub(super) fn question(risk: Risk) -> &'static str {
    match risk {
        Risk::Resign => "Give the game up? y or n",
        Risk::Quit => "The game is not saved. Quit? y or n",
        Risk::New => "The game is not saved. Begin a new one? y or n",
        Risk::Replace => "This file is there already. Replace it? y or n",
        Risk::Load => "The game is not saved. Load another one? y or n",
    }
}

/// The line in which a file is named: its end, if it has no room.
pub(super) fn prompt(purpose: Purpose, name: &str, width: u16) -> String {
    let what = match purpose {
        Purpose::Save => "Save to: ",
        Purpose::Load => "Load from: ",
    };
    let room = usize::from(width).saturating_sub(what.len() + 1);
    let skipped = name.chars().count().saturating_sub(room);
    let shown: String = name.chars().skip(skipped).collect();
    format!("{what}{shown}█")
}
