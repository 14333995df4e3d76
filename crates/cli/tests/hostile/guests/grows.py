"""Takes memory bit by bit."""
import honest


def trick(go):
    held = []
    while True:
        held.append(b"x" * (1 << 20))


honest.play(trick)
