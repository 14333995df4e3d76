//! The form for a new game: all parameters, players, and their budget.

use super::outcome::{DialogContext, DialogOutcome};
use crate::lettering::CAPTION;
use crate::palette::Palette;
use crate::start::Start;
use crate::text::{dialog as text, file};
use crate::theme::{self, plain, reach};
use crate::widgets::board::{BoardPainter, Layout};
use damier_catalog::{
    AnyGame, Contest, GameInfo, Limits, Parameter, Scene, Seat, TextError, games, open,
};
use damier_i18n::{Lang, Message};
use damier_play::GameController;
use egui::{
    ComboBox, Grid, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo, WidgetType,
};

/// Default budget.
const BUDGET: &str = "1s/move";

/// Largest height of a list of players, in points.
const TALLEST: f32 = 420.0;

/// Width of a field beside its label, and of a list of choices, in points.
const TYPED: f32 = 170.0;
const CHOICE: f32 = 260.0;

/// Side of the board of the chosen game, beside the settings and above them, in points.
const PREVIEW: f32 = 260.0;
const SMALL_PREVIEW: f32 = 150.0;

/// The form for a new game.
pub(crate) struct NewGame {
    /// Index in the list of games.
    game: usize,
    /// Choice for each parameter of that game; empty for the default.
    values: Vec<String>,
    /// Player of each seat with its settings; empty for a person.
    players: Vec<String>,
    /// True if it is drawn at random who starts.
    lot: bool,
    budget: String,
    seed: String,
    position: String,
    /// Goal on the board, which is kept for games that have it.
    goal: Option<String>,
    /// The name of the game last shown, and its board.
    preview: Option<(String, Scene)>,
    /// Last choice and the resulting start, because some players take long to build.
    checked: Option<(String, Result<Start, Message>)>,
}

impl NewGame {
    /// Creates the form for a game of this name, with the players at the board.
    pub(super) fn named(table: &GameController, name: &str) -> Self {
        let base = name.split_once(':').map_or(name, |(base, _)| base);
        let game = games().iter().position(|info| info.name == base).unwrap_or(0);
        Self {
            game,
            values: values_in(games()[game], name),
            players: table.players().iter().map(|p| p.clone().unwrap_or_default()).collect(),
            lot: false,
            budget: table.limits().to_string(),
            seed: String::new(),
            position: String::new(),
            goal: table.goal_named().map(str::to_string),
            preview: None,
            checked: None,
        }
    }

