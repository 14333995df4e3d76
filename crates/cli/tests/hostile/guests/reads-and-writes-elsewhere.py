"""Tries every file that is not its own: no fault, and no success."""
import os
import honest

HERE = os.path.dirname(os.path.abspath(__file__))
NEIGHBOUR = os.path.join(HERE, "..", "neighbour")


def write(path):
    with open(path, "w") as file:
        file.write("mine")


def read(path):
    with open(path, "rb") as file:
        return file.read(20)


TRIALS = {
    "write in its own folder": lambda: write(os.path.join(HERE, "new")),
    "write its own program": lambda: write(os.path.abspath(__file__)),
    "rename its own program": lambda: os.rename(__file__, os.path.join(HERE, "other.py")),
    "remove its own program": lambda: os.unlink(__file__),
    "truncate its own program": lambda: os.truncate(__file__, 0),
    "change its own mode": lambda: os.chmod(__file__, 0o777),
    "change its own times": lambda: os.utime(__file__, (0, 0)),
    "make a folder in its own": lambda: os.mkdir(os.path.join(HERE, "folder")),
    "write in its neighbour's folder": lambda: write(os.path.join(NEIGHBOUR, "new")),
    "write its neighbour's program": lambda: write(os.path.join(NEIGHBOUR, "bot.py")),
    "read its neighbour's program": lambda: read(os.path.join(NEIGHBOUR, "bot.py")),
    "list its neighbour's folder": lambda: os.listdir(NEIGHBOUR),
    "list all submissions": lambda: os.listdir(os.path.join(HERE, "..")),
    "link its neighbour's program": lambda: os.link(
        os.path.join(NEIGHBOUR, "bot.py"), os.path.join(os.environ["TMPDIR"], "copy")),
    "write in /tmp": lambda: write("/tmp/damier-was-here"),
    "list /tmp": lambda: os.listdir("/tmp"),
    "read /etc/shadow": lambda: read("/etc/shadow"),
    "read /proc": lambda: os.listdir("/proc"),
}

for name, act in TRIALS.items():
    honest.attempt(name, act)
honest.play()
