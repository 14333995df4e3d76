//! Probabilities that a game will make a large tile, from the value of its position.

use crate::state::Twenty48State;
use crate::text;
use damier_game::TextError;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

/// Exponents of the tiles with a forecast: 2048 to 65536.
pub(super) const TILES: RangeInclusive<u8> = 11..=16;

/// Number of weights per tile.
const WEIGHTS: usize = 6;

/// Number of steps of Newton's method, more than enough to converge.
const STEPS: usize = 60;

/// Largest change of a weight in one step, because Newton's method overshoots far from the solution.
const LONGEST_STEP: f64 = 1.0;

/// Ridge penalty. It keeps weights finite if every game, or no game, makes a tile.
const RIDGE: f64 = 1.0;

/// First line of the text.
const MAGIC: &str = "damier chances 1";

/// Features of a position: the points of its tiles (`worth`), and the points that are expected to follow (`expected`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Forecast {
    pub(super) worth: f64,
    pub(super) expected: f64,
}

impl Forecast {
    /// Creates the features of a state from which `expected` more points are expected.
    pub(super) fn new(state: &Twenty48State, expected: f64) -> Self {
        let tiles = state.exponents().iter().filter(|&&exponent| exponent > 0);
        let worth = tiles.map(|&exponent| whole(exponent)).sum();
        Self { worth, expected }
    }

    /// Returns the inputs of the regression for a tile. They derive from two quantities: the expected points in
    /// relation to the points that are still needed for the tile, and the share of the points of the tile that is still
    /// needed.
    fn inputs(self, exponent: u8) -> [f64; WEIGHTS] {
        let needed = (whole(exponent) - self.worth).max(f64::from(1u32 << exponent));
        let (reach, left) = ((self.expected.max(1.0) / needed).ln(), needed / whole(exponent));
        [1.0, reach, left, reach * left, reach * reach, left * left]
    }
}

/// Returns the points for making a tile from 2s only: (k-1)·2^k for the exponent k.
fn whole(exponent: u8) -> f64 {
    f64::from(u32::from(exponent) - 1) * 2f64.powi(i32::from(exponent))
}

/// Probabilities of making large tiles, by a logistic regression for each tile.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct TileChances {
    weights: Vec<[f64; WEIGHTS]>,
    /// Points that really follow, for each point that is expected.
    scale: f64,
}

impl TileChances {
    /// Returns the probability that a game makes this tile, or `None` if the tile is not one of [`TILES`].
    pub(super) fn chance(&self, exponent: u8, outlook: Forecast) -> Option<f64> {
        let index = usize::from(exponent.checked_sub(*TILES.start())?);
        self.weights.get(index).map(|weights| logistic(weights, &outlook.inputs(exponent)))
    }

    /// Returns the points that really follow, for each point that the network expects. This is not 1, because the
    /// network was trained on games that it played without search, and a search plays better.
    pub(super) fn scale(&self) -> f64 {
        self.scale
    }

    /// Fits the weights to positions with the exponent of the largest tile that their games made. `scale` is stored
    /// unchanged.
    pub(super) fn fit(seen: &[(Forecast, u8)], scale: f64) -> Self {
        let fit = |exponent: u8| {
            let cases = seen.iter().map(|&(outlook, largest)| {
                (outlook.inputs(exponent), f64::from(u8::from(largest >= exponent)))
            });
            fit_by_newton(&cases.collect::<Vec<_>>())
        };
        Self { weights: TILES.map(fit).collect(), scale }
    }

    /// Returns the text that [`TileChances::read`] reads. `source` tells in one line where the probabilities come from.
    pub(super) fn text(&self, source: &str) -> String {
        let mut text = format!("{MAGIC}\n{source}\nscale {}\n", self.scale);
        for (exponent, weights) in TILES.zip(&self.weights) {
            let words: Vec<String> = weights.iter().map(f64::to_string).collect();
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{} {}", 1u32 << exponent, words.join(" "));
        }
        text
    }

