//! The state of the screen beside the game, and the effect of orders.

use crate::board::{Moving, Touch};
use crate::coach::coaching::Coaching;
use crate::dialog::Dialog;
use crate::gain::Gains;
use crate::home::shelf::Home;
use crate::moment::happened::{Happened, Moment};
use crate::moves::list::MoveList;
use crate::notice::Notice;
use crate::place::Place;
use crate::review::reviewing::Reviewing;
use crate::riddle::asked::Riddle;
use crate::rise::Rise;
use crate::start::{Start, tabletop};
use std::time::Duration;
use tabletop::{Gesture, Tabletop, Thinking, Typed};
use words::{Lang, Message};
use workbench::{Scene, Turn};

/// The board with all that is around it. Made once; [`App::show`] draws a frame of it.
pub struct App {
    /// The language of everything that is said.
    pub(crate) lang: Lang,
    /// True if a person has chosen it here, so that it is kept.
    pub(crate) is_lang_chosen: bool,
    pub(crate) table: Tabletop,
    pub(crate) thinker: Box<dyn Thinking>,
    pub(crate) place: Box<dyn Place>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) message: Option<Notice>,
    /// The position on the board, and the move that is being shown.
    pub(crate) view: View,
    /// The cell that keys point at, once they do.
    pub(crate) cursor: Option<(usize, usize)>,
    /// The keys typed so far of a control that has several, as the row of a square.
    pub(crate) keys_typed: String,
    /// Actions between which a person has to choose, as after pressing a cell.
    pub(crate) choices: Vec<String>,
    /// True if every position is judged, for the bar beside the board.
    pub(crate) is_judged: bool,
    /// True if a hint was asked for in this position, and is shown.
    pub(crate) is_told: bool,
    /// The review of the game on the board.
    pub(crate) reviewing: Option<Reviewing>,
    /// What lives on the first screen, once it was shown, and whether it is shown instead of the board.
    pub(crate) home: Option<Home>,
    pub(crate) is_home: bool,
    /// The puzzle on the board, and the game that waits for its end.
    pub(crate) riddle: Option<Riddle>,
    pub(crate) left: Option<Tabletop>,
    /// What each colour takes, and the action whose button is pointed at.
    pub(crate) gains: Gains,
    pub(crate) pointed: Option<String>,
    /// Who says after each move of a person what it cost, if that is wanted.
    pub(crate) coaching: Option<Coaching>,
    /// The moves of the game on the board.
    pub(crate) moves: MoveList,
    /// True if the game that is loaded next is to be reviewed.
    pub(crate) is_review_wanted: bool,
    /// What has just happened on the board, until the next thing is done.
    pub(crate) moment: Option<Moment>,
    /// True if moves are shown as they happen.
    pub(crate) is_animated: bool,
    /// True if the style was set.
    pub(crate) is_dressed: bool,
    /// True if the person wants to leave.
    pub(crate) is_leaving: bool,
    /// The best score of a person at this game before the one on the board.
    pub(crate) best: Option<i64>,
    /// The name last given to a file.
    pub(crate) file: String,
    /// The file that the game on the board was loaded from or saved to.
    pub(crate) kept_as: Option<String>,
    /// The places that can be pointed at in this frame, by action or cell, with their middles.
    pub(crate) targets: Vec<(String, [f32; 2])>,
}

/// The position on the board.
pub(crate) struct View {
    pub(crate) scene: Scene,
    pub(crate) moving: Option<Moving>,
    /// The points of the first seat, and those just made.
    score: i64,
    pub(crate) rise: Option<Rise>,
    revision: u64,
    game: String,
    line: u64,
    plies: usize,
}

impl View {
    fn of(table: &Tabletop) -> Self {
        let session = table.session();
        Self {
            scene: table.scene().clone(),
            moving: None,
            score: session.scores()[0],
            rise: None,
            revision: table.revision(),
            game: session.game(),
            line: table.line(),
            plies: session.plies(),
        }
    }
}

/// The most plies that one move is shown over: a slide and the tile that comes after it.
const SHOWN_AT_ONCE: usize = 2;

