//! The query of the page's address: `?game=quarto&seat2=cautious&budget=500ms/move&seed=7&lang=fr`.

use crate::start::Start;
use crate::text::page as text;
use damier_catalog::{Limits, Seat, TextError, games, open};
use damier_i18n::Lang;
use damier_play::PERSON;
use std::time::Duration;
use web_sys::UrlSearchParams;

/// Default time for a move.
const USUAL: Duration = Duration::from_secs(1);

/// Default game.
const FIRST: &str = games()[0].name;

/// Key of the language, which `web/page.js` reads as well.
const LANG: &str = "lang";

/// Returns the query without the language, because the same game is meant in every language.
pub(super) fn without_lang(query: String) -> String {
    let Ok(words) = UrlSearchParams::new_with_str(&query) else { return query };
    if !words.has(LANG) {
        return query;
    }
    words.delete(LANG);
    let rest = String::from(words.to_string());
    if rest.is_empty() { rest } else { format!("?{rest}") }
}

/// Parses the query of an address. An empty one means a person at the first game.
///
/// # Errors
/// An unknown game, player, budget or language, or a seed that is not a number.
pub(super) fn read(query: &str) -> Result<Start, TextError> {
    let words = UrlSearchParams::new_with_str(query).ok();
    let word = |name: &str| words.as_ref().and_then(|words| words.get(name));
    if let Some(code) = word(LANG).filter(|code| Lang::from_code(code).is_none()) {
        return Err(TextError::unknown(code, LANG, &Lang::SPOKEN.map(Lang::code)));
    }
    let game = open(word("game").as_deref().unwrap_or(FIRST))?;
    let mut players = Vec::new();
    for index in 0..game.seats() {
        let name = word(&format!("seat{}", index + 1)).filter(|name| name != PERSON);
        let seat = Some(Seat::new(index));
        players.push(name.map(|name| game.check_player(&name, seat)).transpose()?);
    }
    let usual = Limits { move_time: Some(USUAL), ..Limits::NONE };
    let limits = word("budget").map_or(Ok(usual), |text| Limits::read(&text))?;
    let seed = word("seed")
        .map(|text| text.parse().map_err(|_| TextError::new(text, "seed", text::a_seed())));
    let (position, goal) = (word("position"), word("goal"));
    game.goal(goal.as_deref())?;
    let game = game.name();
    let seed = seed.transpose()?;
    Ok(Start { game, players, limits, seed, position, goal, ..Start::default() })
}
