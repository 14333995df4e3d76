//! Matchups stage by stage: all at once in a round robin, and from the results so far in a Swiss system or a knockout.
//!
//! Entrants are seeded in the order of the spec. Everything follows from the results alone; nothing is random.

use crate::schedule::tournament_format::TournamentFormat;
use std::collections::BTreeMap;

/// The matchups of an event, as far as they are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchStages {
    format: TournamentFormat,
    entrants: usize,
    /// Number of matchups of every stage.
    sizes: Vec<usize>,
    drawn: Vec<Vec<[usize; 2]>>,
}

/// The results of the stages so far.
pub(crate) struct StageResults {
    /// Points by matchup, with the lower index first.
    pub(crate) points: BTreeMap<[usize; 2], [f64; 2]>,
    /// By entrant: true if it is disqualified.
    pub(crate) out: Vec<bool>,
}

impl StageResults {
    /// Returns the points of two entrants against each other.
    pub(crate) fn between(&self, [a, b]: [usize; 2]) -> [f64; 2] {
        let [low, high] = self.points.get(&[a.min(b), a.max(b)]).copied().unwrap_or_default();
        if a < b { [low, high] } else { [high, low] }
    }

    /// Returns true if one of the two is disqualified.
    pub(crate) fn is_any_out(&self, two: [usize; 2]) -> bool {
        two.iter().any(|&entrant| self.out[entrant])
    }

    /// Returns the entrant that advances: the one that is not disqualified, else the one with more points, else the
    /// higher seed.
    pub(crate) fn winner(&self, [a, b]: [usize; 2]) -> usize {
        let [own, other] = self.between([a, b]);
        let better = match (self.out[a], self.out[b]) {
            (false, true) => true,
            (true, false) => false,
            _ => own > other || (own >= other && a < b),
        };
        if better { a } else { b }
    }
}

impl MatchStages {
    /// Creates one stage with these matchups.
    pub(crate) fn fixed(format: TournamentFormat, matchups: Vec<[usize; 2]>) -> Self {
        Self { format, entrants: 0, sizes: vec![matchups.len()], drawn: vec![matchups] }
    }

    /// Creates a Swiss system with this many rounds, the first of which is drawn.
    pub(crate) fn swiss(entrants: usize, rounds: usize) -> Self {
        let sizes = vec![entrants / 2; rounds];
        let format = TournamentFormat::Swiss { rounds: u32::try_from(rounds).ok() };
        Self::begin(format, entrants, sizes)
    }

    /// Creates a knockout whose first stage is drawn.
    pub(crate) fn knockout(entrants: usize) -> Self {
        let bracket = entrants.next_power_of_two();
        let later = std::iter::successors(Some(bracket / 4), |size| Some(size / 2));
        let mut sizes = vec![entrants - bracket / 2];
        sizes.extend(later.take_while(|&size| size > 0));
        Self::begin(TournamentFormat::Knockout, entrants, sizes)
    }

    fn begin(format: TournamentFormat, entrants: usize, sizes: Vec<usize>) -> Self {
        let mut stages = Self { format, entrants, sizes, drawn: Vec::new() };
        stages.draw(&StageResults { points: BTreeMap::new(), out: vec![false; entrants] });
        stages
    }

    /// Returns the number of matchups of every stage.
    pub(crate) fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// Returns the stages that are drawn.
    pub(crate) fn drawn(&self) -> &[Vec<[usize; 2]>] {
        &self.drawn
    }

    /// Returns true if the last stage is drawn.
    pub(crate) const fn is_complete(&self) -> bool {
        self.drawn.len() == self.sizes.len()
    }

    /// Draws the next stage from the results of those before. Does nothing if all are drawn.
    pub(crate) fn draw(&mut self, results: &StageResults) {
        if self.is_complete() {
            return;
        }
        let matchups = match self.format {
            TournamentFormat::Swiss { .. } => self.swiss_stage(results),
            TournamentFormat::Knockout => self.knockout_stage(results),
            TournamentFormat::RoundRobin | TournamentFormat::Gauntlet => return,
        };
        self.drawn.push(matchups);
    }

