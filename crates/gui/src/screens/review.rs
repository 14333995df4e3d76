//! The review of a game: the graph of its value and of what moves lost, good moves and mistakes, and trying other moves.

mod graph;
mod graph_area;
mod losses;
pub(crate) mod reviewing;
mod turns;

use crate::app::App;
use crate::opponent;
use crate::screens::screen::current::Screen;
use crate::start::UnfinishedGame;
use crate::text::review as text;
use crate::theme::{is_stacked, plain};
use crate::widgets::notice::Notice;
use damier_catalog::{Limits, SavedGame};
use damier_i18n::{Lang, Message};
use damier_play::{GameController, Review, ReviewOrder, Reviewer};
use egui::{Key, Label, RichText, Ui};
use reviewing::{ReviewState, SavedTable};
use turns::{show_mistakes, show_puzzles};

pub(crate) use turns::{grade_colour, show_turn, worth_text};

/// Time limit of a turn if the board allows more.
const ON_A_TURN: std::time::Duration = std::time::Duration::from_millis(300);

/// Number of turns from which only some are reviewed.
const MANY: usize = 400;

/// An order to the review.
enum Step {
    To(usize),
    Back,
    Close,
}

impl App {
    /// Reviews the game on the board. Its seats and undone moves are kept.
    pub(crate) fn review(&mut self) {
        let again = self.screen.review().filter(|_| !self.is_off());
        let before = again.map_or_else(|| SavedTable::new(&self.table), |again| again.before);
        if let Err(why) = self.begin_review(self.table.whole(), before) {
            self.message = Some(Notice::bad(why));
        }
    }

    /// Puts another game on the board, and reviews it.
    ///
    /// # Errors
    /// If the game does not replay or no thinker can start, as a message.
    pub fn review_game(&mut self, saved: &SavedGame) -> Result<(), Message> {
        self.load_game(saved)?;
        let before = SavedTable { is_paused: true, ..SavedTable::new(&self.table) };
        self.begin_review(saved.clone(), before)
    }

    /// Starts to review the game on the board, from its beginning.
    fn begin_review(&mut self, saved: SavedGame, before: SavedTable) -> Result<(), Message> {
        let limits = limits_of_turn(&self.table);
        let every = saved.actions.len().div_ceil(MANY).max(1);
        let order = ReviewOrder { limits, advisor: None, every };
        let mut reviewer = Reviewer::new(&saved, order)?;
        let game = self.table.game();
        reviewer.name_players(game, &|player| opponent::name(game, player));
        let thinker = self.platform.thinker()?;
        self.turn_to_board();
        self.table.go_to(0);
        let line = self.table.line();
        let reviewing = ReviewState { saved, reviewer, thinker, is_stopped: false, line, before };
        self.screen = Screen::Review(Box::new(reviewing));
        Ok(())
    }

    /// Returns true if another move is being tried in a reviewed game.
    pub(crate) fn is_off(&self) -> bool {
        self.screen.review().is_some_and(|reviewing| reviewing.line != self.table.line())
    }

    /// Returns the game on the board, to continue later. During a review, it is the game before the review.
    #[must_use]
    pub fn going(&self) -> UnfinishedGame {
        let (game, before) = match self.screen.review() {
            Some(reviewing) => (reviewing.saved.clone(), reviewing.before),
            None => (self.kept_table().whole(), SavedTable::new(self.kept_table())),
        };
        UnfinishedGame { game, plies: before.plies, is_unsaved: before.is_unsaved }
    }

    /// Returns the game to save. During a review, it is the whole game, wherever the board is.
    pub(crate) fn game_to_save(&self) -> SavedGame {
        match self.screen.review() {
            Some(reviewing) if !self.is_off() => reviewing.saved.clone(),
            _ => self.table.saved(),
        }
    }

    /// Advances the review. When it is complete, puts the worst mistake on the board, unless the person has looked at
    /// another position or tries another move.
    pub(crate) fn step_review(&mut self) {
        let is_off = self.is_off();
        let Some(reviewing) = self.screen.review_mut().filter(|reviewing| !reviewing.is_stopped)
        else {
            return;
        };
        reviewing.thinker.serve(&mut reviewing.reviewer);
        if is_off {
            reviewing.reviewer.look_elsewhere();
        }
        if let Some(plies) = reviewing.reviewer.opening_position() {
            self.table.go_to(plies);
        }
    }

    /// Returns true while turns are being reviewed.
    pub(crate) fn is_review_running(&self) -> bool {
        let review = self.screen.review().filter(|reviewing| !reviewing.is_stopped);
        review.is_some_and(|reviewing| reviewing.reviewer.wanted().is_some())
    }

    /// Returns the results so far of the review.
    #[must_use]
    pub fn known(&self) -> Option<&Review> {
        self.screen.review().map(|reviewing| reviewing.reviewer.review())
    }

    /// Returns the number of plies before the next mistake of the reviewed game, or before the previous one.
    fn mistake(&self, is_next: bool) -> Option<usize> {
        self.known()?.mistake(self.table.session().plies(), is_next)
    }

