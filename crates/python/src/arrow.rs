//! The games of a run as an Arrow stream, through Arrow's C interface, which data-frame libraries read.

use arrow_array::builder::{Float64Builder, Int64Builder, StringBuilder};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use damier_experiments::arena::{Error, Store};
use serde_json::Value;
use std::sync::Arc;

/// Name of the capsule of a stream, as Arrow defines it.
pub(crate) const CAPSULE: &std::ffi::CStr = c"arrow_array_stream";

/// Number of rows in a batch.
const BATCH: usize = 1 << 16;

/// Columns of numbers that may have decimals.
const REAL: [&str; 3] = ["points", "cpu_s", "game_cpu_s"];
/// Columns of whole numbers, besides those of facts.
const WHOLE: [&str; 10] = [
    "number",
    "pair",
    "rules_version",
    "seat",
    "score",
    "loser_seat",
    "fault_ply",
    "plies",
    "moves",
    "nodes",
];
/// Prefix of the columns of facts.
const FACT: &str = "fact_";

/// Reads all games of a run into a stream, with a row for each seat of each game.
///
/// # Errors
/// If the file cannot be read or a record is damaged.
pub(crate) fn stream(store: &Store) -> Result<FFI_ArrowArrayStream, Error> {
    let names = damier_reports::export::columns(store);
    let schema = Arc::new(Schema::new(names.iter().map(field).collect::<Vec<_>>()));
    let (mut batches, mut columns) = (Vec::new(), Columns::new(&schema));
    for (event, lineup) in (0u32..).zip(store.lineups()) {
        for record in store.records(event) {
            for row in damier_reports::export::rows(&record?, lineup, &names) {
                columns.push(&row);
            }
            if columns.rows >= BATCH {
                batches.push(columns.batch(&schema));
            }
        }
    }
    batches.push(columns.batch(&schema));
    let batches = RecordBatchIterator::new(batches, schema);
    Ok(FFI_ArrowArrayStream::new(Box::new(batches)))
}

fn field(name: &String) -> Field {
    let kind = if REAL.contains(&name.as_str()) {
        DataType::Float64
    } else if WHOLE.contains(&name.as_str()) || name.starts_with(FACT) {
        DataType::Int64
    } else {
        DataType::Utf8
    };
    Field::new(name, kind, true)
}

/// Builder of one column.
enum Column {
    Real(Float64Builder),
    Whole(Int64Builder),
    Text(StringBuilder),
}

struct Columns {
    columns: Vec<Column>,
    rows: usize,
}

impl Columns {
    fn new(schema: &SchemaRef) -> Self {
        let column = |field: &Arc<Field>| match field.data_type() {
            DataType::Float64 => Column::Real(Float64Builder::new()),
            DataType::Int64 => Column::Whole(Int64Builder::new()),
            _ => Column::Text(StringBuilder::new()),
        };
        Self { columns: schema.fields().iter().map(column).collect(), rows: 0 }
    }

    fn push(&mut self, row: &[Value]) {
        self.rows += 1;
        for (column, value) in self.columns.iter_mut().zip(row) {
            match column {
                Column::Real(column) => column.append_option(value.as_f64()),
                // Node counts never reach 2^63 in practice.
                Column::Whole(column) => column.append_option(value.as_i64()),
                Column::Text(column) => column.append_option(value.as_str()),
            }
        }
    }

    /// Returns the rows so far as a batch, and starts a new one.
    fn batch(&mut self, schema: &SchemaRef) -> Result<RecordBatch, ArrowError> {
        self.rows = 0;
        let finish = |column: &mut Column| -> ArrayRef {
            match column {
                Column::Real(column) => Arc::new(column.finish()),
                Column::Whole(column) => Arc::new(column.finish()),
                Column::Text(column) => Arc::new(column.finish()),
            }
        };
        let columns = self.columns.iter_mut().map(finish).collect();
        RecordBatch::try_new(Arc::clone(schema), columns)
    }
}
