//! List of the players that use a network.

use crate::evaluator::Course;
use crate::formation::formations::Formations;
use crate::lookahead::{Lookahead, SearchDepth};
use crate::mover::Most;
use crate::ntuple::endgame::Endgame;
use crate::ntuple::kernel::TOP;
use crate::ntuple::library::{ending, network_for, shipped_ending};
use crate::ntuple::network::{KNOWN_TOP, Network};
use crate::ntuple::player::{PlayerResources, is_fast, slider};
use crate::ntuple::shipped::SHIPPED_NAME;
use crate::rules::{Spawner, Twenty48};
use crate::text;
use damier_game::{Notation, Player, Seat, Setting, Settings, Strategy, TextError};
use damier_i18n::Message;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

/// Efforts of `fast` and `efficient` if there is no budget.
const EFFORTS: [f64; 2] = [100.0, 1000.0];

/// Largest number of cells of a board that is searched without a network. On larger boards, games are so long that
/// there is no time for a search. On 8x8 with 10 s a game, the serpentine search makes 16384, and the player that keeps
/// the most empty cells makes 2097152.
const MOST_SEARCHED: usize = 30;

/// Word that stands for no tables, and for no endgame network.
const NONE: &str = "none";

/// Word that stands for the tables of this machine.
const FOUND: &str = "found";

/// Word that stands for the built-in endgame network if there are no tables, and for none otherwise. Together with
/// tables, this network gained nothing (`docs/log/2048-experiments.md`).
const INSTEAD: &str = "instead";

/// Player that uses a network.
struct NetworkPlayer {
    name: &'static str,
    effort: f64,
    tables: &'static str,
    ending: &'static str,
    /// Depth in slides of the search of the course, which is used on boards without a built-in network. 0 for a player
    /// that needs a network.
    slides: u32,
}

const PLAYERS: [NetworkPlayer; 3] = [
    NetworkPlayer { name: "network", effort: 0.0, tables: NONE, ending: NONE, slides: 0 },
    NetworkPlayer { name: "fast", effort: EFFORTS[0], tables: FOUND, ending: INSTEAD, slides: 2 },
    NetworkPlayer {
        name: "efficient",
        effort: EFFORTS[1],
        tables: FOUND,
        ending: INSTEAD,
        slides: 3,
    },
];

/// Returns `network`, `fast` and `efficient`. They look for tables of formations in the folder.
pub(crate) fn players(folder: Option<&Path>) -> Vec<Player<Twenty48>> {
    let summaries = [text::offer::network(), text::offer::fast(), text::offer::efficient()];
    let player = |(own, summary): (&'static NetworkPlayer, _)| {
        let folder = folder.map(Path::to_path_buf);
        let build = move |game: &Twenty48, settings: &Settings, _: u64| {
            own.build(game, settings, folder.as_deref())
        };
        Player {
            name: own.name,
            summary,
            settings: settings(own.effort, own.tables, own.ending),
            only_seat: Some(Seat::FIRST),
            build: Box::new(build),
        }
    };
    PLAYERS.iter().zip(summaries).map(player).collect()
}

impl NetworkPlayer {
    /// Builds the player with the network of its setting, or with the built-in one for the board. If there is none, the
    /// player uses the search of the course, or if that is too slow, keeps as many cells empty as possible.
    fn build(
        &self,
        game: &Twenty48,
        settings: &Settings,
        folder: Option<&Path>,
    ) -> Result<Box<dyn Strategy<Twenty48>>, TextError> {
        let refuse =
            |sentence: Message| Err(TextError::failed(text::notation::player(self.name), sentence));
        if game.spawner() == Spawner::Adversary {
            return refuse(text::network::tiles_by_chance().into());
        }
        if let Some((network, _)) = network_for(settings.text("file"), game)? {
            return Ok(slider(game, read_resources(game, settings, network, folder)?));
        }
        if self.slides == 0 {
            return refuse(text::network::no_network_ships(game.name()));
        }
        if game.cells() > MOST_SEARCHED {
            return Ok(Box::new(Most::empties()));
        }
        let depth = SearchDepth { base: self.slides, deeper_at: &[4, 1] };
        Ok(Box::new(Lookahead::course(game, depth, Course::default()).without_idle_slides()))
    }
}

fn settings(effort: f64, tables: &'static str, ending: &'static str) -> Vec<Setting> {
    vec![
        Setting::text("file", SHIPPED_NAME, text::offer::file_allowed(), text::offer::file()),
        Setting::number("effort", effort, 0.0..=1e6, text::offer::effort()),
        Setting::whole("top", 0, 0..=u32::from(TOP), text::offer::top()),
        Setting::text("tables", tables, text::offer::tables_allowed(), text::offer::tables()),
        Setting::text("ending", ending, text::offer::ending_allowed(), text::offer::ending()),
    ]
}

fn read_resources(
    game: &Twenty48,
    settings: &Settings,
    network: Network,
    folder: Option<&Path>,
) -> Result<PlayerResources, TextError> {
    let formations = match settings.text("tables") {
        _ if !is_fast(game) => Formations::default(),
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
        ..8 => KNOWN_TOP,
        chosen => chosen,
    };
    Ok(PlayerResources { network, effort, top, formations, ending })
}

/// Returns the endgame and its network for the value of a setting, which names no network, the built-in one, or a file.
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

/// Returns the tables in a folder. They are opened once, and stay open until the program ends.
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
