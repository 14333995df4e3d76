//! A formation table that opens tells chances from 0 to 1, or nothing, and is checked to its end. Its checksums are
//! mended first.

use crate::law::{Target, one_line};
use crate::scratch;
use damier_game::{Rng, SingleThread};
use damier_twenty48::Packed;
use damier_twenty48::formation::{Formation, FormationTable, build};

pub const TARGET: Target = Target { name: "tables", share: 6, longest: 9000, seeds, law };

/// Parts of a file, in bytes: see `crates/twenty48/src/formation/file.rs`.
const HEAD: usize = 64;
const ENTRY: usize = 24;
const FOOT: usize = 32;

fn seeds() -> Vec<Vec<u8>> {
    let built = |name: &str| {
        let (formation, mut bytes) = (Formation::read(name).expect("a formation"), Vec::new());
        build((formation, 4), 1 << 20, &SingleThread, &mut |_, _| true, &mut bytes)
            .expect("a small table");
        bytes
    };
    vec![built("2"), built("11"), built("2+")]
}

fn law(bytes: &[u8]) {
    let path = scratch::file("x.formation", &mended(bytes));
    match FormationTable::read(&path) {
        Ok(table) => {
            let walls = table.info().formation.fixed();
            let mut rng = Rng::new(1);
            (0..16).for_each(|_| chances(&table, board(walls, &mut rng)));
            if let Err(error) = table.verify(&mut |_| true) {
                one_line(&error);
            }
        }
        Err(error) => one_line(&error),
    }
}

fn chances(table: &FormationTable, board: Packed) {
    for chance in table.slides(board).into_iter().flatten() {
        assert!((0.0..=1.0).contains(&chance), "{chance}");
    }
}

/// Walls where they stand, and small tiles, or none, elsewhere.
fn board(walls: u16, rng: &mut Rng) -> Packed {
    let tile = |cell: u32| if walls >> cell & 1 == 1 { 15 } else { u64::from(rng.below(4)) };
    Packed::from_bits((0..16).map(tile).zip(0..).map(|(tile, cell)| tile << (4 * cell)).sum())
}

/// The same file with checksums that fit, as far as its parts can be found.
fn mended(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let Some(foot) = bytes.len().checked_sub(FOOT).filter(|&foot| foot >= HEAD) else {
        return bytes;
    };
    let start = word(&bytes, foot) as usize;
    if (HEAD..foot).contains(&start) && (foot - start).is_multiple_of(ENTRY) {
        mend_layers(&mut bytes, start..foot);
        let sum = checksum(&bytes[start..foot]);
        put(&mut bytes, foot + 16, sum);
    }
    let (sum, size) = (checksum(&bytes[..HEAD - 8]), bytes.len() as u64);
    put(&mut bytes, HEAD - 8, sum);
    put(&mut bytes, foot + 8, size);
    bytes
}

/// Each layer reaches to the next one, which is that of the sum below, or to the directory.
fn mend_layers(bytes: &mut [u8], directory: std::ops::Range<usize>) {
    let mut end = directory.start;
    for entry in directory.step_by(ENTRY) {
        let begin = word(bytes, entry) as usize;
        if let Some(layer) = bytes.get(begin..end) {
            let sum = checksum(layer);
            put(bytes, entry + 16, sum);
        }
        end = begin;
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let mixed = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    })
}

fn word(bytes: &[u8], from: usize) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|at| bytes[from + at]))
}

fn put(bytes: &mut [u8], from: usize, word: u64) {
    bytes[from..from + 8].copy_from_slice(&word.to_le_bytes());
}
