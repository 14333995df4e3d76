//! The state of the screen: the cursor, an open question, the status line.

use super::best::{keep_best, recall_best};
use super::interrupted;
use super::paint::Paint;
use super::play_mode::PlayMode;
use super::prompt::prompt;
use super::setup::read_saved;
use super::targets::Targets;
use crate::failure::CommandError;
use crate::file;
use crate::text::{play, screen as text};
use damier_catalog::{Control, Reach, Seat, Turn, shell_word};
use damier_i18n::{Lang, Message};
use damier_play::{BestScores, GameController, Gesture, SeatName, SeatNames, Thinker, Thinking};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Number of pieces in a line of the list.
pub(super) const PIECES_WIDE: usize = 4;

/// The current meaning of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Keys play the game.
    Play,
    /// The help is open. 0 is the page with the keys, and a higher number is a picture of the rules.
    Help(usize),
    /// A file's name is being typed.
    File(FilePurpose, String),
    /// A question waits for yes or no.
    Confirm(RiskyAct),
}

/// The purpose of a file name that is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FilePurpose {
    Save,
    Load,
}

/// An act that the user must confirm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RiskyAct {
    Resign,
    Quit,
    New,
    Load,
    /// To replace another file.
    Replace,
}

/// Ways to leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExitWay {
    /// On request.
    Quit,
    /// By Ctrl-C or a signal.
    Stopped,
}

/// The full-screen board and its state.
pub(super) struct TerminalApp {
    pub(super) table: GameController,
    pub(super) thinker: Thinker,
    pub(super) paint: Paint,
    pub(super) play_mode: PlayMode,
    /// The language of all texts.
    pub(super) lang: Lang,
    pub(super) mode: Mode,
    /// A message shown until the next key. Without one, the prompt is shown.
    pub(super) status: Option<Message>,
    /// Row and column of the cursor on the board.
    pub(super) cursor: (usize, usize),
    /// The index of the selected action, if actions are in a list.
    pub(super) pick: usize,
    /// Keys typed so far of a control with several keys, such as the row of a square.
    pub(super) typed: String,
    /// True if a board that is too large for letters is shown whole, without letters. False if the part around the
    /// cursor is shown, with letters.
    pub(super) is_overview: bool,
    pub(super) targets: Targets,
    pub(super) left: Option<ExitWay>,
    /// The name last typed.
    pub(super) file: String,
    /// True while the proposed file name is unchanged: the first typed letter then replaces it.
    pub(super) is_proposed: bool,
    /// The file that the game was loaded from or saved to.
    kept_as: Option<String>,
    /// The interrupted game offered at the start.
    offered: Option<PathBuf>,
    /// Best score before the game on the board, in games of one seat.
    best: Option<i64>,
}

impl TerminalApp {
    pub(super) fn new(table: GameController, thinker: Thinker, paint: Paint) -> Self {
        let mut app = Self {
            table,
            thinker,
            paint,
            play_mode: PlayMode::Game,
            lang: Lang::English,
            mode: Mode::Play,
            status: None,
            cursor: (0, 0),
            pick: 0,
            typed: String::new(),
            is_overview: true,
            targets: Targets::default(),
            left: None,
            file: "game.txt".to_string(),
            is_proposed: false,
            kept_as: None,
            offered: None,
            best: None,
        };
        app.centre();
        app
    }

    /// Offers to continue an interrupted game of this kind, if there is one.
    pub(super) fn offer(&mut self) {
        self.offered = interrupted::find(&self.table.session().state().game());
    }

    /// Returns what a person should know before the first move: that a game was interrupted, or that nobody of the
    /// program plays.
    pub(super) fn notice(&self) -> Option<Message> {
        let is_game = matches!(self.play_mode, PlayMode::Game);
        if !is_game || self.table.is_unsaved() || self.kept_as.is_some() {
            None
        } else if self.offered.is_some() {
            Some(text::interrupted().into())
        } else {
            self.table.lacks_opponent().then(|| text::two_people().into())
        }
    }

    /// Saves the game if it was interrupted. Deletes the saved interrupted game if it was continued and then left on
    /// purpose.
    pub(super) fn keep_or_forget(&self) {
        if !matches!(self.play_mode, PlayMode::Game) {
            return;
        }
        let is_open = self.table.session().turn() != Turn::Over;
        if self.left == Some(ExitWay::Stopped) && self.table.is_unsaved() && is_open {
            interrupted::keep(&self.table.saved());
        } else if let Some(path) = &self.offered
            && self.left == Some(ExitWay::Quit)
            && self.kept_as.as_deref() == path.to_str()
        {
            interrupted::forget(path);
        }
    }

