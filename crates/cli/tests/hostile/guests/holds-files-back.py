"""Takes leases and locks of files that others open, or asks to be told of them: no fault, and no success."""
import fcntl
import json
import os
import signal
import honest

signal.signal(signal.SIGIO, signal.SIG_IGN)
F_SETLEASE, F_NOTIFY, F_OFD_SETLK = 1024, 1026, 37
TAKEN = [path for path in (json.__file__, json.__cached__, "/etc/ld.so.cache", __file__) if os.path.exists(path)]


def on_all(act):
    def trial():
        return [act(os.open(path, os.O_RDONLY)) for path in TAKEN]
    return trial


def lock():
    """A lock has no effect if the same file can be locked through a second descriptor."""
    for path in TAKEN:
        for file in (os.open(path, os.O_RDONLY), os.open(path, os.O_RDONLY)):
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return path
    raise PermissionError


TRIALS = {
    "lease for writing": on_all(lambda file: fcntl.fcntl(file, F_SETLEASE, fcntl.F_WRLCK)),
    "lease for reading": on_all(lambda file: fcntl.fcntl(file, F_SETLEASE, fcntl.F_RDLCK)),
    "be told of a folder": lambda: fcntl.fcntl(os.open("/usr/lib", os.O_RDONLY), F_NOTIFY, 1 | 0x80000000),
    "lock": lock,
    "lock as POSIX does": on_all(lambda file: fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB)),
    "lock the open file": on_all(lambda file: fcntl.fcntl(file, F_OFD_SETLK, bytes(32))),
    "widen a pipe": lambda: fcntl.fcntl(os.pipe()[0], 1031, 1 << 20),
}

for name, act in TRIALS.items():
    honest.attempt(name, act)
honest.play()
