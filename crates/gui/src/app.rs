//! The state of the screen, and the main loop of the board.

use crate::platform::Platform;
use crate::screens::coach::coaching::Coaching;
use crate::screens::home::preview::Home;
use crate::screens::screen::current::Screen;
use crate::sound::MoveSound;
use crate::start::{Start, game_controller};
use crate::widgets::announcement::game_event::{Announcement, GameEvent};
use crate::widgets::board::Touch;
use crate::widgets::board::view::{BoardView, PositionView};
use crate::widgets::dialog::Dialog;
use crate::widgets::notice::Notice;
use damier_catalog::Turn;
use damier_i18n::{Lang, Message};
use damier_play::{GameController, Gesture, Thinking, TypedKeys};
use std::time::Duration;

/// The board and everything around it. Created once; [`App::show`] draws a frame.
pub struct App {
    pub(crate) phase: Phase,
    /// Language of all texts.
    pub(crate) lang: Lang,
    /// True if a person has chosen the language here. Only then is it saved.
    pub(crate) is_lang_chosen: bool,
    /// True if moves are animated; false if new positions appear at once.
    pub(crate) is_animated: bool,
    /// True if cells of Seven Colours have the letters of their colours on them.
    pub(crate) has_letters: bool,
    /// True if every position is evaluated, for the bar beside the board.
    pub(crate) is_judged: bool,
    pub(crate) platform: Box<dyn Platform>,
    pub(crate) thinker: Box<dyn Thinking>,
    pub(crate) table: GameController,
    pub(crate) screen: Screen,
    /// The boards of the first screen, once it was shown. They continue where they were when it is shown again.
    pub(crate) home: Option<Home>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) message: Option<Notice>,
    pub(crate) board: BoardView,
    /// The coach, if it is switched on.
    pub(crate) coaching: Option<Coaching>,
    /// Best score in this game before the one on the board.
    pub(crate) best: Option<i64>,
    pub(crate) files: BoardFiles,
}

/// Stage in the life of the window or page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The style is not set yet.
    New,
    Open,
    /// The person wants to exit.
    Leaving,
}

/// File names for saving and loading.
pub(crate) struct BoardFiles {
    /// Last file name that was used.
    pub(crate) last: String,
    /// File that the game on the board was loaded from or saved to.
    pub(crate) kept_as: Option<String>,
    /// Purpose of the next loading.
    pub(crate) purpose: LoadPurpose,
}

/// Purpose of loading a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum LoadPurpose {
    #[default]
    Play,
    Review,
}

impl BoardFiles {
    /// Records the file that holds the game on the board.
    pub(crate) fn note(&mut self, path: &str) {
        self.last = path.to_string();
        self.kept_as = Some(path.to_string());
    }
}

impl App {
    /// Creates a board with a game.
    ///
    /// # Errors
    /// An unknown game or player, or a saved game that does not replay, as a message.
    pub fn new(platform: Box<dyn Platform>, start: Start, lang: Lang) -> Result<Self, Message> {
        let seed = start.seed.unwrap_or_else(|| platform.draw_lot());
        let thinker = platform.thinker()?;
        let table = game_controller(start, seed)?;
        let mut app = Self {
            phase: Phase::New,
            lang,
            is_lang_chosen: false,
            is_animated: true,
            has_letters: platform.has_letters(),
            is_judged: false,
            platform,
            thinker,
            board: BoardView::new(&table),
            table,
            screen: Screen::Board,
            home: None,
            dialog: None,
            message: None,
            coaching: None,
            best: None,
            files: BoardFiles {
                last: "game.txt".to_string(),
                kept_as: None,
                purpose: LoadPurpose::Play,
            },
        };
        app.recall_best();
        Ok(app)
    }

    /// Sets the language of all texts.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Switches the animation of moves on or off.
    pub fn animate(&mut self, is_animated: bool) {
        self.is_animated = is_animated;
    }

    /// Returns the game on the board.
    #[must_use]
    pub fn table(&self) -> &GameController {
        &self.table
    }

    /// Returns the game to keep: the one on the board, or the one suspended during a puzzle.
    #[must_use]
    pub fn kept_table(&self) -> &GameController {
        self.screen.puzzle().map_or(&self.table, |puzzle| &puzzle.left)
    }

    /// Returns the game to keep, mutably. See [`App::kept_table`].
    pub(crate) fn kept_table_mut(&mut self) -> &mut GameController {
        match &mut self.screen {
            Screen::Puzzle(puzzle) => &mut puzzle.left,
            _ => &mut self.table,
        }
    }

    /// Puts another game on the board. Ends a puzzle there, and drops the game suspended during it.
    pub(crate) fn set_table(&mut self, table: GameController) {
        self.screen = Screen::Board;
        self.exchange(table);
    }

    /// Puts another game on the board, and returns the one before.
    pub(crate) fn exchange(&mut self, table: GameController) -> GameController {
        self.keep_best();
        self.thinker.forget();
        let before = std::mem::replace(&mut self.table, table);
        self.board = BoardView::new(&self.table);
        self.message = None;
        self.turn_to_game();
        before
    }

    /// Resets everything about the previous game. No file holds the new one yet.
    pub(crate) fn turn_to_game(&mut self) {
        self.files.kept_as = None;
        self.recall_best();
        self.turn_to_board();
    }

    /// Shows the board and ends whatever was in progress on it.
    pub(crate) fn turn_to_board(&mut self) {
        self.screen.show_board();
        self.silence_coach();
        self.board.end_activity();
    }

