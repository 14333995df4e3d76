//! Proof: the tuned player against the original on new boards, and the verdict.

use super::judge::RoundJudge;
use crate::outside::{Hosting, is_outside};
use damier_arena::rating::Matchup;
use damier_arena::{Estimate, Moments};
use damier_catalog::shell_word;
use damier_guest::Trust;
use serde::{Serialize, Serializer};
use std::fmt;

/// Verdict of the proof on the settings found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TuneVerdict {
    /// The settings found are better, with a confidence of 95 %.
    Better,
    /// The settings found are worse, with a confidence of 95 %.
    Worse,
    /// The 95 % interval of the difference includes 0.
    NoDifference,
}

impl fmt::Display for TuneVerdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Better => "better",
            Self::Worse => "worse",
            Self::NoDifference => "no difference",
        })
    }
}

impl Serialize for TuneVerdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A setting that was tuned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChangedSetting {
    /// Name of the setting.
    pub setting: String,
    /// Value of the setting in the original player.
    pub before: f64,
    /// Value of the setting in the player found.
    pub after: f64,
}

/// Outcome of a tuning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TuneOutcome {
    /// Name of the game.
    pub game: String,
    /// Name of the original player.
    pub original: String,
    /// Name of the player found, which can be used wherever a player is named.
    pub player: String,
    /// Settings that were tuned.
    pub settings: Vec<ChangedSetting>,
    /// Verdict of the proof.
    pub verdict: TuneVerdict,
    /// True if results are shares of the points, as in a duel; false if they are scores.
    pub duel: bool,
    /// Result of the original player: its share of the points against the opponents, or its mean score. The share is
    /// one half if the original is the only opponent.
    pub before: Estimate,
    /// Result of the player found in the same rounds.
    pub after: Estimate,
    /// Mean, over the rounds, of the result of the player found minus that of the original.
    pub difference: Estimate,
    /// Number of rounds of the proof. In a round, all players play the same board.
    pub rounds: u64,
    /// Number of games of the proof.
    pub proof_games: u64,
    /// Number of games of the search before the proof.
    pub search_games: u64,
    /// Seed of the tuning.
    pub seed: u64,
    /// Commands that repeat the games of the proof. Empty if the search returned the original.
    pub commands: Vec<String>,
}

/// Players of the proof: the player found, the original, the opponents of a duel.
pub(super) struct ProofPlayers {
    pub(super) tuned: String,
    pub(super) original: String,
    pub(super) against: Vec<String>,
}

/// A column of the proof: the result of a player against another, or of a player alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ProofColumn {
    pub(super) players: Vec<String>,
    /// True if the player found is measured, false if the original is.
    pub(super) of_tuned: bool,
}

impl ProofPlayers {
    /// Lists the columns to play. Empty if the search returned the original.
    pub(super) fn columns(&self, duel: bool) -> Vec<ProofColumn> {
        if self.tuned == self.original {
            return Vec::new();
        }
        let sides = [(&self.tuned, true), (&self.original, false)];
        if !duel {
            return sides.map(|(side, of_tuned)| column([side.clone()], of_tuned)).into();
        }
        let meets = |(side, of_tuned): (&String, bool)| {
            let others = self.against.iter().filter(|other| *other != side);
            let columns = others.map(|other| column([side.clone(), other.clone()], of_tuned));
            columns.collect::<Vec<_>>()
        };
        sides.into_iter().flat_map(meets).collect()
    }

    /// Returns the command of each match of the proof.
    pub(super) fn commands(&self, judge: &RoundJudge, matches: &MatchOptions<'_>) -> Vec<String> {
        let command = |players: &[&String]| {
            let players: Vec<String> = players.iter().map(|name| shell_word(name)).collect();
            let MatchOptions { games, budget, seed, hosting } = matches;
            let has_submissions = players.iter().any(|name| is_outside(name));
            let hosting = if has_submissions { flags(hosting) } else { String::new() };
            let game = shell_word(&judge.game().name());
            let budget =
                if *budget == "none" { String::new() } else { format!(" --budget {budget}") };
            let players = players.join(" ");
            format!("damier match {game} {players} --games {games}{budget} --seed {seed}{hosting}")
        };
        let columns = self.columns(judge.is_duel());
        if !judge.is_duel() && !columns.is_empty() {
            return vec![command(&[&self.tuned, &self.original])];
        }
        columns.iter().map(|column| command(&column.players.iter().collect::<Vec<_>>())).collect()
    }
}

/// Options of the matches of the proof.
pub(super) struct MatchOptions<'a> {
    pub(super) games: u64,
    pub(super) budget: &'a str,
    pub(super) seed: u64,
    pub(super) hosting: &'a Hosting,
}

/// Returns the options of a command that runs submissions like this hosting.
fn flags(hosting: &Hosting) -> String {
    let mut flags = String::new();
    if let Some(python) = &hosting.runtimes.python {
        flags += &format!(" --python {}", shell_word(&python.program().display().to_string()));
    }
    if hosting.policy.trust == Trust::Trusted {
        flags += " --trust-submissions";
    }
    flags
}

fn column<const N: usize>(players: [String; N], of_tuned: bool) -> ProofColumn {
    ProofColumn { players: players.into(), of_tuned }
}

/// Results of the original and of the player found, and their difference.
pub(super) struct Measurement {
    pub(super) before: Estimate,
    pub(super) after: Estimate,
    pub(super) difference: Estimate,
}

/// Half of the points: the result of a player against itself.
const EVEN: Estimate = Estimate { value: 0.5, interval: None };

