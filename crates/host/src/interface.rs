//! C interface. It needs `unsafe`, because it receives raw pointers and exports unmangled names. The safe `PlainBoard`
//! does the work; this module only handles the pointers.

#![expect(unsafe_code, reason = "C passes raw pointers and finds functions by unmangled names")]

use crate::board::{PlainBoard, USUAL_SIDE};
use damier_game::{Rng, mix};
use damier_twenty48::Direction;
use std::ffi::{c_char, c_int, c_uint, c_ulong, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// `grid` of `grid.h`.
pub type GridPointer = *mut PlainBoard;

/// `struct strategy_s` of `strategy.h`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct StrategyFields {
    /// Memory of the strategy.
    pub mem: *mut c_void,
    /// Name of the strategy: text that ends with a zero.
    pub name: *mut c_char,
    /// Chooses a direction.
    pub play_move: Option<PlayMove>,
    /// Frees the strategy.
    pub free_strategy: Option<FreeStrategy>,
}

/// `strategy` of `strategy.h`.
pub type StrategyPointer = *mut StrategyFields;

/// Chooses a direction on a board of any library. The returned number may not be a `dir`. (`unwind`: strategies in C++
/// may throw.)
pub type PlayMove = unsafe extern "C-unwind" fn(StrategyPointer, *mut c_void) -> c_uint;

/// Frees a strategy.
pub type FreeStrategy = unsafe extern "C-unwind" fn(StrategyPointer);

/// Converts a `dir`; returns `None` for any other number.
#[must_use]
pub const fn direction(dir: c_uint) -> Option<Direction> {
    match dir {
        0 => Some(Direction::Up),
        1 => Some(Direction::Left),
        2 => Some(Direction::Down),
        3 => Some(Direction::Right),
        _ => None,
    }
}

/// Creates an empty board of four rows and columns with score 0. Free it with [`delete_grid`].
#[unsafe(no_mangle)]
pub extern "C" fn new_grid() -> GridPointer {
    new_grid_of(USUAL_SIDE as c_int)
}

/// Creates a board like [`new_grid`], with `side` rows and columns; null unless `side` is 2 to 8.
#[unsafe(no_mangle)]
pub extern "C" fn new_grid_of(side: c_int) -> GridPointer {
    PlainBoard::empty(side).map_or(ptr::null_mut(), |board| Box::into_raw(Box::new(board)))
}

/// Exponent of the tile 2048.
const WINNING: c_uint = 11;

/// Board that [`delete_grid`] does not free.
static KEPT: AtomicPtr<PlainBoard> = AtomicPtr::new(ptr::null_mut());

/// Makes [`delete_grid`] ignore a board: the one that a host passes to a strategy at every move. If the author deletes
/// it by mistake, the rest of the game must not be played on freed memory.
pub fn keep(grid: GridPointer) {
    KEPT.store(grid, Ordering::Relaxed);
}

/// Frees a board. Null is accepted.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn delete_grid(grid: GridPointer) {
    if !grid.is_null() && grid != KEPT.load(Ordering::Relaxed) {
        // SAFETY: by this function's contract the board is ours and alive.
        drop(unsafe { Box::from_raw(grid) });
    }
}

/// Copies tiles and score. Does nothing if either board is null.
///
/// # Safety
/// Each must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn copy_grid(source: GridPointer, target: GridPointer) {
    if !source.is_null() && !target.is_null() {
        // SAFETY: both boards are alive by this function's contract; `copy` allows them to be the same.
        unsafe { ptr::copy(source, target, 1) };
    }
}

/// Returns the sum of all merges so far; 0 for null.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grid_score(grid: GridPointer) -> c_ulong {
    // SAFETY: null or alive, by this function's contract.
    unsafe { grid.as_ref() }.map_or(0, |board| board.score() as c_ulong)
}

/// Returns the exponent in column `x`, row `y`; 0 if the cell is empty or not on the board.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn get_tile(grid: GridPointer, x: c_int, y: c_int) -> c_uint {
    // SAFETY: null or alive, by this function's contract.
    let exponent = unsafe { grid.as_ref() }.and_then(|board| board.tile(x, y));
    exponent.map_or(0, c_uint::from)
}

