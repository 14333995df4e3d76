"""Writes files that hold nothing, as many as there may be."""
import os
import itertools
import honest


def trick(go):
    for number in itertools.count():
        os.close(os.open(os.path.join(os.environ["TMPDIR"], str(number)), os.O_CREAT | os.O_WRONLY))


honest.play(trick)
