//! The growth of zones: each player's zone and its perimeter after each of its turns, in games that have them.

use damier_catalog::{Aside, Scene, Seat, TextError, Turn, open};
use damier_experiments::arena::{Error, Estimate, Moments, Record, Store};
use std::collections::BTreeMap;

/// The most games that are replayed, spread over the event.
const MOST_GAMES: u64 = 200;
/// Smallest number of games for a point of a curve.
const LEAST_GAMES: u64 = 10;
/// The half-width of a 95 % interval, in standard errors.
const REACH: f64 = 1.96;

/// Cells as a share of the board after a player's first, second … turn, by player.
pub(crate) type ByTurn = BTreeMap<String, Vec<Estimate>>;

/// The growth of zones.
#[derive(Default)]
pub(crate) struct Growth {
    /// The cells of a player's zone.
    pub(crate) owned: ByTurn,
    /// The cells that touch the zone.
    pub(crate) perimeter: ByTurn,
}

/// Sums of the shares of both kinds.
type Sums = BTreeMap<String, Vec<[Moments; 2]>>;

/// Replays a sample of an event's games. `stored` is the number of its stored games.
///
/// # Errors
/// An unreadable file; a record that is damaged or does not replay.
pub(crate) fn growth(store: &Store, event: u32, stored: u64) -> Result<Growth, Error> {
    let every = stored.div_ceil(MOST_GAMES).max(1);
    let mut sums = Sums::new();
    for record in store.records(event) {
        let record = record?;
        if !is_drawn(record.pair, every) {
            continue;
        }
        let shares = shares(&record).map_err(Error::Text)?;
        if shares.is_empty() {
            return Ok(Growth::default());
        }
        for (seat, turn, shares) in shares {
            let own = sums.entry(record.entrants[seat].to_string()).or_default();
            own.resize_with(own.len().max(turn + 1), Default::default);
            for (sum, share) in own[turn].iter_mut().zip(shares) {
                sum.add(share);
            }
        }
    }
    Ok(Growth { owned: by_turn(&sums, 0), perimeter: by_turn(&sums, 1) })
}

/// Returns the means of one of the two kinds of sums, up to the first turn with too few games.
fn by_turn(sums: &Sums, which: usize) -> ByTurn {
    let means = |own: &[[Moments; 2]]| {
        let sums = own.iter().map(|sums| &sums[which]);
        sums.take_while(|sum| sum.count() >= LEAST_GAMES).map(estimate).collect()
    };
    sums.iter().map(|(name, own)| (name.clone(), means(own))).collect()
}

/// Returns true if the games of this pair are in the sample, which is about one pair in `every`; false if not. Pairs
/// stay together, so that both seatings of a board count. Fibonacci hashing spreads the choice, because a schedule goes
/// through all players in turn.
const fn is_drawn(pair: u64, every: u64) -> bool {
    (pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).is_multiple_of(every)
}

fn estimate(sum: &Moments) -> Estimate {
    let (mean, side) = (sum.mean(), REACH * sum.error());
    Estimate { value: mean, interval: Some([(mean - side).max(0.0), (mean + side).min(1.0)]) }
}

/// Returns for each turn the seat, the number of its turn and its shares after it. Empty for a game without shares.
fn shares(record: &Record) -> Result<Vec<(usize, usize, [f64; 2])>, TextError> {
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    let mut turns = [0; 2];
    let mut shares = Vec::new();
    if shares_of(&session.scene(), Seat::FIRST).is_none() {
        return Ok(shares);
    }
    for (_, action) in &saved.actions {
        let turn = session.turn();
        session.act(action)?;
        if let Turn::Player(seat) = turn
            && let Some(own) = shares_of(&session.scene(), seat)
        {
            shares.push((seat.index(), turns[seat.index()], own));
            turns[seat.index()] += 1;
        }
    }
    Ok(shares)
}

/// Returns the cells of a seat's zone and those that touch it, as shares of the board.
fn shares_of(scene: &Scene, seat: Seat) -> Option<[f64; 2]> {
    let shares = scene.notes.iter().filter_map(|note| match note.aside {
        Aside::Share { owned, perimeter, of, .. } => {
            Some([owned, perimeter].map(|cells| f64::from(cells) / f64::from(of)))
        }
        _ => None,
    });
    shares.into_iter().nth(seat.index())
}
