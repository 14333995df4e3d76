//! The last two lines of the screen: a message or a question, and the keys.

use super::overlay;
use super::view::{INDENT, shorten};
use crate::commands::play::app::{Mode, TerminalApp};
use crate::commands::play::play_mode::PlayMode;
use crate::text::screen as text;
use damier_i18n::{Lang, Phrase};
use damier_reports::lines::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// Keys in the last line. If there is no room for all, the keys before the last one are left out first.
const KEYS: [Phrase; 7] = [
    text::foot_help(),
    text::foot_undo(),
    text::foot_redo(),
    text::foot_hint(),
    text::foot_files(),
    text::foot_new(),
    text::foot_quit(),
];

/// Keys of a game without persons.
const WATCHED_KEYS: [Phrase; 8] = [
    text::foot_help(),
    text::foot_undo(),
    text::foot_redo(),
    text::foot_hint(),
    text::foot_pause(),
    text::foot_files(),
    text::foot_new(),
    text::foot_quit(),
];

/// Keys of a puzzle and of a review.
const PUZZLE_KEYS: [Phrase; 6] = [
    text::foot_help(),
    text::foot_hint(),
    text::foot_solution(),
    text::foot_again(),
    text::foot_next(),
    text::foot_quit(),
];
const REVIEW_KEYS: [Phrase; 5] = [
    text::foot_help(),
    text::foot_walk(),
    text::foot_mistakes(),
    text::foot_ends(),
    text::foot_quit(),
];

/// Draws both lines. A message that is too long for one line also takes the line of the keys.
pub(super) fn draw(frame: &mut Frame<'_>, [status, keys]: [Rect; 2], app: &TerminalApp) {
    let width = usize::from(status.width);
    let text = match &app.mode {
        Mode::Confirm(risk) => overlay::question(*risk).say(app.lang),
        Mode::File(purpose, name) => overlay::prompt(*purpose, name, status.width, app.lang),
        Mode::Play | Mode::Help(_) => {
            app.status.clone().unwrap_or_else(|| app.prompt()).say(app.lang)
        }
    };
    let lines = wrap(&text, width, "");
    let draw = |frame: &mut Frame<'_>, text: &str, area: Rect| {
        frame.render_widget(Line::from(text).style(Modifier::BOLD), area);
    };
    match lines.split_first() {
        Some((first, [])) => {
            draw(frame, &shorten(first, status.width), status);
            let text = keys_within(&keys_of(app), width, app.lang);
            frame.render_widget(Line::from(text).style(app.paint.faint()), keys);
        }
        Some((first, rest)) => {
            draw(frame, &shorten(first, status.width), status);
            draw(frame, &shorten(&format!("{INDENT}{}", rest.join(" ")), keys.width), keys);
        }
        None => {}
    }
}

fn keys_of(app: &TerminalApp) -> Vec<Phrase> {
    match app.play_mode {
        PlayMode::Game if app.table.is_watched() => WATCHED_KEYS.to_vec(),
        PlayMode::Game => KEYS.to_vec(),
        PlayMode::Puzzle(_) => PUZZLE_KEYS.to_vec(),
        PlayMode::Review(_) => REVIEW_KEYS.to_vec(),
    }
}

/// Returns as many keys as fit. The last key stays, and the keys before it are left out from the right.
fn keys_within(keys: &[Phrase], width: usize, lang: Lang) -> String {
    let mut keys: Vec<String> = keys.iter().map(|key| key.say(lang)).collect();
    while keys.len() > 2 && keys.join("  ").chars().count() > width {
        keys.remove(keys.len() - 2);
    }
    keys.join("  ")
}
