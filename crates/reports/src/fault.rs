//! The kinds of fault, in words.

use crate::text::results;
use damier_experiments::arena::Fault;
use damier_i18n::Message;
use std::fmt;

/// Returns the name of a kind of fault in the reader's language. `kind` is the name that results files use. A text that
/// is not a kind of fault stays as it is.
pub fn name_fault(kind: &impl fmt::Display) -> Message {
    let name = kind.to_string();
    let known = Fault::ALL.into_iter().find(|fault| fault.word() == name);
    known.map_or_else(|| name.into(), |fault| results::kind_of_fault(fault.word()))
}
