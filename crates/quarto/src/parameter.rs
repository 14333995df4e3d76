//! Parameters in text: `quarto:squares,misere`.

use crate::line::RuleSet;
use crate::rules::Quarto;
use crate::text;
use crate::trait_set::TraitSet;
use damier_game::{FormField, Parameter, Params, TextError};
use damier_i18n::Phrase;

const RULE_WORDS: &str = "lines, squares, corners, diamonds, torus";

const MISERE: &str = "misere";

const TRAITS: &str = "traits";

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
    Parameter {
        name: TRAITS,
        default: Phrase::verbatim("colour+height+filling+shape"),
        allowed: text::offer::traits_allowed(),
        help: text::offer::traits_help(),
        form: FormField {
            label: text::offer::form_traits(),
            sentence: text::offer::form_traits_sentence(),
            choices: &[
                ("colour+height+filling+shape", text::offer::form_traits_all()),
                ("colour", text::offer::form_traits_colour()),
                ("height", text::offer::form_traits_height()),
                ("filling", text::offer::form_traits_filling()),
                ("shape", text::offer::form_traits_shape()),
                ("colour+height", text::offer::form_traits_colour_height()),
                ("colour+shape", text::offer::form_traits_colour_shape()),
                ("colour+height+shape", text::offer::form_traits_colour_height_shape()),
            ],
        },
    },
];

impl Quarto {
    /// Reads the parameters of a game's name, for example `squares,misere`.
    ///
    /// # Errors
    /// A word is not one of [`PARAMETERS`], two words exclude each other, or the traits are unknown.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        let (mut rule_set, mut misere, mut traits) = (None, false, None);
        for (key, value) in params.iter() {
            let word = value.to_ascii_lowercase();
            let named = RuleSet::ALL.into_iter().find(|set| set.word() == word);
            match named {
                _ if key == TRAITS && traits.is_some() => {
                    return Err(TextError::failed("quarto", text::notation::traits_twice()));
                }
                _ if key == TRAITS => traits = Some(read_traits(value)?),
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
        let rules = Self::new(rule_set.unwrap_or_default(), misere);
        Ok(rules.with_traits(traits.unwrap_or_default()))
    }
}

fn read_traits(value: &str) -> Result<TraitSet, TextError> {
    TraitSet::from_text(value).ok_or_else(|| {
        TextError::new(value, text::notation::traits_parameter(), text::notation::some_traits())
    })
}

/// Creates an error about an unknown parameter.
fn unknown(found: &str) -> TextError {
    let rule_sets = RuleSet::ALL.into_iter().map(RuleSet::word);
    TextError::unknown(found, "quarto", &rule_sets.chain([MISERE, TRAITS]).collect::<Vec<_>>())
}
