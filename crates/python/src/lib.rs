//! The Python package `damier`: games, players and tournaments as Python objects.
//!
//! States keep their types: code that is generic over games is instantiated here, through [`damier_catalog::visit`].
//! Long computations release the interpreter's lock. Errors become exceptions of `damier.errors` with the same sentence
//! as on the command line. Panics become exceptions too.

mod answer;
mod arguments;
mod arrow;
mod assignment;
mod choices;
mod chosen_language;
mod error;
mod fleet;
mod game_object;
mod interruptible;
mod language;
mod merging;
mod objects;
mod oracle;
mod panic_guard;
mod pixels;
mod played;
mod player;
mod position;
mod referee;
mod review;
mod run;
mod state;
mod stepper;
mod strategy;
mod table;
mod text;
mod training;

use pyo3::prelude::*;

/// The part of the package `damier` that is written in Rust.
#[pymodule]
mod _damier {
    #[pymodule_export]
    use crate::answer::{PyAdvice, PyAnalysis, PyCandidate};
    #[pymodule_export]
    use crate::assignment::do_assignment;
    #[pymodule_export]
    use crate::game_object::{
        _check_choice, _no_vector_oracle, _one_seat, _two_seats, games, open_game,
    };
    #[pymodule_export]
    use crate::language::language;
    #[pymodule_export]
    use crate::merging::{merge_shards, pack_spec, unpack_spec};
    #[pymodule_export]
    use crate::objects::{PyChance, PyGame, PyPlayer, PyState};
    #[pymodule_export]
    use crate::oracle::PyOracle;
    #[pymodule_export]
    use crate::panic_guard::_panic;
    #[pymodule_export]
    use crate::played::{_play, _played, PyPlayed};
    #[pymodule_export]
    use crate::player::player;
    #[pymodule_export]
    use crate::review::{PyReview, PyTurn, review};
    #[pymodule_export]
    use crate::run::{_tournament, PyRun, open_run};
    #[pymodule_export]
    use crate::stepper::PyBoards;
    #[pymodule_export]
    use crate::training::PyTraining;
}
