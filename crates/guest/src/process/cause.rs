//! Finds out why a program ended: the line of its standard error that a runtime wrote for the author, and the place in
//! the author's source that this line names.

use crate::text::fault as text;
use damier_i18n::Message;

/// Maximum length in characters of a quoted line.
const LINE_LENGTH: usize = 200;

/// Parts of paths that belong to a runtime or to the wrapper, not to the author.
const FOREIGN: [&str; 10] = [
    "<",
    "node:",
    "/usr/lib/",
    "/usr/local/go/",
    "/lib/python",
    "/lib/pypy",
    "-packages/",
    "/src/runtime/",
    "/damier.py",
    "/damier/bot.py",
];

/// Line prefixes with which runtimes report the cause on the same line, and prefixes after which the cause follows.
const ANNOUNCEMENTS: [&str; 13] = [
    "Exception in thread \"",
    "Error: Could not find or load",
    "Error: Unable to ",
    "Error occurred during initialization of VM",
    "Unhandled exception. ",
    "Unhandled Exception:",
    "terminate called ",
    "libc++abi: ",
    "PHP Fatal error:",
    "PHP Parse error:",
    "Fatal error:",
    "Parse error:",
    "Fatal Python error:",
];

/// File and line in a source.
type Place<'a> = (&'a str, &'a str);

/// A message and the place that it is about.
type Finding<'a> = (Option<Place<'a>>, String);

/// Finds the cause of a program's end in the log of its standard error; returns `None` if no known runtime wrote it.
pub(crate) fn cause(log: &str) -> Option<Message> {
    let lines: Vec<&str> = log.lines().collect();
    let runtimes = [python, rust, go, node, ruby, announced, lua, java_source, perl, shell];
    let (place, error) = runtimes.iter().find_map(|runtime| runtime(&lines))?;
    let error = shown(&error);
    Some(match place {
        Some((file, line)) if !error.contains(&format!("{}:{line}", last_part(file))) => {
            text::at_line(last_part(file), line, error)
        }
        _ => error.into(),
    })
}

/// Shortens a line for quoting.
pub(crate) fn shown(line: &str) -> String {
    line.trim().chars().take(LINE_LENGTH).collect()
}

fn last_part(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}

fn is_own(file: &str) -> bool {
    !FOREIGN
        .iter()
        .any(|part| if *part == "<" { file.starts_with('<') } else { file.contains(part) })
}

fn is_set_in(line: &str) -> bool {
    line.starts_with([' ', '\t'])
}

/// Returns the digits at the start of a text.
fn figures(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some(&text[..end]).filter(|figures| !figures.is_empty())
}

/// Splits `FILE:LINE` at the first colon before digits. Also returns the text after them.
fn numbered(text: &str) -> Option<(Place<'_>, &str)> {
    text.match_indices(':').find_map(|(at, _)| {
        let line = figures(&text[at + 1..])?;
        Some(((&text[..at], line), &text[at + 1 + line.len()..]))
    })
}

/// Python: the last exception, and the last of its frames in the author's code.
fn python<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let frame = |line: &'a str| -> Option<Place<'a>> {
        let (file, rest) = line.trim_start().strip_prefix("File \"")?.split_once("\", line ")?;
        Some((file, figures(rest)?))
    };
    let last = lines.iter().rposition(|line| is_set_in(line) && frame(line).is_some())?;
    let error = lines[last..].iter().find(|line| !is_set_in(line) && !line.is_empty())?;
    let first =
        lines[..last].iter().rposition(|line| line.starts_with("Traceback (")).unwrap_or(last);
    let frames = lines[first..=last].iter().rev().filter_map(|line| frame(line));
    Some((frames.into_iter().find(|(file, _)| is_own(file)), (*error).to_string()))
}

/// Rust: the first panic, whose message is on the next line.
fn rust<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let is_panic = |line: &&str| line.starts_with("thread '") && line.contains(" panicked at ");
    let at = lines.iter().position(is_panic)?;
    let message = lines.get(at + 1).filter(|_| lines[at].ends_with(':'));
    Some((None, format!("{} {}", lines[at], message.unwrap_or(&""))))
}

/// Go: `panic: …` or `fatal error: …` before the list of goroutines.
fn go<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let list =
        lines.iter().position(|line| line.starts_with("goroutine ") && line.ends_with(':'))?;
    let starts = |line: &&str| line.starts_with("panic: ") || line.starts_with("fatal error: ");
    let error = lines[..list].iter().rfind(|line| starts(line))?;
    let frame = |line: &&'a str| {
        let (place, rest) = numbered(line.strip_prefix('\t')?)?;
        (place.0.ends_with(".go") && is_own(place.0) && !rest.starts_with(':')).then_some(place)
    };
    Some((lines[list..].iter().find_map(frame), (*error).to_string()))
}

