### Why a class's library in C cannot play, said by its host to its author. The referee is told in English.
### @recognised
### @shared

usage = usage: damier-host libNAME.so
    runs a strategy for 2048 as a guest: loads the library, calls its function NAME, and speaks damier's protocol for the strategy on standard input and output
# $reason why the host ends, or a warning
host-says = damier-host: { $reason }

## The file

# $ending the ending of libraries here
# $file
other-name = { $file }: not the name of a submission: libNAME.{ $ending } is, with a function `NAME` in it
# $name
# $ending
# $problem
in-library = lib{ $name }.{ $ending }: { $problem }
# $path
no-file = { $path }: there is no such file
path-with-zero = a path with a zero in it
not-of-this-machine = it is no shared library for this machine: compile it here with cc -shared -fPIC
not-of-windows = it is no shared library for this machine: compile it here with gcc -shared
no-reason = the loader gives no reason
# $error the loader's words
not-loaded = it cannot be loaded: { $error }
# $library
# $error the loader's words
library-not-loaded = { $library } cannot be loaded: { $error }
# $name
undefined = it uses `{ $name }`, which nothing defines: define it, or link the library that has it
undefined-somewhere = it uses a function that the library which it is linked with does not define
grid-missing = it is linked with libgrid.so, which is neither beside it nor beside damier: put it there, or link without -lgrid
# $library
linked-missing = it is linked with a library that is neither beside it nor beside damier: put it there ({ $library }, or one of its compiler's; -static-libgcc links that in)

## The function that makes the strategy

# $name
variable = `{ $name }` is a variable: a function of that name makes the strategy
# $name
# $hint
no-function = there is no function `{ $name }` to make the strategy; { $hint }
# $function
plus-plus = it exports the C++ function `{ $function }`: declare it extern "C"
no-name-in-c = no function in C can have this name: rename the file
# $name
exports-nothing = it exports no function: is `{ $name }` static?
# $functions
# $name
exports = it exports { $functions }: if one of them makes the strategy, name it `{ $name }`, or the file after it

## What it returns

# $name
returns-null = `{ $name }` returns NULL instead of a strategy
# $name
returns-local = `{ $name }` returns the address of a local variable, which is gone by then, or has no `return`: make the strategy with malloc and return it
# $name
# $number
returns-number = `{ $name }` returns no strategy but a number, { $number }: does it end with `return`?
# $name
no-play-move = `{ $name }` leaves `play_move` NULL
# $name
# $number
wild-play-move = `{ $name }` does not set `play_move`: it is { $number }, which is no function
# $name
local-memory = warning: `mem` is the address of a local variable of `{ $name }`, which is gone when `play_move` is called: make it with malloc

# $side
# $least
# $most
no-side = it is compiled for a board of side { $side }: GRID_SIDE is { $least } to { $most }

## The game

# $number
no-direction = `play_move` returned { $number }, which is no direction: UP is 0, LEFT 1, DOWN 2, RIGHT 3, and every way through the function must end with `return`
lost-play-move = the strategy has set its `play_move` to NULL
# $name
half-a-grid = it has a grid library of its own, but without `{ $name }`: link all of it, or nothing
# $name
not-exported = damier-host does not export `{ $name }`
grid-null = its own `new_grid` returns NULL
# $answer
# $x
# $y
# $exponent
grid-forgets = its own grid library answers { $answer } to get_tile(g, { $x }, { $y }) after set_tile(g, { $x }, { $y }, { $exponent })

## The conversation

# $theirs
# $ours
other-protocol = protocol { $theirs }: damier-host speaks { $ours } only
# $game
# $ours
other-game = { $game }: damier-host plays { $ours } only
# $game
# $ours
# $side
other-side = { $game }: the library is compiled for { $ours }; compile it with -DGRID_SIDE={ $side }
# $option
# $text
no-number = { $option }: { $text } is no whole number
# $usual
vain-moves = moves in a row that cannot be, after which the game is lost: { $usual } if not set
no-game = there is no game: newgame begins one
# $error the system's words
not-heard = the referee does not listen: { $error }
# $error the system's words
no-streams = no streams to speak on: { $error }