    pub(super) fn read(text: &str) -> Result<Self, TextError> {
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            let sentence = text::network::no_calibration();
            return Err(TextError::failed(text::network::chances(), sentence));
        }
        let scale = lines.nth(1).and_then(|line| line.strip_prefix("scale ")?.parse().ok());
        let unscaled =
            || TextError::new("", text::network::chances_scale(), text::network::a_number());
        let scale = scale.ok_or_else(unscaled)?;
        let read = |(exponent, line): (u8, &str)| {
            let refuse = || {
                TextError::new(line, text::network::chances(), text::network::tile_and_weights())
            };
            let mut words = line.split(' ');
            let tile: u32 = words.next().and_then(|word| word.parse().ok()).ok_or_else(refuse)?;
            let weights: Result<Vec<f64>, _> = words.map(str::parse).collect();
            let weights = weights.ok().and_then(|weights| weights.try_into().ok());
            weights.filter(|_| tile == 1 << exponent).ok_or_else(refuse)
        };
        let weights = TILES.zip(lines).map(read).collect::<Result<_, _>>()?;
        Ok(Self { weights, scale })
    }
}

fn logistic(weights: &[f64; WEIGHTS], traits: &[f64; WEIGHTS]) -> f64 {
    let sum: f64 = weights.iter().zip(traits).map(|(weight, value)| weight * value).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Fits a logistic regression by Newton's method.
fn fit_by_newton(cases: &[([f64; WEIGHTS], f64)]) -> [f64; WEIGHTS] {
    let mut weights = [0.0; WEIGHTS];
    for _ in 0..STEPS {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut curve = [[0.0; WEIGHTS]; WEIGHTS];
        for (row, diagonal) in curve.iter_mut().enumerate() {
            diagonal[row] = RIDGE;
        }
        for (traits, reached) in cases {
            let chance = logistic(&weights, traits);
            let spread = chance * (1.0 - chance);
            for row in 0..WEIGHTS {
                gradient[row] += (reached - chance) * traits[row];
                for column in 0..WEIGHTS {
                    curve[row][column] += spread * traits[row] * traits[column];
                }
            }
        }
        let step = solve(curve, gradient);
        let longest = step.iter().fold(LONGEST_STEP, |most, step| most.max(step.abs()));
        let part = LONGEST_STEP / longest;
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += part * step);
    }
    weights
}

/// Solves a system of linear equations by elimination. The matrix must be positive definite.
fn solve(mut matrix: [[f64; WEIGHTS]; WEIGHTS], mut right: [f64; WEIGHTS]) -> [f64; WEIGHTS] {
    for pivot in 0..WEIGHTS {
        for row in pivot + 1..WEIGHTS {
            let (above, below) = matrix.split_at_mut(row);
            let factor = below[0][pivot] / above[pivot][pivot];
            for (entry, taken) in below[0].iter_mut().zip(above[pivot]) {
                *entry -= factor * taken;
            }
            right[row] -= factor * right[pivot];
        }
    }
    let mut found = [0.0; WEIGHTS];
    for row in (0..WEIGHTS).rev() {
        let known: f64 = (row + 1..WEIGHTS).map(|column| matrix[row][column] * found[column]).sum();
        found[row] = (right[row] - known) / matrix[row][row];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Rng;

    /// Recovers the probabilities from games that follow the model exactly.
    #[test]
    fn a_fit_finds_the_chances_that_made_the_games() {
        let truth = [[-1.0, 2.0, 0.5, -0.3, 0.1, -0.2]; 6];
        let truth = TileChances { weights: truth.to_vec(), scale: 1.25 };
        let mut rng = Rng::new(4);
        let seen: Vec<_> = (0..60_000)
            .map(|_| {
                let outlook = Forecast { worth: 1e5 * rng.unit(), expected: 1e6 * rng.unit() };
                let chance = truth.chance(14, outlook).expect("a tile with chances");
                (outlook, if rng.happens(chance) { 14 } else { 13 })
            })
            .collect();
        let fitted = TileChances::fit(&seen, 1.25);
        for &(outlook, _) in &seen[..1000] {
            let [found, wanted] = [&fitted, &truth].map(|chances| chances.chance(14, outlook));
            let error = found.expect("a tile with chances") - wanted.expect("a tile with chances");
            assert!(error.abs() < 0.02, "{error} at {outlook:?}");
        }
        assert_eq!(TileChances::read(&fitted.text("a test")), Ok(fitted));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "damier chances 2\n", "damier chances 1\nx\nscale 1\n2048 1 2 3\n"] {
            assert!(TileChances::read(text).is_err(), "{text:?}");
        }
    }
}
