### Why a library in C cannot play, for its author.
### @shared

usage = usage: damier-host libNAME.so
    plays 2048 with a strategy in a C library: loads the library, calls its function NAME, and speaks damier's protocol on standard input and output
# $reason why the host ends, or a warning
host-says = damier-host: { $reason }

## The file

# $ending the extension of libraries on this system
# $file
other-name = the file name { $file } does not suit a library. Name the file libNAME.{ $ending }; it must contain a function `NAME`
# $name
# $ending
# $problem
in-library = lib{ $name }.{ $ending }: { $problem }
# $path
no-file = the file { $path } does not exist
path-with-zero = the path contains a zero byte
not-of-this-machine = it is not a shared library for this machine: compile it on this machine with cc -shared -fPIC
not-of-windows = it is not a shared library for this machine: compile it on this machine with gcc -shared
no-reason = the system gives no reason
# $error the message of the loader
not-loaded = it cannot be loaded: { $error }
# $library
# $error the message of the loader
library-not-loaded = { $library } cannot be loaded: { $error }
# $name
undefined = it uses `{ $name }`, which is not defined anywhere: define it, or link the library that contains it
undefined-somewhere = it uses a function that is missing from one of the libraries that it is linked with
grid-missing = it is linked with libgrid.so, which is neither in its folder nor in that of damier: copy libgrid.so to one of these two folders, or link without -lgrid
# $library
linked-missing = it is linked with a library that is neither in its folder nor in that of damier. If { $library } is missing, copy it to one of these two folders. If a library of the compiler is missing, link with -static-libgcc

## The function that creates the strategy

# $name
variable = `{ $name }` is a variable; it must be a function that creates the strategy
# $name
# $hint
no-function = it has no function `{ $name }` to create the strategy; { $hint }
# $function
plus-plus = it exports the C++ function `{ $function }`: declare this function extern "C"
no-name-in-c = a function in C cannot have this name: rename the file
# $name
exports-nothing = it exports no function: is `{ $name }` static?
# $functions
# $name
exports = it exports { $functions }. If one of them creates the strategy, rename that function to `{ $name }`, or give its name to the file

## What it returns

# $name
returns-null = `{ $name }` returns NULL instead of a strategy
# $name
returns-local = `{ $name }` returns the address of a local variable, or ends without `return`. A local variable no longer exists when the function has ended: create the strategy with malloc and return its address
# $name
# $number
returns-number = `{ $name }` returns the number { $number } instead of a strategy: does it end with `return`?
# $name
no-play-move = `{ $name }` leaves `play_move` NULL: set it to your function
# $name
# $number
wild-play-move = `{ $name }` does not set `play_move`: its value is { $number }, which is not a function
# $name
local-memory = warning: `mem` is the address of a local variable of `{ $name }`, which no longer exists when `play_move` is called: allocate this memory with malloc

# $side
# $least
# $most
no-side = it is compiled for boards of side { $side }: GRID_SIDE must be from { $least } to { $most }

## The game

# $number
no-direction = `play_move` returned { $number }, which is not a direction: UP is 0, LEFT 1, DOWN 2, RIGHT 3. Every path through the function must end with `return` and a variable that has a value
lost-play-move = the strategy set its `play_move` to NULL
# $name
half-a-grid = it contains a part of a grid library, but not `{ $name }`: link the whole library, or none of it
# $name
not-exported = damier-host does not export `{ $name }`
grid-null = `new_grid` of its own grid library returns NULL
# $answer
# $x
# $y
# $exponent
grid-forgets = its own grid library is wrong: get_tile(g, { $x }, { $y }) returns { $answer } after set_tile(g, { $x }, { $y }, { $exponent })

## The conversation

# $theirs
# $ours
other-protocol = protocol version { $theirs } is not supported: damier-host speaks only version { $ours }
# $game
# $ours
other-game = { $game } is not supported: damier-host plays only { $ours }
# $game
# $ours
# $side
other-side = { $game }: the library is compiled for { $ours }; compile it with -DGRID_SIDE={ $side }
# $option
# $text
no-number = { $option }: { $text } is not a whole number
# $usual
vain-moves = the game is lost after this many moves in a row that change nothing (default { $usual })
no-game = no game has begun: send newgame first
# $error the message of the system
not-heard = the referee does not read the messages of damier-host: { $error }
# $error the message of the system
no-streams = standard input and output are not available: { $error }
