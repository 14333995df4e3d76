//! The choice of a variant and an opponent. Pressing an opponent starts the game.

use super::outcome::{DialogContext, DialogOutcome};
use crate::lettering::{self, BODY, HEADING, SECONDARY, titled};
use crate::opponent;
use crate::palette::Palette;
use crate::start::Start;
use crate::text::{dialog, home as text};
use crate::theme::{option, plain};
use damier_catalog::{AnyGame, GameInfo, Seat, games, open};
use damier_i18n::{Lang, Phrase};
use damier_play::GameController;
use egui::{Button, FontId, ScrollArea, TextFormat, Ui, WidgetInfo, WidgetType, vec2};

/// Space above and below the list, in points.
const AROUND: f32 = 150.0;

/// The choice of a variant and an opponent.
pub(crate) struct PlayForm {
    info: &'static GameInfo,
    /// Index of the variant.
    kind: usize,
}

/// An opponent, or another way to play.
struct Opponent {
    name: Phrase,
    about: Phrase,
    players: Vec<Option<String>>,
}

impl PlayForm {
    /// Creates the choice for a game, by its index in the list.
    pub(super) fn new(index: usize) -> Self {
        Self { info: games()[index.min(games().len() - 1)], kind: 0 }
    }

    /// Creates the choice for the game on the board and its variant, if it has a name.
    pub(super) fn like(table: &GameController) -> Self {
        let (info, name) = (table.game().info(), table.game().name());
        let is_it = |known: &str| open(known).is_ok_and(|known| known.name() == name);
        let kind = info.variants.iter().position(|(known, _)| is_it(known));
        Self { info, kind: kind.unwrap_or(0) }
    }

    fn name(&self) -> &'static str {
        self.info.variants.get(self.kind).map_or(self.info.name, |(name, _)| name)
    }

    /// Draws the choice. Returns the answer.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        let lang = context.lang;
        ui.set_min_width(ui.available_width().min(480.0));
        ui.label(titled(self.info.title.say(lang), HEADING));
        if context.table.would_be_lost() {
            ui.label(dialog::not_saved().say(lang));
        }
        let height = (ui.ctx().content_rect().height() - AROUND).max(AROUND);
        let list =
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
                self.show_kinds(ui, lang);
                self.show_opponents(ui, context)
            });
        ui.add_space(4.0);
        let mut outcome = list.inner;
        ui.horizontal_wrapped(|ui| {
            if plain(ui, dialog::cancel().say(lang)).clicked() {
                outcome = DialogOutcome::Close;
            }
            let custom = plain(ui, text::custom().say(lang));
            if custom.on_hover_text(text::custom_about().say(lang)).clicked() {
                outcome = DialogOutcome::Customise(self.name());
            }
        });
        outcome
    }

    fn show_kinds(&mut self, ui: &mut Ui, lang: Lang) {
        if self.info.variants.len() < 2 {
            return;
        }
        ui.label(
            egui::RichText::new(text::which_kind().say(lang)).color(Palette::from_ui(ui).faint),
        );
        ui.horizontal_wrapped(|ui| {
            for (index, (_, kind)) in self.info.variants.iter().enumerate() {
                if option(ui, self.kind == index, kind.say(lang)).clicked() {
                    self.kind = index;
                }
            }
        });
        ui.add_space(8.0);
    }

    fn show_opponents(&self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        let lang = context.lang;
        let Ok(game) = open(self.name()) else { return DialogOutcome::Stay };
        if game.seats() > 1 {
            let question = egui::RichText::new(text::against_whom().say(lang));
            ui.label(question.color(Palette::from_ui(ui).faint));
        }
        let mut outcome = DialogOutcome::Stay;
        for option in options(game.as_ref()) {
            if option.show(ui, lang) {
                let start = Start {
                    game: self.name().to_string(),
                    players: option.players,
                    limits: context.table.limits(),
                    ..Start::default()
                };
                outcome = DialogOutcome::Begin(Box::new(start));
            }
        }
        outcome
    }
}

/// Lists the opponents, a friend, and a game to watch.
fn options(game: &dyn AnyGame) -> Vec<Opponent> {
    let seats = game.seats();
    let mut options = Vec::new();
    if seats == 1 {
        options.push(Opponent {
            name: text::alone(),
            about: game.info().invitation,
            players: vec![None],
        });
    } else {
        let levels = opponent::levels(game).map(|(player, level)| Opponent {
            name: level.name,
            about: level.about,
            players: vec![None, Some(player.to_string())],
        });
        options.extend(levels);
        let strongest = opponent::strongest(game, Seat::SECOND);
        if let (true, Some(player)) = (options.is_empty(), strongest) {
            let players = vec![None, Some(player)];
            options.push(Opponent { name: text::strong(), about: text::strong_about(), players });
        }
        let (name, about) = (text::friend(), text::friend_about());
        options.push(Opponent { name, about, players: vec![None; seats] });
    }
    let watched: Vec<Option<String>> =
        (0..seats).map(|seat| opponent::strongest(game, Seat::new(seat))).collect();
    if watched.iter().all(Option::is_some) {
        options.push(Opponent {
            name: text::watch(),
            about: text::watch_about(),
            players: watched,
        });
    }
    options
}

impl Opponent {
    /// Draws a button with two lines. Returns true if it was pressed.
    fn show(&self, ui: &mut Ui, lang: Lang) -> bool {
        let palette = Palette::from_ui(ui);
        let name = self.name.say(lang);
        let mut text = egui::text::LayoutJob::default();
        let format = |font_id, color| TextFormat { font_id, color, ..TextFormat::default() };
        text.append(&name, 0.0, format(lettering::strong(BODY), palette.ink));
        let about = format!("\n{}", self.about.say(lang));
        text.append(&about, 0.0, format(FontId::proportional(SECONDARY), palette.faint));
        text.wrap.max_width = ui.available_width() - 24.0;
        let size = vec2(ui.available_width(), 48.0);
        let response = ui.add(Button::new(text).min_size(size));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        response.clicked()
    }
}
