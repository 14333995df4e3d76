//! What is said of a machine that played a part of a run.

use crate::number::whole;
use crate::say::results as say;
use words::{Message, Number};
use workbench::arena::MachineShare;

/// The games of a machine and how quick it was, beside the others.
#[must_use]
pub fn machine_sentence(machine: &MachineShare) -> Message {
    let (games, pace) = (whole(machine.games), Number::ungrouped(machine.pace, 2));
    let name = machine.name.clone();
    if machine.is_slow() {
        say::played_on_slow(name, games, pace)
    } else {
        say::played_on(name, games, pace)
    }
}
