//! File format of a table. All numbers are little-endian.
//!
//! | part | bytes | what |
//! | --- | --- | --- |
//! | head | 64 | `damierft`, version (u32), fixed cells (u16), exponent of the target (u16), limit (u32), fresh sum (u32), most gaps below fixed tiles (u32), cell of the twin (u8), zeros, checksum of the 56 bytes before it |
//! | layers | | by sum from the limit down to 0: blocks, then chances, filled up to 64 bytes with zeros |
//! | directory | 24 each | for sums 0, 2, 4, … to the limit: offset of the layer, afterstates in it, its checksum |
//! | foot | 32 | offset of the directory, bytes of the file, checksum of the directory, `tfreimad` |
//!
//! A block of 64 bytes covers about 448 arrangements in the order of their numbers. It holds the number of stored
//! arrangements of the layer before the block (u64), and a bit for each arrangement that is set if it is stored. A
//! probability is a u16.
//!
//! A checksum takes 8 bytes at a time, starting from 0: `c = (c ^ bytes) · 0x9e3779b97f4a7c15; c ^= c >> 32`.

use crate::formation::chance::code_of_failure;
use crate::formation::layer::{FailureChances, Marks};
use crate::formation::layout::{Formation, TARGETS};
use crate::text;
use damier_game::TextError;
use damier_i18n::Message;
use std::io::{self, Write};

/// Bytes at the start and at the end of a file.
const MAGIC: [[u8; 8]; 2] = [*b"damierft", *b"tfreimad"];

/// Supported versions. In version 1, fixed tiles must not move. In version 2, they may be lifted over a gap. In version
/// 3, they must not move, and one of them is the twin of the target.
const VERSIONS: std::ops::RangeInclusive<u32> = 1..=3;
const LIFTED: u32 = 2;
const WITH_TWIN: u32 = 3;

/// Sizes in bytes of the head, of an entry of the directory, and of the foot.
pub(super) const HEAD: usize = 64;
const ENTRY: usize = 24;
const FOOT: usize = 32;

/// Number of arrangements in a block, and size of the bits of a block in bytes.
const BLOCK_BITS: usize = 448;
const BLOCK: usize = 64;

/// Position and size of a layer in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LayerEntry {
    pub(super) offset: u64,
    /// Number of stored afterstates.
    pub(super) held: u64,
    pub(super) checksum: u64,
}

impl LayerEntry {
    /// Returns the length of the layer in bytes. `size` is its number of arrangements.
    pub(super) fn bytes(&self, size: u64) -> u64 {
        layer_bytes(size, self.held)
    }
}

fn layer_bytes(size: u64, held: u64) -> u64 {
    (blocks_bytes(size) + 2 * held).next_multiple_of(BLOCK as u64)
}

fn blocks_bytes(size: u64) -> u64 {
    size.div_ceil(BLOCK_BITS as u64) * BLOCK as u64
}

/// Returns the length of a file in bytes. `sizes` holds the number of arrangements of each layer, and `held` the number
/// of those that are stored.
pub(super) fn size(sizes: &[u64], held: &[u64]) -> u64 {
    let layers: u64 = sizes.iter().zip(held).map(|(&size, &held)| layer_bytes(size, held)).sum();
    layers + (HEAD + sizes.len() * ENTRY + FOOT) as u64
}

/// Returns the checksum of these bytes, padded with zeros to a multiple of 8.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let words = words.iter().chain(std::iter::once(&last).filter(|_| !rest.is_empty()));
    words.fold(0u64, |sum, &word| {
        let mixed = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    })
}

/// Writer of a table file, from its head to its foot.
pub(super) struct Writer<'a> {
    out: &'a mut dyn Write,
    at: u64,
    /// Entries of the layers written so far, from the largest sum down.
    entries: Vec<LayerEntry>,
}

