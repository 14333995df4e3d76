//! Numbers as each language writes them: the groups of three digits and the sign before decimals.
//!
//! Source of the signs: CLDR 48, `decimal` and `group` of `en` and `fr`. French groups are set apart by a no-break
//! space instead of CLDR's narrow one (U+202F): it has the width of a digit in a terminal, and every font has it.

use crate::lang::Lang;

/// A space at which no line is broken.
pub const NO_BREAK_SPACE: char = '\u{a0}';

/// A number in a sentence, with its decimals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Number {
    value: f64,
    decimals: Decimals,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Decimals {
    /// Exactly so many.
    Fixed(u8),
    /// Exactly so many, and digits without groups, as in exact answers.
    Ungrouped(u8),
    /// So many, and a power of ten, as `3.75e-2`.
    Scientific(u8),
    /// As ungrouped, with a sign before a gain, too.
    Signed(u8),
    /// One below 100 if there is any, none above.
    AsSaid,
}

impl Number {
    /// A number with this many decimals.
    #[must_use]
    pub const fn fixed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Fixed(decimals) }
    }

    /// A number with this many decimals, and digits without groups: for exact answers, which may be copied.
    #[must_use]
    pub const fn ungrouped(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Ungrouped(decimals) }
    }

    /// A number near 0 with a power of ten and this many decimals before it.
    #[must_use]
    pub const fn scientific(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Scientific(decimals) }
    }

    /// A gain or a loss: a number with its sign, with this many decimals, and digits without groups.
    #[must_use]
    pub const fn signed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Signed(decimals) }
    }

    /// A number as people say it: a decimal below 100 if it has any, whole above.
    #[must_use]
    pub const fn rounded(value: f64) -> Self {
        Self { value, decimals: Decimals::AsSaid }
    }

    /// Writes it as a language does.
    #[must_use]
    pub fn say(self, lang: Lang) -> String {
        let text = match self.decimals {
            Decimals::Fixed(decimals) => decimal(self.value, decimals),
            Decimals::Ungrouped(decimals) => {
                return with_point(decimal(self.value, decimals), lang);
            }
            Decimals::Scientific(decimals) => {
                return with_point(format!("{:.*e}", usize::from(decimals), self.value), lang);
            }
            Decimals::Signed(decimals) => {
                let text = format!("{:+.*}", usize::from(decimals), self.value);
                return with_point(text, lang);
            }
            Decimals::AsSaid if self.value.abs() < 99.95 => {
                let text = format!("{:.1}", self.value);
                text.strip_suffix(".0").map_or(text.clone(), str::to_string)
            }
            Decimals::AsSaid => format!("{:.0}", self.value),
        };
        in_signs(&text, lang)
    }

    /// The number of decimals that are written, and whether the number written is that of one thing or of several.
    pub(crate) fn plural_operands(self) -> (f64, usize) {
        let text = self.say(Lang::English);
        let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        (self.value, decimals)
    }
}

/// Writes a count with its groups of digits.
#[must_use]
pub fn count(number: u64, lang: Lang) -> String {
    in_signs(&number.to_string(), lang)
}

/// A number with this many decimals; what rounds to 0 has no sign.
fn decimal(value: f64, decimals: u8) -> String {
    let text = format!("{value:.*}", usize::from(decimals));
    let is_nil = !text.bytes().any(|byte| matches!(byte, b'1'..=b'9' | b'N' | b'i'));
    text.strip_prefix('-').filter(|_| is_nil).map_or(text.clone(), str::to_string)
}

/// Gives a number without groups the sign that a language has before decimals.
fn with_point(plain: String, lang: Lang) -> String {
    if lang == Lang::French { plain.replace('.', ",") } else { plain }
}

/// Gives a number in plain digits the signs of a language. What is no number stays as it is.
fn in_signs(plain: &str, lang: Lang) -> String {
    let (group, point) = match lang {
        Lang::English | Lang::Pseudo => (',', '.'),
        Lang::French => (NO_BREAK_SPACE, ','),
    };
    let (sign, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("-", digits));
    let (whole, decimals) = digits.split_once('.').map_or((digits, None), |(a, b)| (a, Some(b)));
    if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return plain.to_string();
    }
    let mut text = String::from(sign);
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    if let Some(decimals) = decimals {
        text.push(point);
        text.push_str(decimals);
    }
    text
}
