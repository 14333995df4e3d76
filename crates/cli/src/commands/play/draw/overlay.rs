//! Overlays: help, questions, and a line to type in.

use super::view::{centre, size};
use crate::commands::play::app::{FilePurpose, RiskyAct, TerminalApp};
use crate::commands::play::play_mode::PlayMode;
use crate::text::{keys, screen as text};
use damier_catalog::{BoardLook, Reach, Scene};
use damier_i18n::{Lang, Phrase};
use damier_reports::lines::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

const ALWAYS: &[Phrase] = &[
    keys::undo(),
    keys::walk(),
    keys::hint(),
    keys::pause(),
    keys::save(),
    keys::new(),
    keys::quit(),
];

/// Meaning of the keys in a puzzle and in a review.
const IN_PUZZLE: &[Phrase] = &[keys::puzzle_keys(), keys::puzzle_again(), keys::quit()];
const IN_REVIEW: &[Phrase] = &[keys::review_keys(), keys::review_mistakes(), keys::quit()];

const PUSHES: &[Phrase] = &[keys::pushes(), keys::pushes_grids()];

const CHOICES: &[Phrase] = &[keys::choices(), keys::choices_first()];

const SWATCHES: &[Phrase] = &[keys::swatches(), keys::swatches_zone(), keys::swatches_arrows()];

const REGIONS: &[Phrase] = &[keys::regions()];

const STOCK: &[Phrase] = &[keys::stock()];

const CELLS: &[Phrase] = &[keys::cells()];

const COLUMNS: &[Phrase] = &[keys::columns()];

const TRAITS: &[Phrase] = &[keys::traits(), keys::traits_shapes()];

/// Returns the keys for the actions on a board.
fn own(scene: &Scene) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = Vec::new();
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

/// Returns the help for a board: the rules in a sentence, then the keys.
pub(super) fn help_lines(app: &TerminalApp) -> Vec<Phrase> {
    let (own, always) = match app.play_mode {
        PlayMode::Game => (own(app.table.scene()), ALWAYS),
        PlayMode::Puzzle(_) => (own(app.table.scene()), IN_PUZZLE),
        PlayMode::Review(_) => (Vec::new(), IN_REVIEW),
    };
    let rules = app.table.game().info().invitation;
    let gap: &[Phrase] = if own.is_empty() { &[] } else { &[Phrase::verbatim("")] };
    std::iter::once(&rules).chain(&own).chain(gap).chain(always).copied().collect()
}

pub(super) fn help(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp) {
    let all = help_lines(app);
    let room = usize::from(area.width.saturating_sub(4));
    let lines: Vec<Line<'_>> =
        all.iter().flat_map(|text| wrap(&text.say(app.lang), room, "")).map(Line::from).collect();
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let place = centre(area, size(width) + 4, size(lines.len()) + 2);
    let block = Block::bordered().title(format!(" {} ", text::help_title().say(app.lang)));
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}

/// Returns the question to ask before a game may be lost.
pub(super) fn question(risk: RiskyAct) -> Phrase {
    match risk {
        RiskyAct::Resign => text::resign_question(),
        RiskyAct::Quit => text::quit_question(),
        RiskyAct::New => text::new_question(),
        RiskyAct::Replace => text::replace_question(),
        RiskyAct::Load => text::load_question(),
    }
}

/// Returns the line for typing a file name. A name that does not fit is shown from its end.
pub(super) fn prompt(purpose: FilePurpose, name: &str, width: u16, lang: Lang) -> String {
    let what = match purpose {
        FilePurpose::Save => text::save_to(),
        FilePurpose::Load => text::load_from(),
    };
    let what = what.say(lang);
    let room = usize::from(width).saturating_sub(what.chars().count() + 2);
    let skipped = name.chars().count().saturating_sub(room);
    let shown: String = name.chars().skip(skipped).collect();
    format!("{what} {shown}█")
}
