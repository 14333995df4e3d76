//! Resumed and extended runs. A finished run can be continued with more games, new entrants or changed files. Only the
//! missing games are played.

use crate::error::Error;
use crate::play::discipline::Discipline;
use crate::play::placed_referee::PlacedReferee;
use crate::play::referee::Referee;
use crate::schedule::lineup::Lineup;
use crate::schedule::pairings::{Schedule, StoredPart, matchups, rounds};
use crate::schedule::plan::Plan;
use crate::schedule::spec::{Event, Spec};
use crate::store::results_file::Store;
use crate::text::resume as text;
use damier_game::{Contest, Seat, mix};
use damier_i18n::{Joint, Message};
use std::collections::{BTreeMap, BTreeSet};

/// Games and entrants that a continued run adds to an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventGrowth {
    /// The event's name.
    pub event: String,
    /// Number of games that are added.
    pub games: u64,
    /// New entrants.
    pub added: Vec<String>,
    /// Entrants whose files have changed. The old version leaves the table.
    pub changed: Vec<String>,
}

impl Store {
    /// Starts the run of a plan. If the plan continues the run in this store (see [`Plan::continuing`]), replaces the
    /// run's spec and lineups by those of the plan.
    ///
    /// # Errors
    /// A file that another run has started or continued since the plan was made, or a failed write.
    pub fn continue_with(&mut self, plan: &Plan) -> Result<(), Error> {
        let head = self.head();
        let is_as_planned = match &plan.continues {
            Some(continued) => *continued == head,
            None => head.lineups.is_empty(),
        };
        if head.spec == plan.spec && head.lineups == plan.lineups {
            return Ok(());
        }
        if !is_as_planned {
            return Err(Error::Refused(text::changed_since(self.file())));
        }
        self.store_spec(&plan.spec, &plan.lineups)
    }
}

impl Plan {
    /// Turns this plan into a continuation of the run in a file. If the spec asks for more games, has new entrants, or
    /// files of entrants have changed, the missing games are added in parts whose random draws derive from `seed`.
    /// Returns the new plan, and what it adds to each event that grows.
    ///
    /// # Errors
    /// A different run, with a list of all differences. More games, new entrants or changed files in a run that is not
    /// finished or whose pairings depend on results.
    pub fn continuing(
        mut self,
        store: &Store,
        seed: u64,
    ) -> Result<(Self, Vec<EventGrowth>), Error> {
        let differences = differences(store, &self);
        if !differences.is_empty() {
            let differences = Message::list(differences, Joint::Comma);
            return Err(Error::Refused(text::other_run(store.file(), differences)));
        }
        let mut growth = Vec::new();
        for at in 0..store.lineups().len() {
            growth.extend(self.continue_event(at, store, seed)?);
        }
        self.continues = Some(store.head());
        Ok((self, growth))
    }

    fn continue_event(
        &mut self,
        at: usize,
        store: &Store,
        seed: u64,
    ) -> Result<Option<EventGrowth>, Error> {
        let (index, old) = (at as u32, &store.lineups()[at]);
        let (event, referee) = (&self.spec.events[at], self.referees[at].as_ref());
        let entrants = KnownEntrants::find(old, &self.lineups[at]);
        let serves = |place: usize, seat| entrants.serves(referee, place, seat);
        let planned =
            old.schedule(store.spec().run_seed(), index, &store.spec().events[at], serves)?;
        let is_grown = !entrants.added.is_empty()
            || !entrants.changed.is_empty()
            || rounds(event, old.contest) > rounds(&store.spec().events[at], old.contest);
        let (mut lineup, mut schedule, mut growth) =
            (entrants.lineup.clone(), planned.clone(), None);
        if is_grown {
            check_growth(store, index, &planned, &entrants.changed)?;
            let missing =
                missing_parts(event, &planned, &entrants, referee, mix(seed, index.into()))?;
            lineup.parts = [planned.to_parts(), missing].concat();
            schedule = Schedule::from_parts(index, event, old.contest, &lineup.parts);
            lineup.scheduled = schedule.len();
            growth = Some(EventGrowth {
                event: old.name.clone(),
                games: schedule.len() - planned.len(),
                added: entrants.added.clone(),
                changed: entrants.changed.clone(),
            });
        }
        self.lineups[at] = lineup;
        self.schedules[at] = schedule;
        if !entrants.places.iter().copied().eq(0..self.lineups[at].entrants.len()) {
            let (inner, names) = (self.referees.remove(at), &self.lineups[at].entrants);
            let placed = PlacedReferee::new(inner, entrants.places, names);
            self.referees.insert(at, Box::new(placed));
        }
        Ok(growth)
    }
}

