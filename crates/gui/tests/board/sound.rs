//! Sounds of moves, on a platform that notes them instead of playing them.

use crate::stage::{Stage, start};
use damier_catalog::SavedGame;
use damier_gui::{BoardDescription, Desktop, MoveSound, OpenedFile, Platform, Start};
use damier_i18n::{Lang, Message};
use damier_play::Thinking;
use egui::Key;
use std::cell::RefCell;
use std::rc::Rc;

/// A phone, upright.
const PHONE: [f32; 2] = [390.0, 844.0];

type Played = Rc<RefCell<Vec<MoveSound>>>;

/// A platform with sound. Everything else is as in a window.
struct Noted {
    desktop: Desktop,
    is_on: bool,
    played: Played,
}

impl Platform for Noted {
    fn thinker(&self) -> Result<Box<dyn Thinking>, Message> {
        self.desktop.thinker()
    }

    fn draw_lot(&self) -> u64 {
        self.desktop.draw_lot()
    }

    fn has_paths(&self) -> bool {
        self.desktop.has_paths()
    }

    fn save(&mut self, name: &str, game: &SavedGame) -> Result<Message, Message> {
        self.desktop.save(name, game)
    }

    fn save_picture(&mut self, name: &str, png: &[u8]) -> Result<Message, Message> {
        self.desktop.save_picture(name, png)
    }

    fn has_file(&self, name: &str) -> bool {
        self.desktop.has_file(name)
    }

    fn read(&mut self, path: &str) -> Result<OpenedFile, Message> {
        self.desktop.read(path)
    }

    fn ask_for_file(&mut self) {}

    fn take_chosen(&mut self) -> Option<Result<OpenedFile, Message>> {
        None
    }

    fn saved_games(&self) -> Vec<String> {
        Vec::new()
    }

    fn tell(&mut self, _told: &BoardDescription) {}

    fn sound(&self) -> Option<bool> {
        Some(self.is_on)
    }

    fn switch_sound(&mut self, is_on: bool) {
        self.is_on = is_on;
    }

    fn play(&mut self, sound: MoveSound) {
        if self.is_on {
            self.played.borrow_mut().push(sound);
        }
    }
}

/// Opens a board with sound switched off, and the list of its sounds.
fn noted(start: Start, lang: Lang) -> (Stage, Played) {
    let played = Played::default();
    let platform = Noted { desktop: Desktop::default(), is_on: false, played: Rc::clone(&played) };
    let stage = Stage::at(platform, start, PHONE, egui::Theme::Light, lang);
    (stage, played)
}

fn write(stage: &mut Stage, letters: &str) {
    letters.chars().for_each(|letter| stage.write(&letter.to_string()));
}

#[test]
fn moves_sound_once_they_are_switched_on() {
    let (mut stage, played) = noted(start("quarto", &[]), Lang::English);
    write(&mut stage, "7b2");
    assert_eq!(played.take(), [], "off at first");
    stage.press_in_menu("More", "Sounds and vibration");
    write(&mut stage, "3c3");
    assert_eq!(played.take(), [MoveSound::Place]);
    stage.key(Key::Backspace);
    stage.press("Redo");
    stage.key(Key::PageUp);
    stage.key(Key::PageDown);
    assert_eq!((stage.plies(), played.take()), (4, vec![]), "a move that is shown again is silent");
    stage.press_in_menu("More", "Sounds and vibration");
    write(&mut stage, "ad4");
    assert_eq!((stage.plies(), played.take()), (6, vec![]), "off again");
}

#[test]
fn the_end_of_a_game_and_a_goal_have_their_own_sounds() {
    let at = |position: &str, game| Start {
        position: Some(position.to_string()),
        goal: Some("8".to_string()).filter(|_| game == "2048"),
        ..start(game, &[])
    };
    let (mut stage, played) = noted(at("012./..../..../.... 3", "quarto"), Lang::English);
    stage.press_in_menu("More", "Sounds and vibration");
    write(&mut stage, "a4");
    assert!(stage.is_over());
    assert_eq!(played.take(), [MoveSound::Over], "two people: one of them has won");
    let (mut stage, played) = noted(at("4 4 . ./. . . ./. . . ./. . . .", "2048"), Lang::English);
    stage.press_in_menu("More", "Sounds and vibration");
    stage.key(Key::ArrowLeft);
    assert_eq!(played.take(), [MoveSound::Won, MoveSound::Merge]);
}

#[test]
fn the_switch_has_a_name_in_both_languages_and_the_size_of_a_thumb() {
    for (lang, menu, name) in [
        (Lang::English, "More", "Sounds and vibration"),
        (Lang::French, "Plus", "Sons et vibrations"),
    ] {
        let (mut stage, _) = noted(start("quarto", &[]), lang);
        stage.press(menu);
        let height = egui_kittest::kittest::Queryable::get_by_label(&stage.0, name).rect().height();
        assert!(height >= 44.0, "{lang:?}: {height}");
        let mut window = Stage::spoken(start("quarto", &[]), PHONE, egui::Theme::Light, lang);
        window.press(menu);
        assert!(!window.says(name), "a window has no sound");
    }
}
