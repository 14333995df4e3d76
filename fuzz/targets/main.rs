//! All fuzz targets in one program, which is linked once: `FUZZ_TARGET` names the one that is meant. Without it,
//! the program lists its targets and ends.
#![no_main]

mod actions;
mod books;
mod budgets;
mod conversations;
mod endless;
mod from_guests;
mod law;
mod names;
mod networks;
mod players;
mod recipes;
mod results;
mod saved;
mod scenes;
mod scratch;
mod states;
mod submissions;
mod symmetries;
mod tables;
mod to_guests;
mod tournaments;
mod trainings;
mod tunings;

use law::Target;
use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;

const TARGETS: [Target; 20] = [
    names::TARGET,
    states::TARGET,
    scenes::TARGET,
    symmetries::TARGET,
    actions::TARGET,
    saved::TARGET,
    players::TARGET,
    budgets::TARGET,
    tournaments::TARGET,
    results::TARGET,
    tunings::TARGET,
    from_guests::TARGET,
    to_guests::TARGET,
    conversations::TARGET,
    submissions::TARGET,
    recipes::TARGET,
    networks::TARGET,
    trainings::TARGET,
    tables::TARGET,
    books::TARGET,
];

static CHOSEN: OnceLock<Target> = OnceLock::new();

/// Finds the target that is meant, and lays its seeds into the folder that `FUZZ_SEEDS` names.
fn choose() {
    endless::abort_beyond_the_limit();
    let Ok(name) = std::env::var("FUZZ_TARGET") else {
        TARGETS
            .iter()
            .for_each(|Target { name, share, longest, .. }| println!("{name} {share} {longest}"));
        std::process::exit(0);
    };
    let found = TARGETS.into_iter().find(|target| target.name == name);
    let target = CHOSEN.get_or_init(|| found.expect("FUZZ_TARGET names one of the targets"));
    if let Some(folder) = std::env::var_os("FUZZ_SEEDS") {
        let folder = std::path::PathBuf::from(folder);
        for (number, seed) in (target.seeds)().iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{number:02}")), seed)
                .expect("a folder for seeds");
        }
    }
}

fuzz_target!(init: choose(), |bytes: &[u8]| {
    CHOSEN.get().expect("chosen at the beginning").hold(bytes);
});
