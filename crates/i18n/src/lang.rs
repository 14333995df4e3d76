//! Languages, and the choice of one.

/// Language of messages.
///
/// The language is passed as a value. There is no global language, so tests in several languages can run in parallel,
/// and a page can show two languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English, the default.
    #[default]
    English,
    /// French with the spelling and the numbers of France.
    French,
    /// English with accents, 40 % longer and in brackets. It shows which texts would be cut in a longer language, and
    /// which ones do not come from a catalogue.
    Pseudo,
}

/// Languages that have texts, in the order of [`crate::Entry::texts`]. They are the names of the files, without `.ftl`.
pub const WRITTEN: [&str; 2] = ["en", "fr"];

impl Lang {
    /// Languages that people can choose.
    pub const SPOKEN: [Self; 2] = [Self::English, Self::French];

    /// Returns the code of the language in ISO 639-1, or `xx` for the pseudo-language.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Pseudo => "xx",
        }
    }

    /// Returns the name of the language in this language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
            Self::Pseudo => "[Þšéûđö~~~]",
        }
    }

    /// Returns the index of the texts of this language in an entry.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::English | Self::Pseudo => 0,
            Self::French => 1,
        }
    }

    /// Returns the language with this code, in upper or lower case, or `None` if the code is unknown.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::English, Self::French, Self::Pseudo]
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language of a locale, such as `fr_CA.UTF-8@euro`, or `fr-FR` in a browser. Returns `None` if damier
    /// does not support the language.
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        Self::SPOKEN.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(&locale[..end]))
    }

    /// Returns the language of the environment, by the rules of POSIX: it is given by the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty. If damier does not support that language, returns English. Returns
    /// `None` if none of the variables is set. `variable` returns the value of a variable.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let locale = set.find(|value| !value.is_empty())?;
        Some(Self::from_locale(&locale).unwrap_or_default())
    }
}
