//! Tables of equal players: how often they claim a difference.

use crate::SEED;
use crate::draw::{Shape, pair_of};
use damier_arena::{
    EventReport, Lineup, RESAMPLES, Record, Standings, Tally, Termination, TournamentFormat,
};
use damier_game::{Contest, Rng};
use std::time::Duration;

pub(crate) fn false_claims(all: u64) {
    println!("\n## Tables of equal entrants that claim any difference: {all} tables, in percent\n");
    println!(
        "| entrants | duels, 50 pairs each | games for one, 50 each, skewed |\n| --- | --- | --- |"
    );
    for entrants in [2, 5, 10] {
        let mut rng = Rng::new(SEED);
        let [duels, solo] = [Contest::Duel, Contest::Solo].map(|contest| {
            let claims = (0..all).filter(|_| claims(&tally(contest, entrants, &mut rng)));
            100.0 * claims.count() as f64 / all as f64
        });
        println!("| {entrants} | {duels:.1} | {solo:.1} |");
    }
}

/// Returns true if a table has more than one group.
fn claims(tally: &Tally) -> bool {
    match EventReport::new(tally, RESAMPLES).standings {
        Standings::Duel(table) => table.rows.iter().any(|row| row.group > 1),
        Standings::Solo(table) => table.rows.iter().any(|row| row.group > 1),
        Standings::Roles(_) => false,
    }
}

/// Draws a tournament of equal players: 50 pairs per matchup, or 50 games of each player.
fn tally(contest: Contest, entrants: usize, rng: &mut Rng) -> Tally {
    let names = (0..entrants).map(|entrant| format!("player {entrant}"));
    let mut tally = Tally::new(&Lineup {
        name: "equals".into(),
        game: "game".into(),
        rules_version: 1,
        contest,
        facts: Vec::new(),
        entrants: names.collect(),
        format: TournamentFormat::RoundRobin,
        budget: "none".into(),
        scheduled: 0,
        start: Some(damier_arena::Start::Drawn),
        checksums: Vec::new(),
        sources: Vec::new(),
        parts: Vec::new(),
        replaced: Vec::new(),
    });
    let mut id = 0;
    for round in 0..50u64 {
        for a in 0..entrants {
            if contest == Contest::Solo {
                let score = (1000.0 * Shape::Gamma.draw(rng)) as i64;
                tally.add(&record(id, round, &[a], &[score]));
                id += 1;
                continue;
            }
            for b in a + 1..entrants {
                let points = pair_of(&[0.1, 0.2, 0.4, 0.2, 0.1], rng) as i64 - 2;
                // A sum of 2 is two wins, 1 is a win and a draw.
                let (first, second) = (points.signum(), points - points.signum());
                tally.add(&record(id, id / 2, &[a, b], &[first, -first]));
                tally.add(&record(id + 1, id / 2, &[b, a], &[-second, second]));
                id += 2;
            }
        }
    }
    tally
}

fn record(id: u64, pair: u64, seats: &[usize], scores: &[i64]) -> Record {
    Record {
        event: 0,
        id,
        pair,
        seed: pair,
        game: "game".into(),
        rules_version: 1,
        seats: seats.to_vec(),
        entrants: seats.iter().map(|_| "player".into()).collect(),
        opening: String::new(),
        actions: String::new(),
        plies: 1,
        scores: scores.to_vec(),
        facts: Vec::new(),
        termination: Termination::Finished,
        last: String::new(),
        moves: vec![1; seats.len()],
        nodes: vec![0; seats.len()],
        cpu: vec![Duration::ZERO; seats.len()],
        slowest: Duration::ZERO,
        game_cpu: Duration::from_millis(1),
        notes: Vec::new(),
        machine: None,
    }
}
