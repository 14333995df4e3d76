//! What games look like: the share of the board that each player owns after each of its turns, where a game tells it.

use std::collections::BTreeMap;
use workbench::arena::{Error, Estimate, Moments, Record, Store};
use workbench::{Aside, Scene, Seat, TextError, Turn, open};

/// The most games that are played again for it, spread over the event.
const MOST_GAMES: u64 = 200;
/// The games that must be behind a point.
const LEAST_GAMES: u64 = 10;
/// What 95 % lie within, in standard errors.
const REACH: f64 = 1.96;

/// By the player: its share after its first, second … turn.
pub(crate) type Growth = BTreeMap<String, Vec<Estimate>>;

/// Plays a sample of an event's games again.
///
/// # Errors
/// If the file cannot be read, a record is damaged, or one does not replay.
pub(crate) fn growth(store: &Store, event: u32, stored: u64) -> Result<Growth, Error> {
    let every = stored.div_ceil(MOST_GAMES).max(1);
    let mut sums: BTreeMap<String, Vec<Moments>> = BTreeMap::new();
    for record in store.records(event) {
        let record = record?;
        if !is_drawn(record.pair, every) {
            continue;
        }
        let shares = shares(&record).map_err(Error::Text)?;
        if shares.is_empty() {
            return Ok(Growth::new());
        }
        for (seat, turn, share) in shares {
            let own = sums.entry(record.entrants[seat].to_string()).or_default();
            own.resize_with(own.len().max(turn + 1), Moments::default);
            own[turn].add(share);
        }
    }
    let estimates = |own: Vec<Moments>| {
        own.iter().take_while(|sum| sum.count() >= LEAST_GAMES).map(estimate).collect()
    };
    Ok(sums.into_iter().map(|(name, own)| (name, estimates(own))).collect())
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

/// The seat, the number of its turn and its share after it, turn by turn; nothing where a game tells no shares.
fn shares(record: &Record) -> Result<Vec<(usize, usize, f64)>, TextError> {
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    let mut turns = [0; 2];
    let mut shares = Vec::new();
    if share(&session.scene(), Seat::FIRST).is_none() {
        return Ok(shares);
    }
    for (_, action) in &saved.actions {
        let turn = session.turn();
        session.act(action)?;
        if let Turn::Player(seat) = turn
            && let Some(share) = share(&session.scene(), seat)
        {
            shares.push((seat.index(), turns[seat.index()], share));
            turns[seat.index()] += 1;
        }
    }
    Ok(shares)
}

/// The share of the board that a seat owns.
fn share(scene: &Scene, seat: Seat) -> Option<f64> {
    let shares = scene.notes.iter().filter_map(|note| match note.aside {
        Aside::Share { owned, of, .. } => Some(f64::from(owned) / f64::from(of)),
        _ => None,
    });
    shares.into_iter().nth(seat.index())
}