impl<'a> Writer<'a> {
    /// Creates a writer, and writes the head.
    pub(super) fn new(
        out: &'a mut dyn Write,
        formation: Formation,
        target: u8,
    ) -> io::Result<Self> {
        let mut head = Vec::with_capacity(HEAD);
        head.extend(MAGIC[0]);
        let gaps = u32::from(formation.gaps());
        let version = if formation.twin().is_some() { WITH_TWIN } else { VERSIONS.start() + gaps };
        head.extend(version.to_le_bytes());
        head.extend(formation.fixed().to_le_bytes());
        head.extend(u16::from(target).to_le_bytes());
        head.extend(Formation::limit(target).to_le_bytes());
        head.extend(formation.fresh(target).to_le_bytes());
        head.extend(gaps.to_le_bytes());
        head.extend(formation.twin());
        head.resize(HEAD - 8, 0);
        head.extend(checksum(&head).to_le_bytes());
        out.write_all(&head)?;
        Ok(Self { out, at: HEAD as u64, entries: Vec::new() })
    }

    /// Writes a layer of `size` arrangements: those that are marked, with their probabilities of failure.
    pub(super) fn layer(
        &mut self,
        size: u64,
        marks: &Marks,
        chances: &FailureChances,
    ) -> io::Result<()> {
        let mut blocks = Vec::with_capacity(blocks_bytes(size) as usize);
        let mut codes = Vec::new();
        for first in (0..size as usize).step_by(BLOCK_BITS) {
            blocks.extend((codes.len() as u64 / 2).to_le_bytes());
            let bits = marks.seven_words(first / 64);
            bits.iter().for_each(|word| blocks.extend(word.to_le_bytes()));
            let end = (first + BLOCK_BITS).min(size as usize);
            marks.each_within(first..end, |number| {
                codes.extend(code_of_failure(chances.get(number)).to_le_bytes());
            });
        }
        let held = codes.len() as u64 / 2;
        blocks.append(&mut codes);
        blocks.resize(layer_bytes(size, held) as usize, 0);
        self.out.write_all(&blocks)?;
        self.entries.push(LayerEntry { offset: self.at, held, checksum: checksum(&blocks) });
        self.at += blocks.len() as u64;
        Ok(())
    }

    /// Writes the directory and the foot.
    pub(super) fn finish(self) -> io::Result<()> {
        let mut end = Vec::new();
        for entry in self.entries.iter().rev() {
            end.extend([entry.offset, entry.held, entry.checksum].map(u64::to_le_bytes).concat());
        }
        let size = self.at + (end.len() + FOOT) as u64;
        let foot = [self.at, size, checksum(&end)].map(u64::to_le_bytes).concat();
        end.extend(foot);
        end.extend(MAGIC[1]);
        self.out.write_all(&end)?;
        self.out.flush()
    }
}

/// Head and directory of a file.
#[derive(Debug)]
pub(super) struct Directory {
    pub(super) formation: Formation,
    /// Exponent of the target.
    pub(super) target: u8,
    /// Entries of all layers. The index is half the sum.
    pub(super) entries: Vec<LayerEntry>,
}

impl Directory {
    /// Reads the head, the directory and the foot, without the layers.
    ///
    /// # Errors
    /// If the file is not a table, is of another version, is cut short, or is damaged in these parts.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, TextError> {
        let refuse = |found: Message, expected: Message| TextError::about(found, "", expected);
        let head = bytes.get(..HEAD).filter(|head| head[..8] == MAGIC[0]);
        let head = head.ok_or_else(|| TextError::failed("", text::table::not_a_table()))?;
        let version = u32::from_le_bytes(array(head, 8));
        if !VERSIONS.contains(&version) {
            let [first, last] = [VERSIONS.start(), VERSIONS.end()].map(u32::to_string);
            return Err(refuse(
                text::table::version(version.to_string()),
                text::table::versions(first, last),
            ));
        }
        let (target, limit, fresh) = (head[14], number(head, 16), number(head, 20));
        let stored = u64::from_le_bytes(array(head, HEAD - 8));
        if checksum(&head[..HEAD - 8]) != stored || !TARGETS.contains(&target) {
            return Err(TextError::failed("", text::table::damaged_head()));
        }
        let (gaps, wanted) = (number(head, 24), u32::from(version == LIFTED));
        if gaps != wanted {
            let expected = text::table::gaps_in_version(wanted.to_string(), version.to_string());
            return Err(refuse(text::table::gaps(gaps.into()), expected));
        }
        let still = Formation::new(u16::from_le_bytes(array(head, 12)))?;
        let formation = match version {
            LIFTED => still.lifted()?,
            WITH_TWIN => still.with_twin(head[28])?,
            _ => still,
        };
        let (most, begin) = (Formation::limit(target), formation.fresh(target));
        if (limit, fresh) != (most, begin) {
            let describe = |limit: u32, sum: u32| {
                text::table::limit_and_sum(limit.to_string(), sum.to_string())
            };
            return Err(refuse(describe(limit, fresh), describe(most, begin)));
        }
        let entries = directory(bytes, limit as usize / 2 + 1)?;
        Ok(Self { formation, target, entries })
    }

    /// Checks the position of every layer and the length of the file. `sizes` holds the number of arrangements of each
    /// layer.
    ///
    /// # Errors
    /// If a layer is too large or out of place, or if the file is too long or too short.
    pub(super) fn check(&self, sizes: &[u64], file: usize) -> Result<(), TextError> {
        let mut next = HEAD as u64;
        for (entry, &size) in self.entries.iter().zip(sizes).rev() {
            if entry.held > size {
                return Err(TextError::failed("", text::table::too_large_layer()));
            }
            if entry.offset != next {
                let at = |offset: u64| text::table::layer_at(offset.to_string());
                return Err(TextError::about(at(entry.offset), "", at(next)));
            }
            next += entry.bytes(size);
        }
        let whole = size(sizes, &self.entries.iter().map(|entry| entry.held).collect::<Vec<_>>());
        if whole != file as u64 {
            return Err(TextError::about(
                text::table::bytes(file as u64),
                "",
                text::table::bytes(whole),
            ));
        }
        Ok(())
    }
}

