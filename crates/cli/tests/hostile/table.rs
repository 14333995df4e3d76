//! The hostile guests: the fault of each, and a phrase of its message.

/// A guest, and its fate in a game of 2048 with two seconds of CPU time (thirty if it takes memory).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hostile {
    pub(crate) name: &'static str,
    /// The kind of fault; empty for none.
    pub(crate) fault: &'static str,
    /// A phrase of the fault's message or, for a guest that plays on, of its log.
    pub(crate) phrase: &'static str,
}

/// All guests. The program is `guests/NAME.py` or `guests/NAME.c`; `stage.rs` creates those without either.
pub(crate) const ALL: &[Hostile] = &[
    // Silence.
    is("never-answers", "time", "neither answered nor computed for 5.0 s"),
    is("answers-too-late", "time", "neither answered nor computed for 5.0 s"),
    is("stops-itself", "time", "neither answered nor computed for 5.0 s"),
    is("silent-at-load", "start", "neither answered nor computed for 10.0 s"),
    is("spins", "time", "of CPU time; the limit is 2.000s per game"),
    is("spins-at-load", "start", "of CPU time; the limit is 10.000s to start (until hello)"),
    is("short-sleeper", "", ""),
    is("storm-of-threads", "time", "neither answered nor computed for 5.0 s"),
    // Words.
    is("garbage", "protocol", "`I play "),
    is("binary", "protocol", "one line of JSON in UTF-8"),
    is("broken-text", "protocol", "one line of JSON in UTF-8"),
    is("endless-line", "output", "more to its standard output than any answer needs"),
    is("answers-the-former", "protocol", "again, or too late: the open question is 2"),
    is(
        "answers-twice",
        "protocol",
        "answered question 2 again, or too late: the open question is 3",
    ),
    is("answers-another", "protocol", "answered question 1002, which was never asked"),
    is("answers-blindly", "illegal", "`left` is not legal in `"),
    is("illegal", "illegal", "; legal: "),
    is("no-action", "illegal", "`jump"),
    is("prints", "protocol", "print everything else to standard error"),
    is("prints-from-c", "protocol", "`thinking`"),
    is("endless-infos", "output", "wrote 10000 lines without an answer"),
    is("tells-too-much", "output", "more to its standard output than any answer needs"),
    is("not-a-number", "protocol", "NaN"),
    is("beyond-numbers", "protocol", "the number at character 35 is too large"),
    is("huge-numbers", "", ""),
    is("deep-nesting", "protocol", "nested too deeply"),
    is("long-hello", "start", "more to its standard output than any answer needs"),
    is("odd-names", "", "red"),
    is("odd-decorations", "", ""),
    is("odd-writing", "", ""),
    is("other-protocol", "start", "speaks protocol version 99, but damier speaks version 1"),
    is("other-game", "start", "does not play 2048: its `games` are chess, go"),
    is("gives-up", "crash", "gave up with an `error` message: lost: I do not know this board"),
    // Ends.
    is("crashes-at-load", "start", "No module named 'numpy_that_nobody_has'"),
    is("syntax-error", "start", ", line "),
    is("ends-at-load", "start", "ended too early, with exit status 0"),
    is("crashes-at-once", "crash", ": ValueError: no idea what to play"),
    is("crashes-late", "crash", ": IndexError: list index out of range"),
    is("leaves-quietly", "crash", "ended too early, with exit status 0"),
    is("kills-itself", "crash", "was killed by SIGKILL"),
    is("segfaults", "crash", "was killed by SIGSEGV (invalid memory access, or stack overflow"),
    is("closes-its-output", "crash", "closed its standard output too early"),
    is("ignores-signals", "", ""),
    is("spins-after-the-end", "", ""),
    // The machine.
    is("forks", "crash", ": PermissionError"),
    is("starts-a-daemon", "crash", ": PermissionError"),
    is("starts-a-program", "crash", ": PermissionError"),
    is("spinning-threads", "time", "of CPU time; the limit is 2.000s per game"),
    is("sleeping-threads", "memory", "threads"),
    is("grows", "memory", "MiB of memory"),
    is("takes-much-at-once", "memory", "the limit is 1024 MiB"),
    is("shares-memory", "crash", ": PermissionError"),
    is("takes-uncounted-memory", "", "refused"),
    is("maps-without-a-leader", "memory", "MiB of memory; the limit is 1024 MiB"),
    is("large-file", "output", "File too large"),
    is("large-file-in-c", "output", "wrote a file larger than 16 MiB"),
    is("many-files", "output", "wrote more than 16 MiB to files"),
    is("files-in-between", "output", "wrote more than 16 MiB to files"),
    is("empty-files", "output", "files"),
    is("nested-folders", "output", "nested folders more than 32 levels deep"),
    is("locked-folders", "output", "a folder that cannot be inspected"),
    is("nameless-files", "output", "wrote more than 16 MiB to files"),
    is("loses-its-leader", "output", "wrote more than 16 MiB to files"),
    is("endless-maps", "output", "maps so many files into memory, or files with such long names"),
    is("hoards-signals", "", "refused"),
    is("sends-files", "", "refused"),
    is("holds-files-back", "", "refused"),
    is("asks-for-power", "", "refused"),
    is("reads-and-writes-elsewhere", "", "refused"),
    is("opens-a-socket", "crash", ": PermissionError: [Errno 1] Operation not permitted"),
    is("attacks-processes", "", "refused"),
    is("other-calls", "crash", "ended too early, with exit status 7"),
    is("floods-its-log", "output", "MiB to its standard error"),
    is("says-much", "", "xxx"),
    is("thinks-first", "", ""),
    is("odd-machine", "", ""),
    // The class's libraries.
    is("library_spins", "time", "of CPU time; the limit is 2.000s per game"),
    is("library_leaves", "crash", "ended too early, with exit status 0"),
    is("library_breaks", "start", "was killed by SIGSEGV"),
    is("library_errs", "crash", "`play_move` returned 77, which is not a direction"),
    is("library_prints", "", "thinking"),
    // No programs.
    is("empty", "start", "the folder contains neither submission.toml nor bot.py"),
    is("broken-manifest", "start", "submission.toml: "),
    is("endless-manifest", "start", "submission.toml: "),
    is("waiting-manifest", "start", "submission.toml: "),
    is("missing-command", "start", "`./bot` is not in the folder (has it been compiled?)"),
    is("not-executable", "start", "not executable (chmod +x)"),
    is("no-such-interpreter", "start", "`bot` cannot be started: No such file or directory"),
    is("no-program", "start", "not found"),
    is("borrowed", "start", "leads out of the folder"),
    is("painted", "", ""),
    is("neighbour", "", ""),
];

/// Returns the guests with these names.
pub(crate) fn only(names: &[&str]) -> Vec<Hostile> {
    ALL.iter().copied().filter(|guest| names.contains(&guest.name)).collect()
}

const fn is(name: &'static str, fault: &'static str, phrase: &'static str) -> Hostile {
    Hostile { name, fault, phrase }
}
