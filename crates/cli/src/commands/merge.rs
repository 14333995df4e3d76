//! `damier merge`: merges the shards of a run.

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::run as text;
use clap::Args;
use damier_catalog::TextError;
use damier_experiments::arena::Store;
use damier_reports::number::whole;
use std::path::{Path, PathBuf};

/// Merge the shards of a run
#[derive(Args, Debug)]
pub(crate) struct MergeArgs {
    /// The run files of the shards
    #[arg(required = true)]
    shards: Vec<PathBuf>,
    /// The run file to write, or an existing file of the same run to which games are added [default: the first file
    /// named, which must not exist]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Fail if games of the run are missing after the merge
    #[arg(long)]
    complete: bool,
}

impl MergeArgs {
    /// Returns the file to write and the files to merge. Without --out, the first file is the one to write.
    fn parts(&self) -> (&Path, &[PathBuf]) {
        match (&self.out, self.shards.split_first()) {
            (Some(out), _) => (out, &self.shards),
            (None, Some((first, rest))) => (first, rest),
            (None, None) => (Path::new(""), &[]),
        }
    }

    /// Returns the file to write.
    pub(crate) fn target(&self) -> &Path {
        self.parts().0
    }
}

pub(crate) fn merge(args: &MergeArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (path, shards) = args.parts();
    let shards: Vec<Store> =
        shards.iter().map(|path| Store::open_to_read(path)).collect::<Result<_, _>>()?;
    let Some(first) = shards.first() else {
        return Err(TextError::new(
            path.display(),
            text::place_shards(),
            text::at_least_one_file(),
        )
        .into());
    };
    // Games that are already stored are skipped, so a file can grow as shards come in.
    let is_there = args.out.is_some() && path.exists();
    let open = if is_there { Store::open_or_create } else { Store::create };
    let mut merged = open(path, first.spec())?;
    match merged.merge_all(&shards) {
        Ok(_) => {
            let games = merged.stored()?;
            let scheduled: u64 = merged.lineups().iter().map(|lineup| lineup.scheduled).sum();
            let file = path.display().to_string();
            out.say(text::merged(whole(games), whole(scheduled), file))?;
            if games < scheduled {
                let missing = text::unmerged(whole(scheduled - games));
                if args.complete {
                    return Err(CommandError::Input(missing));
                }
                out.say(missing)?;
            }
            Ok(())
        }
        Err(error) => {
            drop(merged);
            // A merge is all or nothing, so an existing file stays intact.
            if !is_there {
                remove(path);
            }
            Err(error.into())
        }
    }
}

/// Removes an incomplete run file and SQLite's files next to it.
fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        // The file may never have existed.
        let _ = std::fs::remove_file(name);
    }
}