/// The entrants of a planned event, matched with those of the same event in the results file.
struct KnownEntrants {
    /// The lineup of the file, with the new entrants after the others.
    lineup: Lineup,
    /// By entrant of the plan: its index in that lineup.
    places: Vec<usize>,
    added: Vec<String>,
    changed: Vec<String>,
}

impl KnownEntrants {
    fn find(old: &Lineup, new: &Lineup) -> Self {
        let mut lineup = old.clone();
        let mut checksums: Vec<_> =
            (0..old.entrants.len()).map(|place| old.checksums(place)).collect();
        let (mut places, mut added, mut changed) = (Vec::new(), Vec::new(), Vec::new());
        for (entrant, name) in new.entrants.iter().enumerate() {
            let place = old.current().find(|&place| old.entrants[place] == *name);
            let own = new.checksums(entrant);
            match place {
                Some(place) if !old.has_other_files(place, own.files.as_deref()) => {
                    // Older results files have no checksums, and files may be unreadable now: either way the stored
                    // checksum stays.
                    if own.files.is_some() {
                        checksums[place] = own;
                    }
                    places.push(place);
                    continue;
                }
                Some(place) => {
                    lineup.entrants[place] = unused_name(&lineup, name);
                    lineup.replaced.push(place);
                    changed.push(name.clone());
                }
                None => added.push(name.clone()),
            }
            places.push(lineup.entrants.len());
            lineup.entrants.push(name.clone());
            checksums.push(own);
        }
        lineup.set_checksums(checksums);
        Self { lineup, places, added, changed }
    }

    fn serves(&self, referee: &dyn Referee, place: usize, seat: Seat) -> bool {
        let names = &self.lineup.entrants;
        // A replaced entrant could take the same seats as its successor.
        let successor = || {
            let (name, _) = names[place].rsplit_once('@')?;
            self.places.iter().position(|&one| names[one] == name)
        };
        let entrant = self.places.iter().position(|&one| one == place).or_else(successor);
        entrant.is_some_and(|entrant| referee.serves(entrant, seat))
    }
}

/// Returns a name for an old version, for example `ada@1`.
fn unused_name(lineup: &Lineup, name: &str) -> String {
    let names = (1..).map(|version: u32| format!("{name}@{version}"));
    names.into_iter().find(|name| !lineup.entrants.contains(name)).unwrap_or_default()
}

/// Returns an error for more games, new entrants or changed files if the run is not finished or its pairings depend on
/// results.
fn check_growth(
    store: &Store,
    index: u32,
    planned: &Schedule,
    changed: &[String],
) -> Result<(), Error> {
    let lineup = &store.lineups()[index as usize];
    let (file, event) = (store.file(), lineup.name.as_str());
    Err(Error::Refused(if lineup.format.is_staged() {
        text::staged(file, event, lineup.format.to_string())
    } else if is_finished(store, index, planned)? {
        return Ok(());
    } else if changed.is_empty() {
        text::unfinished(file, event)
    } else {
        text::changed_in_between(file, event, changed.join(", "))
    }))
}

/// Returns true if every game of an event is stored, or void because an entrant is disqualified.
fn is_finished(store: &Store, index: u32, planned: &Schedule) -> Result<bool, Error> {
    let mut discipline = Discipline::new(store.lineups()[index as usize].entrants.len());
    let mut stored = BTreeSet::new();
    for record in store.records(index) {
        let record = record?;
        discipline.admit(&record.seats, record.culprit());
        stored.insert(record.id);
    }
    let is_done = |id: u64| {
        let is_void =
            || planned.pairing(id).seats.iter().any(|&place| discipline.is_disqualified(place));
        stored.contains(&id) || is_void()
    };
    Ok(planned.drawn() == planned.len() && (0..planned.len()).all(is_done))
}

