//! Recognises messages of runtimes that get no more memory.

/// Messages of languages and libraries when memory is refused, in lower case.
const SIGNS: [&str; 15] = [
    // Python, NumPy, Ruby.
    "memoryerror",
    // C++.
    "bad_alloc",
    // Go, Node, Perl, .NET, and programs' own messages.
    "out of memory",
    "outofmemory",
    // OCaml.
    "out_of_memory",
    // The system's message for ENOMEM.
    "cannot allocate memory",
    // Rust.
    "memory allocation of",
    // Lua.
    "not enough memory",
    // Lisp, Haskell.
    "heap exhausted",
    "heap limit",
    // Node.
    "array buffer allocation failed",
    // PHP.
    "allowed memory size of",
    // Mono.
    "could not allocate",
    // Java.
    "insufficient memory",
    "object heap",
];
/// Words that only Java uses.
const JAVA: [&str; 3] = ["java.lang.outofmemoryerror", "java runtime", "object heap"];

/// Messages about a heap limit that the runtime sets itself.
const OWN_HEAP: [&str; 4] =
    ["java heap space", "gc overhead", "heap limit", "allowed memory size of"];
/// Messages about a thread that Java could not start, which it reports as a lack of memory.
const THREADS: [&str; 2] = ["native thread", "java runtime"];

/// A line in which a runtime reports that it is out of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemoryReport {
    pub(crate) line: String,
    /// True if it comes from Java, whose heap has its own limit (`-Xmx`).
    pub(crate) is_java: bool,
    /// True if the cause can only be a limit that the runtime sets itself.
    pub(crate) is_own_heap: bool,
    /// True if the cause may be a thread that could not be started.
    pub(crate) may_be_thread: bool,
}

/// Maximum length in characters of a quoted line.
const LONGEST: usize = 200;

/// Finds a line in which a runtime reports that it is out of memory.
pub(crate) fn find_report(text: &str) -> Option<MemoryReport> {
    text.lines().find_map(|line| {
        let lower = line.to_ascii_lowercase();
        let has = |signs: &[&str]| signs.iter().any(|sign| lower.contains(sign));
        let kept =
            || line.trim().chars().filter(|&c| damier_game::is_plain(c)).take(LONGEST).collect();
        has(&SIGNS).then(|| MemoryReport {
            line: kept(),
            is_java: has(&JAVA),
            is_own_heap: has(&OWN_HEAP),
            may_be_thread: has(&THREADS),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runtime_is_understood() {
        let java = [
            "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# x",
            "Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space\n\tat Bot.main",
            "Error occurred during initialization of VM\nCould not reserve enough space for object heap",
            "Could not reserve enough space for 67108864KB object heap",
        ];
        for text in java {
            let report = find_report(text).unwrap_or_else(|| panic!("{text}"));
            assert!(report.is_java && !report.line.contains('\n'), "{report:?}");
        }
        let others = [
            "Traceback (most recent call last):\n  File \"bot.py\", line 1\nMemoryError",
            "numpy.core._exceptions._ArrayMemoryError: Unable to allocate 7.45 GiB",
            "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc",
            "fatal error: runtime: out of memory\n\nruntime stack:\nruntime.throw({0x49a2f5, 0x16})",
            "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n 1: 0xb7",
            "RangeError: Array buffer allocation failed",
            "memory allocation of 8589934592 bytes failed",
            "bot.rb:1:in `*': failed to allocate memory (NoMemoryError)",
            "PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted",
            "lua: not enough memory",
            "mmap: Cannot allocate memory",
            "Unhandled exception. System.OutOfMemoryException: Insufficient memory",
            "Error: Garbage collector could not allocate 16384 bytes of memory for major heap section",
        ];
        for text in others {
            assert!(find_report(text).is_some_and(|report| !report.is_java), "{text}");
        }
        let heap = find_report("java.lang.OutOfMemoryError: Java heap space").unwrap();
        assert!(heap.is_own_heap && !heap.may_be_thread, "{heap:?}");
        let thread = "java.lang.OutOfMemoryError: unable to create native thread: no";
        let thread = find_report(thread).unwrap();
        assert!(thread.may_be_thread && !thread.is_own_heap, "{thread:?}");
        for text in ["", "IndexError: list index out of range", "I remember", "# a comment"] {
            assert_eq!(find_report(text), None, "{text}");
        }
    }
}
