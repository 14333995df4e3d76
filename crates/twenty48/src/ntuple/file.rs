//! Network files: a plain-text label, the weights, and a checksum over both.
//!
//! ```text
//! damier network 1
//! game 2048
//! tuples 012345 456789 012456 45689a
//! form packed
//! unit 20
//! rate coherent
//! lambda 0.5
//! restart 0
//! seed 1
//! stretches 100
//! moves 5000000000
//! cpu 5200.000
//!
//! (weights)(SHA-256 of all before, 32 bytes)
//! ```

use crate::ntuple::form::Form;
use crate::ntuple::label::Label;
use crate::ntuple::learner::Learner;
use crate::ntuple::network::{Network, WeightBytes};
use crate::ntuple::trainer::{Trainer, TrainingProgress};
use crate::rules::Twenty48;
use crate::text;
use damier_game::{Notation, TextError};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use sha2::{Digest, Sha256};
use std::io::{self, Read, Write};
use std::sync::Arc;

#[cfg(test)]
mod tests;

/// Length of the checksum at the end, in bytes.
const SUM: usize = 32;

/// Largest ratio of deflate: 258 bytes for every two bits (RFC 1951, 3.2.5).
const MOST_UNPACKED: usize = 1032;

/// Writer that also computes a checksum.
struct ChecksumWriter<'a> {
    out: &'a mut dyn Write,
    sum: Sha256,
}

impl Write for ChecksumWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.sum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Writes the network of a training, with its weights in the given form.
///
/// # Errors
/// If `out` returns an error.
pub fn write(trainer: &Trainer, form: Form, out: &mut dyn Write) -> io::Result<()> {
    let learner = trainer.learner();
    let unit = match form {
        Form::Packed(step) => step.max(smallest_unit(learner, 0..learner.len())),
        Form::Sixteen => smallest_unit(learner, 0..learner.len()),
        Form::Float | Form::Eight => 1.0,
    };
    let mut out = ChecksumWriter { out, sum: Sha256::new() };
    out.write_all(Label::new(trainer, form, unit).text().as_bytes())?;
    match form {
        Form::Float => write_floats(learner, &mut out)?,
        Form::Sixteen => write_sixteen(trainer, unit, &mut out)?,
        Form::Packed(_) => write_planes(trainer, unit, &mut out)?,
        Form::Eight => write_sizes(trainer, &mut out)?,
    }
    let sum = out.sum.finalize();
    out.out.write_all(&sum)?;
    out.out.flush()
}

/// Returns the smallest unit with which the largest of these weights fits into 16 bits.
fn smallest_unit(learner: &Learner, range: std::ops::Range<usize>) -> f32 {
    let largest = range.map(|index| learner.weight(index).abs()).fold(0.0, f32::max);
    (largest / f32::from(i16::MAX)).max(f32::MIN_POSITIVE)
}

fn round_to_units(weight: f32, unit: f32) -> i16 {
    (weight / unit).round() as i16
}

fn write_floats(learner: &Learner, out: &mut dyn Write) -> io::Result<()> {
    write_blocks(0..learner.len(), out, |index| learner.weight(index).to_le_bytes())?;
    write_blocks(0..learner.len(), out, |index| learner.errors(index).to_le_bytes())
}

/// Writes some bytes for each index, in large blocks. One by one, the checksum or the compressor would take longer than
/// a short training.
fn write_blocks<const N: usize>(
    range: std::ops::Range<usize>,
    out: &mut dyn Write,
    bytes: impl Fn(usize) -> [u8; N],
) -> io::Result<()> {
    const BLOCK: usize = 1 << 14;
    let mut block = Vec::with_capacity(BLOCK * N);
    for begin in range.clone().step_by(BLOCK) {
        block.clear();
        block.extend((begin..range.end.min(begin + BLOCK)).flat_map(&bytes));
        out.write_all(&block)?;
    }
    Ok(())
}

fn write_sixteen(trainer: &Trainer, unit: f32, out: &mut dyn Write) -> io::Result<()> {
    let learner = trainer.learner();
    let units = |index| round_to_units(learner.weight(index), unit).to_le_bytes();
    write_blocks(0..learner.len(), out, units)
}

