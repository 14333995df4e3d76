//! The name of the run file, for commands that the results suggest.

/// The run file, for commands that the results suggest.
#[derive(Clone, Copy)]
pub(crate) struct RunFile<'a> {
    /// The path of the file; `None` if the run is not stored.
    pub(crate) name: Option<&'a str>,
}
