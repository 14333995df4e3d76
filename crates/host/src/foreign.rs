//! Calls into the submission: the function that creates its strategy, the strategy, and the functions of the grid
//! library that it uses.
//!
//! Nothing can make these calls safe, because the called code was written by someone else and may do anything. Two
//! things limit the harm: the process plays one game and may be lost, and pointers are checked through [`Memory`]
//! before they are used.

#![expect(unsafe_code, reason = "functions of the submission are called")]

use crate::author::tell;
use crate::board::USUAL_SIDE;
use crate::interface::{FreeStrategy, PlayMove, StrategyFields, StrategyPointer, keep};
use crate::system::{Library, Memory, is_loaded};
use damier_guest::hosting as text;
use damier_i18n::Message;
use std::ffi::{c_int, c_uint, c_ulong, c_void};
use std::mem::{offset_of, size_of, transmute_copy};
use std::ops::Range;
use std::ptr::NonNull;

/// Usual maximum size of the main thread's stack, in bytes.
const STACK: usize = 8 << 20;

/// A board of any grid library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ForeignBoard(NonNull<c_void>);

impl ForeignBoard {
    /// Prevents our own library from deleting this board.
    pub(crate) fn keep(self) {
        keep(self.0.as_ptr().cast());
    }
}

/// Functions of a grid library. A library may lack the optional ones.
pub(crate) struct GridFunctions {
    side: c_int,
    make: unsafe extern "C-unwind" fn() -> *mut c_void,
    make_of: Option<unsafe extern "C-unwind" fn(c_int) -> *mut c_void>,
    get: unsafe extern "C-unwind" fn(*mut c_void, c_int, c_int) -> c_uint,
    set: unsafe extern "C-unwind" fn(*mut c_void, c_int, c_int, c_uint),
    copy: Option<unsafe extern "C-unwind" fn(*mut c_void, *mut c_void)>,
    score: Option<unsafe extern "C-unwind" fn(*mut c_void) -> c_ulong>,
    slide: Option<unsafe extern "C-unwind" fn(*mut c_void, c_uint)>,
}

impl GridFunctions {
    /// Finds the functions that a library defines, for boards of this side. Fails with the name of the first required
    /// function that it lacks.
    pub(crate) fn find(library: &Library, side: usize) -> Result<Self, &'static str> {
        let needed = |name: &'static str| library.symbol(name).ok_or(name);
        let [make, get, set] = [needed("new_grid")?, needed("get_tile")?, needed("set_tile")?];
        let [copy, score, slide] =
            ["copy_grid", "grid_score", "do_move"].map(|n| library.symbol(n));
        let make_of = library.symbol("new_grid_of").filter(|_| side != USUAL_SIDE);
        // SAFETY: functions that a library defines under these names have the types of `grid.h`.
        unsafe {
            Ok(Self {
                side: side as c_int,
                make: function(make),
                // A submission's own grid library may support only one side and lack this function.
                make_of: make_of.map(|address| function(address)),
                get: function(get),
                set: function(set),
                copy: copy.map(|address| function(address)),
                score: score.map(|address| function(address)),
                slide: slide.map(|address| function(address)),
            })
        }
    }

    /// Creates an empty board; `None` if the library returns null.
    pub(crate) fn make(&self) -> Option<ForeignBoard> {
        // SAFETY: see the module.
        let made = unsafe { self.make_of.map_or_else(|| (self.make)(), |make| make(self.side)) };
        NonNull::new(made).map(ForeignBoard)
    }

    /// Returns the exponent in a cell.
    pub(crate) fn tile(&self, board: ForeignBoard, x: usize, y: usize) -> c_uint {
        // SAFETY: see the module; the board is this library's.
        unsafe { (self.get)(board.0.as_ptr(), x as c_int, y as c_int) }
    }

    /// Sets a tile.
    pub(crate) fn set_tile(&self, board: ForeignBoard, x: usize, y: usize, exponent: u8) {
        // SAFETY: see the module; the board is this library's.
        unsafe { (self.set)(board.0.as_ptr(), x as c_int, y as c_int, c_uint::from(exponent)) };
    }

    /// Copies a board onto another; returns false if the library cannot.
    pub(crate) fn copy(&self, source: ForeignBoard, target: ForeignBoard) -> bool {
        // SAFETY: see the module; both boards are this library's.
        self.copy.map(|copy| unsafe { copy(source.0.as_ptr(), target.0.as_ptr()) }).is_some()
    }

    /// Returns a board's score; `None` if the library does not count it.
    pub(crate) fn score(&self, board: ForeignBoard) -> Option<c_ulong> {
        // SAFETY: see the module; the board is this library's.
        self.score.map(|score| unsafe { score(board.0.as_ptr()) })
    }

    /// Slides all tiles to the left.
    pub(crate) fn slide_left(&self, board: ForeignBoard) {
        if let Some(slide) = self.slide {
            // SAFETY: see the module; the board is this library's.
            unsafe { slide(board.0.as_ptr(), 1) };
        }
    }
}

