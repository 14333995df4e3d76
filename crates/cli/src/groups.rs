//! Groups of commands on the first page of help.

use crate::commands::GROUPS;
use crate::text::frame;
use clap::Command;
use damier_i18n::{Lang, Phrase};
use ratatui::crossterm::terminal;
use std::io::IsTerminal;

/// Commands about the program itself.
const OTHERS: &[&str] = &["manual", "completions", "help"];

/// The greatest width of a line of help and the indent of descriptions, in columns.
const WIDTH: usize = 100;
const INDENT: usize = 15;

/// Returns the width of a line of help in columns: the width of the terminal, within bounds.
fn width() -> usize {
    let is_seen = std::io::stdout().is_terminal();
    let columns = is_seen.then(|| terminal::size().ok()).flatten();
    columns.map_or(WIDTH, |(columns, _)| usize::from(columns).clamp(3 * INDENT, WIDTH))
}

/// Returns the headings of the groups with the names of their commands.
fn groups() -> impl Iterator<Item = (Phrase, Vec<String>)> {
    let all = GROUPS.iter().copied().chain([(frame::others(), OTHERS)]);
    all.map(|(group, names)| (group, names.iter().map(|name| name.to_lowercase()).collect()))
}

/// Lists the commands in groups on the first page of help.
pub(crate) fn group(mut command: Command, lang: Lang) -> Command {
    // Adds the commands that clap provides, such as `help`.
    command.build();
    let width = width();
    let listed: Vec<String> = groups()
        .map(|(name, members)| {
            let lines = members.iter().filter_map(|member| describe(&command, member, width));
            format!("{}\n{}", name.say(lang), lines.collect::<String>())
        })
        .collect();
    let (usage, options) = (frame::usage().say(lang), frame::options().say(lang));
    let template = format!(
        "{{about-with-newline}}\n{usage} {{usage}}\n\n{}\n{options}\n{{options}}{{after-help}}",
        listed.join("\n")
    );
    command.help_template(template)
}

/// Returns the line or lines that describe a command in its group.
fn describe(command: &Command, name: &str, width: usize) -> Option<String> {
    let about = command.find_subcommand(name)?.get_about()?.to_string();
    let mut line = format!("  {name:indent$}", indent = INDENT - 2);
    let mut text = String::new();
    for word in about.split_whitespace() {
        if line.chars().count() + word.chars().count() >= width {
            text += line.trim_end();
            text.push('\n');
            line = " ".repeat(INDENT);
        }
        line += word;
        line.push(' ');
    }
    text += line.trim_end();
    text.push('\n');
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Cli;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    #[test]
    fn every_command_is_in_one_group() {
        let mut command = Cli::command();
        command.build();
        let visible = command.get_subcommands().filter(|inner| !inner.is_hide_set());
        let all: Vec<String> = visible.map(|inner| inner.get_name().to_string()).collect();
        let grouped: Vec<String> = groups().flat_map(|(_, names)| names).collect();
        let set = |names: Vec<String>| names.into_iter().collect::<BTreeSet<_>>();
        assert_eq!(all.len(), grouped.len(), "none is listed twice");
        assert_eq!(set(all), set(grouped));
    }

    #[test]
    fn the_first_page_is_grouped_in_every_language() {
        for (lang, heading) in [(Lang::English, "Tournaments:"), (Lang::French, "Tournois")] {
            let page = group(Cli::command(), lang).render_help().to_string();
            assert!(page.contains(heading) && page.contains("\n  lab    "), "{page}");
            assert!(page.lines().all(|line| line.chars().count() <= WIDTH), "{page}");
        }
    }
}
