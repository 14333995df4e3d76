//! The languages, and the choice of one.

/// A language in which sentences are said.
///
/// It is handed down as a value: there is no language of the whole program, so that tests in several run side by side
/// and a page may show two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English, the language of everything that is not said in another.
    #[default]
    English,
    /// French, of France in its spelling and its numbers.
    French,
    /// English with accents, longer by 40 % and in brackets: it shows what would be cut in a longer language, and
    /// which sentences are not said through a catalogue.
    Pseudo,
}

/// The languages with texts of their own, in the order in which an entry holds them: file names without `.ftl`.
pub const WRITTEN: [&str; 2] = ["en", "fr"];

impl Lang {
    /// The languages that people choose from.
    pub const SPOKEN: [Self; 2] = [Self::English, Self::French];

    /// The two letters of ISO 639-1 by which it is asked for; `xx` for the pseudo-language.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Pseudo => "xx",
        }
    }

    /// Its own name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
            Self::Pseudo => "[Þšéûđö~~~]",
        }
    }

    /// The index of its texts in an entry.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::English | Self::Pseudo => 0,
            Self::French => 1,
        }
    }

    /// Reads a code, as `--lang` takes it; `None` for any other text.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::English, Self::French, Self::Pseudo]
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Reads the language off a locale such as `fr_CA.UTF-8@euro` or a browser's `fr-FR`; `None` where damier does
    /// not speak it.
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        Self::SPOKEN.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(&locale[..end]))
    }

    /// Chooses by the environment, as POSIX does: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty
    /// decides; a language that damier does not speak is English. `None` where none of them is set.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let locale = set.find(|value| !value.is_empty())?;
        Some(Self::from_locale(&locale).unwrap_or_default())
    }
}
