//! Compares reports with results worked out by hand.

use damier_arena::moments::{correlation, stratified, stratified_share};
use damier_arena::statistic::{quantile, student_t, wilson};
use damier_arena::{
    DuelTable, Estimate, EventReport, Fact, Lineup, Moments, Record, SoloTable, Standings, Tally,
    Termination, TournamentFormat,
};
use damier_game::{Contest, Seat};
use std::time::Duration;

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
}

#[test]
fn wilson_intervals_are_the_published_ones() {
    let known = [
        (86.0, 0.779, 0.915),
        (85.0, 0.767, 0.907),
        (43.0, 0.337, 0.528),
        (39.0, 0.300, 0.488),
        (35.0, 0.264, 0.447),
    ];
    for (hits, low, high) in known {
        let [found_low, found_high] = wilson(hits, 100.0).interval.expect("always");
        close(found_low, low, 5e-4);
        close(found_high, high, 5e-4);
    }
    // At 0 and at 1, the bounds of the formula: z²/(n + z²).
    let [low, high] = wilson(0.0, 10.0).interval.expect("always");
    assert_eq!(low, 0.0);
    close(high, 3.8415 / 13.8415, 1e-4);
    assert_eq!(wilson(0.0, 0.0).interval, Some([0.0, 1.0]));
}

#[test]
fn student_t_quantiles_are_the_tabled_ones() {
    for (degrees, quantile) in [(1, 12.706), (2, 4.303), (9, 2.262), (30, 2.042), (120, 1.980)] {
        close(student_t(degrees), quantile, 5e-4);
    }
    close(student_t(1_000_000), 1.95996, 1e-5);
    // 2, 4, 4, 6: mean 4, variance 8/3, t(3) = 3.182.
    let moments: Moments = [2.0, 4.0, 4.0, 6.0].into_iter().collect();
    let [low, high] = moments.estimate().interval.expect("they differ");
    close(moments.variance(), 8.0 / 3.0, 1e-12);
    close(high - 4.0, 3.1824 * (8.0f64 / 12.0).sqrt(), 1e-3);
    close(4.0 - low, high - 4.0, 1e-12);
    for numbers in [vec![], vec![3.0], vec![3.0, 3.0]] {
        let moments: Moments = numbers.into_iter().collect();
        assert_eq!(moments.estimate().interval, None);
    }
}

#[test]
fn means_of_skewed_numbers_reach_farther_where_the_tail_is() {
    let numbers = [1.0, 2.0, 2.0, 3.0, 12.0];
    let moments: Moments = numbers.into_iter().collect();
    // Checks against the definitions, over all numbers.
    let mean = 4.0;
    let central = |power| numbers.iter().map(|x| f64::powi(x - mean, power)).sum::<f64>() / 5.0;
    close(moments.skewness(), central(3) / central(2).powf(1.5), 1e-12);
    let [low, high] = moments.estimate().interval.expect("they differ");
    assert!(high - mean > 1.5 * (mean - low), "{low} {high}");
    // The bounds are where Hall's transformation of the studentised mean is the quantile of t(4).
    let straight = |bound: f64| {
        let (student, bend) = ((mean - bound) / moments.error(), moments.skewness() / 5f64.sqrt());
        student + bend * student.powi(2) / 3.0 + (bend * bend) * student.powi(3) / 27.0 + bend / 6.0
    };
    close(straight(low), 2.7764, 1e-3);
    close(straight(high), -2.7764, 1e-3);
    // Moments of merged parts equal those of the whole, in any order.
    let [mut left, right]: [Moments; 2] =
        [&numbers[..2], &numbers[2..]].map(|part| part.iter().copied().collect());
    left.merge(&right);
    close(left.skewness(), moments.skewness(), 1e-12);
    let mut times = Moments::default();
    [(12.0, 1), (2.0, 2), (3.0, 1), (1.0, 1)].iter().for_each(|&(x, n)| times.add_times(x, n));
    close(times.skewness(), moments.skewness(), 1e-12);
}

