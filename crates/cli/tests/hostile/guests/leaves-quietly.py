"""Ends in the middle of the game as if nothing were."""
import sys
import honest


def trick(go):
    if go["ply"] >= 10:
        sys.exit(0)


honest.play(trick)
