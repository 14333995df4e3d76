//! Measures the memory that a program occupies when it starts.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// Maximum number of segments that are read. Compilers create about ten.
const MOST_SEGMENTS: u16 = 64;
/// Type of a segment that is loaded (elf(5)).
const PT_LOAD: u64 = 1;

/// Returns the bytes that the segments of a program occupy in memory, including static arrays; 0 if the file is not a
/// 64-bit program that the kernel loads itself.
pub(crate) fn image_size(program: &Path) -> u64 {
    segments(program).unwrap_or(0)
}

fn segments(program: &Path) -> Option<u64> {
    let mut file = File::open(program).ok()?;
    let mut head = [0u8; 64];
    file.read_exact(&mut head).ok()?;
    if head[..6] != *b"\x7fELF\x02\x01" {
        return None;
    }
    file.seek(SeekFrom::Start(number(&head, 32, 8))).ok()?;
    let count = u16::try_from(number(&head, 56, 2)).ok()?.min(MOST_SEGMENTS);
    let mut sum = 0u64;
    for _ in 0..count {
        let mut segment = [0u8; 56];
        file.read_exact(&mut segment).ok()?;
        if number(&segment, 0, 4) == PT_LOAD {
            sum = sum.saturating_add(number(&segment, 40, 8));
        }
    }
    Some(sum)
}

/// Reads a little-endian number.
fn number(bytes: &[u8], at: usize, length: usize) -> u64 {
    bytes[at..at + length].iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn static_arrays_are_counted() {
        let own = std::env::current_exe().unwrap();
        let length = own.metadata().unwrap().len();
        let size = image_size(&own);
        assert!((100_000..=length).contains(&size), "{size} of {length}");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("program");
        let mut made = std::fs::read(&own).unwrap();
        // Memory size of the first loaded segment.
        let table = number(&made, 32, 8) as usize;
        let is_loaded = |at: &usize| number(&made, *at, 4) == PT_LOAD;
        let first = (table..).step_by(56).find(is_loaded).unwrap();
        let before = number(&made, first + 40, 8);
        made[first + 40..first + 48].copy_from_slice(&(5u64 << 30).to_le_bytes());
        std::fs::write(&path, &made).unwrap();
        assert_eq!(image_size(&path), size - before + (5 << 30));
        std::fs::write(&path, "#!/bin/sh\nexit\n").unwrap();
        assert_eq!(image_size(&path), 0);
    }
}
