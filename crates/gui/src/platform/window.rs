//! The window as a program: its command line, and the window itself.

mod typed;

use crate::app::App;
use crate::platform::desktop::Desktop;
use crate::start::Start;
use crate::text::window as text;
use damier_catalog::{Limits, open};
use damier_i18n::{Lang, Message};
use damier_play::parse_seats;
use std::env;
use std::io::Write as _;
use std::process::ExitCode;
use typed::{CommandLine, TypedStart};

/// Name of the window for the system, and of its stored settings.
const NAME: &str = "damier";

/// Key of the language in the stored settings.
const LANG: &str = "damier.lang";

/// Key of the letters on colours there, and its value if they are switched on.
const LETTERS: &str = "damier.letters";
const ON: &str = "on";

/// Opens the window that the program's arguments ask for, and returns when it is closed.
#[must_use]
pub fn open_window() -> ExitCode {
    let words: Vec<String> =
        env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let asked = Lang::from_arguments(&words);
    let lang = asked.unwrap_or_else(Lang::from_system);
    let opened = typed::read(&words, lang).and_then(|typing| match typing {
        TypedStart::Answer(text) => {
            answer(&text);
            Ok(())
        }
        TypedStart::Window(typed) => {
            let app = app(*typed, lang)?;
            show(app, asked.is_some()).map_err(|error| error.to_string().into())
        }
    });
    match opened {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            report(&why, lang);
            ExitCode::from(2)
        }
    }
}

/// Prints help. A closed pipe is not an error.
fn answer(text: &str) {
    let _ = writeln!(std::io::stdout(), "{}", text.trim_end());
}

#[expect(clippy::print_stderr, reason = "a program says why it ends")]
fn report(why: &Message, lang: Lang) {
    eprintln!("damier-gui: {}", why.say(lang));
}

/// Creates the board that the command line asks for.
fn app(typed: CommandLine, lang: Lang) -> Result<App, Message> {
    let limits = Limits::read(&typed.budget).map_err(|error| error.within("--budget"))?;
    let start = Start { limits, seed: typed.seed, ..Start::default() };
    let is_about_game = [&typed.players, &typed.position, &typed.goal];
    let is_about_game = is_about_game.iter().any(|option| option.is_some());
    let what = typed.what.clone().or_else(|| is_about_game.then(|| start.game.clone()));
    let Some(what) = what else {
        let mut app = App::new(Box::new(Desktop::of_user()), start, lang)?;
        app.take_up_game_left();
        app.go_home();
        return Ok(app);
    };
    if std::path::Path::new(&what).is_file() {
        return file(&what, &typed, start, lang);
    }
    let game = open(&what)?;
    let players = typed.players.map(|list| parse_seats(game.as_ref(), &list)).transpose()?;
    let players = players.unwrap_or_default();
    let (position, goal) = (typed.position, typed.goal);
    let start = Start { game: what, players, position, goal, ..start };
    App::new(Box::new(Desktop::of_user()), start, lang)
}

/// Creates the board with an opened file.
fn file(path: &str, typed: &CommandLine, start: Start, lang: Lang) -> Result<App, Message> {
    let beside = [
        ("--players", typed.players.is_some()),
        ("--position", typed.position.is_some()),
        ("--goal", typed.goal.is_some()),
    ];
    if let Some((option, _)) = beside.iter().find(|(_, is_given)| *is_given) {
        return Err(text::not_with_a_file(*option));
    }
    let mut app = App::new(Box::new(Desktop::of_user()), start, lang)?;
    app.open_file(path)?;
    Ok(app)
}

/// Shows the window. A language chosen in an earlier window applies unless one was typed.
fn show(mut app: App, is_lang_typed: bool) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title(NAME)
        .with_app_id(NAME)
        .with_inner_size([980.0, 720.0])
        .with_min_inner_size([320.0, 420.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        if let Some(storage) = creation.storage {
            recall_letters(&mut app, storage);
            if !is_lang_typed {
                recall_lang(&mut app, storage);
            }
        }
        Ok(Box::new(app))
    });
    eframe::run_native(NAME, options, create)
}

/// Uses the language that was chosen in an earlier window.
fn recall_lang(app: &mut App, storage: &dyn eframe::Storage) {
    let kept = storage.get_string(LANG);
    if let Some(lang) = kept.as_deref().and_then(Lang::from_code) {
        app.speak(lang);
    }
}

/// Uses the letters on colours of an earlier window.
fn recall_letters(app: &mut App, storage: &dyn eframe::Storage) {
    app.has_letters = storage.get_string(LETTERS).as_deref() == Some(ON);
}

/// Saves the letters on colours, the language if it was chosen in the window, a best score, and the unfinished game.
pub(crate) fn keep(app: &mut App, storage: &mut dyn eframe::Storage) {
    app.keep_best();
    app.keep_game_left();
    storage.set_string(LETTERS, if app.has_letters { ON } else { "off" }.to_string());
    if app.is_lang_chosen {
        storage.set_string(LANG, app.lang.code().to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::Storage;
    use std::collections::HashMap;

    /// Stored settings, in memory.
    #[derive(Default)]
    struct StoredGame(HashMap<String, String>);

    impl Storage for StoredGame {
        fn get_string(&self, key: &str) -> Option<String> {
            self.0.get(key).cloned()
        }

        fn set_string(&mut self, key: &str, value: String) {
            self.0.insert(key.to_string(), value);
        }

        fn flush(&mut self) {}
    }

    fn window() -> App {
        App::new(Box::new(Desktop::default()), Start::default(), Lang::English).expect("a window")
    }

    #[test]
    fn a_language_is_kept_where_it_was_chosen() {
        let (mut kept, mut app) = (StoredGame::default(), window());
        keep(&mut app, &mut kept);
        assert!(kept.get_string(LANG).is_none(), "the system's own may change");
        app.is_lang_chosen = true;
        app.speak(Lang::French);
        keep(&mut app, &mut kept);
        let mut next = window();
        recall_lang(&mut next, &kept);
        assert_eq!(next.lang, Lang::French);
        kept.set_string(LANG, "damaged".to_string());
        recall_lang(&mut next, &kept);
        assert_eq!(next.lang, Lang::French, "what is no code changes nothing");
    }

    #[test]
    fn letters_on_colours_are_kept() {
        let (mut kept, mut app) = (StoredGame::default(), window());
        assert!(!app.has_letters, "off at first");
        for has_letters in [true, false] {
            app.has_letters = has_letters;
            keep(&mut app, &mut kept);
            let mut next = window();
            recall_letters(&mut next, &kept);
            assert_eq!(next.has_letters, has_letters);
        }
    }
}
