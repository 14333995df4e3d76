//! `damier` alone: a one-minute tour.

use crate::conduct::conduct;
use crate::failure::CommandError;
use crate::results::{RunFile, write_event};
use crate::threads::default_threads;
use std::io::Write;
use workbench::arena::{self, Options, Spec, Store};
use workbench::{Hosting, games, open, referees};

const SPEC: &str = include_str!("tour.toml");

pub(crate) fn tour(out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "damier: one fair referee for {}.", list_names())?;
    writeln!(out, "A small tournament in each game; every interval is 95 %.\n")?;
    out.flush()?;
    let whole = plan_tour()?;
    let options = Options { threads: default_threads(), shard: None };
    for event in &whole.events {
        let spec = Spec { seed: whole.seed, events: vec![event.clone()] };
        let referees = referees(&spec, &Hosting::default())?;
        let plan = arena::check(spec, referees)?;
        let mut store = Store::in_memory(plan.spec())?;
        let outcome = conduct(&plan, &mut store, &options, false)?;
        for event in &arena::report(&store)?.events {
            write_event(event, RunFile { name: None }, out)?;
        }
        out.flush()?;
        if !outcome.is_complete() {
            return Err(CommandError::Stopped);
        }
    }
    write_next(&whole, out)
}

/// The tournaments of the tour: those of its spec, and a small one in every other game of the list.
fn plan_tour() -> Result<Spec, CommandError> {
    let mut whole = Spec::read(SPEC)?;
    for info in games() {
        if whole.events.iter().any(|event| event.game.split(':').next() == Some(info.name)) {
            continue;
        }
        let roster = open(info.name)?.players().into_iter();
        let players = roster.filter(|player| player.only_seat.is_none()).map(|player| player.name);
        let players: Vec<&str> = players.take(3).collect();
        let event =
            format!("[[event]]\ngame = '{}'\nplayers = {players:?}\ngames = 200", info.name);
        whole.events.extend(Spec::read(&event)?.events);
    }
    Ok(whole)
}

/// The names of all games, as a sentence has them.
fn list_names() -> String {
    let names: Vec<&str> = games().iter().map(|info| info.name).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// The game of the last event of the tour, with two of its players: an example for texts.
pub(crate) fn example() -> Option<(String, [String; 2])> {
    let event = Spec::read(SPEC).ok()?.events.pop()?;
    let players = [event.players.get(1)?.clone(), event.players.first()?.clone()];
    Some((event.game, players))
}

/// Suggests the commands to go on with.
fn write_next(whole: &Spec, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "What to type next:")?;
    let mut suggest = |command: &str, what: &str| writeln!(out, "  {command:<38}  {what}");
    suggest("damier run tournaments/class.toml", "the whole class tournament")?;
    for event in &whole.events {
        if let [.., second, first] = event.players.as_slice() {
            let command = format!("damier match {} {first} {second}", event.game);
            suggest(&command, "a match of two of these players")?;
        }
    }
    if let Some((game, [player, _])) = example() {
        suggest(&format!("damier list players {game}"), "who plays, and what can be set")?;
        suggest(&format!("damier play {game} --against {player}"), "play yourself")?;
    }
    Ok(suggest("damier --help", "everything else")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tour_has_a_tournament_in_every_game() {
        let whole = plan_tour().expect("sound");
        let names = whole.events.iter().map(|event| event.game.split(':').next());
        assert_eq!(
            names.collect::<Vec<_>>(),
            games().iter().map(|info| Some(info.name)).collect::<Vec<_>>()
        );
    }
}
