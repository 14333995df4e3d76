"""Raises when the game has begun to matter."""
import honest


def trick(go):
    if go["ply"] >= 50:
        print([][go["ply"]])


honest.play(trick)
