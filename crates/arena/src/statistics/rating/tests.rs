//! Compares ratings with those of other methods.

use super::*;
use crate::statistics::holm::TableComparisons;

#[test]
fn two_players_have_the_closed_form() {
    // 7.5 of 10 points, plus half of the prior's hundredth of a game.
    let pairs = [0, 1, 1, 0, 3];
    let matchup = Matchup { a: 0, b: 1, pairs, is_single: false };
    assert!((matchup.moments().mean() - 0.75).abs() < 1e-12);
    let ratings = fit(2, &[matchup]);
    assert!((ratings[0] - ratings[1] - 400.0 * (7.505f64 / 2.505).log10()).abs() < 1e-6);
    assert!((ratings[0] + ratings[1]).abs() < 1e-9);
}

#[test]
fn a_circle_of_three_is_even_and_a_chain_adds_up() {
    let pairs = [0, 0, 0, 0, 5];
    let circle = [(0, 1), (1, 2), (2, 0)].map(|(a, b)| Matchup { a, b, pairs, is_single: false });
    assert!(fit(3, &circle).iter().all(|elo| elo.abs() < 1e-6));
    // Only links 0-1 and 1-2: differences are as between two players alone.
    let chain = fit(3, &circle[..2]);
    let alone = 400.0 * (10.005f64 / 0.005).log10();
    assert!((chain[0] - chain[1] - alone).abs() < 0.05, "{chain:?}");
    assert!((chain[1] - chain[2] - alone).abs() < 0.05, "{chain:?}");
}

#[test]
fn three_players_have_the_ratings_of_another_method() {
    // Scores 7, 8 and 5.5 of 10. The ratings come from gradient ascent on the likelihood, in Python, minus their
    // median.
    let matchups = [
        Matchup { a: 0, b: 1, pairs: [0, 0, 3, 0, 2], is_single: false },
        Matchup { a: 0, b: 2, pairs: [0, 0, 2, 0, 3], is_single: false },
        Matchup { a: 1, b: 2, pairs: [0, 1, 3, 0, 1], is_single: false },
    ];
    let by_hand = [127.6963, -38.4581, -89.2382].map(|elo| elo + 38.4581);
    for (found, expected) in fit(3, &matchups).into_iter().zip(by_hand) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }
}

#[test]
fn certainty_grows_with_pairs_and_is_never_complete() {
    let width = |pairs| {
        let matchup = Matchup { a: 0, b: 1, pairs, is_single: false };
        let [low, high] = Ratings::new(2, &[matchup], 500, 1)
            .difference(0, 1)
            .interval
            .expect("resamples differ");
        high - low
    };
    assert!(width([0, 0, 0, 0, 3]) > 100.0);
    assert!(width([10, 20, 40, 20, 10]) > 2.0 * width([100, 200, 400, 200, 100]));
    let far = width([1000, 2000, 4000, 2000, 1000]);
    // By hand: pair variance 0.075, n = 10,000, slope at even 400·4/ln 10 Elo per point.
    let error = (0.075f64 / 1e4).sqrt() * 400.0 * 4.0 / std::f64::consts::LN_10;
    assert!((far / (2.0 * 1.96 * error) - 1.0).abs() < 0.15, "{far} {error}");
}

/// Returns Elo per point of the mean score, by the model's slope.
fn slope(share: f64) -> f64 {
    ELO / (share * (1.0 - share))
}

#[test]
fn ratings_are_no_surer_than_the_scores_behind_them() {
    for (pairs, share) in [
        ([0, 0, 50_000, 0, 0], 0.5),
        ([0, 0, 60, 0, 0], 0.5),
        ([20, 0, 0, 0, 20], 0.5),
        ([2, 1, 2, 1, 2], 0.5),
        ([4_000, 0, 0, 0, 6_000], 0.6),
    ] {
        let matchup = Matchup { a: 0, b: 1, pairs, is_single: false };
        let [low, high] = matchup.moments().share().interval.expect("always");
        let width = (high - low) * slope(share);
        let ratings = Ratings::new(2, &[matchup], 4000, 1);
        let [low, high] = ratings.difference(0, 1).interval.expect("resamples differ");
        let found = high - low;
        // The slope is smallest in the middle. 4000 draws and the prior change it by at most a tenth.
        assert!(found > 0.9 * width && found < 1.6 * width, "{pairs:?}: {found} and {width}");
    }
}

#[test]
fn equal_ratings_share_their_ranks() {
    let even = [0, 0, 0, 0, 0];
    let ratings = Ratings::new(3, &[Matchup { a: 0, b: 1, pairs: even, is_single: false }], 20, 1);
    assert_eq!(ratings.ranks(1, &[0, 1, 2]), [1, 3]);
    assert_eq!(ratings.ranks(1, &[1]), [1, 1]);
}

