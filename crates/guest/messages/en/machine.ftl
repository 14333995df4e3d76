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
# $files (word) kept or open
# $calls (word) filtered or open
confined = , no new privileges, no capabilities{ $files ->
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
refused-elsewhere = no submissions: they need Linux, Windows or macOS
refused-on-windows = no submissions: Windows runs only trusted ones
walls-of-windows = own job, which ends with damier, limits of memory, threads and output, no privileges; otherwise trusted (Windows: NOT kept from files, network, other processes)
refused-on-macos = no submissions: macOS runs only trusted ones
walls-of-macos = own session, limits of memory, threads, output and open files; otherwise trusted (macOS: NOT kept from files, network, other processes)
needs-other-system = submissions need Linux, Windows or macOS
# $system
confines-none = { $system } confines no submissions: only trusted ones run
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
