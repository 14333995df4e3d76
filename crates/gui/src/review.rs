//! The review of a game: its value over the plies, what was good and what was not, and what if.

mod graph;

use crate::app::App;
use crate::message::Message;
use crate::palette::Palette;
use egui::{Key, ProgressBar, RichText, ScrollArea, Ui};
use workbench::{
    Grade, Limits, Review, ReviewOrder, Reviewed, Reviewer, SavedGame, Thinking, Worth, rounded,
    worth_in_words,
};

/// What may be spent on a turn where the board's own limits are wider.
const ON_A_TURN: std::time::Duration = std::time::Duration::from_millis(300);

/// From this many turns on, only some of them are looked at.
const MANY: usize = 400;

/// A review that is under way, or done.
pub(crate) struct Reviewing {
    /// The game as it was played.
    saved: SavedGame,
    reviewer: Reviewer,
    thinker: Box<dyn Thinking>,
    is_stopped: bool,
    /// Whether the board has left the game: what if.
    pub(crate) is_off: bool,
}

/// What was asked for in a frame.
enum Step {
    To(usize),
    Back,
    Close,
}

impl App {
    /// Reviews the game on the board.
    pub(crate) fn review(&mut self) {
        let saved = self.table.saved();
        if let Err(why) = self.review_game(&saved) {
            self.message = Some(Message::bad(why));
        }
    }

    /// Reviews a game, and puts it on the board at its beginning.
    ///
    /// # Errors
    /// A game that does not replay, or nobody to think, in words.
    pub fn review_game(&mut self, saved: &SavedGame) -> Result<(), String> {
        let limits = self.table.limits();
        let time = limits.move_time.unwrap_or(ON_A_TURN).min(ON_A_TURN);
        let limits = match limits {
            Limits { nodes: Some(_), move_time: None, .. } => limits,
            _ => Limits { move_time: Some(time), game_time: None, ..limits },
        };
        let every = saved.actions.len().div_ceil(MANY).max(1);
        let order = ReviewOrder { limits, advisor: None, every };
        let reviewer = Reviewer::new(saved, order).map_err(|error| error.to_string())?;
        let thinker = self.place.thinker()?;
        self.table.load(saved).map_err(|error| error.to_string())?;
        self.table.go_to(0);
        let saved = saved.clone();
        self.reviewing =
            Some(Reviewing { saved, reviewer, thinker, is_stopped: false, is_off: false });
        Ok(())
    }

    /// Thinks on about the review.
    pub(crate) fn step_review(&mut self) {
        if let Some(reviewing) = self.reviewing.as_mut().filter(|reviewing| !reviewing.is_stopped) {
            reviewing.thinker.serve(&mut reviewing.reviewer);
        }
    }

    /// Whether turns are still being looked at.
    pub(crate) fn is_review_running(&self) -> bool {
        self.reviewing.as_ref().is_some_and(|reviewing| reviewing.thinker.is_busy())
    }

    /// What is known of the game under review.
    #[must_use]
    pub fn known(&self) -> Option<&Review> {
        self.reviewing.as_ref().map(|reviewing| reviewing.reviewer.review())
    }

    /// Steps through a reviewed game by the arrow keys.
    pub(crate) fn step_by_key(&mut self, key: Key) -> bool {
        let plies = self.table.session().plies();
        let to = match key {
            Key::ArrowLeft => plies.saturating_sub(1),
            Key::ArrowRight => plies + 1,
            Key::Home => 0,
            Key::End => usize::MAX,
            _ => return false,
        };
        self.table.go_to(to.min(self.table.length()));
        true
    }

    /// Draws the review beside the board.
    pub(crate) fn show_review(&mut self, ui: &mut Ui) {
        let Some(reviewing) = &mut self.reviewing else { return };
        let plies = self.table.session().plies();
        let length = reviewing.saved.actions.len();
        let mut step = None;
        ui.horizontal(|ui| {
            ui.label(RichText::new("Review").heading());
            if ui.button("Close the review").clicked() {
                step = Some(Step::Close);
            }
        });
        reviewing.show_progress(ui);
        let review = reviewing.reviewer.review();
        step = graph::show(ui, review, plies).map(Step::To).or(step);
        ui.horizontal(|ui| {
            for (name, to) in [
                ("First", 0),
                ("Previous", plies.saturating_sub(1)),
                ("Next", plies + 1),
                ("Last", length),
            ] {
                if ui.button(name).clicked() {
                    step = Some(Step::To(to.min(length)));
                }
            }
            ui.label(format!("{plies} of {length}"));
        });
        if reviewing.is_off {
            ui.horizontal_wrapped(|ui| {
                ui.label("What if: this is no longer the game.");
                if ui.button("Back to the game").clicked() {
                    step = Some(Step::Back);
                }
            });
        } else if let Some(turn) = review.turn(plies + 1) {
            show_turn(ui, turn);
        }
        ui.separator();
        ui.label(review.summary());
        step = show_mistakes(ui, review).map(Step::To).or(step);
        self.take_step(step);
    }

