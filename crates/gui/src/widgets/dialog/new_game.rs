//! The form for a new game: all parameters, players, and their budget.

use super::outcome::{DialogContext, DialogOutcome};
use crate::palette::Palette;
use crate::start::Start;
use crate::text::{dialog as text, file};
use crate::theme::{self, plain};
use damier_catalog::{AnyGame, Contest, GameInfo, Limits, Parameter, Seat, TextError, games, open};
use damier_i18n::{Lang, Message};
use damier_play::GameController;
use egui::{ComboBox, Grid, ScrollArea, TextEdit, Ui};

/// Default budget.
const BUDGET: &str = "1s/move";

/// Largest height of a list of players, in points.
const TALLEST: f32 = 420.0;

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
    /// Last choice and the resulting start, because some players take long to build.
    checked: Option<(String, Result<Start, Message>)>,
}

impl NewGame {
    /// Creates the form for a game of this name, with the players at the board.
    pub(super) fn named(table: &GameController, name: &str) -> Self {
        let (base, rest) = name.split_once(':').unwrap_or((name, ""));
        let game = games().iter().position(|info| info.name == base).unwrap_or(0);
        let parts = rest.split(',').filter(|part| !part.is_empty());
        let mut form = Self {
            game,
            values: vec![String::new(); games()[game].parameters.len()],
            players: table.players().iter().map(|p| p.clone().unwrap_or_default()).collect(),
            lot: false,
            budget: table.limits().to_string(),
            seed: String::new(),
            position: String::new(),
            goal: table.goal_named().map(str::to_string),
            checked: None,
        };
        parts.for_each(|part| form.set(part));
        form
    }

    fn info(&self) -> &'static GameInfo {
        &games()[self.game]
    }

    /// Reads a part of a game's name, for example `merge=cascade`.
    fn set(&mut self, part: &str) {
        let (key, value) = part.split_once('=').unwrap_or(("", part));
        let names = |parameter: &Parameter| {
            if key.is_empty() { fits_bare(parameter, value) } else { parameter.name == key }
        };
        if let Some(index) = self.info().parameters.iter().position(names) {
            self.values[index] = value.to_string();
        }
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
        if context.table.is_unsaved() {
            ui.label(text::not_saved().say(lang));
        }
        let opened = open(&self.name());
        let height = (ui.ctx().content_rect().height() - 190.0).max(120.0);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            self.show_games(ui, lang);
            self.show_parameters(ui, lang);
            ui.separator();
            self.show_seats(ui, opened.as_deref().ok(), lang);
        });
        ui.separator();
        match &opened {
            Ok(game) => ui.monospace(game.name()),
            Err(why) => ui.colored_label(Palette::from_ui(ui).alarm, why.say(lang)),
        };
        let start = self.check();
        if let (Ok(_), Err(why)) = (&opened, &start) {
            ui.colored_label(Palette::from_ui(ui).alarm, why.say(lang));
        }
        ui.horizontal(|ui| {
            let can = opened.is_ok() && start.is_ok();
            if ui.add_enabled(can, egui::Button::new(text::begin().say(lang))).clicked() {
                let begin = |start| DialogOutcome::Begin(Box::new(start));
                return start.map_or(DialogOutcome::Stay, begin);
            }
            if plain(ui, text::cancel().say(lang)).clicked() {
                DialogOutcome::Close
            } else {
                DialogOutcome::Stay
            }
        })
        .inner
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
        ui.horizontal_wrapped(|ui| {
            for example in self.info().examples {
                if ui.small_button(*example).clicked() {
                    self.values.fill(String::new());
                    let rest = example.split_once(':').map_or("", |(_, rest)| rest);
                    rest.split(',').filter(|part| !part.is_empty()).for_each(|part| self.set(part));
                }
            }
        });
    }

    fn show_parameters(&mut self, ui: &mut Ui, lang: Lang) {
        let parameters = self.info().parameters;
        Grid::new("parameters").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
            for (parameter, value) in parameters.iter().zip(&mut self.values) {
                let label =
                    ui.label(label(parameter).say(lang)).on_hover_text(parameter.help.say(lang));
                match words(parameter) {
                    Some(words) => choose(ui, parameter, &words, value, lang),
                    None => {
                        let field =
                            TextEdit::singleline(value).hint_text(parameter.default.say(lang));
                        let field = theme::field(ui, field).labelled_by(label.id);
                        let help = text::with_allowed(parameter.help, parameter.allowed);
                        field.on_hover_text(help.say(lang));
                    }
                }
                ui.end_row();
            }
        });
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
                        let field = TextEdit::singleline(player).desired_width(170.0);
                        theme::field(ui, field).labelled_by(label.id);
                    }
                });
                ui.end_row();
            }
            if game.contest() == Contest::Duel {
                let label = ui.label(text::who_begins().say(lang));
                let drawn = ui.checkbox(&mut self.lot, text::drawn_by_lot().say(lang));
                drawn.labelled_by(label.id);
                ui.end_row();
            }
            for (name, value, hint) in [
                (text::budget(), &mut self.budget, BUDGET.to_string()),
                (text::seed(), &mut self.seed, text::by_lot().say(lang)),
                (text::position(), &mut self.position, text::the_opening().say(lang)),
            ] {
                let label = ui.label(name.say(lang));
                let field = TextEdit::singleline(value).hint_text(hint);
                theme::field(ui, field).labelled_by(label.id);
                ui.end_row();
            }
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
            position: text(&self.position),
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