    fn info(&self) -> &'static GameInfo {
        games()[self.game]
    }

    /// Returns the choice for each parameter, without spaces; empty for the default, also if it was typed.
    fn shortest_values(&self) -> Vec<String> {
        let chosen = self.info().parameters.iter().zip(&self.values);
        chosen.map(|(parameter, value)| stored(parameter, value.trim())).collect()
    }

    /// Returns the name of the chosen game.
    fn name(&self) -> String {
        let info = self.info();
        let chosen = info.parameters.iter().zip(&self.values);
        let chosen = chosen.map(|(parameter, value)| (parameter, value.trim()));
        let parts = chosen.filter(|(_, value)| !value.is_empty()).map(|(parameter, value)| {
            if is_bare(parameter) {
                value.to_string()
            } else {
                format!("{}={value}", parameter.name)
            }
        });
        let parts: Vec<String> = parts.collect();
        let colon = if parts.is_empty() { "" } else { ":" };
        format!("{}{colon}{}", info.name, parts.join(","))
    }

    /// Draws the form. Returns the answer.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        let lang = context.lang;
        ui.heading(text::new_game().say(lang));
        if context.table.would_be_lost() {
            ui.label(text::not_saved().say(lang));
        }
        let opened = open(&self.name());
        let height = (ui.ctx().content_rect().height() - 190.0).max(120.0);
        // Always as high, so that the form does not move when its contents change.
        let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        list.auto_shrink([true, false]).show(ui, |ui| {
            self.show_games(ui, lang);
            let game = opened.as_deref().ok();
            if theme::is_wide(ui) {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| self.show_parameters(ui, lang));
                    ui.add_space(16.0);
                    ui.vertical(|ui| {
                        self.show_preview(ui, game, PREVIEW, lang);
                        ui.add_space(8.0);
                        self.show_seats(ui, game, lang);
                    });
                });
            } else {
                self.show_preview(ui, game, SMALL_PREVIEW, lang);
                self.show_parameters(ui, lang);
                ui.separator();
                self.show_seats(ui, game, lang);
            }
        });
        ui.separator();
        if let Err(why) = &opened {
            ui.colored_label(Palette::from_ui(ui).alarm, why.say(lang));
        }
        let start = self.check();
        if let (Ok(_), Err(why)) = (&opened, &start) {
            ui.colored_label(Palette::from_ui(ui).alarm, why.say(lang));
        }
        let outcome = ui.horizontal(|ui| {
            let can = opened.is_ok() && start.is_ok();
            let begin = ui.add_enabled_ui(can, |ui| plain(ui, text::begin().say(lang))).inner;
            if begin.clicked() {
                let begin = |start| DialogOutcome::Begin(Box::new(start));
                return start.map_or(DialogOutcome::Stay, begin);
            }
            if plain(ui, text::cancel().say(lang)).clicked() {
                DialogOutcome::Close
            } else {
                DialogOutcome::Stay
            }
        });
        if let Ok(game) = &opened {
            let name = text::written_as(game.name()).say(lang);
            ui.label(RichText::new(name).size(CAPTION).color(Palette::from_ui(ui).faint));
        }
        outcome.inner
    }

    /// Draws the board of the chosen game.
    fn show_preview(&mut self, ui: &mut Ui, game: Option<&dyn AnyGame>, side: f32, lang: Lang) {
        let Some(game) = game else { return };
        let name = game.name();
        if self.preview.as_ref().is_none_or(|(known, _)| *known != name) {
            self.preview = Some((name, game.session(1).scene()));
        }
        let Some((_, scene)) = &self.preview else { return };
        let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let label = text::preview().say(lang);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &label));
        let layout = Layout::within(area.shrink(8.0), scene);
        let board = BoardPainter {
            scene,
            layout,
            moving: None,
            cursor: None,
            best: Vec::new(),
            taken: Vec::new(),
            is_pressed: false,
            has_letters: false,
            lang,
        };
        board.draw(ui);
        board.draw_surroundings(ui);
    }

    fn show_games(&mut self, ui: &mut Ui, lang: Lang) {
        ui.horizontal_wrapped(|ui| {
            for (index, info) in games().iter().enumerate() {
                if ui.selectable_label(index == self.game, info.title.say(lang)).clicked()
                    && index != self.game
                {
                    self.game = index;
                    self.values = vec![String::new(); info.parameters.len()];
                    self.position.clear();
                }
            }
        });
        ui.label(self.info().summary.say(lang));
        self.show_variants(ui, lang);
    }

    /// Draws the variants that have a name. The chosen one is marked.
    fn show_variants(&mut self, ui: &mut Ui, lang: Lang) {
        ui.horizontal_wrapped(|ui| {
            for (variant, words) in self.info().variants {
                let values = values_in(self.info(), variant);
                if theme::option(ui, values == self.shortest_values(), words.say(lang)).clicked() {
                    self.values = values;
                }
            }
        });
    }

    fn show_parameters(&mut self, ui: &mut Ui, lang: Lang) {
        for (parameter, value) in self.info().parameters.iter().zip(&mut self.values) {
            let form = &parameter.form;
            ui.spacing_mut().item_spacing.y = 3.0;
            let label = ui.label(RichText::new(form.label.say(lang)).strong());
            if form.choices.is_empty() {
                let field = TextEdit::singleline(value).hint_text(parameter.default.say(lang));
                let field = theme::field(ui, field.desired_width(CHOICE)).labelled_by(label.id);
                let help = text::with_allowed(form.sentence, parameter.allowed);
                field.on_hover_text(help.say(lang));
            } else {
                choose(ui, parameter, value, lang);
            }
            let sentence = RichText::new(form.sentence.say(lang)).size(CAPTION);
            ui.label(sentence.color(Palette::from_ui(ui).faint));
            ui.add_space(8.0);
        }
    }

    fn show_seats(&mut self, ui: &mut Ui, game: Option<&dyn AnyGame>, lang: Lang) {
        let Some(game) = game else { return };
        self.players.resize(game.seats(), String::new());
        Grid::new("seats").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
            for (index, player) in self.players.iter_mut().enumerate() {
                let seat = Seat::new(index);
                let label = ui.label(Message::from(seat).say(lang));
                ui.horizontal(|ui| {
                    choose_player(ui, game, seat, player, lang);
                    if !player.is_empty() {
                        let field = TextEdit::singleline(player).desired_width(TYPED);
                        theme::field(ui, field).labelled_by(label.id);
                    }
                });
                ui.end_row();
            }
            if game.contest() == Contest::Duel {
                let label = ui.label(text::who_begins().say(lang));
                let drawn = theme::switch(ui, &mut self.lot, text::drawn_by_lot().say(lang));
                drawn.labelled_by(label.id);
                ui.end_row();
            }
            for (name, value, hint) in [
                (text::budget(), &mut self.budget, BUDGET.to_string()),
                (text::seed(), &mut self.seed, text::by_lot().say(lang)),
            ] {
                let label = ui.label(name.say(lang));
                let field = TextEdit::singleline(value).hint_text(hint).desired_width(TYPED);
                theme::field(ui, field).labelled_by(label.id);
                ui.end_row();
            }
            // A pasted board may have a line for each row.
            let label = ui.label(text::position().say(lang));
            let field =
                TextEdit::multiline(&mut self.position).desired_rows(1).desired_width(TYPED);
            let field = theme::field(ui, field.hint_text(text::the_opening().say(lang)));
            field.labelled_by(label.id).on_hover_text(text::position_help().say(lang));
            ui.end_row();
        });
    }

    /// Checks that the chosen game can be played, once per choice.
    fn check(&mut self) -> Result<Start, Message> {
        let text = [&self.budget, &self.seed, &self.position].map(String::as_str).join("\n");
        let players = self.players.join("\n");
        let chosen = format!("{}\n{players}\n{}\n{text}", self.name(), self.lot);
        match &self.checked {
            Some((known, start)) if *known == chosen => start.clone(),
            _ => self.checked.insert((chosen, self.start())).1.clone(),
        }
    }

    /// Returns the chosen start, if it can be played.
    fn start(&self) -> Result<Start, Message> {
        let text = |text: &str| Some(text.trim().to_string()).filter(|text| !text.is_empty());
        let budget = text(&self.budget).unwrap_or_else(|| BUDGET.to_string());
        let seed = text(&self.seed).map(|seed| {
            seed.parse().map_err(|_| TextError::new(seed, text::seed(), text::a_whole_number()))
        });
        let game = open(&self.name())?;
        let is_known = |goal: &String| game.goal(Some(goal)).is_ok();
        let start = Start {
            game: self.name(),
            players: self.players.iter().map(|player| text(player)).collect(),
            lot: self.lot,
            limits: Limits::read(&budget)?,
            seed: seed.transpose()?,
            // White space before the first cell can be a blank cell of a table.
            position: Some(self.position.clone()).filter(|text| !text.trim().is_empty()),
            goal: self.goal.clone().filter(is_known),
            going: None,
        };
        if let Some(position) = &start.position {
            game.session_from(position, 0).map_err(|error| error.within(file::place_position()))?;
        }
        for (seat, player) in start.players.iter().enumerate().take(game.seats()) {
            let check = |name: &String| game.check_player(name, Some(Seat::new(seat)));
            player.as_ref().map_or(Ok(String::new()), check)?;
        }
        Ok(start)
    }
}

