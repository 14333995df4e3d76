"""Leaves its own session twice, and keeps the pipes."""
import os
import time
import honest


def trick(go):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(3600)
        os._exit(0)


honest.play(trick)
