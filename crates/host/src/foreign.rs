//! Calls into the submission: the function that makes its strategy, the strategy, and the functions of
//! whatever grid library it uses.
//!
//! Nothing can make these calls safe: what is called was written by somebody else and may do anything. Two
//! things limit the harm. The process plays one game and may be lost, and pointers are looked at through
//! [`Memory`] before anything is believed of them.

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

/// As large as the main thread's stack usually may grow, in bytes.
const STACK: usize = 8 << 20;

/// A board of whatever grid library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ForeignBoard(NonNull<c_void>);

impl ForeignBoard {
    /// Keeps our own library from deleting this board.
    pub(crate) fn keep(self) {
        keep(self.0.as_ptr().cast());
    }
}

/// The functions of a grid library. A library may lack those that are optional here.
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
    /// The functions that a library defines, for boards of this side; the name of the one that it lacks, if it lacks one that is
    /// needed.
    pub(crate) fn find(library: &Library, side: usize) -> Result<Self, &'static str> {
        let needed = |name: &'static str| library.symbol(name).ok_or(name);
        let [make, get, set] = [needed("new_grid")?, needed("get_tile")?, needed("set_tile")?];
        let [copy, score, slide] =
            ["copy_grid", "grid_score", "do_move"].map(|n| library.symbol(n));
        let make_of = library.symbol("new_grid_of").filter(|_| side != USUAL_SIDE);
        // SAFETY: what a library defines under these names has the types of `grid.h`.
        unsafe {
            Ok(Self {
                side: side as c_int,
                make: function(make),
                // A grid library of the submission's own may have one side and no such function.
                make_of: make_of.map(|address| function(address)),
                get: function(get),
                set: function(set),
                copy: copy.map(|address| function(address)),
                score: score.map(|address| function(address)),
                slide: slide.map(|address| function(address)),
            })
        }
    }

    /// A new empty board; `None` if the library has none.
    pub(crate) fn make(&self) -> Option<ForeignBoard> {
        // SAFETY: see the module.
        let made = unsafe { self.make_of.map_or_else(|| (self.make)(), |make| make(self.side)) };
        NonNull::new(made).map(ForeignBoard)
    }

    /// The exponent in a cell.
    pub(crate) fn tile(&self, board: ForeignBoard, x: usize, y: usize) -> c_uint {
        // SAFETY: see the module; the board is this library's.
        unsafe { (self.get)(board.0.as_ptr(), x as c_int, y as c_int) }
    }

    /// Puts a tile into a cell.
    pub(crate) fn set_tile(&self, board: ForeignBoard, x: usize, y: usize, exponent: u8) {
        // SAFETY: see the module; the board is this library's.
        unsafe { (self.set)(board.0.as_ptr(), x as c_int, y as c_int, c_uint::from(exponent)) };
    }

    /// Copies a board onto another; false if the library cannot.
    pub(crate) fn copy(&self, source: ForeignBoard, target: ForeignBoard) -> bool {
        // SAFETY: see the module; both boards are this library's.
        self.copy.map(|copy| unsafe { copy(source.0.as_ptr(), target.0.as_ptr()) }).is_some()
    }

    /// A board's score; `None` if the library counts none.
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

/// The number that a library keeps under a name, if it does.
pub(crate) fn number(library: &Library, name: &str, memory: &mut Memory) -> Option<c_int> {
    let address = library.symbol(name)?.expose_provenance().get();
    memory.bytes::<{ size_of::<c_int>() }>(address).map(c_int::from_ne_bytes)
}

/// The function of a submission that makes its strategy.
pub(crate) struct StrategyMaker {
    name: String,
    make: unsafe extern "C-unwind" fn() -> StrategyPointer,
}

impl StrategyMaker {
    /// The function of this name, if the library has it.
    pub(crate) fn find(library: &Library, name: &str) -> Option<Self> {
        let address = library.symbol(name)?;
        // SAFETY: by the class's convention, the function of the file's name has this type.
        let make = unsafe { function(address) };
        Some(Self { name: name.to_string(), make })
    }

    /// Makes a strategy.
    ///
    /// # Errors
    /// A sentence for the author: the value that the function made is no strategy.
    pub(crate) fn make(&self, memory: &mut Memory) -> Result<HostedStrategy, Message> {
        // Whatever `make` calls has its variables below this one.
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
    /// The bytes of the structure when it was new.
    fields: [u8; size_of::<StrategyFields>()],
    /// The stack addresses of the variables of the function that made it.
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

    /// The bytes at the address that the strategy gives as its name, up to the first zero.
    pub(crate) fn name(&self, memory: &mut Memory) -> Option<Vec<u8>> {
        let address = self.field(offset_of!(StrategyFields, name));
        if self.gone.contains(&address) { None } else { memory.text::<256>(address) }
    }

    /// Asks for a direction: a `dir`, or any other number. `None` if the strategy has none to ask.
    pub(crate) fn play_move(&self, board: ForeignBoard) -> Option<c_uint> {
        // SAFETY: the structure was readable when it was new. It is read again at every move, because a
        // strategy may exchange its own functions.
        let play_move: Option<PlayMove> = unsafe { (*self.strategy).play_move };
        // SAFETY: see the module.
        play_move.map(|play_move| unsafe { play_move(self.strategy, board.0.as_ptr()) })
    }

    /// Lets the strategy free itself, if it was told how.
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

    /// The address in a field when the structure was new.
    fn field(&self, offset: usize) -> usize {
        let mut bytes = [0; size_of::<usize>()];
        bytes.copy_from_slice(&self.fields[offset..offset + size_of::<usize>()]);
        usize::from_ne_bytes(bytes)
    }
}

/// The function at an address.
///
/// # Safety
/// `F` is the type of a function in C, and the one at this address has it.
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