fn directory(bytes: &[u8], layers: usize) -> Result<Vec<LayerEntry>, TextError> {
    let size = || text::table::bytes(bytes.len() as u64);
    let start = bytes.len().checked_sub(FOOT + layers * ENTRY).filter(|&start| start >= HEAD);
    let start = start.ok_or_else(|| TextError::failed("", text::table::cut_short(size())))?;
    let foot = &bytes[bytes.len() - FOOT..];
    let word = |from: usize| u64::from_le_bytes(array(foot, from));
    if foot[24..] != MAGIC[1] || word(0) != start as u64 || word(8) != bytes.len() as u64 {
        return Err(TextError::failed("", text::table::short_or_damaged(size())));
    }
    let directory = &bytes[start..bytes.len() - FOOT];
    if checksum(directory) != word(16) {
        return Err(TextError::failed("", text::table::damaged_directory()));
    }
    let entries = directory.chunks_exact(ENTRY).map(|entry| {
        let word = |from: usize| u64::from_le_bytes(array(entry, from));
        LayerEntry { offset: word(0), held: word(8), checksum: word(16) }
    });
    Ok(entries.collect())
}

/// Returns the code of the arrangement with this number, or `None` if it is not stored. `layer` holds the bytes of its
/// layer, and `size` is the number of arrangements there.
#[inline]
pub(super) fn code(layer: &[u8], size: u64, number: usize) -> Option<u16> {
    let block = layer.get(number / BLOCK_BITS * BLOCK..)?.first_chunk::<BLOCK>()?;
    let word = |index: usize| u64::from_le_bytes(array(block, 8 * index));
    let (at, bit) = (number % BLOCK_BITS / 64, 1 << (number % BLOCK_BITS % 64));
    let last = word(1 + at);
    if last & bit == 0 {
        return None;
    }
    let whole: u32 = (0..at).map(|index| word(1 + index).count_ones()).sum();
    // In a damaged file the count may overflow. Then no arrangement is found.
    let before = word(0).checked_add(u64::from(whole + (last & (bit - 1)).count_ones()))?;
    let from = before.checked_mul(2)?.checked_add(blocks_bytes(size))?;
    layer.get(usize::try_from(from).ok()?..)?.first_chunk().map(|&code| u16::from_le_bytes(code))
}

fn number(bytes: &[u8], from: usize) -> u32 {
    u32::from_le_bytes(array(bytes, from))
}

/// Returns the N bytes that start at `from`. Panics if there are too few.
#[inline]
fn array<const N: usize>(bytes: &[u8], from: usize) -> [u8; N] {
    std::array::from_fn(|index| bytes[from + index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn huge_counts_in_a_damaged_layer_find_nothing() {
        let layer = [0xff; 2 * BLOCK];
        assert_eq!((0..BLOCK_BITS).find_map(|number| code(&layer, 64, number)), None);
    }
}
