//! Formation tables as endgame tables of plain 2048.

use crate::formation::{self, Formation};
use crate::text;
use damier_game::TextError;
use damier_game::offer::{TableBuilt, TableError, TableMethods, TablePlan, TableRow, TableSet};

/// Functions that build and read formation tables.
pub(super) const METHODS: TableMethods = TableMethods {
    plan,
    targets: &[4096, 2048, 1024, 512, 256, 128, 64, 32, 16],
    sets: &SETS,
    build: |plan, disk, pool, watch, out| {
        let wanted =
            formation_and_target(&plan.formation, plan.target).map_err(TableError::Refused)?;
        let formation::BuiltTable { afterstates, bytes, chance } =
            formation::build(wanted, disk, pool, watch, out)?;
        Ok(TableBuilt { afterstates, bytes, chance })
    },
    files: formation::table_files,
    row: |path| {
        let info = formation::FormationTable::open(path)?.info();
        Ok(TableRow {
            formation: info.formation.to_string(),
            target: 1 << info.target,
            afterstates: info.afterstates,
            bytes: info.bytes,
        })
    },
    verify: formation::FormationTable::verify_file,
};

/// Tables worth building, with the scores of `fast(effort=15)` that `docs/log/2048-experiments.md` records (without
/// tables, with the endgame network). Play keeps its large tiles in the formations `442` and `443`, not in `L3`.
const SETS: [TableSet; 3] = [
    TableSet { tables: &[], score: (392_029, 15_395) },
    TableSet { tables: &[("442", 256), ("442", 512)], score: (444_719, 10_200) },
    TableSet { tables: &[("443", 256), ("443", 512)], score: (512_795, 20_322) },
];

impl From<formation::BuildError> for TableError {
    fn from(failure: formation::BuildError) -> Self {
        match failure {
            formation::BuildError::Refused(error) => Self::Refused(error),
            formation::BuildError::Stopped => Self::Stopped,
            formation::BuildError::Unwritten(error) => Self::Unwritten(error),
        }
    }
}

fn plan(formation: &str, target: u32) -> Result<TablePlan, TextError> {
    let (formation, target) = formation_and_target(formation, target)?;
    let estimate = formation::estimate(formation, target)?;
    Ok(TablePlan {
        formation: formation.to_string(),
        target: 1 << target,
        file: formation::file_name(formation, target),
        arrangements: estimate.arrangements,
        disk: estimate.disk,
        memory: estimate.memory,
    })
}

/// Reads a formation and a target tile. Returns the formation and the exponent of the tile.
fn formation_and_target(formation: &str, target: u32) -> Result<(Formation, u8), TextError> {
    if !target.is_power_of_two() {
        return Err(TextError::new(target, text::table::target(), text::table::power_of_two()));
    }
    Ok((Formation::read(formation)?, target.trailing_zeros() as u8))
}