#[test]
fn shares_over_rivals_vary_only_within_them() {
    let share = |parts: &[&[f64]]| {
        let strata: Vec<Moments> =
            parts.iter().map(|part| part.iter().copied().collect()).collect();
        let pooled: Moments = parts.concat().into_iter().collect();
        let [low, high] = stratified_share(&strata).interval.expect("always");
        let [pooled_low, pooled_high] = pooled.share().interval.expect("always");
        (high - low) / (pooled_high - pooled_low)
    };
    // One stratum equals the whole. Several strata with the same spread change little. Different rivals narrow it.
    close(share(&[&[0.0, 1.0, 1.0, 0.5]]), 1.0, 1e-9);
    let (weak, strong) = ([1.0, 1.0, 0.5, 1.0, 1.0, 1.0], [0.0, 0.0, 0.5, 0.0, 0.0, 0.0]);
    assert!(share(&[&weak, &strong]) < 0.6);
    assert!((0.8..1.2).contains(&share(&[&weak, &weak, &weak])));
    // By hand: parts 1/2 each, variances 1/24, error² = 2·(1/4)·(1/24)/6 = 1/288, 72 trials, t(10) = 2.2281.
    let strata = [weak, strong].map(|part| part.into_iter().collect::<Moments>());
    let [low, high] = stratified_share(&strata).interval.expect("always");
    let (z, trials) = (2.2281, 72.0f64);
    let half =
        z * (0.25 / trials + z * z / (4.0 * trials * trials)).sqrt() / (1.0 + z * z / trials);
    close(low, 0.5 - half, 1e-4);
    close(high, 0.5 + half, 1e-4);
    // One pair against each of many rivals: what cannot be separated from chance counts as chance.
    assert!(share(&[&[1.0], &[0.0], &[1.0], &[0.5]]) > 0.999);
    // Nothing varies: each number is one trial.
    let sweeps = [[1.0; 5], [0.0; 5]].map(|part| part.into_iter().collect::<Moments>());
    assert_eq!(stratified_share(&sweeps), wilson(5.0, 10.0));
}

#[test]
fn order_statistics_and_correlation() {
    assert_eq!(quantile(&[], 0.5), None);
    assert_eq!(quantile(&[1.0, 2.0, 10.0, 20.0], 0.5), Some(6.0));
    assert_eq!(quantile(&[1.0, 2.0], 1.0), Some(2.0));
    let pairs = [(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)];
    close(correlation(&pairs).expect("varies"), 1.0, 1e-12);
    assert_eq!(correlation(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]), None);
    // By hand: covariance 1, deviations 1 and 2: r = 0.5.
    close(correlation(&[(1.0, 1.0), (2.0, 5.0), (3.0, 3.0)]).expect("varies"), 0.5, 1e-12);
}

fn lineup(contest: Contest, entrants: &[&str], facts: Vec<Fact>) -> Lineup {
    Lineup {
        name: "event".into(),
        game: "game".into(),
        rules_version: 1,
        contest,
        facts,
        entrants: entrants.iter().map(ToString::to_string).collect(),
        format: TournamentFormat::RoundRobin,
        budget: "none".into(),
        scheduled: 100,
        start: Some(damier_arena::Start::Drawn),
        checksums: Vec::new(),
        sources: Vec::new(),
        parts: Vec::new(),
        replaced: Vec::new(),
    }
}

fn game(id: u64, pair: u64, seats: &[usize], scores: &[i64]) -> Record {
    Record {
        event: 0,
        id,
        pair,
        seed: pair,
        game: "game".into(),
        rules_version: 1,
        seats: seats.to_vec(),
        entrants: seats.iter().map(|seat| format!("{seat}").into()).collect(),
        opening: String::new(),
        actions: "a, b".into(),
        plies: 2,
        scores: scores.to_vec(),
        facts: Vec::new(),
        termination: Termination::Finished,
        last: String::new(),
        moves: vec![1; seats.len()],
        nodes: vec![10; seats.len()],
        cpu: vec![Duration::from_millis(4); seats.len()],
        slowest: Duration::ZERO,
        game_cpu: Duration::from_millis(10),
        notes: Vec::new(),
        machine: None,
    }
}

fn fault(mut record: Record, seat: Seat) -> Record {
    record.termination = Termination::Fault {
        seat,
        fault: damier_arena::Fault::Panic,
        ply: 2,
        message: "boom".into(),
    };
    record
}

fn duel(records: &[Record], names: &[&str]) -> (EventReport, DuelTable) {
    let mut tally = Tally::new(&lineup(Contest::Duel, names, Vec::new()));
    // In reverse order.
    records.iter().rev().for_each(|record| tally.add(record));
    let report = EventReport::new(&tally, 300);
    let Standings::Duel(table) = report.standings.clone() else { panic!("a duel") };
    (report, table)
}

/// Returns the pairs of two entrants, by the first one's half points in both games.
fn pairs(outcomes: &[(i64, i64)]) -> Vec<Record> {
    let mut records = Vec::new();
    for (pair, &(first, second)) in (0u64..).zip(outcomes) {
        records.push(game(2 * pair, pair, &[0, 1], &[first, -first]));
        records.push(game(2 * pair + 1, pair, &[1, 0], &[-second, second]));
    }
    records
}

