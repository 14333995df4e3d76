//! The window as a program: what is typed to open it, and the window itself.

mod typed;

use crate::app::App;
use crate::desk::Desk;
use crate::say::window as say;
use crate::start::Start;
use std::env;
use std::process::ExitCode;
use tabletop::seats_named;
use typed::{Typed, Typing};
use words::{Lang, Message};
use workbench::{Limits, open};

/// The name under which the system knows the window, and keeps what is to be there at the next start.
const NAME: &str = "damier";

/// The key of the language among what is kept.
const LANG: &str = "damier.lang";

/// Opens the window that the program's arguments ask for, until it is closed.
#[must_use]
pub fn open_window() -> ExitCode {
    let words: Vec<String> =
        env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let asked = Lang::asked_for(&words);
    let lang = asked.unwrap_or_else(Lang::of_system);
    let opened = typed::read(&words, lang).and_then(|typing| match typing {
        Typing::Answer(text) => Ok(answer(&text)),
        Typing::Window(typed) => {
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

#[expect(clippy::print_stdout, reason = "help is shown to whoever asked for it")]
fn answer(text: &str) {
    println!("{}", text.trim_end());
}

#[expect(clippy::print_stderr, reason = "a program says why it ends")]
fn report(why: &Message, lang: Lang) {
    eprintln!("damier-gui: {}", why.say(lang));
}

/// The board as it was asked for.
fn app(typed: Typed, lang: Lang) -> Result<App, Message> {
    let limits = Limits::read(&typed.budget).map_err(|error| error.within("--budget"))?;
    let start = Start { limits, seed: typed.seed, ..Start::default() };
    if std::path::Path::new(&typed.what).is_file() {
        let beside =
            [("--players", typed.players.is_some()), ("--position", typed.position.is_some())];
        if let Some((option, _)) = beside.iter().find(|(_, is_given)| *is_given) {
            return Err(say::not_with_a_file(*option));
        }
        let mut app = App::new(Box::new(Desk), start, lang)?;
        app.open_file(&typed.what)?;
        return Ok(app);
    }
    let game = open(&typed.what)?;
    let players = typed.players.map(|list| seats_named(game.as_ref(), &list)).transpose()?;
    let players = players.unwrap_or_default();
    let start = Start { game: typed.what, players, position: typed.position, ..start };
    App::new(Box::new(Desk), start, lang)
}

/// Shows the window; a language that was chosen in it before counts unless one was typed.
fn show(mut app: App, is_lang_typed: bool) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title(NAME)
        .with_app_id(NAME)
        .with_inner_size([980.0, 720.0])
        .with_min_inner_size([320.0, 420.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        let kept = creation.storage.and_then(|storage| storage.get_string(LANG));
        let kept = kept.as_deref().and_then(Lang::from_code);
        if let Some(lang) = kept.filter(|_| !is_lang_typed) {
            app.speak(lang);
        }
        Ok(Box::new(app))
    });
    eframe::run_native(NAME, options, create)
}

/// Keeps the language for the next start, if it was chosen in the window.
pub(crate) fn keep(app: &App, storage: &mut dyn eframe::Storage) {
    if app.is_lang_chosen {
        storage.set_string(LANG, app.lang.code().to_string());
    }
}
