//! Regret: how much a player's moves lose against exact play, over whole games.
//!
//! The loss of a move is the exact value of the state before it minus that of the state after it. The mean, over all
//! games, of a game's total loss is the best expected score minus the player's mean score: a measure of strength
//! without luck.

use crate::text::contest as text;
use damier_arena::moments::ratio;
use damier_arena::{Estimate, Moments};
use damier_catalog::text::refusal;
use damier_catalog::{Effort, RESIGN, TypedAnalyst};
use damier_game::offer::Offer;
use damier_game::strategy::find_player;
use damier_game::{
    Budget, Choice, Contest, Game, Goal, Limits, Notation, Player, Rng, Seat, Settings, Show,
    TextError, ThreadPool, Turn, mix,
};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// A move counts as best if its loss is at most this share of the best value. This allows for rounding.
const ROUNDING: f64 = 1e-9;

/// Parameters of a measurement of regret.
pub struct RegretOrder<'a> {
    /// Number of games.
    pub games: u64,
    /// Seed of the openings, of chance, and of the player's own random choices.
    pub seed: u64,
    /// Budget of the player. Exceeding it has no consequences.
    pub limits: Limits,
    /// Flag that ends the measurement early when it is raised.
    pub stop: Arc<AtomicBool>,
    /// Threads that play the games.
    pub pool: &'a dyn ThreadPool,
    /// Called after each game, from any thread.
    pub played: &'a (dyn Fn() + Sync),
}

/// Losses of a player's moves, in points. Intervals are over games.
#[derive(Clone, PartialEq, Debug)]
pub struct Regret {
    /// Name of the player, with its settings.
    pub player: String,
    /// Number of games.
    pub games: u64,
    /// Number of moves in these games.
    pub moves: u64,
    /// Expected score of best play.
    pub best_score: f64,
    /// Mean score of the player.
    pub score: Estimate,
    /// Mean loss per game.
    pub per_game: Estimate,
    /// Mean loss per move.
    pub per_move: Estimate,
    /// Share of moves that lose nothing.
    pub optimal: Estimate,
    /// Move with the largest loss. `None` if no move lost anything.
    pub worst: Option<Slip>,
}

/// A move that lost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// Number of the game, from 1.
    pub game: u64,
    /// Text of the state.
    pub position: String,
    /// Action of the player, or `resign`.
    pub action: String,
    /// Best action.
    pub best: String,
    /// Loss of the move, in points.
    pub lost: f64,
}

/// Measures how much a player's moves lose. `None` if `order.stop` is raised before the end.
///
/// # Errors
/// If the game does not have the player, has several seats, or has no exact answers.
pub(crate) fn regret<G: Notation + Show>(
    offer: &Offer<G>,
    player: &str,
    order: &RegretOrder<'_>,
) -> Result<Option<Regret>, TextError> {
    let game = &offer.rules;
    let solver = offer.solver.filter(|_| game.contest() == Contest::Solo);
    let Some(solver) = solver else {
        let sentence = text::one_seat_with_answers(game.name());
        return Err(TextError::failed(refusal::game(), sentence));
    };
    let (found, settings) = find_player(&offer.roster, player)?;
    let played = RegretGames { game, player: found, settings: &settings };
    let Some(games) = played.games(order)? else { return Ok(None) };
    let name = format!("{}{}", found.name, settings.suffix(&found.settings));
    let mut analyst = TypedAnalyst::new(game.clone(), solver, Goal::default());
    measure(game, name, &games, &mut analyst, order)
}

/// A state, and the player's action in it; `None` for a resignation.
type Move<G> = (<G as Game>::State, Option<<G as Game>::Action>);

/// Moves and score of a game.
struct PlayedGame<G: Game> {
    moves: Vec<Move<G>>,
    score: f64,
}

struct RegretGames<'a, G: Game> {
    game: &'a G,
    player: &'a Player<G>,
    settings: &'a Settings,
}

