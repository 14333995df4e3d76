"""Raises at its first question."""
import honest


def trick(go):
    raise ValueError("no idea what to play")


honest.play(trick)