/// Returns the label of a parameter: its key as in the game's name. A parameter without key is described by its
/// content.
fn label(parameter: &Parameter) -> Message {
    match parameter.name {
        "ROWSxCOLUMNS" => text::rows_by_columns().into(),
        "RULES" => text::rules().into(),
        key => key.into(),
    }
}

/// Returns true if a parameter is written without its name, for example `5x5`.
fn is_bare(parameter: &Parameter) -> bool {
    parameter.name.chars().any(char::is_uppercase)
        || parameter.allowed.to_string() == parameter.name
}

/// Returns true if a word without a key belongs to this parameter.
fn fits_bare(parameter: &Parameter, value: &str) -> bool {
    let is_size = value.starts_with(|letter: char| letter.is_ascii_digit());
    is_bare(parameter)
        && words(parameter).map_or(is_size, |words| words.iter().any(|word| word == value))
}

/// Returns the allowed words or numbers, if the parameter lists them.
fn words(parameter: &Parameter) -> Option<Vec<String>> {
    let words: Vec<String> =
        parameter.allowed.to_string().split(", ").map(str::to_string).collect();
    let is_word = |word: &String| !word.is_empty() && !word.contains(' ');
    words.iter().all(is_word).then_some(words)
}

fn choose(ui: &mut Ui, parameter: &Parameter, words: &[String], value: &mut String, lang: Lang) {
    let (default, said) = (parameter.default.to_string(), parameter.default.say(lang));
    let shown = if value.is_empty() { said.clone() } else { value.clone() };
    let list = ComboBox::from_id_salt(parameter.name).selected_text(&shown);
    let response = list.show_ui(ui, |ui| {
        ui.selectable_value(value, String::new(), &said);
        for word in words.iter().filter(|word| **word != default) {
            ui.selectable_value(value, word.clone(), word);
        }
    });
    let name = text::parameter(parameter.name, &shown).say(lang);
    response
        .response
        .on_hover_text(parameter.help.say(lang))
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, &name));
}

fn choose_player(ui: &mut Ui, game: &dyn AnyGame, seat: Seat, player: &mut String, lang: Lang) {
    let name = player.split('(').next().unwrap_or_default().trim().to_string();
    let person = text::a_person().say(lang);
    let shown = if name.is_empty() { &person } else { &name };
    let list = ComboBox::from_id_salt(seat.index()).height(TALLEST).selected_text(shown);
    let label = text::player_of((seat.index() + 1).to_string(), shown).say(lang);
    let response = list.show_ui(ui, |ui| {
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
    response
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, &label));
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
}
