//! The table in a file, so that long solving can be interrupted.
//!
//! Two lines of text name the format and the rules. Records of 16 bytes follow, in the order in which they were learned:
//! a [`TableRecord`] and 32 bits to check it. The file only grows, so a program that is killed, or a machine that loses
//! power, can damage no more than the end of it. Records are facts, so it does no harm if one is repeated.

use crate::rules::Quarto;
use crate::solver::table::{ForcedTable, TableRecord, mix};
use crate::text::table as text;
use damier_game::{Notation, SearchTable, TextError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The first line of every file, without the number of its format.
const TITLE: &str = "damier table ";

/// The number of the format. It changes with the records and with the way keys are mixed.
const FORMAT: &str = "1";

/// Bytes of a record.
const RECORD: usize = 16;

/// Makes the check bits of a record of zeros differ from zero: a file that lost its end may have zeros there.
const SALT: u64 = 0x7175_6172_746f_2131;

/// A table whose new entries are listed for a file.
pub(super) struct TableFile {
    table: Arc<ForcedTable>,
    /// Text of the rules.
    rules: String,
    /// True if the file has its first lines.
    is_begun: AtomicBool,
    proofs: AtomicU64,
}

impl TableFile {
    /// `table` must list its records.
    pub(super) fn new(rules: &Quarto, table: Arc<ForcedTable>) -> Self {
        let (is_begun, proofs) = (AtomicBool::new(false), AtomicU64::new(0));
        Self { table, rules: rules.name(), is_begun, proofs }
    }

    fn head(&self) -> String {
        format!("{TITLE}{FORMAT}\nrules: {}\n", self.rules)
    }

    /// Returns the error for a file that does not begin as this one does.
    fn refuse(&self, content: &[u8]) -> TextError {
        let mut lines = content.split(|&byte| byte == b'\n').map(String::from_utf8_lossy);
        let [title, rules] = [lines.next(), lines.next()].map(Option::unwrap_or_default);
        let (format, rules) = (title.strip_prefix(TITLE), rules.strip_prefix("rules: "));
        let sentence = match (format, rules) {
            (Some(FORMAT), Some(rules)) => text::other_rules(rules, self.rules.clone()),
            (Some(FORMAT) | None, _) => text::no_table().into(),
            (Some(format), _) => text::other_format(format, FORMAT),
        };
        TextError::failed("", sentence)
    }
}

impl SearchTable for TableFile {
    fn load(&self, content: &[u8]) -> Result<usize, TextError> {
        let head = self.head();
        let Some(records) = content.strip_prefix(head.as_bytes()) else {
            let is_cut = head.as_bytes().starts_with(content);
            return if is_cut { Ok(0) } else { Err(self.refuse(content)) };
        };
        let records: Vec<_> = records.chunks_exact(RECORD).map(read).collect();
        let intact = records.iter().take_while(|record| record.is_some()).count();
        if records[intact..].iter().any(Option::is_some) {
            let number = (intact + 1).to_string();
            return Err(TextError::failed("", text::damaged(number)));
        }
        records.into_iter().flatten().for_each(|record| self.table.add(record));
        self.is_begun.store(true, Ordering::Relaxed);
        self.proofs.fetch_add(intact as u64, Ordering::Relaxed);
        Ok(head.len() + intact * RECORD)
    }

    fn unsaved(&self) -> Vec<u8> {
        let is_begun = self.is_begun.swap(true, Ordering::Relaxed);
        let mut bytes = if is_begun { Vec::new() } else { self.head().into_bytes() };
        let records = self.table.take_unsaved();
        self.proofs.fetch_add(records.len() as u64, Ordering::Relaxed);
        records.into_iter().for_each(|record| bytes.extend(write(record)));
        bytes
    }

    fn proofs(&self) -> u64 {
        self.proofs.load(Ordering::Relaxed) + self.table.unsaved() as u64
    }
}

/// Returns the bits that check a record.
const fn check(record: TableRecord) -> u32 {
    (mix(record.mixed ^ SALT, record.low as u64) >> 32) as u32
}

fn write(record: TableRecord) -> [u8; RECORD] {
    let low = u64::from(check(record)) << 32 | u64::from(record.low);
    (u128::from(low) << 64 | u128::from(record.mixed)).to_le_bytes()
}

/// Reads a record; `None` if its check bits are wrong.
fn read(bytes: &[u8]) -> Option<TableRecord> {
    let word = u128::from_le_bytes(bytes.try_into().ok()?);
    let record = TableRecord { mixed: word as u64, low: (word >> 64) as u32 };
    (check(record) == (word >> 96) as u32).then_some(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::PositionLayer;
    use crate::line::RuleSet;
    use crate::solver::table::EVER;
    use crate::state::Position;

    fn table_file(rules: &Quarto) -> (Arc<ForcedTable>, TableFile) {
        let table = Arc::new(ForcedTable::new(21).with_records());
        (Arc::clone(&table), TableFile::new(rules, table))
    }

    fn positions(rules: &Quarto) -> Vec<Position> {
        PositionLayer::empty().next(rules).next(rules).positions().to_vec()
    }

    /// A file of two saves, with the proof that every position is no forced win.
    fn content(rules: &Quarto) -> Vec<u8> {
        let (table, file) = table_file(rules);
        let mut content = file.unsaved();
        for position in positions(rules) {
            table.learn(&position, true, EVER, false);
        }
        content.extend(file.unsaved());
        content
    }

    #[test]
    fn a_file_gives_back_what_was_proven() {
        let rules = Quarto::new(RuleSet::Diamonds, true);
        let content = content(&rules);
        let (table, file) = table_file(&rules);
        assert_eq!(file.load(&content), Ok(content.len()));
        let positions = positions(&rules);
        assert_eq!(file.proofs(), positions.len() as u64);
        for position in &positions {
            assert_eq!(table.get(position, true).answer(EVER), Some(false));
            assert_eq!(table.get(position, false).answer(EVER), None);
        }
        assert!(file.unsaved().is_empty(), "what was loaded is in the file");
        table.learn(&positions[0], false, EVER, true);
        assert_eq!(file.unsaved().len(), RECORD);
    }

    #[test]
    fn an_incomplete_end_is_left_out_wherever_it_was_cut() {
        let rules = Quarto::new(RuleSet::Corners, true);
        let content = content(&rules);
        let (_, file) = table_file(&rules);
        let head = file.head().len();
        for cut in (0..head + 3 * RECORD).chain(content.len() - RECORD..content.len()) {
            let (_, file) = table_file(&rules);
            let intact = if cut < head { 0 } else { head + (cut - head) / RECORD * RECORD };
            assert_eq!(file.load(&content[..cut]), Ok(intact), "{cut}");
            // The head is written again if it was cut.
            assert_eq!(file.unsaved().len(), if cut < head { head } else { 0 });
        }
        let mut zeros = content.clone();
        zeros.extend([0; 5 * RECORD]);
        assert_eq!(table_file(&rules).1.load(&zeros), Ok(content.len()));
    }

    #[test]
    fn a_damaged_or_foreign_file_is_refused() {
        let rules = Quarto::new(RuleSet::Diamonds, true);
        let content = content(&rules);
        let refused = |content: &[u8]| {
            let (table, file) = table_file(&rules);
            let why = file.load(content).expect_err("refused").to_string();
            let known = positions(&rules).iter().any(|p| table.get(p, true).not_by != 0);
            assert!(!known, "nothing of it is used");
            why
        };
        let head = table_file(&rules).1.head().len();
        for bit in (0..8 * RECORD).step_by(5) {
            let mut damaged = content.clone();
            damaged[head + 2 * RECORD + bit / 8] ^= 1 << (bit % 8);
            let why = refused(&damaged);
            assert!(why.contains("record 3") && why.contains("damaged"), "{why}");
        }
        let other = self::content(&Quarto::new(RuleSet::Diamonds, false));
        let why = refused(&other);
        assert!(
            why.contains("about quarto:diamonds. ") && why.contains("quarto:diamonds,misere"),
            "{why}"
        );
        assert!(refused(b"damier table 7\n?").contains("format 7"));
        assert!(refused(b"damier book 1\n").contains("not a table"));
        assert!(refused(&[0; 100]).contains("not a table"));
    }
}
