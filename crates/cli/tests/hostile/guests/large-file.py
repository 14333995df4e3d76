"""Writes a file without end."""
import os
import honest


def trick(go):
    with open(os.path.join(os.environ["TMPDIR"], "large"), "wb") as file:
        while True:
            file.write(b"x" * (1 << 20))


honest.play(trick)