#[test]
fn entrants_that_met_nobody_stay_at_zero() {
    let pairs = [0, 0, 0, 0, 4];
    let ratings = Ratings::new(3, &[Matchup { a: 0, b: 1, pairs, is_single: false }], 50, 1);
    assert_eq!(ratings.rating(2), None);
}

/// Seven teams of the American League in 1987, 13 games a pairing: wins of the row's team over the column's. Data and
/// estimates: Agresti, Categorical Data Analysis (2nd edition, 2002), section 10.6, table 10.11, which prints two
/// decimals of the logarithms of strengths, with 0 for the last team.
#[test]
fn the_baseball_table_of_agresti_is_printed_to_its_last_digit() {
    let wins: [[u64; 7]; 7] = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ];
    let pairings = (0..7).flat_map(|a| (a + 1..7).map(move |b| (a, b)));
    // A game in that table is a pair here that one side won twice.
    let matchups: Vec<Matchup> = pairings
        .map(|(a, b)| Matchup { a, b, pairs: [wins[b][a], 0, 0, 0, wins[a][b]], is_single: false })
        .collect();
    let ratings = fit(7, &matchups);
    let logarithms = ratings.iter().map(|elo| format!("{:.2}", (elo - ratings[6]) / ELO));
    let printed = ["1.58", "1.44", "1.29", "1.25", "1.11", "0.68", "0.00"];
    assert_eq!(logarithms.collect::<Vec<_>>(), printed);
}

/// Simulates a table of equal players, or of two groups of equals of which the first wins every game against the second,
/// and compares the players. `strong` is the size of the first group.
fn simulated(players: usize, strong: usize, pairs: u32, rng: &mut Rng) -> TableComparisons {
    let mut matchups = Vec::new();
    for (a, b) in (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))) {
        let is_even = (a < strong) == (b < strong);
        let mut counts = [0; 5];
        for _ in 0..pairs {
            let won = [0; 2].map(|_| usize::from(!is_even || rng.below(2) == 0));
            counts[2 * won.iter().sum::<usize>()] += 1;
        }
        matchups.push(Matchup { a, b, pairs: counts, is_single: false });
    }
    let ratings = Ratings::new(players, &matchups, 300, 1);
    let compared = TableComparisons::new(players, |a, b| ratings.p_value(a, b));
    for (a, b) in (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))) {
        let excludes = ratings.difference(a, b).excludes(0.0);
        assert!(excludes || !compared.between(a, b).is_certain, "{matchups:?}: {a} and {b}");
    }
    compared
}

/// Returns the share of simulated tables that tell the two groups apart, and nobody within a group.
fn right(players: usize, strong: usize, pairs: u32, tables: u32) -> f64 {
    let mut rng = Rng::new(5);
    let is_right = |compared: &TableComparisons| {
        let fits = |a: usize, b: usize| {
            compared.between(a, b).is_certain == ((a < strong) != (b < strong))
        };
        (0..players).all(|a| (a + 1..players).all(|b| fits(a, b)))
    };
    let tables = (0..tables).map(|_| simulated(players, strong, pairs, &mut rng));
    let all: Vec<bool> = tables.map(|table| is_right(&table)).collect();
    all.iter().filter(|&&right| right).count() as f64 / all.len() as f64
}

/// By hand: the information is 63 - 124² / 252 = 1.98, and the lead 3.97 pairs.
#[test]
fn a_well_known_entrant_does_not_hide_a_clean_sweep() {
    let sweep = Matchup { a: 0, b: 2, pairs: [0, 0, 0, 0, 8], is_single: false };
    let even = Matchup { a: 1, b: 2, pairs: [250, 0, 500, 0, 250], is_single: false };
    let chance = Ratings::new(3, &[sweep, even], 300, 1).p_value(0, 1);
    assert!((0.004..0.006).contains(&chance), "{chance}");
}

#[test]
fn groups_without_a_point_between_them_are_told_apart() {
    // Three pairs of each two players are too few to be certain of every difference.
    assert!(right(5, 3, 3, 100) >= 0.6);
    for pairs in [4, 5, 10, 20] {
        let right = right(5, 3, pairs, 100);
        assert!(right >= 0.95, "{pairs} pairs: {right}");
    }
}

#[test]
fn equal_players_are_not_told_apart() {
    for (players, pairs) in [(2, 5), (3, 3), (3, 5), (5, 4), (5, 10)] {
        let right = right(players, players, pairs, 200);
        assert!(right >= 0.95, "{players} players, {pairs} pairs: {right}");
    }
}