/// Writes the low bytes of all weights, then their high bytes, which are mostly 0 or 255.
fn write_planes(trainer: &Trainer, unit: f32, out: &mut dyn Write) -> io::Result<()> {
    let learner = trainer.learner();
    let units = |index| round_to_units(learner.weight(index), unit);
    let mut packer = DeflateEncoder::new(out, Compression::best());
    for byte in 0..2 {
        write_blocks(0..learner.len(), &mut packer, |index| [units(index).to_le_bytes()[byte]])?;
    }
    packer.finish().map(drop)
}

/// Returns the weight for an 8-bit code. 127 stands for `largest` and -127 for its negative. Codes near 0 are denser.
fn size_of(code: i8, largest: f32) -> f32 {
    let root = f32::from(code) / 127.0;
    root * root.abs() * largest
}

fn write_sizes(trainer: &Trainer, out: &mut dyn Write) -> io::Result<()> {
    let (learner, tuples) = (trainer.learner(), &trainer.hyperparameters().tuples);
    let offsets = tuples.offsets();
    let ranges = || offsets.windows(2).map(|pair| pair[0]..pair[1]);
    let largest = |range| smallest_unit(learner, range) * f32::from(i16::MAX);
    for range in ranges() {
        out.write_all(&largest(range).to_le_bytes())?;
    }
    let mut packer = DeflateEncoder::new(out, Compression::best());
    for range in ranges() {
        let most = largest(range.clone());
        write_blocks(range, &mut packer, |index| {
            let weight = learner.weight(index);
            let root = (weight.abs() / most).sqrt() * 127.0;
            (root.round().copysign(weight) as i8).to_le_bytes()
        })?;
    }
    packer.finish().map(drop)
}

/// Checks the checksum of a file, and returns its label and the range of its weights.
fn open_checked(bytes: &[u8]) -> Result<(Label, std::ops::Range<usize>), TextError> {
    let (label, begin) = Label::read(bytes)?;
    let end = bytes.len().saturating_sub(SUM).max(begin);
    if Sha256::digest(&bytes[..end])[..] != bytes[end..] {
        let found = text::network::bytes(bytes.len() as u64);
        return Err(TextError::failed(text::network::network(), text::network::damaged(found)));
    }
    Ok((label, begin..end))
}

fn wrong_size(found: usize, wanted: usize) -> TextError {
    let expected = text::network::bytes_of_tuples(wanted as u64);
    TextError::about(text::network::bytes(found as u64), text::network::network_weights(), expected)
}

/// Returns an error if these compressed bytes are too few for the wanted number of bytes. This is checked before memory
/// is allocated.
fn check_packed(packed: &[u8], wanted: usize) -> Result<(), TextError> {
    if wanted <= packed.len().saturating_mul(MOST_UNPACKED) {
        return Ok(());
    }
    let sentence = text::network::too_few_packed(packed.len() as u64, wanted as u64);
    Err(TextError::failed(text::network::network_weights(), sentence))
}

/// Unpacks exactly `wanted` bytes.
fn unpack(packed: &[u8], wanted: usize) -> Result<Vec<u8>, TextError> {
    check_packed(packed, wanted)?;
    let mut bytes = Vec::with_capacity(wanted);
    let read = DeflateDecoder::new(packed).take(wanted as u64 + 1).read_to_end(&mut bytes);
    let found = read.unwrap_or(bytes.len());
    if found == wanted { Ok(bytes) } else { Err(wrong_size(found, wanted)) }
}

/// Reads a network to play with, and its label. Weights of 16 bits are used in place, without a copy.
///
/// # Errors
/// If the file is not a network or is damaged, or if its version, form or size is wrong.
pub fn read(bytes: WeightBytes) -> Result<(Network, Label), TextError> {
    let (label, range) = open_checked((*bytes).as_ref())?;
    let (tuples, count) = (label.tuples.clone(), label.tuples.weights());
    let fits =
        |wanted| if range.len() == wanted { Ok(()) } else { Err(wrong_size(range.len(), wanted)) };
    if label.form == Form::Sixteen {
        fits(2 * count)?;
        let part = Arc::new(Part { bytes, range });
        return Ok((Network::new(tuples, label.unit, part), label));
    }
    let held = &(*bytes).as_ref()[range.clone()];
    let network = match label.form {
        Form::Float => {
            fits(12 * count)?;
            let (floats, _) = held[..4 * count].as_chunks::<4>();
            Network::quantize(&tuples, |index| f32::from_le_bytes(floats[index]))
        }
        Form::Eight => {
            let (unit, weights) = read_sizes(held, &label, count)?;
            Network::new(tuples, unit, weights)
        }
        Form::Packed(_) | Form::Sixteen => {
            Network::new(tuples, label.unit, Arc::new(read_planes(held, count)?))
        }
    };
    Ok((network, label))
}