/// Returns the parts that an event lacks. Each part has a seed of its own, and holds the matchups that have played
/// equally often.
fn missing_parts(
    event: &Event,
    planned: &Schedule,
    entrants: &KnownEntrants,
    referee: &dyn Referee,
    seed: u64,
) -> Result<Vec<StoredPart>, Error> {
    let contest = entrants.lineup.contest;
    // In a duel both entrants take both seats.
    let unseated = |[a, b]: [usize; 2]| match contest {
        Contest::Duel => [a.min(b), a.max(b)],
        Contest::Solo | Contest::Roles => [a, b],
    };
    let mut played: BTreeMap<[usize; 2], u64> = BTreeMap::new();
    for part in planned.to_parts() {
        for matchup in part.matchups {
            *played.entry(unseated(matchup)).or_default() += part.rounds;
        }
    }
    let serves = |entrant, seat| referee.serves(entrant, seat);
    let wanted = matchups(event, contest, entrants.places.len(), &serves)?;
    let mut by_rounds: BTreeMap<u64, Vec<[usize; 2]>> = BTreeMap::new();
    for matchup in wanted {
        let matchup = unseated(matchup.map(|entrant| entrants.places[entrant]));
        by_rounds.entry(played.get(&matchup).copied().unwrap_or(0)).or_default().push(matchup);
    }
    let all = rounds(event, contest);
    let missing = by_rounds.into_iter().filter(|&(earlier, _)| earlier < all);
    let part = |(number, (earlier, matchups))| StoredPart {
        seed: mix(seed, number),
        rounds: all - earlier,
        earlier,
        matchups,
    };
    Ok((0..).zip(missing).map(part).collect())
}

/// Returns all differences that make this plan another run than that of a file, and that added games cannot fix.
fn differences(store: &Store, plan: &Plan) -> Vec<Message> {
    let (old, new) = (store.spec(), plan.spec());
    let names = |spec: &Spec| {
        spec.events.iter().map(|event| event.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    let mut found = Vec::new();
    let mut compare = |what: Message, old: String, new: String| {
        if old != new {
            found.push(text::differs(what, old, new));
        }
    };
    compare(text::seed().into(), old.run_seed().to_string(), new.run_seed().to_string());
    let python = |spec: &Spec| spec.python.clone().unwrap_or_else(|| "-".to_string());
    compare(text::python().into(), python(old), python(new));
    compare(text::events().into(), names(old), names(new));
    if names(old) == names(new) {
        for (old, new) in old.events.iter().zip(&new.events) {
            found.extend(event_differences(old, new));
        }
        for (old, new) in store.lineups().iter().zip(plan.lineups()) {
            found.extend(lineup_differences(old, new));
        }
    }
    found
}

fn event_differences(old: &Event, new: &Event) -> Vec<Message> {
    let told =
        |moves: Option<u32>| moves.map_or_else(|| "-".to_string(), |moves| moves.to_string());
    let fewer = new.games < old.games;
    let compared = [
        (text::game(), old.game.clone(), new.game.clone()),
        (text::format(), old.format.to_string(), new.format.to_string()),
        (text::budget(), old.budget.to_string(), new.budget.to_string()),
        (text::vain_moves(), told(old.vain_moves), told(new.vain_moves)),
        (text::games(), old.games.to_string(), if fewer { new } else { old }.games.to_string()),
    ];
    let compared = compared.into_iter().filter(|(_, old, new)| old != new);
    let mut found: Vec<Message> = compared
        .map(|(what, in_file, now)| text::differs(text::of_event(&old.name, what), in_file, now))
        .collect();
    if old.openings != new.openings {
        found.push(text::other_openings(&old.name));
    }
    found
}

fn lineup_differences(old: &Lineup, new: &Lineup) -> Vec<Message> {
    let mut found = Vec::new();
    if old.rules_version != new.rules_version {
        let what = text::of_event(&old.name, text::rules());
        found.push(text::differs(
            what,
            old.rules_version.to_string(),
            new.rules_version.to_string(),
        ));
    }
    let gone = old.current().map(|place| old.entrants[place].as_str());
    let gone: Vec<&str> =
        gone.filter(|name| !new.entrants.iter().any(|other| other == name)).collect();
    if !gone.is_empty() {
        found.push(text::gone(&old.name, gone.join(", ")));
    }
    found
}
