### What this machine lacks to run submissions. No game begins without it.

no-python = needs Python 3, but none of the commands `python3`, `python` and `py` starts it on this machine. Install Python 3 (Debian: apt-get install python3), then try again
# $path
python-missing = `{ $path }` does not exist. Name the folder of a virtual environment, or a Python interpreter
# $path
# $program for example bin/python3
no-python-in-folder = the folder `{ $path }` contains no Python (no { $program }, or a link that leads nowhere). Create a virtual environment with python3 -m venv
# $path
# $error the message of the program or of the system
not-python = `{ $path }` is not a Python: { $error }
# $path
# $seconds (count)
silent-python = `{ $path }` did not answer within { $seconds } s. Try again when the machine is less busy, or name another Python
# $path
# $version
old-python = `{ $path }` is Python { $version }; submissions need Python 3.8 or newer
# $variable the environment variable that names another host
no-host = needs damier-host, the program that runs libraries in C, and it was not found. Run the submission with `damier`, or set { $variable } to the path of damier-host
# $variable the environment variable that names another host
static-host = needs a damier that can load libraries, but this damier is linked statically. Build damier on this machine (cargo build --release), or set { $variable } to the path of a damier-host
## Restrictions that this machine enforces, and failures of this machine.

# $memory (word) counted or seen
# $threads (word) counted or seen
# $rest
walls = own session, limits on { $memory ->
    [counted] memory (in a cgroup)
   *[seen] memory
 }, { $threads ->
    [counted] threads (in a cgroup)
   *[seen] threads
 }, output and open files{ $rest }
trusted = ; not confined otherwise
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
no-calls = { $confined }; NOT enforced here (no seccomp): the ban on network and other processes
# $confined
no-files = { $confined }; NOT enforced here (no Landlock): the ban on files outside its own folder
# $confined
no-walls = { $confined }; NOT enforced here (no Landlock, no seccomp): the ban on other files and network
no-walls-at-all = ; NOT enforced here (no Landlock, no seccomp): the ban on other files and network
# $walls
may-empty = { $walls }; NOT enforced here (Landlock before Linux 6.2): the ban on truncating files that a program may read
# $walls
gains-privileges = { $walls }; NOT enforced here (prctl is refused): the ban on new privileges
# $walls
keeps-capabilities = { $walls }; NOT enforced here (capset is refused): the removal of capabilities
# $walls
outlives = { $walls }; NOT enforced here (prctl is refused): the end of programs when damier ends
# $walls
# $most MiB
own-memory = { $walls }; this machine's own limit: { $most } MiB of memory
# $walls
# $most MiB
own-addresses = { $walls }; this machine's own limit: { $most } MiB of address space
# $walls
# $most MiB
own-file-size = { $walls }; this machine's own limit: { $most } MiB per file
# $walls
# $most
own-files = { $walls }; this machine's own limit: { $most } open files
# $walls
# $most seconds
own-cpu = { $walls }; this machine's own limit: { $most } s of CPU time
# $walls
# $most
own-processes = { $walls }; this machine's own limit: { $most } processes for this user
refused-elsewhere = no submissions: they need Linux, Windows or macOS
refused-on-windows = no submissions, except trusted ones (Windows: no protection of files and network)
walls-of-windows = own job, which ends with damier; limits on memory, threads and output; no privileges; not confined otherwise (Windows: NO protection of files, network, other processes)
refused-on-macos = no submissions, except trusted ones (macOS: no protection of files and network)
walls-of-macos = own session; limits on memory, threads, output and open files; not confined otherwise (macOS: NO protection of files, network, other processes)
needs-other-system = submissions need Linux, Windows or macOS
# $system
confines-none = { $system } cannot confine submissions: damier runs no submissions on it, except trusted ones

## Why it cannot run any submission

# $why
cannot-run = this machine cannot run submissions: { $why }
# $call the system call, for example setrlimit RLIMIT_NOFILE
# $error the message of the system
step = { $call }: { $error }
no-trial-program = neither `cat` nor Python 3 is on the search path (PATH), and one of them is needed to test the restrictions
# $folder
readable-scratch = temporary files would go to { $folder }, which submissions can read. Set TMPDIR to another folder
# $left MiB
# $most MiB
full-scratch = the folder for temporary files has { $left } MiB left, and a submission may write { $most } MiB. Free some space there, or set TMPDIR to another folder
# $what
needs-space = { $what }. Free some space, or set TMPDIR to another folder
# $what
needs-other-folder = { $what }. Set TMPDIR to a folder in which this user can write
# $what
needs-descriptors = { $what }. Raise the limit of open files (ulimit -n), or play with fewer threads (--threads)
# $what
needs-less = { $what }. Try again later, or with fewer threads (--threads)
# $program
noexec = `{ $program }` is on a file system that forbids running programs (noexec). Copy the submissions to another file system
# $program
# $error the message of the system
not-for-this-user = this user may not run `{ $program }`: { $error }
# $seconds
own-cpu-ended = a process was killed by this machine's own limit of { $seconds } s of CPU time (ulimit -t)
# $most MiB
own-file-size-ended = a process was killed by this machine's own limit of { $most } MiB per file (ulimit -f)
# $how
# $most MiB
own-memory-ended = { $how }: this machine's own limit lets a program reserve only { $most } MiB (ulimit -v, -d)
# $most
# $line
own-files-ended = a process failed because of this machine's own limit of { $most } open files (ulimit -n): `{ $line }`
# $how
# $most
own-processes-ended = { $how }: this machine's own limit is { $most } processes for this user (ulimit -u)
# $said
no-room-ended = the folder for temporary files was full: { $said }

# $error
no-scratch = a scratch folder could not be created: { $error }
# $error
no-lending = the Python module damier.bot could not be copied: { $error }
# $error
no-watching = a process could not be observed: { $error }
# $error
no-job = a job object could not be created: { $error }
# $error
no-start = a program could not be started: { $error }
# $error
no-pipes = the pipes of a process could not be read: { $error }
# $error
no-filter = the filter of system calls (seccomp) could not be installed: { $error }
# $error
no-rules = the rules for files (Landlock) could not be applied: { $error }
stopped = stopped
# $had
# $most
no-memory = this machine ran out of memory: the kernel killed a program that used { $had } MiB of the { $most } MiB that it may use
