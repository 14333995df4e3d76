//! Keys and actions in a puzzle or a review.

use super::app::{ExitWay, TerminalApp};
use super::play_mode::PlayMode;
use super::puzzle_view::PuzzleView;
use crate::text::screen as text;
use damier_catalog::Reach;
use damier_i18n::Message;
use ratatui::crossterm::event::KeyCode;

impl TerminalApp {
    /// Returns the text of the panel in a puzzle or a review; `None` in a game.
    pub(super) fn panel_text(&self) -> Option<Vec<Message>> {
        match &self.play_mode {
            PlayMode::Game => None,
            PlayMode::Puzzle(puzzle_view) => Some(puzzle_view.panel_text()),
            PlayMode::Review(walk) => Some(walk.panel_text(self.table.session().plies())),
        }
    }

    /// Takes an action as the answer to the puzzle. Returns true if there is a puzzle, false in any other mode.
    pub(super) fn answer(&mut self, action: &str) -> bool {
        let Some(puzzle_view) = self.play_mode.puzzle_mut() else { return false };
        let answered = puzzle_view.answer(&mut self.table, action);
        self.status = answered.err().map(Message::from);
        self.record_puzzle();
        true
    }

    /// Saves how the puzzle goes. If this fails, says why.
    fn record_puzzle(&mut self) {
        let recorded = self.play_mode.puzzle_mut().map(PuzzleView::record);
        if let Some(Err(trouble)) = recorded {
            self.status = Some(trouble);
        }
    }

    /// Handles a key in a puzzle. Returns true if it was handled, and false outside a puzzle or if the key means the
    /// same as in a game.
    pub(super) fn press_in_puzzle(&mut self, key: KeyCode) -> bool {
        let Some(puzzle_view) = self.play_mode.puzzle_mut() else { return false };
        if puzzle_view.press(&mut self.table, key) {
            self.typed.clear();
            self.point_at_hint();
            self.record_puzzle();
            return true;
        }
        match key {
            KeyCode::Char('n') => self.pose_next(),
            KeyCode::Char('q') => self.left = Some(ExitWay::Quit),
            KeyCode::Char('p' | ' ' | '+' | '=' | '-' | 'U' | 'L' | 'R')
            | KeyCode::PageUp
            | KeyCode::PageDown
            | KeyCode::Home
            | KeyCode::End => {}
            _ => return false,
        }
        true
    }

    /// Moves the cursor or the selection to the action of the hint. For an action without a place on the screen,
    /// nothing moves, and only the solution names it.
    fn point_at_hint(&mut self) {
        let Some(puzzle_view) = self.play_mode.puzzle_mut() else { return };
        let Some(action) = puzzle_view.solving().pointed_at().map(str::to_string) else { return };
        let scene = self.table.scene();
        let found = scene.legal().enumerate().find(|(_, one)| one.action == action);
        let found = found.map(|(index, control)| (index, control.reach, control.spot()));
        match found {
            Some((_, _, Some(spot))) => self.cursor = scene.position(spot),
            Some((_, Reach::Push(_) | Reach::PushAcross(_), None)) => {
                puzzle_view.hint(&mut self.table);
            }
            Some((index, ..)) => self.pick = index,
            None => {}
        }
    }

    fn pose_next(&mut self) {
        let Some(puzzle_view) = self.play_mode.puzzle_mut() else { return };
        match puzzle_view.next() {
            Ok((table, next)) => {
                (self.table, *puzzle_view) = (table, next);
                self.centre();
            }
            Err(trouble) => self.status = Some(trouble),
        }
    }

    /// Handles a key in a review. Returns true if it was handled, false outside a review.
    pub(super) fn press_in_review(&mut self, key: KeyCode) -> bool {
        let Some(walk) = self.play_mode.review() else { return false };
        let (here, last) = (self.table.session().plies(), self.table.length());
        let to = match key {
            KeyCode::Char('q') => {
                self.left = Some(ExitWay::Quit);
                return true;
            }
            KeyCode::Char('?') => return false,
            KeyCode::Left | KeyCode::PageUp | KeyCode::Char('u' | 'k') => {
                Some(here.saturating_sub(1))
            }
            KeyCode::Right | KeyCode::PageDown | KeyCode::Char('U' | 'j' | ' ') => {
                Some((here + 1).min(last))
            }
            KeyCode::Home => Some(0),
            KeyCode::End => Some(last),
            KeyCode::Down | KeyCode::Char('m') => walk.review().mistake(here, true),
            KeyCode::Up | KeyCode::Char('M') => walk.review().mistake(here, false),
            _ => return true,
        };
        match to {
            Some(ply) => self.table.go_to(ply),
            None => self.say(text::no_more_mistakes()),
        }
        if let Some(walk) = self.play_mode.review_mut() {
            walk.look_elsewhere();
        }
        true
    }

    /// Returns the prompt of the review.
    pub(super) fn place_in_review(&self) -> Message {
        let (here, last) = (self.table.session().plies(), self.table.length());
        text::place(here as u64, last as u64)
    }
}
