//! The players with a network.

use crate::formation::formations::Formations;
use crate::ntuple::endgame::Endgame;
use crate::ntuple::kernel::TOP;
use crate::ntuple::library::{SHIPPED_NAME, ending, network, shipped_ending};
use crate::ntuple::network::Network;
use crate::ntuple::player::{PlayerResources, is_fast, slider};
use crate::rules::Twenty48;
use crate::say;
use game::{Notation, Player, Seat, Setting, Settings, Strategy, TextError};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The efforts of `fast` and `efficient` without a budget.
const EFFORTS: [f64; 2] = [100.0, 1000.0];

/// The word for no tables, and for no endgame network.
const NONE: &str = "none";

/// The word for the tables of this machine.
const FOUND: &str = "found";

/// The word for the endgame network that ships, where there are no tables: beside them it gained
/// nothing (`EXPERIMENTS.md`).
const INSTEAD: &str = "instead";

/// `network`, `fast` and `efficient`. Tables of formations are looked for in the folder.
pub(crate) fn players(folder: Option<&Path>) -> Vec<Player<Twenty48>> {
    let player = |name, summary, effort, tables, ending| {
        let folder = folder.map(Path::to_path_buf);
        let build = move |game: &Twenty48, settings: &Settings, _: u64| {
            let resources = read_resources(game, settings, folder.as_deref())?;
            let strategy: Box<dyn Strategy<Twenty48>> = slider(game, resources);
            Ok(strategy)
        };
        Player {
            name,
            summary,
            settings: settings(effort, tables, ending),
            only_seat: Some(Seat::FIRST),
            build: Box::new(build),
        }
    };
    vec![
        player("network", say::offer::network(), 0.0, NONE, NONE),
        player("fast", say::offer::fast(), EFFORTS[0], FOUND, INSTEAD),
        player("efficient", say::offer::efficient(), EFFORTS[1], FOUND, INSTEAD),
    ]
}

fn settings(effort: f64, tables: &'static str, ending: &'static str) -> Vec<Setting> {
    vec![
        Setting::text("file", SHIPPED_NAME, say::offer::file_allowed(), say::offer::file()),
        Setting::number("effort", effort, 0.0..=1e6, say::offer::effort()),
        Setting::whole("top", 0, 0..=u32::from(TOP), say::offer::top()),
        Setting::text("tables", tables, say::offer::tables_allowed(), say::offer::tables()),
        Setting::text("ending", ending, say::offer::ending_allowed(), say::offer::ending()),
    ]
}

fn read_resources(
    game: &Twenty48,
    settings: &Settings,
    folder: Option<&Path>,
) -> Result<PlayerResources, TextError> {
    let (network, label) = network(settings.text("file"))?;
    if label.game != game.name() {
        return Err(TextError::new(label.game, say::network::network_line("game"), game.name()));
    }
    let formations = match settings.text("tables") {
        NONE => Formations::default(),
        FOUND => folder.map_or(Ok(Formations::default()), formations)?,
        named => formations(Path::new(named))?,
    };
    let ending = match settings.text("ending") {
        INSTEAD if !formations.is_empty() => None,
        named => read_ending(named, game)?,
    };
    let effort = settings.number("effort") as f32;
    let top = match settings.whole("top") as u8 {
        ..8 => network.top(),
        told => told,
    };
    Ok(PlayerResources { network, effort, top, formations, ending })
}

/// The endgame and its network by the word for it: none, the one that ships or a file.
pub(super) fn read_ending(
    named: &str,
    game: &Twenty48,
) -> Result<Option<(Endgame, Network)>, TextError> {
    match named {
        NONE => Ok(None),
        SHIPPED_NAME | INSTEAD => Ok(shipped_ending().filter(|_| is_fast(game))),
        named => ending(named).map(Some),
    }
}

/// The tables of a folder, opened once and kept as long as the program runs.
fn formations(folder: &Path) -> Result<Formations, TextError> {
    static OPENED: LazyLock<Mutex<HashMap<PathBuf, Formations>>> = LazyLock::new(Mutex::default);
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = opened.get(folder) {
        return Ok(found.clone());
    }
    let found = Formations::open(folder)?;
    opened.insert(folder.to_path_buf(), found.clone());
    Ok(found)
}
