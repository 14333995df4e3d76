//! Parameters in text: `quarto:squares,misere`.

use crate::line::RuleSet;
use crate::rules::Quarto;
use crate::text;
use damier_game::{Parameter, Params, TextError};
use damier_i18n::Phrase;

const RULE_WORDS: &str = "lines, squares, corners, diamonds, torus";

const MISERE: &str = "misere";

/// The parameters that may be given behind `quarto:`, in this order and joined by a comma.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "RULES",
        default: Phrase::verbatim("lines"),
        allowed: Phrase::verbatim(RULE_WORDS),
        help: text::offer::rules_help(),
    },
    Parameter {
        name: "misere",
        default: text::offer::not_given(),
        allowed: Phrase::verbatim(MISERE),
        help: text::offer::misere_help(),
    },
];

impl Quarto {
    /// Reads the parameters of a game's name, as `squares,misere`.
    ///
    /// # Errors
    /// A word that is none of [`PARAMETERS`], or two that exclude each other.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        let (mut rule_set, mut misere) = (None, false);
        for (key, value) in params.iter() {
            let word = value.to_ascii_lowercase();
            let named = RuleSet::ALL.into_iter().find(|set| set.word() == word);
            match named {
                _ if !key.is_empty() => return Err(unknown(&format!("{key}={value}"))),
                Some(_) if rule_set.is_some() => {
                    return Err(TextError::new(value, "quarto", text::notation::one_rule_set()));
                }
                Some(_) => rule_set = named,
                None if word == "misere" && misere => {
                    return Err(TextError::new(value, "quarto", text::notation::misere_once()));
                }
                None if word == "misere" => misere = true,
                None => return Err(unknown(&word)),
            }
        }
        Ok(Self::new(rule_set.unwrap_or_default(), misere))
    }
}

/// An error about a word that is none of the parameters.
fn unknown(found: &str) -> TextError {
    let rule_sets = RuleSet::ALL.into_iter().map(RuleSet::word);
    TextError::unknown(found, "quarto", &rule_sets.chain([MISERE]).collect::<Vec<_>>())
}