    /// Advances players and time. Returns true if the screen must be redrawn.
    pub(super) fn step(&mut self, now: Duration) -> bool {
        let is_answered = self.thinker.serve(&mut self.table);
        let has_moved = self.table.advance(now);
        if let Some(trouble) = self.table.take_trouble() {
            self.status = Some(trouble);
        }
        self.announce_goal();
        let is_new = match &mut self.play_mode {
            PlayMode::Game => false,
            PlayMode::Puzzle(puzzle_view) => puzzle_view.step(&mut self.table, now),
            PlayMode::Review(walk) => walk.step(&mut self.table),
        };
        is_answered || has_moved || is_new
    }

    /// Announces until the next key that the goal was reached.
    fn announce_goal(&mut self) {
        if let Some(news) = self.table.take_news() {
            self.status = Some(news);
        }
    }

    /// Returns a closing message for a game left on purpose; empty if there is nothing to say.
    pub(super) fn closing(&self) -> Message {
        let session = self.table.session();
        damier_play::result_so_far(session, self.table.game().contest(), &self.names())
    }

    /// Returns true if the screen may change without a key being pressed.
    pub(super) fn is_busy(&self) -> bool {
        let is_waiting = self.table.player().is_some() && !self.table.is_paused();
        let is_on = match &self.play_mode {
            PlayMode::Game => false,
            PlayMode::Puzzle(puzzle_view) => puzzle_view.solving().is_busy(),
            PlayMode::Review(walk) => walk.is_busy(),
        };
        is_on || is_waiting || self.thinker.is_busy() || self.table.wanted().is_some()
    }

    /// Carries out a gesture if it has exactly one meaning.
    pub(super) fn gesture(&mut self, gesture: Gesture) {
        if let [action] = self.table.meant(gesture).as_slice() {
            self.act(action);
        }
    }

    pub(super) fn act(&mut self, action: &str) {
        self.typed.clear();
        if self.answer(action) || self.play_mode.review().is_some() {
            return;
        }
        let waste = self.table.remark_on_waste(action);
        let done = self.table.act(action);
        self.status = done.err().map(Message::from).or(waste);
        self.announce_goal();
        self.pick = 0;
    }

    /// Carries out Enter: the action at the cursor, or the one selected in the list.
    pub(super) fn act_here(&mut self) {
        let (row, column) = self.cursor;
        if self.is_picking() {
            let picked = self.table.scene().legal().nth(self.pick);
            if let Some(action) = picked.map(|control| control.action.clone()) {
                self.act(&action);
            }
        } else if let Some(action) = self.table.meant(Gesture::Cell { row, column }).first() {
            let action = action.clone();
            self.act(&action);
        } else {
            self.say(text::no_action_here());
        }
    }

    /// Returns true if all actions are in a list, such as pieces to give, and none is on the board.
    pub(super) fn is_picking(&self) -> bool {
        let is_listed =
            |control: &Control| matches!(control.reach, Reach::Piece(_) | Reach::Button);
        self.table.scene().legal().next().is_some() && self.table.scene().legal().all(is_listed)
    }

    /// Returns true if Enter presses this control.
    pub(super) fn is_picked(&self, control: &Control) -> bool {
        let is_picking = self.is_picking() && self.table.person().is_some();
        is_picking && self.table.scene().legal().nth(self.pick) == Some(control)
    }

    /// Moves the cursor or the selection.
    pub(super) fn point(&mut self, rows: isize, columns: isize) {
        let scene = self.table.scene();
        if self.is_picking() {
            let is_piece = |control: &Control| matches!(control.reach, Reach::Piece(_));
            let wide = if scene.legal().any(is_piece) { PIECES_WIDE } else { 1 };
            let last = scene.legal().count().saturating_sub(1);
            self.pick = step(self.pick, columns + rows * wide as isize, last);
            return;
        }
        let (row, column) = self.cursor;
        self.cursor = (
            step(row, rows, scene.rows().saturating_sub(1)),
            step(column, columns, scene.columns().saturating_sub(1)),
        );
    }

    pub(super) fn say(&mut self, text: impl Into<Message>) {
        self.status = Some(text.into());
    }

