//! Parameters in the name of a game, for example `2048:5x5,merge=cascade`.

use crate::rules::{End, Merge, Spawner, Twenty48};
use crate::shape::BoardShape;
use crate::text;
use damier_game::{FormField, Parameter, Params, TextError};
use damier_i18n::Phrase;
use std::fmt;
use std::sync::Arc;

/// Parameters after `2048:`, in the order in which they are written.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "ROWSxCOLUMNS",
        default: Phrase::verbatim("4x4"),
        allowed: text::parameter::sizes(),
        help: text::parameter::rows_and_columns(),
        form: FormField {
            label: text::parameter::form_size(),
            sentence: text::parameter::form_size_sentence(),
            choices: &[],
        },
    },
    Parameter {
        name: "shape",
        default: Phrase::verbatim("rectangle"),
        allowed: Phrase::verbatim("rectangle, 4d"),
        help: text::parameter::shape(),
        form: FormField {
            label: text::parameter::form_shape(),
            sentence: text::parameter::form_shape_sentence(),
            choices: &[
                ("rectangle", text::parameter::form_shape_flat()),
                ("4d", text::parameter::form_shape_four()),
            ],
        },
    },
    Parameter {
        name: "merge",
        default: Phrase::verbatim("once"),
        allowed: Phrase::verbatim("once, cascade"),
        help: text::parameter::merge(),
        form: FormField {
            label: text::parameter::form_merge(),
            sentence: text::parameter::form_merge_sentence(),
            choices: &[
                ("once", text::parameter::form_merge_once()),
                ("cascade", text::parameter::form_merge_cascade()),
            ],
        },
    },
    Parameter {
        name: "four",
        default: Phrase::verbatim("0.1"),
        allowed: text::parameter::a_probability(),
        help: text::parameter::four(),
        form: FormField {
            label: text::parameter::form_four(),
            sentence: text::parameter::form_four_sentence(),
            choices: &[],
        },
    },
    Parameter {
        name: "start",
        default: Phrase::verbatim("2"),
        allowed: Phrase::verbatim("0, 2"),
        help: text::parameter::start(),
        form: FormField {
            label: text::parameter::form_start(),
            sentence: text::parameter::form_start_sentence(),
            choices: &[
                ("2", text::parameter::form_start_two()),
                ("0", text::parameter::form_start_one()),
            ],
        },
    },
    Parameter {
        name: "end",
        default: Phrase::verbatim("stuck"),
        allowed: Phrase::verbatim("stuck, full"),
        help: text::parameter::end(),
        form: FormField {
            label: text::parameter::form_end(),
            sentence: text::parameter::form_end_sentence(),
            choices: &[
                ("stuck", text::parameter::form_end_stuck()),
                ("full", text::parameter::form_end_full()),
            ],
        },
    },
    Parameter {
        name: "spawner",
        default: Phrase::verbatim("chance"),
        allowed: Phrase::verbatim("chance, adversary"),
        help: text::parameter::spawner(),
        form: FormField {
            label: text::parameter::form_spawner(),
            sentence: text::parameter::form_spawner_sentence(),
            choices: &[
                ("chance", text::parameter::form_spawner_chance()),
                ("adversary", text::parameter::form_spawner_adversary()),
            ],
        },
    },
    Parameter {
        name: "preset",
        default: Phrase::verbatim("none"),
        allowed: Phrase::verbatim("none, notebook"),
        help: text::parameter::preset(),
        form: FormField {
            label: text::parameter::form_preset(),
            sentence: text::parameter::form_preset_sentence(),
            choices: &[
                ("none", text::parameter::form_preset_none()),
                ("notebook", text::parameter::form_preset_notebook()),
            ],
        },
    },
];

const MERGES: [(&str, Merge); 2] = [("once", Merge::Once), ("cascade", Merge::Cascade)];
const STARTS: [(&str, u8); 2] = [("0", 0), ("2", 2)];
const ENDS: [(&str, End); 2] = [("stuck", End::Stuck), ("full", End::Full)];
const SPAWNERS: [(&str, Spawner); 2] =
    [("chance", Spawner::Chance), ("adversary", Spawner::Adversary)];
/// Words for the shape, each with true for the 2x2x2x2 box and false for a rectangle.
const SHAPES: [(&str, bool); 2] = [("rectangle", false), ("4d", true)];
/// Words for a preset, each with true for the rules of the class notebook and false for the standard rules.
const PRESETS: [(&str, bool); 2] = [("none", false), ("notebook", true)];

