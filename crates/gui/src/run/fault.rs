//! The kinds of fault, in words.

use crate::say::run as say;
use words::Message;
use workbench::arena::Fault;

/// Names a kind of fault, given by its name in files; another text stays as it is.
pub(super) fn name_fault(name: &str) -> Message {
    let is_known = Fault::ALL.into_iter().any(|fault| fault.to_string() == name);
    if is_known { say::fault(name) } else { name.into() }
}
