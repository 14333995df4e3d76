//! Tests of the class server, within the process without a network and as a program that is killed.

mod class;
mod clock;
mod forms;
#[cfg(target_os = "linux")]
mod forty;
mod hostile;
mod kept;
#[cfg(unix)]
mod kills;
#[cfg(target_os = "linux")]
mod kits;
#[cfg(target_os = "linux")]
#[path = "../../../guest/tests/lacks/mod.rs"]
mod lacks;
mod links;
#[cfg(target_os = "linux")]
mod load;
mod losses;
mod roles;
mod starting;
mod term;
mod typed;