/// Reads an exported integer variable, if the library has it.
pub(crate) fn number(library: &Library, name: &str, memory: &mut Memory) -> Option<c_int> {
    let address = library.symbol(name)?.expose_provenance().get();
    memory.bytes::<{ size_of::<c_int>() }>(address).map(c_int::from_ne_bytes)
}

/// Function of a submission that creates its strategy.
pub(crate) struct StrategyMaker {
    name: String,
    make: unsafe extern "C-unwind" fn() -> StrategyPointer,
}

impl StrategyMaker {
    /// Finds the function of this name.
    pub(crate) fn find(library: &Library, name: &str) -> Option<Self> {
        let address = library.symbol(name)?;
        // SAFETY: by the class's convention, the function with the file's name has this type.
        let make = unsafe { function(address) };
        Some(Self { name: name.to_string(), make })
    }

    /// Creates a strategy.
    ///
    /// # Errors
    /// Fails with a message for the author if the returned value is not a strategy.
    pub(crate) fn make(&self, memory: &mut Memory) -> Result<HostedStrategy, Message> {
        // Variables of functions that `make` calls are below this one on the stack.
        let frame = 0u8;
        let top = (&raw const frame).expose_provenance();
        let gone = top.saturating_sub(STACK)..top;
        // SAFETY: see the module.
        let strategy = unsafe { (self.make)() };
        let (name, address) = (&self.name, strategy.expose_provenance());
        if address == 0 {
            return Err(text::returns_null(name));
        }
        if gone.contains(&address) {
            return Err(text::returns_local(name));
        }
        let fields = memory.bytes::<{ size_of::<StrategyFields>() }>(address);
        let Some(fields) = fields.filter(|_| address % align_of::<StrategyFields>() == 0) else {
            return Err(text::returns_number(name, format!("{address:#x}")));
        };
        let made = HostedStrategy { strategy, fields, gone };
        made.judge(name).map(|()| made)
    }
}

/// A strategy.
pub(crate) struct HostedStrategy {
    strategy: StrategyPointer,
    /// Bytes of the structure when it was new.
    fields: [u8; size_of::<StrategyFields>()],
    /// Stack addresses of the variables of the function that created it.
    gone: Range<usize>,
}

impl HostedStrategy {
    fn judge(&self, maker: &str) -> Result<(), Message> {
        let play_move = self.field(offset_of!(StrategyFields, play_move));
        if play_move == 0 {
            return Err(text::no_play_move(maker));
        }
        if !is_loaded(play_move) {
            return Err(text::wild_play_move(maker, format!("{play_move:#x}")));
        }
        if self.gone.contains(&self.field(offset_of!(StrategyFields, mem))) {
            tell(text::local_memory(maker));
        }
        Ok(())
    }

    /// Reads the strategy's name up to the first zero.
    pub(crate) fn name(&self, memory: &mut Memory) -> Option<Vec<u8>> {
        let address = self.field(offset_of!(StrategyFields, name));
        if self.gone.contains(&address) { None } else { memory.text::<256>(address) }
    }

    /// Asks for a direction: a `dir`, or any other number. `None` if the strategy has no function for it.
    pub(crate) fn play_move(&self, board: ForeignBoard) -> Option<c_uint> {
        // SAFETY: the structure was readable when it was new. It is read again at every move, because a strategy may
        // replace its own functions.
        let play_move: Option<PlayMove> = unsafe { (*self.strategy).play_move };
        // SAFETY: see the module.
        play_move.map(|play_move| unsafe { play_move(self.strategy, board.0.as_ptr()) })
    }

    /// Lets the strategy free itself, if it has a function for it.
    pub(crate) fn free(self) {
        if !is_loaded(self.field(offset_of!(StrategyFields, free_strategy))) {
            return;
        }
        // SAFETY: as for `play_move`.
        let free: Option<FreeStrategy> = unsafe { (*self.strategy).free_strategy };
        if let Some(free) = free {
            // SAFETY: see the module.
            unsafe { free(self.strategy) };
        }
    }

    /// Returns the address in a field when the structure was new.
    fn field(&self, offset: usize) -> usize {
        let mut bytes = [0; size_of::<usize>()];
        bytes.copy_from_slice(&self.fields[offset..offset + size_of::<usize>()]);
        usize::from_ne_bytes(bytes)
    }
}

/// Converts an address to a function.
///
/// # Safety
/// `F` must be a C function type, and the function at this address must have it.
unsafe fn function<F: Copy>(address: NonNull<c_void>) -> F {
    const { assert!(size_of::<F>() == size_of::<NonNull<c_void>>()) };
    // SAFETY: a pointer to a function is an address that is not null, of the same size.
    unsafe { transmute_copy(&address) }
}

/// Seeds C's `rand`.
pub(crate) fn seed(seed: u64) {
    // SAFETY: `srand` takes no pointer.
    unsafe { libc::srand((seed ^ seed >> 32) as c_uint) };
}
