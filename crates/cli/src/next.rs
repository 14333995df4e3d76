//! Suggests the next step after a command: one line on a terminal, nothing in a pipe.

use crate::args::AskArgs;
use crate::command::TypedCommand;
use crate::commands::Command;
use crate::commands::lab::LabCommand;
use crate::commands::lab::bench::BenchArgs;
use crate::commands::lab::tables::TablesWhat;
use crate::commands::list::ListWhat;
use crate::text::next as text;
use damier_catalog::{Contest, open, shell_word};
use damier_experiments::arena::Store;
use damier_experiments::is_outside;
use damier_i18n::{Lang, Message};
use std::io::{IsTerminal, stderr, stdout};
use std::path::Path;

/// Returns the step to suggest after a command; `None` if the command prints its next step itself or has none.
pub(crate) fn step_after(command: Option<&TypedCommand>) -> Option<Message> {
    let Some(TypedCommand::Listed(command)) = command else { return None };
    Some(match &**command {
        Command::Match(args) if args.db.is_none() => {
            let has_guests = args.players.iter().any(|player| is_outside(player));
            match (has_guests, is_duel(&args.game)) {
                (true, true) => text::look_into().into(),
                (true, false) => text::look_into_scores().into(),
                (false, _) => text::keep().into(),
            }
        }
        Command::Report(args) => after_report(&args.run)?,
        Command::Merge(args) => text::report(show(args.target())),
        Command::Games(args) => text::replay(show(&args.run)),
        Command::Replay(args) => match &args.out {
            Some(file) => text::review_saved(show(file)),
            None => text::review(show(&args.run), shell_word(&args.game)),
        },
        Command::Review(args) => match (args.puzzles(), args.of_run()) {
            (Some(puzzles), _) => text::solve_puzzles(shell_word(&puzzles)),
            (None, Some((run, game))) => text::save(shell_word(&run), shell_word(game)),
            (None, None) => text::play_saved(shell_word(&args.saved())),
        },
        Command::List(args) => match &args.what {
            ListWhat::Games => text::list_players().into(),
            ListWhat::Players { game, .. } => text::play(game.as_ref()?),
        },
        Command::Check(args) => {
            let game = args.game.first().map_or("GAME", String::as_str);
            text::enter(game, name_all(&args.submissions))
        }
        Command::Solve(args) => play_on(&args.ask),
        Command::Advise(args) => play_on(&args.ask),
        Command::Train(args) => text::try_network(
            &args.game,
            shell_word(&format!("fast(file={})", args.target().display())),
        ),
        Command::Regret(args) => match args.run_file() {
            Some(file) => text::replay(show(file)),
            None => text::solve(&args.game),
        },
        Command::Lab(args) => after_lab(&args.what)?,
        _ => return None,
    })
}

fn after_lab(command: &LabCommand) -> Option<Message> {
    Some(match command {
        LabCommand::Bench(BenchArgs { game: Some(game), .. }) => text::repeat(game),
        LabCommand::Boards(args) if args.measure.is_none() => text::use_boards(&args.game),
        LabCommand::Puzzles(args) => text::solve_puzzles(show(args.out.as_deref()?)),
        LabCommand::Book(args) => text::use_book(&args.game, show(args.target())),
        LabCommand::Tables { what: TablesWhat::Build(args) } => text::use_tables(&args.place.game),
        _ => return None,
    })
}

/// Returns a path as a word of a command.
fn show(path: &Path) -> String {
    shell_word(&path.display().to_string())
}

fn is_duel(game: &str) -> bool {
    open(game).is_ok_and(|game| game.contest() == Contest::Duel)
}

/// Returns the step after a report. Lost games are suggested only if the run has duels, because only duels are lost.
fn after_report(run: &Path) -> Option<Message> {
    let store = Store::open_to_read(run).ok()?;
    let has_duels = store.lineups().iter().any(|lineup| lineup.contest == Contest::Duel);
    Some(if has_duels { text::list_lost(show(run)) } else { text::list_of_player(show(run)) })
}

/// Returns the suggestion to play from the position of a question.
fn play_on(args: &AskArgs) -> Message {
    match &args.position {
        Some(position) => text::play_on(&args.game, position),
        None => text::play(&args.game),
    }
}

/// Returns the name of a single submission. For several, returns a pattern for all submissions in the folder of the
/// first.
fn name_all(submissions: &[String]) -> String {
    let Some(first) = submissions.first() else { return String::new() };
    let folder = Path::new(first).parent().filter(|folder| !folder.as_os_str().is_empty());
    match (folder, submissions.len()) {
        (Some(folder), 2..) => shell_word(&format!("{}/*", folder.display())),
        // A name without a slash would be a built-in player.
        _ if !first.contains('/') => shell_word(&format!("./{first}")),
        _ => shell_word(first),
    }
}

/// Prints a suggestion on standard error if both outputs are terminals, so that scripts do not see it.
#[expect(clippy::print_stderr, reason = "no part of what the command answers")]
pub(crate) fn suggest(step: Option<Message>, lang: Lang) {
    let Some(step) = step.filter(|_| stdout().is_terminal() && stderr().is_terminal()) else {
        return;
    };
    let line = text::next(step).say(lang);
    if std::env::var_os("NO_COLOR").is_some() {
        eprintln!("{line}");
    } else {
        eprintln!("\u{1b}[2m{line}\u{1b}[0m");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Cli;
    use clap::Parser;

    fn after(line: &str) -> Option<String> {
        let typed = Cli::try_parse_from(line.split(' ')).expect("a command");
        step_after(typed.command.as_ref()).map(|step| step.say(Lang::English))
    }

    #[test]
    fn what_is_suggested_can_be_typed() {
        for line in [
            "damier list games",
            "damier list players 2048",
            "damier games class.db",
            "damier merge class.db 1.db 2.db",
            "damier merge 1.db 2.db --out class.db",
            "damier replay class.db 2048/7",
            "damier replay class.db 2048/7 --out game.txt",
            "damier review class.db 2048/7",
            "damier review game.txt",
            "damier review game.txt --puzzles mine.txt",
            "damier check ./ada",
            "damier check ada --game 2048",
            "damier check in/ada in/bob",
            "damier advise 2048",
            "damier solve quarto",
            "damier solve quarto --position x",
            "damier lab boards filler:8x7 --margin 0",
            "damier train 2048 --out my.net",
            "damier train 2048 my.net",
            "damier lab book quarto --out my.book",
            "damier lab tables build",
            "damier regret 2048:3x3 greedy",
            "damier lab bench 2048",
        ] {
            let step = after(line).expect(line);
            let command = step.split("damier ").nth(1).expect("a command");
            let command = command.split("  ").next().expect("a command");
            let typed = Cli::try_parse_from(format!("damier {command}").split(' '));
            assert!(typed.is_ok(), "{line}: {step}");
        }
        assert!(after("damier match 2048 greedy").expect("a hint").contains("--db"));
        assert!(!after("damier match 2048 ./ada").expect("a hint").contains("--lost"), "no duel");
        assert_eq!(after("damier match 2048 greedy --db x.db"), None, "it says so itself");
        assert_eq!(after("damier"), None);
        assert_eq!(after("damier report nowhere.db"), None);
        assert!(after("damier check in/*").expect("a hint").contains("'in/*'"));
    }
}
