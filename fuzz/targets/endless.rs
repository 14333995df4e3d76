//! The end of an input that does not end: by CPU time, so that a suspended or busy machine is no fault of an input's.
//! (libFuzzer's own bound is wall time.)

use nix::sys::resource::{RLIM_INFINITY, Resource, setrlimit};
use nix::sys::signal::{SigHandler, Signal, signal};
use nix::time::{ClockId, clock_gettime};

/// The CPU time, in seconds, after which an input is taken for endless.
const ENDLESS: u64 = 20;

extern "C" fn abort(_: i32) {
    std::process::abort();
}

/// Makes the kernel's signal at the limit of CPU time a crash, so that libFuzzer keeps the input.
pub fn abort_beyond_the_limit() {
    // SAFETY: the handler does nothing but abort, which is safe within a signal.
    unsafe { signal(Signal::SIGXCPU, SigHandler::Handler(abort)) }.expect("a signal to handle");
}

/// Allows the next input its CPU time.
pub fn allow() {
    let used = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID).expect("a CPU clock").tv_sec();
    let limit = u64::try_from(used).expect("no time before the start") + ENDLESS;
    setrlimit(Resource::RLIMIT_CPU, limit, RLIM_INFINITY).expect("below the hard limit");
}
