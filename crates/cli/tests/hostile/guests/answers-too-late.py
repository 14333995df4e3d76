"""Sleeps longer before a move than anybody waits."""
import time
import honest

honest.play(lambda go: time.sleep(20))