/// Returns the choice for each parameter in a game's name; empty for the default.
fn values_in(info: &GameInfo, name: &str) -> Vec<String> {
    let mut values = vec![String::new(); info.parameters.len()];
    let parts = name.split_once(':').map_or("", |(_, rest)| rest).split(',');
    for part in parts.filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or(("", part));
        let names = |parameter: &Parameter| {
            if key.is_empty() { fits_bare(parameter, value) } else { parameter.name == key }
        };
        if let Some(index) = info.parameters.iter().position(names) {
            values[index] = stored(&info.parameters[index], value);
        }
    }
    values
}

/// Returns a choice as the form keeps it: empty for the default.
fn stored(parameter: &Parameter, value: &str) -> String {
    if value == parameter.default.to_string() { String::new() } else { value.to_string() }
}

/// Returns true if a parameter is written without its name, for example `5x5`.
fn is_bare(parameter: &Parameter) -> bool {
    parameter.name.chars().any(char::is_uppercase)
        || parameter.allowed.to_string() == parameter.name
}

/// Returns true if a word without a key belongs to this parameter.
fn fits_bare(parameter: &Parameter, value: &str) -> bool {
    let choices = parameter.form.choices;
    let is_size = value.starts_with(|letter: char| letter.is_ascii_digit());
    let is_choice = choices.iter().any(|(word, _)| *word == value);
    is_bare(parameter) && if choices.is_empty() { is_size } else { is_choice }
}

