//! Playthroughs: one random game as text, with every answer of the contract at every state.

use crate::notation::Notation;
use crate::rng::Rng;
use crate::seat::{Seat, Turn};
use crate::show::Show;
use std::fmt::Write;

/// Plays a random game from a seed, for at most `max_plies` plies, and writes down what the contract answers at every
/// state. Tests compare the text line by line with a recorded one.
pub fn playthrough<G: Notation + Show>(game: &G, seed: u64, max_plies: usize) -> String {
    let mut rng = Rng::new(seed);
    let mut state = game.opening(&mut rng);
    let mut text = format!(
        "game: {}\nrules version: {}\nseats: {}\nseed: {seed}\n",
        game.name(),
        game.rules_version(),
        game.seats()
    );
    for ply in 0..=max_plies {
        describe(game, &state, ply, &mut text);
        let Some(action) = game.random_action(&state, &mut rng).filter(|_| ply < max_plies) else {
            break;
        };
        let _ = writeln!(text, "action: {}", game.action_text(&state, action));
        game.apply(&mut state, action);
    }
    text
}

fn describe<G: Notation + Show>(game: &G, state: &G::State, ply: usize, text: &mut String) {
    let scores: Vec<String> =
        (0..game.seats()).map(|seat| game.score(state, Seat::new(seat)).to_string()).collect();
    let facts: Vec<String> = game
        .fact_kinds()
        .iter()
        .zip(game.facts(state))
        .map(|(kind, value)| format!("{}={value}", kind.name))
        .collect();
    let turn = match game.turn(state) {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance => "chance".to_string(),
        Turn::Over => "over".to_string(),
    };
    let _ = writeln!(text, "\nply {ply}, turn: {turn}");
    let _ = writeln!(text, "state: {}", game.state_text(state));
    let _ = writeln!(text, "scores: {}", scores.join(" "));
    if !facts.is_empty() {
        let _ = writeln!(text, "facts: {}", facts.join(" "));
    }
    if game.turn(state) != Turn::Over {
        let _ = writeln!(text, "legal: {}", game.legal_texts(state).join(", "));
    }
}
