//! What is best, why, and how good it is.

use crate::app::App;
use crate::palette::Palette;
use egui::{RichText, Ui};
use workbench::CandidateText;

impl App {
    pub(crate) fn show_hint(&mut self, ui: &mut Ui) {
        if self.table.is_hint_wanted() {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label("thinking about a hint");
                if ui.button("Stop").clicked() {
                    self.thinker.hurry();
                }
            });
        }
        let Some(hint) = self.table.hint() else { return };
        let who = if hint.exact { "exact".to_string() } else { format!("as {} sees it", hint.by) };
        ui.label(RichText::new(format!("Hint, {who}")).strong());
        let mut chosen = None;
        for candidate in hint.ranked.iter().take(8) {
            let text = format!("{}  {}", candidate.action, worth(candidate));
            let answer = ui.button(text).on_hover_text(candidate.line.join(", "));
            if answer.clicked() && self.table.person().is_some() {
                chosen = Some(candidate.action.clone());
            }
        }
        if let Some(best) = hint.ranked.first().filter(|best| best.line.len() > 1) {
            let line = format!("expected: {}", best.line.join(", "));
            ui.label(RichText::new(line).color(Palette::of(ui).faint));
        }
        if let Some(action) = chosen {
            self.act(&action);
        }
    }
}

fn worth(candidate: &CandidateText) -> String {
    let worth = &candidate.worth;
    match (worth.verdict, worth.score) {
        (Some(verdict), _) => verdict.to_string(),
        (None, Some(score)) => format!("{score:.1}"),
        (None, None) => String::new(),
    }
}