impl<G: Notation> RegretGames<'_, G> {
    /// Plays all games, one per thread at a time. `None` if `order.stop` is raised.
    fn games(&self, order: &RegretOrder<'_>) -> Result<Option<Vec<PlayedGame<G>>>, TextError> {
        let next = AtomicU64::new(0);
        let slots: Vec<OnceLock<Result<PlayedGame<G>, TextError>>> =
            (0..order.games).map(|_| OnceLock::new()).collect();
        order.pool.run(&|_| {
            while !order.stop.load(Relaxed) {
                let number = next.fetch_add(1, Relaxed);
                let Some(slot) = slots.get(number as usize) else { break };
                let played = self.play(mix(order.seed, number), order);
                slot.get_or_init(|| played);
                (order.played)();
            }
        });
        if order.stop.load(Relaxed) {
            return Ok(None);
        }
        slots.into_iter().filter_map(OnceLock::into_inner).collect::<Result<_, _>>().map(Some)
    }

    fn play(&self, seed: u64, order: &RegretOrder<'_>) -> Result<PlayedGame<G>, TextError> {
        let game = self.game;
        let mut rng = Rng::new(seed);
        let mut strategy = (self.player.build)(game, self.settings, mix(seed, 1))?;
        let mut budget = Budget::new(order.limits).with_stop(Arc::clone(&order.stop));
        let mut state = game.opening(&mut rng);
        let mut moves: Vec<Move<G>> = Vec::new();
        loop {
            let action = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.sample_chance(&state, &mut rng),
                Turn::Player(_) => {
                    budget.begin_move();
                    let choice = strategy.choose(game, &state, &mut budget).choice;
                    // Overruns are not punished here, only in the arena.
                    let _ = budget.end_move();
                    let action = match choice {
                        Choice::Act(action) => Some(action),
                        Choice::Resign | Choice::Fail(_) => None,
                    };
                    moves.push((state.clone(), action));
                    action
                }
            };
            let Some(action) = action else { break };
            let before = state.clone();
            if game.try_apply(&mut state, action).is_err() {
                let found = game.action_text(&before, action);
                return Err(TextError::new(found, text::action_of_the_player(), text::legal()));
            }
            strategy.observe(game, &before, action);
        }
        Ok(PlayedGame { moves, score: game.score(&state, Seat::FIRST) as f64 })
    }
}

/// Compares all moves of all games with the exact answers.
fn measure<G: Notation + Show>(
    game: &G,
    player: String,
    games: &[PlayedGame<G>],
    analyst: &mut TypedAnalyst<G>,
    order: &RegretOrder<'_>,
) -> Result<Option<Regret>, TextError> {
    let effort = Effort {
        limits: Limits::NONE,
        stop: Some(Arc::clone(&order.stop)),
        gauge: None,
        pool: order.pool,
    };
    let mut states = vec![game.opening(&mut Rng::new(order.seed))];
    for (state, action) in games.iter().flat_map(|played| &played.moves) {
        states.push(state.clone());
        states.extend(action.map(|action| game.after(state, action)));
    }
    let Some(worths) = analyst.assess_states(&states, &effort) else { return Ok(None) };
    let mut scores = worths.iter().map(|worth| worth.score.unwrap_or_default());
    let best_score = scores.next().unwrap_or_default();
    let mut sums = Vec::new();
    let mut worst: Option<(f64, u64, &Move<G>)> = None;
    for (number, played) in (1..).zip(games) {
        sums.push(sum(game, played, &mut scores, |lost, taken| {
            if worst.is_none_or(|(most, ..)| lost > most) {
                worst = Some((lost, number, taken));
            }
        }));
    }
    let worst = match worst {
        Some((lost, number, (state, action))) => {
            let Some(found) = analyst.analyse_state(state, &effort)? else { return Ok(None) };
            let action = action.map(|action| game.action_text(state, action));
            Some(Slip {
                game: number,
                position: found.position,
                action: action.unwrap_or_else(|| RESIGN.to_string()),
                best: found.candidates.into_iter().next().map(|c| c.action).unwrap_or_default(),
                lost,
            })
        }
        None => None,
    };
    Ok(Some(Regret {
        player,
        games: games.len() as u64,
        moves: sums.iter().map(|sum| sum.moves as u64).sum(),
        best_score,
        score: games.iter().map(|played| played.score).collect::<Moments>().estimate(),
        per_game: sums.iter().map(|sum| sum.lost).collect::<Moments>().estimate(),
        per_move: per_move(&sums, |sum| sum.lost),
        optimal: per_move(&sums, |sum| sum.best),
        worst,
    }))
}