impl App {
    /// A board with a game on it.
    ///
    /// # Errors
    /// An unknown game or player, or a saved game that does not replay, in words.
    pub fn new(place: Box<dyn Place>, start: Start, lang: Lang) -> Result<Self, Message> {
        let seed = start.seed.unwrap_or_else(|| place.draw_lot());
        let thinker = place.thinker()?;
        let table = tabletop(start, seed)?;
        let mut app = Self {
            lang,
            is_lang_chosen: false,
            view: View::of(&table),
            table,
            thinker,
            place,
            dialog: None,
            message: None,
            cursor: None,
            keys_typed: String::new(),
            choices: Vec::new(),
            is_judged: false,
            is_told: false,
            reviewing: None,
            home: None,
            is_home: false,
            riddle: None,
            left: None,
            gains: Gains::default(),
            pointed: None,
            coaching: None,
            moves: MoveList::default(),
            is_review_wanted: false,
            moment: None,
            is_animated: true,
            is_dressed: false,
            is_leaving: false,
            best: None,
            file: "game.txt".to_string(),
            kept_as: None,
            targets: Vec::new(),
        };
        app.recall_best();
        Ok(app)
    }

    /// From now on, everything is said in this language.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// From now on, moves are shown as they happen, or are there at once.
    pub fn animate(&mut self, is_animated: bool) {
        self.is_animated = is_animated;
    }

    /// The game on the board.
    #[must_use]
    pub fn table(&self) -> &Tabletop {
        &self.table
    }

    /// The game that is kept: the one on the board, or the one that waits for the end of a puzzle.
    #[must_use]
    pub fn kept_table(&self) -> &Tabletop {
        self.left.as_ref().unwrap_or(&self.table)
    }

    /// Puts another game on the board.
    pub(crate) fn set_table(&mut self, table: Tabletop) {
        self.riddle = None;
        self.left = None;
        self.exchange(table);
    }

    /// Puts another game on the board, and gives the one that was there.
    pub(crate) fn exchange(&mut self, table: Tabletop) -> Tabletop {
        self.keep_best();
        self.thinker.forget();
        self.view = View::of(&table);
        let before = std::mem::replace(&mut self.table, table);
        self.message = None;
        self.moves = MoveList::default();
        self.turn_to_game();
        before
    }

    /// Another game has come to the board, which no file holds yet.
    pub(crate) fn turn_to_game(&mut self) {
        self.kept_as = None;
        self.recall_best();
        self.turn_to_board();
    }

    /// The board comes to the front, and what was under way on it is over.
    pub(crate) fn turn_to_board(&mut self) {
        self.reviewing = None;
        self.silence_coach();
        self.moment = None;
        self.is_home = false;
        self.is_told = false;
        self.cursor = None;
        self.keys_typed.clear();
        self.choices.clear();
    }

    /// Lets players think and time pass, at a time in seconds on any clock.
    pub(crate) fn step(&mut self, now: f64) {
        self.thinker.serve(&mut self.table);
        let time = Duration::from_secs_f64(now.max(0.0));
        self.table.advance(time);
        if let Some(trouble) = self.table.take_trouble() {
            self.message = Some(Notice::bad(trouble));
            self.is_judged = false;
        }
        self.hear_news(now);
        self.step_riddle(time);
        if self.riddle.is_none()
            && self.is_judged
            && self.table.hint().is_none()
            && self.table.person().is_some()
        {
            self.table.ask_hint_once();
        }
        self.step_review();
        self.step_coach();
        self.look(now);
    }

