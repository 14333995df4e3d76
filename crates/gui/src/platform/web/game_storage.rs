//! Saves the game in the browser's storage, so that it survives a reload, also of a page that the browser has
//! discarded.

use crate::app::App;
use crate::start::Start;
use damier_catalog::Stopwatch;
use damier_i18n::Message;
use damier_play::{BestScores, PuzzleProgress};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use web_sys::Storage;

/// Keys of the storage. A game from an address with a query does not replace the one without. The number of the tab's
/// slot follows the key, so tabs that are open at once save separate games.
const KEYS: [&str; 2] = ["damier.game", "damier.asked"];

/// Key of a counter of all saves, by which the page's script finds the newest slot.
const COUNT: &str = "damier.count";

/// Key of the best scores.
const BEST: &str = "damier.best";

/// Key of the progress with puzzles.
const PUZZLES: &str = "damier.puzzles";

/// Keys of the letters on colours and of the sounds, and their value if they are switched on.
pub(super) const LETTERS: &str = "damier.letters";
pub(super) const SOUND: &str = "damier.sound";
const ON: &str = "on";

/// Time between two saves of a game that plays by itself.
const AT_MOST_EVERY: Duration = Duration::from_secs(1);

/// A game, and the query of the address with which it began.
#[derive(Serialize, Deserialize)]
struct StoredGame {
    query: String,
    start: Start,
    /// Value of the counter before this save.
    #[serde(default)]
    count: u64,
    /// True if the game has begun and is not over. Such a game is restored first.
    #[serde(default)]
    is_under_way: bool,
}

/// Saves one game.
pub(super) struct GameStorage {
    query: String,
    slot: u32,
    since: Option<Stopwatch>,
}

impl GameStorage {
    /// Creates the storage of a page with this query, in a tab with this slot.
    pub(super) fn new(query: String, slot: u32) -> Self {
        Self { query, slot, since: None }
    }

    /// Loads the saved game, unless the address now asks for another one.
    pub(super) fn load(&self) -> Option<Start> {
        let text = storage()?.get_item(&self.key()).ok()??;
        let kept: StoredGame = serde_json::from_str(&text).ok()?;
        (kept.query == self.query).then_some(kept.start)
    }

    /// Returns the key of a slot. The first slot has no number, because older versions had only one.
    fn key(&self) -> String {
        let key = KEYS[usize::from(!self.query.is_empty())];
        if self.slot == 0 { key.to_string() } else { format!("{key}.{}", self.slot) }
    }

    /// Returns true if it is time to save a changed game. One that waits for a person is saved at once.
    pub(super) fn is_due(&self, is_waiting: bool) -> bool {
        is_waiting || self.since.is_none_or(|watch| watch.elapsed() >= AT_MOST_EVERY)
    }

    /// Saves a game. Errors are ignored, because the board works without storage.
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

/// Loads the best scores from the browser's storage.
pub(super) fn best_scores() -> BestScores {
    let text = storage().and_then(|storage| storage.get_item(BEST).ok()?);
    BestScores::read(&text.unwrap_or_default())
}

/// Saves the best scores. Errors are ignored.
pub(super) fn keep_best_scores(scores: &BestScores) {
    let _ = storage().map(|storage| storage.set_item(BEST, &scores.write()));
}

/// Loads the progress with puzzles from the browser's storage.
///
/// # Errors
/// The item is damaged, as a message.
pub(super) fn puzzle_progress() -> Result<PuzzleProgress, Message> {
    let text = storage().and_then(|storage| storage.get_item(PUZZLES).ok()?);
    PuzzleProgress::read(&text.unwrap_or_default(), PUZZLES)
}

/// Changes the progress with puzzles, and returns it. It is read again first, because another tab may have changed it.
/// Errors of the storage are ignored, because the board works without storage.
///
/// # Errors
/// The item is damaged, as a message. It is unchanged then.
pub(super) fn update_puzzle_progress(
    change: &dyn Fn(&mut PuzzleProgress),
) -> Result<PuzzleProgress, Message> {
    let mut progress = puzzle_progress()?;
    change(&mut progress);
    let _ = storage().map(|storage| storage.set_item(PUZZLES, &progress.write()));
    Ok(progress)
}

/// Returns true if the switch with this key was switched on.
pub(super) fn is_on(key: &str) -> bool {
    storage().and_then(|storage| storage.get_item(key).ok()?).as_deref() == Some(ON)
}

/// Saves whether the switch with this key is on. Errors are ignored.
pub(super) fn keep_switch(key: &str, is_on: bool) {
    let value = if is_on { ON } else { "off" };
    let _ = storage().map(|storage| storage.set_item(key, value));
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Creates the start that restores the game on the board, with its players.
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
