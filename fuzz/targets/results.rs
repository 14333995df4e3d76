//! A results file with changed bytes reads as the same run with the same games, or is refused.

use crate::law::{Target, one_line};
use crate::scratch;
use damier_experiments::arena::{Error, Options, Record, Spec, Store, check, report, run};
use damier_experiments::{Hosting, referees};
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

pub const TARGET: Target = Target { name: "results", share: 2, longest: 40, seeds, law };

const SPEC: &str = "[[event]]\ngame = 'filler:3x3'\nplayers = ['random', 'first']\ngames = 2\n\
                    [[event]]\ngame = '2048:2x2'\nplayers = ['random']\ngames = 2\n";

type Read = (Spec, Vec<Record>);

/// A whole file, and what it holds.
static WHOLE: LazyLock<(Vec<u8>, Read)> = LazyLock::new(|| {
    let path = scratch::folder().join("whole.db");
    let spec = Spec::read(SPEC).expect("a spec");
    let mut store = Store::create(&path, &spec).expect("a new file");
    let referees = referees(&spec, &Hosting::default()).expect("known players");
    let plan = check(spec, referees).expect("a sound spec");
    let stop = AtomicBool::new(false);
    run(&plan, &mut store, &Options::default(), &stop, &mut |_| ()).expect("a run");
    drop(store);
    (std::fs::read(&path).expect("its file"), read(&path).expect("a whole file"))
});

/// Changes at places of every page, and none.
fn seeds() -> Vec<Vec<u8>> {
    let change = |place: usize| [&(place as u16).to_le_bytes()[..], &[1]].concat();
    [Vec::new()].into_iter().chain((0..WHOLE.0.len()).step_by(509).map(change)).collect()
}

/// Changes of three bytes each: a place, and what is put there.
fn law(bytes: &[u8]) {
    let (whole, known) = &*WHOLE;
    let mut changed = whole.clone();
    for &[low, high, byte] in bytes.as_chunks().0 {
        let place = usize::from(u16::from_le_bytes([low, high])) % changed.len();
        changed[place] = byte;
    }
    match read(&scratch::file("changed.db", &changed)) {
        Ok(found) => assert!(found == *known, "other games, and nothing is said"),
        Err(error) => one_line(&error),
    }
}

fn read(path: &Path) -> Result<Read, Error> {
    let store = Store::open_to_read(path)?;
    report(&store)?;
    let events = 0..store.lineups().len() as u32;
    let records = events.flat_map(|event| store.records(event)).collect::<Result<_, _>>()?;
    Ok((store.spec().clone(), records))
}