    /// Advances the game and everything that thinks. `now` is a time in seconds, from any clock.
    pub(crate) fn step(&mut self, now: f64) {
        self.thinker.serve(&mut self.table);
        let time = Duration::from_secs_f64(now.max(0.0));
        self.table.advance(time);
        if let Some(trouble) = self.table.take_trouble() {
            self.message = Some(Notice::bad(trouble));
            self.is_judged = false;
        }
        self.hear_news(now);
        self.step_puzzle(time);
        if self.screen.puzzle().is_none()
            && self.is_judged
            && self.table.hint().is_none()
            && self.table.person().is_some()
        {
            self.table.ask_hint_once();
        }
        self.step_review();
        self.step_coach();
        self.refresh_board(now);
    }

    /// Compares the board with the game, and starts to show what has changed.
    fn refresh_board(&mut self, now: f64) {
        let old = &self.board.position;
        if old.is_current(&self.table) {
            return;
        }
        let new = old.next(&self.table, self.is_animated, now);
        let sound = self.sound_to(&new);
        if new.is_elsewhere(old) {
            // Walking to the end of a finished game announces nothing.
            let is_further = new.is_played_on_from(old);
            self.board.input.drop_begun();
            self.board.is_hint_shown = false;
            if self.table.session().turn() == Turn::Over {
                self.tell_best();
                if is_further {
                    self.note_end(now);
                }
            }
        }
        self.board.position = new;
        if let Some(sound) = sound {
            self.platform.play(sound);
        }
    }

    /// Returns the sound of the move that leads from the displayed position to this one, or of the end of the game.
    fn sound_to(&self, new: &PositionView) -> Option<MoveSound> {
        let old = &self.board.position;
        if self.platform.sound() != Some(true) {
            return None;
        }
        if self.table.session().turn() == Turn::Over && new.is_played_on_from(old) {
            return Some(if self.result().1 { MoveSound::Won } else { MoveSound::Over });
        }
        old.sound_to(new, &self.table)
    }

    /// Returns true if something moves on the screen without any input.
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        let announcement = self.board.announcement.as_ref();
        announcement.is_some_and(|shown| shown.is_coming(now)) || self.board.position.is_moving(now)
    }

    /// Plays an action of a person.
    pub(crate) fn act(&mut self, action: &str) {
        self.board.input.drop_begun();
        self.board.announcement = None;
        self.message = None;
        if self.answer(action) {
            return;
        }
        let waste = self.table.remark_on_waste(action);
        self.act_before_coach(action);
        if self.message.is_none() {
            self.message = waste.map(Notice::good);
        }
    }

    /// Announces that the goal was reached, until the next input.
    fn hear_news(&mut self, now: f64) {
        if let Some(news) = self.table.take_news() {
            self.say(news.clone());
            self.platform.play(MoveSound::Won);
            self.board.announcement = Some(Announcement::new(GameEvent::Reached(news), now));
        }
    }

    /// Plays the action that a gesture means, or asks which one is meant.
    pub(crate) fn gesture(&mut self, gesture: Gesture) {
        match self.table.meant(gesture).as_slice() {
            [] => {
                let Gesture::Cell { row, column } = gesture else { return };
                if let Some(action) = self.call_at(row, column) {
                    self.act(&action);
                }
            }
            // As on the original page, a slide that moves nothing is not a mistake.
            [action] if self.is_idle_push(gesture, action) => {}
            [action] => self.act(action),
            several => self.board.input.choices = several.to_vec(),
        }
    }

    /// Returns true if a person pushes towards a side where nothing can slide.
    fn is_idle_push(&self, gesture: Gesture, action: &str) -> bool {
        let is_push = matches!(gesture, Gesture::Push(_) | Gesture::PushAcross(_));
        is_push
            && self.table.person().is_some()
            && !self.table.session().legal().iter().any(|legal| legal == action)
    }

    /// Handles an input on the board.
    pub(crate) fn touch(&mut self, touch: Touch) {
        match touch {
            Touch::Cell { row, column } => {
                self.board.input.cursor = None;
                self.gesture(Gesture::Cell { row, column });
            }
            Touch::Swipe { way, is_across: true } => self.gesture(Gesture::PushAcross(way)),
            Touch::Swipe { way, .. } => self.gesture(Gesture::Push(way)),
        }
    }

    /// Moves the cursor.
    pub(crate) fn move_cursor(&mut self, rows: isize, columns: isize) {
        let scene = &self.board.position.scene;
        let (all_rows, all_columns) = (scene.rows(), scene.columns());
        let (row, column) = self.board.input.cursor.unwrap_or((all_rows / 2, all_columns / 2));
        let moved = |index: usize, by: isize, count: usize| {
            index.saturating_add_signed(by).min(count.saturating_sub(1))
        };
        self.board.input.cursor =
            Some((moved(row, rows, all_rows), moved(column, columns, all_columns)));
    }

    /// Acts on the cell at the cursor.
    pub(crate) fn act_at_cursor(&mut self) {
        if let Some((row, column)) = self.board.input.cursor {
            self.gesture(Gesture::Cell { row, column });
        }
    }

    /// Handles a typed letter or digit where directions are not actions.
    pub(crate) fn take_letter(&mut self, letter: char) {
        let begun = std::mem::take(&mut self.board.input.keys);
        let keys = format!("{begun}{letter}");
        match self.table.read_keys(&keys, self.board.input.cursor) {
            TypedKeys::Control(control) => self.act(&control.action),
            TypedKeys::Begun => self.board.input.keys = keys,
            // The error of the rules lists the legal actions.
            TypedKeys::Nothing if !begun.is_empty() => self.act(&keys),
            TypedKeys::Nothing => {}
        }
    }

    /// Shows an error.
    pub fn complain(&mut self, why: Message) {
        self.message = Some(Notice::bad(why));
    }

    pub(crate) fn say(&mut self, text: impl Into<Message>) {
        self.message = Some(Notice::good(text));
    }
}
