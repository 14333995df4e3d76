"""Says everything on its standard error, for ever."""
import sys
import honest


def trick(go):
    while True:
        sys.stderr.write("still here\n" * 10000)


honest.play(trick)
