"""Tries everything, and reports in its first message what worked."""

import ctypes
import json
import os
import resource
import signal
import socket
import sys
import threading

LIBC = ctypes.CDLL(None, use_errno=True)
HERE = os.path.dirname(os.path.abspath(__file__))
SCRATCH = os.environ.get("TMPDIR", "/nowhere")
REFEREE = os.getppid()
ON_X86_64 = os.uname().machine == "x86_64"


def read(path):
    with open(path, "rb") as file:
        file.read(1)


def write(path):
    with open(path, "wb") as file:
        file.write(b"x")


def call(name, *arguments):
    result = getattr(LIBC, name)(*arguments)
    if result == -1:
        raise OSError(ctypes.get_errno(), name)
    return result


def child(start):
    """Starts a process that exits immediately."""
    number = start()
    if number == 0:
        os._exit(0)
    os.waitpid(number, 0)


def raw(x86_64):
    """Makes a system call by number, without arguments, if it is filtered; otherwise it could end the probe."""
    # PR_GET_SECCOMP is 21.
    if not ON_X86_64 or LIBC.prctl(21, 0, 0, 0, 0) != 2:
        raise OSError("not tried here")
    return call("syscall", ctypes.c_long(x86_64), *[ctypes.c_long(0)] * 5)


def run_a_thread():
    done = []
    thread = threading.Thread(target=done.append, args=(1,))
    thread.start()
    thread.join()
    assert done


def signal_itself():
    came = []
    signal.signal(signal.SIGUSR1, lambda *_: came.append(1))
    signal.raise_signal(signal.SIGUSR1)
    os.kill(os.getpid(), signal.SIGUSR1)
    assert len(came) == 2


def own_a_pipe():
    ends = os.pipe()
    import fcntl
    fcntl.fcntl(ends[0], fcntl.F_SETOWN, REFEREE)


def has_a_capability():
    class Header(ctypes.Structure):
        _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]

    sets = (ctypes.c_uint32 * 6)()
    call("capget", ctypes.byref(Header(0x20080522, 0)), ctypes.byref(sets))
    # Three sets in two halves each, and the bounding set: PR_CAPBSET_READ is 23.
    assert any(sets) or any(LIBC.prctl(23, number, 0, 0, 0) == 1 for number in range(41))


def may_gain_privileges():
    # PR_GET_NO_NEW_PRIVS is 39.
    assert LIBC.prctl(39, 0, 0, 0, 0) == 0


def has_other_files_open():
    for number in range(3, 64):
        try:
            os.fstat(number)
            return
        except OSError:
            pass
    raise OSError("none")


def is_limited():
    limits = [resource.RLIMIT_CORE, resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE, resource.RLIMIT_AS]
    found = [resource.getrlimit(limit) for limit in limits]
    assert found == [(most, most) for most in (0, 64, 16 << 20, 1 << 40)], found


def empty_while_reading():
    with open(os.path.join(SCRATCH, "other"), "w") as file:
        file.write("x")
    os.close(os.open(os.path.join(SCRATCH, "other"), os.O_RDONLY | os.O_TRUNC))


def open_by_the_newer_call():
    # How to open: flags, mode, and resolve flags. 437 is openat2 on every processor.
    how = (ctypes.c_uint64 * 3)(os.O_RDONLY, 0, 0)
    path = os.path.join(HERE, "bot.py").encode()
    os.close(call("syscall", ctypes.c_long(437), ctypes.c_long(-100), path, how, ctypes.c_long(24)))


def set_a_timer_of_its_user():
    timer = ctypes.c_void_p()
    call("timer_create", 1, None, ctypes.byref(timer))


def set_its_own_timer():
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.001)
    signal.pause()


