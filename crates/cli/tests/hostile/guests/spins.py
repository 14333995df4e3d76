"""Thinks for ever."""
import honest


def spin(_go):
    while True:
        pass


honest.play(spin)