    /// Steps through a reviewed game by the arrow keys, and from mistake to mistake.
    pub(crate) fn step_by_key(&mut self, key: Key, is_shifted: bool) -> bool {
        let plies = self.table.session().plies();
        let to = match key {
            Key::ArrowLeft => plies.saturating_sub(1),
            Key::ArrowRight => plies + 1,
            Key::Home => 0,
            Key::End => self.table.length(),
            // As in the terminal. Without a mistake, the keys must not play a move.
            Key::ArrowDown | Key::M if !is_shifted => self.mistake(true).unwrap_or(plies),
            Key::ArrowUp | Key::M => self.mistake(false).unwrap_or(plies),
            _ => return false,
        };
        self.table.go_to(to.min(self.table.length()));
        if let Some(reviewing) = self.screen.review_mut() {
            reviewing.reviewer.look_elsewhere();
        }
        true
    }

    /// Draws the review beside the board.
    pub(crate) fn show_review(&mut self, ui: &mut Ui) {
        self.show_turn_of_review(ui);
        self.show_puzzles_of_review(ui);
        self.show_moves(ui);
        let Some(review) = self.known() else { return };
        ui.add_space(4.0);
        ui.label(review.rest_of_summary().say(self.lang));
        let step = show_mistakes(ui, review, self.lang).map(Step::To);
        self.take_step(step);
    }

    /// Draws how many mistakes make puzzles, once the review is complete.
    fn show_puzzles_of_review(&mut self, ui: &mut Ui) {
        let review = self.known().filter(|_| !self.is_review_running());
        if review.is_some_and(|review| show_puzzles(ui, review, self.lang)) {
            self.pose_mistakes();
        }
    }

    /// Draws the worst move, what each player lost, the graph, the navigation, and the best move in the current position.
    fn show_turn_of_review(&mut self, ui: &mut Ui) {
        let (is_off, lang) = (self.is_off(), self.lang);
        let Some(reviewing) = self.screen.review_mut() else { return };
        let plies = self.table.session().plies();
        let length = reviewing.saved.actions.len();
        let mut step = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text::review().say(lang)).heading());
            if plain(ui, text::close().say(lang)).clicked() {
                step = Some(Step::Close);
            }
        });
        reviewing.show_progress(ui, lang);
        let review = reviewing.reviewer.review();
        // On a phone, there is room for the graph or for the sentence about the worst move, which is on the board.
        let is_below = is_stacked(ui);
        if !is_below {
            show_worst(ui, review, lang);
        }
        if let Some(losses) = review.losses_in_words() {
            ui.label(losses.say(lang));
        }
        step = graph::show(ui, review, plies, lang).map(Step::To).or(step);
        if is_below {
            show_worst(ui, review, lang);
        }
        ui.horizontal_wrapped(|ui| {
            for (name, to) in [
                (text::first(), 0),
                (text::previous(), plies.saturating_sub(1)),
                (text::next(), plies + 1),
                (text::last(), length),
            ] {
                if plain(ui, name.say(lang)).clicked() {
                    step = Some(Step::To(to.min(length)));
                }
            }
            if let Some(to) = review.mistake(plies, true)
                && plain(ui, text::next_mistake().say(lang)).clicked()
            {
                step = Some(Step::To(to));
            }
            let place = text::place(self.table.moves_made() as u64, review.moves as u64);
            ui.add(Label::new(place.say(lang)).extend());
        });
        if is_off {
            ui.horizontal_wrapped(|ui| {
                ui.label(text::what_if().say(lang));
                if plain(ui, text::back().say(lang)).clicked() {
                    step = Some(Step::Back);
                }
            });
        } else if let Some(turn) = review.turn(plies + 1) {
            show_turn(ui, turn, review.names.get(turn.seat).message(), lang);
            if let Some(loss) = turn.loss_in_words(review.loss_unit()) {
                ui.label(text::it_lost(loss).say(lang));
            }
        }
        self.take_step(step);
    }

    /// Shows the position of the reviewed game after this many plies.
    pub(crate) fn review_at(&mut self, plies: usize) {
        self.take_step(Some(Step::To(plies)));
    }

    fn take_step(&mut self, step: Option<Step>) {
        let (is_off, plies) = (self.is_off(), self.table.session().plies());
        let Some((step, reviewing)) = step.zip(self.screen.review_mut()) else { return };
        if is_off {
            // It replayed when the review began.
            let _ = self.table.put_back(&reviewing.saved);
            reviewing.line = self.table.line();
        }
        reviewing.reviewer.look_elsewhere();
        let before = reviewing.before;
        match step {
            Step::To(ply) => self.table.go_to(ply),
            Step::Back => self.table.go_to(plies),
            Step::Close => {
                self.table.go_to(before.plies);
                self.table.pause(before.is_paused);
                if !before.is_unsaved {
                    self.table.mark_saved();
                }
                self.screen = Screen::Board;
            }
        }
    }
}

/// Says which move was the worst, if one lost anything.
fn show_worst(ui: &mut Ui, review: &Review, lang: Lang) {
    if let Some(worst) = review.worst_in_words() {
        ui.label(RichText::new(worst.say(lang)).strong());
    }
}

/// Returns the budget for judging a turn: the budget of the board, but at most [`ON_A_TURN`].
pub(crate) fn limits_of_turn(table: &GameController) -> Limits {
    let limits = table.limits();
    let time = limits.move_time.unwrap_or(ON_A_TURN).min(ON_A_TURN);
    match limits {
        Limits { nodes: Some(_), move_time: None, .. } => limits,
        _ => Limits { move_time: Some(time), game_time: None, ..limits },
    }
}
