//! Parameters in text: `quarto:squares,misere`.

use crate::line::RuleSet;
use crate::rules::Quarto;
use game::{Parameter, Params, TextError};

/// The parameters that may be given behind `quarto:`, in this order and joined by a comma.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "RULES",
        default: "lines",
        allowed: "lines, squares, corners, diamonds, torus",
        help: "which sets of four squares win: `lines` (rows, columns, diagonals), `squares` \
               (Quarto+: also 2x2), `corners` (also the corners of 3x3), `diamonds` (also the four \
               neighbours of an inner square), `torus` (lines and 2x2 on a board that wraps around)",
    },
    Parameter {
        name: "misere",
        default: "not given",
        allowed: "misere",
        help: "completing a line loses instead of winning",
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
            let refuse = |found: &str, allowed: &str| TextError::new(found, "quarto", allowed);
            match named {
                _ if !key.is_empty() => {
                    return Err(refuse(&format!("{key}={value}"), &allowed_words()));
                }
                Some(_) if rule_set.is_some() => return Err(refuse(value, "one set of rules")),
                Some(_) => rule_set = named,
                None if word == "misere" && misere => {
                    return Err(refuse(value, "`misere` only once"));
                }
                None if word == "misere" => misere = true,
                None => return Err(refuse(value, &allowed_words())),
            }
        }
        Ok(Self::new(rule_set.unwrap_or_default(), misere))
    }
}

fn allowed_words() -> String {
    let words: Vec<&str> = PARAMETERS.iter().map(|parameter| parameter.allowed).collect();
    words.join(", ")
}
