### What a guest did wrong, in words for its author. Records hold these sentences in English.
### @recognised

## What it said

# $error what was read and what is allowed
babble = { $error }; standard output is for messages: print to standard error
# $most
chatter = said { $most } lines without an answer among them
# $id
# $asked
answered-late = answered question { $id } again, or late: question { $asked } is open
# $id
# $asked
answered-unasked = answered question { $id }, which was never asked: question { $asked } is open
# $code
# $reason
gave-up = gave up: { $code }: { $reason }
# $action
# $state
# $legal
illegal = `{ $action }` in `{ $state }`; legal: { $legal }

## What it is not

# $theirs
# $ours
other-protocol = speaks protocol { $theirs }; this program speaks { $ours }
# $game
# $games
other-game = does not play { $game }: it plays { $games }
# $theirs
# $name
other-spelling = names the game `{ $theirs }`: write `{ $name }`
empty-games = plays no game: its `games` is an empty list; name some, or leave it out to be tried at every game
# $name
# $options
no-such-option = has no option `{ $name }`; its options: { $options }
# $name
no-options = has no option `{ $name }`; its options: none

## What it took

# $seconds (number)
idle = neither answered nor computed for { $seconds } s
idle-in-all = kept everybody waiting without computing, too long for one game
# $seconds (number)
# $remedy how its language writes a line out
unflushed = neither answered nor computed for { $seconds } s: its answer came once its input was closed. Read one line at a time, and write each answer out at once: { $remedy }
# $seconds (number)
# $bytes (count)
unended = neither answered nor computed for { $seconds } s: { $bytes } { $bytes ->
    [one] byte waits
   *[other] bytes wait
 } without a line break
# $seconds (number)
# $bytes (count)
ended-by-cr = neither answered nor computed for { $seconds } s: { $bytes } { $bytes ->
    [one] byte waits
   *[other] bytes wait
 } without a line break (a line ends in LF or CR LF, not in CR alone)
# $seconds (number)
waited-for = was waited for { $seconds } s more than any computation needs
# $took
# $most
memory = took { $took } MiB; it may use { $most } MiB of memory
# $running
# $most
threads = runs { $running } threads; allowed: { $most }
# $waiting
# $most
signals = leaves { $waiting } signals waiting; allowed: { $most }
flood = wrote more on its standard output than any answer needs (a line holds at most 1 MiB)
# $most
complaints = wrote more than { $most } MiB on its standard error
# $most
many-files = made more than { $most } files and folders
# $most
large-files = wrote more than { $most } MiB of files
# $most
large-file = wrote a file of more than { $most } MiB
# $most
deep-folders = made folders that lie more than { $most } deep
closed-folder = made a folder that nobody can look into: its folders must be readable (chmod u+rx)
moving-folders = moves its folders so often that nobody can look into them
endless-maps = maps files so often, or by such long names, that the list of what it has mapped takes more than 1 MiB
hides-files = hides its open files: its program must be readable (chmod +r)

## How it ended

# $what what it did
# $line the last line of its standard error
last-said = { $what }; it last said `{ $line }`
# $what what it did
# $first the first line of its standard error
# $line the last
first-and-last-said = { $what }; it said `{ $first }` first and `{ $line }` last
# $what what it did
# $cause what its language said
of-cause = { $what }; its cause: { $cause }
# $file
# $line
# $cause
at-line = { $file }, line { $line }: { $cause }
# $what
may-import = { $what }: it may import `damier`, what this machine's Python has, and, if it is handed in as a folder, what lies beside it
closed-output = closed its standard output before it was told to
# $how
# $most
may-write = { $how }; it may write files of { $most } MiB
# $how
# $most
may-use = { $how }; it may use { $most } MiB of memory
# $how
# $most
# $heap
may-use-java = { $how }; it may use { $most } MiB of memory (give Java a smaller heap: -Xmx{ $heap }m)
# $how
# $size
large-program = { $how }; its program with its static arrays takes { $size } MiB
# $line
out-of-memory = ran out of memory: it said `{ $line }`
# $code
ended-with = ended with exit status { $code } before it was told to
ended = ended before it was told to
ended-by-abort = ended with exit status 3 before it was told to (as C's `abort` does)
# $status
ended-with-status = was ended by the system with status { $status }
# $signal
signal = was ended by { $signal }
# $signal
signal-memory = was ended by { $signal } (it read or wrote memory that is not its own, or called itself until its stack was full)
# $signal
signal-call = was ended by { $signal } (a system call of another kind of machine, as 32-bit programs make)
# $signal
signal-abort = was ended by { $signal } (it, or a library, found a mistake and gave up)
# $signal
signal-arithmetic = was ended by { $signal } (a division by zero, or the like)
# $signal
signal-instruction = was ended by { $signal } (an instruction that this processor does not have)
# $signal
signal-no-memory = was ended by { $signal } (memory that is not there)
code-access = was ended by an access violation (it read or wrote memory that is not its own)
code-no-memory = was ended by memory that is not there
code-lack = was ended by a lack of memory
code-instruction = was ended by an instruction that this processor does not have
code-division = was ended by a division by zero
code-overflow = was ended by a number that is too large
code-stack = was ended by a full stack (it called itself until then)
code-no-library = was ended by a library that it needs and that is not there
code-no-function = was ended by a library that lacks a function that it needs
code-interrupt = was ended by Ctrl-C
code-heap = was ended by a mistake with its memory, found by the system
code-abort = was ended by a mistake that it, or a library, found and gave up at
# $name
# $error the system's words
cannot-run = `{ $name }` cannot be run: { $error }

## How a line is written out at once

# $commands
flush-any = { $commands }, or what your language has for it
