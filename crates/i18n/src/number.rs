//! Numbers in each language: separators of groups of three digits, and the decimal sign.
//!
//! Source: CLDR 48, `decimal` and `group` of `en` and `fr`. French groups are separated by a no-break
//! space instead of CLDR's narrow one (U+202F): it has the width of a digit in a terminal, and every font has it.

use crate::lang::Lang;

/// Space without a line break.
pub const NO_BREAK_SPACE: char = '\u{a0}';

/// Number in a sentence, with its number of decimals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Number {
    value: f64,
    decimals: Decimals,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Decimals {
    /// Exactly this number of decimals.
    Fixed(u8),
    /// Exactly this number of decimals, and digits without groups.
    Ungrouped(u8),
    /// This number of decimals and a power of ten, for example `3.75e-2`.
    Scientific(u8),
    /// Like [`Decimals::Ungrouped`], and always with a sign.
    Signed(u8),
    /// One decimal below 100 unless it is 0, no decimal above.
    Short,
}

impl Number {
    /// Creates a number with this many decimals.
    #[must_use]
    pub const fn fixed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Fixed(decimals) }
    }

    /// Creates a number with this many decimals and without groups of digits, for exact answers that may be copied.
    #[must_use]
    pub const fn ungrouped(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Ungrouped(decimals) }
    }

    /// Creates a number near 0, shown with this many decimals and a power of ten.
    #[must_use]
    pub const fn scientific(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Scientific(decimals) }
    }

    /// Creates a gain or a loss: a number with its sign and this many decimals, without groups of digits.
    #[must_use]
    pub const fn signed(value: f64, decimals: u8) -> Self {
        Self { value, decimals: Decimals::Signed(decimals) }
    }

    /// Creates a rounded number: with one decimal below 100 unless it is 0, and whole above.
    #[must_use]
    pub const fn rounded(value: f64) -> Self {
        Self { value, decimals: Decimals::Short }
    }

    /// Formats it for a language.
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

    /// Returns the value and the number of shown decimals, which decide the plural form.
    pub(crate) fn plural_operands(self) -> (f64, usize) {
        let text = self.say(Lang::English);
        let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        (self.value, decimals)
    }
}

/// Formats a count with groups of digits.
#[must_use]
pub fn count(number: u64, lang: Lang) -> String {
    in_signs(&number.to_string(), lang)
}

/// Formats a number with this many decimals. A number that rounds to 0 has no sign.
fn decimal(value: f64, decimals: u8) -> String {
    let text = format!("{value:.*}", usize::from(decimals));
    let is_nil = !text.bytes().any(|byte| matches!(byte, b'1'..=b'9' | b'N' | b'i'));
    text.strip_prefix('-').filter(|_| is_nil).map_or(text.clone(), str::to_string)
}

/// Replaces the decimal sign of a number without groups.
fn with_point(plain: String, lang: Lang) -> String {
    if lang == Lang::French { plain.replace('.', ",") } else { plain }
}

/// Adds the group separators and the decimal sign of a language. A text that is not a number is returned unchanged.
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
