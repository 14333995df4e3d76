//! What comes over the board or below it for a while: help, questions, a line to type.

use super::{Kind, centred, size};
use crate::play::app::{App, Purpose, Risk};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

const ALWAYS: &[&str] = &[
    "u          undo          U, Ctrl-R  redo",
    "H          hint          Esc        stop thinking",
    "space, p   pause, go on  + -        pace of players",
    "S          save          L          load",
    "n          new game      R          resign",
    "q          quit          Ctrl-C     quit at once",
];

const PUSHES: &[&str] = &[
    "arrows, hjkl, WASD   slide all tiles; in 4d WASD slides",
    "                     from grid to grid",
    "as the second seat: arrows or the mouse choose a cell,",
    "2 or 4 places the tile (Enter and a second click: 2)",
];

const CALLS: &[&str] = &[
    "a letter, or a click on a cell or colour, calls it: your",
    "zone takes every cell of it that touches the zone",
    "arrows and Enter do so too; x swaps where that is open",
    "v shows a board that is too large in parts, or whole",
];

const PIECES: &[&str] = &[
    "give a piece by its digit, a click, or arrows and Enter;",
    "place it by letter and digit (B4), a click, or arrows",
    "and Enter",
    "W w white, B b black; capital and two rows: tall;",
    "█ solid, blank hollow; [ ] square, ( ) round",
];

pub(super) fn help(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let own = match Kind::of(app) {
        Kind::Tiles => PUSHES,
        Kind::Calls => CALLS,
        Kind::Pieces => PIECES,
    };
    let lines: Vec<Line<'_>> =
        own.iter().chain(&[""]).chain(ALWAYS).map(|&text| Line::from(text)).collect();
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let place = centred(area, size(width) + 4, size(lines.len()) + 2);
    let block = Block::bordered().title(" Keys (any key closes this) ");
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}

/// What is asked before a game may be lost.
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
