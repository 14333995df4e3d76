"""Writes files that have no name any more, and answers in between."""
import os
import honest

HELD = []


def trick(go):
    name = os.path.join(os.environ["TMPDIR"], "file")
    file = open(name, "wb")
    os.unlink(name)
    file.write(b"x" * (12 << 20))
    file.flush()
    HELD.append(file)


honest.play(trick)
