//! The help in other languages. The English texts are in the source; a translation is found by its key.
//!
//! Keys of `messages/fr/help.ftl`: `match` for a command, `lab-count` for a subcommand, `match--games` for an option,
//! `match--format--csv` for a value of an option. Texts that several commands share have keys with `any`, such as
//! `any--seed`. The paragraphs after the first have a key ending in `-long`, and the text below the options in
//! `-below`.

use crate::text;
use clap::{Arg, Command};
use damier_i18n::{Lang, pseudo};
use std::collections::HashMap;

/// The help template of a hidden command, which is a page of text.
pub(crate) const PAGE: &str = "{about-with-newline}{after-help}";

/// Prefixes of keys: for texts that several commands share, and for the program itself.
const ANY: &str = "any";
const PROGRAM: &str = "damier";

/// Translates the help of a command and all its subcommands.
pub(crate) fn translate(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::English {
        return command;
    }
    // Adds the options that clap provides, such as `--help`.
    command.build();
    translate_command(command, PROGRAM, &Translations::new(lang))
}

/// Translated texts of the help, by key.
struct Translations {
    lang: Lang,
    known: HashMap<&'static str, &'static str>,
}

impl Translations {
    fn new(lang: Lang) -> Self {
        let french = text::help::TRANSLATIONS.iter().map(|&(key, [french])| (key, french));
        Self { lang, known: french.collect() }
    }

    /// Translates a text. A text without a translation stays English.
    fn say(&self, text: &HelpText) -> String {
        match (text.keys.iter().find_map(|key| self.known.get(key.as_str())), self.lang) {
            (_, Lang::Pseudo) => {
                text.english.split("\n\n").map(pseudo).collect::<Vec<_>>().join("\n\n")
            }
            (Some(known), _) => (*known).to_string(),
            (None, _) => text.english.clone(),
        }
    }
}

/// A text of the help, with the possible keys of its translation. The first key that has a translation is used.
#[derive(Clone, Debug)]
struct HelpText {
    keys: Vec<String>,
    english: String,
}

/// The help texts of a command or an option: the short text, and the further paragraphs of the long text.
struct HelpTexts {
    short: Option<HelpText>,
    rest: Option<HelpText>,
    /// The text between the short text and the further paragraphs, if the long text begins with the short one; `None`
    /// if it does not.
    repeated_end: Option<&'static str>,
}

impl HelpTexts {
    fn new(keys: &[String], short: Option<String>, long: Option<&str>) -> Self {
        let ending = |end: &str| keys.iter().map(|key| format!("{key}{end}")).collect();
        let text = |end: &str, english: String| HelpText { keys: ending(end), english };
        let repeated = long.zip(short.as_deref());
        let rest = repeated.and_then(|(long, short)| long.strip_prefix(short));
        let repeated_end = rest.map(|rest| if rest.starts_with('.') { "." } else { "" });
        let rest = match rest {
            Some(rest) => rest.trim_start_matches('.').trim_start().to_string(),
            None => long.unwrap_or_default().to_string(),
        };
        let rest = (!rest.is_empty()).then(|| text("-long", rest));
        Self { short: short.map(|short| text("", short)), rest, repeated_end }
    }

    fn of_command(command: &Command, place: &str) -> Self {
        let place =
            if command.get_name() == "help" { format!("{ANY}-help") } else { place.to_string() };
        let [short, long] = [command.get_about(), command.get_long_about()];
        let [short, long] = [short, long].map(|text| text.map(ToString::to_string));
        Self::new(&[place], short, long.as_deref())
    }

    fn of_argument(arg: &Arg, place: &str) -> Self {
        let [short, long] = [arg.get_help(), arg.get_long_help()];
        let [short, long] = [short, long].map(|text| text.map(ToString::to_string));
        Self::new(&keys_of(arg, place), short, long.as_deref())
    }

    fn short(&self, texts: &Translations) -> Option<String> {
        self.short.as_ref().map(|text| texts.say(text))
    }

    /// Returns the long text, if there is one.
    fn long(&self, texts: &Translations) -> Option<String> {
        let rest = texts.say(self.rest.as_ref()?);
        Some(match (self.short(texts), self.repeated_end) {
            (Some(short), Some(end)) => format!("{short}{end}\n\n{rest}"),
            _ => rest,
        })
    }
}

/// Returns the possible keys of an option.
fn keys_of(arg: &Arg, place: &str) -> Vec<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    // Clap's own text has a bracket if there is both a short and a long help.
    let is_longer =
        id == "help" && arg.get_help().is_some_and(|text| text.to_string().contains('('));
    let id = if is_longer { "help-of-two".to_string() } else { id };
    vec![format!("{place}--{id}"), format!("{ANY}--{id}")]
}

/// Returns the text below the options of a command.
fn below(command: &Command, place: &str) -> Option<HelpText> {
    let english = command.get_after_help()?.to_string();
    Some(HelpText { keys: vec![format!("{place}-below")], english })
}

/// Returns the key of a subcommand. The subcommands of `help` are the commands, so they have the keys of the commands.
fn place_below(place: &str, name: &str) -> String {
    match place.strip_suffix("help").map_or(place, |above| above.trim_end_matches('-')) {
        "" | PROGRAM => name.to_string(),
        place => format!("{place}-{name}"),
    }
}