    /// Returns the matchups of a knockout among the remaining entrants. Seeds are placed in the bracket so that the
    /// first two can meet only in the last stage, and the first four only in the one before. If there are fewer
    /// entrants than places, the highest seeds have a bye in the first stage.
    fn knockout_stage(&self, results: &StageResults) -> Vec<[usize; 2]> {
        let mut places: Vec<Option<usize>> = bracket(self.entrants.next_power_of_two())
            .into_iter()
            .map(|seed| Some(seed).filter(|&seed| seed < self.entrants))
            .collect();
        for _ in &self.drawn {
            let go_on = |two: &[Option<usize>]| match (two[0], two[1]) {
                (Some(a), Some(b)) => Some(results.winner([a, b])),
                (one, other) => one.or(other),
            };
            places = places.chunks(2).map(go_on).collect();
        }
        places.chunks(2).filter_map(|two| Some([two[0]?, two[1]?])).collect()
    }

    /// Returns the matchups of a round of a Swiss system. Entrants are ordered by points, then by seed, and each meets
    /// the next one that it has not met. In the first round, the upper half meets the lower half. If their number is
    /// odd, the last entrant without a bye so far gets one, worth as many points as a won match. The same points go to
    /// an entrant whose opponent is disqualified.
    fn swiss_stage(&self, results: &StageResults) -> Vec<[usize; 2]> {
        let points = self.swiss_points(results);
        let mut order: Vec<usize> = (0..self.entrants).collect();
        order.sort_by(|&a, &b| {
            let by_points = points[b].total_cmp(&points[a]);
            results.out[a].cmp(&results.out[b]).then(by_points).then(a.cmp(&b))
        });
        if order.len() % 2 == 1 {
            let was_free = |entrant: usize| {
                self.drawn.iter().any(|stage| !stage.iter().flatten().any(|&one| one == entrant))
            };
            let free = order.iter().rposition(|&one| results.out[one] || !was_free(one));
            order.remove(free.unwrap_or(order.len() - 1));
        }
        if self.drawn.is_empty() {
            let (upper, lower) = order.split_at(order.len() / 2);
            return upper.iter().zip(lower).map(|(&a, &b)| [a, b]).collect();
        }
        let met = |a: usize, b: usize| {
            self.drawn.iter().flatten().any(|two| *two == [a, b] || *two == [b, a])
        };
        pair_up(&order, &met)
            .unwrap_or_else(|| order.chunks(2).map(|two| [two[0], two[1]]).collect())
    }

    /// Returns the points of every entrant. A stage with a bye or a disqualified opponent counts as won.
    pub(crate) fn swiss_points(&self, results: &StageResults) -> Vec<f64> {
        let mut points = vec![0.0; self.entrants];
        let whole = |two: &[usize; 2]| results.between(*two).iter().sum::<f64>();
        // All matches have the same number of games.
        let won = self.drawn.iter().flatten().map(whole).fold(0.0, f64::max);
        for stage in &self.drawn {
            for (entrant, sum) in points.iter_mut().enumerate() {
                let two = stage.iter().find(|two| two.contains(&entrant));
                *sum += match two {
                    Some(&[a, b]) => {
                        let other = if a == entrant { b } else { a };
                        if results.out[other] { won } else { results.between([entrant, other])[0] }
                    }
                    None => won,
                };
            }
        }
        points
    }
}

