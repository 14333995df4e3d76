//! The bar above the board, the buttons of a game, and the menu.

use crate::app::App;
use crate::lettering::{CAPTION, SECONDARY, TITLE, titled};
use crate::orders::Order;
use crate::palette::Palette;
use crate::text::{bar as text, coach, home, share};
use crate::theme::{self, choice, plain, reach, switch};
use damier_i18n::{Lang, Phrase};
use egui::{
    Align, Button, Label, Layout, RichText, ThemePreference, Ui, WidgetInfo, WidgetType, vec2,
};

/// Buttons of a game: symbol, which may be empty, name, order, and tooltip.
const BUTTONS: [(&str, Phrase, Order, Phrase); 5] = [
    ("↺", text::undo(), Order::Undo, text::undo_help()),
    ("↻", text::redo(), Order::Redo, text::redo_help()),
    ("", text::hint(), Order::Hint, text::hint_help()),
    ("", text::review(), Order::Review, text::review_help()),
    ("", text::again(), Order::Again, text::again_help()),
];

/// Languages, each by its own name, so that people find theirs even if they cannot read the current one.
const LANGUAGES: [(Lang, Phrase); 2] =
    [(Lang::English, text::english()), (Lang::French, text::french())];

const THEMES: [(ThemePreference, Phrase); 3] = [
    (ThemePreference::System, text::as_the_system()),
    (ThemePreference::Light, text::light()),
    (ThemePreference::Dark, text::dark()),
];

/// Menu entries about the game on the board.
const OF_GAME: [(Phrase, Order, Phrase); 5] = [
    (text::rules(), Order::Rules, text::rules_help()),
    (text::new(), Order::New, text::new_help()),
    (text::save(), Order::Save, text::save_help()),
    (text::load(), Order::Load, text::load_help()),
    (share::share(), Order::Share, share::share_help()),
];

/// Menu entries at the end. A web page is closed by the browser.
const ORDERS: &[(Phrase, Order)] = &[
    (text::keys(), Order::Keys),
    #[cfg(feature = "window")]
    (crate::text::window::exit(), Order::Exit),
];

