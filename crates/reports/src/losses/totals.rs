//! What the moves of players lost, summed over games. Proven values and estimates are never added up.

use super::game_losses::{GameLosses, TurnLoss};
use damier_catalog::AnyGame;
use damier_experiments::arena::moments::ratio;
use damier_experiments::arena::{Estimate, Moments};
use serde::Serialize;

/// Number of costliest turns that are kept of each player.
pub const COSTLIEST: usize = 3;

/// What the moves of each player of an event lost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventLosses {
    /// The name of the event.
    pub event: String,
    /// The game.
    pub game: String,
    /// Unit of the score, in the plural: `points`, `cells`.
    pub unit: &'static str,
    /// Number of measured games.
    pub games: u64,
    /// Number of games of the event.
    pub of: u64,
    /// The players, in the order of first appearance.
    pub players: Vec<PlayerLosses>,
}

/// What the moves of a player lost. Intervals are over games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerLosses {
    /// Name of the player.
    pub player: String,
    /// Number of games.
    pub games: u64,
    /// Number of turns whose values are known.
    pub turns: u64,
    /// Number of these turns whose values are proven.
    pub proven: u64,
    /// Share of the proven turns that lost nothing; `None` if no turn is proven.
    pub optimal: Option<Estimate>,
    /// Proven losses of results, in wins; `None` in games without results.
    pub results: Option<LossRates>,
    /// Proven losses of points; `None` in games without points.
    pub points: Option<LossRates>,
    /// Estimated losses of points, on the turns that are not proven; `None` if there are none.
    pub estimated_points: Option<LossRates>,
    /// The turns that lost most, the costliest first, each with the number of its event and its game.
    pub costliest: Vec<CostlyTurn>,
}

/// Losses of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LossRates {
    /// Mean loss per game; `None` if not every turn was measured.
    pub per_game: Option<Estimate>,
    /// Mean loss per 100 turns of this kind.
    pub per_100_turns: Estimate,
    /// Mean loss per 100 turns in each quarter of a game's plies; `None` if no turn falls into it.
    pub by_quarter: [Option<f64>; 4],
    /// The same for each tenth of a game's plies.
    pub by_tenth: [Option<f64>; 10],
}

/// A turn among the costliest of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CostlyTurn {
    /// The event, counted from 0.
    pub event: u32,
    /// Number of the game in its event.
    pub game: u64,
    /// The turn.
    pub turn: TurnLoss,
}

impl EventLosses {
    /// Sums up measured games of an event, which has this number of games.
    #[must_use]
    pub fn new(event: &str, game: &dyn AnyGame, games: &[GameLosses], of: u64) -> Self {
        Self {
            event: event.to_string(),
            game: game.name(),
            unit: game.score_scale().unit,
            games: games.len() as u64,
            of,
            players: sum_losses(games, game.has_points()),
        }
    }

    /// Returns the losses of a player; `None` if no game of the player was measured.
    #[must_use]
    pub fn player(&self, name: &str) -> Option<&PlayerLosses> {
        self.players.iter().find(|losses| losses.player == name)
    }
}

/// Sums up games by player, in the order of first appearance. Without `has_points`, losses of points are left out.
fn sum_losses(games: &[GameLosses], has_points: bool) -> Vec<PlayerLosses> {
    let mut players: Vec<&str> = Vec::new();
    for name in games.iter().flat_map(|game| &game.entrants) {
        if !players.contains(&name.as_str()) {
            players.push(name);
        }
    }
    players.into_iter().map(|player| sum_player(player, games, has_points)).collect()
}

/// A turn of a player in a game.
type OwnTurn<'a> = (&'a GameLosses, &'a TurnLoss);

fn sum_player(player: &str, games: &[GameLosses], has_points: bool) -> PlayerLosses {
    let own: Vec<Vec<OwnTurn<'_>>> = games
        .iter()
        .flat_map(|game| {
            let seats = game.entrants.iter().enumerate().filter(|(_, name)| *name == player);
            seats.map(move |(seat, _)| turns_of(game, seat))
        })
        .collect();
    let turns = || own.iter().flatten();
    let is_best = |turn: &TurnLoss| f64::from(turn.slip.is_none());
    let proven_points = |turn: &TurnLoss| turn.points.filter(|_| has_points && turn.exact);
    let estimated_points = |turn: &TurnLoss| turn.points.filter(|_| has_points && !turn.exact);
    let optimal: Vec<[f64; 2]> =
        own.iter().map(|game| sum(game, &|turn| turn.exact.then(|| is_best(turn)))).collect();
    let proven = turns().filter(|(_, turn)| turn.exact).count() as u64;
    PlayerLosses {
        player: player.to_string(),
        games: own.len() as u64,
        turns: turns().count() as u64,
        proven,
        optimal: (proven > 0).then(|| within_1(ratio(&optimal))),
        results: LossRates::new(&own, &|turn| turn.result),
        points: LossRates::new(&own, &proven_points),
        estimated_points: LossRates::new(&own, &estimated_points),
        costliest: costliest(turns().copied(), has_points),
    }
}

fn turns_of(game: &GameLosses, seat: usize) -> Vec<OwnTurn<'_>> {
    game.turns.iter().filter(|turn| turn.seat == seat).map(|turn| (game, turn)).collect()
}

