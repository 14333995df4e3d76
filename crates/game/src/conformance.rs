//! The conformance suite: checks that every game must pass before it joins the catalog.
//!
//! The suite plays random games and checks the laws of the contract at every state: the list of legal actions agrees
//! with `is_legal`, chance's probabilities are positive and sum to 1, `apply` and `try_apply` agree, a finished game
//! refuses every action, reading a text is the inverse of writing it, the same seed gives the same game, chance acts as
//! the game says, random games end, every legal action is reached by exactly one control of the scene, and symmetries
//! keep the laws.

mod scenes;
mod violation;

use crate::contract::Randomness;
use crate::notation::Notation;
use crate::rng::{Rng, mix};
use crate::saved::SavedGame;
use crate::seat::{Seat, Turn};
use crate::show::Show;
use crate::symmetry::Symmetric;
use std::collections::HashSet;
use violation::require;

pub use violation::Violation;

/// Size of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SuiteSize {
    /// Random games to play.
    pub games: u64,
    /// Plies after which a random game must have ended.
    pub max_plies: usize,
    /// Seed of all randomness.
    pub seed: u64,
}

impl Default for SuiteSize {
    fn default() -> Self {
        Self { games: 20, max_plies: 20_000, seed: 1 }
    }
}

/// Numbers of games and states that were checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SuiteSummary {
    /// Random games played to the end.
    pub games: u64,
    /// States at which every law was checked.
    pub states: u64,
}

/// Runs the suite.
///
/// # Errors
/// The first law that broke.
pub fn check<G: Notation + Show>(game: &G, size: SuiteSize) -> Result<SuiteSummary, Violation> {
    let mut checked = SuiteSummary::default();
    for index in 0..size.games {
        let seed = mix(size.seed, index);
        let actions = check_game(game, seed, size.max_plies, &mut checked)?;
        check_replay(game, seed, &actions)?;
        checked.games += 1;
    }
    Ok(checked)
}

/// Runs the suite of a game's symmetries over random games, with `samples` symmetries per state.
///
/// # Errors
/// The first law that broke.
pub fn check_symmetry<G: Notation + Symmetric>(
    game: &G,
    size: SuiteSize,
    samples: usize,
) -> Result<SuiteSummary, Violation> {
    let mut checked = SuiteSummary::default();
    for index in 0..size.games {
        let mut rng = Rng::new(mix(size.seed, index));
        let mut state = game.opening(&mut rng);
        while let Some(action) = game.random_action(&state, &mut rng) {
            for _ in 0..samples {
                let index = rng.index(game.symmetries());
                symmetry_keeps_laws(game, &state, action, index)?;
            }
            game.apply(&mut state, action);
            checked.states += 1;
        }
        checked.games += 1;
    }
    Ok(checked)
}

fn check_game<G: Notation + Show>(
    game: &G,
    seed: u64,
    max_plies: usize,
    checked: &mut SuiteSummary,
) -> Result<Vec<G::Action>, Violation> {
    let mut rng = Rng::new(seed);
    let mut state = game.opening(&mut rng);
    let is_fixed =
        game.randomness() != Randomness::Nothing || state == game.opening(&mut Rng::new(0));
    require(is_fixed, "a game without randomness always begins in the same state", || {
        game.state_text(&state)
    })?;
    let mut actions = Vec::new();
    let mut strangers = HashSet::new();
    loop {
        turn_matches_lists(game, &state)?;
        state_text_round_trips(game, &state)?;
        actions_are_sound(game, &state, &strangers)?;
        scenes::scene_keeps_laws(game, &state)?;
        checked.states += 1;
        let Some(action) = game.random_action(&state, &mut rng) else {
            return Ok(actions);
        };
        require(actions.len() < max_plies, "random games end", || game.state_text(&state))?;
        strangers.insert(action);
        actions.push(action);
        game.apply(&mut state, action);
    }
}

fn turn_matches_lists<G: Notation>(game: &G, state: &G::State) -> Result<(), Violation> {
    let place = || game.state_text(state);
    let legal = game.legal_actions(state);
    let outcomes = game.chance_outcomes(state);
    let (seats, chance) = match game.turn(state) {
        Turn::Player(seat) => {
            require(seat.index() < game.seats(), "the seat on turn exists", place)?;
            (true, false)
        }
        Turn::Chance => {
            let acts = game.randomness() == Randomness::Chance;
            require(acts, "chance acts only where the game says so", place)?;
            (false, true)
        }
        Turn::Over => (false, false),
    };
    require(legal.is_empty() != seats, "a seat on turn, and only it, has legal actions", place)?;
    require(outcomes.is_empty() != chance, "chance on turn, and only it, has outcomes", place)?;
    let distinct: HashSet<_> = legal.iter().chain(outcomes.iter().map(|(a, _)| a)).collect();
    require(distinct.len() == legal.len() + outcomes.len(), "no action is listed twice", place)?;
    let sum: f64 = outcomes.iter().map(|&(_, probability)| probability).sum();
    let positive = outcomes.iter().all(|&(_, probability)| probability > 0.0);
    require(!chance || (positive && (sum - 1.0).abs() < 1e-9), "chance sums to 1", place)
}