/// Sums over the moves of one game.
#[derive(Clone, Copy, Default)]
struct Sum {
    moves: f64,
    lost: f64,
    /// Number of moves that lost nothing.
    best: f64,
}

/// Sums up the moves of a game. For each move, `scores` gives the value of the state before it and then, unless the
/// player resigned, of the state after it. `slip` is called for each move that lost something.
fn sum<'a, G: Game>(
    game: &G,
    played: &'a PlayedGame<G>,
    scores: &mut impl Iterator<Item = f64>,
    mut slip: impl FnMut(f64, &'a Move<G>),
) -> Sum {
    let mut sum = Sum { moves: played.moves.len() as f64, ..Sum::default() };
    for taken in &played.moves {
        let before = scores.next().unwrap_or_default();
        let after = match taken.1 {
            Some(_) => scores.next().unwrap_or_default(),
            None => game.score(&taken.0, Seat::FIRST) as f64,
        };
        let lost = (before - after).max(0.0);
        sum.lost += lost;
        if lost <= ROUNDING * before.abs() {
            sum.best += 1.0;
        } else {
            slip(lost, taken);
        }
    }
    sum
}

/// Returns a mean over moves with its interval over games.
fn per_move(sums: &[Sum], of: fn(&Sum) -> f64) -> Estimate {
    ratio(&sums.iter().map(|sum| [of(sum), sum.moves]).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offered::open;
    use damier_game::SingleThread;

    fn order(games: u64) -> RegretOrder<'static> {
        RegretOrder {
            games,
            seed: 5,
            limits: Limits::NONE,
            stop: Arc::default(),
            pool: &SingleThread,
            played: &|| (),
        }
    }

    /// In the mean, the best expected score is the player's score and what its moves lose.
    #[test]
    fn losses_explain_the_score() {
        let game = open("2048:2x2").expect("known");
        for player in ["random", "greedy"] {
            let found = game.regret(player, &order(4000)).expect("plays").expect("not stopped");
            assert!((found.best_score - 66.964_149).abs() < 1e-6, "{found:?}");
            let [low, high] = found.score.interval.expect("it varies");
            let told = found.best_score - found.per_game.value;
            let slack = 0.5 * (high - low);
            assert!(told > low - slack && told < high + slack, "{found:?}");
            let worst = found.worst.expect("it errs");
            assert!(worst.lost > 0.0 && worst.best != worst.action);
            assert!(
                (found.per_move.value * found.moves as f64 / 4000.0 - found.per_game.value).abs()
                    < 1e-9
            );
        }
    }

    #[test]
    fn the_better_player_loses_less() {
        let game = open("2048:2x2").expect("known");
        let of = |player| game.regret(player, &order(300)).expect("plays").expect("not stopped");
        let (random, greedy) = (of("random"), of("greedy"));
        assert!(greedy.per_game.value < random.per_game.value);
        assert!(greedy.optimal.value > random.optimal.value);
        assert_eq!(of("greedy"), greedy, "the same seed, the same answer");
    }

    #[test]
    fn what_cannot_be_measured_is_refused_or_left_open() {
        for name in ["2048", "quarto", "2048:2x2,spawner=adversary"] {
            assert!(open(name).expect("known").regret("random", &order(1)).is_err(), "{name}");
        }
        let game = open("2048:2x2").expect("known");
        assert!(game.regret("nobody", &order(1)).is_err());
        let stopped = order(3);
        stopped.stop.store(true, Relaxed);
        assert_eq!(game.regret("random", &stopped), Ok(None));
    }
}
