"""Writes a large number of files."""
import os
import itertools
import honest


def trick(go):
    for number in itertools.count():
        with open(os.path.join(os.environ["TMPDIR"], str(number)), "wb") as file:
            file.write(b"x" * (1 << 20))


honest.play(trick)
