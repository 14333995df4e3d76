//! Saving and loading of text files, the same as in every front end.

use super::outcome::{DialogContext, DialogOutcome};
use crate::palette::Palette;
use crate::text::dialog as text;
use crate::theme::{self, plain};
use damier_i18n::{Lang, Message, Phrase};
use egui::{ScrollArea, TextEdit, Ui};

/// The form to save a game.
pub(crate) struct SaveForm {
    name: String,
    trouble: Option<Message>,
    /// Name of another file that may be replaced, because the person was warned and saved again.
    replaced: Option<String>,
}

/// The form to load a game.
pub(crate) struct LoadForm {
    title: Phrase,
    name: String,
    listed: Vec<String>,
    pasted: String,
    trouble: Option<Message>,
}

impl SaveForm {
    pub(super) fn new(name: &str) -> Self {
        Self { name: name.to_string(), trouble: None, replaced: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        let lang = context.lang;
        ui.heading(text::save_the_game().say(lang));
        let is_entered = show_name(ui, &mut self.name, lang);
        ui.label(text::about_files().say(lang));
        show_trouble(ui, self.trouble.as_ref(), lang);
        ui.add_space(8.0);
        let next = ui.horizontal_wrapped(|ui| {
            if plain(ui, text::save_the_file().say(lang)).clicked() || is_entered {
                return self.save(context);
            }
            if plain(ui, text::copy_the_text().say(lang)).clicked() {
                return DialogOutcome::CopyText;
            }
            if plain(ui, text::cancel().say(lang)).clicked() {
                DialogOutcome::Close
            } else {
                DialogOutcome::Stay
            }
        });
        next.inner
    }

    fn save(&mut self, context: &DialogContext<'_>) -> DialogOutcome {
        let name = self.name.trim();
        if name.is_empty() {
            self.trouble = Some(text::empty_name().into());
            return DialogOutcome::Stay;
        }
        let is_ours = [context.file, self.replaced.as_deref()].contains(&Some(name));
        if !is_ours && context.platform.has_file(name) {
            self.trouble = Some(text::file_exists(name));
            self.replaced = Some(name.to_string());
            return DialogOutcome::Stay;
        }
        DialogOutcome::Save(name.to_string())
    }

    /// Shows why the game was not saved.
    pub(crate) fn refuse(&mut self, why: Message) {
        self.trouble = Some(why);
    }
}

impl LoadForm {
    pub(super) fn new(title: Phrase, name: &str, listed: Vec<String>) -> Self {
        Self { title, name: name.to_string(), listed, pasted: String::new(), trouble: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &DialogContext<'_>) -> DialogOutcome {
        let lang = context.lang;
        ui.heading(self.title.say(lang));
        if context.table.would_be_lost() {
            ui.label(text::not_saved().say(lang));
        }
        let mut next = DialogOutcome::Stay;
        let mut is_entered = false;
        if context.platform.has_paths() {
            is_entered = show_name(ui, &mut self.name, lang);
            self.show_listed(ui);
        }
        ui.label(text::or_paste().say(lang));
        let field =
            TextEdit::multiline(&mut self.pasted).desired_rows(3).desired_width(f32::INFINITY);
        let field =
            ScrollArea::vertical().max_height(90.0).show(ui, |ui| theme::field(ui, field)).inner;
        field.widget_info(|| {
            let name = text::text_of_a_game().say(lang);
            egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, name)
        });
        show_trouble(ui, self.trouble.as_ref(), lang);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            if plain(ui, text::load_the_game().say(lang)).clicked() || is_entered {
                next = self.load();
            }
            if !context.platform.has_paths() && plain(ui, text::choose_a_file().say(lang)).clicked()
            {
                next = DialogOutcome::ChooseFile;
            }
            if plain(ui, text::cancel().say(lang)).clicked() {
                next = DialogOutcome::Close;
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

    fn load(&self) -> DialogOutcome {
        if self.pasted.trim().is_empty() {
            DialogOutcome::OpenFile(self.name.trim().to_string())
        } else {
            DialogOutcome::LoadText(self.pasted.clone())
        }
    }

    /// Shows why the game was not loaded.
    pub(crate) fn refuse(&mut self, why: Message) {
        self.trouble = Some(why);
    }
}

/// Draws a field for a file name, focused at first. Returns true if Enter was pressed in it.
fn show_name(ui: &mut Ui, name: &mut String, lang: Lang) -> bool {
    let row = ui.horizontal(|ui| {
        let label = ui.label(text::file().say(lang));
        let field = TextEdit::singleline(name).desired_width(f32::INFINITY);
        theme::field(ui, field).labelled_by(label.id)
    });
    let field = row.inner;
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if !is_entered && ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    is_entered
}

fn show_trouble(ui: &mut Ui, trouble: Option<&Message>, lang: Lang) {
    if let Some(trouble) = trouble {
        ui.colored_label(Palette::from_ui(ui).alarm, trouble.say(lang));
    }
}
