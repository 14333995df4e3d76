//! `damier` alone: a one-minute tour.

use crate::args::ProgressForm;
use crate::conduct::conduct;
use crate::failure::CommandError;
use crate::out::Out;
use crate::results::{RunFile, write_event};
use crate::text::tour as text;
use crate::threads::default_threads;
use damier_catalog::{games, open, shell_word};
use damier_experiments::arena::{self, Event, Options, Spec};
use damier_experiments::{Hosting, RunRequest};
use damier_i18n::{Joint, Message, Phrase};
use std::io::Write;
use std::path::{Path, PathBuf};

const SPEC: &str = include_str!("../tour.toml");

pub(crate) fn tour(out: &mut Out<'_>) -> Result<(), CommandError> {
    let names = games().iter().map(|info| info.name.into()).collect();
    out.say(text::referee(Message::list(names, Joint::And)))?;
    out.say(text::small_tournaments())?;
    writeln!(out)?;
    out.flush()?;
    let whole = plan_tour()?;
    let options = Options { threads: default_threads(), shard: None };
    for event in &whole.events {
        let spec = Spec { events: vec![event.clone()], ..whole.clone() };
        let hosting = &Hosting::default();
        let prepared = RunRequest { spec, hosting, db: None, is_shared: false }.prepare()?;
        let mut store = prepared.open_store()?;
        let outcome =
            conduct(prepared.plan(), &mut store, &options, None, ProgressForm::Text, out.lang)?;
        for event in &arena::report(&store)?.events {
            write_event(event, None, RunFile { name: None }, out)?;
        }
        out.flush()?;
        if !outcome.is_complete() {
            return Err(CommandError::Stopped);
        }
    }
    write_next(&whole, out)
}

/// Returns the tournaments of the tour: those of its spec, and a small tournament for each game that the spec leaves
/// out.
fn plan_tour() -> Result<Spec, CommandError> {
    let mut whole = Spec::read(SPEC)?;
    for info in games() {
        if whole.events.iter().any(|event| event.game.split(':').next() == Some(info.name)) {
            continue;
        }
        let roster = open(info.name)?.players().into_iter();
        let players = roster.filter(|player| player.only_seat.is_none()).map(|player| player.name);
        let players = players.take(3).map(String::from).collect();
        whole.events.push(Event { games: 200, ..Event::new(info.name, players) });
    }
    Ok(whole)
}

/// Finds the class tournament: below the current folder (a checkout), next to the program (an archive), or among
/// installed files (a package).
fn find_class_tournament(program: Option<&Path>) -> Option<PathBuf> {
    let file = Path::new("tournaments/class.toml");
    let folder = program.and_then(Path::parent);
    let installed = folder.and_then(Path::parent).map(|prefix| prefix.join("share/damier"));
    let beside = folder.map(|folder| folder.join(file));
    let places = [Some(file.into()), beside, installed.map(|share| share.join(file))];
    places.into_iter().flatten().find(|path| path.is_file())
}

/// Returns the game of the tour's last event with two of its players, as an example for texts.
pub(crate) fn example() -> Option<(String, [String; 2])> {
    let event = Spec::read(SPEC).ok()?.events.pop()?;
    let players = [event.players.get(1)?.clone(), event.players.first()?.clone()];
    Some((event.game, players))
}

/// Writes the commands that a reader may type next.
fn write_next(whole: &Spec, out: &mut Out<'_>) -> Result<(), CommandError> {
    out.say(text::next())?;
    let mut suggest = |command: &str, what: Phrase| {
        let what = what.say(out.lang);
        writeln!(out, "  {command:<38}  {what}")
    };
    if let Some(path) = find_class_tournament(std::env::current_exe().ok().as_deref()) {
        let path = shell_word(&path.display().to_string());
        suggest(&format!("damier run {path}"), text::class_tournament_whole())?;
    }
    for event in &whole.events {
        if let [.., second, first] = event.players.as_slice() {
            let command = format!("damier match {} {first} {second}", event.game);
            suggest(&command, text::match_of_two())?;
        }
    }
    if let Some((game, [player, _])) = example() {
        suggest(&format!("damier list players {game}"), text::who_plays_and_settings())?;
        suggest(&format!("damier play {game} --against {player}"), text::play_yourself())?;
    }
    Ok(suggest("damier --help", text::everything_else())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_tournament_is_found_where_a_package_puts_it() {
        let prefix = tempfile::tempdir().expect("a folder");
        let program = prefix.path().join("bin/damier");
        assert_eq!(find_class_tournament(Some(&program)), None);
        let shared = prefix.path().join("share/damier/tournaments");
        std::fs::create_dir_all(&shared).expect("a folder");
        let file = shared.join("class.toml");
        std::fs::write(&file, "").expect("a file");
        assert_eq!(find_class_tournament(Some(&program)), Some(file));
    }

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
