//! The next step after a command: one quiet line on a terminal, nothing in a pipe.

use crate::command::Command;
use crate::list::ListWhat;
use crate::say::next as say;
use std::io::{IsTerminal, stderr, stdout};
use words::{Lang, Message};
use workbench::is_outside;

/// The step that makes sense after a command has done what it was asked; nothing where it says so itself.
pub(crate) fn step_after(command: Option<&Command>) -> Option<Message> {
    let path = |path: &std::path::Path| path.display().to_string();
    Some(match command? {
        Command::Match(args) if args.db.is_none() => {
            let has_guests = args.players.iter().any(|player| is_outside(player));
            if has_guests { say::look_into().into() } else { say::keep().into() }
        }
        Command::Report(args) => say::list_lost(path(&args.run)),
        Command::Games(args) => say::replay(path(&args.run)),
        Command::Replay(args) => say::review(path(&args.run), &args.game),
        Command::List { what: ListWhat::Games } => say::list_players().into(),
        Command::List { what: ListWhat::Players { game: Some(game), .. } } => say::play(game),
        Command::Check(args) => {
            let first = args.submissions.first().map(String::as_str);
            say::enter(first.unwrap_or_default())
        }
        Command::Advise(args) => say::play_on(&args.ask.game),
        _ => return None,
    })
}

/// Says it where people look on.
#[expect(clippy::print_stderr, reason = "no part of what the command answers")]
pub(crate) fn suggest(step: Option<Message>, lang: Lang) {
    let Some(step) = step.filter(|_| stdout().is_terminal() && stderr().is_terminal()) else {
        return;
    };
    let line = say::next(step).say(lang);
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
            "damier report class.db",
            "damier games class.db",
            "damier replay class.db 2048/7",
            "damier check ./ada",
            "damier advise 2048",
        ] {
            let step = after(line).expect(line);
            let command = step.split("damier ").nth(1).expect("a command");
            let command = command.split("  ").next().expect("a command");
            let typed = Cli::try_parse_from(format!("damier {command}").split(' '));
            assert!(typed.is_ok(), "{line}: {step}");
        }
        assert!(after("damier match 2048 greedy").expect("a hint").contains("--db"));
        assert_eq!(after("damier match 2048 greedy --db x.db"), None, "it says so itself");
        assert_eq!(after("damier"), None);
    }
}
