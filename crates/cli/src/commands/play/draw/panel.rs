//! The panel next to the board: players, notes, controls and hints.

use super::arrangement::Arrangement;
use super::listed::{self, piece};
use super::view::{INDENT, TextColumn, shorten, size};
use crate::board::note_in_words;
use crate::commands::play::app::TerminalApp;
use crate::text::{keys, screen as text};
use damier_catalog::{Aside, BoardLook, CandidateText, SceneNote, Seat, Turn};
use damier_i18n::{Lang, Message, Number};
use damier_play::{Hint, SeatName, worth_in_words};
use damier_reports::lines::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// Draws the panel, and returns the places in it that can be clicked.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    places: Arrangement,
    app: &TerminalApp,
) -> Vec<(Rect, String)> {
    let scene = app.table.scene();
    let mut column = TextColumn { frame, left: places.panel, is_tight: places.is_tight };
    if let Some(told) = app.panel_text() {
        return draw_panel_text(&mut column, &told, app);
    }
    // If there are few lines, a hint takes them all. Only pieces stay visible, because the hint names them by digits.
    if let Some(hint) = app.table.hint().filter(|_| places.is_tight) {
        let has_pieces = scene.look == BoardLook::Squares;
        let listed = if has_pieces { listed::draw(&mut column, app) } else { Vec::new() };
        draw_hint(&mut column, hint, app);
        return listed;
    }
    draw_seats(&mut column, app);
    column.gap();
    draw_notes(&mut column, app);
    column.gap();
    let listed = listed::draw(&mut column, app);
    column.gap();
    column.text(&app.table.game().changes().say(app.lang), Style::new());
    match app.table.hint() {
        Some(hint) => draw_hint(&mut column, hint, app),
        None if scene.look == BoardLook::Squares => draw_legend(&mut column, app),
        None => {}
    }
    listed
}