fn state_text_round_trips<G: Notation>(game: &G, state: &G::State) -> Result<(), Violation> {
    let text = game.state_text(state);
    require(!text.contains(['\n', '\r']), "a state's text is one line", || text.clone())?;
    for form in
        [text.clone(), format!("  {} ", text.to_ascii_lowercase()), text.to_ascii_uppercase()]
    {
        let read = game.read_state(&form);
        require(read.as_ref() == Ok(state), "a state's text reads back as the state", || {
            format!("{form} (read as {read:?})")
        })?;
    }
    Ok(())
}

fn actions_are_sound<G: Notation>(
    game: &G,
    state: &G::State,
    strangers: &HashSet<G::Action>,
) -> Result<(), Violation> {
    let legal = game.legal_actions(state);
    let outcomes = game.chance_outcomes(state);
    let listed: HashSet<_> =
        legal.into_iter().chain(outcomes.into_iter().map(|(a, _)| a)).collect();
    for &action in listed.iter().chain(strangers) {
        let text = game.action_text(state, action);
        let place = || format!("{text} in {}", game.state_text(state));
        let allowed = listed.contains(&action);
        require(game.is_legal(state, action) == allowed, "list and predicate agree", place)?;
        let mut tried = state.clone();
        let answer = game.try_apply(&mut tried, action);
        require(answer.is_ok() == allowed, "try_apply refuses what is not listed", place)?;
        if !allowed {
            require(tried == *state, "a refused action changes nothing", place)?;
            continue;
        }
        require(tried == game.after(state, action), "apply and try_apply agree", place)?;
        require(!text.contains(['\n', ',', ';', '#', ':']), "an action's text is plain", place)?;
        for form in
            [text.clone(), format!(" {} ", text.to_ascii_lowercase()), text.to_ascii_uppercase()]
        {
            let read = game.read_action(state, &form);
            require(read == Ok(action), "an action's text reads back as the action", place)?;
        }
    }
    Ok(())
}

/// Same seed, same game; and its saved text replays to the same end.
fn check_replay<G: Notation>(game: &G, seed: u64, actions: &[G::Action]) -> Result<(), Violation> {
    let mut rng = Rng::new(seed);
    let opening = game.opening(&mut rng);
    let mut state = opening.clone();
    let place = || format!("the game of seed {seed}");
    for &action in actions {
        let again = game.random_action(&state, &mut rng);
        require(again == Some(action), "same seed, same game", place)?;
        game.apply(&mut state, action);
    }
    let text = SavedGame::new(game, Vec::new(), &opening, actions, None).write();
    let read = SavedGame::read(&text).and_then(|saved| saved.replay(game));
    let same = read.as_ref().is_ok_and(|line| line.last == state && line.actions == actions);
    require(same, "a saved game replays", || format!("{} ({:?})", place(), read.as_ref().err()))
}

fn symmetry_keeps_laws<G: Notation + Symmetric>(
    game: &G,
    state: &G::State,
    action: G::Action,
    index: usize,
) -> Result<(), Violation> {
    let place = || format!("symmetry {index} of {}", game.state_text(state));
    let image = game.map_state(index, state);
    require(game.turn(&image) == game.turn(state), "symmetry keeps the turn", place)?;
    let scores = |state: &G::State| -> Vec<i64> {
        (0..game.seats()).map(|seat| game.score(state, Seat::new(seat))).collect()
    };
    require(scores(&image) == scores(state), "symmetry keeps the scores", place)?;
    let map = |action| game.map_action(index, state, action);
    let mapped: HashSet<_> = game.legal_actions(state).into_iter().map(map).collect();
    let legal: HashSet<_> = game.legal_actions(&image).into_iter().collect();
    require(mapped == legal, "symmetry maps legal actions onto legal actions", place)?;
    let there = game.after(&image, map(action));
    let back = game.map_state(index, &game.after(state, action));
    require(there == back, "symmetry commutes with apply", place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Nim;

    #[test]
    fn nim_conforms() {
        for thief in [false, true] {
            let checked = check(&Nim { sticks: 30, thief }, SuiteSize::default());
            let checked = checked.unwrap_or_else(|violation| panic!("{violation}"));
            assert!(checked.games == 20 && checked.states > 200, "{checked:?}");
        }
    }
}