/// Node: the line after the marker below the source, or before the first frame.
fn node<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    lines.iter().find(|line| line.starts_with("Node.js v"))?;
    let is_mark =
        |line: &&str| !line.is_empty() && line.trim().chars().all(|c| c == '^') && is_set_in(line);
    let mark = lines.iter().position(|line| is_mark(line) || *line == "^");
    let calls = lines.iter().position(|line| line.starts_with("    at "));
    let after = mark.map(|at| at + 1).or_else(|| calls?.checked_sub(1))?;
    let error = lines[after..].iter().find(|line| !line.trim().is_empty())?;
    let frame = |line: &&'a str| {
        let call = line.trim_start().strip_prefix("at ")?;
        let inner = call.rsplit_once('(').map_or(call, |(_, inner)| inner);
        numbered(inner).map(|(place, _)| place).filter(|place| is_own(place.0))
    };
    let head =
        |line: &&'a str| numbered(line).filter(|(place, rest)| rest.is_empty() && is_own(place.0));
    let named = lines[..after].iter().find_map(head).map(|(place, _)| place);
    Some((named.or_else(|| lines[after..].iter().find_map(frame)), (*error).to_string()))
}

/// Ruby: `bot.rb:3:in 'foo': message (NoMethodError)`.
fn ruby<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    lines.iter().filter(|line| !is_set_in(line)).find_map(|line| {
        let (place, rest) = numbered(line).filter(|(place, _)| place.0.ends_with(".rb"))?;
        let rest = rest.strip_prefix(':')?;
        let error = if rest.starts_with("in ") { rest.split_once(": ")?.1 } else { rest };
        Some((Some(place), error.to_string()))
    })
}

/// Runtimes with a fixed prefix before the cause: the JVM, .NET and Mono, C++, PHP.
fn announced<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let is_one = |line: &&str| ANNOUNCEMENTS.iter().any(|start| line.starts_with(start));
    let at = lines.iter().rposition(is_one)?;
    let rest = &lines[at + 1..];
    let next = || rest.iter().find(|line| !line.trim().is_empty()).copied();
    let what = || rest.iter().map(|line| line.trim()).find(|line| line.starts_with("what():"));
    let deepest = || rest.iter().rfind(|line| line.starts_with("Caused by: ")).copied();
    let line = lines[at];
    let error = match line {
        "Unhandled Exception:" => next().unwrap_or(line).to_string(),
        "Error occurred during initialization of VM" => joined(line, next()),
        _ if line.starts_with("terminate called ") => what().unwrap_or(line).to_string(),
        _ if line.starts_with("Exception in thread ") => joined(line, deepest()),
        _ => line.to_string(),
    };
    let frame = |line: &&'a str| {
        let call = line.trim_start().strip_prefix("at ")?;
        let (place, rest) = numbered(call.rsplit_once('(')?.1)?;
        (rest == ")" && !call.starts_with("java") && !call.starts_with("jdk")).then_some(place)
    };
    Some((rest.iter().find_map(frame), error))
}

fn joined(line: &str, more: Option<&str>) -> String {
    more.map_or_else(|| line.to_string(), |more| format!("{line}; {more}"))
}

/// Lua: the line before the stack traceback.
fn lua<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let list = lines.iter().position(|line| *line == "stack traceback:")?;
    let before = &lines[..list];
    let error = before.iter().rfind(|line| line.starts_with("lua")).or(before.last())?;
    Some((None, (*error).to_string()))
}

/// Java's compiler: `Bot.java:3: error: ';' expected`.
fn java_source<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let error = lines.iter().find(|line| line.contains(".java:") && line.contains(": error: "))?;
    Some((None, (*error).to_string()))
}

/// Perl: the last line with a place, or the first one if the program did not compile.
fn perl<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let has_place = |line: &&str| {
        let place = line.rsplit_once(" line ").filter(|(before, _)| before.contains(" at "));
        place.is_some_and(|(_, rest)| figures(rest).is_some())
    };
    let last = lines.iter().rfind(|line| !line.trim().is_empty())?;
    let is_unread = last.ends_with("compilation errors.") || last.starts_with("BEGIN failed");
    let mut found = lines.iter().filter(|line| has_place(line));
    let error =
        if is_unread { found.next()? } else { found.next_back().filter(|line| *line == last)? };
    Some((None, (*error).to_string()))
}

