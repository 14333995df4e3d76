//! The threads that play: they take games from the ladders of all events, so that each gets the same time, and store the
//! results.

use crate::contestant::referee;
use crate::http_error::HttpError;
use crate::ladder::{Ladder, LadderOrder, publish};
use crate::ladder_games::{LadderGame, add_games};
use crate::site::{ClassPhase, Site};
use crate::time_shares::TimeShares;
use damier_catalog::Stopwatch;
use damier_experiments::arena::Unplayed;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Poll interval in case a wake-up is missed.
const POLL_EVERY: Duration = Duration::from_secs(2);
/// A block of games of one player ends early after this time, so that a slow program does not keep a core from others.
const LONGEST_BLOCK: Duration = Duration::from_secs(1);

/// The ladders of a class.
pub(crate) struct Ladders {
    all: Vec<Mutex<Ladder>>,
    shares: Mutex<TimeShares>,
}

impl Ladders {
    /// Builds the ladders of all games from the database.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn new(site: &Site) -> Result<Self, HttpError> {
        let all = site.class.games.iter().map(|game| Ladder::new(site, game).map(Mutex::new));
        let all = all.collect::<Result<Vec<_>, _>>()?;
        let shares = Mutex::new(TimeShares::new(all.len()));
        Ok(Self { all, shares })
    }

    /// Plays games until the server stops.
    pub(crate) fn play_all(&self, site: &Site) {
        while !site.is_stopped() {
            match self.play_next(site) {
                Ok(true) => {}
                Ok(false) => site.wait(POLL_EVERY),
                Err(error) => {
                    tracing::error!(%error, "ladder");
                    site.wait(POLL_EVERY);
                }
            }
        }
    }

    /// Plays the next games of one event. Returns true if it played; false if the ranking is not open or no player is
    /// free.
    fn play_next(&self, site: &Site) -> Result<bool, HttpError> {
        let is_open = site.database.read(|base| ClassPhase::current(base))? == ClassPhase::Open;
        let turns = self.shares().turns();
        for turn in turns {
            let order = {
                let mut ladder = self.all[turn].lock().unwrap_or_else(PoisonError::into_inner);
                ladder.refresh(site)?;
                if is_open { ladder.choose() } else { None }
            };
            let Some(order) = order else {
                self.show(site, turn);
                continue;
            };
            let expected = self.shares().begin(turn);
            let took = Stopwatch::start();
            let played = self.play(site, turn, &order);
            self.shares().end(turn, expected, took.elapsed());
            let records = match &played {
                Ok(games) => games.iter().map(|game| game.record.clone()).collect(),
                Err(_) => Vec::new(),
            };
            {
                let mut ladder = self.all[turn].lock().unwrap_or_else(PoisonError::into_inner);
                ladder.settle(&order, &records);
                // A version that cannot be played would be chosen again and again.
                if matches!(played, Err(HttpError::Asked(_) | HttpError::Absent)) {
                    ladder.pause(&order);
                }
            }
            played?;
            self.show(site, turn);
            return Ok(true);
        }
        Ok(false)
    }

    fn shares(&self) -> MutexGuard<'_, TimeShares> {
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays an order and stores its games. Of a pair, either both games are stored or neither.
    fn play(
        &self,
        site: &Site,
        turn: usize,
        order: &LadderOrder,
    ) -> Result<Vec<LadderGame>, HttpError> {
        let game = self.all[turn].lock().unwrap_or_else(PoisonError::into_inner).game.clone();
        let table = referee(&site.hosting, &game, &order.players.iter().collect::<Vec<_>>())?;
        let (mut games, took) = (Vec::new(), Stopwatch::start());
        for pairing in &order.pairings {
            if !game.is_duel() && took.elapsed() > LONGEST_BLOCK {
                break;
            }
            let record = match table.play_unless(pairing, &site.stop) {
                Ok(record) => record,
                Err(Unplayed::Stopped) if game.is_duel() => return Ok(Vec::new()),
                Err(Unplayed::Stopped) => break,
                Err(Unplayed::Void(cause)) => return Err(HttpError::Machine(cause)),
            };
            let keys =
                pairing.seats.iter().map(|&place| order.players[place].key.clone()).collect();
            games.push(LadderGame { id: 0, event: game.name.clone(), keys, record });
        }
        let stored = games.clone();
        site.database.write(move |base| add_games(base, &stored))?;
        Ok(games)
    }

    /// Publishes the table of an event, if it is due to be rebuilt.
    fn show(&self, site: &Site, turn: usize) {
        let due = {
            let mut ladder = self.all[turn].lock().unwrap_or_else(PoisonError::into_inner);
            ladder.take_due().map(|(tally, all)| (ladder.game.name.clone(), tally, all))
        };
        let Some((name, tally, contestants)) = due else { return };
        let took = publish(site, &name, &tally, &contestants).unwrap_or_else(|error| {
            tracing::error!(%error, "table");
            POLL_EVERY
        });
        self.all[turn].lock().unwrap_or_else(PoisonError::into_inner).start_cooldown(took);
    }
}
