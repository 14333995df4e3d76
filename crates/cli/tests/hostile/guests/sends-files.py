"""Sends files to itself, which nobody sees on their way, or messages to others: no fault, and no success."""
import os
import socket
import honest

ONE, OTHER = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)


def send_a_file():
    name = os.path.join(os.environ["TMPDIR"], "file")
    with open(name, "wb") as file:
        os.unlink(name)
        file.write(b"x" * (15 << 20))
        file.flush()
        return socket.send_fds(ONE, [b"x"], [file.fileno()])


TRIALS = {
    "send a file": send_a_file,
    "send a message": lambda: ONE.sendmsg([b"x"]),
    "write to the system's log": lambda: ONE.sendto(b"x", "/dev/log"),
    "write to the first process": lambda: ONE.sendto(b"x", "/run/systemd/notify"),
}

for name, act in TRIALS.items():
    honest.attempt(name, act)
# What a loop of events wakes itself with is allowed.
ONE.send(b"x")
assert OTHER.recv(1) == b"x"
honest.play()
