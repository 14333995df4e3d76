### What this machine lacks to run submissions: nobody's fault but its owner's, so that no game begins.

place-submission = submission
no-python = a machine with Python 3, as `python3` on the path: install it (Debian: apt-get install python3), then begin again
# $variable the variable that names another host
no-host = a machine that can host libraries in C: this program hosts none, and no damier-host lies beside it; run it by `damier`, or name a damier-host in { $variable }
# $variable the variable that names another host
static-host = a damier that is linked with the system's libraries: this one is static and loads no libraries; build it here (cargo build --release), or name a damier-host in { $variable }