def has_own_surroundings():
    ours = ["HOME", "LANG", "PATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "PYTHONPATH", "TMPDIR"]
    ours += ["MKL_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"]
    # Python sets LC_CTYPE itself where the system has no locale of that name.
    assert sorted(set(os.environ) - {"LC_CTYPE"}) == sorted(ours)
    assert os.path.samefile(os.getcwd(), HERE) and os.environ["HOME"] == SCRATCH


def leads_a_session():
    assert os.getsid(0) == os.getpid() == os.getpgid(0)


TRIALS = {
    # This must be first, because others leave files open.
    "find other files open": has_other_files_open,
    "read its folder": lambda: read(os.path.join(HERE, "bot.py")),
    "list its folder": lambda: os.listdir(HERE),
    "read the system": lambda: read("/usr/bin/env"),
    "read a neighbour": lambda: read(os.path.join(HERE, "..", "neighbour", "bot.py")),
    "list the neighbours": lambda: os.listdir(os.path.join(HERE, "..")),
    "read /etc/shadow": lambda: read("/etc/shadow"),
    "list /root": lambda: os.listdir("/root"),
    "list /home": lambda: os.listdir("/home"),
    "list /": lambda: os.listdir("/"),
    "list /tmp": lambda: os.listdir("/tmp"),
    "read /proc": lambda: read("/proc/self/status"),
    "read its referee's surroundings": lambda: read("/proc/%d/environ" % REFEREE),
    "write in its folder": lambda: write(os.path.join(HERE, "new")),
    "write its program": lambda: os.truncate(os.path.join(HERE, "bot.py"), 0),
    "change its program's mode": lambda: os.chmod(os.path.join(HERE, "bot.py"), 0o777),
    "write in scratch": lambda: write(os.path.join(SCRATCH, "file")),
    "remove in scratch": lambda: os.unlink(os.path.join(SCRATCH, "file")),
    "make a folder in scratch": lambda: os.mkdir(os.path.join(SCRATCH, "folder")),
    "empty a file in scratch": lambda: write(os.path.join(SCRATCH, "file")) or write(os.path.join(SCRATCH, "file")),
    "empty a file by its name": lambda: os.truncate(os.path.join(SCRATCH, "file"), 0),
    "empty a file while reading it": empty_while_reading,
    "open by the newer call": open_by_the_newer_call,
    "set its own timer": set_its_own_timer,
    "set a timer of its user": set_a_timer_of_its_user,
    "queue a signal": lambda: call("sigqueue", os.getpid(), signal.SIGCHLD, None),
    "know its processors": lambda: os.sched_getaffinity(0),
    "know others' processors": lambda: os.sched_getaffinity(REFEREE),
    "know others' rank": lambda: os.getpriority(os.PRIO_PROCESS, REFEREE),
    "fork": lambda: child(os.fork),
    "vfork": lambda: child(lambda: raw(58)),
    "fork by x32": lambda: child(lambda: raw(0x40000000 + 57)),
    "clone": lambda: child(lambda: raw(56)),
    "spawn": lambda: os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0),
    "run a thread": run_a_thread,
    "telephone": lambda: socket.socket(socket.AF_INET, socket.SOCK_STREAM).close(),
    "send a telegram": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close(),
    "knock at a neighbour's": lambda: socket.socket(socket.AF_UNIX).close(),
    "signal itself": signal_itself,
    "signal its referee": lambda: os.kill(REFEREE, 0),
    "signal everybody": lambda: os.kill(-1, 0),
    "signal by a pipe": own_a_pipe,
    "limit its referee": lambda: resource.prlimit(REFEREE, resource.RLIMIT_CORE),
    "trace its referee": lambda: call("ptrace", 0x4206, REFEREE, None, None) and call("ptrace", 17, REFEREE, None, None),
    "rank its referee": lambda: os.setpriority(os.PRIO_PROCESS, REFEREE, 0),
    "outlive its referee": lambda: call("prctl", 1, 0, 0, 0, 0),
    "hide from its referee": lambda: call("prctl", 4, 0, 0, 0, 0),
    "leave its session": os.setsid,
    "live in another space": lambda: call("unshare", 0x10000000),
    "hold a file in memory": lambda: os.close(os.memfd_create("x")),
    "queue calls": lambda: raw(425),
    "have a capability": has_a_capability,
    "gain privileges": may_gain_privileges,
    "be limited": is_limited,
    "have its own surroundings": has_own_surroundings,
    "lead its session": leads_a_session,
}

worked = []
for name, act in TRIALS.items():
    try:
        act()
        worked.append(name)
    except Exception as error:
        sys.stderr.write("%s: %s\n" % (name, error))
print(json.dumps({"type": "error", "code": "worked", "message": ", ".join(worked)}), flush=True)
