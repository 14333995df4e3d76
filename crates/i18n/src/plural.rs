//! Plural forms: the cardinal rules of CLDR 48 for the languages of damier.

use crate::lang::Lang;

/// Plural form, with its name in CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PluralForm {
    /// `one`: in English for 1 only, in French for numbers from 0 to below 2.
    One,
    /// `many`: in French for whole millions (*un million de parties*).
    Many,
    /// `other`: for all other numbers. Every selection has it.
    Other,
}

impl PluralForm {
    /// Returns the plural form for a number that is shown with this number of decimals.
    #[must_use]
    pub fn for_number(lang: Lang, number: f64, decimals: usize) -> Self {
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
