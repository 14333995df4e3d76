//! Parts of long computations that the program `damier` distributes over a cluster.

use crate::error::Error;
use crate::interruptible::run_interruptible;
use damier_experiments::Assignment;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// Does an assignment on one thread and returns its findings. Both are texts. The program `damier` writes assignments.
#[pyfunction]
pub(crate) fn do_assignment(py: Python<'_>, text: &str) -> PyResult<String> {
    let done = run_interruptible(py, |stop| Assignment::work(text, stop))?.map_err(Error::from)?;
    // A signal stopped it. Usually its own exception has been raised before this.
    done.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
}
