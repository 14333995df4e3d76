use super::*;

fn everyone(count: usize, references: usize) -> Vec<LadderEntrant> {
    let entrant = |number| LadderEntrant {
        owner: number,
        is_reference: number < references,
        weight: 1.0,
        is_free: true,
    };
    (0..count).map(entrant).collect()
}

/// Plays pairs chosen by `choose` among entrants of these true strengths. Returns the deviations and the rank
/// correlation.
fn season(
    truth: &[f64],
    pairs: usize,
    rng: &mut Rng,
    choose: impl Fn(&LadderPosterior, &mut Rng) -> [usize; 2],
) -> (Vec<f64>, f64) {
    let mut matchups: Vec<Matchup> = Vec::new();
    let mut posterior = LadderPosterior::new(truth.len(), &matchups);
    for played in 0..pairs {
        let [a, b] = choose(&posterior, rng);
        posterior.expect([a, b]);
        let wins = (0..2).filter(|_| rng.unit() < win(truth[a] - truth[b])).count();
        let mut score = [0; 5];
        score[2 * wins] = 1;
        matchups.push(Matchup { a, b, pairs: score, is_single: false });
        if played % 10 == 0 || played + 1 == pairs {
            posterior = LadderPosterior::new(truth.len(), &matchups);
        }
    }
    let deviations = (0..truth.len()).map(|one| posterior.deviation(one)).collect();
    (deviations, correlation(truth, &posterior.strengths))
}

fn places(values: &[f64]) -> Vec<f64> {
    let above = |own: &f64| values.iter().filter(|other| *other > own).count() as f64;
    values.iter().map(above).collect()
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let pairs: Vec<(f64, f64)> = places(one).into_iter().zip(places(other)).collect();
    crate::statistics::moments::correlation(&pairs).expect("they differ")
}

#[test]
fn the_widest_interval_is_narrower_than_by_chance_and_the_order_is_found() {
    let mut rng = Rng::new(7);
    let truth: Vec<f64> = (0..40).map(|place| f64::from(place) * 0.12 - 2.4).collect();
    let entrants = everyone(40, 5);
    let by_rule = season(&truth, 1200, &mut rng, |posterior, rng| {
        posterior.choose(&entrants, rng).expect("all are free")
    });
    let by_chance = season(&truth, 1200, &mut rng, |_, rng| {
        let a = rng.below(40) as usize;
        [a, (a + 1 + rng.below(39) as usize) % 40]
    });
    // References do not count: the rule ignores them.
    let widest = |deviations: &[f64]| deviations[5..].iter().copied().fold(0.0, f64::max);
    assert!(widest(&by_rule.0) < 0.85 * widest(&by_chance.0), "{by_rule:?} {by_chance:?}");
    assert!(by_rule.1 > 0.97, "{}", by_rule.1);
}

#[test]
fn newcomers_meet_every_reference_first_and_owners_never_meet_themselves() {
    let mut rng = Rng::new(1);
    let mut entrants = everyone(6, 3);
    entrants[4].owner = 3;
    let mut matchups = Vec::new();
    let mut met = Vec::new();
    for _ in 0..60 {
        let posterior = LadderPosterior::new(6, &matchups);
        let [a, b] = posterior.choose(&entrants, &mut rng).expect("all are free");
        assert!(entrants[a].owner != entrants[b].owner && !entrants[a].is_reference);
        met.push([a, b]);
        matchups.push(Matchup { a, b, pairs: [0, 0, 1, 0, 0], is_single: false });
    }
    let first = met.iter().take(9).filter(|[_, b]| *b < 3).count();
    assert_eq!(first, 9, "three newcomers, three references: {met:?}");
    entrants.iter_mut().for_each(|one| one.is_free = false);
    assert_eq!(LadderPosterior::new(6, &matchups).choose(&entrants, &mut rng), None);
}

#[test]
fn the_posterior_has_the_deviation_of_the_prior_without_games_and_less_with_them() {
    let none = LadderPosterior::new(3, &[]);
    assert!((none.deviation(0) - PRIOR_DEVIATION).abs() < 1e-9);
    let some = LadderPosterior::new(
        3,
        &[Matchup { a: 0, b: 1, pairs: [0, 0, 0, 10, 40], is_single: false }],
    );
    assert!(some.strengths[0] > 1.0 && some.strengths[1] < -1.0);
    assert!(some.deviation(0) < 1.1 && (some.deviation(2) - PRIOR_DEVIATION).abs() < 1e-9);
}

#[test]
fn a_pair_that_is_expected_counts_as_one_that_was_played() {
    let before = [Matchup { a: 0, b: 1, pairs: [0, 0, 20, 0, 0], is_single: false }];
    let mut expected = LadderPosterior::new(3, &before);
    expected.expect([0, 1]);
    let played = LadderPosterior::new(
        3,
        &[Matchup { a: 0, b: 1, pairs: [0, 0, 21, 0, 0], is_single: false }],
    );
    assert!((expected.deviation(0) - played.deviation(0)).abs() < 1e-9);
    assert_eq!(expected.pairs, played.pairs);
}

#[test]
fn scores_that_lie_near_each_other_are_played_more() {
    let scores = |values: &[f64]| -> Moments { values.iter().copied().collect() };
    let entrants = everyone(3, 0);
    let three = [scores(&[1.0, 2.0, 3.0]), scores(&[1.5, 2.5, 3.5]), scores(&[91.0, 92.0, 93.0])];
    assert_ne!(choose_solo(&three, &entrants), Some(2));
    let fresh = [three[0], three[1], Moments::default()];
    assert_eq!(choose_solo(&fresh, &entrants), Some(2));
}
