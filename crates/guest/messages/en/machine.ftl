### What this machine lacks to run submissions: nobody's fault but its owner's, so that no game begins.

place-submission = submission
no-python = a machine with Python 3, as `python3` on the path: install it (Debian: apt-get install python3), then begin again
# $variable the variable that names another host
no-host = a machine that can host libraries in C: this program hosts none, and no damier-host lies beside it; run it by `damier`, or name a damier-host in { $variable }
# $variable the variable that names another host
static-host = a damier that is linked with the system's libraries: this one is static and loads no libraries; build it here (cargo build --release), or name a damier-host in { $variable }
### What this machine does for guests, and where it fails. Results files hold these sentences in English.
### @recognised

# $memory (word) counted or seen
# $threads (word) counted or seen
# $rest
walls = own session, limits of { $memory ->
    [counted] memory (in a cgroup)
   *[seen] memory
 }, { $threads ->
    [counted] threads (in a cgroup)
   *[seen] threads
 }, output and open files{ $rest }
trusted = ; otherwise trusted
# $privileges (word) dropped or kept
# $capabilities (word) dropped or kept
# $files (word) kept or open
# $calls (word) filtered or open
confined = { $privileges ->
    [dropped] , no new privileges
   *[kept] {""}
 }{ $capabilities ->
    [dropped] , no capabilities
   *[kept] {""}
 }{ $files ->
    [kept] , its own folder read-only, a scratch folder (Landlock)
   *[open] {""}
 }{ $calls ->
    [filtered] , no network, no other processes (seccomp)
   *[open] {""}
 }
# $confined
no-calls = { $confined }; NOT enforced here (no seccomp): no network, no other processes
# $confined
no-files = { $confined }; NOT enforced here (no Landlock): files of its own folder only
# $confined
no-walls = { $confined }; NOT enforced here (no Landlock, no seccomp): files, network
no-walls-at-all = ; NOT enforced here (no Landlock, no seccomp): files, network
# $walls
may-empty = { $walls }; NOT enforced here (Landlock before Linux 6.2): files that it may read can be emptied
# $walls
gains-privileges = { $walls }; NOT enforced here (prctl is refused): no new privileges
# $walls
keeps-capabilities = { $walls }; NOT enforced here (capset is refused): no capabilities
# $walls
outlives = { $walls }; NOT enforced here (prctl is refused): ends with damier
# $walls
# $most MiB
own-memory = { $walls }; this machine's own limit: { $most } MiB of memory
# $walls
# $most MiB
own-addresses = { $walls }; this machine's own limit: { $most } MiB of addresses
# $walls
# $most MiB
own-file-size = { $walls }; this machine's own limit: files of { $most } MiB
# $walls
# $most
own-files = { $walls }; this machine's own limit: { $most } open files
# $walls
# $most seconds
own-cpu = { $walls }; this machine's own limit: { $most } s of CPU time
# $walls
# $most
own-processes = { $walls }; this machine's own limit: { $most } processes of this user
refused-elsewhere = no submissions: they need Linux, Windows or macOS
refused-on-windows = no submissions: Windows runs only trusted ones
walls-of-windows = own job, which ends with damier, limits of memory, threads and output, no privileges; otherwise trusted (Windows: NOT kept from files, network, other processes)
refused-on-macos = no submissions: macOS runs only trusted ones
walls-of-macos = own session, limits of memory, threads, output and open files; otherwise trusted (macOS: NOT kept from files, network, other processes)
needs-other-system = submissions need Linux, Windows or macOS
# $system
confines-none = { $system } confines no submissions: only trusted ones run

## What keeps it from running any submission

# $why
cannot-run = this machine cannot run submissions: { $why }
# $call the system call, for example setrlimit RLIMIT_NOFILE
# $error the system's words
step = { $call }: { $error }
no-trial-program = neither `cat` nor Python 3 is on the path, and one of them is needed to try out the restrictions
# $folder
readable-scratch = temporary files would go to { $folder }, which submissions may read: name another folder in TMPDIR
# $left MiB
# $most MiB
full-scratch = the folder for temporary files has { $left } MiB left, and a submission may write { $most } MiB: free some space, or name another folder in TMPDIR
# $what
needs-space = { $what }. Free some space, or name another folder in TMPDIR
# $what
needs-other-folder = { $what }. Name a folder in TMPDIR that this user may write to
# $what
needs-descriptors = { $what }. Raise the limit of open files (ulimit -n), or play with fewer threads (--threads)
# $what
needs-less = { $what }. Try again later, or with fewer threads (--threads)
# $program
noexec = `{ $program }` lies on a file system on which no program may be run (noexec): copy the submissions elsewhere
# $program
# $error the system's words
not-for-this-user = `{ $program }` may not be run by this user: { $error }
# $seconds
own-cpu-ended = this machine's own limit of { $seconds } s of CPU time (ulimit -t) ended it
# $most MiB
own-file-size-ended = this machine's own limit of files of { $most } MiB (ulimit -f) ended it
# $how
# $most MiB
own-memory-ended = { $how }: this machine's own limit lets a program reserve { $most } MiB (ulimit -v, -d)
# $most
# $line
own-files-ended = this machine's own limit of { $most } open files (ulimit -n) ended it: `{ $line }`
# $how
# $most
own-processes-ended = { $how }: this machine's own limit is { $most } processes of this user (ulimit -u)
# $said
no-room-ended = the folder for temporary files was full: { $said }

# $error
no-scratch = a scratch folder: { $error }
# $error
no-lending = lending the wrapper: { $error }
# $error
no-watching = watching its process: { $error }
# $error
no-job = making a job: { $error }
# $error
no-start = starting a program: { $error }
# $error
no-pipes = waiting for its pipes: { $error }
# $error
no-filter = the filter of system calls (seccomp): { $error }
# $error
no-rules = the rules for files (Landlock): { $error }
stopped = stopped
# $had
# $most
no-memory = its memory: the kernel ended a program for lack of memory that had { $had } of the { $most } MiB that it may use