    /// Asks for confirmation before a game may be lost.
    pub(super) fn risk(&mut self, risk: RiskyAct) {
        let asks = match risk {
            RiskyAct::Resign => self.table.person().is_some(),
            // A finished game is not worth a question.
            RiskyAct::Quit | RiskyAct::New | RiskyAct::Load => self.table.would_be_lost(),
            RiskyAct::Replace => {
                self.kept_as.as_ref() != Some(&self.file) && Path::new(&self.file).exists()
            }
        };
        match (asks, risk) {
            (true, _) => self.mode = Mode::Confirm(risk),
            (false, RiskyAct::Resign) => self.say(text::nobody_resigns()),
            (false, _) => self.accept(risk),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.session().turn() == Turn::Over
    }

    /// Carries out a confirmed act.
    pub(super) fn accept(&mut self, risk: RiskyAct) {
        self.mode = Mode::Play;
        match risk {
            RiskyAct::Resign => {
                self.table.resign();
            }
            RiskyAct::Quit => self.left = Some(ExitWay::Quit),
            RiskyAct::New => {
                keep_best(&self.table);
                let renewed = self.table.renew(damier_experiments::draw_seed());
                self.status = renewed.err().map(Message::from);
                self.begin();
            }
            RiskyAct::Load => {
                // The interrupted game is proposed until another file is known.
                let offered = self.offered.as_ref().filter(|_| self.kept_as.is_none());
                let offered = offered.map(|path| path.display().to_string());
                self.propose(FilePurpose::Load, offered.unwrap_or_else(|| self.file.clone()));
            }
            RiskyAct::Replace => self.save(),
        }
    }

    /// Saves to or loads from the file that was named.
    pub(super) fn take_file(&mut self, purpose: FilePurpose, name: &str) {
        self.mode = Mode::Play;
        let name = name.trim();
        if name.is_empty() {
            return self.say(text::no_file_named());
        }
        match purpose {
            FilePurpose::Save => {
                self.file = name.to_string();
                self.risk(RiskyAct::Replace);
            }
            FilePurpose::Load => {
                let done = self.load(Path::new(name)).map(|()| text::loaded(name));
                self.say(done.unwrap_or_else(CommandError::message));
            }
        }
    }

    fn save(&mut self) {
        let name = self.file.clone();
        match file::save(Path::new(&name), &self.table.saved()) {
            Ok(()) => {
                self.table.mark_saved();
                self.say(match self.is_over() {
                    true => play::saved_for_review(&name, shell_word(&name)),
                    false => play::saved(&name),
                });
                self.kept_as = Some(name);
            }
            Err(failure) => self.say(failure.message()),
        }
    }

    fn load(&mut self, path: &Path) -> Result<(), CommandError> {
        let saved = read_saved(path)?;
        keep_best(&self.table);
        self.table.load(&saved).map_err(|error| error.within(path.display().to_string()))?;
        self.begin();
        let name = path.display().to_string();
        // A game must not be saved among the interrupted games, because they are removed.
        if self.offered.as_deref() != Some(path) {
            self.file.clone_from(&name);
        }
        self.kept_as = Some(name);
        Ok(())
    }

    pub(super) fn save_prompt(&mut self) {
        self.propose(FilePurpose::Save, self.file.clone());
    }

    /// Asks for a file name, proposing one that the first typed letter replaces.
    fn propose(&mut self, purpose: FilePurpose, name: String) {
        self.is_proposed = true;
        self.mode = Mode::File(purpose, name);
    }

    /// Returns the names of the seats.
    pub(super) fn names(&self) -> SeatNames {
        self.table.seat_names(&|player| player.into())
    }

    fn name(&self, seat: Seat) -> SeatName {
        self.names().get(seat)
    }

    /// Looks up the best score before the game on the board.
    pub(super) fn recall_best(&mut self) {
        self.best = recall_best(&self.table);
    }

    /// Returns the best score to show beside the score; `None` outside a game.
    pub(super) fn best_score(&self) -> Option<i64> {
        let is_game = matches!(self.play_mode, PlayMode::Game);
        BestScores::shown(self.best, &self.table).filter(|_| is_game)
    }

    fn begin(&mut self) {
        self.recall_best();
        self.kept_as = None;
        (self.typed, self.pick) = (String::new(), 0);
        self.centre();
    }

    /// Puts the cursor in the middle of the board.
    pub(super) fn centre(&mut self) {
        let middle = |count: usize| count.saturating_sub(1) / 2;
        let scene = self.table.scene();
        self.cursor = (middle(scene.rows()), middle(scene.columns()));
    }

    /// Returns the prompt: whose turn it is and what can be done, or the result.
    pub(super) fn prompt(&self) -> Message {
        match &self.play_mode {
            PlayMode::Game => {}
            PlayMode::Puzzle(puzzle_view) if self.typed.is_empty() => return puzzle_view.prompt(),
            PlayMode::Puzzle(_) => return self.wish(),
            PlayMode::Review(_) => return self.place_in_review(),
        }
        let session = self.table.session();
        if self.table.is_hint_wanted() {
            return text::looking().into();
        }
        match session.turn() {
            Turn::Over => {
                let contest = self.table.game().contest();
                text::over(damier_play::ending_of(session, contest, &self.names()))
            }
            Turn::Chance => Message::default(),
            Turn::Player(seat) => match self.table.player() {
                Some(_) if self.table.is_paused() => text::paused_before(self.name(seat).message()),
                Some(_) => text::thinking(self.name(seat).message()),
                None => match self.name(seat) {
                    SeatName::You => text::your_turn(self.wish()),
                    name => text::your_turn_of(name.message(), self.wish()),
                },
            },
        }
    }

    /// Returns what the person to move can do.
    fn wish(&self) -> Message {
        match self.typed.as_str() {
            "" => prompt(self.table.scene()),
            typed => text::which_column(typed.to_ascii_uppercase()),
        }
    }
}

fn step(from: usize, by: isize, last: usize) -> usize {
    from.saturating_add_signed(by).min(last)
}