/// Draws the choices of a parameter in words. The default is stored as an empty value.
fn choose(ui: &mut Ui, parameter: &Parameter, value: &mut String, lang: Lang) {
    let form = &parameter.form;
    let chosen =
        form.choices.iter().find(|(word, _)| stored(parameter, word) == stored(parameter, value));
    // A value that only the text form has is shown as it is.
    let shown = chosen.map_or_else(|| value.clone(), |(_, words)| words.say(lang));
    let list = ComboBox::from_id_salt(parameter.name).width(CHOICE).wrap().selected_text(&shown);
    let response = list.show_ui(ui, |ui| {
        ui.spacing_mut().interact_size.y = reach(ui);
        for (word, words) in form.choices {
            ui.selectable_value(value, stored(parameter, word), words.say(lang));
        }
    });
    let name = text::parameter(form.label, &shown).say(lang);
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &name));
}

fn choose_player(ui: &mut Ui, game: &dyn AnyGame, seat: Seat, player: &mut String, lang: Lang) {
    let name = player.split('(').next().unwrap_or_default().trim().to_string();
    let person = text::a_person().say(lang);
    let shown = if name.is_empty() { &person } else { &name };
    let list = ComboBox::from_id_salt(seat.index()).height(TALLEST).selected_text(shown);
    let label = text::player_of((seat.index() + 1).to_string(), shown).say(lang);
    let response = list.show_ui(ui, |ui| {
        ui.spacing_mut().interact_size.y = reach(ui);
        if ui.selectable_label(name.is_empty(), &person).clicked() {
            player.clear();
        }
        for info in game.players() {
            if info.only_seat.is_some_and(|only| only != seat) {
                continue;
            }
            let item = ui.selectable_label(info.name == name, info.name);
            if item.on_hover_text(info.summary.say(lang)).clicked() {
                *player = info.name.to_string();
            }
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &label));
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_play::SeatPlan;

    #[test]
    fn the_form_of_a_game_names_the_same_game() {
        for info in games() {
            for example in info.examples {
                let game = open(example).expect("an example");
                let name = game.name();
                let session = game.session(1);
                let players = vec![None; game.seats()];
                let seated = SeatPlan {
                    players,
                    advisor: None,
                    limits: Limits::NONE,
                    seed: 1,
                    position: None,
                };
                let form = NewGame::named(&GameController::new(game, session, seated), &name);
                assert_eq!(open(&form.name()).expect("valid").name(), name);
            }
        }
    }

    #[test]
    fn every_choice_of_a_form_is_a_value_of_its_game() {
        for info in games() {
            for parameter in info.parameters {
                let (form, default) = (&parameter.form, parameter.default.to_string());
                let is_default = |word: &str| word.is_empty() || word == default;
                let defaults = form.choices.iter().filter(|(word, _)| is_default(word)).count();
                assert_eq!(defaults, usize::from(!form.choices.is_empty()), "{}", parameter.name);
                for (word, words) in form.choices.iter().filter(|(word, _)| !word.is_empty()) {
                    let bare = format!("{}:{word}", info.name);
                    let keyed = format!("{}:{}={word}", info.name, parameter.name);
                    let name = if is_bare(parameter) { bare } else { keyed };
                    assert!(open(&name).is_ok(), "{name}");
                    assert_ne!(words.say(Lang::English), words.say(Lang::French), "{name}");
                }
            }
        }
    }
}
