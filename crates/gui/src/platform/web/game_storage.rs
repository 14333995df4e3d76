//! Keeps the game in the browser's storage, so that it is there after a reload, also of a page that the
//! browser has put away.

use crate::app::App;
use crate::start::Start;
use damier_catalog::Stopwatch;
use damier_play::{BestScores, PuzzleStreak};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use web_sys::Storage;

/// The keys of the storage: a game that an address asked for does not replace the one without a query. What follows is the
/// number of the tab's slot: tabs that are open at once keep a game each.
const KEYS: [&str; 2] = ["damier.game", "damier.asked"];

/// The key of the number of times that anything was kept: by it, the page's script knows which slot is the newest.
const COUNT: &str = "damier.count";

/// The key of the best scores.
const BEST: &str = "damier.best";

/// The key of the puzzles of the day.
const PUZZLES: &str = "damier.puzzles";

/// The time between two savings of a game that goes on by itself.
const AT_MOST_EVERY: Duration = Duration::from_secs(1);

/// A game, and the address's question part that it began with.
#[derive(Serialize, Deserialize)]
struct StoredGame {
    query: String,
    start: Start,
    /// The number of times that anything had been kept before.
    #[serde(default)]
    count: u64,
    /// True if the game is neither over nor not yet begun: such a game is taken up again first.
    #[serde(default)]
    is_under_way: bool,
}

/// Keeps one game.
pub(super) struct GameStorage {
    query: String,
    slot: u32,
    since: Option<Stopwatch>,
}

impl GameStorage {
    /// For a page with this question part in its address, in a tab that has this slot.
    pub(super) fn new(query: String, slot: u32) -> Self {
        Self { query, slot, since: None }
    }

    /// Loads the game that was kept, unless the address now asks for another one.
    pub(super) fn load(&self) -> Option<Start> {
        let text = storage()?.get_item(&self.key()).ok()??;
        let kept: StoredGame = serde_json::from_str(&text).ok()?;
        (kept.query == self.query).then_some(kept.start)
    }

    /// The first slot has no number: older versions knew but one.
    fn key(&self) -> String {
        let key = KEYS[usize::from(!self.query.is_empty())];
        if self.slot == 0 { key.to_string() } else { format!("{key}.{}", self.slot) }
    }

    /// True if it is time to keep a game that has changed; one that waits for a person is kept at once.
    pub(super) fn is_due(&self, is_waiting: bool) -> bool {
        is_waiting || self.since.is_none_or(|watch| watch.elapsed() >= AT_MOST_EVERY)
    }

    /// Keeps a game. A browser that keeps nothing has a board all the same.
    pub(super) fn keep(&mut self, app: &App) {
        self.since = Some(Stopwatch::start());
        let Some(storage) = storage() else { return };
        let before = storage.get_item(COUNT).ok().flatten();
        let count = before.and_then(|count| count.parse().ok()).unwrap_or(0_u64).wrapping_add(1);
        let is_under_way = app.would_be_lost();
        let kept =
            StoredGame { query: self.query.clone(), start: make_start(app), count, is_under_way };
        if let Ok(text) = serde_json::to_string(&kept) {
            let _ = storage.set_item(COUNT, &count.to_string());
            let _ = storage.set_item(&self.key(), &text);
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
