"""Goes on without a voice."""
import os
import time
import honest


def trick(go):
    os.close(1)
    time.sleep(3600)


honest.play(trick)
