//! The help in other languages: the texts that options and commands have in the source, found by their English.

use crate::say;
use clap::builder::StyledStr;
use clap::{Arg, Command};
use std::collections::HashMap;
use words::{Lang, Phrase, pseudo};

/// The help of a hidden command, which explains something.
pub(crate) const PAGE: &str = "{about-with-newline}{after-help}";

/// Says the help of a command and of all below it in a language.
pub(crate) fn translate(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::English {
        return command;
    }
    // Only then it has its own options, as `--help`.
    command.build();
    let texts = Texts::new(lang);
    translate_with(command, &texts)
}

/// The texts of the help by their English.
struct Texts {
    lang: Lang,
    known: HashMap<String, Phrase>,
}

impl Texts {
    fn new(lang: Lang) -> Self {
        let known = say::help::ALL.iter().map(|&phrase| (phrase.say(Lang::English), phrase));
        Self { lang, known: known.collect() }
    }

    /// Says a text, paragraph by paragraph; a text that is not known stays as it is.
    fn say(&self, english: &str) -> String {
        let say_one = |paragraph: &str| match (self.known.get(paragraph), self.lang) {
            (_, Lang::Pseudo) => pseudo(paragraph),
            (Some(phrase), lang) => phrase.say(lang),
            (None, _) => paragraph.to_string(),
        };
        english.split("\n\n").map(say_one).collect::<Vec<_>>().join("\n\n")
    }

    fn styled(&self, english: &StyledStr) -> String {
        self.say(&english.to_string())
    }
}

fn translate_with(command: Command, texts: &Texts) -> Command {
    let lang = texts.lang;
    let about = command.get_about().map(|text| texts.styled(text));
    let long_about = command.get_long_about().map(|text| texts.styled(text));
    let below = command.get_after_help().map(|text| texts.styled(text));
    let names: Vec<String> =
        command.get_subcommands().map(|inner| inner.get_name().to_string()).collect();
    let usage = say::frame::usage().say(lang);
    let parts = parts_of(&command, lang);
    let whole = format!(
        "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{parts}{{after-help}}"
    );
    let template = if command.is_hide_set() { PAGE.to_string() } else { whole };
    let mut command =
        command.mut_args(|arg| translate_argument(arg, texts)).help_template(template);
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(about) = long_about {
        command = command.long_about(about);
    }
    if let Some(below) = below {
        command = command.after_help(below);
    }
    for name in names {
        command = command.mut_subcommand(name, |inner| translate_with(inner, texts));
    }
    command
}

/// The parts of the help of a command, each below its head, which clap knows in English alone.
fn parts_of(command: &Command, lang: Lang) -> String {
    let has_arguments = command.get_positionals().next().is_some();
    let parts = [
        (command.has_subcommands(), say::frame::commands(), "{subcommands}"),
        (has_arguments, say::frame::arguments(), "{positionals}"),
        (true, say::frame::options(), "{options}"),
    ];
    let parts = parts.into_iter().filter(|(is_there, ..)| *is_there);
    let parts = parts.map(|(_, head, part)| format!("{}\n{part}", head.say(lang)));
    parts.collect::<Vec<_>>().join("\n\n")
}

/// Says an option, with its default and its values, which the parser would tell in English.
fn translate_argument(arg: Arg, texts: &Texts) -> Arg {
    let help = arg.get_help().map(|text| texts.styled(text));
    let long = arg.get_long_help().map(|text| texts.styled(text));
    let default = default_of(&arg).map(|default| say::frame::default(default).say(texts.lang));
    let values = values_of(&arg, texts);
    let with = |text: String, values: Option<&String>, joint: &str| {
        let parts = [Some(&text), values, default.as_ref()];
        parts.into_iter().flatten().cloned().collect::<Vec<_>>().join(joint)
    };
    let mut arg = arg.hide_default_value(true).hide_possible_values(true);
    if let Some(text) = help.clone() {
        arg = arg.help(with(text, None, " "));
    }
    if let Some(text) = long.or_else(|| help.filter(|_| values.is_some())) {
        arg = arg.long_help(with(text, values.as_ref(), "\n\n"));
    }
    arg
}

fn default_of(arg: &Arg) -> Option<String> {
    let is_shown = arg.get_action().takes_values() && !arg.is_hide_default_value_set();
    let values = arg.get_default_values().iter().filter(|_| is_shown);
    let values: Vec<String> = values.map(|value| value.to_string_lossy().into_owned()).collect();
    (!values.is_empty()).then(|| values.join(" "))
}

/// The values that an option may have, each with what it does if that is said.
fn values_of(arg: &Arg, texts: &Texts) -> Option<String> {
    let is_shown = arg.get_action().takes_values() && !arg.is_hide_possible_values_set();
    let values = arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set());
    let line = |value: clap::builder::PossibleValue| match value.get_help() {
        Some(help) => format!("- {}: {}", value.get_name(), texts.styled(help)),
        None => format!("- {}", value.get_name()),
    };
    let lines: Vec<String> = values.map(line).collect();
    let head = say::frame::possible_values().say(texts.lang);
    (is_shown && !lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Cli;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    /// Every paragraph of help below a command.
    fn gather(command: &Command, found: &mut BTreeSet<String>) {
        let mut add = |text: Option<&StyledStr>| {
            let text = text.map(ToString::to_string).unwrap_or_default();
            found.extend(text.split("\n\n").filter(|part| !part.is_empty()).map(str::to_string));
        };
        add(command.get_about());
        add(command.get_long_about());
        add(command.get_after_help());
        for arg in command.get_arguments() {
            add(arg.get_help());
            add(arg.get_long_help());
            arg.get_possible_values().iter().for_each(|value| add(value.get_help()));
        }
        command.get_subcommands().for_each(|inner| gather(inner, found));
    }

    #[test]
    fn every_text_of_the_help_has_its_translation_and_none_is_left_over() {
        let mut command = Cli::command();
        command.build();
        let mut found = BTreeSet::new();
        gather(&command, &mut found);
        let known: BTreeSet<String> =
            say::help::ALL.iter().map(|phrase| phrase.say(Lang::English)).collect();
        let missing: Vec<_> = found.difference(&known).collect();
        let unused: Vec<_> = known.difference(&found).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "missing: {missing:#?}; unused: {unused:#?}"
        );
    }

    #[test]
    fn help_is_said_in_french() {
        let mut french = translate(Cli::command(), Lang::French);
        let whole = french.render_long_help().to_string();
        assert!(whole.contains("Commandes"), "{whole}");
        let play = french.find_subcommand_mut("match").expect("a command").render_long_help();
        let play = play.to_string();
        assert!(
            play.contains("Graine du hasard") && play.contains("[défaut\u{a0}: none]"),
            "{play}"
        );
        assert!(!play.contains("default") && !play.contains("Possible values"), "{play}");
    }
}
