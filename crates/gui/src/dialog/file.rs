//! Saving and loading: the same text files as everywhere.

use super::Next;
use crate::app::App;
use crate::message::Message;
use crate::palette::Palette;
use egui::{ScrollArea, TextEdit, Ui};
use workbench::SavedGame;

/// Under which name the game is saved.
pub(crate) struct SaveForm {
    name: String,
    trouble: Option<String>,
    /// The name of another file that may be replaced: the person was told, and saved again.
    replaced: Option<String>,
}

/// Which file is loaded.
pub(crate) struct LoadForm {
    name: String,
    listed: Vec<String>,
    pasted: String,
    trouble: Option<String>,
}

impl SaveForm {
    pub(super) fn new(name: &str) -> Self {
        Self { name: name.to_string(), trouble: None, replaced: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, app: &mut App) -> Next {
        ui.heading("Save the game");
        let is_entered = named(ui, &mut self.name);
        ui.label("A text file that people can read, and that every board of damier loads.");
        told(ui, self.trouble.as_deref());
        ui.add_space(8.0);
        let next = ui.horizontal(|ui| {
            if ui.button("Save the file").clicked() || is_entered {
                return self.save(app);
            }
            if ui.button("Copy the text").clicked() {
                ui.ctx().copy_text(app.game_to_save().write());
                app.say("the game was copied as text");
                return Next::Close;
            }
            if ui.button("Cancel").clicked() { Next::Close } else { Next::Stay }
        });
        next.inner
    }

    fn save(&mut self, app: &mut App) -> Next {
        let name = self.name.trim();
        if name.is_empty() {
            self.trouble = Some("the name is empty; allowed: a file's name".to_string());
            return Next::Stay;
        }
        let is_ours =
            [&app.kept_as, &self.replaced].iter().any(|ours| ours.as_deref() == Some(name));
        if !is_ours && app.place.has_file(name) {
            self.trouble = Some(format!("{name} is there already; save again to replace it"));
            self.replaced = Some(name.to_string());
            return Next::Stay;
        }
        match app.place.save(name, &app.game_to_save()) {
            Ok(done) => {
                app.table.mark_saved();
                app.file = name.to_string();
                app.kept_as = Some(name.to_string());
                app.message = Some(Message::good(done));
                Next::Close
            }
            Err(why) => {
                self.trouble = Some(why);
                Next::Stay
            }
        }
    }
}

impl LoadForm {
    pub(super) fn new(name: &str, listed: Vec<String>) -> Self {
        Self { name: name.to_string(), listed, pasted: String::new(), trouble: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, app: &mut App) -> Next {
        ui.heading("Load a game");
        if app.table.is_unsaved() {
            ui.label("The game on the board is not saved.");
        }
        let mut next = Next::Stay;
        let mut is_entered = false;
        if app.place.has_paths() {
            is_entered = named(ui, &mut self.name);
            self.show_listed(ui);
        }
        ui.label("or paste the text of one:");
        let field =
            TextEdit::multiline(&mut self.pasted).desired_rows(3).desired_width(f32::INFINITY);
        let field = ScrollArea::vertical().max_height(90.0).show(ui, |ui| ui.add(field)).inner;
        field.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, "text of a game")
        });
        told(ui, self.trouble.as_deref());
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if ui.button("Load the game").clicked() || is_entered {
                next = self.load(app);
            }
            if !app.place.has_paths() && ui.button("Choose a file").clicked() {
                app.place.ask_for_file();
                next = Next::Close;
            }
            if ui.button("Cancel").clicked() {
                next = Next::Close;
            }
        });
        next
    }

    fn show_listed(&mut self, ui: &mut Ui) {
        if self.listed.is_empty() {
            return;
        }
        ScrollArea::vertical().max_height(140.0).show(ui, |ui| {
            for name in &self.listed {
                if ui.selectable_label(*name == self.name, name).clicked() {
                    self.name.clone_from(name);
                }
            }
        });
    }

    fn load(&mut self, app: &mut App) -> Next {
        let done = if self.pasted.trim().is_empty() {
            app.open_file(self.name.trim())
        } else {
            app.load_text("the pasted text", &self.pasted)
        };
        match done {
            Ok(()) => Next::Close,
            Err(why) => {
                self.trouble = Some(why);
                Next::Stay
            }
        }
    }
}

/// A field for a file's name, which has the keys at first; true if Enter was pressed in it.
fn named(ui: &mut Ui, name: &mut String) -> bool {
    let row = ui.horizontal(|ui| {
        let label = ui.label("File");
        let field = TextEdit::singleline(name).desired_width(f32::INFINITY);
        ui.add(field).labelled_by(label.id)
    });
    let field = row.inner;
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if !is_entered && ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    is_entered
}

fn told(ui: &mut Ui, trouble: Option<&str>) {
    if let Some(trouble) = trouble {
        ui.colored_label(Palette::of(ui).alarm, trouble);
    }
}

impl App {
    /// Opens a file by its path: a saved game, or, in a window, the run of a tournament.
    ///
    /// # Errors
    /// Why not, in words; then nothing has changed.
    pub fn open_file(&mut self, path: &str) -> Result<(), String> {
        #[cfg(feature = "window")]
        if crate::run::is_run(std::path::Path::new(path)) {
            return self.open_run(path);
        }
        let opened = self.place.read(path)?;
        self.load_text(&opened.name, &opened.text)?;
        self.file = path.to_string();
        self.kept_as = Some(path.to_string());
        Ok(())
    }

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// A text that is no saved game, or one that does not replay; then nothing has changed.
    pub fn load_text(&mut self, name: &str, text: &str) -> Result<(), String> {
        let loaded = SavedGame::read(text).and_then(|saved| self.table.load(&saved));
        loaded.map_err(|error| error.within(name).to_string())?;
        self.turn_to_game();
        self.message = Some(Message::good(format!("loaded {name}")));
        Ok(())
    }

    /// Takes files that were chosen or dropped on the board.
    pub(crate) fn take_files(&mut self, ctx: &egui::Context) {
        if let Some(chosen) = self.place.chosen() {
            let done = chosen.and_then(|opened| self.load_text(&opened.name, &opened.text));
            self.message = done.err().map(Message::bad).or_else(|| self.message.take());
        }
        for dropped in ctx.input(|input| input.raw.dropped_files.clone()) {
            let done = match (&dropped.bytes, &dropped.path) {
                (Some(bytes), _) => match std::str::from_utf8(bytes) {
                    Ok(text) => self.load_text(&dropped.name, text),
                    Err(_) => Err(format!("{}: no text; allowed: a saved game", dropped.name)),
                },
                (None, Some(path)) => self.open_file(&path.to_string_lossy()),
                (None, None) => Ok(()),
            };
            self.message = done.err().map(Message::bad).or_else(|| self.message.take());
        }
    }
}
