//! A formation table, as players look it up.

use crate::formation::build::estimate;
use crate::formation::bytes::FileBytes;
use crate::formation::chance::success_of_code;
use crate::formation::check_record::CheckRecord;
use crate::formation::file::{Directory, LayerEntry, checksum, code};
use crate::formation::layout::Formation;
use crate::formation::ranking::Ranking;
use crate::formation::slides::{FormationSlides, Key, SlideResult};
use crate::packed::Packed;
use crate::text;
use damier_game::TextError;
use damier_game::offer::BytesWatch;
use std::io;
use std::path::Path;

/// Description of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Formation: the cells of the fixed tiles.
    pub formation: Formation,
    /// Exponent of the target tile.
    pub target: u8,
    /// Number of stored afterstates.
    pub afterstates: u64,
    /// Size of the file in bytes.
    pub bytes: u64,
}

/// A formation table. [`FormationTable::open`] reads and checks only a small part of the file, and look-ups do not check
/// the rest: the check of one layer takes milliseconds, which players do not have for a move. Players open tables with
/// [`Formations::open`](crate::formation::Formations::open), which checks all of it.
#[derive(Debug)]
pub struct FormationTable {
    bytes: FileBytes,
    info: TableInfo,
    slides: FormationSlides,
    ranking: Ranking,
    entries: Vec<LayerEntry>,
}

impl FormationTable {
    /// Opens a table file.
    ///
    /// # Errors
    /// If the file cannot be read, is not a table, is of another version, is cut short, or is damaged in its head or
    /// directory.
    pub fn open(path: &Path) -> Result<Self, TextError> {
        let name = path.display().to_string();
        let bytes = FileBytes::open(path).map_err(|error| unreadable(&name, &error))?;
        bytes.will_be_read_in_order(false);
        Self::from_bytes(bytes).map_err(|error| error.within(name))
    }

    /// Reads a whole file into memory, for systems that cannot map files. Otherwise it is the same as
    /// [`FormationTable::open`].
    ///
    /// # Errors
    /// See [`FormationTable::open`].
    pub fn read(path: &Path) -> Result<Self, TextError> {
        let name = path.display().to_string();
        let bytes = FileBytes::read(path).map_err(|error| unreadable(&name, &error))?;
        Self::from_bytes(bytes).map_err(|error| error.within(name))
    }

    /// Opens a table file whose layers are all intact. Checks them if this state of the file was not checked before,
    /// which takes some 0.4 CPU seconds per gigabyte.
    ///
    /// # Errors
    /// See [`FormationTable::open`] and [`FormationTable::verify`].
    pub(super) fn open_intact(path: &Path) -> Result<Self, TextError> {
        let record = CheckRecord::of(path);
        let table = Self::open(path)?;
        if !record.is_current() {
            table.verify_and_record(path, &record, &mut |_| true)?;
        }
        Ok(table)
    }

    /// Checks every layer of a table file, and records beside it whether they are intact, so that players need not check
    /// them again. Otherwise it is the same as [`FormationTable::verify`].
    ///
    /// # Errors
    /// See [`FormationTable::open`] and [`FormationTable::verify`].
    pub fn verify_file(path: &Path, watch: BytesWatch<'_>) -> Result<bool, TextError> {
        let record = CheckRecord::of(path);
        Self::open(path)?.verify_and_record(path, &record, watch)
    }

    fn verify_and_record(
        &self,
        path: &Path,
        record: &CheckRecord,
        watch: BytesWatch<'_>,
    ) -> Result<bool, TextError> {
        let verified = self.verify(watch);
        match verified {
            Ok(true) => record.write(),
            Ok(false) => {}
            Err(_) => record.remove(),
        }
        verified.map_err(|error| error.within(path.display().to_string()))
    }

    fn from_bytes(bytes: FileBytes) -> Result<Self, TextError> {
        let Directory { formation, target, entries } = Directory::read(&bytes)?;
        // Refuse tables that no build can produce.
        estimate(formation, target)?;
        let slides = FormationSlides::new(formation, target);
        let ranking = Ranking::new(formation, target, slides.placements());
        let plan = Directory { formation, target, entries };
        plan.check(ranking.sizes(), bytes.len())?;
        let entries = plan.entries;
        let afterstates = entries.iter().map(|entry| entry.held).sum();
        let info = TableInfo { formation, target, afterstates, bytes: bytes.len() as u64 };
        Ok(Self { slides, bytes, info, ranking, entries })
    }

    /// Describes the table.
    #[must_use]
    pub const fn info(&self) -> TableInfo {
        self.info
    }

    /// Checks every layer. After each of them, calls `watch` with the number of bytes checked so far. If `watch` returns
    /// false, the check ends and returns false; otherwise it returns true in the end.
    ///
    /// # Errors
    /// If a layer does not match its checksum.
    pub fn verify(&self, watch: BytesWatch<'_>) -> Result<bool, TextError> {
        self.bytes.will_be_read_in_order(true);
        let intact = self.verify_layers(watch);
        self.bytes.will_be_read_in_order(false);
        intact
    }

    fn verify_layers(&self, watch: BytesWatch<'_>) -> Result<bool, TextError> {
        let mut done = 0;
        for sum in (0..self.entries.len()).rev() {
            if checksum(self.layer(sum)) != self.entries[sum].checksum {
                let sentence = text::table::damaged_layer((2 * sum).to_string());
                return Err(TextError::failed("", sentence));
            }
            done += self.layer(sum).len() as u64;
            if !watch(done) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns true if the fixed tiles of a board fit the formation. Fixed tiles are tiles 32768.
    #[inline]
    pub(super) fn is_of(&self, board: Packed) -> bool {
        self.slides.are_placed(board)
    }

    /// Returns true if the fixed tiles of a board fit a formation whose twin is on the cell with this lowest bit, and
    /// the target does not stand beside it yet. Fixed tiles, including the twin, are tiles 32768.
    #[inline]
    pub(super) fn is_of_twin(&self, board: Packed, twin: u64) -> bool {
        self.slides.is_twin_placed(board, twin)
    }

    /// Returns the probability of success from a board before a spawn whose fixed tiles are tiles 32768. Returns `None`
    /// if the table does not hold the board.
    #[inline]
    pub(super) fn chance(&self, board: Packed) -> Option<f32> {
        self.held(self.slides.key(board)?)
    }

    fn held(&self, key: Key) -> Option<f32> {
        let (sum, number) = self.ranking.place(key)?;
        code(self.layer(sum), self.ranking.sizes()[sum], number).map(success_of_code)
    }

    /// Returns the probabilities of success after the slides left, right, up and down. The fixed tiles of the board
    /// must be tiles 32768 and fit the formation. A probability is 1 for a slide that makes the target (or brings it
    /// beside its twin), and `None` for a slide that is not allowed or leads to a board that the table does not hold.
    #[must_use]
    pub fn slides(&self, board: Packed) -> [Option<f32>; 4] {
        self.slides.slides_of(board).map(|slid| match slid {
            SlideResult::NotAllowed => None,
            SlideResult::TargetMade => Some(1.0),
            SlideResult::Moved(key) => self.held(key),
        })
    }

    fn layer(&self, sum: usize) -> &[u8] {
        let entry = &self.entries[sum];
        let from = entry.offset as usize;
        &self.bytes[from..from + entry.bytes(self.ranking.sizes()[sum]) as usize]
    }
}

fn unreadable(name: &str, error: &io::Error) -> TextError {
    TextError::failed(name, text::table::unreadable(error))
}