    fn take_step(&mut self, step: Option<Step>) {
        let Some(step) = step else { return };
        let Some(reviewing) = &mut self.reviewing else { return };
        let at = match step {
            Step::To(ply) if !reviewing.is_off => return self.table.go_to(ply),
            Step::To(ply) => ply,
            Step::Back => self.table.session().plies(),
            Step::Close => reviewing.saved.actions.len(),
        };
        // The game replayed when the review began.
        let _ = self.table.load(&reviewing.saved);
        reviewing.is_off = false;
        self.table.go_to(at);
        if matches!(step, Step::Close) {
            self.reviewing = None;
        }
    }
}

impl Reviewing {
    fn show_progress(&mut self, ui: &mut Ui) {
        let (done, all) = self.reviewer.progress();
        if done == all {
            return;
        }
        ui.horizontal(|ui| {
            let part = done as f32 / all.max(1) as f32;
            let text = format!("{done} of {all} turns");
            ui.add(ProgressBar::new(part).text(text).desired_width(170.0));
            if ui.button(if self.is_stopped { "Look on" } else { "Stop" }).clicked() {
                self.is_stopped = !self.is_stopped;
                self.thinker.forget();
            }
        });
        if let Some(trouble) = &self.reviewer.review().trouble {
            ui.colored_label(Palette::of(ui).alarm, trouble);
        }
    }
}

/// What was done in this state, and what would have been best.
fn show_turn(ui: &mut Ui, turn: &Reviewed) {
    let colour = colour(turn.grade, ui);
    let taken = &turn.taken;
    let said = format!("{}. {}: {}{}", turn.ply, turn.seat, taken.action, turn.grade.sign());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(said).strong());
        ui.label(RichText::new(turn.grade.name()).color(colour));
        let exact = if turn.exact { "exact" } else { turn.by.as_str() };
        ui.label(RichText::new(format!("({exact})")).color(Palette::of(ui).faint));
    });
    if !taken.reason.is_empty() {
        ui.label(&taken.reason);
    }
    if turn.grade != Grade::Best {
        let best = &turn.best;
        let reason =
            if best.reason.is_empty() { String::new() } else { format!(": {}", best.reason) };
        let value = worth_text(&best.worth, &turn.unit);
        ui.label(format!("Best is {} ({value}){reason}.", best.action));
        if best.line.len() > 1 {
            let line = format!("expected: {}", best.line.join(", "));
            ui.label(RichText::new(line).color(Palette::of(ui).faint));
        }
    }
}

/// A worth in few words.
pub(crate) fn worth_text(worth: &Worth, unit: &str) -> String {
    match (worth.verdict, worth.score) {
        (None, Some(score)) => rounded(score),
        _ => worth_in_words(worth, unit),
    }
}

/// The mistakes, in order; the ply before the one that was pressed.
fn show_mistakes(ui: &mut Ui, review: &Review) -> Option<usize> {
    let mut chosen = None;
    let mistakes = review.turns.iter().filter(|turn| turn.grade > Grade::Fine);
    ScrollArea::vertical().max_height(180.0).show(ui, |ui| {
        for turn in mistakes {
            let cost = turn.cost.filter(|cost| *cost > 0.0);
            let cost = cost.map_or(String::new(), |cost| format!(", costs {}", rounded(cost)));
            let better = &turn.best.action;
            let sign = turn.grade.sign();
            let text = format!(
                "{}. {}: {}{sign} ({} was better{cost})",
                turn.ply, turn.seat, turn.taken.action, better
            );
            let text = RichText::new(text).color(colour(turn.grade, ui));
            if ui.add(egui::Button::new(text).frame(false).wrap()).clicked() {
                chosen = Some(turn.ply - 1);
            }
        }
    });
    chosen
}

/// Marks by colour; their signs and words say the same.
fn colour(mark: Grade, ui: &Ui) -> egui::Color32 {
    let palette = Palette::of(ui);
    match mark {
        Grade::Best | Grade::Fine => palette.accent,
        Grade::Inaccuracy | Grade::Mistake => palette.warning,
        Grade::Blunder => palette.alarm,
    }
}
