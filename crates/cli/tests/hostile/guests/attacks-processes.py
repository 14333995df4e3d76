"""Tries to reach its referee and everybody else: no fault, and no success."""
import ctypes
import fcntl
import os
import resource
import signal
import honest

LIBC = ctypes.CDLL(None, use_errno=True)
REFEREE = os.getppid()


def call(name, *arguments):
    if getattr(LIBC, name)(*arguments) == -1:
        raise OSError(ctypes.get_errno(), name)


def by_a_pipe():
    ends = os.pipe()
    fcntl.fcntl(ends[0], fcntl.F_SETOWN, REFEREE)
    fcntl.fcntl(ends[0], 10, signal.SIGKILL)  # F_SETSIG
    fcntl.fcntl(ends[0], fcntl.F_SETFL, os.O_ASYNC)
    os.write(ends[1], b"x")


TRIALS = {
    "kill its referee": lambda: os.kill(REFEREE, signal.SIGKILL),
    "stop its referee": lambda: os.kill(REFEREE, signal.SIGSTOP),
    "kill everybody": lambda: os.kill(-1, signal.SIGKILL),
    "kill its group": lambda: os.kill(0, 0),
    "kill its referee's group": lambda: os.kill(-REFEREE, signal.SIGKILL),
    "queue a signal": lambda: call("sigqueue", REFEREE, signal.SIGKILL, None),
    "hold its referee": lambda: os.pidfd_open(REFEREE),
    "trace its referee": lambda: call("ptrace", 16, REFEREE, None, None),
    "limit its referee": lambda: resource.prlimit(REFEREE, resource.RLIMIT_NOFILE, (0, 0)),
    "slow its referee down": lambda: os.setpriority(os.PRIO_PROCESS, REFEREE, 19),
    "move its referee": lambda: os.sched_setaffinity(REFEREE, {0}),
    "raise its own limits": lambda: resource.setrlimit(resource.RLIMIT_DATA, (-1, -1)),
    "outlive its referee": lambda: call("prctl", 1, 0, 0, 0, 0),
    "signal by a pipe": by_a_pipe,
}

for name, act in TRIALS.items():
    honest.attempt(name, act)
honest.play()
