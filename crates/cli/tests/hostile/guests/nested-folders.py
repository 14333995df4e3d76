"""A folder in a folder in a folder."""
import os
import honest


def trick(go):
    os.chdir(os.environ["TMPDIR"])
    while True:
        os.mkdir("d")
        os.chdir("d")


honest.play(trick)
