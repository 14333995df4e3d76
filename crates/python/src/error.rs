//! Errors of this package, and the Python exceptions that they become.

use crate::chosen_language::current;
use damier_catalog::ActionError;
use damier_experiments::arena;
use damier_game::TextError;
use damier_i18n::Message;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// An error of this package.
#[derive(Debug)]
pub(crate) enum Error {
    /// A wrong text or number: `InputError`.
    Text(TextError),
    /// An action that the rules forbid: `IllegalActionError`.
    Illegal(TextError),
    /// A results file that cannot be used or is closed: `ResultsError`.
    Results(Message),
    /// The machine failed: `MachineError`.
    Machine(Message),
    /// A panic, with its message: `InternalError`.
    Panic(String),
}

impl From<TextError> for Error {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

impl From<ActionError> for Error {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unknown(error) => Self::Text(error),
            ActionError::Illegal(error) => Self::Illegal(error),
        }
    }
}

impl From<arena::Error> for Error {
    fn from(error: arena::Error) -> Self {
        match error {
            arena::Error::Text(error) => Self::Text(error),
            arena::Error::Refused(_) | arena::Error::File { .. } => Self::Results(error.into()),
            arena::Error::Host { .. } | arena::Error::Machine(_) => Self::Machine(error.into()),
        }
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        let lang = current();
        let (class, sentence) = match error {
            Error::Text(error) => (0, error.say(lang)),
            Error::Illegal(error) => (1, error.say(lang)),
            Error::Results(message) => (2, message.say(lang)),
            Error::Machine(message) => (3, message.say(lang)),
            Error::Panic(message) => (4, message),
        };
        Python::attach(|py| match exception(py, class) {
            Ok(class) => Self::from_type(class.clone(), sentence),
            Err(error) => error,
        })
    }
}

/// The names of the exceptions in `damier.errors`.
const NAMES: [&str; 5] =
    ["InputError", "IllegalActionError", "ResultsError", "MachineError", "InternalError"];

fn exception(py: Python<'_>, which: usize) -> PyResult<&Bound<'_, PyType>> {
    static CLASSES: PyOnceLock<[Py<PyType>; NAMES.len()]> = PyOnceLock::new();
    let classes = CLASSES.get_or_try_init(py, || {
        let module = py.import("damier.errors")?;
        let mut found = Vec::with_capacity(NAMES.len());
        for name in NAMES {
            found.push(module.getattr(name)?.cast_into::<PyType>()?.unbind());
        }
        let found: Result<[Py<PyType>; NAMES.len()], _> = found.try_into();
        PyResult::Ok(found.expect("as many as there are names"))
    })?;
    Ok(classes[which].bind(py))
}
