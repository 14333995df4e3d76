//! Help: the rules of each game in pictures, and the keys.

use super::outcome::DialogOutcome;
use super::rules::Rules;
use crate::lettering::{BODY, titled};
use crate::palette::Palette;
use crate::text::{dialog, help as text};
use crate::theme::{plain, reach};
use damier_catalog::{GameInfo, RulePicture, games};
use damier_i18n::{Lang, Phrase};
use egui::{Button, Grid, RichText, ScrollArea, Ui, vec2};

/// Keys and their effects.
const KEYS: [(Phrase, Phrase); 13] = [
    (text::arrows(), text::arrows_do()),
    (text::letters_4d(), text::letters_4d_do()),
    (text::letters(), text::letters_do()),
    (text::enter(), text::enter_does()),
    (text::undo(), text::undo_does()),
    (text::hint(), text::hint_does()),
    (text::pause(), text::pause_does()),
    (text::pace(), text::pace_does()),
    (text::walk(), text::walk_does()),
    (text::mistake(), text::mistake_does()),
    (text::escape(), text::escape_does()),
    (text::files(), text::files_do()),
    (text::help(), text::help_does()),
];

/// Width from which keys and their effects are side by side, in points.
const WIDE: f32 = 480.0;

/// Height of what is around a page, in points: the button below it, and the margins of the dialog and the screen.
/// Then the smallest height of a page.
const AROUND: f32 = 130.0;
const LOWEST: f32 = 120.0;

/// The page to read.
pub(crate) enum HelpForm {
    /// The rules of a game, by its name.
    Rules(&'static str, Rules),
    Keys,
}

impl HelpForm {
    /// Returns the rules of a game in these pictures, or the keys if there are none.
    pub(super) fn rules(info: &'static GameInfo, pictures: &'static [RulePicture]) -> Self {
        if pictures.is_empty() { Self::Keys } else { Self::Rules(info.name, Rules::new(pictures)) }
    }

    /// Draws the page, and the buttons to other pages. Returns the answer.
    pub(super) fn show(&mut self, ui: &mut Ui, lang: Lang) -> DialogOutcome {
        self.show_pages(ui, lang);
        let above = ui.min_rect().height();
        let height = (ui.ctx().content_rect().height() - above - AROUND).max(LOWEST);
        let page = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        page.id_salt(self.game()).show(ui, |ui| match self {
            Self::Rules(_, rules) => rules.show(ui, lang),
            Self::Keys => show_all_keys(ui, lang),
        });
        ui.add_space(8.0);
        if plain(ui, dialog::close().say(lang)).clicked() {
            DialogOutcome::Close
        } else {
            DialogOutcome::Stay
        }
    }

    /// Returns the name of the game whose rules are shown.
    fn game(&self) -> Option<&'static str> {
        match self {
            Self::Rules(game, _) => Some(game),
            Self::Keys => None,
        }
    }

    fn show_pages(&mut self, ui: &mut Ui, lang: Lang) {
        ui.heading(text::how_it_is_played().say(lang));
        ui.horizontal_wrapped(|ui| {
            let size = vec2(0.0, reach(ui));
            let mut show = |is_here, name: String| {
                ui.add(Button::selectable(is_here, name).min_size(size)).clicked()
            };
            for info in games().iter().filter(|info| !info.rules_in_pictures.is_empty()) {
                if show(self.game() == Some(info.name), info.title.say(lang)) {
                    *self = Self::rules(info, info.rules_in_pictures);
                }
            }
            if show(self.game().is_none(), text::keys().say(lang)) {
                *self = Self::Keys;
            }
        });
        ui.add_space(8.0);
    }
}

/// Draws the keys, and how actions are typed.
fn show_all_keys(ui: &mut Ui, lang: Lang) {
    show_keys(ui, lang);
    ui.add_space(8.0);
    for game in games() {
        ui.label(titled(game.title.say(lang), BODY));
        ui.label(game.invitation.say(lang));
        ui.label(RichText::new(game.actions.say(lang)).color(Palette::from_ui(ui).faint));
    }
}

fn show_keys(ui: &mut Ui, lang: Lang) {
    if ui.available_width() < WIDE {
        for (key, what) in KEYS {
            ui.strong(key.say(lang));
            ui.indent(key.say(lang), |ui| ui.label(what.say(lang)));
        }
        return;
    }
    let widest = ui.available_width() * 0.6;
    let grid = Grid::new("keys").num_columns(2).spacing([16.0, 4.0]).max_col_width(widest);
    grid.show(ui, |ui| {
        for (key, what) in KEYS {
            ui.strong(key.say(lang));
            ui.label(what.say(lang));
            ui.end_row();
        }
    });
}
