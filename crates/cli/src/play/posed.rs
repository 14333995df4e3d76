//! A puzzle on the full screen.

use super::app::{Leave, TerminalApp};
use crate::failure::text_message;
use crate::say::{puzzle as say, screen};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;
use tabletop::{PuzzleStreak, Solving, SolvingStep, Tabletop};
use words::Message;
use workbench::{PuzzleSet, Reach, TextError, data_folder};

/// A puzzle of a set.
pub(crate) struct PosedPuzzle {
    solving: Solving,
    set: PuzzleSet,
    /// Its place in the set, counted from 0.
    index: usize,
    /// The day whose puzzle it is, if it is today's.
    day: Option<u64>,
    /// Days in a row, once it is solved.
    streak: u64,
    is_counted: bool,
}

impl PosedPuzzle {
    /// Puts a puzzle of a set on a board, by its place counted from 0.
    ///
    /// # Errors
    /// A position that is none of the game.
    pub(crate) fn pose(
        set: PuzzleSet,
        index: usize,
        day: Option<u64>,
    ) -> Result<(Tabletop, Self), TextError> {
        let (table, solving) = Solving::pose(&set.game, set.puzzles[index].clone())?;
        Ok((table, Self { solving, set, index, day, streak: 0, is_counted: false }))
    }

    /// The title of the screen.
    pub(super) fn title(&self) -> Message {
        let (number, all) = ((self.index + 1).to_string(), self.set.puzzles.len().to_string());
        say::title(self.set.game.as_str(), number, all)
    }

    pub(super) fn solving(&self) -> &Solving {
        &self.solving
    }

    /// What stands beside the board: the question first, then how it stands.
    pub(super) fn told(&self) -> Vec<Message> {
        let seat = self.solving.seat_in_words();
        let grade = self.solving.puzzle().grade.filter(|_| self.solving.is_over());
        let streak = (self.streak > 0).then(|| say::streak(self.streak));
        let grade = grade.map(|grade| say::grade(u64::from(grade)));
        let question = seat.into_iter().chain([self.solving.question()]);
        question.chain(self.solving.told()).chain(grade).chain(streak).collect()
    }

    /// What is to be done now.
    pub(super) fn prompt(&self) -> Message {
        match self.solving.step() {
            SolvingStep::Asked => say::answer_here().into(),
            SolvingStep::Checked(_) => screen::looking().into(),
            SolvingStep::Refuted(_) => say::try_again().into(),
            SolvingStep::Found | SolvingStep::Told => say::solved_here().into(),
        }
    }

    /// Lets time pass; true if there is something new to be seen.
    pub(super) fn step(&mut self, table: &mut Tabletop, now: Duration) -> bool {
        self.count_day();
        self.solving.advance(table, now)
    }

    /// Counts the puzzle of the day once it is solved.
    fn count_day(&mut self) {
        let Some(day) = self.day.filter(|_| self.solving.is_over() && !self.is_counted) else {
            return;
        };
        self.is_counted = true;
        let Some(folder) = data_folder() else { return };
        let mut streak = PuzzleStreak::load(&folder);
        streak.take(day, self.solving.is_clean());
        self.streak = streak.on(day);
        // Nobody is to be told at the end of a puzzle that a folder cannot be written to.
        let _ = streak.keep(&folder);
    }

    /// Keys that mean something of their own; false if it is none of them.
    fn press(&mut self, table: &mut Tabletop, key: KeyCode) -> bool {
        let is_refuted = matches!(self.solving.step(), SolvingStep::Refuted(_));
        match key {
            KeyCode::Char('H') => self.solving.hint(table),
            KeyCode::Char('S') => self.solving.tell(table),
            KeyCode::Char('u') | KeyCode::Esc | KeyCode::Backspace => self.solving.try_again(table),
            KeyCode::Enter if is_refuted => self.solving.try_again(table),
            _ => return false,
        }
        true
    }
}

impl TerminalApp {
    /// Takes an action as the answer to the puzzle; false if there is none.
    pub(super) fn answer(&mut self, action: &str) -> bool {
        let Some(posed) = self.errand.puzzle_mut() else { return false };
        let answered = posed.solving.answer(&mut self.table, action);
        self.status = answered.err().map(|error| text_message(&error));
        true
    }

    /// Does what a key means beside a puzzle; false if it means what it does in a game.
    pub(super) fn press_in_puzzle(&mut self, key: KeyCode) -> bool {
        let Some(posed) = self.errand.puzzle_mut() else { return false };
        if posed.press(&mut self.table, key) {
            self.typed.clear();
            self.point_at_hint();
            return true;
        }
        match key {
            KeyCode::Char('n') => self.pose_next(),
            KeyCode::Char('q') => self.left = Some(Leave::Quit),
            KeyCode::Char('p' | ' ' | '+' | '=' | '-' | 'U' | 'L' | 'R')
            | KeyCode::PageUp
            | KeyCode::PageDown
            | KeyCode::Home
            | KeyCode::End => {}
            _ => return false,
        }
        true
    }

    /// Moves the cursor or the pick to what a hint points at; of what has no place on the screen, the solution is told.
    fn point_at_hint(&mut self) {
        let Some(posed) = self.errand.puzzle_mut() else { return };
        let Some(action) = posed.solving.pointed_at() else { return };
        let scene = self.table.scene();
        let found = scene.legal().enumerate().find(|(_, one)| one.action == action);
        let found = found.map(|(index, control)| (index, control.reach, control.spot()));
        match found {
            Some((_, _, Some(spot))) => self.cursor = scene.position(spot),
            Some((_, Reach::Push(_) | Reach::PushAcross(_), None)) => {
                posed.solving.hint(&mut self.table);
            }
            Some((index, ..)) => self.pick = index,
            None => {}
        }
    }

    fn pose_next(&mut self) {
        let Some(posed) = self.errand.puzzle_mut() else { return };
        let next = (posed.index + 1) % posed.set.puzzles.len().max(1);
        match PosedPuzzle::pose(posed.set.clone(), next, None) {
            Ok((table, next)) => {
                (self.table, *posed) = (table, next);
                self.centre();
            }
            Err(error) => self.status = Some(text_message(&error)),
        }
    }
}