/// Draws notes that are not in lists, and the best score.
fn draw_notes(column: &mut TextColumn<'_, '_>, app: &TerminalApp) {
    let names = app.names();
    for note in &app.table.scene().notes {
        match note.aside {
            Aside::Stock(_) => {}
            Aside::Piece(Some(bits)) => {
                let name =
                    Span::from(format!("{} ", text::note_name(note.name.clone()).say(app.lang)));
                column
                    .line([name].into_iter().chain(piece(bits, app, false)).collect::<Line<'_>>());
            }
            _ => {
                let named = SceneNote { name: names.of_note(note), ..note.clone() };
                column.text(&note_in_words(&named).say(app.lang), Style::new());
            }
        }
    }
    if let Some(best) = app.best_score() {
        column
            .text(&text::best_score(Number::ungrouped(best as f64, 0)).say(app.lang), Style::new());
    }
}

/// Draws the text of a puzzle or a review, then the board's notes and controls.
fn draw_panel_text(
    column: &mut TextColumn<'_, '_>,
    told: &[Message],
    app: &TerminalApp,
) -> Vec<(Rect, String)> {
    let is_puzzle = app.play_mode.puzzle().is_some();
    for (index, message) in told.iter().enumerate() {
        let style = if index == 0 { Modifier::BOLD.into() } else { Style::new() };
        column.text(&message.say(app.lang), style);
        column.gap();
    }
    draw_notes(column, app);
    column.gap();
    if is_puzzle { listed::draw(column, app) } else { Vec::new() }
}

/// Returns the lines of the panel without empty lines and without a hint.
pub(super) fn count_lines(app: &TerminalApp) -> u16 {
    // A sentence takes about two lines.
    let told = app.panel_text().map_or(0, |told| 2 * told.len());
    let notes = app.table.scene().notes.iter();
    let notes = notes.filter(|note| !matches!(note.aside, Aside::Stock(_)));
    let best = usize::from(app.best_score().is_some());
    size(told + shown_seats(app) + notes.count() + best) + listed::count_lines(app)
}

/// Returns how many seats the panel names: all, but not that of a person who plays alone.
fn shown_seats(app: &TerminalApp) -> usize {
    match app.table.players() {
        [None] => 0,
        players => players.len(),
    }
}

/// Draws who takes which seat. The number tells which zone is whose.
fn draw_seats(column: &mut TextColumn<'_, '_>, app: &TerminalApp) {
    let (turn, names) = (app.table.session().turn(), app.names());
    let seats = shown_seats(app);
    for seat in (0..seats).map(Seat::new) {
        let is_on_turn = turn == Turn::Player(seat);
        let name = match names.get(seat) {
            SeatName::Numbered(seat) => seat.into(),
            name if seats == 1 => name.message(),
            name => text::seat_of(name.message(), seat),
        };
        let style = if is_on_turn { Modifier::BOLD } else { Modifier::empty() };
        let mark = if is_on_turn { "▶" } else { " " };
        let text = format!("{mark} {}", name.say(app.lang));
        column.line(Line::from(shorten(&text, column.left.width)).style(style));
    }
}

/// Draws the sentence, the actions with their values, and the expected line. Where there is room, a reason follows each
/// action, for the best first.
fn draw_hint(column: &mut TextColumn<'_, '_>, hint: &Hint, app: &TerminalApp) {
    let (lang, faint) = (app.lang, app.paint.faint());
    let who = hint.source.estimator_in_words();
    let head = who.map_or_else(|| text::hint_exact().into(), text::hint_of);
    column.text(&head.say(lang), Modifier::BOLD.into());
    let width = usize::from(column.left.width);
    let sentence = hint.sentence.say(lang);
    if wrap(&sentence, width, INDENT).len() <= usize::from(column.left.height / 5) {
        column.text(&sentence, Style::new());
    }
    let best = hint.ranked.first();
    let line = best.map_or(String::new(), |best| text::line(best.line.join(", ")).say(lang));
    let line = wrap(&line, width, INDENT);
    let kept = line.len().min(3).min(usize::from(column.left.height / 3));
    let rows = usize::from(column.left.height).saturating_sub(kept);
    let mut spare = rows.saturating_sub(hint.ranked.len());
    let widest = hint.ranked.iter().map(|one| one.action.chars().count()).max().unwrap_or(0);
    let end = column.left.bottom().saturating_sub(size(kept));
    for (index, candidate) in hint.ranked.iter().enumerate() {
        let value = value(candidate, &hint.unit, lang);
        let text = format!("{:<widest$}  {value}", candidate.action);
        if column.left.y < end {
            column.text(&text, Style::new());
        }
        let reason = wrap(&candidate.reason.say(lang), width.saturating_sub(INDENT.len()), "");
        // The reason of the best action is always shown, even if others then do not fit.
        let has_room = reason.len() <= spare || index == 0 && reason.len() < rows;
        if candidate.reason.is_empty() || !has_room {
            continue;
        }
        spare = spare.saturating_sub(reason.len());
        for text in reason.into_iter().take(usize::from(end.saturating_sub(column.left.y))) {
            column.line(Line::from(format!("{INDENT}{text}")).style(faint));
        }
    }
    for text in line.into_iter().take(kept) {
        column.line(Line::from(text).style(faint));
    }
}

/// Returns the value of an action in few words.
fn value(candidate: &CandidateText, unit: &str, lang: Lang) -> String {
    let worth = match candidate.worth {
        damier_catalog::Worth { verdict: None, score: Some(score), .. } => {
            Number::fixed(score, u8::from(score.abs() < 100.0)).say(lang)
        }
        known => worth_in_words(&known, unit).say(lang),
    };
    let goal = |fail: f64| fail > 0.005 && fail < 0.995;
    let chance = candidate.prospects.iter().find(|prospect| goal(prospect.fail));
    match chance {
        Some(prospect) => {
            let percent = Number::ungrouped(100.0 * (1.0 - prospect.fail), 0);
            text::worth_and_goal(worth, &prospect.goal, percent).say(lang)
        }
        None => worth,
    }
}

fn draw_legend(column: &mut TextColumn<'_, '_>, app: &TerminalApp) {
    let (lang, faint) = (app.lang, app.paint.faint());
    let lines =
        [keys::legend_colours(), keys::legend_tall(), keys::legend_solid(), keys::legend_shapes()];
    for line in lines {
        let text = line.say(lang);
        // If it fits, its columns stay aligned.
        if text.chars().count() <= usize::from(column.left.width) {
            column.line(Line::from(text).style(faint));
        } else {
            column.text(&text, faint);
        }
    }
}