    /// Sees what has changed on the board, and begins to show how.
    fn look(&mut self, now: f64) {
        if self.view.revision == self.table.revision() {
            return;
        }
        let session = self.table.session();
        let (old, mut new) = (&self.view, View::of(&self.table));
        let is_next = old.game == new.game
            && new.plies > old.plies
            && new.plies - old.plies <= SHOWN_AT_ONCE
            && old.scene.rows() == new.scene.rows()
            && old.scene.columns() == new.scene.columns();
        if new.plies == old.plies && old.scene == new.scene {
            new.moving.clone_from(&old.moving);
            new.rise = old.rise;
        } else if is_next && self.is_animated {
            let glides = (old.plies..new.plies).map(|ply| session.motions(ply));
            let glides = glides.into_iter().find(|glides| !glides.is_empty()).unwrap_or_default();
            new.moving = Some(Moving::between(&old.scene, &new.scene, &glides, now));
            let is_alone = session.scores().len() == 1;
            new.rise = Rise::between(old.score, new.score, now).filter(|_| is_alone);
        }
        if old.plies != new.plies || old.game != new.game {
            self.choices.clear();
            self.keys_typed.clear();
            self.is_told = false;
            // Who walks to the end of a game that is over knows how it ended.
            let is_further = new.game == old.game && new.plies > old.plies && new.line != old.line;
            if session.turn() == Turn::Over {
                self.tell_best();
                if is_further {
                    self.note_moment(now);
                }
            }
        }
        self.view = new;
    }

    /// True if something is to be drawn although nothing is pressed.
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        let is_coming = self.moment.as_ref().is_some_and(|moment| moment.is_coming(now));
        let is_rising = self.view.rise.is_some_and(|rise| !rise.is_over(now));
        is_coming
            || is_rising
            || self.view.moving.as_ref().is_some_and(|moving| !moving.is_over(now))
    }

    /// A person acts.
    pub(crate) fn act(&mut self, action: &str) {
        self.choices.clear();
        self.keys_typed.clear();
        self.moment = None;
        self.message = None;
        if self.answer(action) {
            return;
        }
        self.act_before_coach(action);
    }

    /// Tells that what is played for was reached, until the next thing is done.
    fn hear_news(&mut self, now: f64) {
        if let Some(news) = self.table.take_news() {
            self.say(news.clone());
            self.moment = Some(Moment::new(Happened::Reached(news), now));
        }
    }

    /// Does what a gesture means, or asks which of its meanings is meant.
    pub(crate) fn gesture(&mut self, gesture: Gesture) {
        match self.table.meant(gesture).as_slice() {
            [] => {
                let Gesture::Cell { row, column } = gesture else { return };
                if let Some(action) = self.call_at(row, column) {
                    self.act(&action);
                }
            }
            [action] => self.act(action),
            several => self.choices = several.to_vec(),
        }
    }

    /// Does what was done on the board.
    pub(crate) fn touch(&mut self, touch: Touch) {
        match touch {
            Touch::Cell { row, column } => {
                self.cursor = None;
                self.gesture(Gesture::Cell { row, column });
            }
            Touch::Swipe { way, is_across: true } => self.gesture(Gesture::PushAcross(way)),
            Touch::Swipe { way, .. } => self.gesture(Gesture::Push(way)),
        }
    }

    /// Moves the cell that keys point at.
    pub(crate) fn move_cursor(&mut self, rows: isize, columns: isize) {
        let scene = &self.view.scene;
        let (all_rows, all_columns) = (scene.rows(), scene.columns());
        let (row, column) = self.cursor.unwrap_or((all_rows / 2, all_columns / 2));
        let moved = |index: usize, by: isize, count: usize| {
            index.saturating_add_signed(by).min(count.saturating_sub(1))
        };
        self.cursor = Some((moved(row, rows, all_rows), moved(column, columns, all_columns)));
    }

    /// Acts on the cell that keys point at.
    pub(crate) fn act_at_cursor(&mut self) {
        if let Some((row, column)) = self.cursor {
            self.gesture(Gesture::Cell { row, column });
        }
    }

    /// Takes a letter or digit that was typed where ways are no actions.
    pub(crate) fn take_letter(&mut self, letter: char) {
        let begun = std::mem::take(&mut self.keys_typed);
        let keys = format!("{begun}{letter}");
        match self.table.read_keys(&keys, self.cursor) {
            Typed::Control(control) => self.act(&control.action),
            Typed::Begun => self.keys_typed = keys,
            // The rules say what is allowed instead.
            Typed::Nothing if !begun.is_empty() => self.act(&keys),
            Typed::Nothing => {}
        }
    }

    /// Says that something went wrong.
    pub fn complain(&mut self, why: Message) {
        self.message = Some(Notice::bad(why));
    }

    pub(crate) fn say(&mut self, text: impl Into<Message>) {
        self.message = Some(Notice::good(text));
    }
}
