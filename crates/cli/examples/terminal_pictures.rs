//! Draws the terminal's board as pictures for the README, from a real pseudo-terminal:
//! `cargo run -p damier-cli --example terminal_pictures -- PROGRAM FOLDER`, with a program that is already built.
#![cfg(unix)]

#[path = "../tests/screen/terminal.rs"]
#[expect(dead_code, reason = "tests do more with a terminal than pictures do")]
mod terminal;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use terminal::Terminal;

/// The size of a letter in the picture, in points.
const LETTER: [f32; 2] = [8.4, 17.0];

/// Scenes: the name, the arguments of `damier play`, the keys pressed, and the text to wait for.
const SCENES: [(&str, &[&str], &str, &str); 3] = [
    (
        "terminal-2048",
        &["2048", "--seed", "5"],
        "\x1b[D\x1b[B\x1b[D\x1b[B\x1b[D\x1b[B\x1b[C\x1b[DH",
        "Hint",
    ),
    ("terminal-quarto", &["quarto", "--seed", "1"], "7b25a12c38H", "Hint"),
    ("terminal-filler", &["filler:10x14", "--seed", "4"], "aebdcH", "Hint"),
];

fn main() {
    let mut arguments = std::env::args().skip(1).map(PathBuf::from);
    let (program, folder) = arguments.next().zip(arguments.next()).expect("PROGRAM and FOLDER");
    let program = program.canonicalize().expect("PROGRAM is there");
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    for (name, play, keys, awaited) in SCENES {
        let mut terminal = Terminal::play(&program, play, &[("COLORTERM", "truecolor")]);
        terminal.until("? help");
        terminal.press(keys);
        terminal.until(awaited);
        save(&folder.join(format!("{name}.svg")), terminal.screen.screen());
        terminal.press("qy");
    }
}

fn save(path: &Path, screen: &vt100::Screen) {
    std::fs::write(path, picture(screen)).expect("the picture is written");
}

/// The screen as an SVG: a rectangle behind every letter that has a colour, then the letter.
fn picture(screen: &vt100::Screen) -> String {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let [wide, high] = LETTER;
    let size = [f32::from(columns) * wide + 16.0, f32::from(rows) * high + 16.0];
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0} {:.0}\" font-family=\"monospace\" \
         font-size=\"14\" shape-rendering=\"crispEdges\">\n<rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"#16181d\"/>\n",
        size[0], size[1]
    );
    for row in 0..rows {
        for column in 0..columns {
            if let Some(cell) = screen.cell(row, column) {
                draw(
                    &mut text,
                    cell,
                    [8.0 + f32::from(column) * wide, 8.0 + f32::from(row) * high],
                );
            }
        }
    }
    text + "</svg>\n"
}

fn draw(text: &mut String, cell: &vt100::Cell, [x, y]: [f32; 2]) {
    let (mut ink, mut paper) = (cell.fgcolor(), cell.bgcolor());
    if cell.inverse() {
        std::mem::swap(&mut ink, &mut paper);
    }
    let [wide, high] = LETTER;
    if paper != vt100::Color::Default || cell.inverse() {
        let fill = colour(paper, "#d8dbe0");
        let _ = writeln!(
            text,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{fill}\"/>",
            wide + 0.3,
            high + 0.3
        );
    }
    let letter = cell.contents();
    if letter.trim().is_empty() {
        return;
    }
    let letter = letter.replace('&', "&amp;").replace('<', "&lt;");
    let fill = colour(ink, if cell.inverse() { "#16181d" } else { "#d8dbe0" });
    let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
    let _ = writeln!(
        text,
        "<text x=\"{x:.1}\" y=\"{:.1}\" textLength=\"{wide:.1}\" fill=\"{fill}\"{weight}>{letter}</text>",
        y + high * 0.75
    );
}

/// Returns a colour of the screen; those of a terminal's own palette as xterm has them.
fn colour(colour: vt100::Color, usual: &str) -> String {
    match colour {
        vt100::Color::Default => usual.to_string(),
        vt100::Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        vt100::Color::Idx(index) => indexed(index),
    }
}

/// Of the 256 colours: 16 of the palette, a cube of 6x6x6, and 24 greys.
fn indexed(index: u8) -> String {
    const PALETTE: [&str; 16] = [
        "#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5",
        "#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff",
    ];
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    match index {
        0..=15 => PALETTE[usize::from(index)].to_string(),
        16..=231 => {
            let cube = index - 16;
            format!("#{:02x}{:02x}{:02x}", level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
        232..=255 => {
            let grey = 8 + 10 * (index - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
    }
}
