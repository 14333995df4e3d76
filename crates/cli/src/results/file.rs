//! The run file as its results name it.

/// The run file in the commands it suggests.
#[derive(Clone, Copy)]
pub(crate) struct RunFile<'a> {
    /// Its path; `None` for a run that is not kept.
    pub(crate) name: Option<&'a str>,
}
