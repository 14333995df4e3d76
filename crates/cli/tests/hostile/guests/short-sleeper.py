"""Sleeps a little before each move: no fault."""
import time
import honest

honest.play(lambda go: time.sleep(0.01))
