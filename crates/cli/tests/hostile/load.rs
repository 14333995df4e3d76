//! Programs that keep the machine busy.

use std::process::{Child, Command, Stdio};

/// Busy programs, until this is dropped.
pub(crate) struct Load(Vec<Child>);

impl Load {
    pub(crate) fn begin(programs: usize) -> Self {
        let busy = || {
            let mut command = Command::new("sh");
            command.args(["-c", "while :; do :; done"]).stdin(Stdio::null());
            command.spawn().expect("sh is there")
        };
        Self((0..programs).map(|_| busy()).collect())
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // The program does not end by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
