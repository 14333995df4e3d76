//! Parts of long computations that the program `damier` hands out to a cluster.

use crate::error::Error;
use crate::interruptible::run_interruptible;
use damier_experiments::Assignment;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// Does an assignment on one thread. Returns what it brings back, as text.
#[pyfunction]
pub(crate) fn do_assignment(py: Python<'_>, text: &str) -> PyResult<String> {
    let done = run_interruptible(py, |stop| Assignment::work(text, stop))?.map_err(Error::from)?;
    // It was stopped by a signal, whose exception is raised before this.
    done.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
}
