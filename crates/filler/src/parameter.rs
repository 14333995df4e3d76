//! Parameters in text (`filler:8x7,colours=6`), their values, and which of them fit together.

use crate::ban::Ban;
use crate::board::MAX_COLOURS;
use crate::layout::{BoardLayout, fewest_colours};
use crate::rules::{Filler, Swap, Win};
use crate::shape::{MAX_SIDE, Topology};
use crate::text;
use damier_game::{FormField, Parameter, Params, TextError};
use damier_i18n::{Message, Phrase};

/// Parameters of the game, as help and lists show them.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "ROWSxCOLUMNS",
        default: Phrase::verbatim("30x30"),
        allowed: text::parameter::sizes(),
        help: text::parameter::rows_and_columns(),
        form: FormField {
            label: text::parameter::form_size(),
            sentence: text::parameter::form_size_sentence(),
            choices: &[],
        },
    },
    Parameter {
        name: "colours",
        default: Phrase::verbatim("7"),
        allowed: text::parameter::colour_counts(),
        help: text::parameter::colours(),
        form: FormField {
            label: text::parameter::form_colours(),
            sentence: text::parameter::form_colours_sentence(),
            choices: &[],
        },
    },
    Parameter {
        name: "topology",
        default: Phrase::verbatim("plane"),
        allowed: Phrase::verbatim("plane, torus, hex"),
        help: text::parameter::topology(),
        form: FormField {
            label: text::parameter::form_topology(),
            sentence: text::parameter::form_topology_sentence(),
            choices: &[
                ("plane", text::parameter::form_topology_plane()),
                ("torus", text::parameter::form_topology_torus()),
                ("hex", text::parameter::form_topology_hex()),
            ],
        },
    },
    Parameter {
        name: "holes",
        default: Phrase::verbatim("0"),
        allowed: text::parameter::hole_counts(),
        help: text::parameter::holes(),
        form: FormField {
            label: text::parameter::form_holes(),
            sentence: text::parameter::form_holes_sentence(),
            choices: &[],
        },
    },
    Parameter {
        name: "layout",
        default: Phrase::verbatim("random"),
        allowed: Phrase::verbatim("random, no-equal, symmetric, diagonal"),
        help: text::parameter::layout(),
        form: FormField {
            label: text::parameter::form_layout(),
            sentence: text::parameter::form_layout_sentence(),
            choices: &[
                ("random", text::parameter::form_layout_random()),
                ("no-equal", text::parameter::form_layout_no_equal()),
                ("symmetric", text::parameter::form_layout_symmetric()),
                ("diagonal", text::parameter::form_layout_diagonal()),
            ],
        },
    },
    Parameter {
        name: "ban",
        default: Phrase::verbatim("none"),
        allowed: text::parameter::bans(),
        help: text::parameter::ban(),
        form: FormField {
            label: text::parameter::form_ban(),
            sentence: text::parameter::form_ban_sentence(),
            choices: &[
                ("none", text::parameter::form_ban_none()),
                ("own", text::parameter::form_ban_own()),
                ("opponent", text::parameter::form_ban_opponent()),
                ("own+opponent", text::parameter::form_ban_own_opponent()),
                ("last", text::parameter::form_ban_last()),
                ("own+last", text::parameter::form_ban_own_last()),
            ],
        },
    },
    Parameter {
        name: "win",
        default: Phrase::verbatim("half"),
        allowed: Phrase::verbatim("half, majority, full"),
        help: text::parameter::win(),
        form: FormField {
            label: text::parameter::form_win(),
            sentence: text::parameter::form_win_sentence(),
            choices: &[
                ("half", text::parameter::form_win_half()),
                ("majority", text::parameter::form_win_majority()),
                ("full", text::parameter::form_win_full()),
            ],
        },
    },
    Parameter {
        name: "swap",
        default: Phrase::verbatim("none"),
        allowed: Phrase::verbatim("none, first"),
        help: text::parameter::swap(),
        form: FormField {
            label: text::parameter::form_swap(),
            sentence: text::parameter::form_swap_sentence(),
            choices: &[
                ("none", text::parameter::form_swap_none()),
                ("first", text::parameter::form_swap_first()),
            ],
        },
    },
    Parameter {
        name: "preset",
        default: Phrase::verbatim("class"),
        allowed: Phrase::verbatim("class, phone"),
        help: text::parameter::preset(),
        form: FormField {
            label: text::parameter::form_preset(),
            sentence: text::parameter::form_preset_sentence(),
            choices: &[
                ("class", text::parameter::form_preset_class()),
                ("phone", text::parameter::form_preset_phone()),
            ],
        },
    },
];

