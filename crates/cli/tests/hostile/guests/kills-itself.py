"""Ends by a signal."""
import os
import signal
import honest

honest.play(lambda go: os.kill(os.getpid(), signal.SIGKILL))
