### What a bot did wrong, for its author.

## Messages

# $error what was read and what is expected
babble = { $error }. Standard output is for protocol messages only: print everything else to standard error
# $most
chatter = wrote { $most } lines without an answer: answer each question with one `move` message
# $id
# $asked
answered-late = answered question { $id } again, or too late: the open question is { $asked }
# $id
# $asked
answered-unasked = answered question { $id }, which was never asked: the open question is { $asked }. Copy the `id` of the question into the answer
# $code
# $reason
gave-up = gave up with an `error` message: { $code }: { $reason }
# $action
# $state
# $legal
illegal = `{ $action }` is not legal in `{ $state }`; legal: { $legal }

## Protocol, games and options

# $theirs
# $ours
other-protocol = speaks protocol version { $theirs }, but damier speaks version { $ours }
# $game
# $games
other-game = does not play { $game }: its `games` are { $games }
# $theirs
# $name
other-spelling = spells the game `{ $theirs }`: write `{ $name }`
empty-games = plays no game: its `games` is an empty list. Name at least one game, or remove `games`: the program is then tried at every game
# $name
# $options
no-such-option = has no option `{ $name }`; its options: { $options }
# $name
no-options = has no options, so `{ $name }` cannot be set
# $name
# $value
# $kind (word)
# $min
# $max
other-value = does not accept `{ $name }={ $value }`: `{ $name }` is { $kind ->
    [whole] a whole number
   *[any] a number
 } from { $min } to { $max }

## Limits

# $seconds (number)
idle = neither answered nor computed for { $seconds } s
idle-in-all = spent too much time in one game neither answering nor computing
# $seconds (number)
# $remedy how its language flushes a line
unflushed = neither answered nor computed for { $seconds } s: its answer appeared only after its input was closed. Read one line at a time, and flush each answer: { $remedy }
# $seconds (number)
# $bytes (count)
unended = neither answered nor computed for { $seconds } s: it wrote { $bytes } { $bytes ->
    [one] byte
   *[other] bytes
 } without a line break. End each message with a line break
# $seconds (number)
# $bytes (count)
ended-by-cr = neither answered nor computed for { $seconds } s: it wrote { $bytes } { $bytes ->
    [one] byte
   *[other] bytes
 } ending in CR alone. End each message with LF or CR LF
# $seconds (number)
waited-for = did not answer for { $seconds } s; a computation within its budget never takes that long
# $took
# $most
memory = used { $took } MiB of memory; the limit is { $most } MiB
# $running
# $most
threads = runs { $running } threads; the limit is { $most }
# $waiting
# $most
signals = has { $waiting } pending signals; the limit is { $most }
flood = wrote more to its standard output than any answer needs (the limit is 1 MiB per answer)
# $most
complaints = wrote more than { $most } MiB to its standard error
# $most
many-files = created more than { $most } files and folders
# $most
large-files = wrote more than { $most } MiB to files
# $most
large-file = wrote a file larger than { $most } MiB
# $most
deep-folders = nested folders more than { $most } levels deep
closed-folder = created a folder that cannot be inspected: keep all folders readable (chmod u+rx)
moving-folders = moves its folders so often that they cannot be inspected
endless-maps = maps so many files into memory, or files with such long names, that the list of them exceeds 1 MiB
hides-files = has open files that cannot be inspected: make the program readable (chmod +r)

## Ends of processes

# $what what it did
# $line the last line of its standard error
last-said = { $what }; its standard error ends with `{ $line }`
# $what what it did
# $first the first line of its standard error
# $line the last
first-and-last-said = { $what }; its standard error begins with `{ $first }` and ends with `{ $line }`
# $what what it did
# $cause the message of its language
of-cause = { $what }; cause: { $cause }
# $file
# $line
# $cause
at-line = { $file }, line { $line }: { $cause }
# $what
may-import = { $what }. A bot can import `damier.bot`, the modules of the Python that runs it and, if it was submitted as a folder, the files in that folder. For other packages, the organiser names a Python that has them: --python VENV, or `python` in the spec or in class.toml
closed-output = closed its standard output too early
# $how
# $most
may-write = { $how }; the limit is { $most } MiB per file
# $how
# $most
may-use = { $how }; the limit is { $most } MiB of memory
# $how
# $most
# $heap
may-use-java = { $how }; the limit is { $most } MiB of memory. Give Java a smaller heap: -Xmx{ $heap }m
# $how
# $size
large-program = { $how }; the program and its static arrays take { $size } MiB
# $line
out-of-memory = ran out of memory: `{ $line }`
# $code
ended-with = ended too early, with exit status { $code }
ended = ended too early
ended-by-abort = ended too early, with exit status 3, the status of C's `abort`
# $status
ended-with-status = was ended by the system with status { $status }
# $signal
signal = was killed by { $signal }
# $signal
signal-memory = was killed by { $signal } (invalid memory access, or stack overflow through deep recursion)
# $signal
signal-call = was killed by { $signal } (a system call that is not available here, for example a call of a 32-bit program)
# $signal
signal-abort = was killed by { $signal } (the program or a library detected an error and aborted)
# $signal
signal-arithmetic = was killed by { $signal } (an arithmetic error, for example division by zero)
# $signal
signal-instruction = was killed by { $signal } (an instruction that this processor does not have)
# $signal
signal-no-memory = was killed by { $signal } (access to memory that does not exist)
code-access = crashed: invalid memory access (access violation)
code-no-memory = crashed: a page of its memory could not be loaded
code-lack = crashed: out of memory
code-instruction = crashed: an instruction that this processor does not have
code-division = crashed: division by zero
code-overflow = crashed: integer overflow
code-stack = crashed: stack overflow through deep recursion
code-no-library = did not start: a library that it needs is missing
code-no-function = did not start: a library lacks a function that it needs
code-interrupt = was interrupted by Ctrl-C
code-heap = crashed: the system detected a corrupted heap
code-abort = crashed: the program or a library detected an error and aborted
# $name
# $error the message of the system
cannot-run = `{ $name }` cannot be started: { $error }

## How to flush a line

# $commands
flush-any = { $commands }, or the equivalent in your language
