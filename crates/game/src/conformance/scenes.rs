//! Laws of scenes: the scene is complete, and every legal action has exactly one control.

use super::violation::{Violation, require};
use crate::control::{Control, RESERVED_KEYS, Reach};
use crate::notation::Notation;
use crate::scene::{Grid, Scene};
use crate::show::Show;
use damier_i18n::Lang;
use std::collections::HashSet;

/// Checks the scene of a state, and that every kind of fact has a value.
pub(super) fn scene_keeps_laws<G: Notation + Show>(
    game: &G,
    state: &G::State,
) -> Result<(), Violation> {
    let place = || game.state_text(state);
    let scene = game.scene(state);
    scene_is_whole(&scene, place)?;
    let facts = game.facts(state).len() == game.fact_kinds().len();
    require(facts, "every kind of fact has a value", place)?;
    let legal = game.legal_actions(state);
    let told = scene.prompt.is_empty() == legal.is_empty();
    require(told, "a scene says what to do to a seat on turn, and to nobody else", place)?;
    let place = |control: &Control<G::Action>| {
        let action = game.action_text(state, control.action);
        format!("the control of {action} in {}", game.state_text(state))
    };
    controls_reach_actions(&scene, &legal, place)?;
    for control in &scene.controls {
        require(lies_on_board(&scene, control), "controls lie on the board", || place(control))?;
    }
    places_are_distinct(&scene, place)?;
    keys_are_distinct(&scene, place)
}

fn scene_is_whole<A>(scene: &Scene<A>, place: impl Fn() -> String) -> Result<(), Violation> {
    let first = scene.grids.first();
    let lattice = scene.across > 0 && scene.grids.len().is_multiple_of(scene.across);
    require(first.is_some() && lattice, "a scene has rows of grids", &place)?;
    let is_as_first = |grid: &Grid| {
        first.is_some_and(|first| (first.rows, first.columns) == (grid.rows, grid.columns))
    };
    require(scene.grids.iter().all(is_as_first), "all grids are of one size", &place)?;
    let labels = |labels: &[String], count| labels.is_empty() || labels.len() == count;
    for grid in &scene.grids {
        let whole = grid.cells.len() == grid.rows * grid.columns && !grid.cells.is_empty();
        require(whole, "a grid has rows times columns cells", &place)?;
        let labelled =
            labels(&grid.row_labels, grid.rows) && labels(&grid.column_labels, grid.columns);
        require(labelled, "a grid labels all rows and columns or none", &place)?;
    }
    Ok(())
}

fn controls_reach_actions<A: Copy + Eq + std::hash::Hash>(
    scene: &Scene<A>,
    legal: &[A],
    place: impl Fn(&Control<A>) -> String,
) -> Result<(), Violation> {
    let legal: HashSet<A> = legal.iter().copied().collect();
    let mut reached = HashSet::new();
    for control in &scene.controls {
        let holds = control.is_legal == legal.contains(&control.action);
        require(holds, "a control says rightly whether its action is legal", || place(control))?;
        let first = !control.is_legal || reached.insert(control.action);
        require(first, "an action is reached by one control only", || place(control))?;
    }
    let missing = legal.len() - reached.len();
    let law = "every legal action is reached by a control";
    require(missing == 0, law, || match scene.controls.first() {
        Some(control) => format!("{missing} actions without one, beside {}", place(control)),
        None => format!("{missing} actions in a scene without controls"),
    })
}

fn lies_on_board<A>(scene: &Scene<A>, control: &Control<A>) -> bool {
    match control.reach {
        Reach::Cell(spot) | Reach::Choice(spot) => scene
            .grids
            .get(spot.grid)
            .is_some_and(|grid| spot.row < grid.rows && spot.column < grid.columns),
        Reach::Column(column) => scene.grids.first().is_some_and(|grid| column < grid.columns),
        Reach::PushAcross(_) => scene.grids.len() > 1,
        Reach::Push(_) | Reach::Swatch(_) | Reach::Piece(_) | Reach::Button => true,
    }
}

/// Pressing a place means one thing, but for the choices in a cell.
fn places_are_distinct<A>(
    scene: &Scene<A>,
    place: impl Fn(&Control<A>) -> String,
) -> Result<(), Violation> {
    let mut seen = HashSet::new();
    for control in &scene.controls {
        let is_labelled = matches!(control.reach, Reach::Choice(_) | Reach::Button);
        let told = !matches!(control.reach, Reach::Button) || !control.label.is_empty();
        let distinct = Lang::SPOKEN.iter().all(|&lang| {
            let label = if is_labelled { control.label.say(lang) } else { String::new() };
            seen.insert((lang, control.reach, label))
        });
        require(told && distinct, "controls are told apart by place or label", || place(control))?;
    }
    for ((row, column), _) in scene.cells() {
        let mut here = scene.legal().filter(|control| scene.is_pressed_at(control, row, column));
        let (Some(first), Some(second)) = (here.next(), here.next()) else { continue };
        let choices = [first, second].iter().all(|one| matches!(one.reach, Reach::Choice(_)));
        require(choices, "only choices share a cell", || place(second))?;
    }
    Ok(())
}

/// No legal control's keys are the beginning of another's; those of choices in different cells may be the same.
fn keys_are_distinct<A>(
    scene: &Scene<A>,
    place: impl Fn(&Control<A>) -> String,
) -> Result<(), Violation> {
    let typed: Vec<&Control<A>> =
        scene.legal().filter(|control| !control.keys.is_empty()).collect();
    for (index, control) in typed.iter().enumerate() {
        let plain =
            control.keys.bytes().all(|key| key.is_ascii_digit() || key.is_ascii_lowercase());
        let free = !control.keys.starts_with(|key| RESERVED_KEYS.contains(key));
        require(plain && free, "keys are digits and small letters that are free", || {
            place(control)
        })?;
        let clashes = |other: &Control<A>| {
            let apart = matches!((control.reach, other.reach),
                (Reach::Choice(here), Reach::Choice(there)) if here != there);
            let begins =
                control.keys.starts_with(&other.keys) || other.keys.starts_with(&control.keys);
            begins && !apart
        };
        let distinct = !typed[..index].iter().any(|other| clashes(other));
        require(distinct, "no control's keys begin another's", || place(control))?;
    }
    Ok(())
}
