//! Scenes for tests and pictures: boards, dialogs and reviews, in any size and language.

use crate::stage::{Stage, start};
use damier_catalog::{Limits, SavedGame, Session, Turn, open};
use damier_gui::{Start, UnfinishedGame};
use damier_i18n::Lang;
use damier_play::PERSON;
use egui::{Key, Modifiers, Theme};

/// Size, theme and language of a scene.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) size: [f32; 2],
    pub(crate) theme: Theme,
    pub(crate) lang: Lang,
}

impl Look {
    fn stage(self, start: Start) -> Stage {
        Stage::spoken(start, self.size, self.theme, self.lang)
    }
}

/// Name of a scene, and the function that creates it.
type Scene = (&'static str, fn(Look) -> Stage);

/// All scenes.
pub(crate) const SCENES: [Scene; 33] = [
    ("home", home),
    ("play", |look| pressed(look, "Play Quarto", "Jouer\u{a0}: Quarto")),
    ("puzzle", |look| puzzle(look, None)),
    ("puzzle-wrong", |look| puzzle(look, Some("give 0"))),
    ("puzzle-right", |look| puzzle(look, Some("give 7"))),
    ("over", over),
    ("reached", reached),
    ("2048", |look| look.stage(after("2048", &["greedy"], 300))),
    ("4d", |look| look.stage(after("2048:shape=4d", &["greedy"], 60))),
    ("filler", |look| look.stage(after("filler:14x14", &["greedy", "greedy"], 14))),
    ("class", |look| look.stage(after("filler", &["greedy", "greedy"], 40))),
    ("hex", |look| look.stage(after("filler:9x9,topology=hex", &["greedy", "greedy"], 8))),
    ("torus", |look| look.stage(after("filler:10x10,topology=torus", &["greedy", "greedy"], 10))),
    ("quarto-torus", |look| look.stage(after("quarto:torus", &["cautious", "random"], 9))),
    ("misere", |look| look.stage(after("quarto:misere", &["cautious", "random"], 9))),
    ("quarto", |look| look.stage(after("quarto", &["cautious", "random"], 11))),
    ("hint", hint),
    ("coach", coach),
    ("walked", walked),
    ("review", review),
    ("review-quarto", review_of_quarto),
    ("review-2048", review_of_2048),
    ("new-game", |look| by_key(look, "2048", Modifiers::COMMAND, Key::N)),
    ("custom", custom),
    ("save", |look| by_key(look, "2048", Modifiers::COMMAND, Key::S)),
    ("load", |look| by_key(look, "quarto", Modifiers::COMMAND, Key::O)),
    ("share", share),
    ("rules-2048", |look| by_key(look, "2048", Modifiers::NONE, Key::F1)),
    ("rules-filler", |look| by_key(look, "filler:10x10", Modifiers::NONE, Key::F1)),
    ("rules-quarto", |look| by_key(look, "quarto", Modifiers::NONE, Key::F1)),
    ("rules-french", rules_in_french),
    ("help", help),
    ("menu", menu),
];

/// Creates a game after this many plies of these players, to be continued by persons.
fn after(game: &str, players: &[&str], plies: usize) -> Start {
    let going =
        UnfinishedGame { game: played(game, players, plies), plies: usize::MAX, is_unsaved: true };
    Start { going: Some(going), ..start(game, &[]) }
}

fn played(game: &str, players: &[&str], plies: usize) -> SavedGame {
    let limits = Limits { nodes: Some(300), ..Limits::NONE };
    let mut session = open(game).expect("a known game").session(7);
    while session.plies() < plies && step(session.as_mut(), players, limits) {}
    while session.turn() == Turn::Chance && session.roll() {}
    session.saved(Vec::new())
}

fn step(session: &mut dyn Session, players: &[&str], limits: Limits) -> bool {
    match session.turn() {
        Turn::Over => false,
        Turn::Chance => session.roll(),
        Turn::Player(seat) => {
            let seed = session.plies() as u64;
            let advice = session.advise(players[seat.index()], limits, seed).expect("a player");
            advice.action.is_some_and(|action| session.act(&action).is_ok())
        }
    }
}

fn welcome(look: Look) -> Stage {
    let mut stage = look.stage(start("2048", &[]));
    stage.0.state_mut().go_home();
    stage.settle();
    stage
}

/// The first screen, with an unfinished game.
fn home(look: Look) -> Stage {
    let mut stage = look.stage(after("filler:10x10", &["greedy", "greedy"], 9));
    stage.0.state_mut().go_home();
    stage.settle();
    stage
}

/// The screen behind a button of the first screen.
fn pressed(look: Look, english: &str, french: &str) -> Stage {
    let mut stage = welcome(look);
    match look.lang {
        Lang::English => stage.press(english),
        Lang::French => stage.press(french),
        Lang::Pseudo => {}
    }
    stage
}

/// The puzzle of a day, and an answer to it.
fn puzzle(look: Look, answer: Option<&str>) -> Stage {
    let mut stage = welcome(look);
    stage.0.state_mut().pose_puzzle_of_day().expect("a puzzle");
    stage.settle();
    if let Some(answer) = answer {
        stage.write(answer.trim_start_matches("give "));
        stage.wait("what follows", |stage| !stage.app().is_showing());
        stage.settle();
    }
    stage
}

/// The end of a lost game.
fn over(look: Look) -> Stage {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = look.stage(Start { position, ..start("quarto", &["", "casual"]) });
    stage.write("b");
    stage.write("2");
    stage.settle();
    stage
}

/// The announcement of the goal.
fn reached(look: Look) -> Stage {
    let position = Some("1024 1024 256 64/32 8 4 ./2 . . ./. . . 2 score=18432".to_string());
    let mut stage = look.stage(Start { position, ..start("2048", &[]) });
    stage.key(Key::ArrowLeft);
    stage.settle();
    stage
}

/// An exact hint.
fn hint(look: Look) -> Stage {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = look.stage(Start { position, ..start("quarto", &[]) });
    stage.key_with(Modifiers::SHIFT, Key::H);
    stage.wait("a hint", |stage| stage.app().table().hint().is_some());
    stage.settle();
    stage
}

/// A mistake, with the coach's judgement.
fn coach(look: Look) -> Stage {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = look.stage(Start { position, ..start("quarto", &[]) });
    stage.0.state_mut().set_coached(true);
    stage.write("a");
    stage.write("4");
    stage.wait("the coach", |stage| !stage.app().is_coach_busy());
    stage.settle();
    stage
}

/// An earlier position of an unfinished game.
fn walked(look: Look) -> Stage {
    let mut stage = look.stage(after("quarto", &["cautious", "random"], 18));
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    stage
}

/// A game of a person in Seven Colours, reviewed, and the board at its worst mistake.
fn review(look: Look) -> Stage {
    review_of(look, played("filler:8x8,colours=5", &["casual", "novice"], 1000))
}

/// A game of a person in Quarto, reviewed.
fn review_of_quarto(look: Look) -> Stage {
    review_of(look, played("quarto", &["casual", "novice"], 1000))
}

/// A game of a person in 2048, reviewed.
fn review_of_2048(look: Look) -> Stage {
    review_of(look, played("2048:2x3", &["random"], 1000))
}

fn review_of(look: Look, game: SavedGame) -> Stage {
    let players = [PERSON, "novice"].map(str::to_string);
    let seats = open(&game.game).expect("a known game").seats();
    let saved = SavedGame { players: players[..seats].to_vec(), ..game };
    let mut stage = look.stage(start(&saved.game, &[]));
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait_for_review();
    stage
}

/// A dialog that a key opens.
fn by_key(look: Look, game: &str, modifiers: Modifiers, key: Key) -> Stage {
    let mut stage = look.stage(start(game, &[]));
    stage.key_with(modifiers, key);
    stage
}

/// The form of a custom game.
fn custom(look: Look) -> Stage {
    let mut stage = by_key(look, "filler:10x10,ban=own", Modifiers::COMMAND, Key::N);
    match look.lang {
        Lang::English => stage.press("Custom…"),
        Lang::French => stage.press("Sur mesure…"),
        Lang::Pseudo => stage.press(&damier_i18n::pseudo("Custom…")),
    }
    stage
}

/// Rules with long sentences, in the language where they are longest.
fn rules_in_french(look: Look) -> Stage {
    by_key(Look { lang: Lang::French, ..look }, "quarto", Modifiers::NONE, Key::F1)
}

/// The keys.
fn help(look: Look) -> Stage {
    let mut stage = by_key(look, "2048", Modifiers::NONE, Key::F1);
    let keys = match look.lang {
        Lang::English => "Keys".to_string(),
        Lang::French => "Touches".to_string(),
        Lang::Pseudo => damier_i18n::pseudo("Keys"),
    };
    stage.press(&keys);
    stage
}

/// The choice of what to share.
fn share(look: Look) -> Stage {
    let mut stage = menu(look);
    match look.lang {
        Lang::English => stage.press("Share"),
        Lang::French => stage.press("Partager"),
        Lang::Pseudo => stage.press(&damier_i18n::pseudo("Share")),
    }
    stage
}

fn menu(look: Look) -> Stage {
    let mut stage = look.stage(start("quarto", &["", "cautious"]));
    let more = match look.lang {
        Lang::English => "More".to_string(),
        Lang::French => "Plus".to_string(),
        Lang::Pseudo => damier_i18n::pseudo("More"),
    };
    stage.press(&more);
    stage
}