/// Sums what `of` gives for the turns of a game, and counts the turns for which it gives anything.
fn sum(game: &[OwnTurn<'_>], of: &dyn Fn(&TurnLoss) -> Option<f64>) -> [f64; 2] {
    let found = game.iter().filter_map(|(_, turn)| of(turn));
    found.fold([0.0, 0.0], |[lost, turns], loss| [lost + loss, turns + 1.0])
}

impl LossRates {
    fn new(games: &[Vec<OwnTurn<'_>>], of: &dyn Fn(&TurnLoss) -> Option<f64>) -> Option<Self> {
        let sums: Vec<[f64; 2]> = games.iter().map(|game| sum(game, of)).collect();
        if sums.iter().all(|[_, turns]| *turns == 0.0) {
            return None;
        }
        let per_game: Moments = sums.iter().map(|[lost, _]| *lost).collect();
        let is_whole = games.iter().flatten().all(|(game, _)| game.every == 1);
        let hundreds: Vec<[f64; 2]> =
            sums.iter().map(|[lost, turns]| [*lost, turns / 100.0]).collect();
        Some(Self {
            per_game: is_whole.then(|| per_game.estimate().not_negative()),
            per_100_turns: ratio(&hundreds).not_negative(),
            by_quarter: by_part(games, of),
            by_tenth: by_part(games, of),
        })
    }
}

/// Returns the mean loss per 100 turns in each of equal parts of a game's plies; `None` if no turn falls into it.
fn by_part<const PARTS: usize>(
    games: &[Vec<OwnTurn<'_>>],
    of: &dyn Fn(&TurnLoss) -> Option<f64>,
) -> [Option<f64>; PARTS] {
    std::array::from_fn(|part| {
        let within = |game: &GameLosses, turn: &TurnLoss| {
            PARTS * (turn.ply - 1) / game.plies.max(turn.ply) == part
        };
        let turns = games.iter().flatten().filter(|(game, turn)| within(game, turn));
        let turns: Vec<OwnTurn<'_>> = turns.copied().collect();
        let [lost, count] = sum(&turns, of);
        (count > 0.0).then(|| 100.0 * lost / count)
    })
}

/// Returns the estimate of a share, whose interval lies within 0 and 1.
fn within_1(share: Estimate) -> Estimate {
    Estimate { interval: share.interval.map(|ends| ends.map(|end| end.clamp(0.0, 1.0))), ..share }
}

/// Returns the turns that lost most, the costliest first; proven ones before estimates of the same loss.
/// Without `has_points`, they have no points.
fn costliest<'a>(turns: impl Iterator<Item = OwnTurn<'a>>, has_points: bool) -> Vec<CostlyTurn> {
    let mut slips: Vec<OwnTurn<'_>> = turns.filter(|(_, turn)| turn.slip.is_some()).collect();
    slips.sort_by(|(_, a), (_, b)| a.order(b));
    slips.truncate(COSTLIEST);
    let costly = |(game, turn): OwnTurn<'_>| CostlyTurn {
        event: game.event,
        game: game.game,
        turn: TurnLoss { points: turn.points.filter(|_| has_points), ..turn.clone() },
    };
    slips.into_iter().map(costly).collect()
}

#[cfg(test)]
mod tests {
    use super::super::game_losses::Slip;
    use super::*;

    fn turn(ply: usize, exact: bool, points: f64) -> TurnLoss {
        let slip = (points > 0.0).then(|| Slip {
            lost: points / 10.0,
            position: ply.to_string(),
            action: "a".to_string(),
            best: "b".to_string(),
        });
        let result = exact.then_some(0.0);
        TurnLoss { ply, seat: (ply + 1) % 2, exact, result, points: Some(points), slip }
    }

    fn game(number: u64, turns: Vec<TurnLoss>) -> GameLosses {
        let entrants = vec!["ada".to_string(), "bob".to_string()];
        GameLosses { event: 0, game: number, entrants, plies: 8, every: 1, turns }
    }

    #[test]
    fn proven_losses_and_estimates_are_kept_apart() {
        let games = [
            game(0, vec![turn(1, false, 3.0), turn(2, false, 0.0), turn(7, true, 2.0)]),
            game(1, vec![turn(1, false, 1.0), turn(3, true, 0.0), turn(7, true, 4.0)]),
        ];
        let [ada, bob] = &sum_losses(&games, true)[..] else { panic!("two players") };
        assert_eq!((ada.player.as_str(), ada.games, ada.turns, ada.proven), ("ada", 2, 5, 3));
        let points = ada.points.as_ref().expect("proven");
        assert_eq!(points.per_game.map(|lost| lost.value), Some(3.0));
        assert_eq!(points.per_100_turns.value, 200.0);
        assert_eq!(points.by_quarter, [None, Some(0.0), None, Some(300.0)]);
        let estimated = ada.estimated_points.as_ref().expect("estimated");
        assert_eq!(estimated.per_game.map(|lost| lost.value), Some(2.0));
        assert_eq!(estimated.per_100_turns.value, 200.0);
        assert!(ada.optimal.is_some_and(|best| (best.value - 1.0 / 3.0).abs() < 1e-12));
        let costliest: Vec<u64> = ada.costliest.iter().map(|turn| turn.game).collect();
        assert_eq!(costliest, [1, 0, 0]);
        assert_eq!((bob.games, bob.turns, bob.points.is_some()), (2, 1, false));
    }

    #[test]
    fn part_of_the_turns_says_nothing_about_whole_games() {
        let sample = GameLosses { every: 2, ..game(0, vec![turn(1, false, 1.0)]) };
        let ada = &sum_losses(&[sample], true)[0];
        let estimated = ada.estimated_points.as_ref().expect("estimated");
        assert!(estimated.per_game.is_none() && estimated.per_100_turns.value == 100.0);
        assert!(ada.optimal.is_none(), "nothing is proven");
    }

    #[test]
    fn games_without_points_have_results_only() {
        let games = [game(0, vec![turn(1, true, 1.0)])];
        let ada = &sum_losses(&games, false)[0];
        assert!(ada.points.is_none() && ada.results.is_some());
        assert_eq!(ada.costliest[0].turn.points, None);
    }
}