impl App {
    /// Draws the bar above the board: the way back, the name of the game, and the menu, and the buttons of the game
    /// if there is room.
    pub(crate) fn show_bar_above(&mut self, ui: &mut Ui, is_wide: bool) {
        let lang = self.lang;
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            self.show_way_home(ui, is_wide);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let more = Button::new(text::more().say(lang)).min_size(vec2(0.0, reach(ui)));
                egui::containers::menu::MenuButton::from_button(more)
                    .ui(ui, |ui| theme::menu(ui, |ui| self.show_menu(ui)));
                if is_wide && self.screen.puzzle().is_none() {
                    for button in BUTTONS.iter().rev() {
                        self.show_order(ui, button, true);
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.vertical(|ui| self.show_title_of_game(ui));
                });
            });
        });
        self.show_changes(ui);
        ui.add_space(4.0);
    }

    /// Says what the rules change in the usual game.
    fn show_changes(&self, ui: &mut Ui) {
        let changes = self.table.game().changes();
        if !changes.is_empty() {
            let text = RichText::new(changes.say(self.lang)).size(SECONDARY);
            ui.add(Label::new(text).wrap());
        }
    }

    fn show_way_home(&mut self, ui: &mut Ui, is_wide: bool) {
        let name = home::home().say(self.lang);
        let text = if is_wide { format!("← {name}") } else { "←".to_string() };
        let size = vec2(reach(ui), reach(ui));
        let back = ui.add(Button::new(text).min_size(size));
        back.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if back.on_hover_text(home::home_help().say(self.lang)).clicked() {
            self.order(Order::Home);
        }
    }

    fn show_title_of_game(&self, ui: &mut Ui) {
        let (lang, subtitle) = (self.lang, self.subtitle());
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add(Label::new(titled(self.title().say(lang), TITLE)).wrap());
        if !subtitle.is_empty() {
            let text = RichText::new(subtitle.say(lang)).size(CAPTION);
            ui.add(Label::new(text.color(Palette::from_ui(ui).faint)).wrap());
        }
    }

    /// Draws the buttons of the game within reach of a thumb.
    pub(crate) fn show_bar_below(&mut self, ui: &mut Ui) {
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            ui.spacing_mut().item_spacing.x = 5.0;
            for button in &BUTTONS {
                self.show_order(ui, button, false);
            }
        });
        ui.add_space(6.0);
    }

    /// Draws a button of the game. Without room, a button that has a symbol shows only that.
    fn show_order(&mut self, ui: &mut Ui, button: &(&str, Phrase, Order, Phrase), has_room: bool) {
        let (lang, (mark, name, order, help)) = (self.lang, button);
        let name = name.say(lang);
        let shown = match *mark {
            "" => name.clone(),
            symbol if has_room => format!("{symbol} {name}"),
            symbol => symbol.to_string(),
        };
        let text = RichText::new(shown).size(SECONDARY + 1.0);
        let response = ui.add(Button::new(text).min_size(vec2(reach(ui), reach(ui))));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if response.on_hover_text(help.say(lang)).clicked() {
            self.order(*order);
        }
    }

    fn show_menu(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        for (name, order, help) in OF_GAME {
            if plain(ui, name.say(lang)).on_hover_text(help.say(lang)).clicked() {
                self.order(order);
                ui.close();
            }
        }
        if plain(ui, text::resign().say(lang)).clicked() {
            self.order(Order::Resign);
            ui.close();
        }
        ui.separator();
        switch(ui, &mut self.is_judged, text::judge().say(lang));
        let mut is_coached = self.coaching.is_some();
        if switch(ui, &mut is_coached, coach::coached().say(lang)).changed() {
            self.set_coached(is_coached);
        }
        self.show_settings(ui);
    }

    /// Draws the general menu entries: theme, language, help.
    pub(crate) fn show_settings(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        self.show_switches(ui);
        ui.separator();
        let mut theme = ui.ctx().options(|options| options.theme_preference);
        let before = theme;
        for (preference, name) in THEMES {
            choice(ui, &mut theme, preference, name.say(lang));
        }
        if theme != before {
            ui.ctx().set_theme(theme);
        }
        ui.separator();
        self.show_languages(ui);
        ui.separator();
        for &(name, order) in ORDERS {
            if plain(ui, name.say(lang)).clicked() {
                self.order(order);
                ui.close();
            }
        }
    }

    /// Draws the switches of all games.
    fn show_switches(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        switch(ui, &mut self.is_animated, text::animate().say(lang));
        let letters = switch(ui, &mut self.has_letters, text::letters().say(lang));
        if letters.on_hover_text(text::letters_help().say(lang)).changed() {
            self.platform.keep_letters(self.has_letters);
        }
        if let Some(mut is_on) = self.platform.sound() {
            let sound = switch(ui, &mut is_on, text::sound().say(lang));
            if sound.on_hover_text(text::sound_help().say(lang)).changed() {
                self.platform.switch_sound(is_on);
            }
        }
    }

    /// Draws the choice of the language, which is saved.
    fn show_languages(&mut self, ui: &mut Ui) {
        let before = self.lang;
        for (lang, name) in LANGUAGES {
            choice(ui, &mut self.lang, lang, name.say(lang));
        }
        if self.lang != before {
            self.is_lang_chosen = true;
            self.platform.keep_lang(self.lang);
        }
    }

    /// Draws the notice, in the colour of its kind.
    pub(crate) fn show_message(&self, ui: &mut Ui) {
        let palette = Palette::from_ui(ui);
        if let Some(message) = &self.message {
            let text = RichText::new(message.text.say(self.lang));
            ui.label(if message.is_alarm { text.color(palette.alarm) } else { text });
        }
    }
}
