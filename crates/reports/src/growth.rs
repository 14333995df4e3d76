//! What games look like: the zone and the perimeter of each player after each of its turns, where a game tells them.

use damier_catalog::{Aside, Scene, Seat, TextError, Turn, open};
use damier_experiments::arena::{Error, Estimate, Moments, Record, Store};
use std::collections::BTreeMap;

/// The most games that are played again for it, spread over the event.
const MOST_GAMES: u64 = 200;
/// The games that must be behind a point.
const LEAST_GAMES: u64 = 10;
/// What 95 % lie within, in standard errors.
const REACH: f64 = 1.96;

/// By the player: cells as a share of the board, after its first, second … turn.
pub(crate) type ByTurn = BTreeMap<String, Vec<Estimate>>;

/// How zones grow.
#[derive(Default)]
pub(crate) struct Growth {
    /// The cells that a player owns.
    pub(crate) owned: ByTurn,
    /// The cells that touch them.
    pub(crate) perimeter: ByTurn,
}

/// Sums of the same.
type Sums = BTreeMap<String, Vec<[Moments; 2]>>;

/// Plays a sample of an event's games again.
///
/// # Errors
/// If the file cannot be read, a record is damaged, or one does not replay.
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

/// The means of one of the two sums, as long as enough games are behind them.
fn by_turn(sums: &Sums, which: usize) -> ByTurn {
    let means = |own: &[[Moments; 2]]| {
        let sums = own.iter().map(|sums| &sums[which]);
        sums.take_while(|sum| sum.count() >= LEAST_GAMES).map(estimate).collect()
    };
    sums.iter().map(|(name, own)| (name.clone(), means(own))).collect()
}

/// True for one pair of `every`. Pairs stay together, as both seatings of a board count; their numbers are scattered (by
/// Fibonacci hashing), as a schedule goes round all players in turn.
const fn is_drawn(pair: u64, every: u64) -> bool {
    (pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).is_multiple_of(every)
}

fn estimate(sum: &Moments) -> Estimate {
    let (mean, side) = (sum.mean(), REACH * sum.error());
    Estimate { value: mean, interval: Some([(mean - side).max(0.0), (mean + side).min(1.0)]) }
}

/// The seat, the number of its turn and its shares after it, turn by turn; nothing where a game tells no shares.
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

/// The cells that a seat owns and those that touch them, as shares of the board.
fn shares_of(scene: &Scene, seat: Seat) -> Option<[f64; 2]> {
    let shares = scene.notes.iter().filter_map(|note| match note.aside {
        Aside::Share { owned, perimeter, of, .. } => {
            Some([owned, perimeter].map(|cells| f64::from(cells) / f64::from(of)))
        }
        _ => None,
    });
    shares.into_iter().nth(seat.index())
}
