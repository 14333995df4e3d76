"""Computes for ever when the game is over: no fault."""
import honest

honest.play()
while True:
    pass