fn translate_command(command: Command, place: &str, texts: &Translations) -> Command {
    let about = HelpTexts::of_command(&command, place);
    let below = below(&command, place);
    let names: Vec<String> =
        command.get_subcommands().map(|inner| inner.get_name().to_string()).collect();
    let usage = text::frame::usage().say(texts.lang);
    let parts = parts_of(&command, texts.lang);
    let whole = format!(
        "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{parts}{{after-help}}"
    );
    let template = if command.is_hide_set() { PAGE.to_string() } else { whole };
    let mut command =
        command.mut_args(|arg| translate_argument(arg, place, texts)).help_template(template);
    if let Some(short) = about.short(texts) {
        command = command.about(short);
    }
    if let Some(long) = about.long(texts) {
        command = command.long_about(long);
    }
    if let Some(below) = below {
        command = command.after_help(texts.say(&below));
    }
    for name in names {
        let place = place_below(place, &name);
        command = command.mut_subcommand(name, |inner| translate_command(inner, &place, texts));
    }
    command
}

/// Returns the parts of a command's help with translated headings, because clap's headings are English only.
fn parts_of(command: &Command, lang: Lang) -> String {
    let has_arguments = command.get_positionals().next().is_some();
    let parts = [
        (command.has_subcommands(), text::frame::commands(), "{subcommands}"),
        (has_arguments, text::frame::arguments(), "{positionals}"),
        (true, text::frame::options(), "{options}"),
    ];
    let parts = parts.into_iter().filter(|(is_there, ..)| *is_there);
    let parts = parts.map(|(_, head, part)| format!("{}\n{part}", head.say(lang)));
    parts.collect::<Vec<_>>().join("\n\n")
}

/// Translates an option with its default and its values, which clap would show in English.
fn translate_argument(arg: Arg, place: &str, texts: &Translations) -> Arg {
    let text = HelpTexts::of_argument(&arg, place);
    let (help, long) = (text.short(texts), text.long(texts));
    let default = default_of(&arg).map(|default| text::frame::default(default).say(texts.lang));
    let values = values_of(&arg, place, texts);
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

/// Returns the possible values of an option, with descriptions if there are any.
fn values_of(arg: &Arg, place: &str, texts: &Translations) -> Option<String> {
    let is_shown = arg.get_action().takes_values() && !arg.is_hide_possible_values_set();
    let lines: Vec<String> = texts_of_values(arg, place)
        .into_iter()
        .map(|(name, help)| match help {
            Some(help) => format!("- {name}: {}", texts.say(&help)),
            None => format!("- {name}"),
        })
        .collect();
    let head = text::frame::possible_values().say(texts.lang);
    (is_shown && !lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// Returns the values of an option with their texts.
fn texts_of_values(arg: &Arg, place: &str) -> Vec<(String, Option<HelpText>)> {
    let keys = keys_of(arg, place);
    let values = arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set());
    let texted = |value: clap::builder::PossibleValue| {
        let name = value.get_name().to_string();
        let keys = keys.iter().map(|key| format!("{key}--{name}")).collect();
        let help = value.get_help().map(|help| HelpText { keys, english: help.to_string() });
        (name, help)
    };
    values.map(texted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Cli;
    use clap::CommandFactory;
    use std::collections::{BTreeMap, BTreeSet};

    /// Collects every text of the help of a command and its subcommands.
    fn gather(command: &Command, place: &str, found: &mut Vec<HelpText>) {
        let mut add = |texted: HelpTexts| found.extend(texted.short.into_iter().chain(texted.rest));
        add(HelpTexts::of_command(command, place));
        command.get_arguments().for_each(|arg| add(HelpTexts::of_argument(arg, place)));
        found.extend(below(command, place));
        for arg in command.get_arguments() {
            found.extend(texts_of_values(arg, place).into_iter().filter_map(|(_, text)| text));
        }
        for inner in command.get_subcommands() {
            gather(inner, &place_below(place, inner.get_name()), found);
        }
    }

    fn all() -> Vec<HelpText> {
        let mut command = Cli::command();
        command.build();
        let mut found = Vec::new();
        gather(&command, PROGRAM, &mut found);
        found
    }

    #[test]
    fn every_text_of_the_help_has_its_translation_and_none_is_left_over() {
        let known: BTreeSet<&str> = text::help::TRANSLATIONS.iter().map(|&(key, _)| key).collect();
        let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
        for text in all() {
            match text.keys.iter().find_map(|key| known.get(key.as_str())) {
                Some(&key) => _ = used.insert(key),
                None => missing.push(text),
            }
        }
        let unused: Vec<_> = known.difference(&used).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "missing: {missing:#?}; unused: {unused:#?}"
        );
    }

    #[test]
    fn what_shares_a_translation_is_the_same_in_english() {
        let texts = Translations::new(Lang::French);
        let mut shared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for text in all() {
            let key = text.keys.iter().find(|key| texts.known.contains_key(key.as_str()));
            shared.entry(key.expect("translated").clone()).or_default().insert(text.english);
        }
        shared.retain(|_, english| english.len() > 1);
        assert!(shared.is_empty(), "give each its own key: {shared:#?}");
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