/// A shell: `run.sh: line 3: foo: command not found`.
fn shell<'a>(lines: &[&'a str]) -> Option<Finding<'a>> {
    let last = lines.iter().rfind(|line| !line.trim().is_empty())?;
    let (_, rest) = last.split_once(": line ")?;
    figures(rest).filter(|line| rest[line.len()..].starts_with(':'))?;
    Some((None, (*last).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(log: &str) -> String {
        cause(log).expect(log).to_string()
    }

    #[test]
    fn python_ends_with_its_cause() {
        let own = "Traceback (most recent call last):\n  File \"/x/bot.py\", line 4, in <module>\n    f(\"{\")\n";
        let library =
            "  File \"/usr/lib/python3.11/json/decoder.py\", line 353, in raw_decode\n    obj\n";
        let several = format!("a trace\n{own}{library}ValueError: first\nsecond\n");
        assert_eq!(found(&several), "bot.py, line 4: ValueError: first");
        let twice =
            format!("{own}KeyError: 1\n\nDuring handling of it:\n\n{own}OSError: [Errno 1] no");
        assert_eq!(found(&twice), "bot.py, line 4: OSError: [Errno 1] no");
        let unread =
            "  File \"/x/bot.py\", line 1\n    def f(x)\n            ^\nSyntaxError: expected ':'";
        assert_eq!(found(unread), "bot.py, line 1: SyntaxError: expected ':'");
        let lost = "Fatal Python error: init_fs_encoding: no codec\nPython runtime state: core\n\n  <no Python frame>";
        assert_eq!(found(lost), "Fatal Python error: init_fs_encoding: no codec");
    }

    #[test]
    fn node_puts_its_source_before_its_cause() {
        let frames = "    at f (node:internal/x:1:2)\n    at Object.<anonymous> (/x/lib.js:7:6)\n\nNode.js v20.20.2";
        let told = format!(
            "thinking\n/x/bot.js:1\nconst x = undefined; x.y;\n                       ^\n\nTypeError: Cannot read y\n{frames}"
        );
        assert_eq!(found(&told), "bot.js, line 1: TypeError: Cannot read y");
        let unmarked = format!("<anonymous_script>:1\n{{\n\nSyntaxError: Expected '}}'\n{frames}");
        assert_eq!(found(&unmarked), "lib.js, line 7: SyntaxError: Expected '}'");
        let thrown =
            "\n/x/bot.js:3\nthrow 5\n^\n5\n(Use `node --trace-uncaught ...`)\n\nNode.js v20.20.2";
        assert_eq!(found(thrown), "bot.js, line 3: 5");
    }

    #[test]
    fn compiled_languages_begin_with_their_cause() {
        let rust = "\nthread 'main' (57) panicked at bot.rs:2:54:\nindex out of bounds\nnote: run with `RUST_BACKTRACE=1`";
        assert_eq!(found(rust), "thread 'main' (57) panicked at bot.rs:2:54: index out of bounds");
        let go =
            "panic: no\n\ngoroutine 1 [running]:\nmain.main()\n\t/x/bot.go:5 +0x1d\nexit status 2";
        assert_eq!(found(go), "bot.go, line 5: panic: no");
        let java = "Exception in thread \"main\" java.lang.X: no\n\tat java.base/java.util.Y.get(Y.java:5)\n\tat Bot.main(Bot.java:2)";
        assert_eq!(found(java), "Bot.java, line 2: Exception in thread \"main\" java.lang.X: no");
        let made = "Exception in thread \"main\" java.lang.E\n\tat jdk.x/M.m(M.java:1)\nCaused by: java.lang.X: no\n\t... 5 more";
        assert_eq!(
            found(made),
            "Exception in thread \"main\" java.lang.E; Caused by: java.lang.X: no"
        );
        let unread =
            "Bot.java:3: error: ';' expected\n  x\n  ^\n1 error\nerror: compilation failed";
        assert_eq!(found(unread), "Bot.java:3: error: ';' expected");
        let cpp = "terminate called after throwing an instance of 'std::out_of_range'\n  what():  vector: no";
        assert_eq!(found(cpp), "what():  vector: no");
        let mono = "\nUnhandled Exception:\nSystem.X: no\n  at Bot.Main () [0x00003] in <2df>:0 ";
        assert_eq!(found(mono), "System.X: no");
    }

    #[test]
    fn scripts_say_where_they_end() {
        let ruby = "bot.rb:2:in `<main>': undefined method `y' (NoMethodError)\n\nx.y\n ^^\n\tfrom z.rb:1:in `f'";
        assert_eq!(found(ruby), "bot.rb, line 2: undefined method `y' (NoMethodError)");
        assert_eq!(found("syn.rb:3: syntax error"), "syn.rb, line 3: syntax error");
        let lua =
            "luajit: bot.lua:2: attempt to index x\nstack traceback:\n\t[C]: at 0x55809ffe92c0";
        assert_eq!(found(lua), "luajit: bot.lua:2: attempt to index x");
        let php = "PHP Fatal error:  Uncaught Error: no in /x/bot.php:2\nStack trace:\n#0 {main}\n  thrown";
        assert_eq!(found(php), "PHP Fatal error:  Uncaught Error: no in /x/bot.php:2");
        let perl = "syntax error at b.pl line 2, near \"= ;\"\nExecution of b.pl aborted due to compilation errors.";
        assert_eq!(found(perl), "syntax error at b.pl line 2, near \"= ;\"");
        assert_eq!(
            found("a warning at b.pl line 1.\noops at b.pl line 2."),
            "oops at b.pl line 2."
        );
        assert_eq!(
            found("run.sh: line 2: foo: command not found"),
            "run.sh: line 2: foo: command not found"
        );
        assert!(cause("I lost\nmy way").is_none() && cause("").is_none());
    }
}
