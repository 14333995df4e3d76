//! Calibration: fits the probabilities of large tiles, and validates them on other games.

use crate::ntuple::forecast::{Forecast, TILES, TileChances};
use crate::ntuple::player::{PlayerResources, slide_scorer, slider};
use crate::rules::Twenty48;
use damier_game::{Budget, Calibration, Game, ReliabilityRow, Rng, ThreadPool, Turn, mix};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// One slide in this number is sampled.
const LOOKED_AT: u32 = 100;

/// Number of bins of predicted probabilities.
const BINS: usize = 10;

/// Smallest number of games for a row in the report.
const LEAST_GAMES: u64 = 50;

/// Positions sampled in one game, and the exponent of its largest tile.
struct SampledGame {
    /// Sampled positions, each with the points that followed.
    outlooks: Vec<(Forecast, f64)>,
    largest: u8,
}

/// Plays `games` games to fit the probabilities, and the same number again to validate them. All seeds derive from
/// `seed`. After each game, calls `done` with the number of games so far. Returns `None` if `stop` is set before the
/// end.
pub(crate) fn calibrate(
    rules: &Twenty48,
    resources: &PlayerResources,
    (games, seed): (u64, u64),
    pool: &dyn ThreadPool,
    stop: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) -> Option<Calibration> {
    let play = |label| {
        let seeds = mix(seed, label);
        play_games(rules, resources, (games, seeds), pool, stop, &|count| {
            done(label * games + count);
        })
    };
    let (first, second) = (play(0)?, play(1)?);
    let flat: Vec<(Forecast, u8)> = first
        .iter()
        .flat_map(|seen| seen.outlooks.iter().map(|&(outlook, _)| (outlook, seen.largest)))
        .collect();
    let chances = TileChances::fit(&flat, fit_scale(&first));
    let ending = if resources.ending.is_some() { " ending" } else { "" };
    let source = format!("effort {}{ending} games {games} seed {seed}", resources.effort);
    let rows =
        TILES.flat_map(|exponent| tabulate_reliability(&chances, exponent, &second)).collect();
    let errors = second.iter().filter_map(|seen| {
        let (early, followed) = seen.outlooks.first()?;
        Some(chances.scale() * early.expected - followed)
    });
    let bias = errors.sum::<f64>() / (second.len() as f64).max(1.0);
    Some(Calibration { text: chances.text(&source), rows, bias, games })
}

/// Returns the scale: the points that followed, divided by the points expected, summed over all positions.
fn fit_scale(games: &[SampledGame]) -> f64 {
    let all = || games.iter().flat_map(|seen| &seen.outlooks);
    let followed: f64 = all().map(|(_, followed)| followed).sum();
    followed / all().map(|(outlook, _)| outlook.expected).sum::<f64>().max(1.0)
}

fn play_games(
    rules: &Twenty48,
    resources: &PlayerResources,
    (games, seed): (u64, u64),
    pool: &dyn ThreadPool,
    stop: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) -> Option<Vec<SampledGame>> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    pool.run(&|_| {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games || stop.load(Ordering::Relaxed) {
                return;
            }
            let seen = play_game(rules, resources, mix(seed, number));
            if let Ok(mut all) = all.lock() {
                all.push((number, seen));
                done(all.len() as u64);
            }
        }
    });
    let mut all = all.into_inner().unwrap_or_default();
    all.sort_by_key(|(number, _)| *number);
    (all.len() as u64 == games).then(|| all.into_iter().map(|(_, seen)| seen).collect())
}

/// Plays one game and samples some of its positions.
fn play_game(rules: &Twenty48, resources: &PlayerResources, seed: u64) -> SampledGame {
    let mut rng = Rng::new(seed);
    let mut player = slider(rules, resources.clone());
    // A player with an endgame network includes the prizes of the endgame in its values. The advice is without prizes,
    // so a second player without this network values the positions.
    let has_ending = resources.ending.is_some();
    let alone = || slide_scorer(rules, PlayerResources { ending: None, ..resources.clone() });
    let mut adviser = has_ending.then(alone);
    let mut state = rules.opening(&mut rng);
    let mut outlooks = Vec::new();
    loop {
        let action = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => rules.sample_chance(&state, &mut rng),
            Turn::Player(_) => {
                let decision = player.choose(rules, &state, &mut Budget::unlimited());
                if let Some(value) = decision.value.filter(|_| rng.below(LOOKED_AT) == 0) {
                    let so_far = state.score() as f64;
                    let own = value.centipoints as f64 / 100.0 - so_far;
                    let advised = adviser.as_mut().map(|adviser| {
                        let slides = adviser.slides(&state, &mut Budget::unlimited());
                        slides.iter().map(|slide| slide.1).fold(0.0, f64::max)
                    });
                    let expected = advised.unwrap_or(own);
                    outlooks.push((Forecast::new(&state, expected), so_far));
                }
                decision.action()
            }
        };
        let Some(action) = action else { break };
        rules.apply(&mut state, action);
    }
    let made = state.score() as f64;
    outlooks.iter_mut().for_each(|(_, so_far)| *so_far = made - *so_far);
    SampledGame { outlooks, largest: state.largest() }
}

/// Compares predictions with outcomes: for each bin of predicted probability, the share of positions whose games made
/// the tile. Positions of one game are dependent, so the interval counts each game as one observation.
fn tabulate_reliability(
    chances: &TileChances,
    exponent: u8,
    games: &[SampledGame],
) -> Vec<ReliabilityRow> {
    #[derive(Clone, Copy, Default)]
    struct Bin {
        positions: f64,
        predicted: f64,
        reached: f64,
        games: u64,
        squares: f64,
    }
    let mut bins = [Bin::default(); BINS];
    for seen in games {
        let mut own = [Bin::default(); BINS];
        let reached = f64::from(u8::from(seen.largest >= exponent));
        for &(outlook, _) in &seen.outlooks {
            let chance = chances.chance(exponent, outlook).unwrap_or_default();
            let bin = &mut own[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.positions += 1.0;
            bin.predicted += chance;
            bin.reached += reached;
        }
        for (bin, own) in bins.iter_mut().zip(own).filter(|(_, own)| own.positions > 0.0) {
            bin.positions += own.positions;
            bin.predicted += own.predicted;
            bin.reached += own.reached;
            bin.games += 1;
            bin.squares += (own.reached - own.predicted).powi(2);
        }
    }
    let filled = bins.iter().filter(|bin| bin.games >= LEAST_GAMES);
    filled
        .map(|bin| ReliabilityRow {
            goal: (1u32 << exponent).to_string(),
            predicted: bin.predicted / bin.positions,
            reached: bin.reached / bin.positions,
            error: 1.96 * bin.squares.sqrt() / bin.positions,
            positions: bin.positions as u64,
            games: bin.games,
        })
        .collect()
}
