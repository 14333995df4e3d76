//! Orders, given by a key or a button, and their effects.

use crate::app::App;
use crate::dialog::{Confirmation, Dialog};
use crate::notice::Notice;
use crate::say::panel;
use workbench::Turn;

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
    /// Does what was asked for.
    pub(crate) fn order(&mut self, order: Order) {
        self.is_review_wanted = false;
        self.message = None;
        self.moment = None;
        if self.order_in_riddle(order) {
            return;
        }
        match order {
            Order::New => {
                self.place.prepare();
                self.dialog = Some(Dialog::play_again(&self.table));
            }
            Order::Home => self.go_home(),
            Order::Again => self.confirm(Confirmation::Again),
            Order::LoadToReview => {
                self.is_review_wanted = true;
                self.dialog = Some(Dialog::load(&self.file, self.place.saved_games()));
            }
            Order::Load => self.dialog = Some(Dialog::load(&self.file, self.place.saved_games())),
            Order::Resign => self.confirm(Confirmation::Resign),
            Order::Exit => self.confirm(Confirmation::Exit),
            Order::Undo if !self.table.undo() => self.say(panel::nothing_to_undo()),
            Order::Redo if !self.table.redo() => self.say(panel::nothing_to_redo()),
            Order::Hint => self.hint(),
            Order::Undo | Order::Redo => self.silence_coach(),
            Order::Pause => self.table.pause(!self.table.is_paused()),
            Order::Faster => self.table.faster(),
            Order::Slower => self.table.slower(),
            Order::Save => self.dialog = Some(Dialog::save(&self.file)),
            Order::Share => self.share(),
            Order::Review => self.review(),
            Order::Rules => self.dialog = Some(Dialog::rules(self.table.game().info())),
            Order::Keys => self.dialog = Some(Dialog::keys()),
            Order::Escape => self.escape(),
        }
    }

    /// Asks for a hint, or shows the one that is known.
    fn hint(&mut self) {
        self.is_told = true;
        let is_known = self.table.hint().is_some() || self.table.is_hint_wanted();
        if !is_known && !self.table.ask_hint() {
            self.say(panel::nobody_on_turn());
        }
    }

    /// Ends what is under way: a choice, a hint, a player's thinking.
    fn escape(&mut self) {
        let was_choosing = !self.choices.is_empty() || !self.keys_typed.is_empty();
        self.choices.clear();
        self.keys_typed.clear();
        if !was_choosing && !self.table.drop_hint() {
            self.thinker.hurry();
        }
    }

    /// True if a game is under way that is kept nowhere.
    pub(crate) fn would_be_lost(&self) -> bool {
        let table = self.kept_table();
        table.is_unsaved() && table.session().turn() != Turn::Over
    }

    /// Asks before a game is lost.
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

    /// Does what was agreed to.
    pub(crate) fn accept(&mut self, act: Confirmation) {
        self.dialog = None;
        match act {
            Confirmation::Resign => _ = self.table.resign(),
            Confirmation::Exit => self.is_leaving = true,
            Confirmation::Again => {
                self.keep_best();
                let seed = self.place.draw_lot();
                let begun = self.table.renew(seed);
                self.turn_to_game();
                self.message = begun.err().map(Notice::bad);
            }
        }
    }
}
