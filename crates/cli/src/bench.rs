//! `damier bench`: the signature and the speed.

use crate::failure::Failure;
use crate::table::{Align, Table};
use std::io::Write;
use workbench::{bench as run, signature};

pub(crate) fn bench(out: &mut dyn Write) -> Result<(), Failure> {
    let lines = run(|_| ())?;
    let mut table = Table::new(&[("game", Align::Left), ("player", Align::Left)]);
    table.column("positions", Align::Right).column("nodes", Align::Right);
    table.column("ms", Align::Right).column("nodes/s", Align::Right);
    for line in &lines {
        let seconds = line.time.as_secs_f64();
        table.row([
            line.game.to_string(),
            line.player.to_string(),
            line.positions.to_string(),
            line.nodes.to_string(),
            format!("{:.1}", seconds * 1e3),
            format!("{:.0}", line.nodes as f64 / seconds.max(1e-9)),
        ]);
    }
    writeln!(out, "{table}")?;
    writeln!(out, "signature: {}", signature(&lines))?;
    Ok(())
}