#[test]
fn pairs_are_counted_by_five_outcomes() {
    // Win-win, win-loss, draw-draw, win-draw, loss-loss: 2, 1, 1, 3/2, 0 points.
    let (report, table) = duel(&pairs(&[(1, 1), (1, -1), (0, 0), (1, 0), (-1, -1)]), &["A", "B"]);
    let row = table.rows.iter().find(|row| row.name == "A").expect("A plays");
    assert_eq!(row.pentanomial, [1, 0, 2, 1, 1]);
    assert_eq!((row.games, row.pairs), ([4, 3, 3], 5));
    close(row.score.value, 0.55, 1e-12);
    // Pair scores 1, .5, .5, .75, 0: variance 0.1375, the same as 5 * .55 * .45 / .1375 = 9 yes-or-no trials. Wilson's
    // interval of 0.55 in 9 trials, reaching t(4) = 2.7764 deviations.
    let [low, high] = row.score.interval.expect("they differ");
    close(low, 0.188_235, 1e-4);
    close(high, 0.865_633, 1e-4);
    // First seats: A made 1 1 0.5 1 0, B made 0 1 0.5 0.5 1.
    close(table.first_seat.value, 6.5 / 10.0, 1e-12);
    let cell = table.cells[0][1].expect("they met");
    assert_eq!((table.cells[0][0], cell.pairs, table.unpaired), (None, 5, 0));
    let said = table.verdicts[0].text.to_string();
    assert!(said.starts_with("A and B cannot be told apart: about "), "{said}");
    assert_eq!(table.summary, [table.verdicts[0].text.clone()]);
    close(report.cpu_outside.expect("there are games"), 0.2, 1e-9);
    close(row.usage.cpu_per_move, 0.004, 1e-9);
}

#[test]
fn a_clean_sweep_is_not_certainty() {
    for count in [1, 3, 10] {
        let (_, table) = duel(&pairs(&vec![(1, 1); count]), &["A", "B"]);
        let row = &table.rows[0];
        let [low, high] = row.score.interval.expect("a share always has one");
        assert!(row.name == "A" && high == 1.0 && low < 0.75, "{low}");
        let [low, high] = row.rating.expect("all met").interval.expect("smoothed resamples differ");
        assert!(low < row.rating.expect("all met").value && high == f64::INFINITY);
    }
    let (_, table) = duel(&pairs(&[(1, 1); 40]), &["A", "B"]);
    let said = table.verdicts[0].text.to_string();
    assert!(said.starts_with("A is better than B by more than +"), "{said}");
    // Wilson's bound of 40 in 40 is 40 / (40 + 1.96²) = 0.9124: 407 Elo.
    let [low, _] = table.verdicts[0].difference.interval.expect("resamples differ");
    close(low, 407.0, 20.0);
    assert_eq!(table.rows.iter().map(|row| row.group).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(table.rows[1].ranks, [2, 2]);
}

#[test]
fn ratings_are_measured_from_the_one_in_the_middle() {
    // A beats B by 3 to 1, B beats C by 3 to 1, and A beats C.
    let mut records = Vec::new();
    let mut id = 0;
    for pair in 0..8u64 {
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            let won = if pair.is_multiple_of(4) { -1 } else { 1 };
            let number = id / 2;
            records.push(game(id, number, &[a, b], &[won, -won]));
            records.push(game(id + 1, number, &[b, a], &[-won, won]));
            id += 2;
        }
    }
    let (_, table) = duel(&records, &["A", "B", "C"]);
    let reference: Vec<bool> = table.rows.iter().map(|row| row.reference).collect();
    assert_eq!(reference, [false, true, false]);
    assert_eq!(table.rows[1].rating, Some(Estimate { value: 0.0, interval: None }));
    let finite = |row: &damier_arena::DuelRow| {
        row.rating.and_then(|rating| rating.interval).is_some_and(|[a, b]| (b - a).is_finite())
    };
    assert!(finite(&table.rows[0]) && finite(&table.rows[2]));
    // Each entrant appears in one sentence at most, and the sentences cover one group or several groups split by
    // significant steps.
    assert!(table.summary.len() <= 3, "{:?}", table.summary);
}

