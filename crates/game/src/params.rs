//! Lists such as `5x5,merge=cascade`, which follow the name of a game or a player.

use crate::notation::TextError;
use crate::text;

/// Parts of a list such as `5x5,merge=cascade`: keys (empty for bare words) and values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// Splits a comma-separated list; keys are lower-cased, white space around parts is dropped.
    ///
    /// # Errors
    /// A part is empty.
    pub fn read(text: &str) -> Result<Self, TextError> {
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let part = |part: &str| {
            let (key, value) = part.split_once('=').unwrap_or(("", part));
            let (key, value) = (key.trim().to_ascii_lowercase(), value.trim().to_string());
            let broken = value.is_empty() || (part.contains('=') && key.is_empty());
            if broken {
                Err(TextError::new(part, "", text::a_parameter()))
            } else {
                Ok((key, value))
            }
        };
        text.split(',').map(part).collect::<Result<_, _>>().map(Self)
    }

    /// Splits `NAME:PARAMS` into the lower-cased name and its parameters.
    ///
    /// # Errors
    /// The errors of [`Params::read`].
    pub fn read_game(text: &str) -> Result<(String, Self), TextError> {
        let (name, params) = text.split_once(':').unwrap_or((text, ""));
        Ok((name.trim().to_ascii_lowercase(), Self::read(params)?))
    }

    /// Splits `NAME(SETTINGS)` into the lower-cased name and its settings.
    ///
    /// # Errors
    /// The errors of [`Params::read`], a missing closing parenthesis, or text after it.
    pub fn read_player(text: &str) -> Result<(String, Self), TextError> {
        let text = text.trim();
        let Some((name, rest)) = text.split_once('(') else {
            return Ok((text.to_ascii_lowercase(), Self::default()));
        };
        let settings = rest
            .strip_suffix(')')
            .ok_or_else(|| TextError::new(text, text::place_player(), text::a_player()))?;
        Ok((name.trim().to_ascii_lowercase(), Self::read(settings)?))
    }

    /// Returns the parts in order: key (empty for a bare word) and value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Returns true if there are no parts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<(String, String)> for Params {
    /// Takes parts as they are: keys (empty for bare words) and values.
    fn from_iter<I: IntoIterator<Item = (String, String)>>(parts: I) -> Self {
        Self(parts.into_iter().collect())
    }
}
