//! Orders, given by a key or a button, and their effects.

use crate::app::{App, LoadPurpose, Phase};
use crate::text::{dialog, home, panel};
use crate::widgets::dialog::{Confirmation, Dialog};
use crate::widgets::notice::Notice;

/// An order, given by a key or a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    Home,
    New,
    Again,
    Undo,
    Redo,
    Hint,
    Pause,
    Faster,
    Slower,
    Save,
    Load,
    Share,
    LoadToReview,
    Review,
    Resign,
    Rules,
    Keys,
    Escape,
    Exit,
}

impl App {
    /// Carries out an order.
    pub(crate) fn order(&mut self, order: Order) {
        self.files.purpose = LoadPurpose::Play;
        self.message = None;
        self.board.announcement = None;
        if self.order_in_puzzle(order) {
            return;
        }
        match order {
            Order::New => {
                self.platform.prepare();
                self.dialog = Some(Dialog::play_again(&self.table));
            }
            Order::Home => self.go_home(),
            Order::Again => self.confirm(Confirmation::Again),
            Order::LoadToReview => self.ask_what_to_load(LoadPurpose::Review),
            Order::Load => self.ask_what_to_load(LoadPurpose::Play),
            Order::Resign => self.confirm(Confirmation::Resign),
            Order::Exit => self.confirm(Confirmation::Exit),
            Order::Undo if !self.table.undo() => self.say(panel::nothing_to_undo()),
            Order::Redo if !self.table.redo() => self.say(panel::nothing_to_redo()),
            Order::Hint => self.hint(),
            Order::Undo | Order::Redo => self.silence_coach(),
            Order::Pause => self.table.pause(!self.table.is_paused()),
            Order::Faster => self.table.faster(),
            Order::Slower => self.table.slower(),
            Order::Save => self.dialog = Some(Dialog::save(&self.files.last)),
            Order::Share => self.share(),
            Order::Review => self.review(),
            Order::Rules => {
                let game = self.table.game();
                self.dialog = Some(Dialog::rules(game.info(), game.rules_in_pictures()));
            }
            Order::Keys => self.dialog = Some(Dialog::keys()),
            Order::Escape => self.escape(),
        }
    }

    fn ask_what_to_load(&mut self, purpose: LoadPurpose) {
        self.files.purpose = purpose;
        let title = match purpose {
            LoadPurpose::Play => dialog::load_a_game(),
            LoadPurpose::Review => home::review_a_game(),
        };
        self.dialog = Some(Dialog::load(title, &self.files.last, self.platform.saved_games()));
    }

    /// Asks for a hint, or shows the known one.
    fn hint(&mut self) {
        self.board.is_hint_shown = true;
        let is_known = self.table.hint().is_some() || self.table.is_hint_wanted();
        if !is_known && !self.table.ask_hint() {
            self.say(panel::nobody_on_turn());
        }
    }

    /// Stops what is in progress: a choice, a hint, or a player's thinking.
    fn escape(&mut self) {
        let was_begun = self.board.input.is_begun();
        self.board.input.drop_begun();
        if !was_begun && !self.table.drop_hint() {
            self.thinker.hurry();
        }
    }

    /// Returns true if an unfinished game is not saved.
    pub(crate) fn would_be_lost(&self) -> bool {
        self.kept_table().would_be_lost()
    }

    /// Asks for confirmation if the act needs it. Otherwise carries it out, or says that nobody can resign.
    pub(crate) fn confirm(&mut self, act: Confirmation) {
        let asks = match act {
            Confirmation::Resign => self.table.person().is_some(),
            Confirmation::Exit => true,
            Confirmation::Again => self.would_be_lost(),
        };
        match (asks, act) {
            (true, _) => self.dialog = Some(Dialog::Confirm(act)),
            (false, Confirmation::Resign) => self.say(panel::nobody_resigns()),
            (false, _) => self.accept(act),
        }
    }

    /// Carries out what was confirmed.
    pub(crate) fn accept(&mut self, act: Confirmation) {
        self.dialog = None;
        match act {
            Confirmation::Resign => _ = self.table.resign(),
            Confirmation::Exit => self.phase = Phase::Leaving,
            Confirmation::Again => {
                self.keep_best();
                let seed = self.platform.draw_lot();
                let begun = self.table.renew(seed);
                self.turn_to_game();
                self.message = begun.err().map(Notice::bad);
            }
        }
    }
}