const TOPOLOGIES: [(&str, Topology); 3] =
    [("plane", Topology::Plane), ("torus", Topology::Torus), ("hex", Topology::Hex)];
const LAYOUTS: [(&str, BoardLayout); 4] = [
    ("random", BoardLayout::Random),
    ("no-equal", BoardLayout::NoEqual),
    ("symmetric", BoardLayout::Symmetric),
    ("diagonal", BoardLayout::Diagonal),
];
const WINS: [(&str, Win); 3] =
    [("half", Win::Half), ("majority", Win::Majority), ("full", Win::Full)];
const SWAPS: [(&str, Swap); 2] = [("none", Swap::None), ("first", Swap::First)];

impl Filler {
    /// Reads rules from parameters. This is the inverse of [`damier_game::Notation::name`]. A preset is applied first,
    /// wherever it stands in the text, and the other parameters change it.
    ///
    /// # Errors
    /// A parameter is unknown or repeated, a value is out of range, or values do not fit together.
    pub fn read(params: &Params) -> Result<Self, TextError> {
        refuse_repeats(params)?;
        let mut rules = Self::default();
        for (_, name) in params.iter().filter(|(key, _)| *key == "preset") {
            rules = preset(name)?;
        }
        for (key, value) in params.iter() {
            rules.set(key, value)?;
        }
        rules.refuse_contradictions()?;
        Ok(rules)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        match key {
            "" => (self.shape.rows, self.shape.columns) = read_size(value)?,
            "colours" => self.colours = read_number(key, value, 2, MAX_COLOURS)?,
            "topology" => self.shape.topology = read_word(key, value, &TOPOLOGIES)?,
            "holes" => self.holes = read_number(key, value, 0, MAX_SIDE * MAX_SIDE / 4)?,
            "layout" => self.layout = read_word(key, value, &LAYOUTS)?,
            "ban" => self.ban = read_ban(value)?,
            "win" => self.win = read_word(key, value, &WINS)?,
            "swap" => self.swap = read_word(key, value, &SWAPS)?,
            "preset" => {}
            _ => {
                let names: Vec<&str> = PARAMETERS.iter().map(|parameter| parameter.name).collect();
                return Err(TextError::unknown(key, text::parameter::parameter(), &names));
            }
        }
        Ok(())
    }

    /// Writes the parameters that differ from the defaults.
    pub(crate) fn params_text(&self) -> String {
        let default = Self::default();
        let mut parts = Vec::new();
        let mut add = |differs: bool, text: String| {
            if differs {
                parts.push(text);
            }
        };
        let size = |rules: &Self| format!("{}x{}", rules.rows(), rules.columns());
        add(size(self) != size(&default), size(self));
        add(self.colours != default.colours, format!("colours={}", self.colours));
        add(
            self.topology() != default.topology(),
            format!("topology={}", word(self.topology(), &TOPOLOGIES)),
        );
        add(self.holes != default.holes, format!("holes={}", self.holes));
        add(self.layout != default.layout, format!("layout={}", word(self.layout, &LAYOUTS)));
        add(self.ban != default.ban, format!("ban={}", ban_text(self.ban)));
        add(self.win != default.win, format!("win={}", word(self.win, &WINS)));
        add(self.swap != default.swap, format!("swap={}", word(self.swap, &SWAPS)));
        parts.join(",")
    }