/// Returns the seeds in the order of the places of a bracket of this size, a power of two.
fn bracket(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

/// Pairs each entrant with the next possible one that it has not met, and backtracks if one is left over. Returns
/// `None` if that is impossible.
fn pair_up(order: &[usize], met: &impl Fn(usize, usize) -> bool) -> Option<Vec<[usize; 2]>> {
    let Some((&first, rest)) = order.split_first() else { return Some(Vec::new()) };
    for at in (0..rest.len()).filter(|&at| !met(first, rest[at])) {
        let left: Vec<usize> = rest
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != at)
            .map(|(_, &one)| one)
            .collect();
        if let Some(others) = pair_up(&left, met) {
            return Some([vec![[first, rest[at]]], others].concat());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns results by strength: the lower index wins all games of a match of four.
    fn by_strength(stages: &MatchStages, entrants: usize, out: &[usize]) -> StageResults {
        let won = |&[a, b]: &[usize; 2]| ([a.min(b), a.max(b)], [3.0, 1.0]);
        StageResults {
            points: stages.drawn.iter().flatten().map(won).collect(),
            out: (0..entrants).map(|entrant| out.contains(&entrant)).collect(),
        }
    }

    fn all(mut stages: MatchStages, entrants: usize, out: &[usize]) -> Vec<Vec<[usize; 2]>> {
        while !stages.is_complete() {
            stages.draw(&by_strength(&stages, entrants, out));
        }
        let sizes: Vec<usize> = stages.drawn.iter().map(Vec::len).collect();
        assert_eq!(sizes, stages.sizes);
        stages.drawn
    }

    #[test]
    fn a_knockout_of_eight_keeps_the_first_two_apart() {
        let drawn = all(MatchStages::knockout(8), 8, &[]);
        assert_eq!(drawn[0], [[0, 7], [3, 4], [1, 6], [2, 5]]);
        assert_eq!(drawn[1..], [vec![[0, 3], [1, 2]], vec![[0, 1]]]);
    }

    #[test]
    fn a_knockout_of_any_number_has_one_match_less_than_entrants() {
        for entrants in 2..40 {
            let drawn = all(MatchStages::knockout(entrants), entrants, &[]);
            assert_eq!(drawn.iter().map(Vec::len).sum::<usize>(), entrants - 1, "{entrants}");
            assert_eq!(drawn.last(), Some(&vec![[0, 1]]), "{entrants}");
        }
        // The first three of five have a bye in the first stage.
        assert_eq!(all(MatchStages::knockout(5), 5, &[])[0], [[3, 4]]);
    }

    #[test]
    fn disqualified_entrants_do_not_advance() {
        let drawn = all(MatchStages::knockout(4), 4, &[0]);
        assert_eq!(drawn, [vec![[0, 3], [1, 2]], vec![[3, 1]]]);
    }

    #[test]
    fn a_swiss_system_repeats_no_matchup_and_no_bye() {
        for entrants in 2..30usize {
            for rounds in 1..=entrants.div_ceil(2) {
                let drawn = all(MatchStages::swiss(entrants, rounds), entrants, &[]);
                let mut met: Vec<[usize; 2]> =
                    drawn.iter().flatten().map(|&[a, b]| [a.min(b), a.max(b)]).collect();
                met.sort_unstable();
                let before = met.len();
                met.dedup();
                assert_eq!(met.len(), before, "{entrants} entrants, {rounds} rounds");
                for entrant in 0..entrants {
                    let played = met.iter().flatten().filter(|&&one| one == entrant).count();
                    assert!(played + entrants % 2 >= rounds, "{entrants}, {rounds}: {entrant}");
                }
            }
        }
    }

    #[test]
    fn a_swiss_system_of_four_finds_the_best_in_two_rounds() {
        let stages = MatchStages::swiss(4, 2);
        let drawn = all(stages.clone(), 4, &[]);
        assert_eq!(drawn, [vec![[0, 2], [1, 3]], vec![[0, 1], [2, 3]]]);
        let whole = MatchStages { drawn, ..stages };
        assert_eq!(whole.swiss_points(&by_strength(&whole, 4, &[])), [6.0, 4.0, 4.0, 2.0]);
        // The opponent of the disqualified entrant has won that match.
        assert_eq!(whole.swiss_points(&by_strength(&whole, 4, &[3])), [6.0, 5.0, 5.0, 2.0]);
    }
}