#[test]
fn identical_players_are_named() {
    let solo_lineup = lineup(Contest::Solo, &["A", "B", "C"], Vec::new());
    let mut tally = Tally::new(&solo_lineup);
    for pair in 0..4u64 {
        for entrant in 0..3 {
            let mut record = game(3 * pair + entrant as u64, pair, &[entrant], &[10]);
            record.actions = format!("left, {}", if entrant == 1 && pair == 3 { 9 } else { pair });
            tally.add(&record);
        }
    }
    let Standings::Solo(table) = EventReport::new(&tally, 0).standings else { panic!("one seat") };
    assert_eq!(table.alike, [["A", "C"]]);
    // The helper's games all have the same moves, whichever entrant begins.
    let (_, table) = duel(&pairs(&[(1, -1), (1, -1), (1, -1)]), &["A", "B"]);
    assert_eq!(table.alike, [["A", "B"]]);
    let mut records = pairs(&[(1, -1), (1, -1), (1, -1), (1, -1)]);
    records[5].actions = "a, c".into();
    assert!(duel(&records, &["A", "B"]).1.alike.is_empty());
}

#[test]
fn the_interval_of_a_mean_score_does_not_reach_below_0() {
    let mut tally = Tally::new(&lineup(Contest::Solo, &["A"], Vec::new()));
    for (round, score) in [0, 0, 0, 40].into_iter().enumerate() {
        let mut record = game(round as u64, round as u64, &[0], &[score]);
        record.actions = round.to_string();
        tally.add(&record);
    }
    let Standings::Solo(table) = EventReport::new(&tally, 0).standings else { panic!("one seat") };
    let [low, high] = table.rows[0].mean.interval.expect("they differ");
    assert!(low == 0.0 && high > 10.0, "[{low}, {high}]");
    let bare: Moments = [0.0, 0.0, 0.0, 40.0].into_iter().collect();
    let [below, same] = bare.estimate().interval.expect("they differ");
    assert!(below < 0.0 && same == high, "only impossible values are left out: [{below}, {same}]");
}

#[test]
fn halves_of_pairs_wait_for_their_twins() {
    let mut records = pairs(&[(1, 1), (1, -1)]);
    records.remove(2);
    let (report, table) = duel(&records, &["A", "B"]);
    assert_eq!((table.pairs, table.unpaired, report.counted), (1, 1, 3));
    let (report, table) = duel(&[], &["A", "B"]);
    assert_eq!((table.pairs, table.rows.len(), table.verdicts.len()), (0, 0, 0));
    assert_eq!(report.unplayed, ["A", "B"]);
}

#[test]
fn games_after_the_third_fault_are_void_in_every_table() {
    let mut records = pairs(&[(1, 1); 6]);
    for id in [1, 4, 5, 8] {
        let seat = records[id].seats.iter().position(|&entrant| entrant == 1);
        records[id] = fault(records[id].clone(), Seat::new(seat.expect("B plays")));
    }
    let (report, table) = duel(&records, &["A", "B"]);
    assert_eq!(report.disqualified[0].cause.id, 5);
    assert_eq!((report.void, report.faults.len(), report.counted), (6, 3, 0));
    assert_eq!((table.rows.len(), table.pairs), (0, 0));
    assert_eq!(report.unplayed, ["A"]);
}

fn solo() -> (EventReport, SoloTable) {
    let fact =
        Fact { name: "tile".into(), help: "largest".into(), histogram: true, milestone: Some(8) };
    let mut tally = Tally::new(&lineup(Contest::Solo, &["A", "B"], vec![fact]));
    let scores = [(0, 10, 12), (1, 20, 14), (2, 30, 25), (3, 40, 35)];
    for (round, a, b) in scores {
        for (entrant, score) in [(0, a), (1, b)] {
            let id = 2 * round + entrant as u64;
            let mut record = game(id, round, &[entrant], &[score]);
            record.facts = vec![if score >= 20 { 8 } else { 4 }];
            let record = if id == 7 { fault(record, Seat::FIRST) } else { record };
            tally.add(&record);
        }
    }
    let report = EventReport::new(&tally, 0);
    let Standings::Solo(table) = report.standings.clone() else { panic!("one seat") };
    (report, table)
}

