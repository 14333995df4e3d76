"""Computes for two seconds before its first move, and plays on."""
import time
import honest

THOUGHT = []


def trick(go):
    if not THOUGHT:
        THOUGHT.append(True)
        while time.process_time() < 2:
            pass


honest.play(trick)
