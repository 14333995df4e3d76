//! Plural forms: the cardinal rules of CLDR 48 for the languages that damier speaks.

use crate::lang::Lang;

/// A form of the plural, by CLDR's name for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PluralForm {
    /// `one`: in English for 1 alone; in French for 0, 1 and what lies between.
    One,
    /// `many`: in French for whole millions (*un million de parties*).
    Many,
    /// `other`: for everything else. Every selection has it.
    Other,
}

impl PluralForm {
    /// Chooses the form for a number that is written with this many decimals.
    #[must_use]
    pub fn of(lang: Lang, number: f64, decimals: usize) -> Self {
        let whole = number.abs().trunc();
        match lang {
            Lang::English | Lang::Pseudo if whole == 1.0 && decimals == 0 => Self::One,
            Lang::English | Lang::Pseudo => Self::Other,
            Lang::French if whole < 2.0 => Self::One,
            Lang::French if decimals == 0 && whole % 1e6 == 0.0 => Self::Many,
            Lang::French => Self::Other,
        }
    }
}