#[test]
fn scores_of_one_seat() {
    let (report, table) = solo();
    let [a, b] = table.rows.as_slice() else { panic!("{table:?}") };
    assert_eq!((a.name.as_str(), a.mean.value, a.median), ("A", 25.0, Some(25.0)));
    assert_eq!((a.best, a.worst, a.games), (Some(40.0), Some(10.0), 4));
    close(a.deviation.expect("four games"), (500.0f64 / 3.0).sqrt(), 1e-9);
    assert_eq!(a.histograms[0].counts, [(4, 1), (8, 3)]);
    assert_eq!(a.milestones[0].reached, 3);
    // B's last game counts with score 0 and reached no milestone.
    assert_eq!((b.mean.value, b.faults, b.worst), (51.0 / 4.0, 1, Some(0.0)));
    assert_eq!(b.histograms[0].counts, [(4, 2), (8, 1)]);
    close(b.milestones[0].share.value, 0.25, 1e-12);
    // Differences -2, 6, 5, 40: mean 12.25, variance 354.92, t(3), skewness 1.0276; by hand with Hall's transformation.
    let pair = &table.differences[0];
    assert_eq!((pair.games, pair.difference.value), (4, 12.25));
    let [low, _] = pair.difference.interval.expect("they differ");
    let bend: f64 = 1.027557 / 2.0;
    let reach = 3.0 / bend * ((1.0 + bend * (3.1824 - bend / 6.0)).cbrt() - 1.0);
    close(12.25 - low, reach * (354.9167f64 / 4.0).sqrt(), 1e-2);
    assert!((pair.chance > 0.05) == (low < 0.0));
    assert!(table.verdicts[0].text.to_string().starts_with("A and B cannot be told apart: about "));
    assert_eq!((report.counted, report.faults.len()), (8, 1));
}

#[test]
fn roles_rank_the_first_seat_up_and_the_second_down() {
    let names = ["slow", "fast", "kind", "cruel"];
    let largest =
        Fact { name: "largest".into(), help: String::new(), histogram: true, milestone: None };
    let mut tally = Tally::new(&lineup(Contest::Roles, &names, vec![largest]));
    let scores = [(0, 2, 100), (0, 3, 40), (1, 2, 200), (1, 3, 60)];
    let mut id = 0;
    for round in 0..3 {
        for (first, second, score) in scores {
            let mut record = game(id, round, &[first, second], &[score + 3 * round as i64, 0]);
            record.facts = vec![if score > 50 { 128 } else { 64 }];
            tally.add(&match id {
                0 => fault(record, Seat::FIRST),
                1 => fault(record, Seat::SECOND),
                _ => record,
            });
            id += 1;
        }
    }
    let Standings::Roles(table) = EventReport::new(&tally, 0).standings else { panic!("roles") };
    let ranked = |rows: &[damier_arena::RoleRow]| -> Vec<(String, u64)> {
        rows.iter().map(|row| (row.name.clone(), row.games)).collect()
    };
    assert_eq!(ranked(&table.first), [("fast".into(), 6), ("slow".into(), 5)]);
    assert_eq!(ranked(&table.second), [("cruel".into(), 5), ("kind".into(), 6)]);
    // Slow against kind: 0 (its fault), 103, 106; against cruel: one void, 43, 46.
    let [cruel, kind] = [0, 1].map(|rival| table.cells[1][rival].expect("they met"));
    close(kind.mean.value, 209.0 / 3.0, 1e-9);
    assert_eq!((cruel.mean.value, cruel.games, cruel.faults), (44.5, 2, 1));
    // Games without a fault: slow lost its first against kind, and its first against cruel is void.
    let counts = |row: &damier_arena::RoleRow| row.histograms[0].counts.clone();
    assert_eq!(counts(&table.first[0]), [(128, 6)]);
    assert_eq!(counts(&table.first[1]), [(64, 2), (128, 2)]);
    assert_eq!(counts(&table.second[0]), [(64, 2), (128, 3)]);
    assert_eq!(counts(&table.second[1]), [(128, 5)]);
}

#[test]
fn reports_are_json() {
    let store = crate::tables::played(
        &crate::tables::spec("game = 'nim:9'\nplayers = ['random', 'crash']\ngames = 20"),
        1,
    );
    let report = damier_arena::report(&store).expect("reads");
    let json = serde_json::to_value(&report).expect("plain data");
    let event = &json["events"][0];
    assert_eq!((event["contest"].as_str(), event["game"].as_str()), (Some("duel"), Some("nim:9")));
    assert_eq!(event["disqualified"][0]["name"], "crash");
    assert_eq!(json["digest"].as_str(), Some(store.digest().expect("reads").as_str()));
}

#[test]
fn strata_spread_only_within() {
    let still: Moments = [5.0; 4].into_iter().collect();
    let spread: Moments = [1.0, 3.0, 1.0, 3.0].into_iter().collect();
    assert_eq!(stratified(&[still, still]), Estimate { value: 5.0, interval: None });
    // By hand: the second has variance 4/3; the error is sqrt(1/4 * 4/3 / 4); t(6) is 2.446912.
    let both = stratified(&[still, spread]);
    let [low, high] = both.interval.expect("one stratum spreads");
    assert!((both.value - 3.5).abs() < 1e-12);
    assert!((high - low - 2.0 * 2.446_912 * 0.288_675).abs() < 1e-4, "{low} {high}");
}