/// Returns the weights from their low and high bytes. Weights of 0, which are most, are not written, so that the system
/// need not provide memory for them.
fn read_planes(packed: &[u8], count: usize) -> Result<Vec<u8>, TextError> {
    const BLOCK: usize = 256;
    check_packed(packed, 2 * count)?;
    let mut weights = vec![0; 2 * count];
    let (mut planes, mut block) = (DeflateDecoder::new(packed), [0; BLOCK]);
    for plane in 0..2 {
        for begin in (0..count).step_by(BLOCK) {
            let block = &mut block[..BLOCK.min(count - begin)];
            let place = plane * count + begin;
            planes.read_exact(block).map_err(|_| wrong_size(place, 2 * count))?;
            if block != &[0; BLOCK][..block.len()] {
                let pairs = weights[2 * begin..].chunks_exact_mut(2);
                pairs.zip(&*block).for_each(|(pair, &byte)| pair[plane] = byte);
            }
        }
    }
    match planes.read(&mut block[..1]) {
        Ok(0) => Ok(weights),
        _ => Err(wrong_size(2 * count + 1, 2 * count)),
    }
}

fn read_sizes(held: &[u8], label: &Label, count: usize) -> Result<(f32, WeightBytes), TextError> {
    let offsets = label.tuples.offsets();
    let table = 4 * (offsets.len() - 1);
    let (sizes, _) = held.get(..table).unwrap_or_default().as_chunks::<4>();
    let codes = unpack(held.get(table..).unwrap_or_default(), count)?;
    let most = |tuple: usize| sizes.get(tuple).map_or(0.0, |&size| f32::from_le_bytes(size));
    let unit = (0..sizes.len()).map(most).fold(f32::MIN_POSITIVE, f32::max) / f32::from(i16::MAX);
    let mut weights = Vec::with_capacity(2 * count);
    for (tuple, pair) in offsets.windows(2).enumerate() {
        let levels =
            (-128..=127).map(|code: i16| round_to_units(size_of(code as i8, most(tuple)), unit));
        let levels: Vec<i16> = levels.collect();
        let level = |code: &u8| levels[usize::from((*code).wrapping_add(128))].to_le_bytes();
        weights.extend(codes[pair[0]..pair[1]].iter().flat_map(level));
    }
    Ok((unit, Arc::new(weights)))
}

/// Part of a file in memory.
struct Part {
    bytes: WeightBytes,
    range: std::ops::Range<usize>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &(*self.bytes).as_ref()[self.range.clone()]
    }
}

/// Reads a training to continue it.
///
/// # Errors
/// If [`read`] fails, if the network is for another game, or if its weights were rounded.
pub fn resume(rules: &Twenty48, bytes: &[u8]) -> Result<Trainer, TextError> {
    let (label, range) = open_checked(bytes)?;
    if label.game != rules.name() {
        return Err(TextError::new(label.game, text::network::network_line("game"), rules.name()));
    }
    let (held, count) = (&bytes[range], label.tuples.weights());
    if label.form != Form::Float {
        let sentence = text::network::rounded(label.form.word());
        return Err(TextError::failed(text::network::network_line("form"), sentence));
    }
    if held.len() != 12 * count {
        return Err(wrong_size(held.len(), 12 * count));
    }
    let mut trainer = Trainer::new(rules, label.hyperparameters());
    let (weights, errors) = held.split_at(4 * count);
    for (index, &weight) in weights.as_chunks::<4>().0.iter().enumerate() {
        trainer.learner().set_weight(index, f32::from_le_bytes(weight));
    }
    for (index, &errors) in errors.as_chunks::<8>().0.iter().enumerate() {
        trainer.learner().set_errors(index, u64::from_le_bytes(errors));
    }
    let Label { iterations, moves, cpu, .. } = label;
    trainer.set_progress(TrainingProgress { iterations, moves, cpu });
    Ok(trainer)
}
