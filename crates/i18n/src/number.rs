//! Numbers in each language: the separator between groups of three digits, and the decimal sign.
//!
//! Source: CLDR 48, `decimal` and `group` of `en` and `fr`. In French, groups are separated by a no-break space. CLDR
//! has a narrow one (U+202F), but the ordinary one is as wide as a digit in a terminal, and every font has it.

use crate::lang::Lang;

/// No-break space.
pub const NO_BREAK_SPACE: char = '\u{a0}';

/// Number in a sentence, with the way in which it is written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Number {
    value: f64,
    decimals: Decimals,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Decimals {
    /// Exactly this number of decimals.
    Fixed(u8),
    /// Exactly this number of decimals, without separators between groups of digits.
    Ungrouped(u8),
    /// Scientific notation with this number of decimals, for example `3.75e-2`.
    Scientific(u8),
    /// Exactly this number of decimals, without separators, and always with a sign.
    Signed(u8),
    /// Below 100, one decimal, which is left out if it is 0. From 100, no decimals.
    Short,
}

impl Number {
    /// Creates a number that is written with this number of decimals.
    #[must_use]
    pub const fn fixed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Fixed(decimals) }
    }

    /// Creates a number with this number of decimals and without separators between groups of digits, for exact answers
    /// that may be copied.
    #[must_use]
    pub const fn ungrouped(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Ungrouped(decimals) }
    }

    /// Creates a number near 0, which is written in scientific notation with this number of decimals, for example
    /// `3.75e-2`.
    #[must_use]
    pub const fn scientific(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Scientific(decimals) }
    }

    /// Creates a gain or a loss. It is written with its sign and this number of decimals, without separators between
    /// groups of digits.
    #[must_use]
    pub const fn signed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Signed(decimals) }
    }

    /// Creates a rounded number. Below 100, it has one decimal, which is left out if it is 0. From 100, it has no
    /// decimals.
    #[must_use]
    pub const fn rounded(value: f64) -> Self {
        Self { value, decimals: Decimals::Short }
    }

    /// Returns the number as it is written in a language.
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
            Decimals::Short if self.value.abs() < 99.95 => {
                let text = format!("{:.1}", self.value);
                text.strip_suffix(".0").map_or(text.clone(), str::to_string)
            }
            Decimals::Short => format!("{:.0}", self.value),
        };
        in_signs(&text, lang)
    }

    /// Returns the value and the number of decimals that are shown. Both determine the plural form.
    pub(crate) fn plural_operands(self) -> (f64, usize) {
        let text = self.say(Lang::English);
        let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        (self.value, decimals)
    }
}

/// Returns a count as it is written in a language, with separators between groups of digits.
#[must_use]
pub fn count(number: u64, lang: Lang) -> String {
    in_signs(&number.to_string(), lang)
}

/// Formats a number with this number of decimals. A number that is rounded to 0 has no sign.
fn decimal(value: f64, decimals: u8) -> String {
    let text = format!("{value:.*}", usize::from(decimals));
    let is_nil = !text.bytes().any(|byte| matches!(byte, b'1'..=b'9' | b'N' | b'i'));
    text.strip_prefix('-').filter(|_| is_nil).map_or(text.clone(), str::to_string)
}

/// Replaces the decimal point by the decimal sign of a language.
fn with_point(plain: String, lang: Lang) -> String {
    if lang == Lang::French { plain.replace('.', ",") } else { plain }
}

/// Adds the group separators and the decimal sign of a language. Returns a text that is not a number unchanged.
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
