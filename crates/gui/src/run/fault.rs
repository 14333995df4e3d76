//! Faults: their kinds in words, and each with what its player wrote.

use crate::lettering::{BODY, SECONDARY, titled};
use crate::palette::Palette;
use crate::say::run as say;
use egui::{CollapsingHeader, RichText, Ui};
use words::{Lang, Message};
use workbench::arena::{Fault, Record, Termination};
use workbench::kept_sentence;

/// The most faults that are listed: a player who always fails has thousands.
const LISTED: usize = 30;

/// The kind of a note with what a player has written for its author.
const SAID: &str = "said";

/// A fault with what its player wrote in that game.
pub(super) struct FaultSeen {
    game: u64,
    text: Message,
    output: String,
}

/// Names a kind of fault, given by its name in files; another text stays as it is.
pub(super) fn name_fault(name: &str) -> Message {
    let is_known = Fault::ALL.into_iter().any(|fault| fault.to_string() == name);
    if is_known { say::fault(name) } else { name.into() }
}

impl FaultSeen {
    /// The fault that a game ended by.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let Termination::Fault { seat, fault, message, .. } = &record.termination else {
            return None;
        };
        let who = record.entrants.get(seat.index())?.to_string();
        let kind = name_fault(&fault.to_string());
        let text = say::fault_in(record.id.to_string(), who, kind, kept_sentence(message));
        let is_own = |of: Option<usize>| of.is_none_or(|of| of == seat.index() + 1);
        let said = record.notes.iter().filter(|note| note.kind == SAID && is_own(note.seat));
        let said: Vec<&str> = said.map(|note| note.text.trim_end()).collect();
        Some(Self { game: record.id, text, output: said.join("\n") })
    }
}

/// Draws the faults; the game that is asked for.
pub(super) fn show(ui: &mut Ui, faults: &[FaultSeen], lang: Lang) -> Option<u64> {
    if faults.is_empty() {
        return None;
    }
    let mut asked = None;
    ui.add_space(12.0);
    ui.label(titled(say::faults(faults.len() as u64).say(lang), BODY));
    for fault in faults.iter().take(LISTED) {
        let head = RichText::new(fault.text.say(lang)).size(SECONDARY);
        CollapsingHeader::new(head).id_salt(fault.game).show(ui, |ui| {
            if fault.output.is_empty() {
                ui.label(
                    RichText::new(say::wrote_nothing().say(lang)).color(Palette::of(ui).faint),
                );
            } else {
                ui.label(say::wrote().say(lang));
                ui.label(RichText::new(&fault.output).monospace());
            }
            if ui.button(say::open_game().say(lang)).clicked() {
                asked = Some(fault.game);
            }
        });
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use workbench::Seat;
    use workbench::arena::Note;

    fn note(seat: usize, kind: &str, text: &str) -> Note {
        Note { seat: Some(seat), kind: kind.to_string(), text: text.to_string() }
    }

    #[test]
    fn a_fault_is_shown_with_what_its_own_player_wrote() {
        let termination = Termination::Fault {
            seat: Seat::SECOND,
            fault: Fault::Crash,
            ply: 3,
            message: "it ended".to_string(),
        };
        let record = Record {
            event: 0,
            id: 12,
            pair: 6,
            seed: 1,
            game: "quarto".into(),
            rules_version: 1,
            seats: vec![0, 1],
            entrants: vec!["alice".into(), "bob".into()],
            opening: String::new(),
            actions: String::new(),
            plies: 3,
            scores: vec![1, -1],
            facts: Vec::new(),
            termination,
            last: String::new(),
            moves: vec![2, 1],
            nodes: vec![0, 0],
            cpu: vec![Duration::ZERO; 2],
            slowest: Duration::ZERO,
            game_cpu: Duration::ZERO,
            notes: vec![
                note(1, SAID, "hello from alice"),
                note(2, SAID, "IndexError: list index out of range\n"),
                note(2, "void", "no process"),
            ],
            machine: None,
        };
        let seen = FaultSeen::of(&record).expect("a fault");
        assert_eq!((seen.game, seen.output.as_str()), (12, "IndexError: list index out of range"));
        assert_eq!(seen.text.say(Lang::English), "Game 12, bob: it ended (crash)");
        let finished = Record { termination: Termination::Finished, ..record };
        assert!(FaultSeen::of(&finished).is_none());
    }
}
