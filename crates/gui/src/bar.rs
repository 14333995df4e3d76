//! The bar of buttons above the board, and its menu.

use crate::app::{App, Order};
use crate::say::bar as say;
use egui::{ThemePreference, Ui};
use words::{Lang, Phrase};

/// Buttons, what they order, and what they say when they are pointed at.
const BUTTONS: [(Phrase, Order, Phrase); 8] = [
    (say::new(), Order::New, say::new_help()),
    (say::again(), Order::Again, say::again_help()),
    (say::undo(), Order::Undo, say::undo_help()),
    (say::redo(), Order::Redo, say::redo_help()),
    (say::hint(), Order::Hint, say::hint_help()),
    (say::save(), Order::Save, say::save_help()),
    (say::load(), Order::Load, say::load_help()),
    (say::review(), Order::Review, say::review_help()),
];

/// The languages, each by its own name: so they are found by those who do not read the present one.
const LANGUAGES: [(Lang, Phrase); 2] =
    [(Lang::English, say::english()), (Lang::French, say::french())];

const THEMES: [(ThemePreference, Phrase); 3] = [
    (ThemePreference::System, say::as_the_system()),
    (ThemePreference::Light, say::light()),
    (ThemePreference::Dark, say::dark()),
];

/// What the menu orders; a page is left by the browser's own means.
const ORDERS: &[(Phrase, Order)] = &[
    (say::resign(), Order::Resign),
    (say::keys(), Order::Help),
    #[cfg(feature = "window")]
    (crate::say::window::exit(), Order::Exit),
];

impl App {
    /// Draws the bar, and does what is pressed on it.
    pub(crate) fn show_bar_of_buttons(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        ui.add_space(3.0);
        ui.horizontal_wrapped(|ui| {
            for (name, order, help) in BUTTONS {
                if ui.button(name.say(lang)).on_hover_text(help.say(lang)).clicked() {
                    self.order(order);
                }
            }
            #[cfg(feature = "window")]
            self.show_way_to_run(ui);
            ui.menu_button(say::more().say(lang), |ui| self.show_menu(ui));
        });
        ui.add_space(2.0);
    }

    fn show_menu(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        let mut theme = ui.ctx().options(|options| options.theme_preference);
        let before = theme;
        for (preference, name) in THEMES {
            ui.radio_value(&mut theme, preference, name.say(lang));
        }
        if theme != before {
            ui.ctx().set_theme(theme);
        }
        ui.separator();
        self.show_languages(ui);
        ui.separator();
        ui.checkbox(&mut self.is_judged, say::judge().say(lang));
        ui.checkbox(&mut self.is_animated, say::animate().say(lang));
        ui.separator();
        for &(name, order) in ORDERS {
            if ui.button(name.say(lang)).clicked() {
                self.order(order);
                ui.close();
            }
        }
    }

    /// The choice stays for later starts.
    fn show_languages(&mut self, ui: &mut Ui) {
        let before = self.lang;
        for (lang, name) in LANGUAGES {
            ui.radio_value(&mut self.lang, lang, name.say(lang));
        }
        if self.lang != before {
            self.is_lang_chosen = true;
            self.place.keep_lang(self.lang);
        }
    }
}
