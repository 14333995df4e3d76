//! Carries out the answers to dialogs.

use crate::app::App;
use crate::start::{Start, game_controller};
use crate::text::{file, panel};
use crate::widgets::dialog::{Dialog, DialogContext, DialogOutcome};
use crate::widgets::notice::Notice;
use damier_i18n::Message;
use egui::{Context, Id, Modal};

impl App {
    /// Draws the open dialog, and carries out its answer.
    pub(crate) fn show_dialog(&mut self, ctx: &Context) {
        let Some(mut dialog) = self.dialog.take() else { return };
        let context = DialogContext {
            table: &self.table,
            platform: self.platform.as_ref(),
            file: self.files.kept_as.as_deref(),
            lang: self.lang,
        };
        // Each kind of dialog has its own size, which egui remembers by this id.
        let id = Id::new(("dialog", std::mem::discriminant(&dialog)));
        let modal = Modal::new(id).show(ctx, |ui| {
            ui.set_max_width((ctx.content_rect().width() - 48.0).min(dialog.width()));
            dialog.show(ui, &context)
        });
        // Centred by its size in the last frame.
        let (area, before) = (modal.response.rect, ctx.data(|data| data.get_temp(id)));
        if before != Some(area) {
            ctx.data_mut(|data| data.insert_temp(id, area));
            ctx.request_repaint();
        }
        let is_left = modal.should_close();
        let is_open = match modal.inner {
            DialogOutcome::Stay => true,
            DialogOutcome::Customise(name) => {
                dialog = Dialog::customise(&self.table, name);
                true
            }
            answer => match self.carry_out(answer, ctx) {
                Ok(()) => false,
                Err(why) => {
                    self.refuse(&mut dialog, why);
                    true
                }
            },
        };
        if is_open && !is_left {
            self.dialog = Some(dialog);
        }
    }

    /// Carries out the answer to a dialog.
    ///
    /// # Errors
    /// The reason why it cannot be done, as a message.
    fn carry_out(&mut self, answer: DialogOutcome, ctx: &Context) -> Result<(), Message> {
        match answer {
            DialogOutcome::Stay | DialogOutcome::Close | DialogOutcome::Customise(_) => {}
            DialogOutcome::Confirmed(act) => self.accept(act),
            DialogOutcome::Save(name) => self.save_file(&name)?,
            DialogOutcome::CopyText => {
                ctx.copy_text(self.game_to_save().write());
                self.say(panel::copied());
            }
            DialogOutcome::Share(shared) => self.hand_on(shared, ctx)?,
            DialogOutcome::OpenFile(path) => self.open_file(&path)?,
            DialogOutcome::LoadText(text) => self.load_text(file::pasted(), &text)?,
            DialogOutcome::ChooseFile => self.platform.ask_for_file(),
            DialogOutcome::PoseMissed(index) => self.pose_missed(index)?,
            DialogOutcome::Begin(start) => self.begin(*start)?,
        }
        Ok(())
    }

    /// Shows an error in the dialog, or below the board if the dialog has no place for it.
    fn refuse(&mut self, dialog: &mut Dialog, why: Message) {
        match dialog {
            Dialog::Save(form) => form.refuse(why),
            Dialog::Load(form) => form.refuse(why),
            Dialog::Play(_)
            | Dialog::New(_)
            | Dialog::Confirm(_)
            | Dialog::Share { .. }
            | Dialog::Missed(_)
            | Dialog::Help(_) => {
                self.message = Some(Notice::bad(why));
            }
        }
    }

    /// Begins a game.
    ///
    /// # Errors
    /// As for [`game_controller`]. Nothing changes then.
    pub(crate) fn begin(&mut self, start: Start) -> Result<(), Message> {
        let seed = start.seed.unwrap_or_else(|| self.platform.draw_lot());
        let table = game_controller(start, seed)?;
        self.set_table(table);
        Ok(())
    }
}
