//! Keeps the game in the browser's storage, so that it is there after a reload, also of a page that the
//! browser has put away.

use crate::app::App;
use crate::start::Start;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabletop::{BestScores, PuzzleStreak};
use web_sys::Storage;
use workbench::Stopwatch;

/// The keys of the storage: a game that an address asked for does not replace the one without a query.
const KEYS: [&str; 2] = ["damier.game", "damier.asked"];

/// The key of the best scores.
const BEST: &str = "damier.best";

/// The key of the puzzles of the day.
const PUZZLES: &str = "damier.puzzles";

/// The time between two savings of a game that goes on by itself.
const AT_MOST_EVERY: Duration = Duration::from_secs(1);

/// A game, and the address's question part that it began with.
#[derive(Serialize, Deserialize)]
struct Kept {
    query: String,
    start: Start,
}

/// Keeps one game.
pub(super) struct Keeper {
    query: String,
    since: Option<Stopwatch>,
}

impl Keeper {
    /// For a page with this question part in its address.
    pub(super) fn new(query: String) -> Self {
        Self { query, since: None }
    }

    /// Loads the game that was kept, unless the address now asks for another one.
    pub(super) fn load(&self) -> Option<Start> {
        let text = storage()?.get_item(self.key()).ok()??;
        let kept: Kept = serde_json::from_str(&text).ok()?;
        (kept.query == self.query).then_some(kept.start)
    }

    fn key(&self) -> &'static str {
        KEYS[usize::from(!self.query.is_empty())]
    }

    /// True if it is time to keep a game that has changed; one that waits for a person is kept at once.
    pub(super) fn is_due(&self, is_waiting: bool) -> bool {
        is_waiting || self.since.is_none_or(|watch| watch.elapsed() >= AT_MOST_EVERY)
    }

    /// Keeps a game. A browser that keeps nothing has a board all the same.
    pub(super) fn keep(&mut self, app: &App) {
        self.since = Some(Stopwatch::start());
        let kept = Kept { query: self.query.clone(), start: make_start(app) };
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&kept)) {
            let _ = storage.set_item(self.key(), &text);
        }
    }
}

/// Loads the best scores that this browser keeps.
pub(super) fn best_scores() -> BestScores {
    let text = storage().and_then(|storage| storage.get_item(BEST).ok()?);
    BestScores::read(&text.unwrap_or_default())
}

/// Keeps the best scores, if the browser keeps anything.
pub(super) fn keep_best_scores(scores: &BestScores) {
    let _ = storage().map(|storage| storage.set_item(BEST, &scores.write()));
}

/// Loads the puzzles of the day that were solved in this browser.
pub(super) fn puzzle_streak() -> PuzzleStreak {
    let text = storage().and_then(|storage| storage.get_item(PUZZLES).ok()?);
    PuzzleStreak::read(&text.unwrap_or_default())
}

/// Keeps them, if the browser keeps anything.
pub(super) fn keep_puzzle_streak(streak: &PuzzleStreak) {
    let _ = storage().map(|storage| storage.set_item(PUZZLES, &streak.write()));
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Makes the start that brings the game on the board back, with those who sit at it.
fn make_start(app: &App) -> Start {
    let table = app.kept_table();
    Start {
        game: table.game().name(),
        players: table.players().to_vec(),
        lot: false,
        limits: table.limits(),
        seed: None,
        position: table.position().map(str::to_string),
        goal: table.goal_named().map(str::to_string),
        going: Some(app.going()),
    }
}