/// Measures a duel from half points by column and round. `against` is the number of opponents, which may include the
/// original.
///
/// If the original is the only opponent, the difference is the share of the points minus one half, with the arena's
/// interval. Otherwise it is the mean of the differences board by board, with Student's t interval.
pub(super) fn measure_duel(
    columns: &[ProofColumn],
    results: &[Vec<i64>],
    against: usize,
) -> Measurement {
    if let [column] = results {
        let after = share_of_pairs(column);
        let shifted = after.interval.map(|bounds| bounds.map(|bound| bound - EVEN.value));
        let difference = Estimate { value: after.value - EVEN.value, interval: shifted };
        return Measurement { before: EVEN, after, difference };
    }
    let side = |of_tuned: bool| -> Vec<f64> {
        let own = columns.iter().zip(results).filter(|(column, _)| column.of_tuned == of_tuned);
        let own: Vec<&Vec<i64>> = own.map(|(_, results)| results).collect();
        // A match against itself is not played: it gives half the points.
        let unplayed = 2 * (against - own.len()) as i64;
        let share = |round| {
            let sum = own.iter().map(|column| column[round]).sum::<i64>() + unplayed;
            sum as f64 / (4 * against) as f64
        };
        (0..results[0].len()).map(share).collect()
    };
    let (tuned, original) = (side(true), side(false));
    let share = |shares: &[f64]| shares.iter().copied().collect::<Moments>().share();
    Measurement {
        before: share(&original),
        after: share(&tuned),
        difference: differences(&tuned, &original),
    }
}

/// Returns the share of the points with its interval, as the table of a match does.
fn share_of_pairs(half_points: &[i64]) -> Estimate {
    let mut pairs = [0; 5];
    half_points.iter().for_each(|&points| pairs[points.clamp(0, 4) as usize] += 1);
    Matchup { a: 0, b: 1, pairs, is_single: false }.moments().share()
}

/// Measures games with one seat from the scores of the player found and of the original.
pub(super) fn measure_scores(results: &[Vec<i64>]) -> Measurement {
    let side = |at: usize| results[at].iter().map(|&score| score as f64).collect::<Vec<f64>>();
    let (tuned, original) = (side(0), side(1));
    let moments = |scores: &[f64]| scores.iter().copied().collect::<Moments>();
    let mean = |scores: &[f64]| moments(scores).estimate().not_negative();
    Measurement {
        before: mean(&original),
        after: mean(&tuned),
        difference: differences(&tuned, &original),
    }
}

fn differences(tuned: &[f64], original: &[f64]) -> Estimate {
    tuned.iter().zip(original).map(|(a, b)| a - b).collect::<Moments>().estimate()
}

/// Returns the results if the search returned the original and nothing is played.
pub(super) fn measure_nothing(duel: bool) -> Measurement {
    let none = Estimate { value: 0.0, interval: None };
    let side = if duel { EVEN } else { none };
    Measurement { before: side, after: side, difference: none }
}

pub(super) fn verdict(difference: &Estimate) -> TuneVerdict {
    match difference.excludes(0.0) {
        false => TuneVerdict::NoDifference,
        true if difference.value > 0.0 => TuneVerdict::Better,
        true => TuneVerdict::Worse,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cast(tuned: &str, against: &[&str]) -> ProofPlayers {
        let against = against.iter().map(ToString::to_string).collect();
        ProofPlayers { tuned: tuned.into(), original: "old".into(), against }
    }

    #[test]
    fn nobody_meets_themselves() {
        let names = |cast: &ProofPlayers, duel| -> Vec<String> {
            cast.columns(duel).iter().map(|column| column.players.join("-")).collect()
        };
        assert_eq!(names(&cast("new", &["old"]), true), ["new-old"]);
        assert_eq!(names(&cast("new", &["old", "x"]), true), ["new-old", "new-x", "old-x"]);
        assert_eq!(names(&cast("new", &[]), false), ["new", "old"]);
        assert!(names(&cast("old", &["old", "x"]), true).is_empty());
    }

    #[test]
    fn a_duel_with_the_original_is_the_share_of_the_points() {
        let columns = cast("new", &["old"]).columns(true);
        let even = measure_duel(&columns, &[vec![2; 100]], 1);
        assert_eq!(verdict(&even.difference), TuneVerdict::NoDifference);
        let won = measure_duel(&columns, &[[3, 2, 4, 2].repeat(50)], 1);
        assert_eq!(won.after.value, 11.0 / 16.0);
        assert_eq!(verdict(&won.difference), TuneVerdict::Better);
        let lost = measure_duel(&columns, &[[1, 2, 0, 2].repeat(50)], 1);
        assert_eq!(verdict(&lost.difference), TuneVerdict::Worse);
    }

    #[test]
    fn opponents_are_met_by_both_on_the_same_boards() {
        let columns = cast("new", &["old", "x"]).columns(true);
        // Against the original 3 of 4 half points, against x the same as the original.
        let luck = [0, 4, 2, 4, 0].repeat(4);
        let results = [[3, 3, 3, 3, 2].repeat(4), luck.clone(), luck];
        let measured = measure_duel(&columns, &results, 2);
        assert!((measured.before.value - 0.5).abs() < 1e-12);
        // Board by board the luck cancels out: 1/8 four times, 0 once.
        assert!((measured.difference.value - 0.1).abs() < 1e-12);
        assert_eq!(verdict(&measured.difference), TuneVerdict::Better);
    }

    #[test]
    fn equal_scores_are_no_difference() {
        let scores: Vec<i64> = (0..50).map(|n| n * n).collect();
        let measured = measure_scores(&[scores.clone(), scores]);
        assert_eq!(measured.difference.value, 0.0);
        assert_eq!(verdict(&measured.difference), TuneVerdict::NoDifference);
        assert_eq!(verdict(&measure_nothing(true).difference), TuneVerdict::NoDifference);
    }
}
