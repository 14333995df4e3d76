//! The run file as the results name it.

/// The run file, for commands that the results suggest.
#[derive(Clone, Copy)]
pub(crate) struct RunFile<'a> {
    /// Its path; `None` if the run is not stored.
    pub(crate) name: Option<&'a str>,
}
