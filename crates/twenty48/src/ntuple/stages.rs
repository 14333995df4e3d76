//! Stages of a game, each with separate weights.

use crate::text;
use damier_game::TextError;
use std::fmt;

/// Exponents that may define a stage: tiles from 256 to 16384.
const RANKS: std::ops::RangeInclusive<u8> = 8..=14;

/// Largest number of stages after the first.
const MOST: usize = 7;

/// Tiles that divide a game into stages. Late boards are rare, so weights that were trained on early boards mislead a
/// network there. Separate weights for each stage solve this (Wu and others, TAAI 2014; Yeh and others, IEEE T-CIAIG
/// 2017).
///
/// Boards of later stages are not downgraded before they are looked up. (If they were downgraded by one rank, boards
/// with different values would have the same weights, and training would fall back: docs/log/2048-experiments.md.)
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stages {
    /// For each stage after the first, the tiles that must be on the board. They are bits, one for each exponent.
    needed: Vec<u16>,
}

impl Stages {
    /// Reads the tiles of each stage after the first, for example `16384` or `16384+8192`. A board is in the stage if
    /// all of them are on it.
    pub(crate) fn read<'a>(words: impl Iterator<Item = &'a str>) -> Result<Self, TextError> {
        let needed = words.map(read_stage).collect::<Result<Vec<_>, _>>()?;
        if needed.len() > MOST {
            let expected = text::network::most_stages(MOST.to_string());
            return Err(TextError::new(needed.len(), text::network::stages(), expected));
        }
        Ok(Self { needed })
    }

    /// Returns the number of stages, including the first.
    pub(crate) fn count(&self) -> usize {
        1 + self.needed.len()
    }

    /// Returns the number of the stage of a board with these tiles (a bit for each exponent). This is the last stage
    /// whose tiles are all on the board.
    #[inline]
    pub(crate) fn stage_of(&self, tiles: u16) -> usize {
        let stands = |&needed: &u16| tiles & needed == needed;
        self.needed.iter().rposition(stands).map_or(0, |stage| stage + 1)
    }

    /// Returns an exponent such that every board of a later stage has a tile of at least this exponent. It is the
    /// largest such exponent. Returns `None` if there are no later stages.
    pub(crate) fn lowest(&self) -> Option<u8> {
        self.needed.iter().map(|needed| needed.ilog2() as u8).min()
    }
}

impl fmt::Display for Stages {
    /// Writes every later stage after a slash.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for needed in &self.needed {
            let tiles = RANKS.rev().filter(|rank| needed >> rank & 1 == 1);
            let tiles: Vec<_> = tiles.map(|rank| (1u32 << rank).to_string()).collect();
            write!(out, " / {}", tiles.join("+"))?;
        }
        Ok(())
    }
}

fn read_stage(text: &str) -> Result<u16, TextError> {
    let rank = |word: &str| {
        let mut ranks = RANKS;
        ranks.find(|rank| (1u32 << rank).to_string() == word.trim())
    };
    let ranks = text.split('+').map(rank).collect::<Option<Vec<_>>>();
    let refuse = || TextError::new(text.trim(), text::network::stage(), text::network::a_stage());
    let ranks = ranks.ok_or_else(refuse)?;
    Ok(ranks.into_iter().fold(0, |needed, rank| needed | 1 << rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stages(words: &[&str]) -> Stages {
        Stages::read(words.iter().copied()).expect("stages")
    }

    #[test]
    fn the_last_stage_of_which_all_tiles_stand_counts() {
        let stages = stages(&["16384", " 8192+16384 ", "16384+8192+4096"]);
        assert_eq!(stages.to_string(), " / 16384 / 16384+8192 / 16384+8192+4096");
        assert_eq!((stages.count(), stages.lowest()), (4, Some(14)));
        let stage_of =
            |ranks: &[u8]| stages.stage_of(ranks.iter().fold(0, |tiles, rank| tiles | 1 << rank));
        assert_eq!(stage_of(&[1, 13, 12]), 0);
        assert_eq!(stage_of(&[14, 12]), 1);
        assert_eq!(stage_of(&[14, 13, 1]), 2);
        assert_eq!(stage_of(&[14, 13, 12]), 3);
    }

    #[test]
    fn without_stages_there_is_one() {
        let none = stages(&[]);
        assert_eq!((none.count(), none.stage_of(u16::MAX), none.lowest()), (1, 0, None));
        assert_eq!(none.to_string(), "");
        assert_eq!(stages(&["2048+1024", "256"]).lowest(), Some(8));
    }

    #[test]
    fn other_stages_are_refused() {
        for words in [&["32768"][..], &["128"], &[""], &["16384+"], &["x"], &["256"; 8]] {
            assert!(Stages::read(words.iter().copied()).is_err(), "{words:?}");
        }
    }
}
