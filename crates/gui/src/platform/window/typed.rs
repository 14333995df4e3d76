//! The command line of the window: options, help and errors in a language.

use crate::text::window as text;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, Error, value_parser};
use damier_i18n::{Joint, Lang, Message, Phrase};

/// Default budget.
const BUDGET: &str = "1s/move";

/// The parsed command line.
pub(super) struct CommandLine {
    /// A game or a file; the list of games if absent.
    pub(super) what: Option<String>,
    pub(super) players: Option<String>,
    pub(super) budget: String,
    pub(super) seed: Option<u64>,
    pub(super) position: Option<String>,
    pub(super) goal: Option<String>,
}

/// The result of a command line.
pub(super) enum TypedStart {
    Window(Box<CommandLine>),
    /// A text to print: help, or the version.
    Answer(String),
}

/// Parses the arguments after the program's name.
///
/// # Errors
/// An unknown option or a wrong value, as a message.
pub(super) fn read(words: &[String], lang: Lang) -> Result<TypedStart, Message> {
    let program = std::iter::once("damier-gui").chain(words.iter().map(String::as_str));
    match command(lang).try_get_matches_from(program) {
        Ok(found) => Ok(TypedStart::Window(Box::new(CommandLine::from_matches(&found)))),
        Err(answer) if !answer.use_stderr() => Ok(TypedStart::Answer(answer.to_string())),
        Err(mistake) => Err(describe(&mistake)),
    }
}

impl CommandLine {
    fn from_matches(found: &ArgMatches) -> Self {
        let text = |name| found.get_one::<String>(name).cloned();
        Self {
            what: text("what"),
            players: text("players"),
            budget: text("budget").unwrap_or_default(),
            seed: found.get_one("seed").copied(),
            position: text("position"),
            goal: text("goal"),
        }
    }
}

/// Returns the options, with their help in a language.
fn command(lang: Lang) -> Command {
    let about = |name: &'static str, help: Phrase, default: Option<Message>| {
        let help = std::iter::once(help.into()).chain(default.map(text::default));
        let help = Message::list(help.collect(), Joint::Space).say(lang);
        Arg::new(name).help(help)
    };
    let option = |name, help, default| about(name, help, default).long(name);
    let what = about("what", text::what(), Some(text::choice_of_games().into()));
    let arguments = text::arguments().say(lang);
    let options = text::options().say(lang);
    Command::new("damier-gui")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text::about().say(lang))
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{arguments}\n{{positionals}}\n\n{options}\n{{options}}",
            text::usage().say(lang)
        ))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(what.value_name("WHAT"))
        .arg(option("players", text::players(), None).value_name("PLAYER,PLAYER"))
        .arg(
            option("budget", text::budget(), Some(BUDGET.into()))
                .value_name("BUDGET")
                .default_value(BUDGET)
                .hide_default_value(true),
        )
        .arg(
            option("seed", text::seed(), Some(text::drawn().into()))
                .value_name("SEED")
                .value_parser(value_parser!(u64)),
        )
        .arg(
            option("position", text::position(), Some(text::the_opening().into()))
                .value_name("TEXT"),
        )
        .arg(option("goal", text::goal(), None).value_name("TILE"))
        .arg(
            option("lang", text::lang(), Some(text::that_of_the_system().into()))
                .value_name("LANG")
                .value_parser(languages())
                .hide_possible_values(true),
        )
        .arg(option("help", text::help(), None).short('h').action(ArgAction::Help))
        .arg(option("version", text::version(), None).short('V').action(ArgAction::Version))
}

/// Lists the languages by their codes. The pseudo-language, which shows texts that would be cut, is hidden.
fn languages() -> PossibleValuesParser {
    let spoken = Lang::SPOKEN.map(|lang| PossibleValue::new(lang.code()));
    let drawn = PossibleValue::new(Lang::Pseudo.code()).hide(true);
    PossibleValuesParser::new(spoken.into_iter().chain([drawn]))
}

/// Describes an error of the parser, on one line.
fn describe(mistake: &Error) -> Message {
    let text = |kind| mistake.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    match mistake.kind() {
        ErrorKind::InvalidValue if value.is_empty() => text::no_value(argument),
        ErrorKind::InvalidValue => text::wrong_value(value, argument, spoken()),
        ErrorKind::ValueValidation => text::wrong_value(value, argument, text::a_whole_number()),
        ErrorKind::ArgumentConflict => text::twice(argument),
        ErrorKind::UnknownArgument => text::unknown_argument(argument),
        _ => mistake.to_string().lines().next().unwrap_or_default().into(),
    }
}

/// Returns the codes of the languages to choose from.
fn spoken() -> Message {
    Message::list(Lang::SPOKEN.map(|lang| lang.code().into()).to_vec(), Joint::Or)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str, lang: Lang) -> Result<TypedStart, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_string).collect();
        read(&words, lang).map_err(|why| why.say(lang))
    }

    fn help(lang: Lang) -> String {
        match typed("--help", lang) {
            // Lines are broken at the width of the terminal.
            Ok(TypedStart::Answer(text)) => {
                let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
                words.collect::<Vec<_>>().join(" ")
            }
            _ => panic!("help is no window and no mistake"),
        }
    }

    #[test]
    fn a_window_is_asked_for() {
        let Ok(TypedStart::Window(typed)) =
            typed("quarto --players human,club --seed 7", Lang::French)
        else {
            panic!("a window")
        };
        assert_eq!(typed.what.as_deref(), Some("quarto"));
        assert_eq!(typed.players.as_deref(), Some("human,club"));
        assert_eq!((typed.seed, typed.budget.as_str(), typed.position), (Some(7), "1s/move", None));
    }

    #[test]
    fn help_is_said_in_both_languages() {
        let (english, french) = (help(Lang::English), help(Lang::French));
        assert!(english.contains("Usage: damier-gui"), "{english}");
        assert!(english.contains("[default: the list of games]"), "{english}");
        assert!(french.contains("Utilisation\u{a0}: damier-gui"), "{french}");
        assert!(
            french.contains("Langue de tous les textes")
                && french.contains("[défaut\u{a0}: la liste des jeux]")
        );
        for word in ["Usage", "Options:", "default", "Print", "possible"] {
            assert!(!french.contains(word), "{word}: {french}");
        }
    }

    #[test]
    fn mistakes_are_told_in_a_sentence() {
        let told = |line: &str, lang| typed(line, lang).err().expect("a mistake");
        assert_eq!(
            told("--lang de", Lang::English),
            "invalid value 'de' for '--lang <LANG>', expected en or fr"
        );
        assert_eq!(
            told("--lang de", Lang::French),
            "valeur «\u{a0}de\u{a0}» refusée pour «\u{a0}--lang <LANG>\u{a0}»\u{a0}; attendu\u{a0}: en ou fr"
        );
        assert!(told("--seed x", Lang::French).ends_with("un nombre entier"));
        assert!(told("--colour", Lang::French).starts_with("argument inattendu"));
        assert!(told("--budget", Lang::French).contains("demande une valeur"));
        let lines =
            ["--lang de", "--seed x", "--colour", "--budget", "2048 quarto", "--seed 1 --seed 2"];
        for line in lines {
            assert_eq!(told(line, Lang::English).lines().count(), 1, "{line}");
        }
    }
}