    fn refuse_contradictions(&self) -> Result<(), TextError> {
        let refuse = |key: &str, found: &dyn std::fmt::Display, expected: Message| {
            Err(TextError::new(found, text::parameter::parameter_of(key), expected))
        };
        let shape = &self.shape;
        if self.holes > 0 {
            let narrow = shape.rows < 2 || shape.columns < 2;
            let most = if narrow { 0 } else { shape.size() / 4 };
            if self.holes > most {
                let size = format!("{}x{}", shape.rows, shape.columns);
                let expected = text::parameter::holes_on(most.to_string(), size);
                return refuse("holes", &self.holes, expected);
            }
            if self.layout == BoardLayout::Symmetric
                && self.holes % 2 > shape.rows * shape.columns % 2
            {
                return refuse("holes", &self.holes, text::parameter::even_holes().into());
            }
        }
        if self.colours <= self.ban.most() {
            let least = (self.ban.most() + 1).to_string();
            let expected = text::parameter::colours_with_ban(least, ban_text(self.ban));
            return refuse("colours", &self.colours, expected);
        }
        if self.layout == BoardLayout::NoEqual && self.colours < fewest_colours(shape) {
            let expected = text::parameter::colours_without_equals();
            return refuse("colours", &self.colours, expected.into());
        }
        if self.layout == BoardLayout::Symmetric
            && shape.topology == Topology::Hex
            && shape.rows > 1
            && shape.rows % 2 == 1
        {
            let expected = text::parameter::layouts_on_odd_hexagons();
            return refuse("layout", &"symmetric", expected.into());
        }
        Ok(())
    }
}

fn preset(name: &str) -> Result<Filler, TextError> {
    let phone = || {
        let mut rules = Filler {
            colours: 6,
            layout: BoardLayout::NoEqual,
            ban: Ban { own: true, opponent: true, last: false },
            win: Win::Full,
            ..Filler::default()
        };
        (rules.shape.rows, rules.shape.columns) = (8, 7);
        rules
    };
    match name.to_ascii_lowercase().as_str() {
        "class" => Ok(Filler::default()),
        "phone" => Ok(phone()),
        _ => {
            let place = text::parameter::parameter_of("preset");
            Err(TextError::unknown(name, place, &["class", "phone"]))
        }
    }
}

fn refuse_repeats(params: &Params) -> Result<(), TextError> {
    let keys: Vec<&str> = params.iter().map(|(key, _)| key).collect();
    for (position, (key, _)) in params.iter().enumerate() {
        if keys[..position].contains(&key) {
            let name = if key.is_empty() { "ROWSxCOLUMNS" } else { key };
            let place = text::parameter::parameter_of(name);
            return Err(TextError::failed(place, text::parameter::given_twice()));
        }
    }
    Ok(())
}

fn read_size(text: &str) -> Result<(usize, usize), TextError> {
    let side = |text: &str| whole_number(text.trim()).filter(|side| (1..=MAX_SIDE).contains(side));
    let lower = text.to_ascii_lowercase();
    lower
        .split_once('x')
        .and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)))
        .filter(|(rows, columns)| rows * columns >= 2)
        .ok_or_else(|| TextError::new(text, text::parameter::size(), text::parameter::a_size()))
}

/// Reads digits and nothing else: no sign.
pub(crate) fn whole_number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

fn read_number(key: &str, text: &str, min: usize, max: usize) -> Result<usize, TextError> {
    let number = whole_number(text).filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| {
        let expected = text::parameter::a_whole_number(min.to_string(), max.to_string());
        TextError::new(text, text::parameter::parameter_of(key), expected)
    })
}

fn read_word<T: Copy>(key: &str, text: &str, words: &[(&str, T)]) -> Result<T, TextError> {
    let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text));
    found.map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        TextError::unknown(text, text::parameter::parameter_of(key), &names)
    })
}

fn word<'a, T: PartialEq + Copy>(value: T, words: &[(&'a str, T)]) -> &'a str {
    let found = words.iter().find(|(_, listed)| *listed == value);
    found.map_or("", |&(word, _)| word)
}

fn read_ban(text: &str) -> Result<Ban, TextError> {
    let mut ban = Ban::default();
    if text.eq_ignore_ascii_case("none") {
        return Ok(ban);
    }
    for part in text.split('+') {
        let slot = match part.trim().to_ascii_lowercase().as_str() {
            "own" => &mut ban.own,
            "opponent" => &mut ban.opponent,
            "last" => &mut ban.last,
            _ => return Err(refuse_ban(part)),
        };
        if std::mem::replace(slot, true) {
            return Err(refuse_ban(text));
        }
    }
    Ok(ban)
}

fn refuse_ban(text: &str) -> TextError {
    TextError::new(text, text::parameter::parameter_of("ban"), text::parameter::each_ban_once())
}

fn ban_text(ban: Ban) -> String {
    let parts = [(ban.own, "own"), (ban.opponent, "opponent"), (ban.last, "last")];
    let banned: Vec<&str> = parts.iter().filter(|(on, _)| *on).map(|&(_, name)| name).collect();
    if banned.is_empty() { "none".to_string() } else { banned.join("+") }
}