impl Twenty48 {
    /// Parses the parameters after `2048:`. [`damier_game::Notation::name`] writes them.
    ///
    /// # Errors
    /// If a key is unknown or repeated, a value is invalid, or the 2x2x2x2 box is given a size.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        refuse_unknown_and_repeated(params)?;
        let get = |key| params.iter().find(|&(k, _)| k == key).map(|(_, value)| value);
        let mut rules = match word(get("preset"), "preset", &PRESETS)? {
            Some(true) => Self::notebook(),
            _ => Self::default(),
        };
        rules.shape = Arc::new(read_shape(get(""), get("shape"))?);
        rules.merge = word(get("merge"), "merge", &MERGES)?.unwrap_or(rules.merge);
        rules.start = word(get("start"), "start", &STARTS)?.unwrap_or(rules.start);
        rules.end = word(get("end"), "end", &ENDS)?.unwrap_or(rules.end);
        rules.spawner = word(get("spawner"), "spawner", &SPAWNERS)?.unwrap_or(rules.spawner);
        if let Some(text) = get("four") {
            rules.four = read_probability(text)?;
        }
        Ok(rules)
    }

    /// Creates the game of the class notebook: merged tiles may merge again, a quarter of the tiles are 4s, there are
    /// no start tiles, and the game ends when a new tile has no room.
    #[must_use]
    pub fn notebook() -> Self {
        Self { merge: Merge::Cascade, four: 0.25, start: 0, end: End::Full, ..Self::default() }
    }

    /// Writes `2048` and the parameters that differ from their defaults.
    pub(crate) fn write_name(&self) -> String {
        let default = Self::default();
        let mut parts = Vec::new();
        if !self.is_rectangle() {
            parts.push("shape=4d".to_string());
        } else if self.shape != default.shape {
            parts.push(format!("{}x{}", self.rows(), self.columns()));
        }
        let mut part = |key, word: Option<&dyn fmt::Display>| {
            parts.extend(word.map(|word| format!("{key}={word}")));
        };
        part("merge", changed(self.merge, default.merge, &MERGES));
        part("four", (self.four != default.four).then_some(&self.four));
        part("start", changed(self.start, default.start, &STARTS));
        part("end", changed(self.end, default.end, &ENDS));
        part("spawner", changed(self.spawner, default.spawner, &SPAWNERS));
        if parts.is_empty() { "2048".to_string() } else { format!("2048:{}", parts.join(",")) }
    }
}

/// Returns the word for a value, or `None` if the value is the default.
fn changed<T: PartialEq + Copy>(
    value: T,
    default: T,
    words: &'static [(&'static str, T)],
) -> Option<&'static dyn fmt::Display> {
    let found = words.iter().find(|(_, other)| *other == value);
    found.filter(|_| value != default).map(|(word, _)| word as &dyn fmt::Display)
}

fn refuse_unknown_and_repeated(params: &Params) -> Result<(), TextError> {
    for (index, (key, _)) in params.iter().enumerate() {
        if !key.is_empty() && !PARAMETERS[1..].iter().any(|known| known.name == key) {
            let names: Vec<&str> = PARAMETERS.iter().map(|known| known.name).collect();
            return Err(TextError::unknown(key, text::parameter::parameter(), &names));
        }
        if params.iter().take(index).any(|(earlier, _)| earlier == key) {
            let place = if key.is_empty() {
                text::parameter::size().into()
            } else {
                text::parameter::parameter_of(key)
            };
            return Err(TextError::failed(place, text::parameter::given_twice()));
        }
    }
    Ok(())
}

/// Parses one of a list of words.
fn word<T: Copy>(
    text: Option<&str>,
    key: &str,
    words: &[(&str, T)],
) -> Result<Option<T>, TextError> {
    let Some(text) = text else {
        return Ok(None);
    };
    let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text));
    let refuse = || {
        let allowed: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        TextError::unknown(text, text::parameter::parameter_of(key), &allowed)
    };
    found.map(|&(_, value)| Some(value)).ok_or_else(refuse)
}

fn read_probability(text: &str) -> Result<f64, TextError> {
    let number: Option<f64> = text.parse().ok().filter(|p| (0.0..=1.0).contains(p));
    // Negative zero becomes zero. So do numbers that are so small that a division among the empty cells would make them
    // zero.
    number.map(|p| if p.is_normal() { p } else { 0.0 }).ok_or_else(|| {
        TextError::new(
            text,
            text::parameter::parameter_of("four"),
            text::parameter::a_probability(),
        )
    })
}

fn read_shape(size: Option<&str>, shape: Option<&str>) -> Result<BoardShape, TextError> {
    let is_box = word(shape, "shape", &SHAPES)?.unwrap_or(false);
    match size {
        Some(_) if is_box => {
            Err(TextError::failed(text::parameter::size(), text::parameter::no_size()))
        }
        None if is_box => Ok(BoardShape::hypercube()),
        None => Ok(BoardShape::rectangle(4, 4)),
        Some(text) => read_size(text),
    }
}

fn read_size(text: &str) -> Result<BoardShape, TextError> {
    let side = |text: &str| match text.trim().as_bytes() {
        [digit @ b'2'..=b'8'] => Some(usize::from(digit - b'0')),
        _ => None,
    };
    let sides =
        text.split_once(['x', 'X']).and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    match sides {
        Some((rows, columns)) => Ok(BoardShape::rectangle(rows, columns)),
        None => Err(TextError::new(text, text::parameter::size(), text::parameter::a_size())),
    }
}
