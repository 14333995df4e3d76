//! Parameters in text: `quarto:squares,misere`.

use crate::line::RuleSet;
use crate::rules::Quarto;
use crate::text;
use damier_game::{FormField, Parameter, Params, TextError};
use damier_i18n::Phrase;

const RULE_WORDS: &str = "lines, squares, corners, diamonds, torus";

const MISERE: &str = "misere";

/// Parameters of the game, written after `quarto:` and joined by commas.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "RULES",
        default: Phrase::verbatim("lines"),
        allowed: Phrase::verbatim(RULE_WORDS),
        help: text::offer::rules_help(),
        form: FormField {
            label: text::offer::form_rules(),
            sentence: text::offer::form_rules_sentence(),
            choices: &[
                ("lines", text::offer::form_rules_lines()),
                ("squares", text::offer::form_rules_squares()),
                ("corners", text::offer::form_rules_corners()),
                ("diamonds", text::offer::form_rules_diamonds()),
                ("torus", text::offer::form_rules_torus()),
            ],
        },
    },
    Parameter {
        name: "misere",
        default: text::offer::not_given(),
        allowed: Phrase::verbatim(MISERE),
        help: text::offer::misere_help(),
        form: FormField {
            label: text::offer::form_misere(),
            sentence: text::offer::form_misere_sentence(),
            choices: &[
                ("", text::offer::form_misere_wins()),
                ("misere", text::offer::form_misere_loses()),
            ],
        },
    },
];

impl Quarto {
    /// Reads the parameters of a game's name, for example `squares,misere`.
    ///
    /// # Errors
    /// A word is not one of [`PARAMETERS`], or two words exclude each other.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        let (mut rule_set, mut misere) = (None, false);
        for (key, value) in params.iter() {
            let word = value.to_ascii_lowercase();
            let named = RuleSet::ALL.into_iter().find(|set| set.word() == word);
            match named {
                _ if !key.is_empty() => return Err(unknown(&format!("{key}={value}"))),
                Some(_) if rule_set.is_some() => {
                    return Err(TextError::failed("quarto", text::notation::one_rule_set(value)));
                }
                Some(_) => rule_set = named,
                None if word == "misere" && misere => {
                    return Err(TextError::failed("quarto", text::notation::misere_twice()));
                }
                None if word == "misere" => misere = true,
                None => return Err(unknown(&word)),
            }
        }
        Ok(Self::new(rule_set.unwrap_or_default(), misere))
    }
}

/// Creates an error about an unknown parameter.
fn unknown(found: &str) -> TextError {
    let rule_sets = RuleSet::ALL.into_iter().map(RuleSet::word);
    TextError::unknown(found, "quarto", &rule_sets.chain([MISERE]).collect::<Vec<_>>())
}
