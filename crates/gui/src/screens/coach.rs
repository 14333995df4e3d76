//! The coach: shows after each move of a person what it cost and what was better.

pub(crate) mod coaching;

use crate::app::App;
use crate::lettering::{SECONDARY, titled};
use crate::opponent;
use crate::palette::Palette;
use crate::screens::review::{limits_of_turn, show_turn};
use crate::text::coach as text;
use crate::theme::{card, plain};
use crate::widgets::notice::Notice;
use coaching::Coaching;
use damier_play::{Grade, LossUnit};
use egui::{RichText, Ui};

impl App {
    /// Switches the coach on or off.
    pub fn set_coached(&mut self, is_coached: bool) {
        self.coaching = None;
        if !is_coached {
            return;
        }
        match self.platform.thinker() {
            Ok(thinker) => self.coaching = Some(Coaching::new(thinker)),
            Err(why) => self.message = Some(Notice::bad(why)),
        }
    }

    /// Plays an action of the person on turn, and lets the coach judge it.
    pub(crate) fn act_before_coach(&mut self, action: &str) {
        let limits = limits_of_turn(&self.table);
        let mut coaching = self.coaching.as_mut().filter(|_| self.screen.review().is_none());
        if let Some(coaching) = &mut coaching {
            coaching.before_move(&self.table, limits);
        }
        let done = self.table.act(action);
        if let Some(coaching) = coaching {
            coaching.move_made(&self.table);
        }
        self.message = done.err().map(Notice::bad);
    }

    /// Advances the judgement of the last move.
    pub(crate) fn step_coach(&mut self) {
        if let Some(coaching) = &mut self.coaching {
            coaching.step();
        }
    }

    /// Returns true while the coach thinks.
    #[must_use]
    pub fn is_coach_busy(&self) -> bool {
        self.coaching.as_ref().is_some_and(Coaching::is_busy)
    }

    /// Makes the coach forget the last move, because another position is on the board.
    pub(crate) fn silence_coach(&mut self) {
        if let Some(coaching) = &mut self.coaching {
            coaching.forget();
        }
    }

    /// Draws what the coach says about the last move.
    pub(crate) fn show_coach(&mut self, ui: &mut Ui) {
        let Some(coaching) = self.coaching.as_ref().filter(|_| self.screen.review().is_none())
        else {
            return;
        };
        let lang = self.lang;
        let Some(judged) = coaching.judged().filter(|turn| turn.is_choice()) else {
            if coaching.is_busy() {
                ui.label(RichText::new(text::thinks().say(lang)).color(Palette::from_ui(ui).faint));
            }
            return;
        };
        let game = self.table.game();
        let loss = coaching.loss(LossUnit::new(game.contest(), game.score_scale()));
        let is_fault = judged.grade > Grade::Fine;
        let ply = judged.ply;
        let who = opponent::who(&self.table, judged.seat);
        let mut is_pressed = false;
        card(ui).inner_margin(10.0).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(titled(text::coach().say(lang), SECONDARY));
            if let Some(loss) = loss.filter(|_| is_fault) {
                ui.label(text::it_cost(loss).say(lang));
            }
            show_turn(ui, judged, who, lang);
            is_pressed = is_fault && plain(ui, text::try_again().say(lang)).clicked();
        });
        ui.add_space(4.0);
        if is_pressed {
            self.take_back_to(ply);
        }
    }

    /// Undoes the game to the position before a ply, counted from 1.
    fn take_back_to(&mut self, ply: usize) {
        while self.table.session().plies() >= ply && self.table.undo() {}
        self.board.announcement = None;
        self.message = None;
        self.silence_coach();
    }
}