/// Sets the tile in column `x`, row `y`. Does nothing outside the board or above [`crate::MAX_TILE`].
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn set_tile(grid: GridPointer, x: c_int, y: c_int, tile: c_uint) {
    // SAFETY: null or alive, by this function's contract.
    if let Some(board) = unsafe { grid.as_mut() } {
        board.set_tile(x, y, tile);
    }
}

/// Returns true if a slide changes the board; false for null or an invalid direction.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn can_move(grid: GridPointer, dir: c_uint) -> bool {
    // SAFETY: null or alive, by this function's contract.
    let board = unsafe { grid.as_ref() };
    board.zip(direction(dir)).is_some_and(|(board, direction)| board.can_slide(direction))
}

/// Returns true if no slide changes the board; true for null.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn game_over(grid: GridPointer) -> bool {
    // SAFETY: null or alive, by this function's contract.
    unsafe { grid.as_ref() }.is_none_or(PlainBoard::is_over)
}

/// Returns the number that a caller passed instead of a board. Numbers from 0 are addresses on the first page of memory,
/// and negative ones are just below 4 GiB. No board is there on 64-bit systems. On others, negative numbers are not
/// recognised.
fn number_instead(address: usize) -> Option<i32> {
    let is_first_page = address < 4096;
    let is_negative = usize::BITS == 64 && address >> 31 == 1;
    (is_first_page || is_negative).then_some(address as u32 as i32)
}

/// Returns true if the tile 2048 or a larger one is on the board; false for null.
///
/// The course declares this function as `victory(int)`, with the exponent of a tile (see `number_instead`).
///
/// # Safety
/// `grid` must be null, an exponent, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn victory(grid: GridPointer) -> bool {
    if let Some(exponent) = number_instead(grid.addr()) {
        return exponent >= WINNING as i32;
    }
    // SAFETY: the address is not an exponent, so the contract is the same.
    unsafe { victory_with(grid, WINNING) }
}

/// Returns true if this tile or a larger one is on the board; false for null.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn victory_with(grid: GridPointer, tile: c_uint) -> bool {
    // SAFETY: null or alive, by this function's contract.
    unsafe { grid.as_ref() }.is_some_and(|board| board.has_tile(tile))
}

/// Slides, merges and counts the score. Does nothing if the slide would change nothing.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn do_move(grid: GridPointer, dir: c_uint) {
    // SAFETY: null or alive, by this function's contract.
    let board = unsafe { grid.as_mut() };
    if let Some((board, direction)) = board.zip(direction(dir)) {
        board.slide(direction);
    }
}

/// Places a random tile by the rules, drawn with C's `rand`. Does nothing on a full board.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn add_tile(grid: GridPointer) {
    // SAFETY: null or alive, by this function's contract.
    if let Some(board) = unsafe { grid.as_mut() } {
        board.spawn(&mut luck());
    }
}

/// Slides and places a random tile. Does nothing if the slide would change nothing.
///
/// # Safety
/// `grid` must be null, or a board from [`new_grid`] that has not been deleted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn play(grid: GridPointer, dir: c_uint) {
    // SAFETY: null or alive, by this function's contract.
    let board = unsafe { grid.as_mut() };
    if let Some((board, direction)) = board.zip(direction(dir))
        && board.slide(direction)
    {
        board.spawn(&mut luck());
    }
}

/// Frees a strategy whose `mem` and `name` need no freeing.
///
/// # Safety
/// `strategy` must be null, or a pointer from `malloc` that has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free_memless_strat(strategy: StrategyPointer) {
    // SAFETY: from `malloc` or null, by this function's contract.
    unsafe { libc::free(strategy.cast()) };
}

/// Creates a generator seeded by C's `rand`, so that `srand` makes games repeatable.
fn luck() -> Rng {
    // SAFETY: `rand` takes no pointer. Callers from several threads get numbers of one sequence.
    let bits = || u64::from(unsafe { libc::rand() }.unsigned_abs());
    let high = bits();
    Rng::new(mix(high, bits()))
}
