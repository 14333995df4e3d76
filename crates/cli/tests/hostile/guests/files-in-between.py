"""Writes a few files before each move, and answers before anybody looks."""
import os
import honest


def trick(go):
    for number in range(2):
        name = "%d-%d" % (go["ply"], number)
        with open(os.path.join(os.environ["TMPDIR"], name), "wb") as file:
            file.write(b"x" * (1 << 20))


honest.play(trick)
