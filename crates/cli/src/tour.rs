//! `damier` alone: a one-minute tour.

use crate::conduct::conduct;
use crate::failure::CommandError;
use crate::results::{RunFile, write_event};
use crate::threads::default_threads;
use std::io::Write;
use workbench::arena::{self, Options, Spec, Store};
use workbench::{Hosting, referees};

const SPEC: &str = include_str!("tour.toml");

const NEXT: &str = "\
What to type next:
  damier run tournaments/class.toml       the whole class tournament
  damier match 2048 course-fast --games 20 --budget fast
  damier match filler:10x10 hybrid greedy --games 4000
  damier list players quarto              who plays, and what can be set
  damier play quarto --against cautious   play yourself
  damier --help                           everything else";

pub(crate) fn tour(out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "damier: one fair referee for 2048, Seven Colours and Quarto.")?;
    writeln!(out, "A small tournament in each game; every interval is 95 %.\n")?;
    out.flush()?;
    let whole = Spec::read(SPEC)?;
    let options = Options { threads: default_threads(), shard: None };
    for event in &whole.events {
        let spec = Spec { seed: whole.seed, events: vec![event.clone()] };
        let referees = referees(&spec, &Hosting::default())?;
        let plan = arena::check(spec, referees)?;
        let mut store = Store::in_memory(plan.spec())?;
        let outcome = conduct(&plan, &mut store, &options, false)?;
        for event in &arena::report(&store)?.events {
            write_event(event, RunFile { name: None }, out)?;
        }
        out.flush()?;
        if !outcome.is_complete() {
            return Err(CommandError::Stopped);
        }
    }
    Ok(writeln!(out, "{NEXT}")?)
}
