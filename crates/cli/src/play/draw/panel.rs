//! The panel beside the board: players, notes, controls and hints.

use super::listed::{self, piece};
use super::view::{TextColumn, shorten, size, wrap};
use crate::play::app::TerminalApp;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use tabletop::{Hint, worth_in_words};
use workbench::{Aside, BoardLook, CandidateText, Seat, Turn};

/// Draws the panel, and says which actions can be pointed at where.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp) -> Vec<(Rect, String)> {
    let scene = app.table.scene();
    let mut column = TextColumn { frame, left: area };
    draw_seats(&mut column, app);
    column.line("");
    for note in &scene.notes {
        match note.aside {
            Aside::Stock(_) => {}
            Aside::Piece(Some(bits)) => column.line(Line::from(vec![
                Span::from(format!("{}: ", note.name)),
                piece(bits, app, Modifier::empty()),
            ])),
            _ => column.text(&note.to_string(), Style::new()),
        }
    }
    column.line("");
    let listed = listed::draw(&mut column, app);
    match app.table.hint() {
        Some(hint) => draw_hint(&mut column, hint),
        None if scene.look == BoardLook::Squares => draw_legend(&mut column),
        None => {}
    }
    listed
}

fn draw_seats(column: &mut TextColumn<'_, '_>, app: &TerminalApp) {
    let turn = app.table.session().turn();
    for (index, player) in app.table.players().iter().enumerate() {
        let is_on_turn = turn == Turn::Player(Seat::new(index));
        let name = player.as_deref().unwrap_or("you");
        let name = if player.is_none() && app.table.players().len() > 1 && !has_player(app) {
            "a person"
        } else {
            name
        };
        let style = if is_on_turn { Modifier::BOLD } else { Modifier::empty() };
        let mark = if is_on_turn { "▶" } else { " " };
        let text = format!("{mark} {}: {name}", Seat::new(index));
        column.line(Line::from(shorten(&text, column.left.width)).style(style));
    }
}

fn has_player(app: &TerminalApp) -> bool {
    app.table.players().iter().any(Option::is_some)
}

/// The sentence, the actions with what they are worth, and the expected line; as far as there is room, the
/// reason below each action: for the best first.
fn draw_hint(column: &mut TextColumn<'_, '_>, hint: &Hint) {
    let who = hint.source.estimator_in_words();
    let who = who.map_or("exact".to_string(), |who| format!("{who} thinks"));
    column.text(&format!("Hint ({who})"), Modifier::BOLD.into());
    let width = usize::from(column.left.width);
    let sentence = wrap(&hint.sentence, width);
    if sentence.len() <= usize::from(column.left.height / 5) {
        column.text(&hint.sentence, Style::new());
    }
    let best = hint.ranked.first();
    let line = best.map_or(String::new(), |best| format!("line: {}", best.line.join(", ")));
    let line = wrap(&line, width);
    let kept = line.len().min(3).min(usize::from(column.left.height / 3));
    let rows = usize::from(column.left.height).saturating_sub(kept);
    let reasons = rows.saturating_sub(hint.ranked.len()).max(usize::from(rows > 2));
    let widest = hint.ranked.iter().map(|one| one.action.chars().count()).max().unwrap_or(0);
    let end = column.left.bottom().saturating_sub(size(kept));
    for (index, candidate) in hint.ranked.iter().enumerate() {
        let value = value(candidate, &hint.unit);
        let text = format!("{:<widest$}  {value}", candidate.action);
        if column.left.y < end {
            column.line(shorten(&text, column.left.width));
        }
        if index < reasons && column.left.y < end && !candidate.reason.is_empty() {
            let reason = shorten(&format!("  {}", candidate.reason), column.left.width);
            column.line(Line::from(reason).style(Modifier::DIM));
        }
    }
    for text in line.into_iter().take(kept) {
        column.line(Line::from(text).style(Modifier::DIM));
    }
}

/// The value of an action, in few words.
fn value(candidate: &CandidateText, unit: &str) -> String {
    let worth = match candidate.worth {
        workbench::Worth { verdict: None, score: Some(score), .. } => format!("{score:.1}"),
        known => worth_in_words(&known, unit),
    };
    let goal = |fail: f64| fail > 0.005 && fail < 0.995;
    let chance = candidate.prospects.iter().find(|prospect| goal(prospect.fail));
    match chance {
        Some(prospect) => {
            format!("{worth} {}:{:.0}%", prospect.goal, 100.0 * (1.0 - prospect.fail))
        }
        None => worth,
    }
}

fn draw_legend(column: &mut TextColumn<'_, '_>) {
    let lines = ["W w white   B b black", "capital, two rows: tall", "█ solid   blank: hollow"];
    for line in lines.into_iter().chain(["[ ] square   ( ) round"]) {
        column.line(Line::from(line).style(Modifier::DIM));
    }
}
